"""All moves and facts of Spyfall."""

from __future__ import annotations

from typing import Final

from ...kernel.domain import Domain, named, numbers
from ...kernel.moves import MoveTable
from ...kernel.story import EventTable
from .cards import ANSWERS, CARDS, PLACES, POWERS, QUESTIONS

MOST_SEATS: Final = 8
LONGEST: Final = 3600

SEATS: Final[Domain] = numbers("seat", 0, MOST_SEATS - 1)
LOCATION: Final[Domain] = named("location", PLACES)
CARD: Final[Domain] = named("location", CARDS)
POWER: Final[Domain] = named("power", POWERS)
QUESTION: Final[Domain] = named("question", QUESTIONS)
ANSWER: Final[Domain] = named("answer", ANSWERS)
POINTS: Final[Domain] = numbers("points", 0, 1000)
SECONDS: Final[Domain] = numbers("seconds", 0, LONGEST)
NUMBER: Final[Domain] = numbers("number", 0, 100)

MOVES: Final = MoveTable()
# chance
DEALER_KIND: Final = MOVES.kind("dealer", seat=SEATS)
DRAW_KIND: Final = MOVES.kind("draw", location=CARD)
JOKER_KIND: Final = MOVES.kind("joker", seat=SEATS)
QUINN_KIND: Final = MOVES.kind("harley", seat=SEATS)
NO_QUINN_KIND: Final = MOVES.kind("no-harley")
COPY_KIND: Final = MOVES.kind("copy", location=LOCATION)
POWER_KIND: Final = MOVES.kind("power", power=POWER)
# the clock
TICK_KIND: Final = MOVES.kind("tick")
CLOSE_KIND: Final = MOVES.kind("close")
# talk
ASK_KIND: Final = MOVES.kind("ask", seat=SEATS)
QUESTION_KIND: Final = MOVES.kind("question", question=QUESTION)
ANSWER_KIND: Final = MOVES.kind("answer", answer=ANSWER)
SAY_KIND: Final = MOVES.kind("say")
NAME_KIND: Final = MOVES.kind(
    "name", location=LOCATION
)  # an answer that names a place: never legal, so that it can be refused by name
GO_ON_KIND: Final = MOVES.kind("go-on")
# stops
ACCUSE_KIND: Final = MOVES.kind("accuse", seat=SEATS)
GUESS_KIND: Final = MOVES.kind("guess", location=LOCATION)
CALL_KIND: Final = MOVES.kind("call")
CLAIM_KIND: Final = MOVES.kind("claim")
# votes
AGREE_KIND: Final = MOVES.kind("agree")
DISAGREE_KIND: Final = MOVES.kind("disagree")
READY_KIND: Final = MOVES.kind("ready")
POINT_KIND: Final = MOVES.kind("point", seat=SEATS)
# powers
SHOW_KIND: Final = MOVES.kind("show")
HIDE_KIND: Final = MOVES.kind("hide")
MINUTE_KIND: Final = MOVES.kind("minute")
DEFLECT_KIND: Final = MOVES.kind("deflect", seat=SEATS)
SILENCE_KIND: Final = MOVES.kind("silence")

DEALER_AT: Final[int] = DEALER_KIND.base
DRAW_AT: Final[int] = DRAW_KIND.base
JOKER_AT: Final[int] = JOKER_KIND.base
QUINN_AT: Final[int] = QUINN_KIND.base
NO_QUINN: Final[int] = NO_QUINN_KIND.base
COPY_AT: Final[int] = COPY_KIND.base
POWER_AT: Final[int] = POWER_KIND.base
TICK: Final[int] = TICK_KIND.base
CLOSE: Final[int] = CLOSE_KIND.base
ASK_AT: Final[int] = ASK_KIND.base
QUESTION_AT: Final[int] = QUESTION_KIND.base
ANSWER_AT: Final[int] = ANSWER_KIND.base
SAY: Final[int] = SAY_KIND.base
GO_ON: Final[int] = GO_ON_KIND.base
ACCUSE_AT: Final[int] = ACCUSE_KIND.base
GUESS_AT: Final[int] = GUESS_KIND.base
CALL: Final[int] = CALL_KIND.base
CLAIM: Final[int] = CLAIM_KIND.base
AGREE: Final[int] = AGREE_KIND.base
DISAGREE: Final[int] = DISAGREE_KIND.base
READY: Final[int] = READY_KIND.base
POINT_AT: Final[int] = POINT_KIND.base
SHOW: Final[int] = SHOW_KIND.base
HIDE: Final[int] = HIDE_KIND.base
MINUTE: Final[int] = MINUTE_KIND.base
DEFLECT_AT: Final[int] = DEFLECT_KIND.base
SILENCE: Final[int] = SILENCE_KIND.base

