"""Three frames that carry nearly all interrupts: `Sealed`, `Window` and `Offer`. Games subclass them.

A frame decides who answers and when it closes; what an answer does is the game's, in the methods it overrides.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from .chance import Source
from .game import CLOCK, Ask, Frame, S

UNANSWERED: Final = -1
NOWHERE: Final = -1
SEALED: Final = "sealed"
WINDOW: Final = "window"  # the pace of windows: who passes anyway can say so beforehand, in public


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Frame[S]):
    """All answer, nobody sees until it closes: votes, night choices.

    `clocked`: only the CLOCK closes it, never the last answer, so that the moment of closing tells nothing.
    """

    __slots__ = ("answers", "clocked", "seats")

    def __init__(self, seats: list[int] | None = None, clocked: bool = False) -> None:
        self.seats: list[int] = [] if seats is None else seats
        self.answers: list[int] = [UNANSWERED] * len(self.seats)
        self.clocked = clocked

    def choices(self, s: S, seat: int) -> list[int]:
        """What that seat may answer."""
        raise NotImplementedError

    def closed(self, s: S) -> None:
        """All answers are in (or time is up): the frame has left the stack, now its answers count."""
        raise NotImplementedError

    def closing(self) -> int:
        """The CLOCK's move that closes this frame."""
        raise NotImplementedError

    def moment(self) -> str:
        raise NotImplementedError

    def pace(self) -> str:
        return SEALED

    def waiting(self) -> list[int]:
        answers = self.answers
        return [seat for i, seat in enumerate(self.seats) if answers[i] == UNANSWERED]

    def answer_of(self, seat: int) -> int:
        return UNANSWERED if (at := self.place_of(seat)) == NOWHERE else self.answers[at]

    def is_waiting_for(self, seat: int) -> bool:
        at = self.place_of(seat)
        return at != NOWHERE and self.answers[at] == UNANSWERED

    def place_of(self, seat: int) -> int:
        """Which of those who are asked that seat is."""
        for at, other in enumerate(self.seats):
            if other == seat:
                return at
        return NOWHERE

    def ask(self, s: S) -> Ask:
        waiting = self.waiting()
        return Ask(tuple(waiting) if waiting else (CLOCK,), self.moment(), self.pace(), True)

    def legal(self, s: S, seat: int) -> list[int]:
        if seat == CLOCK:
            return [self.closing()] if self.clocked else []
        if self.is_waiting_for(seat):
            return self.choices(s, seat)
        return []

    def play(self, s: S, seat: int, move: int) -> None:
        if seat == CLOCK:
            s.stack.pop()
            self.closed(s)
            return
        self.answers[self.place_of(seat)] = move
        if not self.clocked and UNANSWERED not in self.answers:
            s.stack.pop()
            self.closed(s)

    def copy_to(self, other: Sealed[S]) -> None:
        other.seats = self.seats
        other.answers = list(self.answers)
        other.clocked = self.clocked


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Sealed[S]):
    """Those who may react answer sealed; intents resolve in table order; it reopens until all pass.

    `seats` is the table order from the active player. While resolving, `at` is the next answer to look at.
    """

    __slots__ = ("at", "played")

    def __init__(self, seats: list[int] | None = None, clocked: bool = False) -> None:
        self.seats = [] if seats is None else seats
        self.answers = [UNANSWERED] * len(self.seats)
        self.clocked = clocked
        self.at = UNANSWERED
        self.played = False

    def pace(self) -> str:
        return WINDOW

    def passing(self) -> int:
        """The move that says: not me."""
        raise NotImplementedError

    def fits(self, s: S, seat: int, move: int) -> bool:
        """Whether an intent is still legal and has a point; otherwise it goes back to its hand unseen."""
        raise NotImplementedError

    def react(self, s: S, seat: int, move: int) -> None:
        """Do it. May push frames, such as a window that answers the answer."""
        raise NotImplementedError

    def passed(self, s: S) -> None:
        """All passed: the frame has left the stack, what it waited for goes on."""
        raise NotImplementedError

    def play(self, s: S, seat: int, move: int) -> None:
        if seat != CLOCK:
            self.answers[self.place_of(seat)] = move
            if self.clocked or UNANSWERED in self.answers:
                return
        self.at = 0

    def wander(self, s: S, source: Source) -> tuple[int, int]:
        """All who are waited for answer at once: sealed answers do not hang on each other."""
        made = chosen = 0
        for at, seat in enumerate(self.seats):
            if self.answers[at] == UNANSWERED:
                moves = self.choices(s, seat)
                n = len(moves)
                self.play(s, seat, moves[0] if n == 1 else moves[source.below(n)])
                made += 1
                if n > 1:
                    chosen += 1
        return (made, chosen) if made > 0 else super().wander(s, source)  # only the clock is waited for

    def resume(self, s: S) -> bool:
        """Look at the answers from `at` on; stop where one puts a frame on top, and go on when that has left."""
        if self.at == UNANSWERED:
            return False
        while self.at < len(self.seats):
            seat, move = self.seats[self.at], self.answers[self.at]
            self.at += 1
            if move in (UNANSWERED, self.passing()) or not self.fits(s, seat, move):
                continue
            self.played = True
            self.react(s, seat, move)
            if not s.stack or s.stack[-1] is not self:
                return True
        self.at = UNANSWERED
        if not self.played:
            s.stack.pop()
            self.passed(s)
            return True
        self.played = False
        self.answers = [UNANSWERED] * len(self.seats)
        return False

    def closed(self, s: S) -> None:
        raise AssertionError("a window closes by passing")

    def copy_window_to(self, other: Window[S]) -> None:
        self.copy_to(other)
        other.at = self.at
        other.played = self.played


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer(Frame[S]):
    """One seat after another may take it; `order` says who, `at` whose turn it is to say."""

    __slots__ = ("at", "order")

    def __init__(self, order: list[int] | None = None) -> None:
        self.order: list[int] = [] if order is None else order
        self.at = 0

    def takes(self, s: S, seat: int) -> list[int]:
        """How that seat may take it."""
        raise NotImplementedError

    def passing(self) -> int:
        raise NotImplementedError

    def taken(self, s: S, seat: int, move: int) -> None:
        """Somebody took it: the frame has left the stack."""
        raise NotImplementedError

    def refused(self, s: S) -> None:
        """Nobody took it: the frame has left the stack."""
        raise NotImplementedError

    def moment(self) -> str:
        raise NotImplementedError

    def ask(self, s: S) -> Ask:
        return Ask((self.order[self.at],), self.moment())

    def legal(self, s: S, seat: int) -> list[int]:
        if seat != self.order[self.at]:
            return []
        return [*self.takes(s, seat), self.passing()]

    def play(self, s: S, seat: int, move: int) -> None:
        if move != self.passing():
            s.stack.pop()
            self.taken(s, seat, move)
            return
        self.at += 1
        if self.at == len(self.order):
            s.stack.pop()
            self.refused(s)
