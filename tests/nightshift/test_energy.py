"""Energy and customers (rules p. 8 and 9)."""

from __future__ import annotations

import pytest

from .club import BELOW_PRIVATE, BELOW_VIP, EMERALD, LOCKER, RUBY, SAPPHIRE, STAGE, TOPAZ, Club, who


def test_every_turn_starts_with_four_energy() -> None:
    assert Club().turn(RUBY).energy() == 4


def test_energy_does_not_carry_over() -> None:
    club = Club().turn(RUBY).play(RUBY, "end").play(TOPAZ, "end")
    assert Club().turn(RUBY).energy() == 4
    assert club.state.energy == 4


def test_moving_one_space_in_either_direction_costs_one_energy_even_if_the_space_is_empty() -> None:
    club = Club().stands(RUBY, 4).turn(RUBY)
    assert [move for move in club.legal(RUBY) if move.startswith("go")] == ["go 5", "go 3"]
    club.play(RUBY, "go", space=5)
    assert (club.place(RUBY), club.energy()) == (5, 3)


def test_the_ring_closes() -> None:
    club = Club().stands(RUBY, 0).turn(RUBY).play(RUBY, "go", space=11).play(RUBY, "go", space=0)
    assert (club.place(RUBY), club.energy()) == (0, 2)


def test_flipping_a_customer_costs_one_energy_and_he_stays_face_up() -> None:
    club = Club().down(3).stands(RUBY, 3).turn(RUBY).play(RUBY, "flip").chance("customer", customer="thaddius")
    assert (club.lies(3), club.energy()) == ("thaddius", 3)
    assert club.play(RUBY, "end").lies(3) == "thaddius"


def test_you_must_be_on_his_space_to_reveal_him() -> None:
    assert Club().down(3).stands(RUBY, 2).turn(RUBY).refuses(RUBY, "flip") == "nobody-there"


def test_a_customer_cannot_be_flipped_back() -> None:
    assert Club().up(3, "thaddius").stands(RUBY, 3).turn(RUBY).refuses(RUBY, "flip") == "is-face-up"


def test_any_number_of_dancers_may_share_a_space() -> None:
    club = Club(4)
    for seat in (RUBY, TOPAZ, EMERALD, SAPPHIRE):
        club.stands(seat, 7)
    assert {club.place(seat) for seat in range(4)} == {7}
    assert club.stands(RUBY, 6).turn(RUBY).play(RUBY, "go", space=7).place(RUBY) == 7


def test_energy_need_not_all_be_used_and_nobody_says_beforehand_how() -> None:
    club = Club().down(1).stands(RUBY, 0).turn(RUBY).play(RUBY, "go", space=1).play(RUBY, "flip")
    assert club.chance("customer", customer="vet").play(RUBY, "end").asked() == "turn 1"


def test_without_energy_nobody_moves_or_flips() -> None:
    club = Club().down(4).stands(RUBY, 0).sober().turn(RUBY)
    for space in (1, 2, 3, 4):
        club.play(RUBY, "go", space=space)
    assert club.refuses(RUBY, "go", space=5) == "no-energy"
    assert club.refuses(RUBY, "flip") == "no-energy"


@pytest.mark.parametrize(("place", "exits"), [(LOCKER, ["go 0"]), (BELOW_PRIVATE, ["go 4"]), (BELOW_VIP, ["go 8"])])
def test_leaving_locker_room_or_room_area_costs_one_energy_and_leads_to_one_space(place: int, exits: list[str]) -> None:
    club = Club().stands(RUBY, place).turn(RUBY)
    assert [move for move in club.legal(RUBY) if move.startswith("go")] == exits
    assert club.play(RUBY, "go", space=int(exits[0][3:])).energy() == 3


def test_the_stage_stairs_lead_left_and_right() -> None:
    club = Club().stands(RUBY, STAGE).turn(RUBY)
    assert [move for move in club.legal(RUBY) if move.startswith("go")] == ["go 3", "go 9"]


def test_one_cannot_walk_two_spaces_or_into_rooms_stage_or_locker_room() -> None:
    club = Club().stands(RUBY, 4).turn(RUBY)
    assert club.refuses(RUBY, "go", space=6) == "too-far"
    assert club.refuses(RUBY, "go", space=12) == "bad-field"


def test_sapphires_and_rubys_first_turns_as_printed() -> None:
    """Sapphire: move, move, flip. Ruby: move, flip, move, flip."""
    club = Club(2, cast=["sapphire", "ruby"]).down(*range(12)).turn(0)
    club.play(0, "go", space=0).play(0, "go", space=1).play(0, "flip").chance("customer", customer="vet")
    assert club.energy() == 1
    club.play(0, "end").play(1, "go", space=0).play(1, "flip").chance("customer", customer="poet")
    club.play(1, "go", space=11).play(1, "flip").chance("customer", customer="mayor")
    assert club.energy() == 0
    assert club.sober().legal(1) == ["engage", "end"]


def test_engaging_costs_no_energy() -> None:
    club = Club().up(0, who()).stands(RUBY, 0).sober().turn(RUBY)
    for space in (1, 2, 1, 0):
        club.play(RUBY, "go", space=space)
    assert club.energy() == 0
    assert club.offers(RUBY, "engage")


def test_emeralds_turns_on_the_floor_start_with_more_energy() -> None:
    from nightowl.games.nightshift.pack.cards import ABILITY, ABILITY_AMOUNT

    dancer = ABILITY.index("energy")
    assert Club(5).turn(dancer).energy() == 4 + ABILITY_AMOUNT[dancer]
    assert Club(5, abilities=False).turn(dancer).energy() == 4
