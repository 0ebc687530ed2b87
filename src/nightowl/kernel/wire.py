"""The outside form of views, moves and patches. Structs here are the one schema; this module stays interpreted."""

from __future__ import annotations

import typing
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from msgspec.structs import astuple

from .domain import Domain
from .game import Game
from .moves import NO_MOVE, MoveTable
from .patch import Known, Shower, Slot, families, seen_change
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
def _slots(view: type[View]) -> list[Slot]:
    """All fields in the order of the struct."""
    parts, hints = dict(_fields(view)), typing.get_type_hints(view, include_extras=True)
    return [Slot(name, parts.get(name), _entry(hints[name])) for name in view.__struct_fields__]


def _entry(kind: Any) -> Shower | None:
    """How the entries of a row look outside; None for what is no plain row."""
    if typing.get_origin(kind) is Annotated:
        return None if any(isinstance(note, Domain) for note in kind.__metadata__) else _entry(typing.get_args(kind)[0])
    return _shower(typing.get_args(kind)[0]) if typing.get_origin(kind) in (tuple, list) else None


def show(game: Game[Any], view: View, told: list[dict[str, Any]] | None = None) -> dict[str, Any]:
    """The outside form of a view: ids for numbers, legal moves as families, the story as facts.

    `told`: the first facts as they were shown before, for who shows a growing story again and again.
    """
    shown = {name: part(getattr(view, name)) for name, part in _fields(type(view))}
    shown["legal"] = families(game.moves, view.legal)
    shown["story"] = (told or []) + [event.outside() for event in view.story[len(told or ()) :]]
    return shown


def slots(view: View) -> list[Slot]:
    """What `seen_change` wants to know of the fields of such views."""
    return _slots(type(view))


def values(view: View) -> tuple[Any, ...]:
    """Its fields, in the order of the slots."""
    return astuple(view)


def view_patch(game: Game[Any], old: View, new: View, known: Known) -> dict[str, Any]:
    """`patch(show(game, old), show(game, new))`, without showing what is the same inside. For one reader, so for one seat.

    `known` carries what one reader's patch has in common with the next one's; keep it no longer than one move.
    """
    return seen_change(game.moves, slots(new), values(old), values(new), known)


def parse(table: MoveTable, shown: Any) -> int | Refusal:
    """The move for a tagged form, or which field is wrong."""
    if not isinstance(shown, dict) or not isinstance(shown.get("type"), str):
        return Refusal("no-such-move", "type", '{"type": …}')
    move = table.inside(shown)
    return misread(table, shown) if move == NO_MOVE else move


def misread(table: MoveTable, shown: dict[str, Any]) -> Refusal:
    """Why that is no move."""
    kind = table.find(shown["type"])
    if kind is None:
        return Refusal("no-such-move", "type", "|".join(k.name for k in table.kinds))
    names = [name for name, _ in kind.fields]
    for name in shown:
        if name != "type" and name not in names:
            return Refusal("bad-field", name, "|".join(["type", *names]))
    wrong = next((name, domain) for name, domain in kind.fields if domain.place(shown.get(name)) < 0)
    return Refusal("bad-field", wrong[0], repr(wrong[1]))


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
