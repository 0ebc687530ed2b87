"""What the Joker's seat receives is the same whatever the place; spectators know what the public knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from nightowl.games.spyfall.cards import PLACES
from nightowl.kernel.chance import Seeded
from nightowl.kernel.wire import refusal

from .sitting import ANN, BEN, CLEO, DAN, EVE, FAY, GAME, Sitting

Scene = Callable[[Sitting], Any]


def received(sitting: Sitting, seat: int | None) -> bytes:
    """Every byte that seat can be sent: view, hints, legal moves and the answer to every move it may try."""
    refused = [] if seat is None else [refusal(GAME, sitting.state, seat, move) for move in range(GAME.moves.size)]
    return msgspec.json.encode([sitting.shown(seat), GAME.hints(sitting.view(seat)), refused])


def talk(sitting: Sitting) -> None:
    sitting.asks(BEN, DAN, "temperature").answers(DAN, "warmth-cool")


def mid_question(sitting: Sitting) -> None:
    sitting.asks(BEN, ANN, "roof")


def failed_vote(sitting: Sitting) -> None:
    sitting.accuses(BEN, ANN, [CLEO], [DAN, EVE, FAY])


def open_vote(sitting: Sitting) -> None:
    sitting.play(BEN, "accuse", seat=CLEO).play(DAN, "agree").play(ANN, "disagree")


def god_complex(sitting: Sitting) -> None:
    sitting.accuses(BEN, CLEO, [ANN, DAN, EVE], [FAY])


def claim(sitting: Sitting) -> None:
    sitting.play(BEN, "claim").play(DAN, "agree")


def last_vote(sitting: Sitting) -> None:
    sitting.time_runs_out().clock("close").play(BEN, "point", seat=ANN)


SCENES: list[Scene] = [lambda sitting: None, talk, mid_question, failed_vote, open_vote, god_complex, claim, last_vote]
EVERYTHING = {"harley": True, "jest": True, "multiverse": True, "mission": True, "talk": "deck"}


@pytest.mark.parametrize("scene", SCENES)
def test_whatever_the_place_the_joker_receives_the_same_bytes(scene: Scene) -> None:
    sent = set()
    for place in PLACES:
        for quinn in (None, BEN, FAY):
            sitting = Sitting(6, place=place, quinn=quinn, **EVERYTHING)
            scene(sitting)
            sent.add(received(sitting, ANN))
    sitting = Sitting(6, place="jest", **EVERYTHING)
    scene(sitting)
    assert sent == {received(sitting, ANN)}


@pytest.mark.parametrize("scene", SCENES)
def test_a_spectator_receives_the_same_whoever_holds_what(scene: Scene) -> None:
    sent = set()
    for joker in (ANN, BEN, CLEO):
        sitting = Sitting(6, place=PLACES[joker], joker=joker, quinn=EVE, **EVERYTHING)
        scene(sitting)
        sent.add(received(sitting, None))
    assert len(sent) == 1


@pytest.mark.parametrize("scene", SCENES)
def test_a_hero_receives_the_same_whoever_is_the_joker_and_in_the_multiverse(scene: Scene) -> None:
    sent = set()
    for joker in (ANN, BEN, DAN, EVE):
        for quinn in (None, FAY):
            sitting = Sitting(6, place="fortress", joker=joker, quinn=quinn, **EVERYTHING)
            scene(sitting)
            sent.add(received(sitting, CLEO))
    copies = ["arkham", "atlantis", "fortress", "ccpd", "ferris", "batcave"]
    sitting = Sitting(6, place="multiverse", copies=copies, **EVERYTHING)
    scene(sitting)
    assert sent == {received(sitting, CLEO)}


def test_everybody_has_the_same_menu() -> None:
    sitting = Sitting(6, quinn=EVE, **EVERYTHING)
    assert {sitting.view(seat).menu for seat in (*range(6), None)} == {("accuse", "guess", "call", "claim")}


def test_a_heros_guess_is_refused_to_her_alone() -> None:
    sitting = Sitting(6, **EVERYTHING)
    before = [received(sitting, seat) for seat in range(6)]
    assert sitting.refuses(BEN, "guess", location="mogo") == "only-the-joker"
    assert [received(sitting, seat) for seat in range(6)] == before


def test_events_of_the_deal_are_told_to_one_seat_each() -> None:
    told = Sitting(6, quinn=EVE, **EVERYTHING).state.story.since(0)
    for event in told:
        if event.kind.name in ("card", "harley", "power"):
            assert event.audience == 1 << event.facts[0]


def test_a_sealed_vote_shows_who_has_voted_and_not_how() -> None:
    one, other = Sitting(4).play(BEN, "accuse", seat=ANN), Sitting(4).play(BEN, "accuse", seat=ANN)
    one.play(CLEO, "agree")
    other.play(CLEO, "disagree")
    for seat in (ANN, BEN, DAN, None):
        assert received(one, seat) == received(other, seat)
    assert received(one, CLEO) != received(other, CLEO)


# Imagining


def imagined(view: Any, times: int = 400) -> list[Any]:
    source = Seeded("imagine")
    return [GAME.imagine(view, source) for _ in range(times)]


def test_the_joker_imagines_every_place_that_is_left() -> None:
    carry = {"points": [0] * 4, "round": 2, "used": ["mogo"], "copies": [], "dealer": BEN}
    worlds = imagined(Sitting(4, carry=carry, jest=True).view(ANN))
    places = {world.place for world in worlds}
    assert len(places) == 20  # 19 places and the jest
    assert PLACES.index("mogo") not in places
    assert all(world.joker() in (ANN, -1) for world in worlds)


def test_a_hero_imagines_anybody_else_as_the_joker() -> None:
    assert {world.joker() for world in imagined(Sitting(4).view(BEN))} == {ANN, CLEO, DAN}


def test_a_joker_holds_a_jest_n_times_as_likely_as_any_single_place() -> None:
    worlds = imagined(Sitting(5, jest=True).view(ANN), 5000)
    share = sum(world.is_special() for world in worlds) / 5000
    assert abs(share - 5 / 25) < 0.02


def test_who_answered_vaguely_is_not_imagined_truth_bound() -> None:
    powers = ["third-person", "whisper", "echo", "mist"]
    sitting = Sitting(4, talk="deck", mission=True, powers=powers).asks(BEN, DAN, "roof").answers(DAN, "vague-depends")
    truth_bound = list(GAME.moves.named("power").fields[0][1].ids).index("truth-bound")
    worlds = imagined(sitting.view(ANN), 1000)
    assert {world.powers[DAN] for world in worlds} & {truth_bound} == set()
    assert any(world.powers[CLEO] == truth_bound for world in worlds)


def test_when_harley_is_sought_place_and_joker_are_known() -> None:
    worlds = imagined(Sitting(6, quinn=EVE, harley=True).guesses(ANN, "satellite").view(BEN))
    assert {world.place for world in worlds} == {PLACES.index("satellite")}
    assert {world.joker() for world in worlds} == {ANN}
    assert {world.quinn for world in worlds} == {-1, CLEO, DAN, EVE, FAY}
