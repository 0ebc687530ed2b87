"""Moves, undo by one law, resigning, giving up together, pausing."""

from __future__ import annotations

from typing import Any

from sitting import SECRETS, Sitting, dealt

from nightowl import registry
from nightowl.kernel.deal import verify
from nightowl.kernel.game import Game
from nightowl.tables import wire
from toy import GAME, GRAB, HUSH_CARD, LET, Mousetrap

GELINI = registry.load("gelini")


def play(s: Sitting, seat: int, id: str, move: dict[str, Any], ask: int | None = None, who: str = "") -> str:
    number = s.t.playing().asks[seat] if ask is None else ask
    return s.wants(who or s.t.places[seat].person, wire.Play(id=id, seat=seat, ask=number, move=move))


def test_a_foreign_seat_a_stale_an_unknown_and_an_illegal_move_change_nothing() -> None:
    s = dealt()
    seat, n = s.asked(), s.t.n
    other = (seat + 1) % 3
    assert play(s, seat, "1", {"type": "grab"}, who=s.t.places[other].person) == "not-your-seat"
    assert play(s, seat, "2", {"type": "grab"}, ask=s.t.playing().asks[seat] + 1) == "stale"
    assert play(s, seat, "3", {"type": "fly"}) == "no-such-move"
    assert play(s, seat, "4", {"type": "vote", "seat": 77}) == "bad-field"
    assert play(s, seat, "5", {"type": "hush"}) == "not-now"
    assert play(s, other, "6", {"type": "grab"}) == "not-your-turn"
    assert s.t.n == n


def test_a_move_that_arrives_twice_is_made_once_and_a_late_one_is_stale() -> None:
    s = dealt()
    seat = s.asked()
    ask = s.t.playing().asks[seat]
    assert play(s, seat, "x", {"type": "grab"}, ask) == ""
    n = s.t.n
    assert play(s, seat, "x", {"type": "grab"}, ask) == ""
    assert play(s, seat, "y", {"type": "grab"}, ask) == "stale"
    assert s.t.n == n


def vote_all(s: Sitting) -> None:
    """Play on until the sealed vote."""
    while True:
        ask = s.t.playing().ask()
        assert ask is not None
        if ask.moment == "vote":
            return
        move = GAME.moves.outside(LET if LET in s.t.playing().view(ask.seats[0]).legal else GRAB)
        assert s.plays(ask.seats[0], str(move["type"])) == ""


def test_sealed_votes_sent_at_once_are_all_good() -> None:
    s = dealt()
    vote_all(s)
    asks = list(s.t.playing().asks)
    docs = {who: s.doc(who) for who in ("p2", "p3")}
    assert play(s, 0, "v", {"type": "vote", "seat": 1}, asks[0]) == ""
    assert {who: s.doc(who) for who in ("p2", "p3")} == docs, "a vote under seal shows to nobody"
    assert play(s, 1, "v", {"type": "vote", "seat": 0}, asks[1]) == ""
    assert play(s, 2, "v", {"type": "vote", "seat": 0}, asks[2]) == ""
    assert s.t.stage == "over"


def test_ones_own_open_move_can_be_taken_back() -> None:
    s = dealt(GELINI, 2)
    first = choice(s)
    before = s.t.playing().record.moves()
    assert s.plays(first, "stay") == ""
    assert s.asked() != first, "the other is asked, and chance has not spoken"
    assert s.wants(s.t.places[first].person, wire.Undo(id="u", seat=first)) == ""
    assert s.asked() == first
    assert s.t.playing().record.moves() == before
    assert s.plays(first, "stay") == ""


def choice(s: Sitting) -> int:
    """Play on until the first of the queue may stay, so that the other is asked next."""
    while True:
        ask, seat = s.t.playing().ask(), s.asked()
        assert ask is not None
        view = s.t.playing().view(seat)
        if ask.moment == "move" and view.order[0] == seat:
            return seat
        move = s.game.moves.outside(view.legal[0])
        assert s.plays(seat, str(move.pop("type")), **move) == ""


def test_nothing_is_taken_back_across_another_players_move() -> None:
    s = dealt(GELINI, 2)
    first = choice(s)
    s.plays(first, "stay")
    other = s.asked()
    assert s.wants(s.t.places[other].person, wire.Undo(id="u", seat=other)) == "undo-other"
    assert s.wants(s.t.places[first].person, wire.Undo(id="u", seat=other)) == "not-your-seat"


def test_nothing_is_taken_back_across_chance() -> None:
    s = dealt()
    seat = s.asked()
    assert s.wants(s.t.places[seat].person, wire.Undo(id="t", seat=seat)) == "undo-chance"
    assert s.plays(seat, "draw") == ""
    assert s.wants(s.t.places[seat].person, wire.Undo(id="u", seat=seat)) == "undo-chance"


