"""Random play to the end, as fast as the rules allow: for benchmarks, playouts and simulations.

It speaks to the top frame itself, which alone says who is asked and what is legal.
"""

from __future__ import annotations

from typing import Any

from .chance import Source
from .game import CHANCE, Game, State


def playout(game: Game[Any], s: State, source: Source) -> tuple[int, int]:
    """Play to the end at random; how many moves players made, and how many of them with a choice."""
    decisions = 0
    choices = 0
    while s.stack:
        top = s.stack[-1]
        seats = top.ask(s).seats
        seat = seats[0] if len(seats) == 1 else seats[source.below(len(seats))]
        moves = top.legal(s, seat)
        if seat == CHANCE:
            top.play(s, CHANCE, moves[source.pick(top.odds(s))])
        else:
            n = len(moves)
            if seat >= 0:
                decisions += 1
                if n > 1:
                    choices += 1
            top.play(s, seat, moves[0] if n == 1 else moves[source.below(n)])
        while s.stack and s.stack[-1].resume(s):
            pass
    return decisions, choices
