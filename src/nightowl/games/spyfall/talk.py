"""The talk: whoever answered asks next, anyone except the one who just asked her. One question, one answer, no follow-up."""

from __future__ import annotations

from typing import Final

from ...kernel.game import CLOCK, Ask, Frame, tell
from .cards import (
    ANSWERS_TO,
    BOOMERANG,
    DEFLECTION,
    MIST,
    NEIGHBOURLY,
    NO_COMMENT,
    NO_QUESTION,
    QUESTION_COUNT,
    SPARE_MINUTE,
    TRUTH_BOUND,
    is_plain,
)
from .moves import (
    ANSWER_AT,
    ANSWERED,
    ASK_AT,
    ASKED,
    CLOCK_SHOWS,
    DEFLECT_AT,
    DEFLECTED,
    DURATION,
    LONGEST,
    MINUTE,
    MINUTE_ADDED,
    QUESTION_AT,
    SAY,
    SILENCE,
    SILENT,
    SPOKE,
    TICK,
    TURNED,
)
from .state import DECK, NOBODY, SLICE, Round
from .stops import Pause, is_stop, show, stop, stops
from .votes import time_up

ADDED: Final = 60  # the seconds of the Spare Minute
ASK_STEP: Final = "ask"
QUESTION_STEP: Final = "question"
ANSWER_STEP: Final = "answer"


class Talk(Frame[Round]):
    """`asker` turns to `target`; `before` is who asked the asker. With the deck the question is a card of its own."""

    __slots__ = ("asker", "before", "question", "step", "target")

    def __init__(self, asker: int = 0, before: int = NOBODY) -> None:
        self.asker = asker
        self.before = before
        self.target = NOBODY
        self.question = NO_QUESTION
        self.step = ASK_STEP

    def speaker(self) -> int:
        return self.target if self.step == ANSWER_STEP else self.asker

    def ask(self, s: Round) -> Ask:
        return Ask((self.speaker(),), self.step, "" if s.is_simulated else "round", False, s.ticks)

    def legal(self, s: Round, seat: int) -> list[int]:
        if seat == CLOCK:
            return [] if s.is_simulated else [TICK]
        if seat < 0:
            return []
        moves = self.speaks(s, seat) if seat == self.speaker() else []
        return moves + stops(s, seat)

    def speaks(self, s: Round, seat: int) -> list[int]:
        if self.step == ASK_STEP:
            return self.targets(s, seat)
        if self.step == QUESTION_STEP:
            return [QUESTION_AT + question for question in range(QUESTION_COUNT) if question not in s.spent]
        moves = answers(s, seat, self.question)
        if s.holds(seat, NO_COMMENT):
            moves.append(SILENCE)
        if s.holds(seat, DEFLECTION):
            moves += [DEFLECT_AT + other for other in s.others(seat) if other != self.asker]
        return moves

    def targets(self, s: Round, seat: int) -> list[int]:
        """Anyone except the one who just asked her, but for the Boomerang; the neighbourly ask neighbours."""
        moves = [
            ASK_AT + other
            for other in s.others(seat)
            if (other != self.before or s.holds(seat, BOOMERANG))
            and (s.powers[seat] != NEIGHBOURLY or are_neighbours(s, seat, other))
        ]
        if s.holds(seat, SPARE_MINUTE):
            moves.append(MINUTE)
        return moves

    def play(self, s: Round, seat: int, move: int) -> None:
        if is_stop(move):
            stop(s, seat, move)
            return
        if seat == CLOCK:
            tick(s)
            return
        if s.is_simulated:
            s.left = max(0, s.left - DURATION[move])
        if self.step == ASK_STEP:
            self.turn(s, move)
        elif self.step == QUESTION_STEP:
            self.question = move - QUESTION_AT
            s.spent.append(self.question)
            tell(s, ASKED, self.asker, self.target, self.question)
            self.step = ANSWER_STEP
        else:
            self.answer(s, move)

    def turn(self, s: Round, move: int) -> None:
        if move == MINUTE:
            show(s, self.asker)
            s.left = min(LONGEST, s.left + ADDED)
            tell(s, MINUTE_ADDED, self.asker)
            return
        self.target = move - ASK_AT
        if self.target == self.before:
            show(s, self.asker)
        if not are_neighbours(s, self.asker, self.target):
            bar(s, self.asker, NEIGHBOURLY)
        s.asked += 1
        tell(s, TURNED, self.asker, self.target)
        self.step = QUESTION_STEP if s.talk == DECK else ANSWER_STEP

    def answer(self, s: Round, move: int) -> None:
        seat = self.target
        if DEFLECT_AT <= move < DEFLECT_AT + s.seats:
            show(s, seat)
            self.target = move - DEFLECT_AT
            tell(s, DEFLECTED, seat, self.target)
            return
        if move == SILENCE:
            show(s, seat)
            tell(s, SILENT, seat)
        elif move == SAY:
            tell(s, SPOKE, seat)
        else:
            answer = move - ANSWER_AT
            bar(s, seat, MIST if is_plain(answer) else TRUTH_BOUND)
            tell(s, ANSWERED, seat, answer)
        self.pass_on(s)

    def pass_on(self, s: Round) -> None:
        """Whoever answered asks next."""
        self.before = self.asker
        self.asker = self.target
        self.target = NOBODY
        self.question = NO_QUESTION
        self.step = ASK_STEP
        if s.asked >= s.most_questions or s.left <= 0:
            time_up(s)
        elif s.has_pauses:
            s.stack.append(Pause(s.around(s.dealer)))

    def clone(self) -> Talk:
        new = Talk(self.asker, self.before)
        new.target = self.target
        new.question = self.question
        new.step = self.step
        return new


def answers(s: Round, seat: int, question: int) -> list[int]:
    """Answer cards of the question's scale; aloud and in writing any answer will do."""
    if s.talk != DECK:
        return [SAY]
    cards = ANSWERS_TO[question]
    if s.powers[seat] == TRUTH_BOUND:
        cards = [card for card in cards if is_plain(card)]
    elif s.powers[seat] == MIST:
        cards = [card for card in cards if not is_plain(card)]
    return [ANSWER_AT + card for card in cards]


def are_neighbours(s: Round, seat: int, other: int) -> bool:
    return (seat + 1) % s.seats == other or (other + 1) % s.seats == seat


def bar(s: Round, seat: int, power: int) -> None:
    """All have seen that this seat cannot hold that power."""
    if s.has_mission and power >= 0:
        s.barred[seat] |= 1 << power


def tick(s: Round) -> None:
    """Half a minute of talk has passed."""
    s.ticks += 1
    s.left -= SLICE
    if s.left <= 0:
        s.left = 0
        time_up(s)
    else:
        tell(s, CLOCK_SHOWS, s.left)
