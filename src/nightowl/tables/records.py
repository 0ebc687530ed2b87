"""What one may take home: the whole record once a game is over, before that one's own history."""

from __future__ import annotations

from typing import Any

import msgspec

from ..kernel.record import Record
from ..kernel.wire import Refusal
from .codes import no
from .round import Round
from .table import Person, Table


def whole(t: Table, person: Person, talk: bool) -> str | Refusal:
    """The record of the game that is over, with or without chat and notes."""
    if t.round is None or t.stage != "over":
        return no("not-over")
    if not t.sees_game(person):
        return no("adult-only")
    return (t.round.record if talk else silent(t.round.record)).encode()


def silent(record: Record) -> Record:
    """The same game without a word of talk: another chain, the same course and the same proof."""
    bare = Record(record.header)
    numbers = [0]  # entry n of the record is entry numbers[n] here, or the one before it
    for e in record.entries:
        if e.kind == "move":
            assert e.seat is not None
            bare.add_move(e.seat, e.what)
        elif e.kind == "chance":
            bare.add_chance(e.what, e.odds, e.pick)
        elif e.what["act"] == "undo":
            bare.add_act(e.seat, {**e.what, "to": numbers[e.what["to"]]})
        elif e.what["act"] != "chat":
            bare.add_act(e.seat, e.what)
        numbers.append(len(bare.entries))
    return bare


def own(t: Table, person: Person, seat: int) -> str | Refusal:
    """What that seat was told and did so far, as JSON."""
    round = t.round
    if round is None or round.state is None:
        return no("not-playing")
    if seat not in t.seats_of(person.id):
        return no("not-your-seat", "seat")
    if not t.sees_game(person):
        return no("adult-only")
    return msgspec.json.encode(history(round, seat)).decode()


def history(round: Round, seat: int) -> dict[str, Any]:
    header = round.header
    return {
        "game": header.game,
        "rules": header.rules,
        "content": header.content,
        "options": header.options,
        "seats": header.seats,
        "commitment": header.commitment,
        "seat": seat,
        "story": round.shown(seat)["story"],
        "moves": [line.what for _, line in round.course if line.seat == seat],
    }
