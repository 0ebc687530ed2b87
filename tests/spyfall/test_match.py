"""A match of several rounds: points, used sets and the dealer are carried on; people come and go."""

from __future__ import annotations

from typing import Any

import pytest

from nightowl.games.spyfall.match import reseat
from nightowl.kernel.options import OptionError

from .sitting import ANN, BEN, CLEO, DAN, EVE, GAME, Sitting


def test_points_used_sets_and_dealer_are_carried_on() -> None:
    carry = Sitting(4, joker=CLEO).guesses(CLEO, "satellite").outcome().carry
    assert carry == {"points": [0, 0, 4, 0], "round": 2, "used": ["satellite"], "copies": [], "dealer": CLEO}


def test_points_add_up_over_the_rounds() -> None:
    carry = Sitting(4).guesses(ANN, "satellite").outcome().carry
    second = Sitting(4, carry=carry, place="mogo", joker=BEN).guesses(BEN, "warworld")
    assert second.scores() == [1, 0, 1, 1]
    assert second.outcome().carry["points"] == [5, 0, 1, 1]
    assert second.outcome().carry["used"] == ["satellite", "mogo"]


def test_copies_seen_in_the_multiverse_are_carried_on() -> None:
    sitting = Sitting(3, place="multiverse", copies=["arkham", "ccpd", "ferris"], multiverse=True)
    carry = sitting.claims(BEN, [ANN], [CLEO]).outcome().carry
    assert (carry["used"], carry["copies"]) == (["multiverse"], ["arkham", "ccpd", "ferris"])


def test_most_points_after_the_agreed_rounds_wins_and_ties_are_shared() -> None:
    carry = {"points": [0, 3, 1, 0], "round": 5, "used": [], "copies": [], "dealer": BEN}
    sitting = Sitting(4, carry=carry).guesses(ANN, "satellite")
    assert sitting.heard()[-1] == "match-won 0 4"
    tied = Sitting(4, carry={**carry, "points": [0, 4, 1, 0]}).guesses(ANN, "satellite")
    assert tied.heard()[-2:] == ["match-won 0 4", "match-won 1 4"]


def test_nothing_is_carried_on_from_the_last_round() -> None:
    assert Sitting(4, rounds=1).guesses(ANN, "satellite").outcome().carry is None


def test_who_joins_begins_with_no_points_and_who_leaves_takes_them_along() -> None:
    carry = {"points": [5, 0, 1, 2], "round": 3, "used": ["mogo"], "copies": [], "dealer": BEN}
    moved = reseat(carry, [0, 2, None, 3, 1])
    assert (moved["points"], moved["dealer"], moved["used"]) == ([5, 1, 0, 2, 0], 4, ["mogo"])
    assert reseat(carry, [3, 0, 2])["points"] == [2, 5, 1]


def test_when_the_dealer_leaves_the_next_who_is_still_there_deals() -> None:
    carry = {"points": [0] * 4, "round": 2, "used": [], "copies": [], "dealer": BEN}
    assert reseat(carry, [0, 2, 3])["dealer"] == 1
    assert reseat(carry, [0, 3, None])["dealer"] == 1
    assert reseat(carry, [None, None, None])["dealer"] is None


def test_nobody_can_sit_twice() -> None:
    carry = {"points": [0] * 4, "round": 2, "used": [], "copies": [], "dealer": BEN}
    with pytest.raises(OptionError, match=r"0\.\.3"):
        reseat(carry, [0, 0, 1])
    with pytest.raises(OptionError, match=r"0\.\.3"):
        reseat(carry, [0, 1, 4])


def test_a_match_that_began_with_harley_goes_on_without_her_when_people_leave() -> None:
    carry = reseat(Sitting(5, harley=True).guesses(ANN, "mogo").outcome().carry, [0, 1, 2, 3])
    assert "harley" not in Sitting(4, harley=True, carry=carry, place="mogo").view(BEN).modes


@pytest.mark.parametrize(
    ("change", "field", "expected"),
    [
        ({"points": [0, 0]}, "carry.points", "int*4"),
        ({"round": 6}, "carry.round", "1..5"),
        ({"dealer": 4}, "carry.dealer", "0..3"),
        ({"used": ["joker"]}, "carry.used", "multiverse"),
        ({"copies": ["jest"]}, "carry.copies", "warworld"),
        ({"used": 3}, "carry", "{points|round|used|copies|dealer}"),
        ({"luck": 3}, "carry", "{points|round|used|copies|dealer}"),
    ],
)
def test_a_carry_that_cannot_be_is_refused_by_name(change: dict[str, Any], field: str, expected: str) -> None:
    carry = {"points": [0] * 4, "round": 2, "used": [], "copies": [], "dealer": BEN, **change}
    with pytest.raises(OptionError) as error:
        GAME.new(GAME.options(), 4, carry)
    assert error.value.field == field
    assert expected in error.value.expected


@pytest.mark.parametrize(
    ("given", "field"),
    [({"rounds": 0}, "rounds"), ({"minutes": 31}, "minutes"), ({"talk": "sung"}, "talk"), ({"questions": 500}, "questions")],
)
def test_an_option_that_cannot_be_is_refused_by_name(given: dict[str, Any], field: str) -> None:
    with pytest.raises(OptionError) as error:
        GAME.options(given)
    assert error.value.field == field


def test_five_rounds_with_all_modes_are_a_match() -> None:
    carry: Any = None
    modes = {"harley": True, "jest": True, "multiverse": True}
    for n, place in enumerate(["mogo", "kandor", "ferris", "lexcorp", "arkham"], 1):
        joker = EVE if n % 2 else ANN
        sitting = Sitting(6, carry=carry, place=place, joker=joker, quinn=DAN, dealer=ANN, **modes)
        assert sitting.view(None).round == n
        assert sitting.view(None).dealer == (ANN if n % 2 else EVE)
        sitting.accuses(CLEO, joker, [seat for seat in range(6) if seat not in (CLEO, joker)])
        carry = sitting.outcome().carry
    assert carry is None
    assert sitting.view(None).points == (3, 5, 10, 0, 2, 5)
