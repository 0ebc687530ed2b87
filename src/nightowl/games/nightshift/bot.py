"""Bots for Nightshift, all on views: random, easy, normal, hard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.chance import Source
from ...players.bot import Bot
from ...players.random import Random
from ...players.search import Search
from . import GAME
from .brain import advise
from .foresight import judge, rehearse
from .shown import NightshiftView

WHIM = 0.35  # how often easy does what comes to mind
GRAIN = 1000
SECONDS = 0.8  # hard thinks no longer
ROUNDS = 400
CAP = 24  # decisions: about two turns each for two; farther on there is more luck than sense
CURIOSITY = 0.2
SEARCHED = ("turn", "stage", "outcome")  # rooms are played out exactly; in windows `advise` is quick and good


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
    """As Dancer, but where to go and whom to talk to it searches for, playing on as Dancers do."""

    def __init__(self, rounds: int = ROUNDS, seconds: float = SECONDS) -> None:
        super().__init__()
        self.search = Search(
            GAME, rounds, CAP, judge, rollout=rehearse, advice=super().choose, seconds=seconds, curiosity=CURIOSITY
        )

    def choose(self, view: Any, chance: Source) -> int:
        if view.moment in SEARCHED:
            return self.search.choose(view, chance)
        return super().choose(view, chance)


BOTS: dict[str, Callable[[], Bot]] = {
    "random": Random,
    "easy": lambda: Dancer(WHIM),
    "normal": Dancer,
    "hard": Star,
}
