"""A game begins and ends: what is agreed, the deal with its commitments, the result, and the next game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from ..kernel.chance import Source
from ..kernel.deal import Deal, DealError, commit
from ..kernel.game import CHANCE, Game
from ..kernel.options import OptionError
from ..kernel.record import Header
from ..kernel.wire import Refusal
from .codes import no
from .company import Person, Result
from .log import Line, act
from .plan import Means, Plan
from .round import Round
from .table import Table
from .wire import Again, CommitNonce, Options, Pace, ShowNonce, Start

NONCE_WAIT = 15_000  # milliseconds for the nonces of all seats


# What is agreed


def options(t: Table, who: Person, wish: Options, means: Means) -> Plan | Refusal:
    if t.host != who.id:
        return no("not-host")
    if t.stage != "lobby":
        return no("not-in-lobby")
    if t.carry is not None:
        return no("series-goes-on")
    try:
        t.game.options(wish.options)
    except OptionError as error:
        return Refusal(error.code, error.field, error.expected)
    return Plan([act("options", options=wish.options)])


def agreed(t: Table, line: Line) -> None:
    t.options = line.what["options"]
    for person in t.people.values():
        person.ready = False


def pace(t: Table, who: Person, wish: Pace, means: Means) -> Plan | Refusal:
    if t.host != who.id:
        return no("not-host")
    if t.stage != "lobby":
        return no("not-in-lobby")
    return Plan([act("pace", tempo=wish.tempo, window=wish.window, absent=wish.absent)])


def paced(t: Table, line: Line) -> None:
    t.tempo, t.window, t.absent = line.what["tempo"], line.what["window"], line.what["absent"]


# The deal


def start(t: Table, who: Person, wish: Start, means: Means) -> Plan | Refusal:
    """The secret is stored in the same commit as the promise: nobody sees a hash the table could go back on."""
    if t.host != who.id:
        return no("not-host")
    if t.stage != "lobby":
        return no("not-in-lobby")
    if any(place.is_empty for place in t.places):
        return no("seats-empty")
    if not all(player.ready for player in t.players() if player is not who):
        return no("not-ready")
    carry = carry_for(t)
    try:
        t.game.new(t.game.options(t.options), len(t.places), carry)
    except OptionError as error:
        return Refusal(error.code, error.field, error.expected)
    secret = means.draw_secret()
    header = Header(
        game=t.game.name,
        rules=t.game.rules,
        content=t.game.content,
        options=t.options,
        seats=[name_at(t, seat) for seat in range(len(t.places))],
        commitment=commit(secret),
        carry=carry,
    )
    humans = [seat for seat, place in enumerate(t.places) if place.person]
    deal = Deal(humans, secret)
    lines = [act("deal", header=msgspec.to_builtins(header))]
    lines += [Line("act", what) for what in deal.sits(len(t.places))]
    lines += [] if humans else begin(t.game, header, deal)
    return Plan(lines, {"secret": secret.hex(), "chance": None})


def carry_for(t: Table) -> Any:
    """What the last round hands on, for those who sit here now: points go with people, and with bots that kept a seat."""
    if t.carry is None or not t.game.reseats:
        return t.carry
    free = list(range(len(t.sat)))
    came_from: list[int | None] = [None] * len(t.places)
    for stayed in (True, False):  # who kept her seat goes before who changed it
        for seat, place in enumerate(t.places):
            held = [old for old in free if t.sat[old] == place.person and (old == seat or not stayed)]
            if came_from[seat] is None and held and (stayed or place.person):
                came_from[seat] = held[0]
                free.remove(held[0])
    return t.game.reseat(t.carry, came_from)


def name_at(t: Table, seat: int) -> str:
    place = t.places[seat]
    return t.people[place.person].name if place.person else f"{place.level} {seat + 1}"


def dealt(t: Table, line: Line) -> None:
    header = msgspec.convert(line.what["header"], Header)
    t.round = Round(t.game, header)
    t.round.begun = t.time
    t.round.held = {place.person for place in t.places if place.person}
    t.stage = "deal"
    t.aborts.clear()
    t.claims.clear()


def commit_nonce(t: Table, who: Person, wish: CommitNonce, means: Means) -> Plan | Refusal:
    return _nonce(t, who, wish.seat, wish.hash, False, means)


def show_nonce(t: Table, who: Person, wish: ShowNonce, means: Means) -> Plan | Refusal:
    return _nonce(t, who, wish.seat, wish.nonce, True, means)


def _nonce(t: Table, who: Person, seat: int, given: str, is_shown: bool, means: Means) -> Plan | Refusal:
    if seat not in t.seats_of(who.id):
        return no("not-your-seat", "seat")
    if t.stage != "deal":
        return no("stale")
    round = t.playing()
    deal = round.deal(means.secret)
    try:
        what = deal.show_nonce(seat, given) if is_shown else deal.commit_nonce(seat, given)
    except DealError as error:
        return no("bad-nonce", "nonce" if is_shown else "hash", error.reason)
    lines = [Line("act", what, seat)]
    return Plan(lines + (begin(t.game, round.header, deal) if deal.is_complete else []))


def without_nonce(t: Table, seats: Iterable[int], means: Means) -> list[Line]:
    """These seats give none: the table plays on, and the deal is not provable."""
    round = t.playing()
    deal = round.deal(means.secret)
    missing = [seat for seat in seats if seat in deal.humans - deal.shown.keys() - deal.without]
    lines = [Line("act", deal.go_without(seat), seat) for seat in missing]
    return lines + (begin(t.game, round.header, deal) if lines and deal.is_complete else [])


def showed(t: Table, line: Line) -> None:
    assert line.seat is not None
    t.playing().nonces[line.seat] = bytes.fromhex(line.what["nonce"])


def begin(game: Game[Any], header: Header, deal: Deal) -> list[Line]:
    """The first moment somebody is asked: chance has answered all before it."""
    state = game.new(game.options(header.options), len(header.seats), header.carry)
    return [act("begin"), *settle(game, state, deal.source(), deal.secret)]


def began(t: Table, line: Line) -> None:
    t.stage = "play"
    t.playing().begin(t.time)


def settle(game: Game[Any], state: Any, source: Source, secret: bytes) -> list[Line]:
    """Chance answers until somebody else is asked; if nobody is, the game ends."""
    lines: list[Line] = []
    while (ask := game.ask(state)) is not None and ask.seats == (CHANCE,):
        odds = list(game.odds(state))
        pick = source.pick(odds)
        move = game.legal(state, CHANCE)[pick]
        lines.append(Line("chance", game.moves.outside(move), CHANCE, odds, pick))
        game.advance(state, CHANCE, move)
    return lines if ask is not None else lines + ending("finished", secret)


# The end


def ending(how: str, secret: bytes) -> list[Line]:
    """The secret is shown, also of a game that was given up; a game from elsewhere has none."""
    return [*([act("reveal", secret=secret.hex())] if secret else []), act("end", ended=how)]


def ended(t: Table, line: Line) -> None:
    t.results.append(result(t, line.what["ended"]))
    t.stage = "over"
    t.paused = t.asleep = 0
    t.claims.clear()
    t.aborts.clear()
    for place in t.places:
        place.stand_in = False
    for person in t.people.values():
        person.ready = False


def result(t: Table, how: str) -> Result:
    """Who resigned does not win, whatever a bot made of her seat."""
    round, resigned = t.playing(), [seat for seat, place in enumerate(t.places) if place.resigned]
    outcome = None if round.state is None else t.game.outcome(round.state)
    left = [seat for seat in range(round.seats) if seat not in resigned]
    if outcome is None:
        winners = left if how == "resigned" and len(left) == 1 else []
        return Result(how, how, [], winners, [], resigned)
    winners = [seat for seat in outcome.winners if seat not in resigned]
    ranks = behind(outcome.ranks(), resigned)
    return Result(how, outcome.how, list(outcome.scores), winners, ranks, resigned, outcome.carry is not None)


def behind(ranks: list[int], resigned: list[int]) -> list[int]:
    """The same order among those who stayed; all who resigned come after them."""
    order = [(seat in resigned, rank) for seat, rank in enumerate(ranks)]
    return [1 + sum(other < mine for other in order) for mine in order]


def again(t: Table, who: Person, wish: Again, means: Means) -> Plan | Refusal:
    if t.host != who.id:
        return no("not-host")
    if t.stage != "over":
        return no("not-over")
    return Plan([act("again", series=wish.series)])


def once_more(t: Table, line: Line) -> None:
    """Back to the lobby, everybody where she sat; a bot that took over from somebody stays."""
    t.carry = carried(t) if line.what["series"] else None
    t.sat = [place.person for place in t.places]
    if not line.what["series"]:
        t.results.clear()
    t.round = None
    t.stage = "lobby"
    for place in t.places:
        place.resigned = place.auto_pass = False
        place.level = "" if place.person else place.level


def carried(t: Table) -> Any:
    """What the finished game hands on, as plain values; None if it was not finished."""
    round = t.playing()
    outcome = None if round.state is None else t.game.outcome(round.state)
    return None if outcome is None else msgspec.json.decode(msgspec.json.encode(outcome.carry))