def test_an_answer_under_seal_stays() -> None:
    s = dealt()
    vote_all(s)
    assert s.plays(0, "vote", seat=1) == ""
    assert s.wants("p1", wire.Undo(id="u", seat=0)) == "undo-sealed"


class Boast(Mousetrap):
    """An owl that shows what she holds when she grabs: her view of it is no secret any more."""

    def view(self, s: Any, seat: int | None) -> Any:
        seen = super().view(s, seat)
        if s.turn > 0:
            seen.hushes = sum(hand.count(HUSH_CARD) for hand in s.hands)
        return seen


def test_nothing_is_taken_back_once_something_is_revealed() -> None:
    plain, boast = dealt(), dealt(Boast())
    for s, code in ((plain, ""), (boast, "undo-revealed")):
        seat = s.asked()
        s.plays(seat, "grab")
        assert s.wants(s.t.places[seat].person, wire.Undo(id="u", seat=seat)) == code


def test_after_an_undo_the_asks_before_it_are_stale() -> None:
    s = dealt()
    seat = s.asked()
    s.plays(seat, "grab")
    other = s.asked()
    ask = s.t.playing().asks[other]
    assert s.wants(s.t.places[seat].person, wire.Undo(id="u", seat=seat)) == ""
    assert play(s, other, "l", {"type": "let"}, ask) == "stale"


def test_undone_games_are_still_proven_and_replayed() -> None:
    s = dealt()
    seat = s.asked()
    s.plays(seat, "grab")
    s.wants(s.t.places[seat].person, wire.Undo(id="u", seat=seat))
    s.plays_on()
    assert verify(s.t.playing().record).is_proven
    assert s.again().playing().record == s.t.playing().record


def test_of_two_the_one_who_resigns_loses() -> None:
    s = dealt(seats=2)
    assert s.wants("p2", wire.Resign(id="r", seat=1)) == ""
    assert s.t.stage == "over"
    assert (s.t.results[0].ended, s.t.results[0].winners) == ("resigned", [0])
    assert SECRETS[0].hex() in s.log()


def test_of_three_a_bot_plays_on_for_who_resigns_and_she_cannot_win() -> None:
    s = dealt()
    seat = s.asked()
    who = s.t.places[seat].person
    assert s.wants(who, wire.Resign(id="r", seat=seat)) == ""
    assert s.t.places[seat].is_bot
    assert s.plays(seat, "grab") == "resigned"
    s.goes_away(who)
    s.comes(who)
    assert s.t.places[seat].is_bot
    assert s.passes(181) == ["time"]
    s.passes(7200)
    assert s.t.stage == "over"
    assert seat not in s.t.results[0].winners


def test_who_resigned_stands_behind_all_who_stayed_whatever_a_bot_made_of_her_seat() -> None:
    s = dealt()
    s.wants("p1", wire.Resign(id="r", seat=0))
    s.t.playing().state.points[:] = [9, 4, 6]
    s.passes(7200)
    found = s.t.results[0]
    assert found.scores[0] > max(found.scores[1:])
    assert (found.winners, found.ranks) == ([], [3, 2, 1])


def test_a_game_is_given_up_when_all_who_are_here_want_it() -> None:
    s = dealt()
    s.goes_away("p3")
    assert s.wants("p1", wire.Abort(id="a")) == ""
    assert s.wants("p1", wire.Abort(id="b", on=False)) == ""
    assert s.wants("p2", wire.Abort(id="a")) == ""
    assert s.t.stage == "play"
    assert s.wants("p1", wire.Abort(id="c")) == ""
    assert s.t.stage == "over"
    assert s.t.results[0].ended == "aborted"
    assert s.t.playing().record.entries[-1].what == {"act": "end", "ended": "aborted"}
    assert verify(s.t.playing().record).is_proven


def test_a_game_everybody_left_sleeps_and_is_abandoned_in_the_end() -> None:
    s = dealt()
    for who in ("p1", "p2", "p3"):
        s.goes_away(who)
    assert s.passes(11) == ["sleep"]
    assert s.passes(1700) == []
    assert s.passes(100) == ["abandon"]
    assert s.t.results[0].ended == "abandoned"
    assert verify(s.t.playing().record).is_proven


def test_the_host_pauses_and_nobody_moves() -> None:
    s = dealt()
    assert s.wants("p2", wire.Pause(id="p")) == "not-host"
    assert s.wants("p1", wire.Pause(id="p")) == ""
    assert s.wants("p1", wire.Pause(id="q")) == "paused"
    assert s.plays(s.asked(), "grab") == "paused"
    assert s.wants("p1", wire.Resume(id="r")) == ""
    assert s.wants("p1", wire.Resume(id="t")) == "not-paused"
    assert s.plays(s.asked(), "grab") == ""


def test_every_game_of_the_house_is_played_to_a_proof() -> None:
    for name in registry.games():
        game: Game[Any] = registry.load(name)
        s = dealt(game, max(game.fewest, 2))
        s.plays_on()
        assert verify(s.t.playing().record).is_proven, name
