"""Typed questions: deck cards are recognised in every language, topics by their words; the rest is answered vaguely."""

from __future__ import annotations

import pytest

from nightowl.games.spyfall.bot import BOTS
from nightowl.games.spyfall.cards import AXIS_OF, NO_QUESTION, QUESTIONS
from nightowl.games.spyfall.content import AXES
from nightowl.games.spyfall.moves import ASK_AT, SAY
from nightowl.games.spyfall.words import recognise
from nightowl.kernel.chance import Seeded
from nightowl.kernel.texts import LANGUAGES
from nightowl.registry import texts

from .sitting import ANN, BEN, DAN, Sitting


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_of_the_deck_is_recognised_in_every_language(lang: str) -> None:
    said = texts("spyfall", lang)
    for number, name in enumerate(QUESTIONS):
        assert recognise(said.say(f"question-{name}").upper() + " ", said) == number


@pytest.mark.parametrize(
    ("lang", "typed", "axis"),
    [
        ("en", "So, are you wearing something warm today?", "cold"),
        ("en", "who's the leader of this bunch", "rule"),
        ("ru", "А тут не холодновато?", "cold"),
        ("ru", "Громко ли играет музыка", "noise"),
        ("de", "Kann man dort baden oder schwimmen?", "water"),
        ("de", "Seit wie vielen Jahren steht das schon?", "old"),
        ("fr", "On risque de tomber de haut, non ?", "height"),
        ("it", "Ci vuole un biglietto d’ingresso?", "open"),
        ("nl", "Zijn er veel computers te zien?", "technology"),
        ("es", "¿Llevas un arma encima, por si acaso?", "danger"),
    ],
)
def test_a_topic_is_recognised_by_its_words(lang: str, typed: str, axis: str) -> None:
    assert AXES[AXIS_OF[recognise(typed, texts("spyfall", lang))]] == axis


@pytest.mark.parametrize("typed", ["", "...", "Xyzzy plugh?", "Wie heißt Ihr Hamster mit Nachnamen?"])
def test_what_nobody_understands_is_no_question(typed: str) -> None:
    assert recognise(typed, texts("spyfall", "en")) == NO_QUESTION


def test_a_hero_bot_answers_a_typed_question_truly_enough() -> None:
    english = texts("spyfall", "en")
    view = Sitting(4, place="fortress", talk="written").asks(BEN, DAN).view(DAN)
    bot = BOTS["hard"]()
    said = {bot.reply(view, "What is the temperature like?", english, Seeded(n)) for n in range(20)}
    assert said & {"Freezing.", "You will want a jacket."}
    assert not said & {"It is hot.", "Mild.", "Cool.", "You can leave your coat at home."}


def test_a_bot_answers_vaguely_what_it_does_not_understand() -> None:
    english = texts("spyfall", "en")
    view = Sitting(4, talk="written").asks(BEN, ANN).view(ANN)
    vague = {english.say(f"answer-vague-{name}") for name in ("depends", "as-usual", "you-know", "no-idea-why")}
    for level in ("easy", "normal", "hard"):
        assert BOTS[level]().reply(view, "Xyzzy?", english, Seeded(level)) in vague


def test_what_a_joker_bot_answers_does_not_depend_on_the_place() -> None:
    english = texts("spyfall", "en")
    views = [Sitting(4, place=place, talk="written").asks(BEN, ANN).view(ANN) for place in ("fortress", "mogo")]
    replies = [[BOTS["hard"]().reply(view, "Is it cold?", english, Seeded(n)) for n in range(10)] for view in views]
    assert replies[0] == replies[1]


def test_where_people_talk_aloud_a_bots_words_stand_on_the_screen() -> None:
    english = texts("spyfall", "en")
    bot = BOTS["normal"]()
    asking = Sitting(4, talk="aloud").view(ANN)
    deck = {english.say(f"question-{name}") for name in QUESTIONS}
    assert bot.note(asking, ASK_AT + BEN, [], english, Seeded(1)) in deck
    answering = Sitting(4, place="fortress", talk="aloud").asks(BEN, DAN).view(DAN)
    vague = {english.say(f"answer-vague-{name}") for name in ("depends", "as-usual", "you-know", "no-idea-why")}
    assert {bot.note(answering, SAY, ["What is the temperature like?"], english, Seeded(n)) for n in range(20)} <= vague
    assert bot.note(Sitting(4, talk="deck").view(ANN), ASK_AT + BEN, [], english, Seeded(1)) == ""
