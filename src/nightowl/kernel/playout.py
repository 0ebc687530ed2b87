"""Random play to the end, as fast as the rules allow: for benchmarks, playouts and laws."""

from __future__ import annotations

from typing import Any

from .chance import Source
from .game import CHANCE, Game


def playout(game: Game[Any], s: Any, source: Source) -> tuple[int, int]:
    """Play to the end at random; how many moves players made, and how many of them with a choice."""
    decisions = 0
    choices = 0
    while True:
        ask = game.ask(s)
        if ask is None:
            return decisions, choices
        seats = ask.seats
        seat = seats[0] if len(seats) == 1 else seats[source.below(len(seats))]
        moves = game.legal(s, seat)
        if seat == CHANCE:
            game.advance(s, CHANCE, moves[source.pick(game.odds(s))])
            continue
        n = len(moves)
        if seat >= 0:
            decisions += 1
            if n > 1:
                choices += 1
        game.advance(s, seat, moves[0] if n == 1 else moves[source.below(n)])
