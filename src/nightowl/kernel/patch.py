"""Patches: what turns one shown view into the next. `=` replaces, `+` appends, `~` goes deeper."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .moves import MoveTable
from .story import Event

Shower = Callable[[Any], Any]
Known = dict[Any, Any]
WHOLE = ""  # where `Known` has the last reader's stories and fields, before and after, and what changed in them


class Slot:
    """A field of a view: how its values look outside, and for a row how one of its entries does."""

    __slots__ = ("entry", "name", "part")

    def __init__(self, name: str, part: Shower | None, entry: Shower | None) -> None:
        self.name = name
        self.part = part  # None for the two that are shown in their own way
        self.entry = entry


def patch(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """What turns one shown view into the next."""
    change: dict[str, Any] = {}
    for key, value in new.items():
        was = old.get(key)
        if key in old and was == value and type(was) is type(value):
            continue
        if isinstance(value, dict) and isinstance(was, dict) and value.keys() == was.keys():
            change["~" + key] = patch(was, value)
        elif isinstance(value, list) and isinstance(was, list):
            change.update(row_change(key, was, value, None))
        else:
            change["=" + key] = value
    return change


def row_change(name: str, was: Any, value: Any, entry: Shower | None) -> dict[str, Any]:
    """What turns a row into the next, its entries shown by `entry`; nothing else of it is shown."""
    if len(value) > len(was) and was and value[: len(was)] == was:
        return {"+" + name: shown(value[len(was) :], entry)}
    if len(value) == len(was) and len(value) > 2:
        spots = [i for i in range(len(value)) if was[i] != value[i]]
        if len(spots) * 3 <= len(value):
            return {"~" + name: {"=" + str(i): value[i] if entry is None else entry(value[i]) for i in spots}}
    return {"=" + name: shown(value, entry)}


def shown(row: Any, entry: Shower | None) -> list[Any]:
    return list(row) if entry is None else [entry(value) for value in row]


def families(table: MoveTable, moves: tuple[int, ...]) -> list[dict[str, Any]]:
    """Legal moves grouped by kind, the fields of each as a row: `{"type": "flyer", "of": [[2, "vip"]]}`."""
    grouped: dict[str, list[list[Any]]] = {}
    for move in moves:
        row = list(table.outside(move).values())
        grouped.setdefault(str(row[0]), []).append(row[1:])
    return [{"type": name, "of": rows} if rows != [[]] else {"type": name} for name, rows in grouped.items()]


def seen_change(
    moves: MoveTable, slots: list[Slot], before: tuple[Any, ...], after: tuple[Any, ...], known: Known
) -> dict[str, Any]:
    """What changed between two views of one seat, given as the values of their fields.

    Readers who see the same change get the very same object: leave it as it is.
    """
    was_told, is_told = before[5], after[5]
    fields = before[1:4], before[6:], after[1:4], after[6:]  # all but the seat, the legal moves and the story
    whole = known.get(WHOLE)
    if whole is not None and whole[0] is was_told and whole[1] is is_told and whole[2] == fields:
        change: dict[str, Any] = whole[3]
    else:
        change = {}
        for i, slot in enumerate(slots):
            was, value = before[i], after[i]
            if slot.part is not None and was is not value and was != value:
                change.update(field_change(slot, slot.part, was, value, known))
        change.update(story_change(was_told, is_told))
        known[WHOLE] = (was_told, is_told, fields, change)
    if before[4] == after[4]:
        return change
    return {**change, **patch({"legal": families(moves, before[4])}, {"legal": families(moves, after[4])})}


def field_change(slot: Slot, part: Shower, was: Any, value: Any, known: Known) -> dict[str, Any]:
    try:
        found = known.get((slot.name, was, value))
    except TypeError:  # a value that cannot be a key is worked out for each reader
        return patch({slot.name: part(was)}, {slot.name: part(value)})
    if found is None:
        if slot.entry is not None and was is not None and value is not None:
            found = row_change(slot.name, was, value, slot.entry)
        else:
            found = patch({slot.name: part(was)}, {slot.name: part(value)})
        known[slot.name, was, value] = found
    answer: dict[str, Any] = found
    return answer


def story_change(old: tuple[Event, ...], new: tuple[Event, ...]) -> dict[str, Any]:
    if old is new:
        return {}
    if old and new[: len(old)] == old:
        return {} if len(new) == len(old) else {"+story": [event.outside() for event in new[len(old) :]]}
    return patch({"story": [event.outside() for event in old]}, {"story": [event.outside() for event in new]})


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
