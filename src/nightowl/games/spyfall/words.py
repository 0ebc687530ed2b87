"""Typed questions: which card of the deck is meant, in the player's language; or at least which topic.

Words are compared by how they begin, so that endings do not matter; a word that many questions share says little.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from math import log
from typing import Final

from ...kernel.texts import Texts
from .cards import AXIS_OF, NO_QUESTION, QUESTION_COUNT, QUESTIONS
from .content import AXES

STEM: Final = 5  # letters of a word that are compared
SAME: Final = 0.6  # from this share of common weight on, a question is the one of the deck


def stems(text: str) -> frozenset[str]:
    plain = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return frozenset(word[:STEM] for word in re.findall(r"\w+", plain))


class Words:
    """The deck and its topics in one language."""

    def __init__(self, texts: Texts) -> None:
        self.questions = [stems(texts.say(f"question-{name}")) for name in QUESTIONS]
        self.topics = [stems(texts.say(f"topic-{axis}")) for axis in AXES]
        known = frozenset().union(*self.questions)
        self.weights = {word: log(QUESTION_COUNT / sum(word in q for q in self.questions)) for word in known}

    def weight(self, words: frozenset[str]) -> float:
        """Words that no question has weigh as much as the rarest."""
        return sum(self.weights.get(word, log(QUESTION_COUNT)) for word in words)

    def recognise(self, text: str) -> int:
        """The question meant, the first of its topic, or NO_QUESTION."""
        said = stems(text)
        if not said:
            return NO_QUESTION
        alike = [self.weight(said & words) / self.weight(said | words) for words in self.questions]
        best = max(range(QUESTION_COUNT), key=lambda question: alike[question])
        if alike[best] >= SAME:
            return best
        hits = [len(said & words) for words in self.topics]
        return AXIS_OF.index(hits.index(max(hits))) if any(hits) else NO_QUESTION


@lru_cache(maxsize=16)
def words(texts: Texts) -> Words:
    return Words(texts)


def recognise(text: str, texts: Texts) -> int:
    return words(texts).recognise(text)
