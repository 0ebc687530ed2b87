"""Reading people: how likely each place, each Joker and each special round is, from what was asked and answered.

Heroes mostly say what is true, plainly or not; a Joker says what would be true where she thinks she may be.
Only public talk goes in.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import Final

from ...kernel.story import Event
from .cards import ANSWERS_TO, FROM_LEVEL, NO_AXIS, PLACE_COUNT, QUESTION_COUNT, TO_LEVEL, fits, level
from .moves import ANSWERED, ASKED

PLAIN: Final = 0.38  # how a hero answers: plainly, half plainly, vaguely; the rest are slips and lies
HALF: Final = 0.36
VAGUE: Final = 0.20
BLUFF: Final = 0.75  # how often a Joker answers from what she thinks; else she hedges
HEDGE: Final = (0.05, 0.15, 0.125)  # a plain, a half plain, a vague card when she hedges; four, two and four of them

Talk = tuple[tuple[int, int, int], ...]  # seat, question, answer
Row = list[float]


def width(answer: int) -> int:
    return TO_LEVEL[answer] - FROM_LEVEL[answer]


def _hero(place: int, question: int, answer: int) -> float:
    """How likely a hero at that place gives that answer."""
    cards = ANSWERS_TO[question]
    share = {0: PLAIN, 1: HALF, 3: VAGUE}[width(answer)]
    if fits(place, question, answer):
        return share / sum(1 for card in cards if width(card) == width(answer) and fits(place, question, card))
    return (1 - PLAIN - HALF - VAGUE) / sum(1 for card in cards if not fits(place, question, card))


HERO: Final[list[dict[int, Row]]] = [
    {answer: [_hero(place, question, answer) for place in range(PLACE_COUNT)] for answer in ANSWERS_TO[question]}
    for question in range(QUESTION_COUNT)
]


def hedge(answer: int) -> float:
    return HEDGE[{0: 0, 1: 1, 3: 2}[width(answer)]]


class Heard:
    """By seat: the log of how likely its answers are for a hero at each place, and for a Joker. And what each gave away."""

    __slots__ = ("hero", "joker", "talk")

    def __init__(self, seats: int) -> None:
        self.hero: list[Row] = [[0.0] * PLACE_COUNT for _ in range(seats)]
        self.joker: Row = [0.0] * seats
        self.talk: Talk = ()

    def without(self, seat: int) -> Row:
        """The log of how likely each place is by what all others said: what a Joker in that seat would go by."""
        return [sum(rows) for rows in zip(*(row for of, row in enumerate(self.hero) if of != seat), strict=True)]

    def after(self, seat: int, question: int, answer: int, used: tuple[int, ...]) -> Heard:
        new = Heard(len(self.joker))
        new.hero = list(self.hero)
        new.joker = list(self.joker)
        new.talk = (*self.talk, (seat, question, answer))
        if level(0, question) != NO_AXIS:
            chances = HERO[question][answer]
            belief = shares(self.without(seat), used)
            thinks = sum(b * c for b, c in zip(belief, chances, strict=True))
            new.joker[seat] += log(BLUFF * thinks + (1 - BLUFF) * hedge(answer))
            new.hero[seat] = [row + log(c) for row, c in zip(self.hero[seat], chances, strict=True)]
        return new


def shares(logs: Row, used: tuple[int, ...] = ()) -> Row:
    """Probabilities from logs; places that are used have none."""
    most = max(value for place, value in enumerate(logs) if place not in used)
    weights = [0.0 if place in used else exp(value - most) for place, value in enumerate(logs)]
    total = sum(weights)
    return [weight / total for weight in weights]


def talk_of(story: tuple[Event, ...]) -> Talk:
    """Every answer card given to a question card, in order."""
    found: list[tuple[int, int, int]] = []
    question = -1
    for event in story:
        if event.kind is ASKED:
            question = event.facts[2]
        elif event.kind is ANSWERED:
            found.append((event.facts[0], question, event.facts[1]))
    return tuple(found)


@lru_cache(maxsize=4096)
def heard(seats: int, used: tuple[int, ...], talk: Talk) -> Heard:
    """What the talk so far says; it grows by one answer at a time, and all bots at a table share it."""
    if not talk:
        return Heard(seats)
    return heard(seats, used, talk[:-1]).after(*talk[-1], used)
