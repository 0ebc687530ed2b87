"""Many games in many processes. A game depends on its seed and number alone: any number of jobs gives the same result."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any

from .. import registry
from ..kernel.chance import Seeded
from ..kernel.playout import playout
from .match import Match
from .tally import Tally

RANDOM = "random"
SHARES = 40  # into how many parts a job's work is cut at least, so that progress shows
LARGEST = 500


@dataclass(frozen=True)
class Plan:
    """What to play: a game, its options as plain values, the number of seats, and the levels that fill them."""

    game: str
    seats: int
    levels: tuple[str, ...]
    games: int
    seed: str
    options: dict[str, Any] = field(default_factory=dict)

    def line_up(self, number: int) -> list[str]:
        """Who sits where in that game: all move on by one seat from game to game."""
        return [self.levels[(seat + number) % self.seats % len(self.levels)] for seat in range(self.seats)]


def play(plan: Plan, first: int, last: int) -> Tally:
    """Games `first` to `last` (excluded) of a plan."""
    game = registry.load(plan.game)
    options = game.options(plan.options)
    bots = {level: registry.players(plan.game)[level]() for level in plan.levels}
    at_random = set(plan.levels) == {RANDOM}
    tally = Tally(plan.seats)
    for number in range(first, last):
        source = Seeded(f"{plan.seed}/{plan.seats}/{number}")
        state = game.new(options, plan.seats)
        levels = plan.line_up(number)
        if at_random:
            state.story = None
            decisions = playout(state, source)[0]
        else:
            decisions = Match(game, state, [bots[level] for level in levels], source).play()
        outcome = game.outcome(state)
        assert outcome is not None, "it is over, and there is no outcome"
        tally.add(levels, decisions, outcome)
    return tally


def simulate(plans: list[Plan], jobs: int) -> Iterator[tuple[int, Tally]]:
    """Parts of the result as they come: the number of the plan and a tally to merge."""
    parts = [part for number, plan in enumerate(plans) for part in _parts(number, plan, jobs)]
    if jobs == 1 or len(parts) == 1:
        yield from map(_play_part, parts)
        return
    with get_context("spawn").Pool(min(jobs, len(parts)), leave_interrupts) as pool:
        yield from pool.imap_unordered(_play_part, parts)


def leave_interrupts() -> None:
    """Ctrl-C is for the process that started us: it ends us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


Part = tuple[int, Plan, int, int]


def _parts(number: int, plan: Plan, jobs: int) -> list[Part]:
    size = max(1, min(LARGEST, plan.games // (jobs * SHARES)))
    return [(number, plan, at, min(at + size, plan.games)) for at in range(0, plan.games, size)]


def _play_part(part: Part) -> tuple[int, Tally]:
    number, plan, first, last = part
    return number, play(plan, first, last)
