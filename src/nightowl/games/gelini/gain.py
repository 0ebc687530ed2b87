"""Getting counters: cliques come along, two coins hire a Star, a full floor wins at once."""

from __future__ import annotations

from typing import Final

from ...kernel.game import Ask, Frame, one_each, tell
from .counters import CLIQUE, CLIQUE_SIZE, COIN, GAP, KINDS, MEMBERS, NO_CLIQUE, SQUARES, STAR
from .judge import close
from .moves import CHANGED, FULL, GATHER, HIRE, HIRED, JOINED, LEAVE, LEFT, SAVE, SAVED
from .state import ENDED_FULL, Night

COINS_FOR_A_STAR: Final = 2


def gain(s: Night, seat: int, kind: int) -> None:
    """A counter comes to that seat, by whatever way."""
    if kind == COIN:
        s.coins[seat] += 1
        offer_a_star(s, seat)
        return
    clique = CLIQUE[kind]
    had = NO_CLIQUE if clique == NO_CLIQUE else members_on_floor(s, seat, clique)
    put(s, seat, kind)
    if had > 0 and had + 1 < CLIQUE_SIZE[clique]:
        if s.choose:
            s.stack.append(Gather(seat, clique))
        else:
            gather(s, seat, clique)


def put(s: Night, seat: int, kind: int) -> None:
    s.floors[seat * KINDS + kind] += 1
    s.filled[seat] += SQUARES[kind]


def members_on_floor(s: Night, seat: int, clique: int) -> int:
    n = 0
    for kind in MEMBERS[clique]:
        n += s.floors[seat * KINDS + kind]
    return n


def gather(s: Night, seat: int, clique: int) -> None:
    """All the rest of the clique, from the line, ahead or behind, and from other floors."""
    line = s.line
    for spot in range(len(line)):
        kind = line[spot]
        if kind != GAP and CLIQUE[kind] == clique:
            line[spot] = GAP
            put(s, seat, kind)
            tell(s, JOINED, seat, kind)
    for other in range(s.seats):
        if other == seat:
            continue
        for kind in MEMBERS[clique]:
            while s.floors[other * KINDS + kind] > 0:
                leave_floor(s, other, kind)
                put(s, seat, kind)
                tell(s, CHANGED, seat, other, kind)


def leave_floor(s: Night, seat: int, kind: int) -> None:
    s.floors[seat * KINDS + kind] -= 1
    s.filled[seat] -= SQUARES[kind]


def offer_a_star(s: Night, seat: int) -> None:
    if s.coins[seat] < COINS_FOR_A_STAR or s.stars == 0:
        return
    if s.choose:
        s.stack.append(Hire(seat))
    else:
        hire(s, seat)


def hire(s: Night, seat: int) -> None:
    """Both coins go to the box, a Star comes onto the floor."""
    s.coins[seat] -= COINS_FOR_A_STAR
    s.stars -= 1
    put(s, seat, STAR)
    tell(s, HIRED, seat)


def end_if_full(s: Night, seat: int) -> bool:
    """A floor full or overfull: its owner wins at once."""
    if s.free(seat) > 0:
        return False
    tell(s, FULL, seat)
    close(s, ENDED_FULL)
    return True


GATHER_ASKS: Final = one_each("gather", most=5)
HIRE_ASKS: Final = one_each("hire", most=5)


class Gather(Frame[Night]):
    """Option: whether to take the rest of a clique."""

    __slots__ = ("clique", "seat")

    def __init__(self, seat: int = 0, clique: int = 0) -> None:
        self.seat = seat
        self.clique = clique

    def ask(self, s: Night) -> Ask:
        return GATHER_ASKS[self.seat]

    def legal(self, s: Night, seat: int) -> list[int]:
        return [GATHER, LEAVE] if seat == self.seat else []

    def play(self, s: Night, seat: int, move: int) -> None:
        s.stack.pop()
        if move == GATHER:
            gather(s, seat, self.clique)
            end_if_full(s, seat)
        else:
            tell(s, LEFT, seat)

    def clone(self) -> Gather:
        return Gather(self.seat, self.clique)


class Hire(Frame[Night]):
    """Option: whether to spend two coins on a Star."""

    __slots__ = ("seat",)

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def ask(self, s: Night) -> Ask:
        return HIRE_ASKS[self.seat]

    def legal(self, s: Night, seat: int) -> list[int]:
        return [HIRE, SAVE] if seat == self.seat else []

    def play(self, s: Night, seat: int, move: int) -> None:
        s.stack.pop()
        if move == HIRE:
            hire(s, seat)
            if not end_if_full(s, seat):
                offer_a_star(s, seat)  # who saved coins before may have two more
        else:
            tell(s, SAVED, seat)

    def clone(self) -> Hire:
        return Hire(self.seat)
