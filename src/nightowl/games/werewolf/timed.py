"""Secret answers against the clock: when time is up, who may sleep sleeps, and chance answers for who must choose."""

from __future__ import annotations

from ...kernel.game import CHANCE, CLOCK, Ask
from ...kernel.stack import UNANSWERED, Sealed
from .moves import SLEEP
from .night import chose
from .state import Village


class Timed(Sealed[Village]):
    """`late`: the clock has closed it, and chance answers for those who are missing. No view tells of that."""

    __slots__ = ("late",)

    def __init__(self, seats: list[int] | None = None, clocked: bool = False) -> None:
        super().__init__(seats, clocked)
        self.late = False

    def pace(self) -> str:
        raise NotImplementedError

    def span(self) -> int:
        """Which of several equal time budgets this is."""
        return 0

    def took(self, s: Village, seat: int, move: int) -> None:
        """An answer is in; what it does at once, if anything."""

    def ask(self, s: Village) -> Ask:
        waiting = self.waiting()
        if self.late:
            return Ask((CHANCE,), self.moment())
        return Ask(tuple(waiting) if waiting else (CLOCK,), self.moment(), self.pace(), True, self.span())

    def legal(self, s: Village, seat: int) -> list[int]:
        if seat == CHANCE:
            return self.choices(s, self.waiting()[0]) if self.late else []
        if seat == CLOCK:
            return [] if self.late else [self.closing()]
        if seat in self.seats and self.answer_of(seat) == UNANSWERED:
            return self.choices(s, seat)
        return []

    def play(self, s: Village, seat: int, move: int) -> None:
        if seat == CLOCK:
            self.late = True
            for missing in self.waiting():
                if SLEEP in self.choices(s, missing):
                    self.answer(s, missing, SLEEP)
        else:
            self.answer(s, self.waiting()[0] if seat == CHANCE else seat, move)
        if (self.late or not self.clocked) and UNANSWERED not in self.answers:
            s.stack.pop()
            self.closed(s)

    def answer(self, s: Village, seat: int, move: int) -> None:
        self.answers[self.seats.index(seat)] = move
        chose(s, seat, move)
        self.took(s, seat, move)

    def copy_timed_to(self, other: Timed) -> None:
        self.copy_to(other)
        other.late = self.late
