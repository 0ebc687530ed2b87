"""Stealing another player's committed customer (rules p. 9)."""

from __future__ import annotations

from .club import EMERALD, RUBY, TOPAZ, Club, who

SIX = "thaddius"


def test_a_steal_takes_a_roll_of_at_least_his_loyalty_and_swaps_the_token_for_the_same_room() -> None:
    club = Club(3).sober().committed(4, SIX, TOPAZ, "vip").stands(RUBY, 4).turn(RUBY).steals(RUBY, 6)
    assert (club.commitment(RUBY), club.commitment(TOPAZ)) == (f"vip {SIX}", "")


def test_below_his_loyalty_he_stays_and_the_attempt_ends_the_turn_all_the_same() -> None:
    club = Club(3).sober().committed(4, SIX, TOPAZ).stands(RUBY, 4).turn(RUBY).steals(RUBY, 5)
    assert club.commitment(RUBY) == ""
    assert club.asked() == "private 1"


def test_the_thief_must_stand_on_his_space() -> None:
    assert Club(3).committed(4, SIX, TOPAZ).stands(RUBY, 5).turn(RUBY).refuses(RUBY, "steal") == "nobody-there"


def test_a_stolen_customer_cannot_be_stolen_again() -> None:
    club = Club(3).sober().committed(4, SIX, TOPAZ).stands(RUBY, 4).stands(EMERALD, 4).turn(RUBY).steals(RUBY, 6)
    club.play(TOPAZ, "end")
    assert club.refuses(EMERALD, "steal") == "stolen-once"


def test_the_number_of_attempts_is_unlimited() -> None:
    club = Club(3).sober().committed(4, SIX, EMERALD).stands(RUBY, 4).stands(TOPAZ, 4).turn(RUBY).steals(RUBY, 5)
    assert club.offers(TOPAZ, "steal")
    assert club.steals(TOPAZ, 6).commitment(TOPAZ) == f"private {SIX}"


def test_the_mark_of_a_steal_goes_when_the_commitment_ends() -> None:
    club = Club(3).sober().committed(4, SIX, TOPAZ).stands(RUBY, 4).turn(RUBY).steals(RUBY, 6)
    assert club.view(None).spaces[4].stolen
    club.round(3)  # Ruby is rostered, has no money, and leaves him behind
    assert not any(space.stolen for space in club.view(None).spaces)


def test_the_victim_then_has_a_normal_turn_from_where_she_stands() -> None:
    club = Club(3).sober().committed(4, SIX, TOPAZ).stands(RUBY, 4).stands(TOPAZ, 4).turn(RUBY).steals(RUBY, 6)
    assert (club.asked(), club.energy(), club.place(TOPAZ)) == ("turn 1", 4, 4)


def test_an_uncommitted_customer_is_engaged_not_stolen() -> None:
    assert Club().up(4, SIX).stands(RUBY, 4).turn(RUBY).refuses(RUBY, "steal") == "not-committed"


def test_a_stolen_commitment_plays_out_on_the_thiefs_next_turn() -> None:
    club = Club(2).sober().committed(4, SIX, TOPAZ, "vip").stands(RUBY, 4).turn(RUBY).steals(RUBY, 6)
    assert club.play(TOPAZ, "end").asked() == "vip 0"


def test_shots_help_a_steal() -> None:
    club = Club().has(RUBY, 0, 2).committed(4, who(loyalty=6), TOPAZ).stands(RUBY, 4).turn(RUBY)
    club.play(RUBY, "steal").rolls(4).play(RUBY, "shot").play(RUBY, "shot").passes()
    assert club.commitment(RUBY)
