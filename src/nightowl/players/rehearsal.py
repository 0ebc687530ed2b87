"""A search one move deep for a game with a good player of its own: other moves are tried beside what she advises.

Luck outweighs most moves, so all of them are tried in the same imagined worlds and with the same dice, and only what one
brings more than the advice is counted. Whoever falls behind is not tried on; the advice is left for a move that has proven
better. After its first move everybody plays as the good player would, who knows what her seat may know and no more: so
nothing is chosen that would need to see through the cards.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import sqrt
from typing import Any

from ..kernel.chance import Sketch, Source
from ..kernel.game import Game

SURE = 1.3  # standard errors by which a move must be better than the advice
CERTAIN = 3.0  # and where no further world is needed
BATCH = 6  # worlds between two looks at who is still in it
FEWEST = 2 * BATCH  # worlds before anything is proven
FEW = 3  # moves that are not halved any further
SEEDS = 1 << 30

Advice = Callable[[Any, Source], int]
Until = Callable[[Any], int]
Rollout = Callable[[Any, Source, int], object]
Judge = Callable[[Any], list[float]]


class Rival:
    """A move beside the advice, and what it brought more than that."""

    __slots__ = ("more", "move", "square", "tried")

    def __init__(self, move: int) -> None:
        self.move = move
        self.tried = 0
        self.more = 0.0
        self.square = 0.0

    def learn(self, more: float) -> None:
        self.tried += 1
        self.more += more
        self.square += more * more

    @property
    def mean(self) -> float:
        return self.more / self.tried

    @property
    def error(self) -> float:
        """The standard error of that mean."""
        return sqrt(max(0.0, self.square / self.tried - self.mean**2) / self.tried)


class Rehearsal:
    """`worlds` are played at most for a decision, fewer if nobody rivals the advice any more; so a seed says what is played.
    Only where it takes longer than `seconds` does the clock end it.

    `rollout` plays a world on until what `until` said before the move; `judge` says, from 0 to 1, what that is worth to each
    seat.
    """

    def __init__(
        self,
        game: Game[Any],
        advice: Advice,
        rollout: Rollout,
        until: Until,
        judge: Judge,
        worlds: int,
        seconds: float,
    ) -> None:
        self.game = game
        self.advice = advice
        self.rollout = rollout
        self.until = until
        self.judge = judge
        self.worlds = worlds
        self.seconds = seconds

    def choose(self, view: Any, chance: Source) -> int:
        if len(view.legal) == 1:
            return int(view.legal[0])
        advised = self.advice(view, chance)
        rivals = [Rival(int(move)) for move in view.legal if move != advised]
        end = time.monotonic() + self.seconds
        tried = 0
        while rivals and tried < self.worlds and time.monotonic() < end:
            world = self.game.imagine(view, chance)
            world.story = None
            self._try(world, view.seat, advised, rivals, chance.below(SEEDS))
            tried += 1
            if tried % BATCH == 0:
                rivals = hopeful(rivals)
                if tried >= FEWEST and is_settled(rivals):
                    break
        return proven(rivals, advised) if tried >= FEWEST else advised

    def _try(self, world: Any, seat: int, advised: int, rivals: list[Rival], seed: int) -> None:
        """All moves in one world, with the same dice."""
        until = self.until(world)
        known = self._worth(world, seat, advised, seed, until)
        for rival in rivals:
            rival.learn(self._worth(world, seat, rival.move, seed, until) - known)

    def _worth(self, world: Any, seat: int, move: int, seed: int, until: int) -> float:
        s, _ = self.game.apply(world, seat, move)
        self.rollout(s, Sketch(seed), until)
        return self.judge(s)[seat]


def hopeful(rivals: list[Rival]) -> list[Rival]:
    """Those who may still be better; of many the better half."""
    left = sorted([rival for rival in rivals if rival.mean + rival.error > 0], key=lambda rival: -rival.mean)
    return left[: max(FEW, len(left) // 2)]


def is_settled(rivals: list[Rival]) -> bool:
    """One is left, and she is better beyond doubt."""
    return len(rivals) == 1 and rivals[0].mean > CERTAIN * rivals[0].error


def proven(rivals: list[Rival], advised: int) -> int:
    better = [rival for rival in rivals if rival.mean > SURE * rival.error]
    return max(better, key=lambda rival: rival.mean).move if better else advised
