"""Law 7 on small positions: every world that fits what a seat observed, with its exact probability, by brute force.

Others are taken to choose as `Charter.likelihood` says; `imagine`, run over all answers chance could give it, must give
the same worlds with the same probabilities.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from typing import Any, TypeVar

from .chance import Source
from .charter import Charter
from .game import CHANCE, CLOCK, Game
from .walk import Step, unasked

Worlds = dict[bytes, Fraction]
T = TypeVar("T")
MANY = 300_000


class TooMany(Exception):
    """The position is not small."""


class Branches(Source):
    """A source that takes every path in turn: what `each` runs a function over."""

    def __init__(self) -> None:
        self.taken: list[tuple[int, list[int]]] = []
        self.at = 0

    def pick(self, weights: list[int]) -> int:
        if self.at == len(self.taken):
            self.taken.append((next(i for i, w in enumerate(weights) if w > 0), weights[:]))
        self.at += 1
        return self.taken[self.at - 1][0]

    def below(self, n: int) -> int:
        return self.pick([1] * n)

    def chance(self) -> Fraction:
        """How likely the path taken is."""
        product = Fraction(1)
        for pick, weights in self.taken:
            product *= Fraction(weights[pick], sum(weights))
        return product

    def turn(self) -> bool:
        """Take the next path; False if there is none."""
        self.at = 0
        while self.taken:
            pick, weights = self.taken.pop()
            later = next((i for i in range(pick + 1, len(weights)) if weights[i] > 0), None)
            if later is not None:
                self.taken.append((later, weights))
                return True
        return False


def each(run: Callable[[Source], T]) -> Iterator[tuple[T, Fraction]]:
    """What a function of chance can give, and how likely each is."""
    branches = Branches()
    for _ in range(MANY):
        result = run(branches)
        yield result, branches.chance()
        if not branches.turn():
            return
    raise TooMany(f"more than {MANY} answers of chance")


def imagined(game: Game[Any], charter: Charter, view: Any) -> Worlds:
    worlds: Worlds = {}
    for s, chance in each(lambda source: game.imagine(view, source)):
        gist = charter.gist(s)
        worlds[gist] = worlds.get(gist, Fraction(0)) + chance
    return worlds


def history(charter: Charter, steps: list[Step], observer: int | None) -> list[Hashable]:
    """What that seat observed, in order."""
    saw = (charter.sees(step.before, step.seat, step.move, step.after, observer) for step in steps)
    return [seen for seen in saw if seen is not None]


def consistent(game: Game[Any], charter: Charter, s: Any, seen: list[Hashable], observer: int | None) -> Worlds:
    """Every world after these observations, unobserved moves included, with its probability given them."""
    worlds: Worlds = {}
    left = [MANY]

    def live(s: Any, k: int, chance: Fraction) -> None:
        left[0] -= 1
        if left[0] < 0:
            raise TooMany(f"more than {MANY} moves to try")
        if k == len(seen):
            gist = charter.gist(s)
            worlds[gist] = worlds.get(gist, Fraction(0)) + chance
        for seat, move, part in _ways(game, charter, s, observer):
            after, _ = game.apply(s, seat, move)
            saw = charter.sees(s, seat, move, after, observer)
            if saw is None:
                if k < len(seen):
                    live(after, k, chance * part)
            elif k < len(seen) and saw == seen[k]:
                live(after, k + 1, chance * part)

    live(s, 0, Fraction(1))
    total = sum(worlds.values(), Fraction(0))
    return {gist: chance / total for gist, chance in worlds.items()}


def _ways(game: Game[Any], charter: Charter, s: Any, observer: int | None) -> Iterator[tuple[int, int, Fraction]]:
    """Every next move with its chance: whoever may move is as likely to be next, her own moves are given, not drawn."""
    ask = game.ask(s)
    if ask is None:
        return
    actors = [CHANCE] if CHANCE in ask.seats else [*ask.seats, *unasked(game, s)]
    for seat in actors:
        moves = game.legal(s, seat)
        if seat == CHANCE:
            odds = game.odds(s)
            parts = [Fraction(weight, sum(odds)) for weight in odds]
        elif seat in (observer, CLOCK):
            parts = [Fraction(1)] * len(moves)
        else:
            parts = charter.likelihood(s, seat, moves)
        for move, part in zip(moves, parts, strict=True):
            yield seat, move, part / len(actors)
