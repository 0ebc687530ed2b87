"""What Spyfall states about itself: who observes what, written from the rules and not from the view."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from fractions import Fraction
from typing import Any

from ...kernel.charter import Charter
from ...kernel.game import CHANCE, CLOCK
from ...kernel.plain import Codec
from ...kernel.stack import Sealed
from . import GAME
from .cards import QUESTION_COUNT
from .deal import Deal
from .moves import EVENTS, LONGEST
from .options import FEWEST_FOR_HARLEY
from .scoring import Honour
from .state import NOT_OVER, SLICE, Round
from .stops import Pause
from .talk import Talk
from .votes import QUINN_TALK, Accusation, Claim, Discussion, GodComplex, Pointing

ALL_MODES = {"harley": True, "jest": True, "multiverse": True, "mission": True}


class SpyfallCharter(Charter):
    codec = Codec(EVENTS, Round, Deal, Talk, Pause, Accusation, GodComplex, Claim, Discussion, Pointing, Honour)
    modes = {
        "base": {},
        "table": {"clock": "table"},
        "aloud": {"talk": "aloud", "clock": "table"},
        "written": {"talk": "written", "pauses": False, "minutes": 1},
        "harley": {"harley": True, "clock": "table"},
        "jest": {"jest": True},
        "multiverse": {"multiverse": True},
        "mission": {"mission": True, "rounds": 1},
        "all": {**ALL_MODES, "questions": 12, "clock": "table"},
        "all-aloud": {**ALL_MODES, "talk": "aloud", "honour": False, "fresh_copies": True},
    }
    hows = (
        "exposed",
        "hero-convicted",
        "harley-convicted",
        "unexposed",
        "named",
        "named-harley-found",
        "named-wrong",
        "jest",
        "no-jest",
        "jest-missed",
        "multiverse",
        "no-multiverse",
        "multiverse-missed",
    )
    secrets = True
    may_have_no_winner = True
    small = (("base", 3, 5), ("harley", 5, 6), ("jest", 4, 5), ("multiverse", 3, 6))

    def seats(self, mode: str) -> Iterable[int]:
        fewest = FEWEST_FOR_HARLEY if self.modes[mode].get("harley") else self.game.fewest
        return range(fewest, self.game.most + 1)

    def bound(self, seats: int) -> int:
        """The deal; questions with their pauses; stops with their votes and God Complex; ticks; the last votes."""
        talk = QUESTION_COUNT * (3 + seats + 1)
        stops = (2 * seats + 1) * (2 * seats + 2)
        return 3 + 2 * seats + talk + stops + LONGEST // SLICE + 3 * seats + 10

    def sees(self, before: Any, actor: int, move: int, after: Any, observer: int | None) -> Hashable | None:
        """A player sees her own card, who speaks and who has voted; votes when all are in; all cards at the end."""
        top = before.stack[-1]
        if actor == CHANCE:
            return self.sees_deal(before, move, after, observer)
        if isinstance(top, Sealed) and not isinstance(top, Pause | Discussion):
            hidden = actor not in (observer, CLOCK)
            done = not after.stack or type(after.stack[-1]) is not type(top)
            return (actor, None if hidden else move, self.votes(top, actor, move) if done else (), shown(after))
        return (actor, move, shown(after))

    def sees_deal(self, before: Any, move: int, after: Any, observer: int | None) -> Hashable | None:
        if before.dealer != after.dealer:
            return (CHANCE, move)
        if isinstance(after.stack[-1], Deal):
            return None
        if observer is None:
            return ("dealt",)
        return ("dealt", after.cards[observer], after.quinn == observer, after.powers[observer])

    def votes(self, frame: Any, actor: int, move: int) -> Hashable:
        """What is shown of a vote that closes: all of it, but who kept a power card hidden only kept silent."""
        answers = [move if seat == actor else given for seat, given in zip(frame.seats, frame.answers, strict=True)]
        return () if isinstance(frame, GodComplex) else tuple(answers)

    def likelihood(self, before: Any, actor: int, moves: list[int]) -> list[Fraction]:
        """Only hard knowledge counts: what somebody chose to ask or answer proves nothing."""
        return [Fraction(1)] * len(moves)

    def symmetries(self, seats: int) -> Iterable[tuple[int, ...]]:
        """Sitting elsewhere in the same circle: there are neighbours, so the circle stays."""
        return [tuple((seat + step) % seats for seat in range(seats)) for step in range(1, seats)]


def shown(s: Any) -> Hashable:
    """The cards that lie open: all at the end; before, one-shot powers that were used, and a Joker who named the place."""
    if s.how != NOT_OVER:
        return s.place, tuple(s.cards), s.quinn, tuple(s.powers)
    top = s.stack[-1]
    is_named = isinstance(top, Discussion) and top.what == QUINN_TALK
    return tuple((seat, s.powers[seat]) for seat in s.shown), s.place if is_named else None


CHARTER = SpyfallCharter(GAME)
