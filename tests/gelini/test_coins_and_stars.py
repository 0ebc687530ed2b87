"""Coins and Stars."""

from gelini.night import BLUE, RED, floor, night
from table import Table


def test_a_coin_is_placed_beside_the_floor_and_fills_no_square() -> None:
    seen = night("coin vip vip").rolls(1).play(RED, "go").view(RED)
    assert (seen.coins, seen.floors, seen.free) == ((1, 0), ((), ()), (37, 37))


def test_two_coins_go_back_to_the_box_and_a_star_comes_onto_the_floor() -> None:
    table = night("coin vip vip", floors=["coin", ""]).rolls(1).play(RED, "go")
    assert floor(table, RED) == "star"
    assert (table.view(RED).stars, table.view(RED).free) == (2, (32, 37))
    assert table.told() == ["rolled 0 1", "took 0 coin 0", "hired 0"]


def test_coins_of_two_players_hire_nobody() -> None:
    table = night("coin vip vip", floors=["", "coin"]).rolls(1).play(RED, "go")
    assert (floor(table, RED), floor(table, BLUE)) == ("coin", "coin")


def test_six_coins_hire_three_stars() -> None:
    table = night("coin coin coin coin coin coin - vip vip", places=[-2, 6])
    for _ in range(6):
        table.rolls(1).play(RED, "go")
    assert floor(table, RED) == "star star star"
    assert table.view(RED).stars == 0


# With the option `choose` the Star may wait.


def saves(coins: str = "coin") -> Table:
    return night("coin vip coin vip vip", floors=[coins, ""], choose=True).rolls(1).play(RED, "go")


def test_with_choose_a_star_may_be_hired() -> None:
    table = saves()
    assert (table.asked(), table.legal(RED)) == ("hire 0", ["hire", "save"])
    assert floor(table.play(RED, "hire"), RED) == "star"


def test_with_choose_the_coins_may_be_saved() -> None:
    table = saves().play(RED, "save")
    assert floor(table, RED) == "coin coin"
    assert table.told()[-1] == "saved 0"
    assert table.asked() == "roll chance"


def test_with_choose_the_next_coin_asks_again() -> None:
    table = saves().play(RED, "save").rolls(1).play(BLUE, "go").rolls(1).play(RED, "go")
    assert table.asked() == "hire 0"
    assert floor(table.play(RED, "hire"), RED) == "star coin"
    assert table.asked() == "roll chance"


def test_with_choose_who_saved_four_coins_may_hire_two_stars() -> None:
    table = saves("coin coin coin").play(RED, "hire")
    assert table.asked() == "hire 0"
    assert floor(table.play(RED, "hire"), RED) == "star star"
    assert table.asked() == "roll chance"


def test_with_choose_nobody_is_asked_when_no_star_is_left() -> None:
    table = night("coin vip vip", floors=["coin", ""], choose=True)
    table.state.stars = 0
    table.rolls(1).play(RED, "go")
    assert table.asked() == "roll chance"
