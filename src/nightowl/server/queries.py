"""Questions during a visit: hints, what can be reckoned, a view in words. Each is answered from a view and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec

from .. import registry
from ..kernel.wire import Refusal
from ..tables.codes import no
from ..tables.table import Table
from ..tables.wire import LARGEST, PATH, id_in
from .wire import AnyQuery, Hints, Reckon, Words

_queries = msgspec.json.Decoder(AnyQuery)


def is_query(data: bytes) -> bool:
    if len(data) > LARGEST:
        return False
    try:
        shape = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return isinstance(shape, dict) and "query" in shape


def read(data: bytes) -> tuple[str, AnyQuery | Refusal]:
    """A question, and its id as far as one can be read."""
    try:
        query: AnyQuery = _queries.decode(data)
    except msgspec.ValidationError as error:
        where = PATH.search(str(error))
        return id_in(data), no("malformed", where[1] if where else "")
    return getattr(query, "id", ""), query


def answer(t: Table, who: str, query: AnyQuery) -> Any:
    """Plain values, or a refusal."""
    person, seat, round = t.people.get(who), getattr(query, "seat", None), t.round
    if person is None:
        return no("no-such-person")
    if round is None or round.state is None:
        return no("not-playing")
    if not t.sees_game(person):
        return no("adult-only")
    if seat is not None and seat not in t.seats_of(who):
        return no("not-your-seat", "seat")
    view = round.view(seat)
    match query:
        case Hints():
            return hints(t, view)
        case Reckon():
            return msgspec.to_builtins(t.game.reckon(view))
        case Words():
            return words(t, view, person.lang, query.names)
    raise AssertionError(query)


def hints(t: Table, view: Any) -> list[dict[str, Any]]:
    moves = t.game.moves
    return [{"move": moves.outside(hint.move), "hint": hint.hint, "n": hint.n} for hint in t.game.hints(view)]


def words(t: Table, view: Any, lang: str, called: list[str]) -> dict[str, list[str]]:
    """In the reader's language; `called` is how she calls the seats, such as bots by names of their own."""
    texts, names = registry.texts(t.game.name, lang), t.playing().header.seats
    names = called if len(called) == len(names) else names
    picture, sentences = registry.picture(t.game.name), registry.sentences(t.game.name)
    return {
        "picture": [] if picture is None else picture(view, texts, names),
        "sentences": [] if sentences is None else sentences(view, texts, names),
    }
