"""A match at a table whose company changes between rounds: points go with people."""

from __future__ import annotations

from typing import Any

import pytest

from nightowl.tables import wire
from nightowl.tables.rounds import carry_for
from tables.sitting import Sitting, dealt

from .sitting import GAME


@pytest.fixture
def s() -> Sitting:
    """Four people back in the lobby, with one round played and a fifth who looks on."""
    s = dealt(GAME, 4, levels=("random", "easy"))
    s.joins("Eve")
    s.plays_on()
    assert s.wants("p1", wire.Again(id=s.id(), series=True)) == ""
    assert sum(s.t.carry["points"]) > 0
    return s


def next_carry(s: Sitting) -> Any:
    for person in s.t.players():
        s.wants(person.id, wire.Ready(id=s.id(), on=True))
    assert s.wants("p1", wire.Start(id=s.id())) == ""
    assert s.again().playing().header.carry == s.t.playing().header.carry
    return s.t.playing().header.carry


def test_the_same_company_goes_on_as_it_was(s: Sitting) -> None:
    assert next_carry(s) == s.t.carry


def test_one_more_joins_and_begins_with_no_points(s: Sitting) -> None:
    assert s.wants("p1", wire.Size(id=s.id(), seats=5)) == ""
    assert s.wants("p5", wire.Sit(id=s.id(), seat=4)) == ""
    assert next_carry(s)["points"] == [*s.t.carry["points"], 0]


def test_who_takes_the_seat_of_one_who_left_does_not_get_her_points(s: Sitting) -> None:
    for seat in (1, 2):
        assert s.wants("p1", wire.Stand(id=s.id(), seat=seat)) == ""
    assert s.wants("p5", wire.Sit(id=s.id(), seat=1)) == ""
    assert s.wants("p1", wire.Bot(id=s.id(), seat=2, level="easy")) == ""
    first, _, _, last = s.t.carry["points"]
    assert next_carry(s)["points"] == [first, 0, 0, last]


def test_who_changes_seats_takes_points_and_deal_along(s: Sitting) -> None:
    dealer = s.t.carry["dealer"]
    other = (dealer + 1) % 4
    names = [place.person for place in s.t.places]
    for seat in (dealer, other):
        assert s.wants(names[seat], wire.Stand(id=s.id(), seat=seat)) == ""
    assert s.wants(names[dealer], wire.Sit(id=s.id(), seat=other)) == ""
    assert s.wants(names[other], wire.Sit(id=s.id(), seat=dealer)) == ""
    points = list(s.t.carry["points"])
    points[dealer], points[other] = points[other], points[dealer]
    carry = next_carry(s)
    assert (carry["points"], carry["dealer"]) == (points, other)


def test_a_bot_keeps_its_points_with_its_seat(s: Sitting) -> None:
    assert s.wants("p1", wire.Stand(id=s.id(), seat=3)) == ""
    assert s.wants("p1", wire.Bot(id=s.id(), seat=3, level="easy")) == ""
    assert carry_for(s.t)["points"][3] == 0, "it has just come"
    s.t.sat[3] = ""  # as after a round in which a bot sat there
    assert carry_for(s.t) == s.t.carry
