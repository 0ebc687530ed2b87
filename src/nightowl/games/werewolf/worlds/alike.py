"""Seats that nothing tells apart: what is reckoned for one holds for each. A class of them is a number, a bit for a seat."""

from __future__ import annotations

from ..roles import CENTRE, NO_ROLE
from ..told.tales import Tale


def each(places: list[int], alike: list[int]) -> list[tuple[int, int]]:
    """These places, each with how many it stands for: of those that are alike only the first. Less than 0 is no place."""
    found: list[tuple[int, int]] = []
    seen = 0
    for place in places:
        same = class_of(place, alike)
        if same == 0:
            found.append((place, 1))
        elif same & seen == 0:
            seen |= same
            found.append((place, sum([other >= 0 and same >> other & 1 for other in places])))
    return found


def class_of(place: int, alike: list[int]) -> int:
    if place >= 0:
        for same in alike:
            if same >> place & 1:
                return same
    return 0


def without(alike: list[int], place: int) -> list[int]:
    """That seat is told apart now; no other place ever was alike."""
    return [same & ~(1 << place) for same in alike] if 0 <= place < CENTRE and alike else alike


def unnamed(seats: int, me: int, mine: Tale, tales: list[Tale]) -> int:
    """Those of whom the reader knows nothing and nobody has said a thing, and who have said nothing themselves."""
    found = (1 << seats) - 1
    told = [seat for seat, tale in enumerate(tales) if tale.role != NO_ROLE]
    for place in [me, *told, *places_in(mine), *[place for seat in told for place in places_in(tales[seat])]]:
        if 0 <= place < CENTRE:
            found &= ~(1 << place)
    return found


def places_in(tale: Tale) -> list[int]:
    """The places a tale speaks of."""
    return [*[place for place, _ in tale.saw], *tale.fellows, tale.took, tale.one, tale.other, tale.target]


def even(row: list[float], alike: list[int]) -> None:
    """What those who are alike have together, shared evenly among them."""
    for same in alike:
        places = [seat for seat in range(CENTRE) if same >> seat & 1]
        if len(places) > 1:
            share = sum([row[seat] for seat in places]) / len(places)
            for seat in places:
                row[seat] = share
