"""The deal, the end, the next game: from promise to proof."""

from __future__ import annotations

from typing import Any

from sitting import NONCES, SECRETS, Sitting, dealt, parsed, seated

from nightowl.kernel.deal import commit, verify
from nightowl.kernel.game import Outcome
from nightowl.kernel.record import Record
from nightowl.tables import wire
from nightowl.tables.records import own, taken, whole, without
from toy import Mice, Mousetrap


def test_a_game_starts_when_all_seats_are_filled_and_all_are_ready() -> None:
    s = seated()
    assert s.wants("p2", wire.Start(id="1")) == "not-host"
    assert s.wants("p1", wire.Start(id="1")) == "not-ready"
    s.wants("p1", wire.Stand(id="2", seat=2))
    s.wants("p2", wire.Ready(id="2"))
    assert s.wants("p1", wire.Start(id="3")) == "seats-empty"
    s.wants("p1", wire.Bot(id="4", seat=2, level="random"))
    assert s.wants("p1", wire.Start(id="5")) == ""
    assert s.t.stage == "deal"


def test_options_are_refused_by_name_and_a_change_makes_all_unready() -> None:
    s = seated()
    s.wants("p2", wire.Ready(id="1"))
    assert s.wants("p1", wire.Options(id="2", options={"turn": 2})) == "unknown-option"
    assert s.wants("p1", wire.Options(id="3", options={"turns": "x"})) == "bad-option"
    assert s.t.people["p2"].ready
    assert s.wants("p1", wire.Options(id="4", options={"turns": 2})) == ""
    assert not s.t.people["p2"].ready


def test_the_secret_is_kept_before_its_hash_is_seen_and_shown_at_the_end() -> None:
    s = dealt()
    assert s.vault["secret"] == SECRETS[0].hex()
    assert s.doc("p1")["table"]["deal"]["commitment"] == commit(SECRETS[0])
    assert SECRETS[0].hex() not in s.log()
    s.plays_on()
    assert SECRETS[0].hex() in s.log()


def test_a_finished_game_is_proven() -> None:
    s = dealt()
    s.plays_on()
    verdict = verify(s.t.playing().record)
    assert verdict.is_proven
    assert verdict.checked > 3
    assert s.t.results[0].ended == "finished"
    assert s.t.results[0].how == "points"


def test_nobody_shows_a_nonce_before_all_have_promised() -> None:
    s = seated()
    for who in ("p1", "p2", "p3"):
        s.wants(who, wire.Ready(id="r"))
    s.wants("p1", wire.Start(id="s"))
    assert s.wants("p1", wire.CommitNonce(id="1", seat=1, hash="0" * 64)) == "not-your-seat"
    assert s.wants("p1", wire.CommitNonce(id="2", seat=0, hash=commit(NONCES[0]))) == ""
    assert s.wants("p1", wire.CommitNonce(id="3", seat=0, hash=commit(NONCES[0]))) == "bad-nonce"
    assert s.wants("p1", wire.ShowNonce(id="4", seat=0, nonce=NONCES[0].hex())) == "bad-nonce"


def test_who_gives_no_nonce_in_time_goes_without_and_the_deal_is_not_provable() -> None:
    s = seated()
    for who in ("p1", "p2", "p3"):
        s.wants(who, wire.Ready(id="r"))
    s.wants("p1", wire.Start(id="s"))
    s.wants("p1", wire.CommitNonce(id="2", seat=0, hash=commit(NONCES[0])))
    assert s.passes(14) == []
    assert s.passes(2)[0] == "nonces"
    assert s.t.stage == "play"
    s.plays_on()
    verdict = verify(s.t.playing().record)
    assert (verdict.provable, verdict.ok) == (False, True)


def test_who_leaves_during_the_deal_leaves_a_bot_and_no_nonce() -> None:
    s = seated()
    for who in ("p1", "p2", "p3"):
        s.wants(who, wire.Ready(id="r"))
    s.wants("p1", wire.Start(id="s"))
    for seat in (0, 1):
        s.wants(f"p{seat + 1}", wire.CommitNonce(id="c", seat=seat, hash=commit(NONCES[seat])))
    assert s.wants("p3", wire.Leave(id="l")) == ""
    for seat in (0, 1):
        assert s.wants(f"p{seat + 1}", wire.ShowNonce(id="n", seat=seat, nonce=NONCES[seat].hex())) == ""
    assert s.t.stage == "play"
    assert s.t.places[2].is_bot


