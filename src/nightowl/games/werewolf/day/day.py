"""The day: structured talk within a budget, until time is up or all are ready; then all vote at once."""

from __future__ import annotations

from ....kernel.chance import Source
from ....kernel.game import CLOCK, Ask, Frame, tell
from ..moves import (
    DAWN,
    DAY_UP,
    FIRST,
    HANDS,
    LAY_AT,
    READY,
    SAID,
    SECOND,
    TOKENS_END,
    VOTE_AT,
    VOTE_UP,
    WAIT,
)
from ..state import Village
from ..timed import Timed
from .judge import judge
from .talk import PLACE, TOKEN, any_sentence, sentences


def daybreak(s: Village) -> None:
    tell(s, DAWN)
    s.left = [s.agreed.talk] * s.seats
    s.stack.append(Day())


class Day(Frame[Village]):
    """Everybody may speak at any time; who is ready is no longer waited for, but may still speak."""

    __slots__ = ()

    def ask(self, s: Village) -> Ask:
        return Ask(tuple([seat for seat in range(s.seats) if not s.ready[seat]]), "day", "day")

    def legal(self, s: Village, seat: int) -> list[int]:
        if seat == CLOCK:
            return [DAY_UP]
        if not 0 <= seat < s.seats:
            return []
        if s.left[seat] == 0:
            return [] if s.ready[seat] else [READY]
        return sentences(s, seat, WAIT if s.ready[seat] else READY).moves

    def shown(self, s: Village, seat: int) -> tuple[int, ...]:
        """The same for a view."""
        if s.left[seat] == 0:
            return () if s.ready[seat] else (READY,)
        return sentences(s, seat, WAIT if s.ready[seat] else READY).shown

    def wander(self, s: Village, source: Source) -> tuple[int, int]:
        seat = source.below(s.seats)
        while s.ready[seat]:
            seat = source.below(s.seats)
        if s.left[seat] == 0:
            self.play(s, seat, READY)
            return 1, 0
        self.play(s, seat, any_sentence(s, seat, READY, source))
        return 1, 1

    def play(self, s: Village, seat: int, move: int) -> None:
        if seat == CLOCK:
            hands(s)
            return
        say(s, seat, move)
        if move == READY:
            s.ready[seat] = True
            if False not in s.ready:
                hands(s)
            return
        s.left[seat] -= 1
        if move == WAIT:
            s.ready[seat] = False
        elif LAY_AT <= move < TOKENS_END:
            place_token(s, move)

    def clone(self) -> Day:
        return Day()


def say(s: Village, seat: int, move: int) -> None:
    """Talk changes nothing but the public record."""
    if s.story is None:
        return
    kind = SAID[move]
    if kind is not None:
        tell(s, kind, seat, FIRST[move], SECOND[move])


def place_token(s: Village, move: int) -> None:
    """A role token is laid on a card, instead of the one there, or lifted from it."""
    tokens = s.tokens.copy()
    tokens[PLACE[move - LAY_AT]] = TOKEN[move - LAY_AT]
    s.tokens = tokens


def hands(s: Village) -> None:
    """One, two, three: all point at somebody else."""
    tell(s, HANDS)
    s.stack.pop()
    s.stack.append(Ballot(list(range(s.seats))))


class Ballot(Timed):
    """All point at one other player; a vote that is missing when time is up is a random one."""

    __slots__ = ()

    def __init__(self, seats: list[int] | None = None) -> None:
        super().__init__(seats, False)

    def moment(self) -> str:
        return "vote"

    def pace(self) -> str:
        return "vote"

    def closing(self) -> int:
        return VOTE_UP

    def choices(self, s: Village, seat: int) -> list[int]:
        return [VOTE_AT + other for other in range(s.seats) if other != seat]

    def closed(self, s: Village) -> None:
        s.votes = [answer - VOTE_AT for answer in self.answers]
        judge(s)

    def clone(self) -> Ballot:
        new = Ballot()
        self.copy_timed_to(new)
        return new
