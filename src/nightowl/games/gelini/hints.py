"""What each move would fill, for people who want to know: tried out on an imagined copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...kernel.chance import Seeded
from ...kernel.wire import Hint
from .counters import KINDS
from .state import Night

if TYPE_CHECKING:
    from .rules import Gelini
    from .view import GeliniView


def hints(game: Gelini, view: GeliniView) -> list[Any]:
    if view.seat is None or not view.legal:
        return []
    before = game.imagine(view, Seeded(0))
    before.story = None
    found: list[Hint] = []
    for move in view.legal:
        after, _ = game.apply(before, view.seat, move)
        squares = after.filled[view.seat] - before.filled[view.seat]
        if squares > 0:
            found.append(Hint(move, "squares", squares))
        if game.outcome(after) is not None:
            found.append(Hint(move, "ends"))
        clique = came_along(before, after, view.seat)
        if clique > 1:
            found.append(Hint(move, "clique", clique - 1))
    return found


def came_along(before: Night, after: Night, seat: int) -> int:
    """How many counters more lie on that floor."""
    start = seat * KINDS
    return sum(after.floors[start : start + KINDS]) - sum(before.floors[start : start + KINDS])
