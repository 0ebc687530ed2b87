"""Any position of a Gelini night in a line or two."""

from __future__ import annotations

from nightowl.games.gelini import GAME
from nightowl.games.gelini.counters import COIN, GAP, IDS, SQUARES
from nightowl.games.gelini.gain import put
from nightowl.games.gelini.state import Night
from nightowl.games.gelini.turn import Turn
from table import Table

RED, BLUE, GREEN, YELLOW, PINK = range(5)
SPARE = " ".join(["vip"] * 12)  # a line long enough that nobody reaches the Band


def night(
    line: str = SPARE,
    places: list[int] | None = None,
    floors: list[str] | None = None,
    *,
    seats: int = 2,
    choose: bool = False,
    patience: int = 10,
    fruitless: int = 0,
) -> Table:
    """The rearmost is about to roll.

    `line`: counters from the tail to the head, `-` for a gap, the Band behind the last. `places`: each seat's spot, below 0
    behind the tail; by default seat 0 is the rearmost there, seat 1 the next. `floors`: each seat's counters, its coins too.
    """
    seats = len(places or floors or range(seats))
    s = Night(seats, choose, patience)
    s.line = [kind(name) for name in line.split()]
    s.places = places or list(range(-seats, 0))
    s.order = sorted(range(seats), key=lambda seat: s.places[seat])
    for seat, counters in enumerate(floors or []):
        for counter in map(kind, counters.split()):
            if counter == COIN:
                s.coins[seat] += 1
            else:
                put(s, seat, counter)
    s.fruitless = fruitless
    s.stack.append(Turn())
    for seat in range(seats):
        assert s.places[seat] < 0 or s.line[s.places[seat]] == GAP, f"seat {seat} stands on a counter"
    return Table.at(GAME, s)


def kind(name: str) -> int:
    return GAP if name == "-" else IDS.index(name)


def line(table: Table) -> str:
    return " ".join("-" if k == GAP else IDS[k] for k in table.state.line)


def floor(table: Table, seat: int) -> str:
    """The counters on that floor, then its coins."""
    seen = table.view(seat)
    return " ".join([IDS[k] for k in seen.floors[seat]] + ["coin"] * seen.coins[seat])


def squares(counters: str) -> int:
    return sum(SQUARES[kind(name)] for name in counters.split())
