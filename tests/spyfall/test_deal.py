"""Set-up and deal."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from nightowl.kernel.game import CHANCE
from nightowl.kernel.options import OptionError

from .sitting import ANN, BEN, CLEO, DAN, GAME, Sitting


def odds(s: Any) -> dict[str, Fraction]:
    """What chance may answer, and how likely."""
    weights = GAME.odds(s)
    shown = [GAME.moves.outside(move) for move in GAME.legal(s, CHANCE)]
    total = sum(weights)
    return {" ".join(map(str, m.values())): Fraction(w, total) for m, w in zip(shown, weights, strict=True)}


def after(seats: int, *moves: dict[str, Any], carry: Any = None, **options: Any) -> Any:
    s = GAME.new(GAME.options(options), seats, carry)
    for move in moves:
        kind = GAME.moves.named(move["type"])
        GAME.advance(s, CHANCE, kind.of(*[d.inside(move[name]) for name, d in kind.fields]))
    return s


DEALER = {"type": "dealer", "seat": 0}
SATELLITE = {"type": "draw", "location": "satellite"}


def test_the_first_dealer_is_random() -> None:
    assert odds(after(4)) == {f"dealer {seat}": Fraction(1, 4) for seat in range(4)}


def test_one_of_twenty_sets_is_drawn_at_random() -> None:
    drawn = odds(after(4, DEALER))
    assert len(drawn) == 20
    assert set(drawn.values()) == {Fraction(1, 20)}


def test_a_set_used_once_in_a_match_is_not_used_again() -> None:
    carry = {"points": [0] * 4, "round": 2, "used": ["satellite", "mogo"], "copies": [], "dealer": 1}
    drawn = odds(after(4, carry=carry))
    assert len(drawn) == 18
    assert "draw satellite" not in drawn


def test_the_joker_card_is_always_dealt_and_all_others_show_the_place() -> None:
    sitting = Sitting(5, joker=CLEO, place="mogo")
    assert [sitting.shown(seat)["card"] for seat in range(5)] == ["mogo", "mogo", "joker", "mogo", "mogo"]


def test_anybody_may_be_the_joker() -> None:
    assert odds(after(4, DEALER, SATELLITE)) == {f"joker {seat}": Fraction(1, 4) for seat in range(4)}


@pytest.mark.parametrize(("seats", "nobody"), [(5, Fraction(3, 7)), (6, Fraction(2, 7)), (7, Fraction(1, 7)), (8, None)])
def test_harleys_card_is_in_play_with_chance_n_minus_one_in_seven(seats: int, nobody: Fraction | None) -> None:
    s = after(seats, DEALER, SATELLITE, {"type": "joker", "seat": 2}, harley=True)
    found = odds(s)
    assert "harley 2" not in found
    assert found.get("no-harley") == nobody
    assert found["harley 1"] == Fraction(1, 7)


def test_harley_needs_five_players() -> None:
    with pytest.raises(OptionError) as error:
        GAME.new(GAME.options({"harley": True}), 4)
    assert (error.value.field, error.value.code) == ("harley", "too-few-for-harley")


def test_the_jest_bag_and_both_multiverse_bags_lie_among_the_sets() -> None:
    drawn = odds(after(4, DEALER, jest=True, multiverse=True))
    assert drawn["draw jest"] == Fraction(1, 23)
    assert drawn["draw multiverse"] == Fraction(2, 23)


def test_in_a_jest_everybody_holds_a_joker() -> None:
    sitting = Sitting(4, place="jest", jest=True)
    assert {sitting.shown(seat)["card"] for seat in range(4)} == {"joker"}


def test_a_multiverse_bag_holds_no_joker_and_no_card_twice() -> None:
    s = after(4, DEALER, {"type": "draw", "location": "multiverse"}, multiverse=True)
    assert len(odds(s)) == 16
    GAME.advance(s, CHANCE, GAME.moves.named("copy").of(0))
    assert len(odds(s)) == 15
    assert "copy arkham" not in odds(s)


def test_only_places_with_a_copy_are_in_the_multiverse() -> None:
    drawn = odds(after(4, DEALER, {"type": "draw", "location": "multiverse"}, multiverse=True))
    for place in ("gorilla-city", "kandor", "mogo", "warworld"):
        assert f"copy {place}" not in drawn


def test_the_second_multiverse_bag_holds_none_of_the_copies_seen_in_the_first() -> None:
    carry = {
        "points": [0] * 4,
        "round": 2,
        "used": ["multiverse"],
        "copies": ["arkham", "atlantis", "ccpd", "ferris"],
        "dealer": 1,
    }
    s = after(4, {"type": "draw", "location": "multiverse"}, carry=carry, multiverse=True)
    assert len(odds(s)) == 12
    assert "copy ferris" not in odds(s)


def test_a_multiverse_card_may_show_a_place_whose_set_is_used() -> None:
    carry = {"points": [0] * 4, "round": 2, "used": ["arkham"], "copies": [], "dealer": 1}
    bag = {"type": "draw", "location": "multiverse"}
    assert "copy arkham" in odds(after(4, bag, carry=carry, multiverse=True))
    assert "copy arkham" not in odds(after(4, bag, carry=carry, multiverse=True, fresh_copies=True))


def test_both_bags_used_the_multiverse_is_over() -> None:
    carry = {"points": [0] * 3, "round": 3, "used": ["multiverse", "multiverse"], "copies": [], "dealer": 1}
    assert "draw multiverse" not in odds(after(3, carry=carry, multiverse=True))


def test_everybody_gets_one_power_card_from_twelve() -> None:
    s = after(3, DEALER, SATELLITE, {"type": "joker", "seat": 0}, mission=True)
    assert len(odds(s)) == 12
    GAME.advance(s, CHANCE, GAME.moves.named("power").of(0))
    assert len(odds(s)) == 11


@pytest.mark.parametrize(("seats", "minutes"), [(3, 6), (4, 6), (5, 7), (6, 7), (7, 8), (8, 8)])
def test_the_round_lasts_six_seven_or_eight_minutes_by_players(seats: int, minutes: int) -> None:
    assert Sitting(seats).state.left == 60 * minutes


def test_a_table_may_agree_on_flat_minutes() -> None:
    assert Sitting(3, minutes=8).state.left == 480


def test_the_dealer_asks_first() -> None:
    assert Sitting(4, dealer=DAN).waits_for() == {DAN}


def test_nobody_is_told_anothers_card() -> None:
    sitting = Sitting(4, joker=ANN, place="mogo")
    assert "card 0 joker" in sitting.heard(ANN)
    assert not any(line.startswith("card") for line in sitting.heard(None))
    assert [line for line in sitting.heard(BEN) if line.startswith("card")] == ["card 1 mogo"]
