"""Gelini's counters as rows of TOML, checked on load."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from ...kernel.content import ContentError, fingerprint, rows

FOLDER = Path(__file__).parent / "content"
FORMS = ([1, 1, 1, 1], [2, 2, 2], [1, 2, 3])
GUESTS = 36
SINGLES = ("vip", "coin", "flyer", "call", "people", "star", "band")  # the rules know these by name
ON_FLOORS = ("vip", "star", "band")
LONGEST_LINE = 52

Source = Literal["rulebook", "derived", "house"]


class Clique(msgspec.Struct):
    members: list[int]
    source: Source


class Single(msgspec.Struct):
    count: Annotated[int, msgspec.Meta(ge=1)]
    squares: Annotated[int, msgspec.Meta(ge=0)]
    source: Source


def load(folder: Path = FOLDER) -> tuple[dict[str, Clique], dict[str, Single], str]:
    """Cliques, single counters in the order of `SINGLES`, and the hash of the pack."""
    cliques = rows(folder / "cliques.toml", Clique)
    for name, clique in cliques.items():
        if clique.members not in FORMS:
            raise ContentError("cliques.toml", name, "members", "four 1s, three 2s, or a 1, a 2 and a 3")
    guests = sum(len(clique.members) for clique in cliques.values())
    if guests != GUESTS:
        raise ContentError("cliques.toml", "", "", f"{GUESTS} guests in all, not {guests}")
    return cliques, load_singles(folder), fingerprint(folder)


def load_singles(folder: Path) -> dict[str, Single]:
    file = "counters.toml"
    found = rows(folder / file, Single)
    for name in found:
        if name not in SINGLES:
            raise ContentError(file, name, "", f"unknown; there are {', '.join(SINGLES)}")
    for name in SINGLES:
        if name not in found:
            raise ContentError(file, name, "", "missing")
    if found["band"].count != 1:
        raise ContentError(file, "band", "count", "1: it stands at the head of the line")
    for name in SINGLES:
        if (found[name].squares > 0) != (name in ON_FLOORS):
            raise ContentError(file, name, "squares", "1 or more" if name in ON_FLOORS else "0: it never lies on a floor")
    line = GUESTS + sum(found[name].count for name in SINGLES if name not in ("star", "band"))
    if line > LONGEST_LINE:
        raise ContentError(file, "", "", f"at most {LONGEST_LINE} counters in the line, not {line}")
    return {name: found[name] for name in SINGLES}
