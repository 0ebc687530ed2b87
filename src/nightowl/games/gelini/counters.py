"""The counters by number: a guest's kind is its colour and its squares; equal counters share a number."""

from __future__ import annotations

from typing import Final

from .content import LONGEST_LINE, load

GAP: Final = 0
NO_CLIQUE: Final = -1

_cliques, _singles, _hash = load()

COLOURS: Final[list[str]] = list(_cliques)
IDS: Final[list[str]] = ["gap"]
COUNT: Final[list[int]] = [0]
SQUARES: Final[list[int]] = [0]
CLIQUE: Final[list[int]] = [NO_CLIQUE]
MEMBERS: Final[list[list[int]]] = []
CLIQUE_SIZE: Final[list[int]] = []
CONTENT: Final[str] = _hash


def _add(name: str, count: int, squares: int, clique: int) -> int:
    IDS.append(name)
    COUNT.append(count)
    SQUARES.append(squares)
    CLIQUE.append(clique)
    return len(IDS) - 1


for _number, (_colour, _clique) in enumerate(_cliques.items()):
    MEMBERS.append([_add(f"{_colour}-{n}", _clique.members.count(n), n, _number) for n in sorted(set(_clique.members))])
    CLIQUE_SIZE.append(len(_clique.members))
for _name, _single in _singles.items():
    _add(_name, _single.count, _single.squares, NO_CLIQUE)

KINDS: Final[int] = len(IDS)
VIP: Final[int] = IDS.index("vip")
COIN: Final[int] = IDS.index("coin")
FLYER: Final[int] = IDS.index("flyer")
CALL: Final[int] = IDS.index("call")
PEOPLE: Final[int] = IDS.index("people")
STAR: Final[int] = IDS.index("star")
BAND: Final[int] = IDS.index("band")
IS_ACTION: Final[list[bool]] = [kind in (FLYER, CALL, PEOPLE) for kind in range(KINDS)]

TAKEN_UP_TO: Final[int] = COIN  # ruling: what Flyer and People may take are guests, VIPs and coins, kinds 1 to this
DIE: Final[list[int]] = [1, 2, 3, 3, 4, 5]
FLOOR: Final = 25
EXTRA_STAGE: Final = 12
SPOTS: Final[int] = LONGEST_LINE


def line_counts(actions: bool) -> list[int]:
    """How many counters of each kind go into the line: the Stars lie aside, the Band stands at its head."""
    counts = list(COUNT)
    counts[STAR] = 0
    counts[BAND] = 0
    if not actions:
        for kind in range(KINDS):
            if IS_ACTION[kind]:
                counts[kind] = 0
    return counts
