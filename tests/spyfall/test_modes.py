"""Harley Quinn, Joker's Jest and Multiverse Madness, alone and together. Ann is the Joker of ordinary rounds."""

from __future__ import annotations

from typing import Any

import pytest

from .sitting import ANN, BEN, CLEO, DAN, EVE, FAY, Sitting

COPIES = ["arkham", "atlantis", "batcave", "ccpd", "ferris", "fortress", "lexcorp", "themyscira"]


def with_harley(quinn: int | None = EVE, seats: int = 5, **options: Any) -> Sitting:
    return Sitting(seats, quinn=quinn, harley=True, **options)


# Harley Quinn: Eve holds her card


def test_harley_knows_the_place_and_not_the_joker() -> None:
    seen = with_harley().shown(EVE)
    assert (seen["card"], seen["is_harley"], seen["harley"]) == ("satellite", True, None)
    assert seen["cards"] == [None] * 5


def test_the_joker_does_not_know_harley() -> None:
    assert with_harley(EVE).shown(ANN) == with_harley(None).shown(ANN)


def test_when_the_joker_names_the_place_all_but_the_joker_seek_harley() -> None:
    sitting = with_harley().guesses(ANN, "satellite")
    assert (sitting.moment(), sitting.waits_for()) == ("harley-talk", {BEN, CLEO, DAN, EVE})
    sitting.clock("close")
    assert sitting.refuses(ANN, "point", seat=BEN) == "joker-may-not-vote"
    assert sitting.refuses(BEN, "point", seat=ANN) == "not-the-joker"
    assert sitting.refuses(BEN, "point", seat=BEN) == "not-yourself"


def test_harley_is_sought_even_when_her_card_was_not_dealt() -> None:
    sitting = with_harley(None).guesses(ANN, "satellite")
    assert sitting.moment() == "harley-talk"
    assert sitting.points(None, CLEO, BEN, BEN, BEN).scores() == [4, 0, 0, 0, 0]


def test_joker_right_and_harley_hidden_four_and_three() -> None:
    sitting = with_harley().guesses(ANN, "satellite").points(None, CLEO, BEN, BEN, BEN)
    assert (sitting.how(), sitting.scores()) == ("named", [4, 0, 0, 0, 3])


def test_joker_right_and_harley_exposed_four_and_one_for_each_hero() -> None:
    sitting = with_harley().guesses(ANN, "satellite").points(None, EVE, EVE, BEN, CLEO)
    assert (sitting.how(), sitting.scores()) == ("named-harley-found", [4, 1, 1, 1, 0])


def test_a_tie_exposes_no_harley() -> None:
    sitting = with_harley().guesses(ANN, "satellite").points(None, EVE, EVE, BEN, BEN)
    assert sitting.scores() == [4, 0, 0, 0, 3]


def test_joker_unexposed_at_time_up_two_and_two() -> None:
    sitting = with_harley().time_runs_out().points(BEN, CLEO, DAN, EVE, ANN)
    assert sitting.scores() == [2, 0, 0, 0, 2]


def test_the_plurality_falls_on_harley_two_and_two() -> None:
    sitting = with_harley().time_runs_out().points(EVE, EVE, EVE, BEN, BEN)
    assert (sitting.how(), sitting.scores()) == ("unexposed", [2, 0, 0, 0, 2])


@pytest.mark.parametrize("at_the_end", [True, False])
def test_a_hero_unanimously_accused_four_and_two(at_the_end: bool) -> None:
    if at_the_end:
        sitting = with_harley().time_runs_out().points(BEN, CLEO, BEN, BEN, BEN)
    else:
        sitting = with_harley().accuses(EVE, BEN, [ANN, CLEO, DAN])
    assert (sitting.how(), sitting.scores()) == ("hero-convicted", [4, 0, 0, 0, 2])


def test_the_joker_is_exposed_heroes_one_and_the_first_accuser_one_more() -> None:
    assert with_harley().accuses(BEN, ANN, [CLEO, DAN, EVE]).scores() == [0, 2, 1, 1, 0]


