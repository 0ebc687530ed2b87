"""Questions and answers."""

from __future__ import annotations

import pytest

from nightowl.kernel.game import CLOCK

from .sitting import ANN, BEN, CLEO, DAN, GAME, Sitting


def test_the_dealer_asks_any_other_player() -> None:
    assert sorted(Sitting(4).choices(BEN, "ask")) == [ANN, CLEO, DAN]


def test_whoever_answered_asks_next() -> None:
    assert Sitting(4).exchange(BEN, DAN).waits_for() == {DAN}


def test_a_question_may_not_go_back_to_who_just_asked() -> None:
    sitting = Sitting(4).exchange(BEN, DAN)
    assert sorted(sitting.choices(DAN, "ask")) == [ANN, CLEO]
    assert sitting.refuses(DAN, "ask", seat=BEN) == "not-back"


def test_after_another_question_she_may_be_asked_again() -> None:
    assert BEN in Sitting(4).exchange(BEN, DAN).exchange(DAN, ANN).choices(ANN, "ask")


def test_a_question_is_asked_once_with_no_follow_up() -> None:
    assert Sitting(4).exchange(BEN, DAN).refuses(BEN, "ask", seat=DAN) == "no-follow-up"


def test_nobody_asks_herself() -> None:
    assert Sitting(4).refuses(BEN, "ask", seat=BEN) == "not-yourself"


def test_who_is_asked_must_answer_first() -> None:
    assert Sitting(4).asks(BEN, DAN).refuses(DAN, "ask", seat=ANN) == "answer-first"


def test_others_wait_for_their_turn() -> None:
    assert Sitting(4).refuses(CLEO, "ask", seat=ANN) == "not-your-turn"


def test_a_seat_that_is_not_there_cannot_be_asked() -> None:
    assert Sitting(4).refuses(BEN, "ask", seat=7) == "no-such-player"


# The question deck


def test_with_the_deck_the_question_is_a_card() -> None:
    sitting = Sitting(4, talk="deck").asks(BEN, DAN, "temperature")
    assert sitting.heard()[-1] == "asked 1 3 temperature"
    assert sitting.choices(DAN, "answer")[:4] == ["warmth-hot", "warmth-mild", "warmth-cool", "warmth-freezing"]


def test_every_question_offers_plain_half_plain_and_vague_answers() -> None:
    sitting = Sitting(4, talk="deck").asks(BEN, DAN, "temperature")
    assert len(sitting.choices(DAN, "answer")) == 10
    assert sitting.answers(DAN, "vague-depends").heard()[-1] == "answered 3 vague-depends"


def test_the_place_may_not_be_named_as_an_answer() -> None:
    sitting = Sitting(4, talk="deck").asks(BEN, DAN, "temperature")
    assert sitting.refuses(DAN, "name", location="satellite") == "names-the-place"
    assert sitting.refuses(DAN, "name", location="mogo") == "names-the-place"


def test_an_answer_of_another_scale_does_not_fit() -> None:
    assert Sitting(4, talk="deck").asks(BEN, DAN, "temperature").refuses(DAN, "answer", answer="age-new") == "other-scale"


def test_a_question_card_is_spent_for_the_round() -> None:
    sitting = Sitting(4, talk="deck", pauses=False).asks(BEN, DAN, "temperature").answers(DAN, "warmth-cool")
    sitting.asks(DAN, ANN)
    assert sitting.refuses(DAN, "question", question="temperature") == "question-is-spent"


def test_heroes_may_lie() -> None:
    sitting = Sitting(4, talk="deck", place="fortress").asks(BEN, DAN, "temperature")
    assert sitting.answers(DAN, "warmth-hot").heard()[-1] == "answered 3 warmth-hot"


# Pauses: after an answer everybody may stop the game or let it go on


def test_after_an_answer_on_screens_all_are_asked_whether_to_go_on() -> None:
    sitting = Sitting(3, talk="written").exchange(BEN, CLEO)
    assert sitting.moment() == "pause"
    for seat in (ANN, BEN, CLEO):
        sitting.play(seat, "go-on")
    assert sitting.asked() == "ask 2"


