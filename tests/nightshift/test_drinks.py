"""Drinks and the Bar (rules p. 11)."""

from __future__ import annotations

import pytest

from .club import RUBY, TOPAZ, Club


@pytest.mark.parametrize("space", [5, 6, 7])
def test_the_bar_is_reached_from_the_three_spaces_below_it(space: int) -> None:
    assert Club().has(RUBY, 500).stands(RUBY, space).turn(RUBY).legal(RUBY)[2:] == ["buy 1 0", "end"]


@pytest.mark.parametrize("space", [4, 8])
def test_not_from_others(space: int) -> None:
    assert (
        Club().has(RUBY, 500).stands(RUBY, space).turn(RUBY).refuses(RUBY, "buy", shots=1, champagne=0) == "not-at-the-bar"
    )


def test_a_shot_is_500_a_champagne_1000_any_mix_and_no_energy() -> None:
    club = Club().has(RUBY, 5000).stands(RUBY, 6).turn(RUBY).play(RUBY, "buy", shots=1, champagne=2)
    assert (club.money(RUBY), club.drinks(RUBY), club.energy()) == (2500, (1, 2), 4)


def test_one_transaction_a_turn() -> None:
    club = Club().has(RUBY, 5000).stands(RUBY, 6).turn(RUBY).play(RUBY, "buy", shots=1, champagne=0)
    assert club.refuses(RUBY, "buy", shots=1, champagne=0) == "once-at-the-bar"
    assert club.play(RUBY, "end").play(TOPAZ, "end").offers(RUBY, "buy")


def test_a_voluntary_cost_needs_it_all() -> None:
    club = Club().has(RUBY, 500).stands(RUBY, 6).turn(RUBY)
    assert club.refuses(RUBY, "buy", shots=0, champagne=1) == "too-little-money"
    assert club.money(RUBY) == 500


def test_a_fourth_drink_is_refused() -> None:
    club = Club().has(RUBY, 9000).stands(RUBY, 6).turn(RUBY)
    assert club.refuses(RUBY, "buy", shots=2, champagne=2) == "three-drinks"
    assert club.refuses(RUBY, "buy", shots=0, champagne=0) == "buy-something"


def test_of_more_than_three_she_chooses_which_to_keep_and_returns_the_others() -> None:
    club = Club().has(RUBY, 3000, 2, 1).stands(RUBY, 6).turn(RUBY).play(RUBY, "buy", shots=0, champagne=2)
    assert club.legal(RUBY) == ["keep 0 3", "keep 1 2", "keep 2 1"]
    assert club.play(RUBY, "keep", shots=0, champagne=3).drinks(RUBY) == (0, 3)


def test_drinks_are_open_to_all() -> None:
    assert Club().has(RUBY, 0, 2, 1).turn(RUBY).view(TOPAZ).players[RUBY].champagne == 1


def test_a_shot_adds_one_energy_on_the_floor_and_goes_back_to_the_bar() -> None:
    club = Club().has(RUBY, 0, 2).turn(RUBY).play(RUBY, "shot").play(RUBY, "shot")
    assert (club.energy(), club.drinks(RUBY)) == (6, (0, 0))
    assert club.refuses(RUBY, "shot") == "no-shot"


def test_a_shot_adds_one_right_after_the_roll_and_several_may_be_used() -> None:
    club = Club().has(RUBY, 0, 2).up(3, "thaddius").stands(RUBY, 3).turn(RUBY).play(RUBY, "engage").rolls(2)
    assert club.asked() == "after-roll 0"
    club.play(RUBY, "shot").play(RUBY, "shot")
    assert "result 0 4" in club.passes().told()


def test_once_rolled_a_shot_gives_no_energy() -> None:
    club = Club().has(RUBY, 0, 1).up(3, "thaddius").stands(RUBY, 3).turn(RUBY).play(RUBY, "engage").rolls(2)
    assert club.energy() == 4
    assert club.play(RUBY, "shot").energy() == 4


def test_no_drink_is_used_on_another_players_roll() -> None:
    club = Club().has(RUBY, 0, 0).has(TOPAZ, 0, 3).up(3, "thaddius").stands(RUBY, 3).turn(RUBY).play(RUBY, "engage").rolls(3)
    assert club.asked() == "turn 1"
    assert club.drinks(TOPAZ) == (3, 0)


def test_after_the_roll_is_called_nothing_is_bought() -> None:
    club = Club().has(RUBY, 5000, 1).up(6, "thaddius").stands(RUBY, 6).turn(RUBY).play(RUBY, "engage").rolls(2)
    assert club.refuses(RUBY, "buy", shots=1, champagne=0) == "roll-ends-the-turn"
