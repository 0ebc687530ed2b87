"""Cards pinned to places, as far as they are known or told. What is left is counted, not enumerated.

All of it is packed into numbers, so that taking back what was pinned is no more than putting a number back.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..roles import (
    CENTRE,
    CENTRE_CARDS,
    DOPPELGANGER,
    INSOMNIAC,
    KINDS,
    MINION,
    NO_ROLE,
    PLACES,
    ROBBER,
    TANNER,
    WEREWOLF,
)
from ..state import NOBODY
from .hearsay import Manners
from .moving import Moving
from .sharing import FACTORIAL, Shares
from .weights import Weights, add_row

Mark = tuple[i64, i64, i64, i64]
BAD: Final[list[int]] = [DOPPELGANGER, WEREWOLF, MINION, TANNER, ROBBER, INSOMNIAC]
ALL_BAD: Final[int] = sum(1 << role for role in BAD)
BAD_AT: Final = 24  # above the cards that are left, two bits for each role
CARDS: Final = (1 << BAD_AT) - 1
MEMBERS: Final[list[list[int]]] = [[seat for seat in range(CENTRE) if n >> seat & 1] for n in range(1 << CENTRE)]
OPEN: Final[list[list[int]]] = [
    [CENTRE + card for card in range(CENTRE_CARDS) if not n >> card & 1] for n in range(1 << CENTRE_CARDS)
]
MANY: Final = 20_000


class Counting:
    """Where cards are pinned and who makes things up; `count` adds what such worlds weigh to `way`."""

    __slots__ = (
        "asked",
        "banned",
        "counts",
        "held",
        "left",
        "lies",
        "manners",
        "move",
        "pins",
        "seats",
        "way",
    )

    def __init__(self, seats: int, counts: list[int], manners: Manners) -> None:
        self.seats = seats
        self.counts = counts
        self.manners = manners
        self.asked = [role for role in range(KINDS) if counts[role] > 0 and role in (WEREWOLF, DOPPELGANGER)]
        self.move = Moving(seats)
        self.way = Weights()
        self.pins: i64 = 0  # the role dealt to each place, four bits each
        self.held: i64 = 0  # the places that are pinned
        self.banned: i64 = 0  # the roles no further player has
        self.lies: i64 = 0  # the seats whose tale is taken as made up
        self.left: i64 = 0  # cards that are not pinned, by role; and how many of them have a reason to lie
        for role in range(KINDS):
            for _ in range(counts[role]):
                self.left += card(role)

    def mark(self) -> Mark:
        return (self.pins, self.held, self.left, self.banned)

    def restore(self, kept: Mark) -> None:
        self.pins, self.held, self.left, self.banned = kept

    def pin(self, place: i64, role: i64) -> bool:
        """That card was dealt to that place; False if it cannot be."""
        if self.held >> place & 1 == 1:
            return (self.pins >> 4 * place & 15) == role
        if self.left >> 2 * role & 3 == 0 or (place < CENTRE and self.banned >> role & 1 == 1):
            return False
        self.pins |= role << 4 * place
        self.held |= 1 << place
        self.left -= card(role)
        return True

    def ban(self, role: i64) -> None:
        """No further player has that role."""
        self.banned |= 1 << role

    def is_pinned(self, place: i64, role: i64) -> bool:
        return self.held >> place & 1 == 1 and (self.pins >> 4 * place & 15) == role

    def seat_of(self, role: i64) -> int:
        """The first player a card of that role is pinned to."""
        if self.counts[role] > 0:
            seats: i64 = self.seats
            for seat in range(seats):
                if self.is_pinned(seat, role):
                    return int(seat)
        return NOBODY

    def is_alone(self, seat: i64, role: i64) -> bool:
        """Whether no other player is pinned to that role."""
        held = 0
        seats: i64 = self.seats
        for other in range(seats):
            held += other != seat and self.is_pinned(other, role)
        return held == 0

    def odd_lies(self) -> float:
        """How unlikely so many liars are, at best: there are only so many cards that have a reason to lie."""
        chance = 1.0
        liars: i64 = len(MEMBERS[self.lies & ~self.held])
        for _ in range(liars - (self.left >> BAD_AT)):
            chance *= self.manners.oddest
        return chance

    def count(self, weight: float) -> None:
        """All worlds in which the cards that are left fall anywhere; choices nobody knows are free."""
        lie = self.manners.lie
        caught = self.lies & self.held
        seats: i64 = self.seats
        for seat in range(seats):
            if caught >> seat & 1 == 1:
                weight *= lie[self.pins >> 4 * seat & 15]
        if weight == 0:
            return
        liars = MEMBERS[self.lies & ~self.held]
        silent = MEMBERS[((1 << seats) - 1) & ~self.lies & ~self.held]
        self.share_out(weight, liars, silent, OPEN[self.held >> CENTRE])

    def share_out(self, weight: float, liars: list[int], silent: list[int], centre: list[int]) -> None:
        """What is left falls on these three groups of places."""
        shared = self.shared(self.left, len(liars), len(silent), len(centre))
        if shared.sum == 0:
            return
        self.way.total += weight * shared.sum
        if self.seat_of(WEREWOLF) == NOBODY:
            self.way.calm += weight * shared.calm
        faces = self.faces()
        for role in self.asked:
            pinned = weight * shared.sum
            here = [pinned if face == role else 0.0 for face in faces]
            if self.left >> 2 * role & 3 > 0:
                spread(here, liars, weight * shared.liars[role])
                spread(here, silent, weight * shared.silent[role])
                spread(here, centre, weight * shared.centre[role])
            self.move.carry(here)
            add_row(self.way.now, role, here)

    def faces(self) -> list[int]:
        """By place the role that is pinned there."""
        found = [NO_ROLE] * PLACES
        places: i64 = PLACES
        for place in range(places):
            if self.held >> place & 1 == 1:
                found[place] = int(self.pins >> 4 * place & 15)
        return found

    def shared(self, left: i64, a: i64, b: i64, c: i64) -> Shares:
        """How such cards fall on liars, silent players and centre; the same question is asked often."""
        key = (((left & CARDS) << KINDS | self.banned) << 4 | a) << 6 | b << 2 | c
        known = self.manners.known
        found = known.get(key)
        if found is None:
            found = Shares([int(left >> 2 * role & 3) for role in range(KINDS)], self.banned, self.manners.lie)
            found.split(0, a, b, c, FACTORIAL[a] * FACTORIAL[b] * FACTORIAL[c])
            if len(known) >= MANY:
                known.clear()
            known[key] = found
        return found


def card(role: i64) -> i64:
    """One card of that role among those that are left."""
    return (1 << 2 * role) + ((ALL_BAD >> role & 1) << BAD_AT)


def spread(row: list[float], places: list[int], weight: float) -> None:
    """Shared evenly among those places."""
    if weight > 0 and places:
        share = weight / len(places)
        for place in places:
            row[place] = share
