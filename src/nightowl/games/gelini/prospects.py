"""The squares each seat may expect by the end: what lies there, who may complete which clique, what stands ahead.

An estimate for bots, not a rule. A token lands on a given counter ahead with about the chance LANDS.
"""

from __future__ import annotations

from typing import Final

from .counters import CLIQUE, COIN, COUNT, GAP, IS_ACTION, KINDS, MEMBERS, NO_CLIQUE, SQUARES, STAR
from .state import Night

LANDS: Final = 0.3
COIN_WORTH: Final = 1.5
ACTION_WORTH: Final = 2.0
MOST: Final = 12  # more chances than any clique or purse gives

ONCE: Final[list[float]] = [1.0 - (1.0 - LANDS) ** n for n in range(MOST + 1)]  # lands on one of n
TWICE: Final[list[float]] = [max(0.0, ONCE[n] - n * LANDS * (1.0 - LANDS) ** (n - 1)) for n in range(MOST + 1)]  # on two
SHARE: Final[list[float]] = [0.0] + [ONCE[n] / n for n in range(1, MOST + 1)]  # each of n tokens may take it
WHOLE: Final[list[int]] = [sum([SQUARES[kind] * COUNT[kind] for kind in kinds]) for kinds in MEMBERS]


def prospects(s: Night) -> list[float]:
    expected = [float(filled) for filled in s.filled]
    add_what_stands_ahead(s, expected)
    spots, coins = still_in_line(s)
    for clique in range(len(MEMBERS)):
        if spots[clique]:
            add_clique(s, clique, spots[clique], expected)
    if s.stars > 0:
        add_coins(s, coins, expected)
    return expected


def still_in_line(s: Night) -> tuple[list[list[int]], list[int]]:
    """The spots of each clique's guests, and those of the coins."""
    spots: list[list[int]] = [[] for _ in MEMBERS]
    coins: list[int] = []
    for spot in range(len(s.line)):
        kind = s.line[spot]
        if CLIQUE[kind] != NO_CLIQUE:
            spots[CLIQUE[kind]].append(spot)
        elif kind == COIN:
            coins.append(spot)
    return spots, coins


def count_ahead(s: Night, seat: int, spots: list[int]) -> int:
    place = s.places[seat]
    n = 0
    for spot in spots:
        if spot > place:
            n += 1
    return n


def add_what_stands_ahead(s: Night, expected: list[float]) -> None:
    """Each counter is shared among the tokens behind it."""
    behind = 0
    order = s.order
    sums = [0.0] * s.seats  # by place in the order: what stands between that token and the next
    for spot in range(len(s.line)):
        while behind < s.seats and s.places[order[behind]] < spot:
            behind += 1
        kind = s.line[spot]
        if behind > 0 and kind != GAP:
            sums[behind - 1] += worth(kind) * SHARE[behind]
    total = 0.0
    for at in range(s.seats - 1, -1, -1):
        total += sums[at]
        expected[order[at]] += total


def worth(kind: int) -> float:
    if kind == COIN:
        return COIN_WORTH
    if IS_ACTION[kind]:
        return ACTION_WORTH
    return float(SQUARES[kind])


def add_clique(s: Night, clique: int, spots: list[int], expected: list[float]) -> None:
    """Who has one of a colour and gets another takes all: those who may share what is to be won and lost."""
    kinds = MEMBERS[clique]
    chances: list[float] = []
    total = 0.0
    for seat in range(s.seats):
        ahead = count_ahead(s, seat, spots)
        chance = ONCE[ahead] if squares(s, seat, kinds) > 0 else TWICE[ahead]
        chances.append(chance)
        total += chance
    if total > 1.0:
        chances = [chance / total for chance in chances]
        total = 1.0
    for seat in range(s.seats):
        expected[seat] += chances[seat] * WHOLE[clique] - total * squares(s, seat, kinds)


def squares(s: Night, seat: int, kinds: list[int]) -> int:
    n = 0
    for kind in kinds:
        n += s.floors[seat * KINDS + kind] * SQUARES[kind]
    return n


def add_coins(s: Night, coins: list[int], expected: list[float]) -> None:
    """A coin is half a Star, if there is another to come."""
    for seat in range(s.seats):
        if s.coins[seat] > 0:
            expected[seat] += ONCE[count_ahead(s, seat, coins)] * SQUARES[STAR]
