"""The outside form of views, moves and patches. Structs here are the one schema; this module stays interpreted."""

from __future__ import annotations

import typing
from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from msgspec.structs import astuple

from .domain import Domain
from .game import Game
from .moves import MoveTable
from .story import Event

A_SEAT = "a seat"  # marks a number that names a seat, CHANCE or CLOCK: `Annotated[int, A_SEAT]`
PER_SEAT = "per seat"  # marks a row with one entry for each seat, in seat order

Seat = Annotated[int, A_SEAT]


class View(msgspec.Struct):
    """What every view has; a game adds its own fields. Numbers inside; `show` gives the outside form."""

    seat: Seat | None
    moment: str
    asked: tuple[Seat, ...]
    pace: str
    legal: tuple[int, ...]
    story: tuple[Event, ...]


class Hint(msgspec.Struct):
    """What a move would win or risk: the id of a text and its number."""

    move: int
    hint: str
    n: int = 0


class Refusal(msgspec.Struct):
    """An answer to bad input: the id of a text, and which field is wrong where one is."""

    code: str
    field: str = ""
    expected: str = ""


Shower = Callable[[Any], Any]


def _same(value: Any) -> Any:
    return value


def _shower(kind: Any) -> Shower:
    """How values of an annotated type look outside: domains name their numbers, structs become objects."""
    for note in getattr(kind, "__metadata__", ()):
        if isinstance(note, Domain):
            return note.outside
    if typing.get_origin(kind) is Annotated:
        return _shower(typing.get_args(kind)[0])
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        parts = [(name, _shower(hint)) for name, hint in typing.get_type_hints(kind, include_extras=True).items()]
        return lambda value: {name: part(getattr(value, name)) for name, part in parts}
    args = typing.get_args(kind)
    if args and typing.get_origin(kind) in (tuple, list):
        inner = _shower(args[0])
        return list if inner is _same else lambda values: [inner(v) for v in values]
    for arg in args:
        inner = _shower(arg)
        if inner is not _same:
            return lambda value: None if value is None else inner(value)
    return _same


@lru_cache
def _fields(view: type[View]) -> list[tuple[str, Shower]]:
    hints = typing.get_type_hints(view, include_extras=True)
    return [(name, _shower(hint)) for name, hint in hints.items() if name not in ("legal", "story")]


@lru_cache
def _slots(view: type[View]) -> list[tuple[str, Shower | None]]:
    """All fields in the order of the struct; the two that are shown in their own way have no shower."""
    parts = dict(_fields(view))
    return [(name, parts.get(name)) for name in view.__struct_fields__]


def families(table: MoveTable, moves: tuple[int, ...]) -> list[dict[str, Any]]:
    """Legal moves grouped by kind, the fields of each as a row: `{"type": "flyer", "of": [[2, "vip"]]}`."""
    grouped: dict[str, list[list[Any]]] = {}
    for move in moves:
        row = list(table.outside(move).values())
        grouped.setdefault(str(row[0]), []).append(row[1:])
    return [{"type": name, "of": rows} if rows != [[]] else {"type": name} for name, rows in grouped.items()]


def show(game: Game[Any], view: View, told: list[dict[str, Any]] | None = None) -> dict[str, Any]:
    """The outside form of a view: ids for numbers, legal moves as families, the story as facts.

    `told`: the first facts as they were shown before, for who shows a growing story again and again.
    """
    shown = {name: part(getattr(view, name)) for name, part in _fields(type(view))}
    shown["legal"] = families(game.moves, view.legal)
    shown["story"] = (told or []) + [event.outside() for event in view.story[len(told or ()) :]]
    return shown


Known = dict[Any, Any]
WHOLE = ""  # where `Known` has the last reader's fields, before and after, and what changed in them
STORY = "+"  # where it has the last reader's stories, and what changed


def view_patch(game: Game[Any], old: View, new: View, known: Known) -> dict[str, Any]:
    """`patch(show(game, old), show(game, new))`, without showing what is the same inside.

    `known` carries what one reader's patch has in common with the next one's; keep it no longer than one move.
    """
    before, after = astuple(old), astuple(new)
    fields = before[1:4], before[6:], after[1:4], after[6:]  # all but the seat, the legal moves and the story
    whole = known.get(WHOLE)
    if whole is not None and whole[0] == fields and old.seat == new.seat:
        change: dict[str, Any] = dict(whole[1])
    else:
        change = {}
        for (name, part), was, value in zip(_slots(type(new)), before, after, strict=True):
            if part is not None and was is not value and was != value:
                change.update(_field_change(name, part, was, value, known))
        if old.seat == new.seat:
            known[WHOLE] = (fields, dict(change))
    if old.legal != new.legal:
        legal = families(game.moves, old.legal), families(game.moves, new.legal)
        change.update(patch({"legal": legal[0]}, {"legal": legal[1]}))
    if old.story is not new.story:
        told = known.get(STORY)
        if told is None or told[0] is not old.story or told[1] is not new.story:
            told = known[STORY] = (old.story, new.story, _story_change(old.story, new.story))
        change.update(told[2])
    return change


