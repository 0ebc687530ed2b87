"""DC Spyfall: the game as the contract wants it. One state is one round; `carry` makes a match of them."""

from __future__ import annotations

from typing import Any

from ...kernel.chance import Source
from ...kernel.game import Game, Outcome
from .cards import CONTENT
from .deal import begin
from .moves import DURATION, EVENTS, MOST_SEATS, MOVES
from .state import NOT_OVER, SLICE, Round

FEWEST_SEATS = 3
PAUSE = 4
VOTE = 30
POWER = 6
HARLEY_TALK = 30

MOMENTS: tuple[str, ...] = (
    "deal",
    "ask",
    "question",
    "answer",
    "pause",
    "accusation",
    "god-complex",
    "claim",
    "discussion",
    "point",
    "harley-talk",
    "harley-vote",
    "honour",
    "over",
)


class Spyfall(Game[Round]):
    """3 to 8 players; options in `options.SpyfallOptions`."""

    def __init__(self) -> None:
        super().__init__("spyfall", MOVES, EVENTS, FEWEST_SEATS, MOST_SEATS)
        self.content = CONTENT
        self.moments = MOMENTS
        self.apiece = ("vote",)
        self.reseats = True
        self.table_options = {"clock": "table"}

    def options(self, given: Any = None) -> Any:
        from .options import read_options

        return read_options(given)

    def new(self, options: Any, seats: int, carry: Any = None) -> Round:
        from .options import new_round

        s = new_round(options, seats, carry)
        begin(s)
        return s

    def reseat(self, carry: Any, came_from: list[int | None]) -> Any:
        from .match import reseat

        return reseat(carry, came_from)

    def outcome(self, s: Round) -> Outcome | None:
        """Points of this round; who scored has won it. Nothing is carried on from the last round of a match."""
        if s.how == NOT_OVER or s.stack:
            return None
        from .match import carry_on

        winners = [seat for seat in range(s.seats) if s.gains[seat] > 0]
        return Outcome(list(s.gains), winners, s.how, carry_on(s))

    def view(self, s: Round, seat: int | None) -> Any:
        from .view import view

        return view(self, s, seat)

    def laid_open(self, s: Round) -> Any:
        from .view import laid_open

        return laid_open(self, s)

    def imagine(self, view: Any, chance: Source) -> Round:
        from .imagine import imagine

        return imagine(view, chance)

    def fallback(self, view: Any) -> int:
        from .silence import fallback

        return fallback(view)

    def reason(self, view: Any, move: int) -> str:
        from .reasons import reason

        return reason(view, move)

    def reason_to_wait(self, view: Any, move: int) -> str:
        return self.reason(view, move)

    def hints(self, view: Any) -> list[Any]:
        from .hints import hints

        return hints(view)

    def seconds(self, s: Round, pace: str) -> int:
        """`round` is told to the rules slice by slice: a new span of it is the next half minute."""
        if pace == "round":
            return SLICE
        if pace == "pause":
            return PAUSE
        if pace == "power":
            return POWER
        if pace == "discussion":
            return s.wait
        if pace == "harley-talk":
            return HARLEY_TALK
        return VOTE if pace == "vote" else 0

    def duration(self, move: int) -> int:
        return DURATION[move]
