"""Clocks: turns, windows, pauses; only the store's time counts."""

from __future__ import annotations

from typing import Any

from sitting import Sitting, dealt, seated
from test_play import GELINI, choice

from nightowl.games.werewolf import GAME as WEREWOLF
from nightowl.kernel.game import Ask, Game
from nightowl.tables import wire
from nightowl.tables.chores import ALONE, deadline
from toy import LET, Mice, Mousetrap, Poll, Turns


class Timed(Mousetrap):
    """A turn may take 20 seconds; then the clock says so."""

    def seconds(self, s: Any, pace: str) -> int:
        return 20 if pace == "turn" else 0


class Unclocked(Mousetrap):
    """The clock has no say in a turn: a silent owl grabs."""

    def legal(self, s: Mice, seat: int) -> list[int]:
        top = s.stack[-1] if s.stack else None
        return [] if seat < -1 and isinstance(top, Turns) else super().legal(s, seat)


def left(s: Sitting) -> float:
    ends = deadline(s.t)
    assert ends is not None
    return (ends - s.now) / 1000


def paced(game: Game[Any], tempo: wire.Tempo, options: dict[str, Any] | None = None, seats: int = 3) -> Sitting:
    s = seated(game, seats)
    assert s.wants("p1", wire.Pace(id="pace", tempo=tempo, window=6)) == ""
    s.deals(options)
    return s


def test_a_turn_that_takes_too_long_is_ended_by_the_clock() -> None:
    s = dealt(Timed())
    seat = s.asked()
    assert left(s) == 20
    assert s.passes(19) == []
    assert s.passes(1) == ["time"]
    assert s.t.playing().course[-1][1].seat == -2
    assert s.asked() != seat


def test_where_the_clock_has_no_move_the_silent_seat_plays_its_fallback() -> None:
    for tempo, seconds in (("generous", 180), ("fast", 45)):
        s = paced(Unclocked(), tempo)  # type: ignore[arg-type]
        seat = s.asked()
        assert left(s) == seconds
        assert s.passes(seconds) == ["time"]
        moves = [line for _, line in s.t.playing().course if line.kind == "move"]
        assert moves[0].seat == seat


def test_without_a_tempo_nobody_is_hurried() -> None:
    s = paced(Unclocked(), "none")
    assert deadline(s.t) is None
    assert s.passes(100_000) == []


def test_a_window_lasts_as_long_as_was_agreed_and_is_closed_by_the_clock() -> None:
    s = paced(Timed(), "generous", {"clocked": True})
    s.now += 5_000
    s.plays(s.asked(), "grab")
    assert left(s) == 6
    for seat in s.t.playing().view(None).asked:
        assert s.plays(seat, "let") == ""
    assert left(s) == 6, "it closes at its time, not with the last answer"
    assert s.passes(6)[0] == "time"


def test_the_time_of_a_turn_stands_still_while_a_window_is_open() -> None:
    s = paced(Timed(), "generous", {"clocked": True, "turns": 2})
    clock = s.t.playing().clock
    s.now += 5_000
    s.plays(s.asked(), "grab")
    s.passes(6)
    assert clock.key == ("turn", "", 1)
    assert left(s) == 20


def test_a_window_closes_at_once_when_all_have_said_in_public_that_they_pass() -> None:
    s = paced(Timed(), "generous", {"clocked": True})
    owl = s.asked()
    others = [seat for seat in range(3) if seat != owl]
    for seat in others:
        who = s.t.places[seat].person
        assert s.wants(who, wire.AutoPass(id="a", seat=owl)) == "not-your-seat"
        assert s.wants(who, wire.AutoPass(id="b", seat=seat)) == ""
        assert s.doc("p1")["table"]["seats"][seat]["pass"]
    s.plays(owl, "grab")
    assert s.passes(0.001) == ["time"]
    assert s.asked() != owl


def test_one_who_does_not_pass_keeps_the_window_open() -> None:
    s = paced(Timed(), "generous", {"clocked": True})
    owl = s.asked()
    other = next(seat for seat in range(3) if seat != owl)
    s.wants(s.t.places[other].person, wire.AutoPass(id="b", seat=other))
    s.plays(owl, "grab")
    assert left(s) == 6


def test_the_only_human_waits_for_no_bot() -> None:
    """Her window closes a fixed time after it opened, or when she answers later; what bots hold moves nothing."""
    s = paced(Timed(), "generous", {"clocked": True})
    owl = s.asked()
    s.plays(owl, "grab")
    her = next(seat for seat in s.t.playing().view(None).asked if seat != owl)
    for seat in range(3):
        if seat != her:
            assert s.wants(s.t.places[seat].person, wire.Leave(id=f"leave {seat}")) == ""
    assert left(s) == 6
    assert s.plays(her, "let") == ""
    assert deadline(s.t) == s.t.playing().clock.since + ALONE


