"""The picture in a terminal: at most 80 columns in every language, and nothing in it that the reader may not know."""

from __future__ import annotations

import pytest

from nightowl.games.spyfall.cards import QUESTIONS
from nightowl.games.spyfall.picture import aside, details, enter, first, meant, picture, remark, sentences, standings
from nightowl.kernel.texts import LANGUAGES
from nightowl.registry import texts

from .sitting import ANN, BEN, CLEO, DAN, EVE, GAME, Sitting

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"]
MODES = {"harley": True, "jest": True, "multiverse": True, "mission": True}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_fits_a_terminal_in_every_language(lang: str) -> None:
    sitting = Sitting(6, quinn=EVE, **MODES).accuses(BEN, CLEO, [ANN], [DAN, EVE, 5]).play(DAN, "claim")
    ended = Sitting(6, quinn=EVE, **MODES).guesses(ANN, "mogo")
    for table in (sitting, ended):
        for seat in (ANN, BEN, EVE, None):
            view = table.view(seat)
            for line in [*picture(view, texts("spyfall", lang), NAMES), *aside(view, texts("spyfall", lang), NAMES)]:
                assert len(line) <= 80
            assert sentences(view, texts("spyfall", lang), NAMES)
            assert details(view, texts("spyfall", lang), NAMES)


def test_everybody_sees_the_list_of_places() -> None:
    sitting = Sitting(6)
    english = texts("spyfall", "en")
    lists = {tuple(details(sitting.view(seat), english, NAMES)) for seat in range(6)}
    assert len(lists) == 1
    assert "Warworld" in lists.pop()[0]


def test_the_joker_is_told_what_to_do_and_a_hero_where_she_is() -> None:
    sitting = Sitting(6)
    english = texts("spyfall", "en")
    assert "You are the Joker: find out where everybody is." in picture(sitting.view(ANN), english, NAMES)
    assert "You are here: Justice League Satellite" in picture(sitting.view(BEN), english, NAMES)
    assert sentences(sitting.view(BEN), english, NAMES)[2:4] == ["Ann: points: 0.", "Ben: points: 0, dealer, asking."]


def test_a_question_says_what_it_is_about() -> None:
    sitting = Sitting(4, talk="deck").asks(BEN, DAN)
    moves = [GAME.moves.named("question").of(QUESTIONS.index(name)) for name in ("roof", "coat", "lucky")]
    said = [remark(sitting.view(BEN), move, texts("spyfall", "en")) for move in moves]
    assert said == ["about the place", "about being there", "about anyone"]


def test_a_hero_may_ask_which_answers_are_true_and_a_joker_gets_no_hint() -> None:
    sitting = Sitting(4, talk="deck", place="fortress").asks(BEN, DAN, "temperature")
    hints = [GAME.moves.outside(hint.move)["answer"] for hint in GAME.hints(sitting.view(DAN))]
    assert hints == ["warmth-freezing", "warmth-jacket"]
    assert GAME.hints(Sitting(4, talk="deck").asks(BEN, ANN, "temperature").view(ANN)) == []
    assert GAME.hints(Sitting(4, talk="deck").asks(BEN, DAN, "lucky").view(DAN)) == []


def test_the_last_two_answers_of_each_player_stay_in_sight() -> None:
    sitting = Sitting(4, talk="deck", pauses=False).asks(BEN, DAN, "roof").play(DAN, "answer", answer="degree-very")
    shown = "\n".join(picture(sitting.view(CLEO), texts("spyfall", "en"), NAMES[:4]))
    assert "Is there a roof over our heads? – Oh yes, very much so." in shown


def test_a_menu_of_questions_begins_with_some_of_each_kind_and_all_else() -> None:
    view = Sitting(4, talk="deck").asks(BEN, DAN).view(BEN)
    shown = first(view)
    kinds = [remark(view, move, texts("spyfall", "en")) for move in shown]
    assert [kinds.count(f"about {what}") for what in ("the place", "being there", "anyone")] == [5, 5, 2]
    assert set(shown) <= set(view.legal)
    assert {move for move in view.legal if GAME.moves.kind_of(move).name == "accuse"} <= set(shown)
    assert first(Sitting(4).view(BEN)) == [], "where no question is asked all moves are shown"


@pytest.mark.parametrize(
    ("lang", "typed", "question"), [("en", "is it noisy at all here?", "loud"), ("ru", "здесь очень шумно?", "loud")]
)
def test_a_question_card_is_found_by_ones_own_words(lang: str, typed: str, question: str) -> None:
    view = Sitting(4, talk="deck").asks(BEN, DAN).view(BEN)
    assert meant(view, typed, texts("spyfall", lang)) == [GAME.moves.named("question").of(QUESTIONS.index(question))]
    assert meant(Sitting(4, talk="deck").view(BEN), typed, texts("spyfall", lang)) == []


def test_enter_lets_the_game_go_on_and_does_nothing_else() -> None:
    sitting = Sitting(4, talk="deck").asks(BEN, DAN, "roof")
    assert enter(sitting.view(DAN)) is None
    sitting.play(DAN, "answer", answer="degree-very")
    move = enter(sitting.view(CLEO))
    assert move is not None
    assert GAME.moves.outside(move) == {"type": "go-on"}


def test_standings_tell_the_points_of_the_match_and_of_the_round() -> None:
    carry = {"points": [0, 3, 1, 0], "round": 5, "used": [], "copies": [], "dealer": BEN}
    ended = Sitting(4, carry=carry).guesses(ANN, "satellite")
    assert standings(ended.view(None), texts("spyfall", "en"), NAMES[:4]) == [
        "Points after round 5 of 5:",
        "  Ann: 4 (+4)",
        "  Ben: 3",
        "  Cleo: 1",
        "  Dan: 0",
        "Ann wins the match with 4.",
    ]
