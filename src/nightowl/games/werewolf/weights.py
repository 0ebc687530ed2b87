"""Weights of worlds, summed by role and place: of all that can be, or of one way to take what was said."""

from __future__ import annotations

from typing import Final

from .roles import KINDS, PLACES, WEREWOLF

NO_ROWS: Final[list[list[float]]] = [[] for _ in range(KINDS)]


def sum_up(row: list[float], more: list[float]) -> None:
    for place in range(PLACES):
        weight = more[place]
        if weight != 0.0:
            row[place] += weight


class Weights:
    """`dealt` and `now` weigh roles by place, of worlds that weigh `total`. Roles nobody asked about have no row."""

    __slots__ = ("calm", "dealt", "now", "total")

    def __init__(self) -> None:
        self.total = 0.0
        self.calm = 0.0  # of it: no Werewolf was dealt to a player
        self.dealt: list[list[float]] = NO_ROWS.copy()
        self.now: list[list[float]] = NO_ROWS.copy()

    def include(self, other: Weights) -> None:
        self.total += other.total
        self.calm += other.calm
        for role in range(KINDS):
            if other.now[role]:
                add_row(self.now, role, other.now[role])
            if other.dealt[role]:
                add_row(self.dealt, role, other.dealt[role])


def add_row(rows: list[list[float]], role: int, more: list[float]) -> None:
    if rows[role]:
        sum_up(rows[role], more)
    else:
        rows[role] = more.copy()


def wolf_chances(found: Weights | None, seats: int) -> list[float]:
    """For each seat the chance that it is a wolf now; all alike where nothing fits."""
    if found is None:
        return [0.5] * seats
    total = found.total
    row = found.now[WEREWOLF]
    return [row[seat] / total for seat in range(seats)]


def calm_chance(found: Weights | None) -> float:
    """The chance that nobody was dealt a Werewolf."""
    return 0.0 if found is None else found.calm / found.total
