"""Spyfall's cards by number: places, the Joker, special sets, power cards, questions and answers."""

from __future__ import annotations

from typing import Final

from .content import AXES, GOD_COMPLEX, VAGUE, chosen, load

_pack = load(chosen())

CONTENT: Final[str] = _pack.content
PLACES: Final[list[str]] = list(_pack.places)
PLACE_COUNT: Final[int] = len(PLACES)
COPIES: Final[list[int]] = [number for number, place in enumerate(_pack.places.values()) if place.multiverse]
JOKER: Final[int] = PLACE_COUNT  # a card; sets below are what a bag holds
JEST: Final[int] = PLACE_COUNT + 1
MULTIVERSE: Final[int] = PLACE_COUNT + 2
CARDS: Final[list[str]] = [*PLACES, "joker", "jest", "multiverse"]
UNSEEN: Final = -1

MULTIVERSE_BAGS: Final = 2
HERO_CARDS: Final = 7  # of a set; one of them carries Harley's symbol

LEVELS_OF: Final[list[list[int]]] = [_pack.levels(place) for place in PLACES]

POWERS: Final[list[str]] = list(_pack.powers)
POWER_COUNT: Final[int] = len(POWERS)
NO_POWER: Final = -1


def _power(name: str) -> int:
    """The number of a power the rules know; a pack without it never deals it."""
    return POWERS.index(name) if name in POWERS else -2


GOD: Final[int] = _power(GOD_COMPLEX)
SPARE_MINUTE: Final[int] = _power("spare-minute")
SECOND_SIGHT: Final[int] = _power("second-sight")
DEFLECTION: Final[int] = _power("deflection")
NO_COMMENT: Final[int] = _power("no-comment")
BOOMERANG: Final[int] = _power("boomerang")
TRUTH_BOUND: Final[int] = _power("truth-bound")
MIST: Final[int] = _power("mist")
NEIGHBOURLY: Final[int] = _power("neighbourly")

QUESTIONS: Final[list[str]] = list(_pack.questions)
QUESTION_COUNT: Final[int] = len(QUESTIONS)
NO_QUESTION: Final = -1
NO_AXIS: Final = -1
KIND_OF: Final[list[str]] = [question.kind for question in _pack.questions.values()]
AXIS_OF: Final[list[int]] = [AXES.index(q.axis) if q.axis else NO_AXIS for q in _pack.questions.values()]
IS_FLIPPED: Final[list[bool]] = [question.flip for question in _pack.questions.values()]

ANSWERS: Final[list[str]] = []
FROM_LEVEL: Final[list[int]] = []  # an answer fits the levels from .. to
TO_LEVEL: Final[list[int]] = []
_cards_of: dict[str, list[int]] = {}


def _answer(name: str, low: int, high: int) -> int:
    ANSWERS.append(name)
    FROM_LEVEL.append(low)
    TO_LEVEL.append(high)
    return len(ANSWERS) - 1


for _name, _scale in _pack.scales.items():
    _cards_of[_name] = [_answer(f"{_name}-{_word}", _level, _level) for _level, _word in enumerate(_scale.plain)]
    if _name != VAGUE:
        _cards_of[_name].append(_answer(f"{_name}-{_scale.low}", 0, 1))
        _cards_of[_name].append(_answer(f"{_name}-{_scale.high}", 2, 3))
    _cards_of[_name] += [_answer(f"{_name}-{_word}", 0, 3) for _word in _scale.vague]

ANSWERS_TO: Final[list[list[int]]] = [_cards_of[q.scale] + _cards_of[VAGUE] for q in _pack.questions.values()]


def is_plain(answer: int) -> bool:
    """It fits one level only."""
    return FROM_LEVEL[answer] == TO_LEVEL[answer]


def level(place: int, question: int) -> int:
    """How that place answers the question, 0..3; NO_AXIS where it says nothing about places."""
    axis = AXIS_OF[question]
    if axis == NO_AXIS:
        return NO_AXIS
    found = LEVELS_OF[place][axis]
    return 3 - found if IS_FLIPPED[question] else found


def fits(place: int, question: int, answer: int) -> bool:
    """Whether the answer is true of that place."""
    found = level(place, question)
    return found == NO_AXIS or FROM_LEVEL[answer] <= found <= TO_LEVEL[answer]
