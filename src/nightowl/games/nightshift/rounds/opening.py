"""Set-up: who dances as whom, who goes first, twelve customers face-down, a Power card each."""

from __future__ import annotations

from typing import Final

from ....kernel.game import CHANCE, Ask, Frame, one_each, tell
from ..club.guests import Deal
from ..club.purse import Draw
from ..facts import IS_CAST, IS_FIRST
from ..moves import CAST_AT, FIRST_AT, MOST_SEATS, PICK_AT
from ..pack.cards import CUSTOMER_COUNT, DANCERS, NO_DANCER
from ..state import NOBODY, Shift

CAST_ASK: Final = Ask((CHANCE,), "cast")
FIRST_ASK: Final = Ask((CHANCE,), "first")
PICK_ASKS: Final = one_each("pick", most=MOST_SEATS)

PICKED: Final = 0
RANDOM: Final = 1
DRAFTED: Final = 2
CASTINGS: Final[list[str]] = ["picked", "random", "drafted"]


class Opening(Frame[Shift]):
    """Who goes first, then who dances as whom: dealt or picked in turn order, or drafted in reverse turn order."""

    __slots__ = ("casting",)

    def __init__(self, casting: int = PICKED) -> None:
        self.casting = casting

    def next_seat(self, s: Shift) -> int:
        """Who gets a dancer next; nobody when all have one."""
        for seat in reversed(s.order) if self.casting == DRAFTED else s.order:
            if s.dancers[seat] == NO_DANCER:
                return seat
        return NOBODY

    def is_casting(self, s: Shift) -> bool:
        return s.first != NOBODY and NO_DANCER in s.dancers

    def ask(self, s: Shift) -> Ask:
        if not self.is_casting(s):
            return FIRST_ASK
        return CAST_ASK if self.casting == RANDOM else PICK_ASKS[self.next_seat(s)]

    def resume(self, s: Shift) -> bool:
        if s.first == NOBODY or self.is_casting(s):
            return False
        s.stack.pop()
        s.shots = [1] * s.seats
        s.champagne = [1] * s.seats
        s.deck.put_under(s.stock.shuffled([1] * CUSTOMER_COUNT))
        for seat in reversed(s.order):
            s.stack.append(Draw(seat, 1))
        s.stack.append(Deal())
        return True

    def legal(self, s: Shift, seat: int) -> list[int]:
        if not self.is_casting(s):
            return [FIRST_AT + who for who in range(s.seats)] if seat == CHANCE else []
        if seat != (CHANCE if self.casting == RANDOM else self.next_seat(s)):
            return []
        base = CAST_AT if self.casting == RANDOM else PICK_AT
        return [base + dancer for dancer in range(len(DANCERS)) if dancer not in s.dancers]

    def play(self, s: Shift, seat: int, move: int) -> None:
        if not self.is_casting(s):
            go_first(s, move - FIRST_AT)
            return
        dancer = move - (CAST_AT if self.casting == RANDOM else PICK_AT)
        cast(s, self.next_seat(s), dancer)

    def clone(self) -> Opening:
        return Opening(self.casting)


def cast(s: Shift, seat: int, dancer: int) -> None:
    dancers = s.dancers.copy()
    dancers[seat] = dancer
    s.dancers = dancers
    tell(s, IS_CAST, seat, dancer)


def go_first(s: Shift, seat: int) -> None:
    s.first = seat
    s.order = s.around(seat)
    tell(s, IS_FIRST, seat)
