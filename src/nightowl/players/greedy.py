"""Plays what looks best one move ahead: every legal move is tried on an imagined state and judged."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..kernel.chance import Source
from ..kernel.game import Game

GRAIN = 1000


class Greedy:
    """`worth(state, seat)` judges; `slack` is how much worse a move may be and still be taken for the best."""

    def __init__(self, game: Game[Any], worth: Callable[[Any, int], float], slack: float = 0.0) -> None:
        self.game = game
        self.worth = worth
        self.slack = slack

    def choose(self, view: Any, chance: Source) -> int:
        if len(view.legal) == 1:
            return int(view.legal[0])
        before = self.game.imagine(view, chance)
        before.story = None
        best, most = 0, float("-inf")
        for move in view.legal:
            after, _ = self.game.apply(before, view.seat, move)
            worth = self.worth(after, view.seat)
            if self.slack:
                worth += self.slack * chance.below(GRAIN) / GRAIN
            if worth > most:
                best, most = int(move), worth
        return best
