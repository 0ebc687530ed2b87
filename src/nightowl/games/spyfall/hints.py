"""Which answers are true of the place, for heroes who want to know: bots judge by the same table. A Joker gets none."""

from __future__ import annotations

from typing import Any

from ...kernel.wire import Hint
from .cards import FROM_LEVEL, NO_AXIS, NO_QUESTION, PLACE_COUNT, TO_LEVEL, fits, level
from .moves import ANSWER_AT, ANSWER_KIND
from .view import SpyfallView

ALL_LEVELS = 3


def hints(view: SpyfallView) -> list[Any]:
    """One hint for each answer card that fits, unless it fits anything."""
    if view.question == NO_QUESTION or not 0 <= view.card < PLACE_COUNT or level(view.card, view.question) == NO_AXIS:
        return []
    answers = [move for move in view.legal if ANSWER_KIND.has(move)]
    return [Hint(move, "fits") for move in answers if tells(view, move - ANSWER_AT)]


def tells(view: SpyfallView, answer: int) -> bool:
    return fits(view.card, view.question, answer) and TO_LEVEL[answer] - FROM_LEVEL[answer] < ALL_LEVELS
