"""Bots for Nightshift, all on views: random, easy, normal, hard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.chance import Source
from ...players.bot import Bot
from ...players.random import Random
from ...players.rehearsal import Rehearsal
from . import GAME
from .bots.brain import advise
from .bots.foresight import judge, rehearse, until
from .seen.shown import NightshiftView

WHIM = 0.35  # how often easy does what comes to mind
GRAIN = 1000
SECONDS = 0.7  # hard thinks no longer, and then for what it has begun
WORLDS = 48


class Dancer:
    """Plays as `advise` says; `whim` is how often it does anything instead."""

    def __init__(self, whim: float = 0.0) -> None:
        self.whim = whim

    def choose(self, view: Any, chance: Source) -> int:
        seen: NightshiftView = view
        legal = list(seen.legal)
        if len(legal) == 1:
            return legal[0]
        if self.whim and chance.below(GRAIN) < self.whim * GRAIN:
            return legal[chance.below(len(legal))]
        assert seen.seat is not None
        return advise(GAME.imagine(seen, chance), seen.seat, seen.moment, legal)


class Star(Dancer):
    """As Dancer, but tries what else she could do before she does it."""

    def __init__(self, worlds: int = WORLDS, seconds: float = SECONDS) -> None:
        super().__init__()
        self.rehearsal = Rehearsal(GAME, super().choose, rehearse, until, judge, worlds, seconds)

    def choose(self, view: Any, chance: Source) -> int:
        return self.rehearsal.choose(view, chance)


BOTS: dict[str, Callable[[], Bot]] = {
    "random": Random,
    "easy": lambda: Dancer(WHIM),
    "normal": Dancer,
    "hard": Star,
}