def _field_change(name: str, part: Shower, was: Any, value: Any, known: Known) -> dict[str, Any]:
    try:
        found = known.get((name, was, value))
    except TypeError:  # a value that cannot be a key is worked out for each reader
        return patch({name: part(was)}, {name: part(value)})
    if found is None:
        found = known[name, was, value] = patch({name: part(was)}, {name: part(value)})
    return found


def _story_change(old: tuple[Event, ...], new: tuple[Event, ...]) -> dict[str, Any]:
    if old and new[: len(old)] == old:
        return {} if len(new) == len(old) else {"+story": [event.outside() for event in new[len(old) :]]}
    return patch({"story": [event.outside() for event in old]}, {"story": [event.outside() for event in new]})


def parse(table: MoveTable, shown: Any) -> int | Refusal:
    """The move for a tagged form, or which field is wrong."""
    if not isinstance(shown, dict) or not isinstance(shown.get("type"), str):
        return Refusal("no-such-move", "type", '{"type": …}')
    kind = next((k for k in table.kinds if k.name == shown["type"]), None)
    if kind is None:
        return Refusal("no-such-move", "type", "|".join(k.name for k in table.kinds))
    names = [name for name, _ in kind.fields]
    for name in shown:
        if name != "type" and name not in names:
            return Refusal("bad-field", name, "|".join(["type", *names]))
    values = []
    for name, domain in kind.fields:
        try:
            value = domain.inside(shown[name])
        except (KeyError, ValueError):
            return Refusal("bad-field", name, repr(domain))
        if not 0 <= value - domain.first < domain.size:  # nobody (null) has no number in a move: it would be another move
            return Refusal("bad-field", name, repr(domain))
        values.append(value)
    return kind.of(*values)


def refusal(game: Game[Any], s: Any, seat: int, move: int) -> Refusal | None:
    """Why that seat may not make that move now, or None if it may. Says no more than the seat's view."""
    if not 0 <= seat < s.seats:
        return Refusal("no-such-seat", "seat", f"0..{s.seats - 1}")
    if game.ask(s) is None:
        return Refusal("game-over")
    view = game.view(s, seat)
    if move in view.legal:
        return None
    return Refusal(game.reason(view, move) if view.legal else game.reason_to_wait(view, move))


def patch(old: Any, new: Any) -> dict[str, Any]:
    """What turns one shown view into the next: `=` replaces, `+` appends, `~` goes deeper."""
    change: dict[str, Any] = {}
    for key, value in new.items():
        was = old.get(key, None)
        if key in old and was == value and type(was) is type(value):
            continue
        if isinstance(value, dict) and isinstance(was, dict) and value.keys() == was.keys():
            change["~" + key] = patch(was, value)
        elif isinstance(value, list) and isinstance(was, list):
            change.update(_list_change(key, was, value))
        else:
            change["=" + key] = value
    return change


def _list_change(key: str, was: list[Any], value: list[Any]) -> dict[str, Any]:
    if len(value) > len(was) and was and value[: len(was)] == was:
        return {"+" + key: value[len(was) :]}
    if len(value) == len(was) and len(value) > 2:
        spots = [i for i, (a, b) in enumerate(zip(was, value, strict=True)) if a != b]
        if len(spots) * 3 <= len(value):
            return {"~" + key: {"=" + str(i): value[i] for i in spots}}
    return {"=" + key: value}


def patched(old: Any, change: dict[str, Any]) -> Any:
    """`old` with a patch applied; `old` stays as it is."""
    if isinstance(old, list):
        row = list(old)
        for key, value in change.items():
            row[int(key[1:])] = value
        return row
    new = dict(old)
    for key, value in change.items():
        name = key[1:]
        if key[0] == "=":
            new[name] = value
        elif key[0] == "+":
            new[name] = old[name] + value
        else:
            new[name] = patched(old[name], value)
    return new
