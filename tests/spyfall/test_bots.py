"""Bots on views: they play legally in every mode, know no more than their seat, and are better from level to level."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

from nightowl.games.spyfall.belief import Belief
from nightowl.games.spyfall.bot import BOTS
from nightowl.games.spyfall.cards import PLACES
from nightowl.games.spyfall.laws import CHARTER
from nightowl.kernel.chance import Seeded
from nightowl.kernel.game import CHANCE, CLOCK

from .sitting import ANN, BEN, CLEO, DAN, EVE, GAME, Sitting

LEVELS = list(BOTS)
MADE = {level: make() for level, make in BOTS.items()}


def played(joker: str, heroes: str, seats: int, seed: str, **options: Any) -> Any:
    """One round; the Joker plays at one level, everybody else at another."""
    s = GAME.new(GAME.options(options), seats)
    source = Seeded(seed)
    while (ask := GAME.ask(s)) is not None:
        seat = ask.seats[source.below(len(ask.seats))]
        if seat == CHANCE:
            move = GAME.legal(s, CHANCE)[source.pick(GAME.odds(s))]
        elif seat == CLOCK:
            move = GAME.legal(s, CLOCK)[0]
        else:
            level = joker if seat == s.joker() else heroes
            move = MADE[level].choose(GAME.view(s, seat), source)
            assert move in GAME.legal(s, seat)
        GAME.advance(s, seat, move)
    return s


@pytest.mark.parametrize("mode", CHARTER.modes)
@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_every_mode_to_the_end(level: str, mode: str) -> None:
    for seats in CHARTER.seats(mode):
        for n in range(3):
            assert GAME.outcome(played(level, level, seats, f"{level} {mode} {seats} {n}", **CHARTER.modes[mode]))


def joker_wins(joker: str, heroes: str, seats: int, games: int) -> float:
    """The share of rounds in which the Joker scores."""
    ends = [played(joker, heroes, seats, f"{seats} {n}") for n in range(games)]
    return sum(s.gains[s.joker()] > 0 for s in ends) / games


@pytest.mark.parametrize("seats", [5, 8])
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_between_equals_neither_side_wins_nearly_always(level: str, seats: int) -> None:
    games = 80
    assert abs(joker_wins(level, level, seats, games) - 0.5) < 0.15 + 2 * sqrt(0.25 / games)


@pytest.mark.parametrize(("level", "below"), [("hard", "normal"), ("normal", "easy"), ("easy", "random")])
def test_each_level_beats_the_one_below_on_both_sides_together(level: str, below: str) -> None:
    as_joker, against = joker_wins(level, below, 6, 60), joker_wins(below, level, 6, 60)
    assert (as_joker + 1 - against) / 2 > 0.55


def test_the_same_view_and_chance_give_the_same_move() -> None:
    view = Sitting(5, talk="deck").asks(BEN, DAN, "temperature").view(DAN)
    for level in LEVELS:
        assert MADE[level].choose(view, Seeded("x")) == MADE[level].choose(view, Seeded("x"))


def talked(place: str, joker: int = ANN) -> Sitting:
    """Heroes answer as it is; Eve answers as if elsewhere."""
    sitting = Sitting(5, place=place, joker=joker, talk="deck", pauses=False)
    sitting.asks(BEN, CLEO, "temperature").answers(CLEO, "warmth-freezing")
    sitting.asks(CLEO, DAN, "machines").answers(DAN, "degree-very")
    sitting.asks(DAN, BEN, "headcount").answers(BEN, "amount-none")
    return sitting.asks(BEN, EVE, "snow").answers(EVE, "degree-not-at-all")


def test_the_joker_narrows_the_place_down_by_what_others_say() -> None:
    belief = Belief(talked("fortress").view(ANN))
    assert PLACES[belief.best_place()] == "fortress"
    assert belief.places[belief.best_place()] > 0.3


def test_what_the_joker_thinks_does_not_depend_on_the_place() -> None:
    assert Belief(talked("fortress").view(ANN)).places == Belief(talked("kandor").view(ANN)).places


def test_a_hero_suspects_whose_answers_do_not_fit() -> None:
    belief = Belief(talked("fortress", EVE).view(BEN))
    assert belief.jokers.index(max(belief.jokers)) == EVE


def test_a_joker_who_knows_the_place_says_so() -> None:
    sitting = talked("fortress")
    sitting.asks(EVE, CLEO, "bright").answers(CLEO, "degree-very").asks(CLEO, DAN, "journey").answers(DAN, "distance-world")
    sitting.asks(DAN, ANN)
    sitting.play(DAN, "question", question="rescue")
    move = GAME.moves.outside(MADE["hard"].choose(sitting.view(ANN), Seeded("sure")))
    assert move == {"type": "guess", "location": "fortress"}


def test_a_joker_agrees_to_convict_a_hero_and_heroes_vote_by_suspicion() -> None:
    sitting = talked("fortress", EVE).play(BEN, "accuse", seat=EVE)
    agree = GAME.moves.named("agree").base
    assert [MADE["hard"].choose(sitting.view(seat), Seeded("v")) for seat in (ANN, CLEO, DAN)] == [agree] * 3
    sitting = talked("fortress", EVE).play(BEN, "accuse", seat=CLEO)
    assert MADE["hard"].choose(sitting.view(EVE), Seeded("v")) == agree
    assert MADE["hard"].choose(sitting.view(DAN), Seeded("v")) != agree


def test_a_joker_who_thinks_accuses_to_distract_now_and_then() -> None:
    def accusing(level: str) -> int:
        ends = [played(level, level, 6, f"distract {n}") for n in range(60)]
        return sum(s.has_accused(s.joker()) for s in ends)

    assert 3 <= accusing("hard") <= 40
    assert accusing("easy") == 0


def test_a_joker_uses_the_power_that_spares_an_answer_and_a_hero_does_not() -> None:
    powers = ["no-comment", "echo", "whisper", "deflection", "third-person"]
    for joker, asked, kind in ((ANN, ANN, "silence"), (DAN, DAN, "deflect"), (BEN, ANN, "answer"), (BEN, DAN, "answer")):
        sitting = Sitting(5, joker=joker, mission=True, powers=powers, dealer=CLEO, talk="deck").asks(CLEO, asked, "snow")
        assert GAME.moves.outside(MADE["hard"].choose(sitting.view(asked), Seeded("p")))["type"] == kind


def test_harley_says_more_than_a_hero_would() -> None:
    def says(quinn: int | None) -> str:
        sitting = Sitting(6, place="fortress", quinn=quinn, harley=True, talk="deck").asks(BEN, DAN, "temperature")
        answers = [MADE["hard"].choose(sitting.view(DAN), Seeded(f"{n}")) for n in range(9)]
        return str(GAME.moves.outside(max(set(answers), key=answers.count))["answer"])

    assert says(DAN) == "warmth-freezing"
    assert says(None) != "warmth-freezing"


def test_when_nobody_fits_a_hero_thinks_of_the_multiverse() -> None:
    sitting = Sitting(
        5,
        place="multiverse",
        copies=["arkham", "themyscira", "fortress", "lexcorp", "iceberg-lounge"],
        multiverse=True,
        talk="deck",
        pauses=False,
    )
    calm = Belief(sitting.view(BEN)).special
    sitting.asks(BEN, CLEO, "temperature").answers(CLEO, "warmth-freezing")
    sitting.asks(CLEO, DAN, "machines").answers(DAN, "degree-very")
    sitting.asks(DAN, EVE, "bright").answers(EVE, "degree-not-at-all")
    sitting.asks(EVE, ANN, "leave").answers(ANN, "degree-not-at-all")
    assert calm < 0.2
    assert Belief(sitting.view(BEN)).special > 0.6