def test_harley_gets_no_bonus_for_accusing_first_but_the_first_hero_does() -> None:
    sitting = with_harley().accuses(EVE, ANN, [BEN], [CLEO, DAN]).accuses(CLEO, ANN, [BEN, DAN, EVE])
    assert sitting.scores() == [0, 1, 2, 1, 0]


@pytest.mark.parametrize("at_the_end", [True, False])
def test_harley_unanimously_accused_as_the_joker_one_to_all_but_her(at_the_end: bool) -> None:
    if at_the_end:
        sitting = with_harley().time_runs_out().points(EVE, EVE, EVE, EVE, ANN)
    else:
        sitting = with_harley().accuses(BEN, EVE, [ANN, CLEO, DAN])
    assert (sitting.how(), sitting.scores()) == ("harley-convicted", [1, 1, 1, 1, 0])


def test_a_wrong_place_gives_heroes_one_and_harley_nothing() -> None:
    assert with_harley().guesses(ANN, "mogo").scores() == [0, 1, 1, 1, 0]


# Joker's Jest


def test_in_a_jest_the_joker_who_calls_it_gets_three() -> None:
    sitting = Sitting(4, place="jest", jest=True).play(CLEO, "call")
    assert (sitting.how(), sitting.scores()) == ("jest", [0, 0, 3, 0])


def test_a_jest_called_in_a_real_place_gives_heroes_one_each() -> None:
    sitting = Sitting(4, jest=True).play(ANN, "call")
    assert (sitting.how(), sitting.scores()) == ("no-jest", [0, 1, 1, 1])


def test_only_who_holds_a_joker_card_can_call_the_jest() -> None:
    assert Sitting(4, jest=True).refuses(BEN, "call") == "only-the-joker"


def test_without_the_mode_there_is_no_jest_to_call() -> None:
    assert Sitting(4).refuses(ANN, "call") == "mode-is-off"


def test_once_the_bag_is_used_it_cannot_be_called() -> None:
    carry = {"points": [0] * 4, "round": 2, "used": ["jest"], "copies": [], "dealer": BEN}
    assert Sitting(4, carry=carry, jest=True).refuses(ANN, "call") == "mode-is-off"


def test_nobody_calls_the_jest_and_nobody_scores() -> None:
    sitting = Sitting(4, place="jest", jest=True).time_runs_out().points(BEN, ANN, ANN, ANN)
    assert (sitting.how(), sitting.scores(), sitting.outcome().winners) == ("jest-missed", [0, 0, 0, 0], [])


def test_a_jest_that_ends_by_accusation_guess_or_claim_scores_nothing() -> None:
    def jest() -> Sitting:
        return Sitting(4, place="jest", jest=True, multiverse=True)

    for sitting in (
        jest().accuses(BEN, ANN, [CLEO, DAN]),
        jest().guesses(DAN, "mogo"),
        jest().claims(BEN, [CLEO, DAN], [ANN]),
    ):
        assert (sitting.how(), sitting.scores()) == ("jest-missed", [0, 0, 0, 0])


# Multiverse Madness


def madness(seats: int = 4, **options: Any) -> Sitting:
    return Sitting(seats, place="multiverse", copies=COPIES, multiverse=True, **options)


def test_in_the_multiverse_all_are_heroes_of_different_places() -> None:
    sitting = madness()
    assert [sitting.shown(seat)["card"] for seat in range(4)] == COPIES[:4]


def test_a_true_claim_gives_three_to_the_caller_one_to_supporters_none_to_the_rest() -> None:
    sitting = madness().claims(CLEO, [ANN, DAN], [BEN])
    assert (sitting.how(), sitting.scores()) == ("multiverse", [1, 0, 3, 1])


