"""Playing: moves, undo by one law, resigning, giving up together, pausing."""

from __future__ import annotations

from typing import Any

from ..kernel.chance import Seeded
from ..kernel.game import CLOCK, Game
from ..kernel.story import EVERYONE
from ..kernel.wire import Refusal, parse, show
from .chat import talk
from .codes import Code, no
from .company import Person
from .log import Line, act
from .plan import Means, Plan
from .round import Round, move_of, replayed
from .rounds import ending, settle
from .table import Table
from .wire import Abort, Pause, Play, Resign, Resume, Undo

WORLDS = 8  # imagined ones, to see whether a move revealed anything


def move(t: Table, who: Person, wish: Play, means: Means) -> Plan | Refusal:
    if wish.seat not in t.seats_of(who.id):
        return no("not-your-seat", "seat")
    if t.stage != "play":
        return Refusal("game-over") if t.stage == "over" else no("not-playing")
    if t.paused:
        return no("paused")
    if t.places[wish.seat].resigned:
        return no("resigned")
    round = t.playing()
    if wish.ask != round.asks[wish.seat]:
        return no("stale", "ask", str(round.asks[wish.seat]))
    found = parse(t.game.moves, wish.move)
    if isinstance(found, Refusal):
        return found
    view = round.view(wish.seat)
    if found not in view.legal:
        return Refusal((t.game.reason if view.legal else t.game.reason_to_wait)(view, found))
    if wish.note and not may_note(t, wish.seat):
        return no("no-note-now", "note")
    return Plan(moved(round, wish.seat, found, means, " ".join(wish.note.split())))


def may_note(t: Table, seat: int) -> bool:
    """Words beside a move go where everybody hears, never beside a sealed answer."""
    ask = t.playing().ask()
    return ask is not None and not ask.sealed and talk(t, seat) == EVERYONE


def moved(round: Round, seat: int, made: int, means: Means, note: str = "") -> list[Line]:
    """A legal move and all that chance answers to it."""
    game = round.game
    state, _ = game.apply(round.state, seat, made)
    line = Line("move", game.moves.outside(made), seat, note=note)
    return [line, *settle(game, state, round.source(means), means.secret)]


# Undo


def undo(t: Table, who: Person, wish: Undo, means: Means) -> Plan | Refusal:
    """Never across another player's move, chance, or anything revealed."""
    if wish.seat not in t.seats_of(who.id):
        return no("not-your-seat", "seat")
    if t.stage != "play":
        return no("not-playing")
    if t.paused:
        return no("paused")
    round = t.playing()
    code = why_not_undo(round, wish.seat)
    return Plan([act("undo", wish.seat, to=round.course[-1][0] - 1)]) if code is None else no(code)


def why_not_undo(round: Round, seat: int) -> Code | None:
    if not round.course:
        return "undo-nothing"
    last = round.course[-1][1]
    if last.kind == "chance":
        return "undo-chance"
    if last.seat != seat:
        return "undo-other"
    before = replayed(round, len(round.course) - 1)
    ask = round.game.ask(before)
    if ask is None or ask.sealed:
        return "undo-sealed"  # that it was taken back would tell that it had been given
    return "undo-revealed" if reveals(round.game, before, seat, move_of(round.game, last)) else None


def reveals(game: Game[Any], before: Any, seat: int, made: int) -> bool:
    """Whether anybody learnt more than that this move was made: could not have foreseen what she sees after it."""
    after, _ = game.apply(before, seat, made)
    for who in range(before.seats):
        seen, sees = game.view(before, who), show(game, game.view(after, who))
        for k in range(WORLDS):
            world = game.imagine(seen, Seeded(k))
            if made not in game.legal(world, seat):
                return True
            game.advance(world, seat, made)
            if show(game, game.view(world, who)) != sees:
                return True
    return False


def undone(t: Table, line: Line) -> None:
    t.playing().undo(line.what["to"], t.time)


# Giving up


def resign(t: Table, who: Person, wish: Resign, means: Means) -> Plan | Refusal:
    """A bot plays on for her, unless nobody is left to play against or no human plays any more."""
    if wish.seat not in t.seats_of(who.id):
        return no("not-your-seat", "seat")
    if t.stage != "play":
        return no("not-playing")
    if t.places[wish.seat].resigned:
        return no("resigned")
    lines = [act("resign", wish.seat, level=t.default_level())]
    left = [place for seat, place in enumerate(t.places) if seat != wish.seat and not place.resigned]
    if len(left) == 1 or not any(place.person for place in left):
        lines += ending("resigned", means.secret)
    return Plan(lines)


def resigned(t: Table, line: Line) -> None:
    assert line.seat is not None
    place = t.places[line.seat]
    place.resigned = True
    place.level = line.what["level"]


def abort(t: Table, who: Person, wish: Abort, means: Means) -> Plan | Refusal:
    """Ends the game when all who play and are here want it."""
    if not t.seats_of(who.id):
        return no("not-seated")
    if not t.is_on:
        return no("not-playing")
    lines = [act("abort", who=who.id, on=wish.on)]
    present = {player.id for player in t.players() if not player.away}
    if wish.on and present <= t.aborts | {who.id}:
        lines += ending("aborted", means.secret)
    return Plan(lines)


def aborting(t: Table, line: Line) -> None:
    if line.what["on"]:
        t.aborts.add(line.what["who"])
    else:
        t.aborts.discard(line.what["who"])


# Pause


def pause(t: Table, who: Person, wish: Pause, means: Means) -> Plan | Refusal:
    if t.host != who.id:
        return no("not-host")
    if t.stage != "play":
        return no("not-playing")
    return no("paused") if t.paused else Plan([act("pause")])


def paused(t: Table, line: Line) -> None:
    t.paused = t.time


def resume(t: Table, who: Person, wish: Resume, means: Means) -> Plan | Refusal:
    if t.host != who.id:
        return no("not-host")
    return Plan([act("resume")]) if t.paused else no("not-paused")


def resumed(t: Table, line: Line) -> None:
    t.playing().clock.shift(t.time - t.paused)
    t.paused = t.asleep = 0


def clock_move(round: Round) -> int | None:
    """What the clock does when this ask's time is up; of several moves the one that names its budget."""
    ask, legal = round.ask(), round.game.legal(round.state, CLOCK)
    if not legal or ask is None:
        return None
    named = [found for found in legal if ask.pace in round.game.moves.outside(found).values()]
    return (named or legal)[0]
