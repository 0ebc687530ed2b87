"""Set-up (rules p. 5 and 6)."""

from __future__ import annotations

import pytest

from nightowl.games.nightshift.pack.cards import CUSTOMERS, DANCERS
from nightowl.registry import load
from table import Table

from .club import LOCKER

GAME = load("nightshift")


def opened(seats: int = 3, **options: object) -> Table:
    return Table("nightshift", seats, **options).chance_from(1)


def test_one_face_down_customer_lies_on_each_of_the_twelve_spaces() -> None:
    assert [space.lies for space in opened().view(None).spaces] == ["down"] * 12


def test_all_dancers_start_in_the_locker_room_with_no_money_a_shot_a_champagne_and_a_power_card() -> None:
    for player in opened().view(None).players:
        assert (player.place, player.money, player.shots, player.champagne) == (LOCKER, 0, 1, 1)
        assert len(player.hand) == 1


def test_the_power_card_is_secret() -> None:
    table = opened()
    assert len(table.view(0).hand) == 1
    assert [held.power for held in table.view(1).players[0].hand] == [-1]
    assert [held.power for held in table.view(None).players[0].hand] == [-1]


def test_the_first_player_is_random_and_play_goes_clockwise() -> None:
    table = Table("nightshift", 3)
    assert table.asked() == "first chance"
    assert table.chance("first", seat=2).view(None).order == (2, 0, 1)


def test_the_host_may_name_who_goes_first() -> None:
    assert Table("nightshift", 3, first=2).view(None).order == (1, 2, 0)


def test_dancers_are_dealt_at_random() -> None:
    table = Table("nightshift", 2, first=1).chance("cast", dancer="topaz").chance("cast", dancer="ruby")
    assert [DANCERS[player.dancer] for player in table.view(None).players] == ["topaz", "ruby"]


def test_dancers_are_picked_in_turn_order() -> None:
    table = Table("nightshift", 3, first=2, dancers="picked")
    assert table.asked() == "pick 1"
    assert table.play(1, "pick", dancer="ruby").asked() == "pick 2"
    assert table.refuses(2, "pick", dancer="ruby") == "not-now"


def test_dancers_are_drafted_in_reverse_turn_order() -> None:
    table = Table("nightshift", 3, first=2, dancers="drafted")
    assert [table.asked(), table.play(0, "pick", dancer="ruby").asked()] == ["pick 0", "pick 2"]


def test_a_cast_named_in_the_lobby_needs_no_choice() -> None:
    table = Table("nightshift", 2, first=1, cast=["emerald", "ruby"])
    assert table.asked() == "deal chance"
    assert [DANCERS[player.dancer] for player in table.view(None).players] == ["emerald", "ruby"]


def test_nobody_has_seen_a_face_or_the_order_of_the_deck() -> None:
    view = opened().view(0)
    assert {space.customer for space in view.spaces} == {-1}
    assert sum(part.cards for part in view.deck) == len(CUSTOMERS) - 12
    assert len(view.unseen[0]) == len(CUSTOMERS)


def test_everybody_sees_the_backs() -> None:
    table = opened()
    backs = [[space.back for space in table.view(seat).spaces] for seat in (0, 1, None)]
    assert backs[0] == backs[1] == backs[2]
    assert set(backs[0]) == {0, 1}


@pytest.mark.parametrize(
    ("seats", "given", "code"),
    [
        (2, {"mode": "solo"}, "seats-for-solo"),
        (1, {"mode": "competitive"}, "seats-for-competitive"),
        (1, {"mode": "coop"}, "seats-for-coop"),
        (3, {"mode": "teams"}, "seats-for-teams"),
        (2, {"cast": ["ruby", "ruby"]}, "bad-cast"),
        (2, {"cast": ["ruby"]}, "bad-cast"),
        (2, {"first": 3}, "bad-option"),
    ],
)
def test_options_that_do_not_fit_the_table_are_refused_by_name(seats: int, given: dict[str, object], code: str) -> None:
    with pytest.raises(ValueError, match=code):
        GAME.new(GAME.options(given), seats)


@pytest.mark.parametrize("given", [{"mode": "chess"}, {"shift": 3}, {"cast": ["bob"]}, {"first": 6}, {"money": True}])
def test_options_that_cannot_be_are_refused_by_name(given: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=next(iter(given))):
        GAME.options(given)
