"""The state of a Gelini night: the line, the tokens in it, the floors beside it."""

from __future__ import annotations

from typing import Final

from ...kernel.game import State, start_clone
from .counters import COUNT, EXTRA_STAGE, FLOOR, GAP, KINDS, STAR

NOT_OVER: Final = 0
ENDED_FULL: Final = 1
ENDED_BAND: Final = 2


class Night(State):
    """Spots count from the tail (0) to the head; the Band stands behind the last. Tokens behind the tail are below 0."""

    __slots__ = ("choose", "coins", "end", "filled", "floors", "fruitless", "line", "order", "patience", "places", "stars")

    def __init__(self, seats: int = 0, choose: bool = False, patience: int = 10) -> None:
        super().__init__(seats)
        self.choose = choose  # option: cliques and Stars are a choice, not automatic
        self.patience = patience  # option: fruitless rolls in a row before the rearmost must move
        self.line: list[int] = []
        self.places: list[int] = [0] * seats
        self.order: list[int] = []  # seats from the rearmost token to the foremost
        self.floors: list[int] = [0] * (seats * KINDS)  # how many counters of a kind a seat has: seat * KINDS + kind
        self.filled: list[int] = [0] * seats
        self.coins: list[int] = [0] * seats
        self.stars = COUNT[STAR]
        self.fruitless = 0
        self.end = NOT_OVER

    def clone(self) -> Night:
        new = Night(0, self.choose, self.patience)
        start_clone(self, new)
        new.line = self.line.copy()
        new.places = self.places.copy()
        new.order = self.order.copy()
        new.floors = self.floors.copy()
        new.filled = self.filled.copy()
        new.coins = self.coins.copy()
        new.stars = self.stars
        new.fruitless = self.fruitless
        new.end = self.end
        return new

    def capacity(self) -> int:
        return FLOOR + EXTRA_STAGE if self.seats == 2 else FLOOR

    def free(self, seat: int) -> int:
        """Free squares; an overfull floor has none."""
        return max(0, self.capacity() - self.filled[seat])

    def floor(self, seat: int) -> tuple[int, ...]:
        """The counters on that floor, in the order of their numbers."""
        if self.filled[seat] == 0:
            return ()
        counts = self.floors[seat * KINDS : seat * KINDS + KINDS]
        return tuple([kind for kind, n in enumerate(counts) if n > 0 for _ in range(n)])

    def stands(self, seat: int, spot: int) -> None:
        """The token now stands at that spot; tokens never share one, so the order is by place."""
        self.places[seat] = spot
        self.order.remove(seat)
        at = 0
        for other in self.order:
            if self.places[other] > spot:
                break
            at += 1
        self.order.insert(at, seat)

    def reach(self, seat: int, steps: int) -> int:
        """The spot of the counter that many counters ahead; the line's length is the Band. Gaps and tokens don't count."""
        spot = self.places[seat]
        if spot < 0:
            spot = -1
        line = self.line
        end = len(line)
        while steps > 0:
            spot += 1
            if spot >= end:
                return end
            if line[spot] != GAP:
                steps -= 1
        return spot
