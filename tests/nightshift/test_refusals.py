"""What the rulebook forbids is refused with the reason, and nothing changes: neither the state nor the record."""

from __future__ import annotations

from typing import Any

import pytest

from nightowl.kernel.wire import Refusal
from table import fingerprint

from .club import RUBY, SPIN, TOPAZ, Club, card, cards, who


def refused(club: Club, seat: int, kind: str, **fields: Any) -> str:
    """The code with which the host refuses that move, after which all is as it was."""
    state, entries, asked = fingerprint("nightshift", club.state), len(club.host.record.entries), club.asked()
    answer = club.host.play_outside(seat, {"type": kind, **fields})
    assert isinstance(answer, Refusal), f"{kind} is good"
    assert (fingerprint("nightshift", club.state), len(club.host.record.entries), club.asked()) == (state, entries, asked)
    return answer.code


def bar(money: int, shots: int = 0, champagne: int = 0) -> Club:
    return Club().has(RUBY, money, shots, champagne).stands(RUBY, 6).turn(RUBY)


def private(champagne: int = 0) -> Club:
    club = Club(2, abilities=False).sober().has(RUBY, 0, 0, champagne)
    return club.committed(4, who(stars=2, prefers=-1), RUBY).turn(RUBY)


def vip(champagne: int = 0) -> Club:
    club = Club(2, abilities=False).sober().has(RUBY, 0, 0, champagne)
    return club.committed(4, who("vip", stars=2, prefers=-1), RUBY, "vip").turn(RUBY)


def test_engaging_a_face_down_customer() -> None:
    assert refused(Club().down(3).stands(RUBY, 3).turn(RUBY), RUBY, "engage") == "is-face-down"


@pytest.mark.parametrize("space", [0, 1, 2, 3, 4, 8, 9, 10, 11])
def test_buying_away_from_the_bar(space: int) -> None:
    club = Club().has(RUBY, 5_000).stands(RUBY, space).turn(RUBY)
    assert refused(club, RUBY, "buy", shots=1, champagne=0) == "not-at-the-bar"


def test_buying_twice_in_a_turn() -> None:
    club = bar(5_000).play(RUBY, "buy", shots=1, champagne=0)
    assert refused(club, RUBY, "buy", shots=1, champagne=0) == "once-at-the-bar"
    assert refused(club.play(RUBY, "go", space=7), RUBY, "buy", shots=0, champagne=1) == "once-at-the-bar"


def test_leaving_between_champagne_and_its_redraw() -> None:
    assert refused(private(2).draws(RUBY, "spin").play(RUBY, "champagne"), RUBY, "leave") == "must-go-on"
    assert refused(vip(2).charms(RUBY, "ego").play(RUBY, "champagne"), RUBY, "leave") == "must-go-on"


def test_leaving_before_the_first_draw_or_roll() -> None:
    assert refused(private(), RUBY, "leave") == "not-yet"
    assert refused(vip(), RUBY, "leave") == "not-yet"


def test_a_second_champagne_before_the_redraw() -> None:
    club = private(2).draws(RUBY, "spin").play(RUBY, "champagne")
    assert refused(club, RUBY, "champagne") == "nothing-to-cancel"


def test_a_fourth_drink() -> None:
    assert refused(bar(9_000), RUBY, "buy", shots=4, champagne=0) == "bad-field"
    assert refused(bar(9_000), RUBY, "buy", shots=2, champagne=2) == "three-drinks"
    club = bar(9_000, 1, 1).play(RUBY, "buy", shots=1, champagne=1)
    assert refused(club, RUBY, "keep", shots=2, champagne=2) == "three-drinks"


def test_a_power_card_out_of_its_window() -> None:
    club = Club().sober().up(3, "thaddius").stands(RUBY, 3).holds(RUBY, "take-two", "upgrade").turn(RUBY)
    club.holds(TOPAZ, "rigged-roll", "spell-doll")
    assert refused(club, RUBY, "play", power="take-two") == "card-not-now"
    assert refused(club, TOPAZ, "play", power="rigged-roll") == "not-your-turn"
    club.play(RUBY, "engage")
    assert refused(club, TOPAZ, "play", power="spell-doll") == "card-not-now"
    assert refused(club.passes().rolls(4), TOPAZ, "play", power="rigged-roll") == "card-not-now"


def test_a_power_card_one_does_not_hold() -> None:
    assert refused(Club().holds(TOPAZ, "old-debt").turn(RUBY), RUBY, "play", power="old-debt") == "not-in-hand"


def test_paying_what_one_has_not() -> None:
    assert refused(bar(500), RUBY, "buy", shots=0, champagne=1) == "too-little-money"
    assert refused(bar(1_000), RUBY, "buy", shots=1, champagne=1) == "too-little-money"
    assert refused(Club().has(RUBY, 500).holds(RUBY, "sick-note").round(3), RUBY, "skip") == "too-little-money"


def test_a_shot_in_a_room_and_champagne_on_the_floor() -> None:
    club = private().has(RUBY, 0, 2, 2)
    assert refused(club, RUBY, "shot") == "not-now"
    assert refused(Club().has(RUBY, 0, 0, 2).turn(RUBY), RUBY, "champagne") == "not-in-a-room"


def test_a_commitment_cannot_be_left_but_for_the_stage() -> None:
    for kind, fields in (("end", {}), ("go", {"space": 4}), ("engage", {})):
        assert refused(private(), RUBY, kind, **fields) == "not-now"


def test_drawing_on_after_a_bust() -> None:
    club = private(1).draws(RUBY, *cards((SPIN,), (SPIN, SPIN)))
    assert refused(club, RUBY, "draw") == "not-now"
    assert refused(club, RUBY, "leave") == "not-now"


def test_another_players_turn() -> None:
    club = Club().has(TOPAZ, 5_000).stands(TOPAZ, 6).turn(RUBY)
    assert refused(club, TOPAZ, "buy", shots=1, champagne=0) == "not-your-turn"
    assert refused(private().draws(RUBY, card(SPIN)), TOPAZ, "leave") == "not-your-turn"
