"""What can be worked out from what a seat knows and what all have said: the chance of every role for every card.

A world is a deal and a night; it weighs what the rules make it, times how likely such people would say what was said. Tales
are taken in turn as true or made up. A true one pins cards and choices; those who make things up are all alike, and so are
the silent and the cards in the centre: what is left is counted, not enumerated. Choices nobody knows are free.
The Doppelgänger of somebody else is not reckoned with here: see `sampling`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .hearsay import Manners, looks_at, trust_in
from .moving import Moving, swapped
from .roles import (
    CENTRE,
    CENTRE_CARDS,
    DOPPELGANGER,
    DRUNK,
    INSOMNIAC,
    KINDS,
    MINION,
    NO_ROLE,
    PLACES,
    ROBBER,
    SEER,
    TANNER,
    TROUBLEMAKER,
    WEREWOLF,
)
from .sharing import FACTORIAL, Shares
from .state import NOBODY
from .tales import IDLE, UNSAID, Tale, made_up

MOVERS: Final[list[int]] = [ROBBER, TROUBLEMAKER, DRUNK]
BAD: Final[list[int]] = [DOPPELGANGER, WEREWOLF, MINION, TANNER, ROBBER, INSOMNIAC]
IS_BAD: Final[list[bool]] = [role in BAD for role in range(KINDS)]
NO_ROWS: Final[list[list[float]]] = [[] for _ in range(KINDS)]
MANY: Final = 20_000
FAINT: Final = 1e-9  # worlds so much less likely than others, for what was said, are left out of the sum
IN_HASTE: Final = 1e-2  # the same where it must be fast


def moves_of(me: int, role: int, mine: Tale) -> list[tuple[int, int]]:
    """The cards a Doppelgänger has swapped."""
    if role == ROBBER and mine.took >= 0:
        return [(me, mine.took)]
    if role == TROUBLEMAKER and mine.one >= 0:
        return [(mine.one, mine.other)]
    return [(me, CENTRE + mine.drank)] if role == DRUNK else []


def sum_up(row: list[float], more: list[float]) -> None:
    for place in range(PLACES):
        weight = more[place]
        if weight != 0.0:
            row[place] += weight


class Reckoning:
    """First what is known for sure, then `run`. `dealt` and `now` weigh roles by place: of all worlds, which weigh `total`.

    `whole` reckons all roles exactly. Otherwise only where Werewolves are now, by moves that are told or known: faster.
    """

    __slots__ = (
        "_best",
        "_centre",
        "_liars",
        "_lies",
        "_lying",
        "_silent",
        "asked",
        "bad",
        "banned",
        "calm",
        "copied",
        "counts",
        "dealt",
        "faint",
        "left",
        "lone_wolf",
        "made",
        "manners",
        "me",
        "move",
        "now",
        "pins",
        "seats",
        "tales",
        "total",
        "trail",
        "trust",
        "whole",
        "woke",
        "woke_at",
    )

    def __init__(self, seats: int, counts: list[int], tales: list[Tale], manners: Manners, whole: bool) -> None:
        self.seats = seats
        self.counts = counts
        self.left = counts.copy()
        self.bad = 0  # how many cards that have a reason to lie are not pinned
        for role in BAD:
            self.bad += counts[role]
        self.tales = tales
        self.manners = manners
        self.whole = whole
        self.faint = FAINT if whole else IN_HASTE
        self.asked = [role for role in range(KINDS) if counts[role] > 0 and (whole or role in (WEREWOLF, DOPPELGANGER))]
        self.me = NOBODY
        self.copied = NO_ROLE  # by the reader
        self.lone_wolf = True
        self.made: list[float] = [0.0 if tale.role == NO_ROLE else made_up(tale, seats, counts) for tale in tales]
        self.trust: list[float] = [trust_in(tale, manners) for tale in tales]
        self.pins: list[int] = [NO_ROLE] * PLACES
        self.trail: list[int] = []  # places pinned, to be taken back
        self.banned: list[int] = [0] * KINDS  # no further player has that role
        self.move = Moving(seats)
        self.woke_at = NOBODY
        self.woke = NO_ROLE
        self.total = 0.0
        self.calm = 0.0  # of it: no Werewolf was dealt to a player
        self.dealt: list[list[float]] = NO_ROWS.copy()  # by role and place; only if `whole`
        self.now: list[list[float]] = NO_ROWS.copy()
        for role in self.asked:
            self.now[role] = [0.0] * PLACES
            if whole:
                self.dealt[role] = [0.0] * PLACES
        self._lying: list[int] = []
        self._lies: list[bool] = [False] * seats  # the same by seat
        self._liars: list[int] = []
        self._silent: list[int] = []
        self._centre: list[int] = []
        self._best = 0.0  # the weight of the likeliest way to take the tales so far

    # What is known for sure

    def know(self, me: int, card: int, mine: Tale) -> None:
        """What the reader was dealt, did and saw."""
        self.me = me
        self.pin(me, card)
        self.copied = mine.copied
        role = card
        if mine.copied != NO_ROLE:
            role = mine.copied
            self.pin(mine.target, mine.copied)
        for place, face in mine.saw:
            self.pin(place, face)
        if mine.took >= 0:
            self.pin(mine.took, mine.face)
        if mine.group != NO_ROLE:
            for fellow in mine.fellows:
                self.pin(fellow, mine.group)
            self.banned[mine.group] += 1
        if card == DOPPELGANGER:
            self.move.first = moves_of(me, role, mine)
        else:
            self.pin_own(role, mine)
        if mine.woke != NO_ROLE:
            self.woke_at, self.woke = me, mine.woke

    def pin_own(self, role: int, mine: Tale) -> None:
        move = self.move
        if role == ROBBER:
            move.rob = mine.took if mine.took != UNSAID else IDLE
        elif role == TROUBLEMAKER:
            move.one, move.other = (mine.one, mine.other) if mine.one != UNSAID else (IDLE, IDLE)
        elif role == DRUNK:
            move.drink = mine.drank

    # What is pinned

    def pin(self, place: int, role: int) -> bool:
        """That card was dealt to that place; False if it cannot be."""
        if self.pins[place] != NO_ROLE:
            return self.pins[place] == role
        if self.left[role] == 0 or (place < CENTRE and self.banned[role] > 0):
            return False
        self.pins[place] = role
        self.left[role] -= 1
        self.bad -= IS_BAD[role]
        self.trail.append(place)
        return True

    def undo(self, mark: int) -> None:
        while len(self.trail) > mark:
            place = self.trail.pop()
            role = self.pins[place]
            self.left[role] += 1
            self.bad += IS_BAD[role]
            self.pins[place] = NO_ROLE

    def seat_of(self, role: int) -> int:
        """The first player a card of that role is pinned to."""
        if self.left[role] == self.counts[role]:
            return NOBODY
        for seat in range(self.seats):
            if self.pins[seat] == role:
                return seat
        return NOBODY

    def is_alone(self, seat: int, role: int) -> bool:
        """Whether no other player is pinned to that role."""
        held = 0
        for other in range(self.seats):
            held += other != seat and self.pins[other] == role
        return held == 0

    # Who tells the truth

    def run(self) -> None:
        self.hear(0, 1.0)
        self.unmask()

    def hear(self, seat: int, weight: float) -> None:
        """Take the tales of the seats from this one on as true or made up."""
        while seat < self.seats and (seat == self.me or self.tales[seat].role == NO_ROLE):
            seat += 1
        if seat == self.seats:
            self._best = max(self._best, weight * self.odd_lies())
            self.place(0, weight)
            return
        if self.trust[seat] > 0:
            self.believe(seat, self.tales[seat], weight * self.trust[seat])
        if self.pins[seat] == NO_ROLE or self.manners.lie[self.pins[seat]] > 0:
            self._lying.append(seat)
            self._lies[seat] = True
            weight *= self.made[seat]
            if weight * self.odd_lies() > self.faint * self._best:
                self.hear(seat + 1, weight)
            self._lying.pop()
            self._lies[seat] = False

    def odd_lies(self) -> float:
        """How unlikely so many liars are, at best: there are only so many cards that have a reason to lie."""
        odd = -self.bad
        for seat in self._lying:
            if self.pins[seat] == NO_ROLE:
                odd += 1
        chance = 1.0
        for _ in range(odd):
            chance *= self.manners.oddest
        return chance

    def believe(self, seat: int, tale: Tale, weight: float) -> None:
        mark = len(self.trail)
        role = tale.role
        if self.pin(seat, role):
            share = self.pin_looks(tale)
            share *= self.pin_choice(role, tale)
            group = tale.group if tale.alone else WEREWOLF if role == WEREWOLF and tale.saw else NO_ROLE
            if group != NO_ROLE and not self.is_alone(seat, group):
                share = 0.0
            if share > 0 and self.pin_fellows(tale):
                if group != NO_ROLE:
                    self.banned[group] += 1
                self.hear(seat + 1, weight * share)
                if group != NO_ROLE:
                    self.banned[group] -= 1
            self.unpin_choice(role)
        self.undo(mark)

    def pin_looks(self, tale: Tale) -> float:
        share = 1.0
        if tale.role == SEER:
            share = looks_at(tale, self.seats, CENTRE)
        elif tale.saw:  # a lone wolf, who may look at one card in the centre
            share = 0.25 if self.lone_wolf and len(tale.saw) == 1 and tale.saw[0][0] >= CENTRE else 0.0
        for place, face in tale.saw:
            if share > 0 and not self.pin(self.move.before(place), face):
                share = 0.0
        return share

    def pin_fellows(self, tale: Tale) -> bool:
        for fellow in tale.fellows:
            if not self.is_one_of(fellow, tale.group) and not self.pin(fellow, tale.group):
                return False
        return True

    def is_one_of(self, seat: int, group: int) -> bool:
        """Whether that seat is the reader, who has copied that role."""
        return seat == self.me and self.copied == group

    def pin_choice(self, role: int, tale: Tale) -> float:
        """What a true tale of a Robber, Troublemaker, Drunk or Insomniac says was done; how likely that choice was."""
        move = self.move
        if role == ROBBER and (tale.took != UNSAID or tale.idle):
            move.rob = IDLE if tale.idle else tale.took
            if tale.took != UNSAID and not self.pin(move.before(tale.took), tale.face):
                return 0.0
            return 1.0 / self.seats
        if role == TROUBLEMAKER and (tale.one != UNSAID or tale.idle):
            move.one, move.other = (IDLE, IDLE) if tale.idle else (tale.one, tale.other)
            return (1.0 if tale.idle else 2.0) / move.swaps()
        if role == DRUNK and tale.drank != UNSAID:
            move.drink = tale.drank
            return 1.0 / CENTRE_CARDS
        if role == INSOMNIAC and tale.woke != NO_ROLE and self.woke_at == NOBODY:
            self.woke_at = self.seat_of(INSOMNIAC)
            self.woke = tale.woke
        return 1.0

    def unpin_choice(self, role: int) -> None:
        if role == ROBBER:
            self.move.rob = UNSAID
        elif role == TROUBLEMAKER:
            self.move.one = self.move.other = UNSAID
        elif role == DRUNK:
            self.move.drink = UNSAID
        elif role == INSOMNIAC and self.woke_at != self.me:
            self.woke_at = NOBODY

    # Where those lie who move cards

    def place(self, at: int, weight: float) -> None:
        """Robber, Troublemaker and Drunk: wherever they may be, one place after another."""
        if at == len(MOVERS) or not self.whole:
            self.rise(weight)
            return
        role = MOVERS[at]
        if self.left[role] == 0:
            self.place(at + 1, weight)
            return
        for seat in range(self.seats):
            if self.pins[seat] != NO_ROLE or (self._lies[seat] and self.manners.lie[role] == 0):
                continue
            mark = len(self.trail)
            if self.pin(seat, role):
                odd = self.odd_lies() * (self.manners.lie[role] if self._lies[seat] else 1.0)
                if weight * odd > self.faint * self._best:
                    self.place(at + 1, weight)
                self.undo(mark)
        self.banned[role] += 1
        self.place(at + 1, weight)
        self.banned[role] -= 1

    def rise(self, weight: float) -> None:
        """Who looks at her own card at the end knows more: everything that may have happened to it is told apart."""
        move = self.move
        move.robber = self.seat_of(ROBBER)
        move.troublemaker = self.seat_of(TROUBLEMAKER)
        move.drunk = self.seat_of(DRUNK)
        if self.woke_at == NOBODY:
            self.count(weight)
            return
        for rob, share in move.robberies():
            for other, apart in move.touches(self.woke_at):
                at = self.woke_at if other == NOBODY else other
                if rob != IDLE:
                    at = swapped(at, move.robber, rob)
                mark = len(self.trail)
                if self.pin(move.before(at), self.woke):
                    kept = move.choose(rob, self.woke_at, other)
                    self.count(weight * share * apart)
                    move.restore(kept)
                self.undo(mark)

    # What is left is counted

    def count(self, weight: float) -> None:
        lie = self.manners.lie
        self._liars.clear()
        self._silent.clear()
        for seat in range(self.seats):
            lies = self._lies[seat]
            if self.pins[seat] == NO_ROLE:
                (self._liars if lies else self._silent).append(seat)
            elif lies:
                weight *= lie[self.pins[seat]]
        if weight == 0:
            return
        self._centre = [place for place in range(CENTRE, PLACES) if self.pins[place] == NO_ROLE]
        shared = self.shared(len(self._liars), len(self._silent), len(self._centre))
        if shared.sum > 0:
            self.total += weight * shared.sum
            if not self.has_wolf():
                self.calm += weight * shared.calm
            self.add(shared, weight)

    def has_wolf(self) -> bool:
        """Whether a player is pinned as a Werewolf."""
        return self.seat_of(WEREWOLF) != NOBODY

    def shared(self, a: int, b: int, c: int) -> Shares:
        """How the cards that are left fall on liars, silent players and centre; the same question is asked often."""
        key: i64 = (a * 16 + b) * 4 + c  # an int would outgrow its fast form
        for role in range(KINDS):
            key = (key * 4 + i64(self.left[role])) * 2
            if self.banned[role] > 0:
                key += 1
        known = self.manners.known
        found = known.get(key)
        if found is None:
            found = Shares(self.left, self.banned, self.manners.lie)
            found.split(0, a, b, c, FACTORIAL[a] * FACTORIAL[b] * FACTORIAL[c])
            if len(known) >= MANY:
                known.clear()
            known[key] = found
        return found

    def add(self, shared: Shares, weight: float) -> None:
        """The weights of the roles at every place of these worlds, as dealt and as the cards lie now."""
        for role in self.asked:
            here = self.weights(shared, role, weight)
            if self.whole:
                sum_up(self.dealt[role], here)
            self.move.carry(here)
            sum_up(self.now[role], here)

    def weights(self, shared: Shares, role: int, weight: float) -> list[float]:
        """How much of these worlds has that role dealt to each place."""
        here = [0.0] * PLACES
        for place in range(PLACES):
            if self.pins[place] == role:
                here[place] = weight * shared.sum
        if self.left[role] > 0:
            for seat in self._liars:
                here[seat] = weight * shared.liars[role] / len(self._liars)
            for seat in self._silent:
                here[seat] = weight * shared.silent[role] / len(self._silent)
            for card in self._centre:
                here[card] = weight * shared.centre[role] / len(self._centre)
        return here

    def unmask(self) -> None:
        """The reader's own Doppelgänger card is the role it copied, wherever it lies now."""
        if self.copied in self.asked:
            for place in range(PLACES):
                self.now[self.copied][place] += self.now[DOPPELGANGER][place]
                self.now[DOPPELGANGER][place] = 0.0
