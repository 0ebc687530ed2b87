"""Points of the basic game: every line of the table and every example of the rulebook. Ann is the Joker."""

from __future__ import annotations

from .sitting import ANN, BEN, CLEO, DAN, EVE, Sitting

# The examples


def test_a_hero_calls_a_vote_and_the_joker_is_exposed() -> None:
    assert Sitting(4).accuses(BEN, ANN, [CLEO, DAN]).scores() == [0, 2, 1, 1]


def test_the_joker_is_exposed_at_time_up() -> None:
    sitting = Sitting(4).time_runs_out().points(BEN, ANN, ANN, CLEO)
    assert (sitting.how(), sitting.scores()) == ("exposed", [0, 1, 1, 1])


def test_a_vote_failed_but_the_joker_is_exposed_at_time_up() -> None:
    sitting = Sitting(4).accuses(BEN, ANN, [DAN], [CLEO]).time_runs_out().points(CLEO, ANN, ANN, ANN)
    assert sitting.scores() == [0, 2, 1, 1]


def test_a_tie_at_time_up_leaves_the_joker_unexposed() -> None:
    sitting = Sitting(4).time_runs_out().points(DAN, DAN, ANN, ANN)
    assert (sitting.how(), sitting.scores()) == ("unexposed", [2, 0, 0, 0])


def test_at_time_up_a_hero_is_accused_unanimously() -> None:
    sitting = Sitting(4).time_runs_out().points(DAN, DAN, DAN, ANN)
    assert (sitting.how(), sitting.scores()) == ("hero-convicted", [4, 0, 0, 0])


def test_the_joker_names_the_place() -> None:
    assert Sitting(4).guesses(ANN, "satellite").scores() == [4, 0, 0, 0]


def test_the_joker_names_a_wrong_place() -> None:
    sitting = Sitting(4).guesses(ANN, "warworld")
    assert (sitting.how(), sitting.scores()) == ("named-wrong", [0, 1, 1, 1])


# The rest of the table


def test_a_hero_accused_unanimously_in_mid_round_gives_the_joker_four() -> None:
    assert Sitting(4).accuses(BEN, CLEO, [ANN, DAN]).scores() == [4, 0, 0, 0]


def test_a_hero_with_most_votes_but_not_all_gives_the_joker_two() -> None:
    sitting = Sitting(5).time_runs_out().points(DAN, DAN, DAN, ANN, BEN)
    assert (sitting.how(), sitting.scores()) == ("unexposed", [2, 0, 0, 0, 0])


def test_the_bonus_goes_to_the_first_who_accused_the_joker_even_if_another_exposed_him() -> None:
    sitting = Sitting(4).accuses(BEN, ANN, [CLEO], [DAN]).accuses(DAN, ANN, [BEN, CLEO])
    assert sitting.scores() == [0, 2, 1, 1]


def test_an_accusation_of_somebody_else_earns_no_bonus() -> None:
    sitting = Sitting(4).accuses(BEN, CLEO, [ANN], [DAN]).accuses(DAN, ANN, [BEN, CLEO])
    assert sitting.scores() == [0, 1, 1, 2]


def test_a_wrong_guess_earns_no_bonus() -> None:
    assert Sitting(4).accuses(BEN, ANN, [CLEO], [DAN]).guesses(ANN, "mogo").scores() == [0, 1, 1, 1]


def test_at_time_up_without_an_accusation_there_is_no_bonus() -> None:
    assert Sitting(5).time_runs_out().points(BEN, ANN, ANN, ANN, ANN).scores() == [0, 1, 1, 1, 1]


def test_three_can_play() -> None:
    assert Sitting(3).accuses(BEN, ANN, [CLEO]).scores() == [0, 2, 1]
    assert Sitting(3).time_runs_out().points(BEN, CLEO, ANN).scores() == [2, 0, 0]


def test_all_cards_are_shown_at_the_end() -> None:
    told = Sitting(4).guesses(ANN, "warworld").heard()
    assert {"where satellite", "held 0 joker", "held 1 satellite", "scored 1 1"} <= set(told)


def test_who_scored_has_won_the_round() -> None:
    assert Sitting(4).guesses(ANN, "warworld").outcome().winners == [BEN, CLEO, DAN]
    assert Sitting(5).guesses(ANN, "satellite").outcome().winners == [ANN]
    assert EVE not in Sitting(5).guesses(ANN, "satellite").outcome().winners
