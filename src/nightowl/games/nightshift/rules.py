"""Nightshift: the game as the contract wants it."""

from __future__ import annotations

from typing import Any

from ...kernel.chance import Source
from ...kernel.game import Game, Outcome
from .club.powers import WINDOWS
from .facts import FACTS
from .moves import MOST_SEATS, MOVES
from .pack.cards import CONTENT, STEP
from .rounds.judge import HOW, NOT_OVER, winners
from .state import Shift

MOMENTS: tuple[str, ...] = (
    "cast",
    "first",
    "pick",
    "deal",
    "power",
    "event",
    "stage",
    "turn",
    "reveal",
    "roll",
    "which-die",
    "outcome",
    "swap",
    "send-off",
    "keep",
    "aim",
    "private",
    "draw",
    "pick-draw",
    "vip",
    "charm",
    "other-turn",
    "before-roll",
    "after-roll",
    "on-steal",
    "on-commit",
    "on-leave",
    "on-play",
    "over",
)


class Nightshift(Game[Shift]):
    """1 to 5 players; options in `options.NightshiftOptions`."""

    def __init__(self) -> None:
        super().__init__("nightshift", MOVES, FACTS, 1, MOST_SEATS)
        self.content = CONTENT
        self.adult = True
        self.table_options = {"clock": "table"}
        self.moments = MOMENTS
        self.windows = tuple(WINDOWS)

    def options(self, given: Any = None) -> Any:
        from .options import read_options

        return read_options(given)

    def new(self, options: Any, seats: int, carry: Any = None) -> Shift:
        from .options import new_shift

        return new_shift(options, seats)

    def outcome(self, s: Shift) -> Outcome | None:
        """Scores are dollars, Subscriber Income included."""
        if s.end == NOT_OVER:
            return None
        return Outcome([money * STEP for money in s.money], winners(s), HOW[s.end])

    def view(self, s: Shift, seat: int | None) -> Any:
        from .seen.view import view

        return view(self, s, seat)

    def laid_open(self, s: Shift) -> Any:
        from .seen.view import laid_open

        return laid_open(self, s)

    def imagine(self, view: Any, chance: Source) -> Shift:
        from .seen.imagine import imagine

        return imagine(view, chance)

    def fallback(self, view: Any) -> int:
        from .seen.silence import fallback

        return fallback(view)

    def reason(self, view: Any, move: int) -> str:
        from .seen.reasons import reason

        return reason(view, move)

    def reason_to_wait(self, view: Any, move: int) -> str:
        return self.reason(view, move)

    def hints(self, view: Any) -> list[Any]:
        from .seen.hints import hints

        return hints(view)
