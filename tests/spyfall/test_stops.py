"""Accusations, the Joker's guess, and two at once."""

from __future__ import annotations

import pytest

from .sitting import ANN, BEN, CLEO, DAN, EVE, Sitting


@pytest.mark.parametrize("seat", [ANN, BEN, CLEO, DAN])
def test_anybody_may_stop_the_game_at_any_moment(seat: int) -> None:
    for sitting in (Sitting(4), Sitting(4).asks(BEN, DAN), Sitting(4).exchange(BEN, DAN)):
        other = ANN if seat else BEN
        assert sitting.play(seat, "accuse", seat=other).moment() == "accusation"


def test_all_but_the_accused_vote_and_the_accuser_counts_as_yes() -> None:
    sitting = Sitting(5).play(BEN, "accuse", seat=ANN)
    assert sitting.waits_for() == {CLEO, DAN, EVE}
    assert sitting.refuses(ANN, "disagree") == "accused-may-not-vote"
    assert sitting.refuses(BEN, "disagree") == "caller-has-voted"


def test_a_unanimous_vote_ends_the_round() -> None:
    assert Sitting(4).accuses(BEN, ANN, [CLEO, DAN]).moment() == "over"


def test_it_ends_the_round_even_if_the_suspect_is_a_hero() -> None:
    assert Sitting(4).accuses(BEN, CLEO, [ANN, DAN]).how() == "hero-convicted"


def test_else_play_resumes_where_it_stopped() -> None:
    sitting = Sitting(4).asks(BEN, DAN).accuses(CLEO, ANN, [BEN], [DAN])
    assert sitting.asked() == "answer 3"


def test_each_player_may_accuse_once_a_round() -> None:
    sitting = Sitting(4).accuses(BEN, ANN, [CLEO], [DAN])
    assert sitting.refuses(BEN, "accuse", seat=ANN) == "accused-once"
    assert sitting.refuses(BEN, "accuse", seat=CLEO) == "accused-once"


def test_the_reason_is_given_even_to_a_seat_that_has_no_move_at_all() -> None:
    sitting = Sitting(4).accuses(CLEO, ANN, [BEN], [DAN])
    assert sitting.view(CLEO).legal == ()
    assert sitting.refuses(CLEO, "accuse", seat=BEN) == "accused-once"


def test_the_same_player_may_be_accused_again_by_others() -> None:
    sitting = Sitting(4).accuses(BEN, ANN, [CLEO], [DAN]).accuses(DAN, ANN, [BEN, CLEO])
    assert sitting.how() == "exposed"


def test_nobody_accuses_herself() -> None:
    assert Sitting(4).refuses(BEN, "accuse", seat=BEN) == "not-yourself"


def test_the_joker_may_accuse_too() -> None:
    assert Sitting(4).accuses(ANN, BEN, [CLEO, DAN]).how() == "hero-convicted"


def test_votes_are_sealed_until_all_are_in() -> None:
    sitting = Sitting(5).play(BEN, "accuse", seat=ANN).play(CLEO, "agree")
    assert sitting.heard()[-1] == "accused 1 0"
    sitting.votes([DAN], [EVE])
    assert {"agreed 2", "agreed 3", "disagreed 4"} <= set(sitting.heard())
    assert sitting.heard()[-1] == "failed"


def test_nobody_votes_twice() -> None:
    sitting = Sitting(5).play(BEN, "accuse", seat=ANN).play(CLEO, "agree")
    assert sitting.refuses(CLEO, "disagree") == "voted-already"


def test_there_is_no_vote_without_a_stop() -> None:
    assert Sitting(4).refuses(CLEO, "agree") == "no-vote"
    assert Sitting(4).refuses(CLEO, "point", seat=BEN) == "no-vote"


def test_of_two_stops_at_once_the_first_counts_and_the_other_is_told_so() -> None:
    sitting = Sitting(4).play(BEN, "accuse", seat=ANN)
    assert sitting.refuses(CLEO, "accuse", seat=DAN) == "vote-is-open"
    assert sitting.refuses(ANN, "guess", location="satellite") == "vote-is-open"
    sitting.votes([], [CLEO, DAN])
    assert sitting.play(CLEO, "accuse", seat=DAN).moment() == "accusation"


# The Joker's guess


def test_only_the_joker_guesses() -> None:
    assert Sitting(4).refuses(BEN, "guess", location="satellite") == "only-the-joker"
    assert Sitting(4).refuses(CLEO, "guess", location="mogo") == "only-the-joker"


def test_the_joker_may_guess_at_any_moment() -> None:
    assert Sitting(4).asks(BEN, DAN).guesses(ANN, "satellite").how() == "named"


def test_the_joker_may_not_guess_while_an_accusation_is_voted_on() -> None:
    sitting = Sitting(4).play(BEN, "accuse", seat=ANN)
    assert sitting.refuses(ANN, "guess", location="satellite") == "vote-is-open"


def test_the_joker_may_guess_again_after_a_failed_vote() -> None:
    assert Sitting(4).accuses(BEN, ANN, [CLEO], [DAN]).guesses(ANN, "satellite").how() == "named"


def test_the_joker_names_a_place_not_used_before() -> None:
    carry = {"points": [0] * 4, "round": 2, "used": ["mogo"], "copies": [], "dealer": BEN}
    sitting = Sitting(4, carry=carry)
    assert sitting.refuses(ANN, "guess", location="mogo") == "place-is-used"
    assert len(sitting.choices(ANN, "guess")) == 19


# After time is up


def test_after_time_is_up_nobody_may_stop_the_game() -> None:
    sitting = Sitting(4, jest=True, multiverse=True).time_runs_out()
    for _ in range(2):
        assert sitting.refuses(BEN, "accuse", seat=ANN) == "time-is-up"
        assert sitting.refuses(ANN, "guess", location="satellite") == "time-is-up"
        assert sitting.refuses(ANN, "call") == "time-is-up"
        assert sitting.refuses(ANN, "claim") == "time-is-up"
        if sitting.moment() == "discussion":
            sitting.clock("close")
    assert sitting.moment() == "point"


def test_open_talk_ends_when_all_are_ready() -> None:
    sitting = Sitting(3).time_runs_out()
    for seat in (ANN, BEN, CLEO):
        assert sitting.moment() == "discussion"
        sitting.play(seat, "ready")
    assert sitting.moment() == "point"


def test_all_point_at_a_suspect_the_joker_too_and_nobody_at_herself() -> None:
    sitting = Sitting(4).time_runs_out().clock("close")
    assert sitting.waits_for() == {ANN, BEN, CLEO, DAN}
    assert sitting.refuses(BEN, "point", seat=BEN) == "not-yourself"
    assert sorted(sitting.choices(BEN, "point")) == [ANN, CLEO, DAN]


def test_a_choice_cannot_be_changed() -> None:
    sitting = Sitting(4).time_runs_out().clock("close").play(BEN, "point", seat=ANN)
    assert sitting.refuses(BEN, "point", seat=DAN) == "voted-already"
