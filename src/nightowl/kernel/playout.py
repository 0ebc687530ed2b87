"""Random play to the end, as fast as the rules allow: for benchmarks, playouts and simulations.

It speaks to the top frame itself, which alone says who is asked and what is legal. A window is answered as a whole, so there
may be a few decisions more than the cap.
"""

from __future__ import annotations

from typing import Final

from .chance import Source
from .game import State

NO_CAP: Final = 1 << 60


def playout(s: State, source: Source, cap: int = NO_CAP) -> tuple[int, int]:
    """Play at random, to the end or for so many decisions; how many moves players made, and how many with a choice."""
    stack = s.stack
    decisions = 0
    choices = 0
    while stack and decisions < cap:
        made, chosen = stack[-1].wander(s, source)
        decisions += made
        choices += chosen
        while stack and stack[-1].resume(s):
            pass
    return decisions, choices
