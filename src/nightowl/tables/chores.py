"""What a table does by itself, and when: time that is up, seats of the absent, a host who is gone, games left behind.

Whoever holds the lease does it. Times are the store's, and the store refuses what comes too early.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple

from ..kernel.game import CLOCK, LET_CHANCE, Ask, Game
from ..kernel.stack import WINDOW, Sealed
from .clock import budget
from .log import Line, act
from .people import next_host
from .plan import Means, Plan
from .play import clock_move, moved
from .round import Round
from .rounds import NONCE_WAIT, ending, settle, without_nonce
from .table import Table
from .wire import Tempo

GRACE: dict[Tempo, int] = {"generous": 60_000, "fast": 20_000, "none": 90_000}
ABANDONED = 1_800_000
ALONE = 1_500  # so long a window lasts for bots, whatever they hold, where no human is waited for
ANSWERED = 6_000  # so long a time in which all answer lasts at least: longer than bots take for it
NAP = 10_000  # nobody who plays is here: so long the clocks still run

What = Literal["nonces", "time", "stand-in", "host", "sleep", "abandon"]


class Chore(NamedTuple):
    at: int
    what: What
    seat: int = -1


def chores(t: Table) -> list[Chore]:
    """All that is to be done as things stand, the earliest first."""
    found = [*_absent(t), *_host(t)]
    if t.stage == "deal":
        found.append(Chore(t.playing().begun + NONCE_WAIT, "nonces"))
    ends = deadline(t)
    if ends is not None:
        found.append(Chore(ends, "time"))
    return sorted(found)


def deadline(t: Table) -> int | None:
    """When the time of what is asked is up."""
    if t.stage != "play" or t.paused or t.asleep:
        return None
    round = t.playing()
    ask = round.ask()
    if ask is None:
        return None
    if ask.pace == WINDOW and clock_move(round) is not None:
        if is_passed_by_all(t, round):
            return round.clock.since
        if is_passed_by_humans(t, ask):
            return round.clock.since + ALONE
    seats = max((len(t.seats_of(player.id)) for player in t.players()), default=1)
    allowed = budget(t.game, round.state, ask, t.tempo, t.window, seats)
    if allowed is None:
        return None
    if is_answered(t, round, ask):
        allowed = min(allowed, ANSWERED)
    return round.clock.since + allowed - round.clock.used


def is_answered(t: Table, round: Round, ask: Ask) -> bool:
    """All seats have answered, and she who is alone here holds all that are no bot's: to wait would hide nothing."""
    frame = round.state.stack[-1]
    is_all = isinstance(frame, Sealed) and len(frame.seats) == round.state.seats and not frame.waiting()
    return is_all and ask.pace in t.game.apiece and is_alone(t)


def is_alone(t: Table) -> bool:
    """One person plays, and nobody looks on who could see how long she took."""
    return len(t.people) == len(t.players()) == 1


def is_passed_by_all(t: Table, round: Round) -> bool:
    """Everybody who is asked, as the public sees it, has said in public that she lets windows go by."""
    asked = [seat for seat in round.view(None).asked if seat >= 0]
    return all(t.places[seat].auto_pass and not t.places[seat].is_bot for seat in asked)


def is_passed_by_humans(t: Table, ask: Ask) -> bool:
    """All humans let windows go by, in public; or the only one has answered. Then a pause could tell nobody anything."""
    people = [seat for seat, place in enumerate(t.places) if not place.is_bot]
    waived = [seat for seat in people if t.places[seat].auto_pass]
    return waived == people or (is_alone(t) and not ({*people} - {*waived}) & {*ask.seats})


def _absent(t: Table) -> list[Chore]:
    players = t.players()
    if not t.is_on or not players:
        return []
    if all(player.away for player in players):
        last = max(player.away for player in players)
        nap = [] if t.asleep else [Chore(last + NAP, "sleep")]
        return [*nap, Chore(last + ABANDONED, "abandon")]
    return [
        Chore(player.away + GRACE[t.tempo], "stand-in", seat)
        for player in players
        for seat in t.seats_of(player.id)
        if player.away and not t.places[seat].is_bot and t.stage == "play"
    ]


def _host(t: Table) -> list[Chore]:
    host = t.people.get(t.host)
    if host is None or not host.away or all(person.away for person in t.people.values()):
        return []
    return [Chore(host.away + GRACE[t.tempo], "host")]


def do(t: Table, chore: Chore, means: Means) -> Plan:
    """What it leads to; the store takes it only when it is time."""
    return Plan(_lines(t, chore, means), not_before=chore.at)


def _lines(t: Table, chore: Chore, means: Means) -> list[Line]:
    match chore.what:
        case "nonces":
            return without_nonce(t, range(len(t.places)), means)
        case "time":
            return time_up(t.playing(), means)
        case "stand-in":
            return [act("stand-in", chore.seat, level=t.default_level())]
        case "host":
            return [act("host", who=next_host(t))]
        case "sleep":
            return [act("sleep")]
        case "abandon":
            return ending("abandoned", means.secret)


def time_up(round: Round, means: Means) -> list[Line]:
    """The clock moves where the rules let it; otherwise every silent seat plays its fallback."""
    by_clock = clock_move(round)
    if by_clock is not None:
        return moved(round, CLOCK, by_clock, means)
    game, ask = round.game, round.ask()
    assert ask is not None
    state, lines = game.clone(round.state), []
    for seat in ask.seats:
        now = game.ask(state)
        if now is not None and seat in now.seats:
            made = fallback(game, game.view(state, seat), means.pick)
            lines.append(Line("move", game.moves.outside(made), seat))
            game.advance(state, seat, made)
    return lines + settle(game, state, round.source(means), means.secret)


def fallback(game: Game[Any], view: Any, pick: Callable[[Sequence[int]], int]) -> int:
    made = game.fallback(view)
    return pick(view.legal) if made == LET_CHANCE else made
