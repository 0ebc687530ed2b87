"""Possible worlds with all roles, as exactly as can be: for who wants help, and for replays.

What may happen to the cards after the deal hangs only on who moves them and how: worlds that move them alike are put
together and their cards are moved once, at the end.
"""

from __future__ import annotations

from typing import Final

from ..roles import DOPPELGANGER, KINDS, NO_ROLE, PLACES, WEREWOLF
from ..state import NOBODY
from ..told.tales import Tale
from .hearsay import Manners
from .moving import State
from .reckoning import Reckoning
from .weights import add_row

FAINT: Final = 1e-9  # worlds so much less likely than others, for what was said, are left out of the sum


class Whole(Reckoning):
    """`way` is what was found."""

    __slots__ = ("became", "dealt", "moved")

    def __init__(self, seats: int, counts: list[int], tales: list[Tale], manners: Manners) -> None:
        super().__init__(seats, counts, tales, manners)
        self.faint = FAINT
        self.became = NO_ROLE  # what the Doppelgänger's card is
        self.dealt: list[float] = [0.0] * (KINDS * PLACES)  # weights by role and place
        self.moved: dict[State, list[float]] = {}  # the same after the Doppelgänger's turn, by what happens then

    def run(self) -> None:
        self.listen()
        self.became = self.copied
        self.hear(0, 1.0)
        self.sum_up()

    def hears_waking(self) -> bool:
        return True

    def take(self, weight: float) -> None:
        self.place(0, weight)

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
        """All is moved that moves."""
        for role in range(KINDS):
            if self.counts[role] > 0:
                self.way.dealt[role] = self.dealt[role * PLACES : (role + 1) * PLACES]
        for state, rows in self.moved.items():
            self.move.become(state)
            for role in range(KINDS):
                row = rows[role * PLACES : (role + 1) * PLACES]
                if any(row):
                    self.move.carry_on(row)
                    add_row(self.way.now, role, row)
