"""Guests and cliques."""

import pytest

from gelini.night import BLUE, GREEN, RED, YELLOW, floor, line, night
from table import Table


def test_who_gets_a_counter_of_a_colour_she_has_takes_all_the_rest_of_the_clique() -> None:
    table = night("sky-2 vip sky-2 vip", floors=["sky-2", ""]).rolls(1).play(RED, "go")
    assert floor(table, RED) == "sky-2 sky-2 sky-2"
    assert table.told() == ["rolled 0 1", "took 0 sky-2 0", "joined 0 sky-2"]


def test_the_first_counter_of_a_colour_brings_nobody_along() -> None:
    table = night("sky-2 vip sky-2 vip", floors=["coral-2", "sky-2"]).rolls(1).play(RED, "go")
    assert floor(table, RED) == "sky-2 coral-2"
    assert floor(table, BLUE) == "sky-2"


def test_the_rest_may_stand_in_the_line_ahead_or_behind() -> None:
    table = night("- mint-1 vip - mint-1 mint-1 vip", places=[3, 0], floors=["mint-1", ""])
    table.rolls(1).play(BLUE, "stay").play(RED, "go")
    assert floor(table, RED) == "mint-1 mint-1 mint-1 mint-1"
    assert line(table) == "- - vip - - - vip"


def test_the_rest_may_be_on_the_floors_of_other_players() -> None:
    table = night("mint-1 vip vip", floors=["mint-1", "mint-1 vip", "mint-1 coral-2"]).rolls(1).play(RED, "go")
    assert [floor(table, seat) for seat in (RED, BLUE, GREEN)] == ["mint-1 mint-1 mint-1 mint-1", "vip", "coral-2"]
    assert table.told()[2:] == ["changed 0 1 mint-1", "changed 0 2 mint-1"]
    assert table.view(RED).free == (21, 21, 23)


def test_the_rest_comes_from_the_line_and_from_floors_alike() -> None:
    table = night("lemon-1 vip lemon-1", floors=["lemon-1", "lemon-1"]).rolls(1).play(RED, "go")
    assert floor(table, RED) == "lemon-1 lemon-1 lemon-1 lemon-1"
    assert (floor(table, BLUE), line(table)) == ("", "- vip -")


def test_a_clique_of_a_1_a_2_and_a_3_is_one_colour() -> None:
    table = night("amber-3 teal-2 amber-2 teal-1", floors=["amber-1", ""]).rolls(1).play(RED, "go")
    assert floor(table, RED) == "amber-1 amber-2 amber-3"
    assert line(table) == "- teal-2 - teal-1"


def test_the_last_of_a_clique_brings_nobody() -> None:
    table = night("amber-3 vip vip", floors=["amber-1 amber-2", ""], choose=True).rolls(1).play(RED, "go")
    assert table.told() == ["rolled 0 1", "took 0 amber-3 0"]
    assert table.asked() == "roll chance"


def test_a_second_vip_does_not_bring_the_other_two() -> None:
    table = night("vip vip coin", floors=["vip", "vip"]).rolls(1).play(RED, "go")
    assert (floor(table, RED), floor(table, BLUE), line(table)) == ("vip vip", "vip", "- vip coin")


def test_a_counter_that_left_the_line_leaves_a_gap_that_is_not_counted() -> None:
    table = night("sky-2 sky-2 vip coin", floors=["sky-2", ""]).rolls(1).play(RED, "go")
    table.rolls(1).play(BLUE, "go")
    assert floor(table, BLUE) == "vip"


def test_example_blue_takes_the_2_and_the_missing_3_from_yellow() -> None:
    """Blue rolls 4, goes herself, gets the blue 2; the blue 1 is already hers, the blue 3 comes over from Yellow."""
    table = night(
        "- vip - coin - lemon-1 plum-2 vip vip",
        places=[2, 0, 4, -1],
        floors=["vip", "plum-1 coin", "sky-2", "plum-3 olive-2"],
    )
    table.rolls(4).play(YELLOW, "stay").play(BLUE, "go")
    assert floor(table, BLUE) == "plum-1 plum-2 plum-3 coin"
    assert floor(table, YELLOW) == "olive-2"
    assert table.told()[-2:] == ["took 1 plum-2 6", "changed 1 3 plum-3"]


# The rulebook says "may": with the option `choose` it is a choice.


def chooses() -> Table:
    return night("mint-1 vip mint-1 mint-1 vip", floors=["mint-1", ""], choose=True).rolls(1).play(RED, "go")


def test_with_choose_the_rest_of_a_clique_may_be_taken() -> None:
    table = chooses()
    assert (table.asked(), table.legal(RED), table.legal(BLUE)) == ("gather 0", ["gather", "leave"], [])
    assert table.refuses(RED, "go") == "no-roll"
    assert floor(table.play(RED, "gather"), RED) == "mint-1 mint-1 mint-1 mint-1"


def test_with_choose_the_rest_of_a_clique_may_be_left() -> None:
    table = chooses().play(RED, "leave")
    assert table.told()[-1] == "left 0"
    assert floor(table, RED) == "mint-1 mint-1"
    assert table.asked() == "roll chance"


def test_with_choose_the_next_of_that_colour_asks_again() -> None:
    table = chooses().play(RED, "leave").rolls(1).play(BLUE, "go").rolls(1).play(RED, "stay").play(BLUE, "stay")
    table.rolls(2).play(RED, "go")
    assert table.asked() == "gather 0"
    assert floor(table.play(RED, "gather"), RED) == "mint-1 mint-1 mint-1 mint-1"


@pytest.mark.parametrize(("kinds", "asked"), [("sky-2", "gather 0"), ("vip", "roll chance"), ("coral-2", "roll chance")])
def test_with_choose_only_who_has_that_colour_is_asked(kinds: str, asked: str) -> None:
    table = night("sky-2 vip vip sky-2", floors=[kinds, "sky-2"], choose=True).rolls(1).play(RED, "go")
    assert table.asked() == asked
