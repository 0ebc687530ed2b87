"""What a silent or absent seat does: it keeps the talk going, says nothing of worth and stops nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.game import LET_CHANCE
from .cards import KIND_OF
from .moves import ANSWER_KIND, ASK_KIND, DISAGREE, GO_ON, HIDE, QUESTION_KIND, READY, SAY

if TYPE_CHECKING:
    from .view import SpyfallView

QUIETLY = (GO_ON, DISAGREE, HIDE, READY, SAY)


def fallback(seen: SpyfallView) -> int:
    for move in QUIETLY:
        if move in seen.legal:
            return move
    for move in seen.legal:
        if ASK_KIND.has(move):
            return move
        if QUESTION_KIND.has(move) and KIND_OF[move - QUESTION_KIND.base] == "anyone":
            return move
    questions = [move for move in seen.legal if QUESTION_KIND.has(move)]
    if questions:
        return questions[-1]
    answers = [move for move in seen.legal if ANSWER_KIND.has(move)]
    return answers[-1] if answers else LET_CHANCE  # the last card of a scale is the vaguest
