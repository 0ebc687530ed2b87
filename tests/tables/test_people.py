"""People come and go; the host has her powers; tokens are shown once."""

from __future__ import annotations

import pytest
from sitting import Sitting, dealt, seated

from nightowl.tables import people, wire
from nightowl.tables.plan import hashed
from toy import Mousetrap


def test_who_makes_a_table_is_its_host() -> None:
    s = Sitting()
    assert s.joins("Ann", "Bob") == ["p1", "p2"]
    assert s.t.host == "p1"


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "\n"])
def test_a_name_must_be_seen(name: str) -> None:
    s = Sitting()
    assert s.take(people.join(s.t, name, "en", s.means)) == "bad-name"


def test_two_people_cannot_have_the_same_name() -> None:
    s = seated()
    assert s.take(people.join(s.t, "aNN ", "en", s.means)) == "name-taken"
    assert s.wants("p2", wire.Rename(id="x", name="Ann")) == "name-taken"
    assert s.wants("p1", wire.Rename(id="x", name="ANN")) == ""


def test_nobody_comes_to_a_locked_table() -> None:
    s = seated()
    assert s.wants("p2", wire.Lock(id="x")) == "not-host"
    assert s.wants("p1", wire.Lock(id="x")) == ""
    assert s.take(people.join(s.t, "Zoe", "en", s.means)) == "table-locked"


def test_a_token_is_stored_hashed_and_stands_in_no_log() -> None:
    s = Sitting()
    s.take(people.join(s.t, "Ann", "en", s.means))
    token = s.private
    assert s.vault == {"key:p1": hashed(token)}
    assert token not in s.log()
    assert hashed(token) not in s.log()


def test_who_is_kicked_is_gone_with_her_token() -> None:
    s = seated()
    assert s.wants("p2", wire.Kick(id="x", who="p3")) == "not-host"
    assert s.wants("p1", wire.Kick(id="x", who="p1")) == "others-only"
    assert s.wants("p1", wire.Kick(id="x", who="p9")) == "no-such-person"
    assert s.wants("p1", wire.Kick(id="x", who="p3")) == ""
    assert "key:p3" not in s.vault
    assert s.t.places[2].is_empty


def test_a_host_who_leaves_hands_over_to_the_next_human_who_is_here() -> None:
    s = seated()
    s.goes_away("p2")
    assert s.wants("p1", wire.Leave(id="x")) == ""
    assert s.t.host == "p3"


def test_a_host_who_stays_away_is_replaced() -> None:
    s = seated()
    s.goes_away("p1")
    assert s.passes(59) == []
    assert s.passes(2) == ["host"]
    assert s.t.host == "p2"


def test_a_host_may_hand_over() -> None:
    s = seated()
    assert s.wants("p1", wire.HandOver(id="x", who="p3")) == ""
    assert s.wants("p1", wire.Lock(id="y")) == "not-host"
    assert s.wants("p3", wire.Lock(id="y")) == ""


def test_a_code_moves_a_person_to_another_device_once() -> None:
    s = seated()
    old = s.vault["key:p2"]
    assert s.wants("p2", wire.Device(id="x")) == ""
    code = s.private
    assert code not in s.log()
    moved = people.redeem(s.t, code, s.means)
    assert isinstance(moved, tuple)
    assert moved[0] == "p2"
    s.take(moved[1])
    assert s.vault["key:p2"] == hashed(s.private) != old
    assert s.t.people["p2"].devices == 1
    again = people.redeem(s.t, code, s.means)
    assert not isinstance(again, tuple)
    assert again.code == "bad-code"


def test_a_code_is_good_for_ten_minutes_and_a_new_one_replaces_it() -> None:
    s = seated()
    s.wants("p2", wire.Device(id="x"))
    first = s.private
    s.wants("p2", wire.Device(id="y"))
    second = s.private
    assert not isinstance(people.redeem(s.t, first, s.means), tuple)
    assert isinstance(people.redeem(s.t, second, s.means), tuple)
    s.now += 600_000
    assert not isinstance(people.redeem(s.t, second, s.means), tuple)


def test_a_game_for_adults_opens_to_who_confirms() -> None:
    game = Mousetrap()
    game.adult = True
    s = Sitting(game)
    s.joins("Ann", "Bob", "Eve")
    assert s.wants("p1", wire.Sit(id="1", seat=0)) == "adult-only"
    for who in ("p1", "p2"):
        assert s.wants(who, wire.Adult(id="2")) == ""
        assert s.wants(who, wire.Sit(id="3", seat=int(who[1]) - 1)) == ""
    s.deals()
    assert s.doc("p3")["seats"] == {}
    assert list(s.doc("p1")["seats"]) == ["0"]
    assert s.wants("p3", wire.Adult(id="2")) == ""
    assert list(s.doc("p3")["seats"]) == ["public"]


def test_the_same_wish_is_never_done_twice() -> None:
    s = seated()
    wish = wire.Chat(id="same", text="hello")
    assert s.wants("p1", wish) == ""
    n = s.t.n
    assert s.wants("p1", wish) == ""
    assert s.t.n == n
    assert s.wants("p2", wish) == ""
    assert s.t.n == n + 1


def test_a_spectator_sees_what_the_public_sees() -> None:
    s = dealt()
    s.joins("Zoe")
    seen = s.doc("p4")["seats"]
    assert list(seen) == ["public"]
    assert seen["public"]["view"]["hand"] == []
    assert seen["public"]["view"]["legal"] == []
    assert s.doc("p1")["seats"]["0"]["view"]["hand"] != []
