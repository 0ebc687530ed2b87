"""Talk beside the game: open, closed, for a team; spectators apart; limits."""

from __future__ import annotations

from typing import Any

from sitting import Sitting, dealt, seated

from nightowl.kernel.story import EVERYONE
from nightowl.tables import wire
from toy import Mousetrap


def heard(s: Sitting, who: str) -> list[str]:
    return [word["text"] for word in s.doc(who)["chat"]]


class Quiet(Mousetrap):
    """Silence while cards are voted on; seats 0 and 1 are a team in a window."""

    def chat(self, view: Any) -> int:
        if view.moment == "react":
            return 0b011 if view.seat in (0, 1) else 0
        return EVERYONE if view.moment == "turn" else 0


def test_before_and_after_a_game_all_hear_all() -> None:
    s = seated()
    s.joins("Zoe")
    assert s.wants("p4", wire.Chat(id="1", text="  hello \n you ")) == ""
    assert heard(s, "p1") == ["hello you"]


def test_spectators_talk_among_themselves_while_a_game_is_on() -> None:
    s = dealt()
    s.joins("Zoe", "Yan")
    assert s.wants("p4", wire.Chat(id="1", text="she has the card")) == ""
    assert s.wants("p1", wire.Chat(id="1", text="hm")) == ""
    assert heard(s, "p1") == heard(s, "p2") == ["hm"]
    assert heard(s, "p4") == heard(s, "p5") == ["she has the card", "hm"]
    assert "she has the card" not in s.t.playing().record.encode()


def test_a_moment_may_be_closed_or_for_a_team() -> None:
    s = dealt(Quiet())
    assert s.wants("p1", wire.Chat(id="1", text="open")) == ""
    s.plays(s.asked(), "grab")
    if s.wants("p3", wire.Chat(id="2", text="no")) == "":
        raise AssertionError("seat 2 has no team")
    assert s.wants("p1", wire.Chat(id="3", text="psst")) == ""
    assert heard(s, "p2") == ["open", "psst"]
    assert heard(s, "p3") == ["open"]
    assert s.doc("p3")["seats"]["2"]["chat"] == "closed"
    assert s.doc("p1")["seats"]["0"]["chat"] == "team"
    assert "psst" not in s.t.playing().record.encode()


def test_who_talks_too_much_must_wait() -> None:
    s = seated()
    for n in range(5):
        assert s.wants("p1", wire.Chat(id=str(n), text="x")) == ""
    assert s.wants("p1", wire.Chat(id="5", text="x")) == "chat-too-fast"
    s.now += 10_001
    assert s.wants("p1", wire.Chat(id="6", text="x")) == ""
    assert s.wants("p1", wire.Chat(id="7", text=" \t ")) == "chat-empty"


def test_the_host_mutes_and_unmutes() -> None:
    s = seated()
    assert s.wants("p2", wire.Mute(id="m", who="p3")) == "not-host"
    assert s.wants("p1", wire.Mute(id="m", who="p3")) == ""
    assert s.wants("p3", wire.Chat(id="1", text="x")) == "muted"
    assert s.wants("p1", wire.Mute(id="n", who="p3", on=False)) == ""
    assert s.wants("p3", wire.Chat(id="2", text="x")) == ""


def test_one_talks_only_from_ones_own_seat() -> None:
    s = dealt()
    assert s.wants("p1", wire.Chat(id="1", text="x", seat=1)) == "not-your-seat"
    assert s.wants("p1", wire.Chat(id="2", text="x", seat=0)) == ""


def test_a_note_beside_a_sealed_move_is_refused() -> None:
    s = dealt(Quiet())
    seat = s.asked()
    ask = s.t.playing().asks[seat]
    who = s.t.places[seat].person
    assert s.wants(who, wire.Play(id="1", seat=seat, ask=ask, move={"type": "grab"}, note="mine!")) == ""
    seat = s.asked()
    ask = s.t.playing().asks[seat]
    who = s.t.places[seat].person
    assert s.wants(who, wire.Play(id="2", seat=seat, ask=ask, move={"type": "let"}, note="x")) == "no-note-now"


def test_a_note_beside_a_move_is_heard_by_all() -> None:
    s = dealt()
    seat = s.asked()
    who = s.t.places[seat].person
    ask = s.t.playing().asks[seat]
    assert s.wants(who, wire.Play(id="1", seat=seat, ask=ask, move={"type": "grab"}, note="mine!")) == ""
    heard = s.t.chat[-1]
    assert (heard.who, heard.text, heard.to, heard.hearers) == (who, "mine!", "note", None)


def test_old_words_are_forgotten() -> None:
    s = seated()
    for n in range(250):
        s.now += 3_000
        assert s.wants("p1", wire.Chat(id=str(n), text=str(n))) == ""
    assert len(s.t.chat) == 200
    assert s.t.dropped == 50
