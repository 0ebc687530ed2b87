"""The end of a night: fewest free squares wins; a tie is shared."""

from __future__ import annotations

from typing import Final

from ...kernel.game import tell
from .moves import WON
from .state import Night

HOW: Final[list[str]] = ["", "full", "band"]  # by `Night.end`


def close(s: Night, end: int) -> None:
    s.end = end
    s.stack.clear()
    for seat in winners(s):
        tell(s, WON, seat)


def scores(s: Night) -> list[int]:
    """Squares filled; what stands over the edge does not count."""
    return [s.capacity() - s.free(seat) for seat in range(s.seats)]


def winners(s: Night) -> list[int]:
    fewest = min([s.free(seat) for seat in range(s.seats)])
    return [seat for seat in range(s.seats) if s.free(seat) == fewest]
