"""Seats: sitting, bots, and a seat that changes hands while a game is on."""

from __future__ import annotations

from sitting import Sitting, dealt, seated

from nightowl.tables import wire


def test_a_seat_has_one_holder_and_a_person_may_hold_several() -> None:
    s = Sitting()
    s.joins("Ann", "Bob")
    assert s.wants("p1", wire.Sit(id="1", seat=0)) == ""
    assert s.wants("p2", wire.Sit(id="1", seat=0)) == "seat-taken"
    assert s.wants("p2", wire.Sit(id="2", seat=9)) == "no-such-seat"
    assert s.wants("p1", wire.Sit(id="2", seat=1)) == ""
    s.deals()
    assert list(s.doc("p1")["seats"]) == ["0", "1"]


def test_only_the_host_brings_bots_and_changes_the_number_of_seats() -> None:
    s = seated(seats=2)
    assert s.wants("p2", wire.Size(id="1", seats=3)) == "not-host"
    assert s.wants("p1", wire.Size(id="1", seats=4)) == "bad-field"
    assert s.wants("p1", wire.Size(id="2", seats=3)) == ""
    assert s.wants("p2", wire.Bot(id="3", seat=2, level="random")) == "not-host"
    assert s.wants("p1", wire.Bot(id="3", seat=2, level="genius")) == "no-bot-level"
    assert s.wants("p1", wire.Bot(id="4", seat=1, level="random")) == "seat-taken"
    assert s.wants("p1", wire.Bot(id="5", seat=2, level="random")) == ""
    assert s.wants("p1", wire.Size(id="6", seats=2)) == "seats-in-use"
    assert s.wants("p1", wire.Stand(id="7", seat=2)) == ""
    assert s.wants("p1", wire.Size(id="8", seats=2)) == ""


def test_one_clears_ones_own_seat_and_the_host_any() -> None:
    s = seated()
    assert s.wants("p2", wire.Stand(id="1", seat=2)) == "not-your-seat"
    assert s.wants("p2", wire.Stand(id="2", seat=1)) == ""
    assert s.wants("p1", wire.Stand(id="3", seat=1)) == "not-your-seat"
    assert s.wants("p1", wire.Stand(id="4", seat=2)) == ""


def test_a_seat_vacated_while_a_game_is_on_goes_to_a_bot() -> None:
    s = dealt()
    assert s.wants("p1", wire.Kick(id="k", who="p2")) == ""
    assert s.t.places[1].is_bot
    assert s.wants("p1", wire.Sit(id="s", seat=1)) == "not-in-lobby"
    assert list(s.doc("p1")["seats"]) == ["0"]


def test_who_plays_or_played_cannot_claim_a_seat() -> None:
    s = dealt()
    s.wants("p1", wire.Kick(id="k", who="p2"))
    assert s.wants("p1", wire.Claim(id="c", seat=1)) == "held-a-seat"


def test_a_bots_seat_goes_to_somebody_new_if_all_who_play_agree() -> None:
    s = dealt()
    s.joins("Zoe")
    s.wants("p1", wire.Kick(id="k", who="p2"))
    assert s.wants("p4", wire.Claim(id="c", seat=0)) == "seat-taken"
    assert s.wants("p4", wire.Claim(id="c", seat=1)) == ""
    assert s.wants("p4", wire.Claim(id="d", seat=1)) == "already-asked"
    assert s.wants("p4", wire.Consent(id="e", who="p4")) == "not-seated"
    assert s.wants("p1", wire.Consent(id="e", who="p4")) == ""
    assert s.t.places[1].is_bot
    assert s.wants("p3", wire.Consent(id="e", who="p4")) == ""
    assert s.t.seats_of("p4") == [1]
    assert list(s.doc("p4")["seats"]) == ["1"]


def test_a_host_who_looks_on_gets_no_hand_by_kicking_all_who_play() -> None:
    for how, said in (("kick", "nobody-agrees"), ("leave", "")):
        s = dealt()
        s.joins("Zoe")
        s.wants("p1", wire.HandOver(id="h", who="p4"))
        for who in ("p1", "p2", "p3"):
            if how == "kick":
                assert s.wants("p4", wire.Kick(id=who, who=who)) == ""
            else:
                assert s.wants(who, wire.Leave(id=who)) == ""
        assert s.wants("p4", wire.Claim(id="c", seat=1)) == said
        assert list(s.doc("p4")["seats"]) == (["public"] if said else ["1"])


def test_one_no_ends_a_claim() -> None:
    s = dealt()
    s.joins("Zoe")
    s.wants("p1", wire.Kick(id="k", who="p2"))
    s.wants("p4", wire.Claim(id="c", seat=1))
    assert s.wants("p3", wire.Consent(id="e", who="p4", on=False)) == ""
    assert s.wants("p1", wire.Consent(id="e", who="p4")) == "no-claim"


def test_a_bot_stands_in_for_who_is_away_until_she_is_back() -> None:
    s = dealt()
    away = s.t.places[(s.asked() + 1) % 3].person
    s.goes_away(away)
    assert s.passes(61) == ["stand-in"]
    seat = s.t.seats_of(away)[0]
    assert s.t.places[seat].is_bot
    s.comes(away)
    assert not s.t.places[seat].is_bot
    assert s.t.places[seat].level == ""
