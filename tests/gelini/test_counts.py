"""Exact counts: how many courses of so many steps a position has, chance enumerated (each face once).

A step is one move of a player or one answer of chance. A course that ends sooner counts once, where it ends.
"""

import pytest

from gelini.night import night
from nightowl.games.gelini import GAME
from nightowl.games.gelini.state import Night
from table import Table


def courses(s: Night, depth: int) -> int:
    ask = GAME.ask(s)
    if depth == 0 or ask is None:
        return 1
    seat = ask.seats[0]
    return sum(courses(GAME.apply(s, seat, move)[0], depth - 1) for move in GAME.legal(s, seat))


def opening(seats: int, **options: bool) -> Table:
    return Table("gelini", seats, **options).chance_from("counts")


def counted(table: Table, depths: int) -> list[int]:
    table.state.story = None
    return [courses(table.state, depth) for depth in range(1, depths + 1)]


POSITIONS = {
    "2 open": lambda: opening(2),
    "5 open": lambda: opening(5),
    "4 with actions": lambda: opening(4, actions=True),
    "3 with actions and choices": lambda: night(
        "flyer sky-2 - call coin people - coin teal-3 - call mint-1 flyer vip",
        places=[2, 6, 9],
        floors=["sky-2 coin vip", "teal-1 mint-1 coin", "teal-2 sky-2 star"],
        choose=True,
    ),
    "before the Band": lambda: night("vip coin - - sky-2 - sky-2", places=[2, 3, 5], floors=["sky-2", "", "vip vip"]),
    "nobody may stay": lambda: night("sky-2 coin vip mint-1", fruitless=10),
}
COUNTS = {
    "2 open": [2, 7, 20, 55, 170, 475, 1400, 4075],
    "5 open": [2, 7, 17, 52, 137, 400, 1085, 3100],
    "4 with actions": [2, 7, 17, 52, 140, 400, 1115, 3103],
    "3 with actions and choices": [5, 10, 27, 76, 240, 631, 1725, 4831],
    "before the Band": [5, 10, 23, 46, 90, 148, 286, 524],
    "nobody may stay": [5, 5, 21, 41, 109, 273, 527, 1297],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_has_exactly_so_many_courses(name: str) -> None:
    assert counted(POSITIONS[name](), len(COUNTS[name])) == COUNTS[name]


# The same said anew, without a line of the game's code, for VIPs only: no cliques, no coins, no full floor.

Spots = tuple[int, ...]


def rolls(left: Spots, places: Spots, depth: int) -> int:
    from_the_back = sorted(range(len(places)), key=lambda seat: places[seat])
    return 1 if depth == 0 else sum(says(left, places, face, from_the_back, depth - 1) for face in range(1, 6))


def says(left: Spots, places: Spots, face: int, waiting: list[int], depth: int) -> int:
    if not waiting:
        return rolls(left, places, depth)
    if depth == 0:
        return 1
    seat, *others = waiting
    ahead = [spot for spot in left if spot > places[seat]]
    if face > len(ahead):
        goes = 1  # the Band
    else:
        spot = ahead[face - 1]
        moved = tuple(spot if other == seat else place for other, place in enumerate(places))
        goes = rolls(tuple(other for other in left if other != spot), moved, depth - 1)
    return goes + says(left, places, face, others, depth - 1)


def test_three_vips_and_two_tokens_counted_by_hand() -> None:
    """5 faces; each is used or not; used, 1 to 3 leave a token in the line (5 faces again), 4 and 5 end it: 15 + 2 + 10."""
    assert counted(night("vip vip vip"), 3) == [5, 10, 27]


@pytest.mark.parametrize(("length", "seats", "depths"), [(3, 2, 8), (3, 3, 7), (6, 2, 7), (1, 5, 7), (0, 2, 5)])
def test_lines_of_vips_counted_by_a_second_statement_of_the_rules(length: int, seats: int, depths: int) -> None:
    table = night(" ".join(["vip"] * length), seats=seats)
    again = [rolls(tuple(range(length)), tuple(range(-seats, 0)), depth) for depth in range(1, depths + 1)]
    assert counted(table, depths) == again
