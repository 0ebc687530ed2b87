"""Gelini's counters as rows of TOML, checked on load."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from ...kernel.content import ContentError, fingerprint, rows

FOLDER = Path(__file__).parent / "content"
FORMS = ([1, 1, 1, 1], [2, 2, 2], [1, 2, 3])
GUESTS = 36


class Clique(msgspec.Struct):
    members: list[int]
    source: Literal["rulebook", "derived", "house"]


class Single(msgspec.Struct):
    count: int
    squares: int
    source: Literal["rulebook", "derived", "house"]
    action: bool = False
    aside: bool = False


def load(folder: Path = FOLDER) -> tuple[dict[str, Clique], dict[str, Single], str]:
    """Cliques, single counters and the hash of the pack."""
    cliques = rows(folder / "cliques.toml", Clique)
    for name, clique in cliques.items():
        if clique.members not in FORMS:
            raise ContentError("cliques.toml", name, "members", "four 1s, three 2s, or a 1, a 2 and a 3")
    guests = sum(len(clique.members) for clique in cliques.values())
    if guests != GUESTS:
        raise ContentError("cliques.toml", "", "", f"{GUESTS} guests in all, not {guests}")
    return cliques, rows(folder / "counters.toml", Single), fingerprint(folder)
