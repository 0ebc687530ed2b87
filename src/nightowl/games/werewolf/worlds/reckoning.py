"""What can be worked out from what a seat knows and what all have said: the chance of every role for every card.

A world is a deal and a night; it weighs what the rules make it, times how likely such people would say what was said. Tales
are taken in turn as true or made up. A true one pins cards and choices; those who make things up are all alike, and so are
the silent and the cards in the centre: see `counting`.
The Doppelgänger of somebody else is not reckoned with here: see `stranger`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..roles import CENTRE, DOPPELGANGER, DRUNK, INSOMNIAC, NO_ROLE, PLACES, ROBBER, TROUBLEMAKER, WEREWOLF
from ..state import NOBODY
from ..told.tales import IDLE, UNSAID, Tale
from .alike import each, without
from .counting import Counting
from .hearsay import Manners, Testimony
from .moving import swapped
from .weights import Outlook, Weights, add_row, blank

IN_HASTE: Final = 1e-2  # worlds so much less likely than others, for what was said, are left out of the sum


def moves_of(me: int, role: int, mine: Tale) -> list[tuple[int, int]]:
    """The cards a Doppelgänger has swapped."""
    if role == ROBBER and mine.took >= 0:
        return [(me, mine.took)]
    if role == TROUBLEMAKER and mine.one >= 0:
        return [(mine.one, mine.other)]
    return [(me, CENTRE + mine.drank)] if role == DRUNK and mine.drank >= 0 else []


class Way:
    """One way to take the tales: who makes things up, as bits, and what is left where Werewolves are asked for."""

    __slots__ = ("calm", "lies", "total", "wolves")

    def __init__(self, lies: i64, found: Weights) -> None:
        self.lies = lies
        self.total = found.total
        self.calm = found.calm
        self.wolves = found.now[WEREWOLF]


class Reckoning(Counting):
    """First what is known for sure, then `run`: `outlook` tells where Werewolves are now. For all roles see `whole`."""

    __slots__ = ("_best", "alike", "copied", "faint", "heard", "lone_wolf", "me", "tales", "wakes", "ways")

    def __init__(self, seats: int, counts: list[int], tales: list[Tale], manners: Manners) -> None:
        super().__init__(seats, counts, manners)
        self.tales = tales
        self.faint = IN_HASTE
        self.alike: list[int] = []  # classes of seats that nothing has told apart so far
        self.me = NOBODY
        self.copied = NO_ROLE  # by the reader
        self.lone_wolf = True
        self.wakes: list[tuple[int, int]] = []  # who looked at her own card at the end, and saw what
        self.heard: list[Testimony] = []
        self.ways: list[Way] = []
        self._best = 0.0  # the weight of the likeliest way to take the tales so far

    # What is known for sure

    def reads(self, me: int, card: int, mine: Tale) -> None:
        """Who looks on, and what she knows."""
        self.know(me, card, mine)

    def know(self, me: int, card: int, mine: Tale) -> bool:
        """What the reader was dealt, did and saw; False if it cannot be."""
        self.me = me
        self.copied = mine.copied
        role = card
        pins = [(me, card)]
        if mine.copied != NO_ROLE:
            role = mine.copied
            pins.append((mine.target, mine.copied))
        for place, face in mine.saw:
            pins.append((self.move.before(place), face))
        if mine.took >= 0:
            pins.append((self.move.before(mine.took), mine.face))
        for place, face in pins:
            if not self.pin(place, face):
                return False
        if mine.group != NO_ROLE:
            for fellow in mine.fellows:
                if not self.has_joined(fellow, mine.group) and not self.pin(fellow, mine.group):
                    return False
            self.ban(mine.group)
        if card == DOPPELGANGER:
            self.move.first = moves_of(me, role, mine)
        else:
            self.pin_own(role, mine)
        if mine.woke != NO_ROLE:
            self.wakes.append((me, mine.woke))
        return True

    def has_joined(self, seat: int, group: int) -> bool:
        """Whether that seat belongs to a group by having copied its role: here only the reader is known to have."""
        return seat == self.me and self.copied == group

    def pin_own(self, role: int, mine: Tale) -> None:
        move = self.move
        if role == ROBBER:
            move.rob = mine.took if mine.took != UNSAID else IDLE
        elif role == TROUBLEMAKER:
            move.one, move.other = (mine.one, mine.other) if mine.one != UNSAID else (IDLE, IDLE)
        elif role == DRUNK:
            move.drink = mine.drank

    # Who tells the truth

    def run(self) -> None:
        self.listen()
        self.hear(0, 1.0)

    def listen(self) -> None:
        for seat, tale in enumerate(self.tales):
            if seat != self.me and tale.role != NO_ROLE:
                told = Testimony(seat, tale, self.seats, self.counts, self.manners, self.lone_wolf)
                # the Doppelgänger acts before all others
                self.heard.insert(0 if tale.role == DOPPELGANGER else len(self.heard), told)

    def outlook(self, teller: int) -> Outlook:
        """What all ways together say; only those where that seat tells the truth, if one is named."""
        bit: i64 = 0 if teller == NOBODY else 1 << teller
        ways = [way for way in self.ways if way.lies & bit == 0]
        total = 0.0
        calm = 0.0
        for way in ways:
            total += way.total
            calm += way.calm
        if total == 0.0:
            return blank(self.seats)
        wolf = [0.5] * self.seats
        for seat in range(self.seats):
            weight = 0.0
            for way in ways:
                weight += way.wolves[seat]
            wolf[seat] = weight / total
        return Outlook(total, calm / total, wolf)

    def unmask(self) -> None:
        """The reader's own Doppelgänger card is the role it copied, wherever it lies now."""
        if self.copied in self.asked and self.way.total > 0:
            add_row(self.way.now, self.copied, self.way.now[DOPPELGANGER])
            self.way.now[DOPPELGANGER] = [0.0] * PLACES

    def hear(self, at: int, weight: float) -> None:
        """Take the tales from this one on as true or made up."""
        if at == len(self.heard):
            self._best = max(self._best, weight * self.odd_lies())
            self.take(weight)
            return
        told = self.heard[at]
        if told.trust > 0:
            self.believe(at, told, weight * told.trust)
        seat: i64 = told.seat
        if self.held >> seat & 1 == 0 or self.manners.lie[self.pins >> 4 * seat & 15] > 0:
            self.lies |= 1 << seat
            weight *= told.made
            if weight * self.odd_lies() > self.faint * self._best:
                self.hear(at + 1, weight)
            self.lies ^= 1 << seat

    def take(self, weight: float) -> None:
        """All tales are taken as one or the other. What follows is kept apart by who lies."""
        self.way = Weights()
        self.rise(weight)
        if self.way.total > 0:
            self.unmask()
            self.ways.append(Way(self.lies, self.way))

    def believe(self, at: int, told: Testimony, weight: float) -> None:
        kept = self.mark()
        wakes = len(self.wakes)
        if self.pin(told.seat, told.role) and self.pin_looks(told) and self.pin_group(told):
            self.pin_choice(told)
            self.hear(at + 1, weight)
            self.move.forget(told.role)
            del self.wakes[wakes:]
        self.restore(kept)

    def pin_looks(self, told: Testimony) -> bool:
        tale = told.tale
        for place, face in tale.saw:
            if not self.pin(self.move.before(place), face):
                return False
        return told.role != ROBBER or tale.took == UNSAID or self.pin(self.move.before(tale.took), tale.face)

    def pin_group(self, told: Testimony) -> bool:
        """Whom one met, or that one met nobody."""
        tale = told.tale
        if told.alone != NO_ROLE and not self.is_alone(told.seat, told.alone):
            return False
        for fellow in tale.fellows:
            if not self.has_joined(fellow, tale.group) and not self.pin(fellow, tale.group):
                return False
        if told.alone != NO_ROLE:
            self.ban(told.alone)
        return True

    def pin_choice(self, told: Testimony) -> None:
        """What a true tale of a Doppelgänger, Robber, Troublemaker, Drunk or Insomniac says was done."""
        move = self.move
        tale = told.tale
        role = told.role
        if role == DOPPELGANGER:
            move.first = moves_of(told.seat, tale.saw[0][1], tale) if tale.saw else []
        elif role == ROBBER:
            move.rob = IDLE if tale.idle else tale.took
        elif role == TROUBLEMAKER:
            move.one, move.other = (IDLE, IDLE) if tale.idle else (tale.one, tale.other)
        elif role == DRUNK:
            move.drink = tale.drank
        elif role == INSOMNIAC and tale.woke != NO_ROLE and self.hears_waking():
            self.wakes.append((told.seat, tale.woke))

    def hears_waking(self) -> bool:
        """One at most: to tell apart all that may have happened to two cards takes long."""
        return not self.wakes

    # What happened by night

    def rise(self, weight: float) -> None:
        """All cards that move others lie where they lie."""
        move = self.move
        move.robber = self.seat_of(ROBBER)
        move.troublemaker = self.seat_of(TROUBLEMAKER)
        move.drunk = self.seat_of(DRUNK)
        self.wake(0, weight)

    def wake(self, at: int, weight: float) -> None:
        """Who looks at her own card at the end knows more: everything that may have happened to it is told apart."""
        if at == len(self.wakes):
            self.count(weight)
            return
        move = self.move
        seat = self.wakes[at][0]
        alike = self.alike
        for other, times in each(move.touches(seat), alike):
            lay = seat if other == NOBODY else other
            touched = weight * times * move.touch_share(seat, other)
            self.alike = without(alike, other)
            for rob, robbed in each(move.robberies(lay), self.alike):
                chosen = touched * robbed * move.rob_share(lay, rob)
                kept = move.choose(lay, rob, seat, other)
                self.wake_at(at, chosen, lay if rob < 0 else swapped(lay, move.robber, rob))
                move.restore(kept)
        self.alike = alike

    def wake_at(self, at: int, weight: float, lay: int) -> None:
        """The same where the card she woke with lay there after the Doppelgänger's turn."""
        move = self.move
        kept, alike = self.mark(), self.alike
        for partner, times in each(move.open.partners(lay), without(alike, lay)):
            share = weight * times * move.open.share(lay, partner)
            first = move.settle(lay, partner)
            if self.pin(move.before(lay), self.wakes[at][1]):
                self.alike = without(without(alike, lay), partner)
                self.wake(at + 1, share)
            move.unsettle(first)
            self.restore(kept)
        self.alike = alike
