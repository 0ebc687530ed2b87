"""Random play makes legal moves, all of them, and nothing else: what a frame's `wander` leads to, beside `legal`."""

from __future__ import annotations

from typing import Any

import pytest

from nightowl import registry
from nightowl.kernel.chance import Seeded
from nightowl.kernel.game import CHANCE
from nightowl.kernel.stack import Window
from table import fingerprint

EVERY = [(name, mode) for name in registry.games() for mode in registry.charter(name).modes]
LOOKS = 30
MANY = 60  # ways on; where there are more it is not worth listing them
FEW = 5
TRIES = 120  # with which none of a few is missed


def begun(game: Any, options: Any, seats: int) -> Any:
    s = game.new(game.options(options), seats)
    s.story = None
    return s


def settle(s: Any) -> Any:
    while s.stack and s.stack[-1].resume(s):
        pass
    return s


def ways_on(game: Any, s: Any) -> list[Any]:
    """Every state one step on; a window is answered by all who are waited for."""
    top = s.stack[-1]
    waiting = top.waiting() if isinstance(top, Window) else []
    found = []
    for seat in waiting[:1] or game.ask(s).seats:
        for move in game.legal(s, seat):
            after = game.apply(s, seat, move)[0]
            found += ways_on(game, after) if len(waiting) > 1 else [after]
    return found


def wandered(game: Any, s: Any, source: Seeded) -> Any:
    copy = game.clone(s)
    copy.stack[-1].wander(copy, source)
    return settle(copy)


@pytest.mark.parametrize(("name", "mode"), EVERY)
def test_wandering_leads_where_legal_moves_lead_and_nowhere_else(name: str, mode: str) -> None:
    game, charter = registry.load(name), registry.charter(name)
    source, seats = Seeded(f"{name} {mode}"), max(charter.seats(mode))
    s = begun(game, charter.modes[mode], seats)
    looked = compared = 0
    while looked < LOOKS:
        if source.below(4) == 0 and len(game.legal(s, game.ask(s).seats[0])) <= MANY:
            looked += 1
            possible = {fingerprint(name, after) for after in ways_on(game, s)}
            is_small = len(possible) <= FEW
            reached = {fingerprint(name, wandered(game, s, source)) for _ in range(TRIES if is_small else 3)}
            assert reached <= possible, s.stack[-1]
            if is_small and game.ask(s).seats != (CHANCE,):
                compared += 1
                assert reached == possible, s.stack[-1]
        s = wandered(game, s, source)
        if not s.stack:
            s = begun(game, charter.modes[mode], seats)
    assert compared > 0
