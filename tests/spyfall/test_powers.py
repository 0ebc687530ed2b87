"""The Super Mission: twelve power cards, constant or one-shot."""

from __future__ import annotations

from typing import Any

from nightowl.kernel.game import CLOCK

from .sitting import ANN, BEN, CLEO, DAN, EVE, Sitting

REST = ["third-person", "whisper", "echo", "spare-minute", "second-sight", "deflection"]


def mission(holder: int, power: str, seats: int = 5, **options: Any) -> Sitting:
    """That seat holds that power; the others hold what is left of harmless ones."""
    rest = [other for other in REST if other != power]
    powers = [power if seat == holder else rest[seat] for seat in range(seats)]
    return Sitting(seats, powers=powers, mission=True, **options)


# God Complex


def voted(holder: int, for_it: list[int], against: list[int], seats: int = 6) -> Sitting:
    return mission(holder, "god-complex", seats).accuses(BEN, ANN, for_it, against)


def test_in_the_strict_majority_god_complex_makes_the_vote_unanimous() -> None:
    sitting = voted(CLEO, [CLEO, DAN, EVE], [5])
    assert sitting.moment() == "god-complex"
    for seat in (BEN, DAN, EVE):
        sitting.play(seat, "hide")
    sitting.play(CLEO, "show").clock("close")
    assert "power-shown 2 god-complex" in sitting.heard()
    assert sitting.points(*[(seat + 1) % 6 for seat in range(6)]).scores() == [0, 2, 1, 1, 1, 1]


def test_all_in_the_majority_are_asked_so_that_the_pause_tells_nothing() -> None:
    for holder in range(6):
        sitting = voted(holder, [CLEO, DAN, EVE], [5])
        assert sitting.waits_for() == {BEN, CLEO, DAN, EVE}


def test_only_the_clock_ends_the_asking() -> None:
    sitting = voted(ANN, [CLEO, DAN, EVE], [5])
    for seat in (BEN, CLEO, DAN, EVE):
        sitting.play(seat, "hide")
    assert sitting.waits_for() == {CLOCK}
    assert sitting.clock("close").moment() == "ask"


def test_who_does_not_hold_it_cannot_show_it() -> None:
    assert voted(ANN, [CLEO, DAN, EVE], [5]).refuses(CLEO, "show") == "no-such-power"


def test_without_a_strict_majority_nobody_is_asked() -> None:
    assert mission(CLEO, "god-complex").accuses(BEN, ANN, [CLEO], [DAN, EVE]).moment() == "ask"


def test_the_accuser_may_use_it_herself() -> None:
    sitting = voted(BEN, [CLEO, DAN, EVE], [5]).play(BEN, "show").clock("close")
    assert sitting.state.how == "exposed"


def test_it_convicts_a_hero_as_well() -> None:
    sitting = mission(CLEO, "god-complex", 6).accuses(BEN, DAN, [ANN, CLEO, EVE], [5]).play(CLEO, "show").clock("close")
    assert sitting.state.how == "hero-convicted"


def test_without_the_mode_a_majority_is_just_a_failed_vote() -> None:
    assert Sitting(5).accuses(BEN, ANN, [CLEO, DAN], [EVE]).moment() == "ask"


# One-shot powers of ours: shown when used


def test_the_spare_minute_adds_one_to_the_clock() -> None:
    sitting = mission(BEN, "spare-minute")
    left = sitting.state.left
    sitting.play(BEN, "minute")
    assert sitting.state.left == left + 60
    assert sitting.shown(ANN)["powers"][BEN] == "spare-minute"
    assert sitting.refuses(BEN, "minute") == "no-such-power"
    assert sitting.waits_for() == {BEN}


def test_second_sight_allows_a_second_accusation() -> None:
    sitting = mission(BEN, "second-sight").accuses(BEN, ANN, [], [CLEO, DAN, EVE])
    assert sitting.shown(ANN)["powers"][BEN] is None
    sitting.accuses(BEN, ANN, [], [CLEO, DAN, EVE])
    assert sitting.shown(ANN)["powers"][BEN] == "second-sight"
    assert sitting.refuses(BEN, "accuse", seat=ANN) == "accused-once"


