"""What Gelini states about itself. All information is open, so every seat observes every move."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from typing import Any

from ...kernel.charter import Charter
from ...kernel.plain import Codec
from . import GAME
from .actions import Action
from .counters import COIN, COUNT, KINDS, STAR
from .gain import COINS_FOR_A_STAR, Gather, Hire
from .moves import EVENTS
from .state import Night
from .turn import Line, Queue, Turn


class GeliniCharter(Charter):
    codec = Codec(EVENTS, Night, Line, Queue, Turn, Action, Gather, Hire)
    modes = {
        "base": {},
        "actions": {"actions": True},
        "choose": {"choose": True},
        "actions-choose": {"actions": True, "choose": True, "patience": 3},
    }
    hows = ("full", "band")

    def bound(self, seats: int) -> int:
        """The line is at most 52 long; each move takes a counter, and at most `patience` fruitless rolls precede it."""
        return 52 + seats + 53 * (11 * (seats + 1) + 4)

    def conserved(self, s: Any) -> Any:
        """Guests and VIPs stay in the line or on floors; two coins make a Star; an action counter is used once."""
        waiting = s.stack[0].counts() if s.stack and isinstance(s.stack[0], Line) else [0] * KINDS
        there = [sum(s.floors[kind::KINDS]) + s.line.count(kind) + waiting[kind] for kind in range(KINDS)]
        coins = there[COIN] + sum(s.coins) + COINS_FOR_A_STAR * there[STAR]
        return there[1:COIN], coins, there[STAR] + s.stars, all(there[kind] <= COUNT[kind] for kind in range(1, KINDS))

    def symmetries(self, seats: int) -> Iterable[tuple[int, ...]]:
        return list(permutations(range(seats)))[1:]


CHARTER = GeliniCharter(GAME)
