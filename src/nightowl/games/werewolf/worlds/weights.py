"""Weights of worlds, summed by role and place: of all that can be, or of one way to take what was said."""

from __future__ import annotations

from typing import Final

from ..roles import KINDS

NO_ROWS: Final[list[list[float]]] = [[] for _ in range(KINDS)]


def sum_up(row: list[float], more: list[float]) -> None:
    for place, weight in enumerate(more):
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


def add_row(rows: list[list[float]], role: int, more: list[float]) -> None:
    if rows[role]:
        sum_up(rows[role], more)
    else:
        rows[role] = more.copy()


class Outlook:
    """How likely each seat is a wolf now, and how likely it is that nobody was dealt a Werewolf (`calm`)."""

    __slots__ = ("calm", "total", "wolf")

    def __init__(self, total: float, calm: float, wolf: list[float]) -> None:
        self.total = total  # what the worlds weigh it is made from
        self.calm = calm
        self.wolf = wolf


def blank(seats: int) -> Outlook:
    """Where nothing fits all are alike."""
    return Outlook(0.0, 0.0, [0.5] * seats)