def test_a_deflected_question_goes_to_somebody_else_who_then_asks() -> None:
    sitting = mission(DAN, "deflection").asks(BEN, DAN)
    assert sorted(sitting.choices(DAN, "deflect")) == [ANN, CLEO, EVE]
    sitting.play(DAN, "deflect", seat=CLEO).answers(CLEO)
    assert sitting.waits_for() == {CLEO}
    assert sitting.refuses(CLEO, "ask", seat=BEN) == "not-back"


def test_no_comment_counts_as_an_answer() -> None:
    sitting = mission(DAN, "no-comment").asks(BEN, DAN).play(DAN, "silence")
    assert sitting.waits_for() == {DAN}
    assert sitting.heard()[-2:] == ["power-shown 3 no-comment", "silent 3"]


def test_the_boomerang_goes_back_once() -> None:
    sitting = mission(DAN, "boomerang").exchange(BEN, DAN).exchange(DAN, BEN)
    assert sitting.shown(ANN)["powers"][DAN] == "boomerang"
    sitting.exchange(BEN, CLEO).exchange(CLEO, DAN)
    assert sitting.refuses(DAN, "ask", seat=CLEO) == "not-back"


# Constant powers of ours: hidden until the end


def test_the_truth_bound_answer_plainly() -> None:
    sitting = mission(DAN, "truth-bound", talk="deck").asks(BEN, DAN, "temperature")
    assert len(sitting.choices(DAN, "answer")) == 4
    assert sitting.refuses(DAN, "answer", answer="vague-depends") == "power-forbids"


def test_mist_never_answers_plainly() -> None:
    sitting = mission(DAN, "mist", talk="deck").asks(BEN, DAN, "temperature")
    assert len(sitting.choices(DAN, "answer")) == 6
    assert sitting.refuses(DAN, "answer", answer="warmth-cool") == "power-forbids"


def test_the_neighbourly_ask_only_who_sits_beside_them() -> None:
    sitting = mission(BEN, "neighbourly")
    assert sorted(sitting.choices(BEN, "ask")) == [ANN, CLEO]
    assert sitting.refuses(BEN, "ask", seat=EVE) == "power-forbids"


def test_a_constant_power_stays_hidden_until_the_end() -> None:
    sitting = mission(BEN, "neighbourly").exchange(BEN, CLEO)
    assert sitting.shown(ANN)["powers"] == [None] * 5
    sitting.guesses(ANN, "mogo")
    assert sitting.shown(ANN)["powers"][BEN] == "neighbourly"


# The end of a mission


def test_at_the_end_all_vote_who_played_best_for_honour_only() -> None:
    sitting = mission(BEN, "mist").guesses(ANN, "mogo")
    assert sitting.moment() == "honour"
    sitting.points(BEN, ANN, BEN, BEN, BEN)
    assert "honoured 1" in sitting.heard()
    assert sitting.scores() == [0, 1, 1, 1, 1]


def test_of_several_who_are_pointed_at_as_often_all_are_honoured_in_the_order_of_seats() -> None:
    sitting = mission(BEN, "mist").guesses(ANN, "mogo").points(DAN, DAN, BEN, BEN, CLEO)
    assert [fact for fact in sitting.heard() if fact.startswith("honoured")] == ["honoured 1", "honoured 3"]


def test_a_table_may_leave_out_the_honour() -> None:
    assert mission(BEN, "mist", honour=False).guesses(ANN, "mogo").moment() == "over"


def test_the_mission_goes_with_all_other_modes() -> None:
    sitting = mission(BEN, "god-complex", quinn=EVE, harley=True, jest=True, multiverse=True)
    sitting.accuses(BEN, EVE, [ANN, CLEO], [DAN]).play(BEN, "show").clock("close")
    assert sitting.state.how == "harley-convicted"
