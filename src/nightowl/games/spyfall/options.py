"""What a Spyfall table may agree on before the first round, rulings that are a choice among it; and the state it makes."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ...kernel.options import OptionError, Options, options
from .cards import QUESTION_COUNT
from .match import Carry, read_carry, use_carry
from .state import Round

TALKS = ("aloud", "written", "deck")
FEWEST_FOR_HARLEY = 5


class SpyfallOptions(Options, frozen=True):
    """`minutes` 0: by the number of players. The modes combine freely."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 5
    minutes: Annotated[int, msgspec.Meta(ge=0, le=30)] = 0
    talk: Literal["aloud", "written", "deck"] = "deck"
    harley: bool = False
    jest: bool = False
    multiverse: bool = False
    mission: bool = False
    fresh_copies: bool = False
    honour: bool = True
    pauses: bool = True
    discussion: Annotated[int, msgspec.Meta(ge=5, le=600)] = 60
    questions: Annotated[int, msgspec.Meta(ge=5, le=QUESTION_COUNT)] = 60
    clock: Literal["simulated", "table"] = "simulated"


def read_options(given: Any) -> SpyfallOptions:
    return options(SpyfallOptions, given)


def minutes(seats: int) -> int:
    """6 for 3 and 4 players, 7 for 5 and 6, 8 for 7 and 8."""
    return 6 if seats <= 4 else 7 if seats <= 6 else 8


def new_round(agreed: SpyfallOptions, seats: int, given: Any) -> Round:
    """The table before the deal. A match that began with five goes on without Harley when people leave."""
    carry = None if given is None else read_carry(given, seats, agreed.rounds)
    if agreed.harley and seats < FEWEST_FOR_HARLEY and carry is None:
        raise OptionError("harley", "false", "too-few-for-harley")
    s = Round(seats)
    s.talk = TALKS.index(agreed.talk)
    s.has_harley = agreed.harley and seats >= FEWEST_FOR_HARLEY
    s.has_jest = agreed.jest
    s.has_multiverse = agreed.multiverse
    s.has_mission = agreed.mission
    s.has_honour = agreed.honour
    s.has_pauses = agreed.pauses and agreed.talk != "aloud"
    s.is_simulated = agreed.clock == "simulated"
    s.fresh_copies = agreed.fresh_copies
    s.most_questions = agreed.questions
    s.length = 60 * (agreed.minutes or minutes(seats))
    s.wait = agreed.discussion
    s.rounds = agreed.rounds
    use_carry(s, carry if carry is not None else Carry(points=[0] * seats))
    return s
