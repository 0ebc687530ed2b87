"""The course of a night: the line is laid, tokens queue, then roll after roll until somebody moves."""

from __future__ import annotations

from typing import Final

from ...kernel.chance import Source
from ...kernel.game import CHANCE, Ask, Frame, one_each, tell
from .actions import act
from .counters import BAND, DIE, GAP, IS_ACTION, KINDS, line_counts
from .gain import end_if_full, gain, put
from .judge import close
from .moves import (
    BAND_REACHED,
    GO,
    NOBODY_MOVED,
    OPENED,
    PLACE_AT,
    QUEUED,
    ROLL_AT,
    ROLLED,
    STAND_AT,
    STAY,
    STAYED,
    TOOK,
)
from .state import ENDED_BAND, Night

LINE_ASK: Final = Ask((CHANCE,), "set-up")
ORDER_ASK: Final = Ask((CHANCE,), "order")
ROLL_ASK: Final = Ask((CHANCE,), "roll")
MOVE_ASKS: Final = one_each("move", most=5)
MUST_MOVE_ASKS: Final = one_each("must-move", most=5)
FACES: Final = [1, 2, 3, 4, 5]
ROLLS: Final = [ROLL_AT + face for face in FACES]
FACE_ODDS: Final = [DIE.count(face) for face in FACES]


def full_line(actions: bool) -> tuple[list[int], list[int]]:
    """The moves that place a counter, and how many there are of each."""
    counts = line_counts(actions)
    return [PLACE_AT + kind for kind in range(KINDS) if counts[kind] > 0], [n for n in counts if n > 0]


LINES: Final = [full_line(False), full_line(True)]


class Line(Frame[Night]):
    """All counters in an open line in random order, one after another from the tail.

    `places` are the moves that put a counter there, `left` how many of that counter are still to come.
    """

    __slots__ = ("left", "places")

    def __init__(self, actions: bool = False) -> None:
        counts = LINES[actions]
        self.places: list[int] = counts[0].copy()
        self.left: list[int] = counts[1].copy()

    def ask(self, s: Night) -> Ask:
        return LINE_ASK

    def legal(self, s: Night, seat: int) -> list[int]:
        return self.places if seat == CHANCE else []

    def odds(self, s: Night) -> list[int]:
        return self.left

    def wander(self, s: Night, source: Source) -> tuple[int, int]:
        self.place(s, source.pick(self.left))
        return 0, 0

    def play(self, s: Night, seat: int, move: int) -> None:
        self.place(s, self.places.index(move))

    def place(self, s: Night, at: int) -> None:
        s.line.append(self.places[at] - PLACE_AT)
        self.left[at] -= 1
        if self.left[at] > 0:
            return
        del self.places[at]
        del self.left[at]
        if not self.left:
            tell(s, OPENED)
            s.stack.pop()
            s.stack.append(Queue())

    def counts(self) -> list[int]:
        """By kind: how many are still to come."""
        counts = [0] * KINDS
        for place, n in zip(self.places, self.left, strict=True):
            counts[place - PLACE_AT] = n
        return counts

    def clone(self) -> Line:
        new = Line()
        new.places = self.places.copy()
        new.left = self.left.copy()
        return new


class Queue(Frame[Night]):
    """The tokens in random order behind the tail: the first to come stands nearest to it."""

    __slots__ = ()

    def ask(self, s: Night) -> Ask:
        return ORDER_ASK

    def legal(self, s: Night, seat: int) -> list[int]:
        if seat != CHANCE:
            return []
        return [STAND_AT + seat for seat in range(s.seats) if seat not in s.order]

    def odds(self, s: Night) -> list[int]:
        return [1] * (s.seats - len(s.order))

    def play(self, s: Night, seat: int, move: int) -> None:
        token = move - STAND_AT
        s.places[token] = -1 - len(s.order)
        s.order.insert(0, token)
        tell(s, QUEUED, token)
        if len(s.order) == s.seats:
            s.stack.pop()
            s.stack.append(Turn())

    def clone(self) -> Queue:
        return Queue()


class Turn(Frame[Night]):
    """The rearmost rolls; from the back, each may move with that roll; after a move the new rearmost rolls.

    `face` is 0 before the roll; `at` says whose token in the order from the back is asked.
    """

    __slots__ = ("at", "face")

    def __init__(self, face: int = 0, at: int = 0) -> None:
        self.face = face
        self.at = at

    def ask(self, s: Night) -> Ask:
        if self.face == 0:
            return ROLL_ASK
        if s.fruitless >= s.patience:
            return MUST_MOVE_ASKS[s.order[0]]
        return MOVE_ASKS[s.order[self.at]]

    def legal(self, s: Night, seat: int) -> list[int]:
        if self.face == 0:
            return ROLLS if seat == CHANCE else []
        if seat != s.order[self.at]:
            return []
        if s.fruitless >= s.patience:
            return [GO]
        return [GO, STAY]

    def odds(self, s: Night) -> list[int]:
        return FACE_ODDS

    def wander(self, s: Night, source: Source) -> tuple[int, int]:
        if self.face == 0:
            self.play(s, CHANCE, ROLL_AT + DIE[source.below(len(DIE))])
            return 0, 0
        if s.fruitless >= s.patience:
            self.play(s, s.order[0], GO)
            return 1, 0
        self.play(s, s.order[self.at], GO if source.below(2) == 0 else STAY)
        return 1, 1

    def play(self, s: Night, seat: int, move: int) -> None:
        if self.face == 0:
            self.face = move - ROLL_AT
            tell(s, ROLLED, s.order[0], self.face)
        elif move == GO:
            face = self.face
            self.next_roll()
            s.fruitless = 0
            walk(s, seat, face)
        else:
            tell(s, STAYED, seat)
            self.at += 1
            if self.at == s.seats:
                self.next_roll()
                s.fruitless += 1
                tell(s, NOBODY_MOVED, s.order[0])

    def next_roll(self) -> None:
        self.face = 0
        self.at = 0

    def clone(self) -> Turn:
        return Turn(self.face, self.at)


def walk(s: Night, seat: int, face: int) -> None:
    """Count counters ahead, take the one reached, stand in its place."""
    spot = s.reach(seat, face)
    if spot == len(s.line):
        reach_the_band(s, seat)
        return
    kind = s.line[spot]
    s.line[spot] = GAP
    s.stands(seat, spot)
    tell(s, TOOK, seat, kind, spot)
    if IS_ACTION[kind]:
        act(s, seat, kind)
        return
    gain(s, seat, kind)
    end_if_full(s, seat)


def reach_the_band(s: Night, seat: int) -> None:
    """A token moves onto or past the Band: its owner takes it, then fewest free squares wins."""
    s.stands(seat, len(s.line))
    put(s, seat, BAND)
    tell(s, BAND_REACHED, seat)
    close(s, ENDED_BAND)
