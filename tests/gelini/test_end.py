"""End of the game and the winner."""

import pytest

from gelini.night import BLUE, GREEN, RED, floor, night, squares

FULL_BUT_1 = "vip vip vip star star sky-2"  # 24 squares


def test_who_fills_her_floor_completely_wins_at_once() -> None:
    table = night("lemon-1 vip vip", floors=[FULL_BUT_1, "", ""]).rolls(1).play(RED, "go")
    assert squares(floor(table, RED)) == 25
    assert table.asked() == "over"
    assert (table.winners(), table.outcome().how, table.outcome().scores) == ([RED], "full", [25, 0, 0])
    assert table.told()[-2:] == ["full 0", "won 0"]


def test_the_last_guests_do_not_have_to_fit_completely() -> None:
    table = night("coin vip vip", floors=[FULL_BUT_1 + " coin", "", ""]).rolls(2).play(RED, "go")
    assert squares(floor(table, RED)) == 28
    assert (table.winners(), table.outcome().scores, table.view(None).free) == ([RED], [25, 0, 0], (0, 25, 25))


def test_one_free_square_is_not_full() -> None:
    table = night("coin vip vip", floors=[FULL_BUT_1, "", ""]).rolls(1).play(RED, "go")
    assert table.asked() == "roll chance"


def test_a_clique_that_comes_along_can_fill_the_floor() -> None:
    table = night("teal-1 teal-3 vip", floors=["vip vip star star teal-2", "vip", ""]).rolls(1).play(RED, "go")
    assert table.asked() == "roll chance"
    table = night("teal-1 teal-3 vip", floors=["vip vip star star coral-2 teal-2", "vip", ""]).rolls(1).play(RED, "go")
    assert (table.winners(), table.outcome().how) == ([RED], "full")


def test_a_star_can_fill_the_floor() -> None:
    table = night("coin vip vip", floors=["vip vip vip vip star coin", "", ""]).rolls(1).play(RED, "go")
    assert (table.winners(), table.outcome().how) == ([RED], "full")


def test_with_two_players_a_floor_is_full_with_37() -> None:
    most = "vip vip vip vip star star star sky-2 sky-2"  # 35 squares
    table = night("lemon-1 sky-2 vip", floors=[most, ""]).rolls(1).play(RED, "go")
    assert table.asked() == "roll chance"
    table = night("lemon-1 coral-2 vip", floors=[most, ""]).rolls(2).play(RED, "go")
    assert table.winners() == [RED]


@pytest.mark.parametrize(("face", "ends"), [(1, False), (2, False), (3, True), (4, True), (5, True)])
def test_the_game_ends_when_a_token_moves_onto_or_over_the_band(face: int, ends: bool) -> None:
    table = night("- - vip vip", places=[0, 1]).rolls(face).play(RED, "go")
    assert (table.asked() == "over") == ends


def test_only_counters_ahead_keep_a_token_from_the_band() -> None:
    table = night("vip - - coin", places=[1, 2]).rolls(2).play(RED, "go")
    assert table.outcome().how == "band"


def test_who_reaches_the_band_takes_it() -> None:
    table = night("- -", places=[0, 1], floors=["vip", "vip"]).rolls(1).play(RED, "go")
    assert floor(table, RED) == "vip band"
    assert table.view(None).free == (30, 33)
    assert table.told() == ["rolled 0 1", "band 0", "won 0"]


def test_then_the_fewest_free_squares_win() -> None:
    table = night("- - -", places=[0, 1, 2], floors=["vip", "vip vip", "vip sky-2"]).rolls(1).play(RED, "go")
    assert (table.winners(), table.outcome().how, table.outcome().scores) == ([BLUE], "band", [7, 8, 6])
    assert table.outcome().ranks() == [2, 1, 3]


def test_the_band_itself_can_fill_the_floor() -> None:
    table = night("- - -", places=[0, 1, 2], floors=[FULL_BUT_1, "", ""]).rolls(1).play(RED, "go")
    assert (table.winners(), table.outcome().scores[RED], table.view(None).free[RED]) == ([RED], 25, 0)


def test_free_squares_never_fall_below_0_and_a_tie_is_shared() -> None:
    table = night("- - -", places=[0, 1, 2], floors=["lemon-1", "vip", "sky-2"]).rolls(5).play(RED, "go")
    assert table.outcome().scores == [4, 4, 2]
    assert table.winners() == [RED, BLUE]
    assert table.outcome().ranks() == [1, 1, 3]
    assert table.told()[-2:] == ["won 0", "won 1"]


def test_coins_are_worth_nothing_at_the_end() -> None:
    table = night("- -", places=[0, 1], floors=["", "coin vip"]).rolls(1).play(RED, "go")
    assert table.outcome().scores == [3, 4]


def test_nothing_can_be_played_when_it_is_over() -> None:
    table = night("- - -", places=[0, 1, 2]).rolls(1).play(RED, "go")
    assert [table.refuses(seat, "go") for seat in (RED, BLUE, GREEN)] == ["game-over"] * 3
    assert table.view(RED).end == "band"


def test_with_choose_the_choice_is_not_asked_once_the_floor_is_full() -> None:
    table = night("teal-1 teal-3 vip", floors=["vip vip vip star star teal-2", "", ""], choose=True)
    table.rolls(1).play(RED, "go")
    assert table.winners() == [RED]


def test_with_choose_a_gathered_clique_or_a_hired_star_can_fill_the_floor() -> None:
    table = night("teal-1 teal-3 vip", floors=["vip vip star star coral-2 teal-2", "", ""], choose=True)
    assert table.rolls(1).play(RED, "go").play(RED, "gather").winners() == [RED]
    table = night("coin vip vip", floors=["vip vip vip vip star coin", "", ""], choose=True)
    assert table.rolls(1).play(RED, "go").play(RED, "hire").winners() == [RED]