def test_the_whole_record_is_given_out_only_after_the_end() -> None:
    s = dealt()
    ann = s.t.people["p1"]
    assert getattr(whole(s.t, ann), "code", "") == "not-over"
    mine = parsed(str(own(s.t, ann)))
    assert mine["seats"] == ["Ann", "Bob", "Cy"]
    assert list(mine["own"]) == ["0"]
    assert [e["type"] for e in mine["own"]["0"]["story"]].count("got") == 1
    assert taken(s.t, ann, True, True) == own(s.t, ann)
    s.plays_on()
    text = taken(s.t, ann, True, True)
    assert isinstance(text, str)
    assert Record.decode(text) == s.t.playing().record


def test_chat_and_notes_can_be_taken_out_and_the_proof_stays() -> None:
    s = dealt()
    seat = s.asked()
    who = s.t.places[seat].person
    s.wants(who, wire.Chat(id="c", text="a word"))
    ask = s.t.playing().asks[seat]
    assert s.wants(who, wire.Play(id="m", seat=seat, ask=ask, move={"type": "grab"}, note="mine")) == ""
    s.plays_on()
    talked = s.t.playing().record
    bare = without(talked, notes=False, chat=False)
    assert "a word" in talked.encode()
    assert "mine" in talked.encode()
    assert "a word" not in bare.encode()
    assert "mine" not in bare.encode()
    assert verify(bare).is_proven
    assert [e.what for e in bare.moves()] == [e.what for e in talked.moves()]


def test_a_rematch_has_the_same_people_in_their_seats() -> None:
    s = dealt()
    assert s.wants("p1", wire.Again(id="a")) == "not-over"
    s.plays_on()
    assert s.wants("p2", wire.Again(id="a")) == "not-host"
    assert s.wants("p1", wire.Again(id="a")) == ""
    assert [place.person for place in s.t.places] == ["p1", "p2", "p3"]
    assert s.t.results == []
    s.secret = 1
    s.deals()
    s.plays_on()
    assert verify(s.t.playing().record).is_proven


class Match(Mousetrap):
    """Points are handed on from round to round."""

    def new(self, options: Any, seats: int, carry: Any = None) -> Mice:
        s = super().new(options, seats, carry)
        s.points = list(carry["points"]) if carry else s.points
        return s

    def outcome(self, s: Mice) -> Outcome | None:
        found = super().outcome(s)
        if found is not None:
            found.carry = {"points": tuple(s.points)}
        return found


def test_a_series_carries_on_what_a_round_hands_over() -> None:
    s = dealt(Match())
    s.plays_on()
    points = s.t.results[0].scores
    assert s.wants("p1", wire.Again(id="a", series=True)) == ""
    assert s.wants("p1", wire.Options(id="o", options={})) == "series-goes-on"
    assert s.wants("p1", wire.Size(id="o", seats=2)) == "series-goes-on"
    s.deals()
    assert s.t.playing().view(0).points == tuple(points)
    s.plays_on()
    assert len(s.t.results) == 2
    assert s.t.playing().record.header.carry == {"points": points}


def test_a_result_says_whether_the_match_goes_on() -> None:
    for game, goes_on in ((Match(), True), (Mousetrap(), False)):
        s = dealt(game)
        s.plays_on()
        assert s.doc("p1")["table"]["results"][0]["goes_on"] is goes_on
    s = dealt(Match())
    for who in ("p1", "p2", "p3"):
        s.wants(who, wire.Abort(id="a"))
    assert s.doc("p1")["table"]["results"][0]["goes_on"] is False


def test_a_table_without_humans_deals_at_once() -> None:
    s = Sitting()
    s.joins("Ann")
    for seat in (0, 1):
        s.wants("p1", wire.Bot(id=f"b{seat}", seat=seat, level="random"))
    assert s.wants("p1", wire.Start(id="s")) == ""
    assert s.t.stage == "play"


def test_folding_the_log_again_gives_the_same_hash() -> None:
    s = dealt(options={"turns": 2})
    s.plays_on()
    assert s.again().playing().record.last_hash == s.t.playing().record.last_hash