def test_a_false_claim_gives_three_to_the_joker_however_she_voted_and_one_to_each_opponent() -> None:
    assert Sitting(5, multiverse=True).claims(BEN, [ANN, CLEO], [DAN, EVE]).scores() == [3, 0, 0, 1, 1]
    assert Sitting(5, multiverse=True).claims(BEN, [CLEO, DAN], [ANN, EVE]).scores() == [3, 0, 0, 0, 1]
    assert Sitting(5, multiverse=True).claims(ANN, [CLEO, DAN], [BEN, EVE]).scores() == [3, 1, 0, 0, 1]


def test_a_harley_who_votes_against_a_false_claim_gets_the_one_as_any_opponent() -> None:
    assert with_harley(multiverse=True).claims(BEN, [ANN, CLEO], [DAN, EVE]).scores() == [3, 0, 0, 1, 1]


def test_half_is_no_strict_majority_and_play_resumes() -> None:
    sitting = madness().asks(BEN, DAN).claims(CLEO, [ANN], [BEN, DAN])
    assert (sitting.asked(), sitting.heard()[-1]) == ("answer 3", "failed")


def test_each_player_may_claim_once_a_round() -> None:
    sitting = madness().claims(CLEO, [], [ANN, BEN, DAN])
    assert sitting.refuses(CLEO, "claim") == "claimed-once"
    assert sitting.claims(DAN, [ANN, BEN], [CLEO]).scores() == [1, 1, 0, 3]


def test_a_claim_does_not_use_up_the_accusation() -> None:
    sitting = Sitting(4, multiverse=True).claims(BEN, [], [ANN, CLEO, DAN]).accuses(BEN, ANN, [CLEO, DAN])
    assert sitting.how() == "exposed"


def test_without_the_mode_nobody_claims() -> None:
    assert Sitting(4).refuses(BEN, "claim") == "mode-is-off"


def test_nobody_notices_the_multiverse_and_nobody_scores() -> None:
    for sitting in (
        madness().time_runs_out().points(BEN, ANN, ANN, ANN),
        madness().accuses(BEN, ANN, [CLEO, DAN]),
    ):
        assert (sitting.how(), sitting.scores()) == ("multiverse-missed", [0, 0, 0, 0])


def test_nobody_in_the_multiverse_can_guess() -> None:
    for seat in range(4):
        assert madness().refuses(seat, "guess", location="mogo") == "only-the-joker"


# Together


def test_a_wrong_jest_with_harley_gives_only_heroes_a_point() -> None:
    assert with_harley(jest=True).play(ANN, "call").scores() == [0, 1, 1, 1, 0]


def test_there_is_no_harley_in_special_sets() -> None:
    everything = {"harley": True, "jest": True, "multiverse": True}
    assert Sitting(6, place="jest", **everything).state.quinn == -1
    assert Sitting(6, place="multiverse", copies=COPIES, **everything).state.quinn == -1


def test_no_harley_is_sought_when_a_jest_ends_by_a_guess() -> None:
    assert Sitting(6, place="jest", jest=True, harley=True).guesses(FAY, "mogo").moment() == "over"


def test_next_dealer_is_the_joker_or_who_ended_a_special_round_rightly_else_the_left_neighbour() -> None:
    def dealer(sitting: Sitting) -> int:
        return int(sitting.outcome().carry["dealer"])

    assert dealer(Sitting(4, joker=DAN).guesses(DAN, "mogo")) == DAN
    assert dealer(Sitting(4, place="jest", jest=True).play(ANN, "call")) == ANN
    assert dealer(madness().claims(DAN, [ANN, CLEO], [BEN])) == DAN
    assert dealer(madness(dealer=BEN).accuses(BEN, ANN, [CLEO, DAN])) == CLEO
    assert dealer(Sitting(4, place="jest", jest=True, dealer=DAN).guesses(BEN, "mogo")) == ANN


def test_once_the_joker_has_named_the_place_nobody_can_stop_the_round() -> None:
    sitting = Sitting(5, harley=True).guesses(ANN, "satellite")
    assert sitting.moment() == "harley-talk"
    assert sitting.refuses(BEN, "accuse", seat=ANN) == "round-is-decided"
    assert sitting.refuses(ANN, "guess", location="mogo") == "round-is-decided"
