"""How cards that are left fall on three groups of places, inside which all places are alike: liars, silent, centre."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..roles import KINDS, WEREWOLF

FACTORIAL: Final[list[float]] = [1.0, 1.0, 2.0, 6.0, 24.0, 120.0, 720.0, 5040.0, 40320.0, 362880.0, 3628800.0]


class Shares:
    """`liars`, `silent`, `centre`: how many cards of a role fall there, times the weight of doing so; `sum` of weights."""

    __slots__ = ("_parts", "calm", "centre", "free", "liars", "lie", "loose", "n", "silent", "sum")

    def __init__(self, left: list[int], banned: i64, lie: list[float]) -> None:
        self.free = [role for role in range(KINDS) if left[role] > 0]
        self.n = [left[role] for role in self.free]
        self.loose = [banned >> role & 1 == 0 for role in self.free]  # those that players may have
        self.lie = [lie[role] for role in self.free]
        self.sum = 0.0
        self.calm = 0.0  # of it: no Werewolf falls on a player
        self.liars: list[float] = [0.0] * KINDS
        self.silent: list[float] = [0.0] * KINDS
        self.centre: list[float] = [0.0] * KINDS
        self._parts: list[int] = [0] * (3 * len(self.free))

    def split(self, at: int, a: int, b: int, c: int, weight: float) -> None:
        """Share the cards of each role in every way that leaves no place empty; liars weigh what their lie weighs."""
        if at == len(self.free):
            self.add(weight)
            return
        n = self.n[at]
        lie = self.lie[at]
        loose = self.loose[at]
        for x in range((min(n, a) if loose and lie > 0 else 0) + 1):
            if x > 0:
                weight *= lie
            for y in range((min(n - x, b) if loose else 0) + 1):
                z = n - x - y
                if z <= c:
                    self._parts[3 * at] = x
                    self._parts[3 * at + 1] = y
                    self._parts[3 * at + 2] = z
                    self.split(at + 1, a - x, b - y, c - z, weight / (FACTORIAL[x] * FACTORIAL[y] * FACTORIAL[z]))

    def add(self, weight: float) -> None:
        self.sum += weight
        wolves = 0
        for i, role in enumerate(self.free):
            x, y = self._parts[3 * i], self._parts[3 * i + 1]
            self.liars[role] += weight * x
            self.silent[role] += weight * y
            self.centre[role] += weight * self._parts[3 * i + 2]
            if role == WEREWOLF:
                wolves = x + y
        if wolves == 0:
            self.calm += weight
