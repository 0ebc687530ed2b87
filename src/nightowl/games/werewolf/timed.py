"""Secret answers against the clock: when time is up, chance answers for who has not."""

from __future__ import annotations

from ...kernel.chance import Source
from ...kernel.game import CHANCE, CLOCK, Ask, whisper
from ...kernel.stack import UNANSWERED, Sealed
from .moves import CHOSE, FIRST, SECOND
from .state import Village


def chose(s: Village, seat: int, move: int) -> None:
    """A player remembers what she chose."""
    kind = CHOSE[move]
    if s.story is None or kind is None:
        return
    whisper(s, 1 << seat, kind, FIRST[move], SECOND[move])


class Timed(Sealed[Village]):
    """`late`: time is up. `drawn`: what chance has answered since; it counts when the frame closes, not before.

    So no view changes until all answers are there, and nobody can tell that somebody was missing.
    """

    __slots__ = ("drawn", "late")

    def __init__(self, seats: list[int] | None = None, clocked: bool = False) -> None:
        super().__init__(seats, clocked)
        self.late = False
        self.drawn: list[int] = []

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
            waiting = [CHANCE]
        return Ask(tuple(waiting) if waiting else (CLOCK,), self.moment(), self.pace(), True, self.span())

    def legal(self, s: Village, seat: int) -> list[int]:
        if seat == CHANCE:
            return self.choices(s, self.undecided(s)[len(self.drawn)]) if self.late else []
        if seat == CLOCK:
            return [] if self.late else [self.closing()]
        if self.is_waiting_for(seat):
            return self.choices(s, seat)
        return []

    def wander(self, s: Village, source: Source) -> tuple[int, int]:
        waiting = self.waiting()
        if self.late or not waiting:
            return super().wander(s, source)
        seat = waiting[source.below(len(waiting))]
        moves = self.choices(s, seat)
        n = len(moves)
        self.play(s, seat, moves[0] if n == 1 else moves[source.below(n)])
        return 1, 1 if n > 1 else 0

    def play(self, s: Village, seat: int, move: int) -> None:
        if seat == CLOCK:
            self.late = True
        elif seat == CHANCE:
            self.drawn.append(move)
        else:
            self.answer(s, seat, move)
        if self.late:
            undecided = self.undecided(s)
            if len(self.drawn) < len(undecided):
                return
            for missing in self.waiting():
                drawn = self.drawn[undecided.index(missing)] if missing in undecided else self.choices(s, missing)[0]
                self.answer(s, missing, drawn)
        if (self.late or not self.clocked) and UNANSWERED not in self.answers:
            s.stack.pop()
            self.closed(s)

    def undecided(self, s: Village) -> list[int]:
        """Who has not answered and has a choice."""
        return [seat for seat in self.waiting() if len(self.choices(s, seat)) > 1]

    def answer(self, s: Village, seat: int, move: int) -> None:
        self.answers[self.place_of(seat)] = move
        chose(s, seat, move)
        self.took(s, seat, move)

    def copy_timed_to(self, other: Timed) -> None:
        self.copy_to(other)
        other.late = self.late
        other.drawn = self.drawn.copy()
