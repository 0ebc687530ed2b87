"""The numbered die: declared, "before a roll" cards, the roll, Shots and modifiers until all pass, then what comes of it."""

from __future__ import annotations

from typing import Final

from ....kernel.game import CHANCE, Ask, Frame, one_each, tell
from ..board import LOCKER, SPACES, sides
from ..club.guests import commit, discard, send_off
from ..club.powers import AFTER_ROLL, BEFORE_ROLL, ON_COMMIT, ON_STEAL
from ..club.purse import ONES, Draw, earn, give_drinks, pay
from ..facts import CAME_OF_IT, CHOSE_DIE, NOT_STOLEN, NOTHING_CAME, RESULT, ROLLED, STOLE, SWAPPED, WENT
from ..moves import AIM_CUSTOMER_AT, AIM_FACE_AT, AIM_SPACE_AT, CHOOSE_AT, MOST_SEATS, ROLL_AT
from ..pack.cards import (
    CUSTOMER_COUNT,
    GIVES_ANY,
    GIVES_CASH,
    GIVES_CHAMPAGNE,
    GIVES_LOCKER,
    GIVES_PAY,
    GIVES_POWER,
    GIVES_PRIVATE,
    GIVES_SHOT,
    GIVES_SIDES,
    GIVES_SWAP,
    GIVES_VIP,
    LOYALTY,
    OUTCOME_AMOUNT,
    OUTCOME_AT,
    OUTCOME_GIVES,
    STEP,
)
from ..state import EMPTY, IN_DISCARD, NOBODY, NOT_COMMITTED, ON_FLOOR, TO_PRIVATE, TO_VIP, Shift, Throw
from .effects import DIE_ASK, ROLLS
from .windows import open_window

CHOOSE_ASKS: Final = one_each("outcome", most=MOST_SEATS)
DIE_ASKS: Final = one_each("which-die", most=MOST_SEATS)
SWAP_ASKS: Final = one_each("swap", most=MOST_SEATS)
SEND_ASKS: Final = one_each("send-off", most=MOST_SEATS)

DECLARED: Final = 0
DIE: Final = 1
WHICH: Final = 2
MODIFIED: Final = 3
STOLEN: Final = 4
JUDGED: Final = 5


class Roll(Frame[Shift]):
    """Goes through its steps by itself; it waits for the die, and where two were rolled for who chooses between them."""

    __slots__ = ("step",)

    def __init__(self, step: int = DECLARED) -> None:
        self.step = step

    def ask(self, s: Shift) -> Ask:
        if self.step == WHICH:
            assert s.throw is not None
            return DIE_ASKS[s.throw.chooser]
        return DIE_ASK

    def resume(self, s: Shift) -> bool:
        throw = s.throw
        assert throw is not None
        if self.step == DECLARED:
            self.step = DIE
            open_window(s, BEFORE_ROLL, throw.seat)
        elif self.step == DIE:
            if throw.fixed == 0:
                return False
            self.rolled(s, throw, throw.fixed)
        elif self.step == WHICH:
            return False
        elif self.step == MODIFIED:
            self.step = STOLEN
            open_window(s, AFTER_ROLL, throw.seat)
        elif self.step == STOLEN:
            self.modified(s, throw)
        else:
            s.stack.pop()
            s.throw = None
            judge(s, throw)
        return True

    def legal(self, s: Shift, seat: int) -> list[int]:
        throw = s.throw
        assert throw is not None
        if self.step == WHICH:
            if seat != throw.chooser:
                return []
            faces = [throw.face, throw.other_face] if throw.face != throw.other_face else [throw.face]
            return [AIM_FACE_AT + face for face in faces]
        return ROLLS if seat == CHANCE else []

    def odds(self, s: Shift) -> list[int]:
        return ONES[6]

    def play(self, s: Shift, seat: int, move: int) -> None:
        throw = s.throw
        assert throw is not None
        if self.step == WHICH:
            throw.face = move - AIM_FACE_AT
            tell(s, CHOSE_DIE, seat, throw.face)
            self.step = MODIFIED
            return
        face = move - ROLL_AT
        if throw.chooser == NOBODY or throw.face == 0:
            self.rolled(s, throw, face)
        else:
            throw.other_face = face
            tell(s, ROLLED, throw.seat, face)
            self.step = WHICH

    def rolled(self, s: Shift, throw: Throw, face: int) -> None:
        throw.face = face
        tell(s, ROLLED, throw.seat, face)
        if throw.chooser == NOBODY or throw.fixed > 0:
            self.step = MODIFIED

    def modified(self, s: Shift, throw: Throw) -> None:
        """All have passed: this is the result. Of a steal that is enough, others may say something."""
        self.step = JUDGED
        tell(s, RESULT, throw.seat, throw.result())
        if throw.victim != NOBODY:
            if throw.result() >= max(1, LOYALTY[s.board[throw.space]] - throw.less):
                open_window(s, ON_STEAL, throw.seat)
            else:
                throw.failed = True

    def clone(self) -> Roll:
        return Roll(self.step)


