"""Relabelling seats: moves, facts and views as they would be had people sat elsewhere. For law 13."""

from __future__ import annotations

import typing
from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Any

import msgspec

from .domain import Domain
from .moves import MoveTable
from .story import Event
from .wire import A_SEAT, PER_SEAT, View

Seating = tuple[int, ...]  # seat i becomes the i-th entry
Relabel = Callable[[Any, Seating], Any]


def seat(value: int, seating: Seating) -> int:
    return seating[value] if 0 <= value < len(seating) else value


def is_seat(domain: Domain) -> bool:
    return domain.name == "seat"


def move(table: MoveTable, number: int, seating: Seating) -> int:
    kind = table.kind_of(number)
    pairs = zip(kind.fields, kind.values(number), strict=True)
    return kind.of(*[seat(value, seating) if is_seat(domain) else value for (_, domain), value in pairs])


def event(told: Event, seating: Seating) -> tuple[str, tuple[int, ...]]:
    pairs = zip(told.kind.fields, told.facts, strict=True)
    return told.kind.name, tuple(seat(fact, seating) if is_seat(domain) else fact for (_, domain), fact in pairs)


def row(values: Any, seating: Seating) -> list[Any]:
    """A row with one entry for each seat, in the new order."""
    moved = list(values)
    for old, value in enumerate(values):
        moved[seating[old]] = value
    return moved


def view(table: MoveTable, shown: View, seating: Seating) -> dict[str, Any]:
    """All fields of a view, relabelled; what no rule orders (who is asked, legal moves, facts of a move) is sorted."""
    fields = {name: part(getattr(shown, name), seating) for name, part in _fields(type(shown))}
    fields["asked"] = sorted(fields["asked"])
    fields["legal"] = sorted(move(table, number, seating) for number in shown.legal)
    fields["story"] = sorted(event(told, seating) for told in shown.story)
    return fields


@lru_cache
def _fields(kind: type[View]) -> list[tuple[str, Relabel]]:
    hints = typing.get_type_hints(kind, include_extras=True)
    return [(name, _relabel(hint)) for name, hint in hints.items() if name not in ("legal", "story")]


def _same(value: Any, seating: Seating) -> Any:
    return value


def _relabel(kind: Any) -> Relabel:
    notes = getattr(kind, "__metadata__", ())
    if any(note is A_SEAT or (isinstance(note, Domain) and is_seat(note)) for note in notes):
        return lambda value, seating: None if value is None else seat(value, seating)
    if PER_SEAT in notes:
        inner = _relabel(typing.get_args(kind)[0])
        return lambda values, seating: row(inner(values, seating), seating)
    if typing.get_origin(kind) is Annotated:
        return _relabel(typing.get_args(kind)[0])
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        parts = [(name, _relabel(hint)) for name, hint in typing.get_type_hints(kind, include_extras=True).items()]
        return lambda value, seating: {name: part(getattr(value, name), seating) for name, part in parts}
    args = typing.get_args(kind)
    if args and typing.get_origin(kind) in (tuple, list):
        inner = _relabel(args[0])
        return lambda values, seating: [inner(value, seating) for value in values]
    for arg in args:
        inner = _relabel(arg)
        if inner is not _same:
            return lambda value, seating: None if value is None else inner(value, seating)
    return _same
