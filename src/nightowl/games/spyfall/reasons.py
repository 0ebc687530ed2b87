"""Why a move is refused, as the id of a text. It reads the view of the one who is told, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import ANSWERS_TO, JOKER, NO_QUESTION
from .moves import (
    ACCUSE_KIND,
    AGREE,
    ANSWER_KIND,
    ASK_KIND,
    CALL,
    CLAIM,
    DEFLECT_KIND,
    DISAGREE,
    GUESS_KIND,
    HIDE,
    MINUTE,
    NAME_KIND,
    POINT_KIND,
    QUESTION_KIND,
    SHOW,
    SILENCE,
)

if TYPE_CHECKING:
    from .view import SpyfallView

TALK = ("ask", "question", "answer", "pause")
HANDS = ("accusation", "claim")
POINTING = ("point", "harley-vote", "honour")
TIME_UP = ("discussion", "point")
VOTES = (*HANDS, "god-complex")


def reason(seen: SpyfallView, move: int) -> str:
    if ACCUSE_KIND.has(move) or GUESS_KIND.has(move) or move in (CALL, CLAIM):
        return no_stop(seen, move)
    if move in (AGREE, DISAGREE) or POINT_KIND.has(move):
        return no_vote(seen, move)
    if move in (SHOW, MINUTE, SILENCE) or DEFLECT_KIND.has(move):
        return "no-such-power"
    if move == HIDE or seen.moment not in TALK:
        return "not-now"
    return no_talk(seen, move)


def no_stop(seen: SpyfallView, move: int) -> str:
    if seen.moment in VOTES:
        return "vote-is-open"
    if seen.moment not in TALK:
        return "not-now" if seen.moment == "deal" else "time-is-up" if seen.moment in TIME_UP else "round-is-decided"
    if ACCUSE_KIND.has(move):
        other = move - ACCUSE_KIND.base
        return "no-such-player" if other >= seen.seats else "not-yourself" if other == seen.seat else "accused-once"
    if move == CLAIM:
        return "mode-is-off" if "claim" not in seen.menu else "claimed-once"
    if move == CALL and "call" not in seen.menu:
        return "mode-is-off"
    return "only-the-joker" if seen.card != JOKER else "place-is-used"


def no_vote(seen: SpyfallView, move: int) -> str:
    wanted = POINTING if POINT_KIND.has(move) else HANDS
    if seen.moment not in wanted:
        return "no-vote"
    if seen.said:
        return "voted-already"
    if seen.seat == seen.caller:
        return "caller-has-voted"
    if seen.seat not in seen.voters:
        return "accused-may-not-vote" if seen.seat == seen.accused else "joker-may-not-vote"
    other = move - POINT_KIND.base
    if other == seen.seat:
        return "not-yourself"
    return "no-such-player" if other >= seen.seats else "not-the-joker"


def no_talk(seen: SpyfallView, move: int) -> str:
    if NAME_KIND.has(move):
        return "names-the-place"
    if ASK_KIND.has(move):
        return no_question(seen, move - ASK_KIND.base)
    if QUESTION_KIND.has(move):
        return "question-is-spent" if seen.seat == seen.asker and seen.moment == "question" else "not-your-turn"
    if ANSWER_KIND.has(move):
        if seen.seat != seen.target or seen.question == NO_QUESTION:
            return "not-your-turn"
        return "power-forbids" if move - ANSWER_KIND.base in ANSWERS_TO[seen.question] else "other-scale"
    return "not-now" if seen.legal else "not-your-turn"


def no_question(seen: SpyfallView, other: int) -> str:
    if seen.moment == "answer":
        return "answer-first" if seen.seat == seen.target else "not-your-turn"
    if seen.moment == "pause":
        return "not-now"
    if seen.seat != seen.asker:
        return "no-follow-up" if seen.seat == seen.before and other == seen.asker else "not-your-turn"
    if other == seen.seat:
        return "not-yourself"
    if other >= seen.seats:
        return "no-such-player"
    return "not-back" if other == seen.before else "power-forbids"
