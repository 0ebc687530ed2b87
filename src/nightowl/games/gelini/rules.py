"""Gelini Nightlife: the game as the contract wants it. All information is open."""

from __future__ import annotations

from typing import Any

from ...kernel.chance import Source
from ...kernel.game import Game, Outcome
from . import view as seen
from .counters import CONTENT
from .judge import HOW, scores, winners
from .moves import EVENTS, GO, MOVES, STAY
from .state import NOT_OVER, Night
from .turn import Line

MOMENTS: tuple[str, ...] = (
    "set-up",
    "order",
    "roll",
    "move",
    "must-move",
    "flyer",
    "call",
    "people",
    "gather",
    "hire",
    "over",
)


class Gelini(Game[Night]):
    """2 to 5 players; options in `view.GeliniOptions`."""

    def __init__(self) -> None:
        super().__init__("gelini", MOVES, EVENTS, 2, 5)
        self.content = CONTENT
        self.moments = MOMENTS

    def new(self, options: Any, seats: int, carry: Any = None) -> Night:
        s = Night(seats, options.choose, options.patience)
        s.stack.append(Line(options.actions))
        return s

    def outcome(self, s: Night) -> Outcome | None:
        if s.end == NOT_OVER:
            return None
        return Outcome(scores(s), winners(s), HOW[s.end])

    def options(self, given: Any = None) -> Any:
        return seen.read_options(given)

    def view(self, s: Night, seat: int | None) -> Any:
        return seen.view(self, s, seat)

    def views(self, s: Night) -> list[Any]:
        return seen.views(self, s)

    def imagine(self, view: Any, chance: Source) -> Night:
        return seen.imagine(view)

    def fallback(self, view: Any) -> int:
        """A silent player's token stays; who must choose takes the first there is."""
        return STAY if STAY in view.legal else int(view.legal[0])

    def hints(self, view: Any) -> list[Any]:
        from .hints import hints

        return hints(self, view)

    def reason(self, view: Any, move: int) -> str:
        if move == STAY and view.moment == "must-move":
            return "must-move"
        if move in (GO, STAY):
            return "no-roll"
        return "not-now"
