"""Information-set tree search over `imagine`: for every game, with nothing but its contract.

Every round imagines a world that fits the view, walks down the tree of moves, tries one that is new, plays on for a while
(at random, or as a game knows better) and judges what came of it. All worlds share one tree, so a move is judged over all of
them. A game with a good player of its own is served better by `rehearsal`.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any

from ..kernel.chance import Source
from ..kernel.game import CHANCE, CLOCK, Game
from ..kernel.playout import NO_CAP, playout

CURIOSITY = 0.7
ROUNDS = 100
Judge = Callable[[Any], list[float]]
Rollout = Callable[[Any, Source, int], object]


class Node:
    """What is known of a position reached by the same moves in all worlds: how often each move was there, tried, good."""

    __slots__ = ("good", "next", "there", "tried")

    def __init__(self) -> None:
        self.next: dict[tuple[int, int], Node] = {}
        self.there: dict[tuple[int, int], int] = {}
        self.tried: dict[tuple[int, int], int] = {}
        self.good: dict[tuple[int, int], float] = {}

    def choose(self, seat: int, moves: list[int], source: Source, curiosity: float) -> int:
        """A move never tried, or else the best by what it brought and how seldom it was tried."""
        for move in moves:
            self.there[seat, move] = self.there.get((seat, move), 0) + 1
        new = [move for move in moves if (seat, move) not in self.tried]
        if new:
            return new[source.below(len(new))]
        return max(moves, key=lambda move: self._promise((seat, move), curiosity))

    def _promise(self, key: tuple[int, int], curiosity: float) -> float:
        tried = self.tried[key]
        return self.good[key] / tried + curiosity * math.sqrt(math.log(self.there[key]) / tried)

    def learn(self, key: tuple[int, int], worth: float) -> None:
        self.tried[key] = self.tried.get(key, 0) + 1
        self.good[key] = self.good.get(key, 0.0) + worth


def shares(game: Game[Any], s: Any) -> list[float]:
    """What the end is worth to each seat: winners share 1."""
    outcome = game.outcome(s)
    worth = [0.0] * s.seats
    if outcome is not None:
        for seat in outcome.winners:
            worth[seat] = 1 / len(outcome.winners)
    return worth


class Search:
    """`rounds` worlds a decision, fewer if `seconds` are over.

    `rollout` plays a world on for `cap` decisions, at random if it is not given; `judge` says, from 0 to 1, what an
    unfinished game is worth to each seat. `curiosity`: more where worths lie far apart.
    """

    def __init__(
        self,
        game: Game[Any],
        rounds: int = ROUNDS,
        cap: int = NO_CAP,
        judge: Judge | None = None,
        rollout: Rollout = playout,
        seconds: float = 0.0,
        curiosity: float = CURIOSITY,
    ) -> None:
        self.game = game
        self.rounds = rounds
        self.cap = cap
        self.judge = judge
        self.rollout = rollout
        self.seconds = seconds
        self.curiosity = curiosity

    def choose(self, view: Any, chance: Source) -> int:
        if len(view.legal) == 1:
            return int(view.legal[0])
        root = Node()
        until = time.monotonic() + self.seconds
        for _ in range(self.rounds):
            world = self.game.imagine(view, chance)
            world.story = None
            self._round(root, view.seat, world, chance)
            if self.seconds and time.monotonic() >= until:
                break
        return int(max(view.legal, key=lambda move: root.tried.get((view.seat, move), 0)))

    def _round(self, root: Node, me: int, s: Any, chance: Source) -> None:
        path: list[tuple[Node, tuple[int, int]]] = []
        node = root
        seat = me
        while True:
            key = (seat, node.choose(seat, self.game.legal(s, seat), chance, self.curiosity))
            path.append((node, key))
            is_new = key not in node.tried
            self.game.advance(s, *key)
            if is_new:
                break
            node = node.next.setdefault(key, Node())
            node, seat = self._until_a_choice(node, s, me, chance)
            if seat == CHANCE:
                break
        worth = self._worth(s, chance)
        for visited, key in path:
            visited.learn(key, worth[key[0]])

    def _until_a_choice(self, node: Node, s: Any, me: int, chance: Source) -> tuple[Node, int]:
        """Let chance and sealed seats move; the seat that chooses next, or CHANCE when it is over.

        Others under seal do not know what was answered before them, so they answer at random, not by the tree.
        """
        while True:
            ask = self.game.ask(s)
            if ask is None:
                return node, CHANCE
            # Where nobody is asked, time passes.
            seat = me if me in ask.seats else ask.seats[0] if ask.seats else CLOCK
            moves = self.game.legal(s, seat)
            if seat >= 0 and len(moves) > 1 and (seat == me or not ask.sealed):
                return node, seat
            pick = chance.pick(self.game.odds(s)) if seat == CHANCE else chance.below(len(moves))
            self.game.advance(s, seat, moves[pick])
            if seat == CHANCE or not ask.sealed:
                node = node.next.setdefault((seat, moves[pick]), Node())

    def _worth(self, s: Any, chance: Source) -> list[float]:
        self.rollout(s, chance, self.cap)
        if self.game.outcome(s) is None and self.judge is not None:
            return self.judge(s)
        return shares(self.game, s)
