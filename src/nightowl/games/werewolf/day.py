"""The day: structured talk within a budget, until time is up or all are ready; then all vote at once."""

from __future__ import annotations

from ...kernel.chance import Source
from ...kernel.game import CLOCK, Ask, Frame, tell
from .judge import judge
from .moves import (
    DAWN,
    DAY_UP,
    FIRST,
    HANDS,
    LAY_AT,
    LAY_CENTRE_AT,
    LIFT_AT,
    LIFT_CENTRE_AT,
    READY,
    SAID,
    SECOND,
    TOKENS_END,
    VOTE_AT,
    VOTE_UP,
    WAIT,
)
from .roles import CENTRE, KINDS, NO_ROLE
from .state import Village
from .talk import any_sentence, sentences
from .timed import Timed


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

    def pick(self, s: Village, seat: int, source: Source) -> tuple[int, int]:
        if seat < 0 or s.left[seat] == 0:
            return super().pick(s, seat, source)
        return any_sentence(s, seat, WAIT if s.ready[seat] else READY, source)

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
    kind = SAID[move]
    if s.story is None or kind is None:
        return
    tell(s, kind, seat, FIRST[move], SECOND[move])


def place_token(s: Village, move: int) -> None:
    """A role token is laid on a card, instead of the one there, or lifted from it."""
    tokens = s.tokens.copy()
    if move >= LIFT_CENTRE_AT:
        tokens[CENTRE + move - LIFT_CENTRE_AT] = NO_ROLE
    elif move >= LIFT_AT:
        tokens[move - LIFT_AT] = NO_ROLE
    elif move >= LAY_CENTRE_AT:
        tokens[CENTRE + (move - LAY_CENTRE_AT) // KINDS] = (move - LAY_CENTRE_AT) % KINDS
    else:
        tokens[(move - LAY_AT) // KINDS] = (move - LAY_AT) % KINDS
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