FIRST_STOP: Final[int] = ACCUSE_AT  # accuse, guess, call and claim lie side by side
LAST_STOP: Final[int] = CLAIM

# The seconds a simulation charges; what people need at a table.
SECONDS_FOR: Final[dict[str, int]] = {
    "ask": 4,
    "question": 8,
    "answer": 8,
    "say": 16,
    "accuse": 10,
    "guess": 15,
    "call": 5,
    "claim": 10,
    "agree": 4,
    "disagree": 4,
    "ready": 20,
    "point": 5,
    "show": 3,
    "hide": 3,
    "minute": 3,
    "deflect": 4,
    "silence": 3,
}
DURATION: Final[list[int]] = [SECONDS_FOR.get(MOVES.kind_of(move).name, 0) for move in range(MOVES.size)]

EVENTS: Final = EventTable()
ROUND_BEGAN: Final = EVENTS.kind("round", round=NUMBER, rounds=NUMBER)
DEALS: Final = EVENTS.kind("dealer", seat=SEATS)
GOT_CARD: Final = EVENTS.kind("card", seat=SEATS, location=CARD)
GOT_QUINN: Final = EVENTS.kind("harley", seat=SEATS)
GOT_POWER: Final = EVENTS.kind("power", seat=SEATS, power=POWER)
CLOCK_SHOWS: Final = EVENTS.kind("clock", seconds=SECONDS)
TURNED: Final = EVENTS.kind("turned", seat=SEATS, other=SEATS)
ASKED: Final = EVENTS.kind("asked", seat=SEATS, other=SEATS, question=QUESTION)
ANSWERED: Final = EVENTS.kind("answered", seat=SEATS, answer=ANSWER)
SPOKE: Final = EVENTS.kind("spoke", seat=SEATS)
POWER_SHOWN: Final = EVENTS.kind("power-shown", seat=SEATS, power=POWER)
DEFLECTED: Final = EVENTS.kind("deflected", seat=SEATS, other=SEATS)
SILENT: Final = EVENTS.kind("silent", seat=SEATS)
MINUTE_ADDED: Final = EVENTS.kind("minute", seat=SEATS)
ACCUSED: Final = EVENTS.kind("accused", seat=SEATS, other=SEATS)
CLAIMED: Final = EVENTS.kind("claimed", seat=SEATS)
GUESSED: Final = EVENTS.kind("guessed", seat=SEATS, location=LOCATION)
CALLED: Final = EVENTS.kind("called", seat=SEATS)
AGREED: Final = EVENTS.kind("agreed", seat=SEATS)
DISAGREED: Final = EVENTS.kind("disagreed", seat=SEATS)
FAILED: Final = EVENTS.kind("failed")
TIME_UP: Final = EVENTS.kind("time-up")
POINTED: Final = EVENTS.kind("pointed", seat=SEATS, other=SEATS)
QUINN_SOUGHT: Final = EVENTS.kind("harley-sought")
WHERE: Final = EVENTS.kind("where", location=CARD)
HELD: Final = EVENTS.kind("held", seat=SEATS, location=CARD)
QUINN_WAS: Final = EVENTS.kind("harley-was", seat=SEATS)
POWER_WAS: Final = EVENTS.kind("power-was", seat=SEATS, power=POWER)
SCORED: Final = EVENTS.kind("scored", seat=SEATS, points=POINTS)
NOBODY_SCORED: Final = EVENTS.kind("nobody-scored")
HONOURED: Final = EVENTS.kind("honoured", seat=SEATS)
MATCH_WON: Final = EVENTS.kind("match-won", seat=SEATS, points=POINTS)
