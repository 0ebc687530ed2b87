"""Bots for Nightshift, all on views: random, easy, normal, hard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.chance import Source
from ...players.bot import Bot
from ...players.random import Random
from ...players.rehearsal import Rehearsal
from ...players.search import Search
from . import GAME
from .bots.brain import advise
from .bots.foresight import MOST_TURNS, judge, rehearse
from .seen.shown import NightshiftView
from .state import Shift

WHIM = 0.35  # how often easy does what comes to mind
GRAIN = 1000
CURIOSITY = 0.3  # what a move changes is little
SECONDS = 0.7  # only a slow machine takes so long over one decision of hard's; then it does what has proven best by then
WORLDS = 48
AHEAD = 2  # rounds


def until(s: Shift) -> int:
    """A rehearsal ends with the next round; farther on there is more luck than sense."""
    return (s.round + AHEAD) * MOST_TURNS - 1


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


def search() -> Search:
    """The tree search: its worlds are played on and judged as a rehearsal is."""
    return Search(GAME, judge=judge, rollout=play_on, curiosity=CURIOSITY)


def play_on(s: Shift, chance: Source, _: int) -> None:
    if s.stack:
        rehearse(s, chance, until(s))


BOTS: dict[str, Callable[[], Bot]] = {
    "random": Random,
    "easy": lambda: Dancer(WHIM),
    "normal": Dancer,
    "hard": Star,
}
