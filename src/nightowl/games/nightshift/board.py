"""The club: a ring of twelve spaces, and the places beside it, each with the spaces it leads to."""

from __future__ import annotations

from typing import Final

SPACES: Final = 12
LOCKER: Final = 12
STAGE: Final = 13
BELOW_PRIVATE: Final = 14
BELOW_VIP: Final = 15
PRIVATE: Final = 16
VIP: Final = 17
PLACES: Final[list[str]] = [
    *[str(space) for space in range(SPACES)],
    "locker",
    "stage",
    "below-private",
    "below-vip",
    "private",
    "vip",
]
BAR: Final[list[bool]] = [5 <= place <= 7 for place in range(len(PLACES))]

EXITS: Final[list[list[int]]] = [
    *[[(space + 1) % SPACES, (space - 1) % SPACES] for space in range(SPACES)],
    [0],
    [3, 9],
    [4],
    [8],
    [],
    [],
]  # where one Energy leads from each place; nothing leads into a room, the Stage or the Locker Room


def sides(space: int) -> list[int]:
    """The two adjacent spaces."""
    return [(space - 1) % SPACES, (space + 1) % SPACES]


def distance(one: int, other: int) -> int:
    """Steps on the ring, the shorter way."""
    apart = (one - other) % SPACES
    return min(apart, SPACES - apart)
