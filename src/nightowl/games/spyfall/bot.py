"""Bots for Spyfall, on views: heroes who show they know and do not tell, a Joker who reckons, a Harley who hints."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log
from typing import Any

import msgspec

from ...kernel.chance import Source
from ...kernel.texts import Texts
from ...players.bot import Bot
from ...players.random import Random
from .belief import Belief
from .cards import ANSWERS, ANSWERS_TO, KIND_OF, NO_AXIS, NO_QUESTION, PLACE_COUNT, QUESTIONS, level
from .moves import (
    ACCUSE_AT,
    AGREE,
    ANSWER_AT,
    ANSWER_KIND,
    ASK_AT,
    ASK_KIND,
    CALL,
    CLAIM,
    DEFLECT_KIND,
    DISAGREE,
    GO_ON,
    GUESS_AT,
    HIDE,
    MINUTE,
    POINT_AT,
    POINT_KIND,
    QUESTION_AT,
    QUESTION_KIND,
    READY,
    SAY,
    SHOW,
    SILENCE,
)
from .reading import BLUFF, HERO, Row, hedge, width
from .view import SpyfallView
from .words import recognise

GRAIN = 1000
VAGUE_ANSWERS = [card for card in ANSWERS_TO[0] if width(card) == 3]
KNOWN_AT_FIRST = 0.08
KNOWN_AT_LAST = 0.45
DISTRACT_AT = 1.5  # a Joker distracts when so many times as suspect as anybody
SCAPEGOAT_AT = 1.5  # and somebody else is so too
LATE = 60  # seconds left from which a hero wants more time


class Skill:
    """What makes a level: how much of the talk it takes in, how much it thinks before it speaks, when it is sure enough."""

    def __init__(
        self, trust: float, whim: float, sure: float, vote: float, discreet: float, thinks: bool, patience: float
    ) -> None:
        self.trust = trust
        self.whim = whim  # how much of its choices is whim
        self.sure = sure  # accuses from this chance on
        self.vote = vote  # agrees from this chance on
        self.discreet = discreet  # how much it minds telling the Joker too much
        self.thinks = thinks  # chooses its words, instead of saying what comes to mind
        self.patience = patience  # how much of what waiting is worth a Joker sees


class Player:
    def __init__(self, skill: Skill) -> None:
        self.skill = skill

    def choose(self, view: Any, chance: Source) -> int:
        seen: SpyfallView = view
        if len(seen.legal) == 1:
            return int(seen.legal[0])
        belief = Belief(seen, self.skill.trust)
        turn = Turn(seen, belief, self.skill, chance)
        return turn.choose()

    def writes_to(self, view: Any, move: int) -> int:
        """Whoever is asked, or asks."""
        asker: int = view.asker
        return move - ASK_AT if ASK_KIND.has(move) else asker

    def note(self, view: Any, move: int, written: Sequence[str], texts: Texts, chance: Source) -> str:
        """What it writes beside a move where people type or talk: a question, or an answer to the one just written.

        It does not hear what is said aloud, so there its answers are vague.
        """
        if view.talk == "deck":
            return ""
        if ASK_KIND.has(move):
            return self.question(view, move - ASK_AT, written, texts, chance)
        heard = written[-1] if written and view.talk == "written" else ""
        return self.reply(view, heard, texts, chance) if move == SAY else ""

    def question(self, view: Any, target: int, written: Sequence[str], texts: Texts, chance: Source) -> str:
        """A question of the deck that nobody has written yet."""
        said = [texts.say(f"question-{name}") for name in QUESTIONS]
        fresh = [number for number, text in enumerate(said) if text not in written] or list(range(len(said)))
        asking = msgspec.structs.replace(view, target=target, legal=tuple(QUESTION_AT + number for number in fresh))
        return said[Turn(asking, Belief(asking, self.skill.trust), self.skill, chance).questions() - QUESTION_AT]

    def reply(self, view: Any, typed: str, texts: Texts, chance: Source) -> str:
        """What it writes when a person has typed a question: an answer card if it understands, else something vague."""
        question = recognise(typed, texts)
        cards = ANSWERS_TO[question] if question != NO_QUESTION else VAGUE_ANSWERS
        legal = tuple(ANSWER_AT + card for card in cards)
        asked = msgspec.structs.replace(view, question=max(question, 0), legal=legal)
        turn = Turn(asked, Belief(asked, self.skill.trust), self.skill, chance)
        move = turn.answers() if question != NO_QUESTION else legal[chance.below(len(legal))]
        return texts.say(f"answer-{ANSWERS[move - ANSWER_AT]}")


class Turn:
    """One decision: the view, what it believes, and how well it plays."""

    def __init__(self, seen: SpyfallView, belief: Belief, skill: Skill, chance: Source) -> None:
        self.seen = seen
        self.belief = belief
        self.skill = skill
        self.chance = chance
        self.legal = seen.legal

    def choose(self) -> int:
        moment = self.seen.moment
        if moment in ("ask", "question", "answer", "pause"):
            stop = self.stops()
            return stop if stop is not None else self.speaks()
        if moment in ("accusation", "claim"):
            return AGREE if self.agrees() else DISAGREE
        if moment == "god-complex":
            return SHOW if SHOW in self.legal and self.agrees() else HIDE
        if moment in ("point", "harley-vote", "honour"):
            return self.points()
        return READY if READY in self.legal else self.legal[0]

    # Stopping the game

    def stops(self) -> int | None:
        if self.belief.is_joker:
            return self.joker_stops()
        if CLAIM in self.legal and self.belief.special > 0.7:
            return CLAIM
        if self.seen.is_harley:
            return None
        suspect = best(self.belief.jokers)
        move = ACCUSE_AT + suspect
        chance = self.belief.jokers[suspect] * (1 - self.belief.special)
        return move if move in self.legal and chance >= self.sure_enough() and self.may_be_heard() else None

    def may_be_heard(self) -> bool:
        """An accusation is wasted before there was talk."""
        return len(self.belief.heard.talk) >= max(6, self.seen.seats)

    def sure_enough(self) -> float:
        """Among three everybody is half suspect from the start: that alone is no reason."""
        return max(self.skill.sure, 1.7 / (self.seen.seats - 1))

    def joker_stops(self) -> int | None:
        """Guess when waiting is worth less: when sure, or when about to be found, or in the last moment."""
        if CALL in self.legal and self.belief.special > 0.6:
            return CALL
        place = self.belief.best_place()
        sure = self.belief.places[place] * (1 - self.belief.special)
        if GUESS_AT + place in self.legal and 4 * sure > self.skill.patience * self.worth_of_waiting():
            return GUESS_AT + place
        return self.distracts()

    def distracts(self) -> int | None:
        """A Joker who is under suspicion herself accuses whoever looks worst beside her."""
        looks = self.belief.looks_like_the_joker()
        own = self.belief.own()
        suspect = max((seat for seat in range(self.seen.seats) if seat != own), key=lambda seat: looks[seat])
        is_pressed = looks[own] >= DISTRACT_AT / self.seen.seats and looks[suspect] >= SCAPEGOAT_AT / self.seen.seats
        move = ACCUSE_AT + suspect
        return move if self.skill.thinks and is_pressed and move in self.legal and self.may_be_heard() else None

    def worth_of_waiting(self) -> float:
        """Points a Joker may expect from going on: to learn more while there is time, to stay hidden to the end."""
        time = self.seen.left / max(1, self.seen.length)
        danger = self.belief.looks_like_the_joker()[self.belief.own()]
        hidden = 2 * (1 - min(1.0, 1.2 * danger))
        return hidden + time * (3.4 - hidden) * (1 - 0.6 * danger)

    # Votes

    def agrees(self) -> bool:
        seen, belief = self.seen, self.belief
        if seen.moment == "claim":
            return belief.special > 0.5 or (belief.is_joker and "call" not in seen.menu)
        if belief.is_joker:
            return True
        guilty = belief.jokers[seen.accused]
        if seen.is_harley:
            return guilty < 1 / seen.seats
        return guilty * (1 - belief.special) >= max(self.skill.vote, 1.3 / (seen.seats - 1))

    def points(self) -> int:
        seen, belief = self.seen, self.belief
        if seen.moment == "honour":
            return self.any_of(POINT_KIND)
        weights = belief.jokers
        if seen.moment == "harley-vote":
            weights = self.gave_away()
        elif belief.is_joker:
            weights = belief.looks_like_the_joker()
        elif seen.is_harley:
            weights = [-weight for weight in belief.jokers]
        free = [move - POINT_AT for move in self.legal]
        return POINT_AT + max(free, key=lambda seat: weights[seat] + self.whim(0.05))

    def gave_away(self) -> Row:
        """How much each seat's answers helped the Joker find the place."""
        place = self.seen.location if self.seen.location >= 0 else self.seen.card
        given = [0.0] * self.seen.seats
        for seat, question, answer in self.belief.heard.talk:
            if level(place, question) != NO_AXIS:
                chances = HERO[question][answer]
                given[seat] += log(chances[place] / (sum(chances) / PLACE_COUNT))
        return given

    # Talk

    def speaks(self) -> int:
        if self.seen.moment == "pause":
            return GO_ON if GO_ON in self.legal else self.legal[0]
        if self.seen.moment == "ask":
            return self.asks()
        if self.seen.moment == "question":
            return self.questions()
        if self.belief.is_joker and self.dodges():
            return self.dodges()[self.chance.below(len(self.dodges()))]
        return SAY if SAY in self.legal else self.answers()

    def dodges(self) -> list[int]:
        """Powers that spare a Joker an answer."""
        return [move for move in self.legal if move == SILENCE or DEFLECT_KIND.has(move)]

    def asks(self) -> int:
        """Heroes turn to whom they suspect, others to anybody."""
        if MINUTE in self.legal and self.seen.left < LATE and not self.belief.is_joker:
            return MINUTE
        free = [move - ASK_AT for move in self.legal if ASK_KIND.has(move)]
        calm = self.belief.is_joker or self.seen.is_harley
        return ASK_AT + max(free, key=lambda seat: (0.0 if calm else self.belief.jokers[seat]) + self.whim(0.3))

    def questions(self) -> int:
        free = [move - QUESTION_AT for move in self.legal if QUESTION_KIND.has(move)]
        if not self.skill.thinks:
            asked = [question for question in free if KIND_OF[question] != "anyone"] or free
            return QUESTION_AT + asked[self.chance.below(len(asked))]
        worth = self.uncertainty if self.belief.is_joker else self.tests
        return QUESTION_AT + max(free, key=lambda question: worth(question) + self.whim(0.15))

    def uncertainty(self, question: int) -> float:
        """How much an honest answer would tell the Joker."""
        found = levels(self.belief.places, question)
        return -sum(share * log(share) for share in found if share > 0)

    def tests(self, question: int) -> float:
        """How likely a Joker in that seat would not know the answer; less so for what gives the place away."""
        place = self.seen.card
        true = level(place, question)
        if true == NO_AXIS:
            return 0.0
        match = levels(self.belief.public_places(self.seen.target), question)[true]
        helps = 1.0 if self.seen.is_harley else -0.3
        return 1 - match + helps * -log(max(0.05, match)) * 0.3

    def answers(self) -> int:
        free = [move - ANSWER_AT for move in self.legal if ANSWER_KIND.has(move)]
        question = self.seen.question
        if level(0, question) == NO_AXIS:
            return ANSWER_AT + free[self.chance.below(len(free))]
        place = self.imagined_place()
        if not self.skill.thinks:
            weights = [HERO[question][answer][place] for answer in free]
            return ANSWER_AT + free[self.chance.pick([1 + int(GRAIN * weight) for weight in weights])]
        return ANSWER_AT + max(free, key=lambda answer: self.shows(answer, place) + self.whim(0.4))

    def imagined_place(self) -> int:
        """Where a Joker pretends to be: somewhere she holds for likely."""
        if not self.belief.is_joker:
            return self.seen.card
        return self.chance.pick([int(GRAIN * share) + (share > 0) for share in self.belief.places])

    def shows(self, answer: int, place: int) -> float:
        """How much better the answer fits a hero than a Joker, less what it gives away. A Joker weighs all places."""
        question = self.seen.question
        chances = HERO[question][answer]
        public = self.belief.public_places(self.belief.own())
        thinks = sum(share * chance for share, chance in zip(public, chances, strict=True))
        as_joker = BLUFF * thinks + (1 - BLUFF) * hedge(answer)
        if self.belief.is_joker:
            return sum(share * log(chance / as_joker) for share, chance in zip(self.belief.places, chances, strict=True))
        told = self.tells(chances, place)
        if self.seen.is_harley:
            return log(chances[place]) + 4 * told
        return log(chances[place] / as_joker) - self.skill.discreet * max(0.0, told - self.may_be_known())

    def tells(self, chances: Row, place: int) -> float:
        """How sure of the place that answer would make whoever looks most like the Joker."""
        before = self.belief.public_places(best(self.belief.jokers))
        after = [share * chance for share, chance in zip(before, chances, strict=True)]
        return after[place] / sum(after)

    def may_be_known(self) -> float:
        """How sure the Joker may become by now without a hero minding: more, the less time is left."""
        return KNOWN_AT_FIRST + (KNOWN_AT_LAST - KNOWN_AT_FIRST) * (1 - self.seen.left / max(1, self.seen.length))

    def any_of(self, kind: Any) -> int:
        moves = [move for move in self.legal if kind.has(move)]
        return moves[self.chance.below(len(moves))]

    def whim(self, much: float) -> float:
        return much * self.skill.whim * self.chance.below(GRAIN) / GRAIN


def levels(places: Row, question: int) -> Row:
    """How likely each level of answer is, given how likely the places are."""
    found = [0.0] * 4
    for place, share in enumerate(places):
        at = level(place, question)
        if at != NO_AXIS:
            found[at] += share
    return found


def best(row: Row) -> int:
    return row.index(max(row))


BOTS: dict[str, Callable[[], Bot]] = {
    "random": Random,
    "easy": lambda: Player(Skill(0.35, 3.0, 0.45, 0.3, 0.0, False, 0.3)),
    "normal": lambda: Player(Skill(0.75, 2.8, 0.6, 0.35, 4.5, True, 0.73)),
    "hard": lambda: Player(Skill(0.85, 1.0, 0.7, 0.4, 12.0, True, 1.1)),
}
