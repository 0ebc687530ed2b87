"""Random play to the end, as fast as the rules allow: for benchmarks, playouts and simulations.

It speaks to the top frame itself, which alone says who is asked and what is legal.
"""

from __future__ import annotations

from typing import Final

from .chance import Source
from .game import CHANCE, State

NO_CAP: Final = 1 << 60


def playout(s: State, source: Source, cap: int = NO_CAP) -> tuple[int, int]:
    """Play at random, to the end or for so many decisions; how many moves players made, and how many with a choice."""
    decisions = 0
    choices = 0
    while s.stack and decisions < cap:
        top = s.stack[-1]
        seats = top.ask(s).seats
        seat = seats[0] if len(seats) == 1 else seats[source.below(len(seats))]
        if seat == CHANCE:
            top.play(s, CHANCE, top.legal(s, CHANCE)[source.pick(top.odds(s))])
        else:
            move, n = top.pick(s, seat, source)
            if seat >= 0:
                decisions += 1
                if n > 1:
                    choices += 1
            top.play(s, seat, move)
        while s.stack and s.stack[-1].resume(s):
            pass
    return decisions, choices
