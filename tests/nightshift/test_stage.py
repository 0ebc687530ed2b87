"""The Stage (rules p. 12). Ruby and Topaz are rostered in round 3 of both shifts."""

from __future__ import annotations

from nightowl.games.nightshift.pack.cards import ABILITY, ABILITY_AMOUNT, DANCERS, ROSTER

from .club import AMETHYST, EMERALD, RUBY, SAPPHIRE, STAGE, TOPAZ, Club

THREE = 3


def on_stage(seats: int = 2, **options: object) -> Club:
    return Club(seats, abilities=False, **options)


def test_the_first_stage_is_in_round_3() -> None:
    assert next(index for index, stage in enumerate(ROSTER[0]) if stage) + 1 == THREE
    assert {DANCERS[dancer] for dancer in ROSTER[0][THREE - 1]} == {"ruby", "topaz"}


def test_before_any_turn_those_rostered_choose_in_turn_order() -> None:
    club = on_stage(3).has(RUBY, 1000).has(TOPAZ, 1000).round(THREE)
    assert club.asked() == "stage 0"
    assert club.play(RUBY, "skip").asked() == "stage 1"
    assert club.play(TOPAZ, "skip").asked() == "turn 0"


def test_entries_of_dancers_not_in_play_are_ignored() -> None:
    club = Club(2, cast=["emerald", "sapphire"]).round(THREE)
    assert club.asked() == "turn 0"


def test_skipping_costs_a_thousand() -> None:
    assert on_stage().has(RUBY, 2500).round(THREE).play(RUBY, "skip").money(RUBY) == 1500


def test_who_has_less_must_go() -> None:
    club = on_stage().has(RUBY, 500).has(TOPAZ, 5000).round(THREE)
    assert club.place(RUBY) == STAGE
    club = on_stage().has(RUBY, 500).holds(RUBY, "old-debt").round(THREE)
    assert club.refuses(RUBY, "skip") == "too-little-money"


def test_the_printed_example_three_stage_tippers_give_each_dancer_1500() -> None:
    club = on_stage().down(1, 5, 9, tipper=True).down(2, 3).has(RUBY, 1000).has(TOPAZ, 1000).round(THREE)
    club.play(RUBY, "perform").chance_from(1).play(TOPAZ, "perform").chance_from(1)
    assert (club.money(RUBY), club.money(TOPAZ)) == (2500, 2500)


def test_a_tipper_who_was_flipped_no_longer_tips() -> None:
    club = on_stage().up(4, "best-man").down(1, tipper=True).has(RUBY, 1000).round(THREE)
    assert club.play(RUBY, "perform").money(RUBY) == 1500


def test_on_stage_two_power_cards_are_drawn_for_her_eyes_only() -> None:
    club = on_stage().has(RUBY, 1000).round(THREE).play(RUBY, "perform")
    club.chance("power", power="encore").chance("power", power="bouncer")
    assert club.hand(RUBY) == ["bouncer", "encore"]
    assert [held.power for held in club.view(TOPAZ).players[RUBY].hand] == [-1, -1]


def test_her_committed_customer_is_discarded() -> None:
    club = on_stage().committed(4, "vet", RUBY).has(RUBY, 1000).round(THREE).play(RUBY, "perform")
    assert (club.commitment(RUBY), club.discards()) == ("", {"vet"})


def test_skipping_keeps_the_commitment() -> None:
    club = on_stage().committed(4, "vet", RUBY).has(RUBY, 1000).has(TOPAZ, 1000).round(THREE)
    assert club.play(RUBY, "skip").play(TOPAZ, "skip").asked() == "private 0"


def test_she_still_takes_her_turn_with_four_energy_and_must_step_off_first() -> None:
    club = on_stage().round(THREE).chance_from(2)
    club.passes()
    assert (club.asked(), club.energy()) == ("turn 0", 4)
    assert not club.offers(RUBY, "end")
    assert club.refuses(RUBY, "end") == "step-off-the-stage"
    assert club.play(RUBY, "go", space=9).energy() == 3


def test_nobody_goes_on_stage_unless_rostered() -> None:
    assert on_stage().has(RUBY, 1000).turn(RUBY).refuses(RUBY, "perform") == "not-now"


def test_topaz_draws_a_card_more() -> None:
    dancer = ABILITY.index("stage-cards")
    club = Club(5).down(1, 2, tipper=True).has(dancer, 1000)
    number = next(n for n, stage in enumerate(ROSTER[0]) if dancer in stage) + 1
    club.round(number)
    while club.asked() != f"stage {dancer}":
        club.chance_from(3)
    before = bin(club.state.hands[dancer]).count("1")
    club.play(dancer, "perform")
    while club.asked().startswith("power"):
        club.chance_from(3)
    assert bin(club.state.hands[dancer]).count("1") == before + 2 + ABILITY_AMOUNT[dancer]


def test_every_dancer_is_rostered_equally_often_and_none_on_lights_on_or_final() -> None:
    for roster in ROSTER:
        everybody = [dancer for stage in roster for dancer in stage]
        assert len({everybody.count(dancer) for dancer in (RUBY, TOPAZ, EMERALD, SAPPHIRE, AMETHYST)}) == 1
        assert roster[-1] == roster[-2] == []