def test_auto_pass_covers_no_vote() -> None:
    s = paced(Mousetrap(), "generous", {"clocked": True})
    for seat in range(3):
        s.wants(s.t.places[seat].person, wire.AutoPass(id="b", seat=seat))
    while not isinstance(s.t.playing().state.stack[-1], Poll):
        seat = s.asked()
        if LET in s.t.playing().view(seat).legal:
            s.passes(6) if s.t.playing().view(seat).moment == "react" else s.plays(seat, "let")
        else:
            s.plays(seat, "grab")
    assert left(s) == 60


def test_who_answers_for_several_seats_has_the_time_for_each_and_so_have_all() -> None:
    s = Sitting(Mousetrap())
    s.joins("Ann", "Bob")
    assert s.wants("p1", wire.Size(id=s.id(), seats=3)) == ""
    for seat, who in enumerate(["p1", "p2", "p2"]):
        assert s.wants(who, wire.Sit(id=s.id(), seat=seat)) == ""
    assert s.wants("p1", wire.Pace(id="pace", tempo="generous", window=6)) == ""
    s.deals({"clocked": True})
    seat = s.asked()
    assert left(s) == 180, "a turn is one person's"
    s.plays(seat, "grab")
    assert left(s) == 2 * 6
    while not isinstance(s.t.playing().state.stack[-1], Poll):
        seat = s.asked()
        if LET in s.t.playing().view(seat).legal:
            s.passes(12) if s.t.playing().view(seat).moment == "react" else s.plays(seat, "let")
        else:
            s.plays(seat, "grab")
    assert left(s) == 2 * 60


def test_taking_back_wins_no_time() -> None:
    """Of a budget what was used stays used; a turn without one runs on from where it began."""
    for s, move, second in ((paced(Unclocked(), "fast"), "grab", 0), (paced(GELINI, "fast", seats=2), "stay", 1)):
        seat = s.asked() if move == "grab" else choice(s)
        whole = left(s)
        for n in range(1, 4):
            s.now += 5_000
            assert s.plays(seat, move) == ""
            s.now += 1_000
            assert s.wants(s.t.places[seat].person, wire.Undo(id=f"u{n}", seat=seat)) == ""
            assert s.asked() == seat
            assert left(s) == whole - (5 + second) * n


def test_a_pause_counts_for_nobody() -> None:
    s = dealt(Timed())
    s.passes(5)
    s.wants("p1", wire.Pause(id="p"))
    assert deadline(s.t) is None
    assert s.passes(500) == []
    s.wants("p1", wire.Resume(id="r"))
    assert left(s) == 15


def test_while_a_table_sleeps_no_time_runs() -> None:
    s = dealt(Timed())
    for who in ("p1", "p2", "p3"):
        s.goes_away(who)
    s.passes(10)
    s.passes(600)
    s.comes("p2")
    assert left(s) == 10


def test_a_clock_shows_no_more_than_the_public_sees() -> None:
    """A vote under seal moves no deadline."""
    s = paced(Mousetrap(), "fast", {"turns": 1})
    while not isinstance(s.t.playing().state.stack[-1], Poll):
        seat = s.asked()
        assert s.plays(seat, "let" if LET in s.t.playing().view(seat).legal else "grab") == ""
    before = deadline(s.t)
    s.now += 3_000
    s.plays(0, "vote", seat=1)
    assert deadline(s.t) == before


def test_a_budget_of_a_pace_goes_on_through_many_moves_and_starts_anew_with_a_new_span() -> None:
    s = dealt(Timed(), options={"turns": 2})
    game, round = s.game, s.t.playing()
    clock, view = round.clock, round.view(None)
    clock.turn(game, round.state, Ask((0,), "talk", "day", False, 1), view, 1_000)
    clock.turn(game, round.state, Ask((1,), "talk", "day", False, 1), view, 5_000)
    assert clock.since == 1_000
    clock.turn(game, round.state, Ask((1,), "other", "break", False, 0), view, 6_000)
    clock.turn(game, round.state, Ask((1,), "talk", "day", False, 1), view, 9_000)
    assert (clock.since, clock.used) == (9_000, 5_000)
    clock.turn(game, round.state, Ask((1,), "talk", "day", False, 2), view, 10_000)
    assert (clock.since, clock.used) == (10_000, 0)


def night_at_one_device(*onlookers: str) -> Sitting:
    """The first of three waves, answered for all by one person."""
    s = Sitting(WEREWOLF)
    s.joins("Ann", *onlookers)
    for seat in range(3):
        assert s.wants("p1", wire.Sit(id=s.id(), seat=seat)) == ""
    s.deals({"wave": 20})
    assert left(s) == 3 * 20
    for seat in range(3):
        move = WEREWOLF.moves.outside(s.t.playing().view(seat).legal[0])
        assert s.plays(seat, str(move.pop("type")), **move) == ""
    return s


def test_where_one_person_has_answered_for_all_nobody_waits_for_the_clock() -> None:
    """In a night of three waves at one device: the first ends early, the last, which is there to read, does not."""
    assert left(night_at_one_device()) == 6


def test_who_looks_on_does_not_see_how_long_she_took() -> None:
    assert left(night_at_one_device("Bob")) == 3 * 20