def judge(s: Shift, throw: Throw) -> None:
    if throw.victim != NOBODY:
        end_steal(s, throw)
        return
    frame = Outcomes(throw.seat, throw.space, throw.result())
    if frame.options(s):
        s.stack.append(frame)
    else:
        tell(s, NOTHING_CAME, throw.seat)


def end_steal(s: Shift, throw: Throw) -> None:
    """Success swaps the token, same room; a customer is stolen at most once. Where she stands she stays."""
    seat, victim, space = throw.seat, throw.victim, throw.space
    if throw.failed:
        tell(s, NOT_STOLEN, seat, victim, s.board[space])
        return
    s.commits[seat] = s.commits[victim]
    s.commits[victim] = NOT_COMMITTED
    s.tokens[space] = seat
    s.stolen |= 1 << space
    tell(s, STOLE, seat, victim, s.board[space])


class Outcomes(Frame[Shift]):
    """The roller must choose one Outcome whose number is at most the result; a single one is no choice."""

    __slots__ = ("result", "seat", "space")

    def __init__(self, seat: int = 0, space: int = 0, result: int = 0) -> None:
        self.seat = seat
        self.space = space
        self.result = result

    def ask(self, s: Shift) -> Ask:
        return CHOOSE_ASKS[self.seat]

    def options(self, s: Shift) -> list[int]:
        customer = s.board[self.space]
        found: list[int] = []
        for index, at in enumerate(OUTCOME_AT[customer]):
            if at <= self.result and is_possible(s, OUTCOME_GIVES[customer][index]):
                found.append(CHOOSE_AT + index)
        return found

    def resume(self, s: Shift) -> bool:
        options = self.options(s)
        if len(options) > 1:
            return False
        self.play(s, self.seat, options[0])
        return True

    def legal(self, s: Shift, seat: int) -> list[int]:
        return self.options(s) if seat == self.seat else []

    def play(self, s: Shift, seat: int, move: int) -> None:
        s.stack.pop()
        customer = s.board[self.space]
        index = move - CHOOSE_AT
        tell(s, CAME_OF_IT, seat, OUTCOME_GIVES[customer][index])
        come(s, seat, self.space, OUTCOME_GIVES[customer][index], OUTCOME_AMOUNT[customer][index])

    def clone(self) -> Outcomes:
        return Outcomes(self.seat, self.space, self.result)


def is_possible(s: Shift, gives: int) -> bool:
    return gives != GIVES_SWAP or IN_DISCARD in s.where


def come(s: Shift, seat: int, space: int, gives: int, amount: int) -> None:
    """What an Outcome gives; the customer stays face-up unless it says otherwise."""
    if gives in (GIVES_VIP, GIVES_PRIVATE):
        commit(s, seat, space, TO_VIP if gives == GIVES_VIP else TO_PRIVATE)
        open_window(s, ON_COMMIT, seat)
    elif gives == GIVES_CASH:
        earn(s, seat, amount // STEP)
    elif gives == GIVES_PAY:
        pay(s, seat, amount // STEP)
    elif gives == GIVES_POWER:
        s.stack.append(Draw(seat, amount))
    elif gives == GIVES_SHOT:
        give_drinks(s, seat, amount, 0)
    elif gives == GIVES_CHAMPAGNE:
        give_drinks(s, seat, 0, amount)
    elif gives == GIVES_LOCKER:
        s.stand(seat, LOCKER)
        tell(s, WENT, seat, LOCKER)
    elif gives == GIVES_SWAP:
        s.stack.append(Swap(seat, space))
    elif gives == GIVES_SIDES:
        # A committed customer beside him is hit too.
        for side in reversed(sides(space)):
            send_off(s, side)
    elif gives == GIVES_ANY:
        s.stack.append(SendOff(seat))


class Swap(Frame[Shift]):
    """He is discarded, and a discarded customer of her choice lies face-up in his place."""

    __slots__ = ("seat", "space")

    def __init__(self, seat: int = 0, space: int = 0) -> None:
        self.seat = seat
        self.space = space

    def ask(self, s: Shift) -> Ask:
        return SWAP_ASKS[self.seat]

    def legal(self, s: Shift, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        return [AIM_CUSTOMER_AT + c for c in range(CUSTOMER_COUNT) if s.where[c] == IN_DISCARD]

    def play(self, s: Shift, seat: int, move: int) -> None:
        s.stack.pop()
        customer = move - AIM_CUSTOMER_AT
        discard(s, self.space)
        s.board[self.space] = customer
        s.where[customer] = ON_FLOOR
        tell(s, SWAPPED, self.space, customer)

    def clone(self) -> Swap:
        return Swap(self.seat, self.space)


class SendOff(Frame[Shift]):
    """Any one customer on the floor is discarded, committed or not, also himself."""

    __slots__ = ("seat",)

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def ask(self, s: Shift) -> Ask:
        return SEND_ASKS[self.seat]

    def legal(self, s: Shift, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        return [AIM_SPACE_AT + space for space in range(SPACES) if s.board[space] != EMPTY]

    def play(self, s: Shift, seat: int, move: int) -> None:
        s.stack.pop()
        send_off(s, move - AIM_SPACE_AT)

    def clone(self) -> SendOff:
        return SendOff(self.seat)