def test_the_clock_ends_a_pause() -> None:
    assert Sitting(3, talk="written").exchange(BEN, CLEO).clock("close").moment() == "ask"


def test_who_let_it_go_on_may_still_stop_the_game() -> None:
    sitting = Sitting(4, talk="written").exchange(BEN, CLEO).play(ANN, "go-on").play(ANN, "accuse", seat=BEN)
    assert sitting.moment() == "accusation"


def test_after_a_failed_vote_the_pause_goes_on_where_it_was() -> None:
    sitting = Sitting(4, talk="written").exchange(BEN, CLEO).play(DAN, "go-on").accuses(BEN, ANN, [], [CLEO, DAN])
    assert sitting.moment() == "pause"
    assert sitting.waits_for() == {ANN, BEN, CLEO}


def test_there_are_no_pauses_when_people_talk_aloud() -> None:
    assert Sitting(3, talk="aloud", pauses=True).exchange(BEN, CLEO).moment() == "ask"


# The clock


def test_the_clock_tells_every_half_minute_and_then_time_is_up() -> None:
    sitting = Sitting(4, minutes=1).clock("tick")
    assert sitting.heard()[-1] == "clock 30"
    assert sitting.clock("tick").moment() == "discussion"


def test_the_clock_stands_while_a_vote_is_open_and_goes_on_with_what_was_left() -> None:
    sitting = Sitting(4).clock("tick").play(BEN, "accuse", seat=ANN)
    assert GAME.legal(sitting.state, CLOCK) == []
    assert GAME.ask(sitting.state).pace == "vote"
    sitting.votes([CLEO], [DAN])
    assert GAME.ask(sitting.state).pace == "round"
    assert sitting.state.left == 6 * 60 - 30


def test_each_slice_of_the_clock_is_a_new_span_of_the_same_pace() -> None:
    sitting = Sitting(4)
    first = GAME.ask(sitting.state)
    second = GAME.ask(sitting.clock("tick").state)
    assert (first.pace, second.pace) == ("round", "round")
    assert first.span != second.span
    assert GAME.seconds(sitting.state, "round") == 30


def test_time_may_run_out_in_the_middle_of_a_question() -> None:
    assert Sitting(4, minutes=1).asks(BEN, DAN).time_runs_out().moment() == "discussion"


def test_a_simulated_clock_charges_what_each_move_takes() -> None:
    sitting = Sitting(4, clock="simulated", talk="deck", minutes=1, pauses=False)
    sitting.asks(BEN, DAN, "temperature").answers(DAN, "warmth-cool")
    moves = [GAME.moves.named(kind).base for kind in ("ask", "question", "answer")]
    assert sitting.state.left == 60 - sum(GAME.duration(move) for move in moves)
    assert GAME.legal(sitting.state, CLOCK) == []


def test_a_simulated_round_ends_after_the_answer_that_uses_up_the_time() -> None:
    sitting = Sitting(4, clock="simulated", minutes=1)
    for seat, other in ((BEN, DAN), (DAN, ANN), (ANN, CLEO)):
        sitting.exchange(seat, other)
    assert sitting.moment() == "discussion"


def test_votes_are_not_charged_to_the_round() -> None:
    sitting = Sitting(4, clock="simulated")
    left = sitting.state.left
    sitting.accuses(BEN, ANN, [CLEO], [DAN])
    assert sitting.state.left == left


def test_time_is_up_when_the_agreed_number_of_questions_is_asked() -> None:
    sitting = Sitting(3, questions=5)
    seats = [BEN, CLEO, ANN]
    for n in range(5):
        assert sitting.moment() == "ask"
        sitting.exchange(seats[n % 3], seats[(n + 1) % 3])
    assert sitting.moment() == "discussion"


@pytest.mark.parametrize(("pace", "seconds"), [("discussion", 60), ("harley-talk", 30)])
def test_open_talk_has_its_time(pace: str, seconds: int) -> None:
    assert GAME.seconds(Sitting(5).state, pace) == seconds
