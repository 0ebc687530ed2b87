"""What one may take home: the whole record once a game is over, before that one's own history."""

from __future__ import annotations

from typing import Any

import msgspec

from ..kernel.record import Record
from ..kernel.wire import Refusal
from .codes import no
from .company import Person
from .round import Round
from .table import Table


def taken(t: Table, person: Person, notes: bool, chat: bool) -> str | Refusal:
    """What she may take home now."""
    return whole(t, person, notes, chat) if t.stage == "over" else own(t, person)


def whole(t: Table, person: Person, notes: bool = True, chat: bool = True) -> str | Refusal:
    """The record of the game that is over, with or without notes and chat."""
    if t.round is None or t.stage != "over":
        return no("not-over")
    if not t.sees_game(person):
        return no("adult-only")
    return without(t.round.record, notes, chat).encode()


def without(record: Record, notes: bool, chat: bool) -> Record:
    """The same game without words: another chain, the same course and the same proof."""
    if notes and chat:
        return record
    bare = Record(record.header)
    numbers = [0]  # entry n of the record is entry numbers[n] here, or the one before it
    for e in record.entries:
        if e.kind == "move":
            assert e.seat is not None
            bare.add_move(e.seat, e.what, e.note if notes else "")
        elif e.kind == "chance":
            bare.add_chance(e.what, e.odds, e.pick)
        elif e.what["act"] == "undo":
            bare.add_act(e.seat, {**e.what, "to": numbers[e.what["to"]]})
        elif chat or e.what["act"] != "chat":
            bare.add_act(e.seat, e.what)
        numbers.append(len(bare.entries))
    return bare


def own(t: Table, person: Person) -> str | Refusal:
    """What her seats were told and did so far, as JSON; who has none, what the public was told."""
    round = t.round
    if round is None or round.state is None:
        return no("not-playing")
    if not t.sees_game(person):
        return no("adult-only")
    return msgspec.json.encode(history(round, t.seats_of(person.id))).decode()


def history(round: Round, seats: list[int]) -> dict[str, Any]:
    header = round.header
    eyes: list[int | None] = [*seats] or [None]
    return {
        "game": header.game,
        "rules": header.rules,
        "content": header.content,
        "options": header.options,
        "seats": header.seats,
        "commitment": header.commitment,
        "own": {
            "public" if seat is None else str(seat): {
                "story": round.shown(seat)["story"],
                "moves": [line.what for _, line in round.course if line.seat is not None and line.seat == seat],
            }
            for seat in eyes
        },
    }
