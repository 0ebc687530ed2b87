"""Possible worlds with all roles, as exactly as can be: for who wants help, and for replays.

What may happen to the cards after the deal hangs only on who moves them and how: worlds that move them alike are put
together and their cards are moved once, at the end.
"""

from __future__ import annotations

from typing import Final

from ..roles import DOPPELGANGER, DRUNK, KINDS, NO_ROLE, PLACES, ROBBER, TROUBLEMAKER, UNCOPIED, WEREWOLF
from ..state import NOBODY
from ..told.tales import Tale
from .alike import each, even, unnamed, without
from .hearsay import Manners
from .moving import State
from .reckoning import Reckoning
from .weights import add_row

MOVERS: Final[list[int]] = [ROBBER, TROUBLEMAKER, DRUNK]
FAINT: Final = 1e-9  # worlds so much less likely than others, for what was said, are left out of the sum


class Whole(Reckoning):
    """`way` is what was found."""

    __slots__ = ("became", "dealt", "mine", "moved", "roles")

    def __init__(self, seats: int, counts: list[int], tales: list[Tale], manners: Manners) -> None:
        super().__init__(seats, counts, tales, manners)
        self.faint = FAINT
        self.mine = Tale()
        self.became = NO_ROLE  # what the Doppelgänger's card is
        self.dealt: list[float] = [0.0] * (KINDS * PLACES)  # weights by role and place
        self.roles = [role for role in range(KINDS) if counts[role] > 0 or role == UNCOPIED]
        self.moved: dict[State, list[float]] = {}  # the same after the Doppelgänger's turn, by what happens then

    def reads(self, me: int, card: int, mine: Tale) -> None:
        self.mine = mine
        super().reads(me, card, mine)

    def run(self) -> None:
        self.listen()
        self.alike = [unnamed(self.seats, self.me, self.mine, self.tales)]
        self.suppose_all()
        for rows in (self.way.dealt, self.way.now):
            for row in rows:
                if row:
                    even(row, self.alike)

    def suppose_all(self) -> None:
        self.became = self.copied
        self.hear(0, 1.0)

    def hears_waking(self) -> bool:
        return True

    def take(self, weight: float) -> None:
        """All tales are taken as one or the other: from here on nothing tells liars apart, nor those who are silent."""
        alike = self.alike
        free = ((1 << self.seats) - 1) & ~int(self.held) & ~self.move.touched()
        self.alike = [free & int(self.lies), free & ~int(self.lies)]
        self.place(0, weight)
        self.sum_up()
        self.alike = alike

    def place(self, at: int, weight: float) -> None:
        """Robber, Troublemaker and Drunk: wherever they may be, one place after another."""
        if at == len(MOVERS):
            self.rise(weight)
            return
        role = MOVERS[at]
        if self.left >> 2 * role & 3 == 0:
            self.place(at + 1, weight)
            return
        lie = self.manners.lie[role]
        kept, alike = self.mark(), self.alike
        for seat, times in each([seat for seat in range(self.seats) if not self.held >> seat & 1], alike):
            lies = self.lies >> seat & 1 == 1
            if (not lies or lie > 0) and self.pin(seat, role):
                self.alike = without(alike, seat)
                odd = self.odd_lies() * (lie if lies else 1.0)
                if times * weight * odd > self.faint * self._best:
                    self.place(at + 1, times * weight)
                self.restore(kept)
        self.alike = alike
        self.ban(role)
        self.place(at + 1, weight)
        self.restore(kept)

    def share_out(self, weight: float, liars: list[int], silent: list[int], centre: list[int]) -> None:
        shared = self.shared(self.left, len(liars), len(silent), len(centre))
        total = weight * shared.sum
        if total == 0:
            return
        self.way.total += total
        if self.seat_of(WEREWOLF) == NOBODY:
            self.way.calm += weight * shared.calm
        now = self.now()
        self.add_pinned(now, total)
        for role in shared.free:
            self.add(now, role, liars, weight * shared.liars[role])
            self.add(now, role, silent, weight * shared.silent[role])
            self.add(now, role, centre, weight * shared.centre[role])

    def now(self) -> list[float]:
        """Where cards of these moves are added up."""
        state = self.move.state()
        found = self.moved.get(state)
        if found is None:
            found = [0.0] * (KINDS * PLACES)
            self.moved[state] = found
        return found

    def add_pinned(self, now: list[float], weight: float) -> None:
        for place, role in enumerate(self.faces()):
            if role != NO_ROLE:
                self.dealt[role * PLACES + place] += weight
                is_now = self.became if role == DOPPELGANGER else role
                now[is_now * PLACES + self.move.after(place)] += weight

    def add(self, now: list[float], role: int, places: list[int], weight: float) -> None:
        """A card of that role lies evenly in one of those places."""
        if weight > 0:
            share = weight / len(places)
            is_now = self.became if role == DOPPELGANGER else role
            for place in places:
                self.dealt[role * PLACES + place] += share
                now[is_now * PLACES + self.move.after(place)] += share

    def sum_up(self) -> None:
        """All is moved that moves, and what was reckoned for one is shared by those who are alike."""
        if not self.moved:
            return
        now: list[list[float]] = [[] for _ in range(KINDS)]
        kept = self.move.state()
        for state, rows in self.moved.items():
            self.move.become(state)
            for role in self.roles:
                row = rows[role * PLACES : (role + 1) * PLACES]
                if any(row):
                    self.move.carry_on(row)
                    add_row(now, role, row)
        self.move.become(kept)
        for role in self.roles:
            row = self.dealt[role * PLACES : (role + 1) * PLACES]
            even(row, self.alike)
            add_row(self.way.dealt, role, row)
            if now[role]:
                even(now[role], self.alike)
                add_row(self.way.now, role, now[role])
        self.moved = {}
        self.dealt = [0.0] * (KINDS * PLACES)
