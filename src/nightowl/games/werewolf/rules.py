"""One Night Ultimate Werewolf: the game as the contract wants it. Nearly everything is secret."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.chance import Source
from ...kernel.game import LET_CHANCE, Game, Outcome
from .day.judge import champion, chips_after, how, winners
from .moves import EVENTS, MOVES, READY, SLEEP, TALK_AT
from .night.deal import Bag, Deal
from .options import agreed, chips, counts, read_options
from .roles import CONTENT
from .seen.view import laid_open, view
from .state import Village

SECONDS_A_SENTENCE: Final = 4
SAID: Final = 8  # seconds a voice needs for a long call; only then the role has its time
MOMENTS = (
    "set-up",
    "deal",
    "night",
    "doppelganger",
    "werewolf",
    "seer",
    "robber",
    "troublemaker",
    "drunk",
    "day",
    "vote",
    "over",
)


class Werewolf(Game[Village]):
    """3 to 10 players; options in `options.WerewolfOptions`."""

    def __init__(self) -> None:
        super().__init__("werewolf", MOVES, EVENTS, 3, 10)
        self.content = CONTENT
        self.moments = MOMENTS
        self.apiece = ("wave", "vote")

    def new(self, options: Any, seats: int, carry: Any = None) -> Village:
        s = Village(seats)
        s.agreed = agreed(options, seats)
        s.chips = chips(carry, seats)
        chosen = counts(options, seats)
        if chosen is None:
            s.stack.append(Bag())
        else:
            s.plays_with(chosen)
            s.stack.append(Deal(chosen))
        return s

    def outcome(self, s: Village) -> Outcome | None:
        """A point for every winner; the match hands on the chips, and nothing once somebody has won it."""
        if not s.over:
            return None
        won = winners(s)
        scores = [1 if seat in won else 0 for seat in range(s.seats)]
        chips = chips_after(s, won)
        carry = {"chips": chips} if champion(chips, s.agreed.target) is None else None
        return Outcome(scores, won, how(s, won), carry)

    def seconds(self, s: Village, pace: str) -> int:
        if pace == "slot":
            return SAID + s.agreed.slot
        if pace == "wave":
            return s.agreed.wave
        return s.agreed.day if pace == "day" else s.agreed.vote

    def duration(self, move: int) -> int:
        return SECONDS_A_SENTENCE if move >= TALK_AT else 0

    def fallback(self, view: Any) -> int:
        """Who is silent sleeps, or is ready; who must choose is chosen for."""
        if SLEEP in view.legal:
            return SLEEP
        return READY if READY in view.legal else LET_CHANCE

    def options(self, given: Any = None) -> Any:
        return read_options(given)

    def view(self, s: Village, seat: int | None) -> Any:
        return view(s, seat)

    def laid_open(self, s: Village) -> Any:
        return laid_open(s)

    def imagine(self, view: Any, chance: Source) -> Village:
        from .seen.imagine import imagine

        return imagine(self, view, chance)

    def reckon(self, view: Any) -> Any:
        from .worlds.reckon import reckon

        return reckon(view)

    def reason(self, view: Any, move: int) -> str:
        from .seen.refuse import reason

        return reason(view, move)
