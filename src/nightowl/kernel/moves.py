"""Moves: a number inside, a tagged struct outside, one table per game, both ways.

A game declares its kinds of moves once; each takes a block of numbers, so a move is interned by being a number.
"""

from __future__ import annotations

from typing import Any, Final

from .domain import Domain

Move = int
NO_MOVE: Final = -1


class Kind:
    """One kind of move, `flyer(seat, counter)`: a block of numbers, the last field running fastest."""

    __slots__ = ("base", "fields", "name", "size")

    def __init__(self, name: str, fields: list[tuple[str, Domain]], base: int) -> None:
        self.name = name
        self.fields = fields
        self.base = base
        self.size = 1
        for _, domain in fields:
            self.size *= domain.size

    def of(self, *values: int) -> int:
        """The move of this kind with these field values."""
        offset = 0
        for (_, domain), value in zip(self.fields, values, strict=True):
            offset = offset * domain.size + value - domain.first
        return self.base + offset

    def values(self, move: int) -> list[int]:
        rest = move - self.base
        found: list[int] = []
        for _, domain in reversed(self.fields):
            found.append(rest % domain.size + domain.first)
            rest //= domain.size
        found.reverse()
        return found

    def inside(self, shown: dict[str, Any]) -> int:
        """The move with this outside form; NO_MOVE if it is none of this kind."""
        if len(shown) != len(self.fields) + 1:
            return NO_MOVE
        offset = 0
        for name, domain in self.fields:
            place = domain.place(shown.get(name))
            if place < 0:
                return NO_MOVE
            offset = offset * domain.size + place
        return self.base + offset

    def has(self, move: int) -> bool:
        return self.base <= move < self.base + self.size


class MoveTable:
    """All moves of a game. `table.kind("vote", seat=SEAT)` declares a kind and gives it the next numbers."""

    __slots__ = ("_named", "_of", "_shown", "kinds", "size")

    def __init__(self) -> None:
        self.kinds: list[Kind] = []
        self.size = 0
        self._of: list[Kind] = []
        self._named: dict[str, Kind] = {}
        self._shown: dict[int, dict[str, str | int | None]] = {}

    def kind(self, name: str, **fields: Domain) -> Kind:
        kind = Kind(name, list(fields.items()), self.size)
        self.kinds.append(kind)
        self.size += kind.size
        self._of.extend([kind] * kind.size)
        self._named[name] = kind
        return kind

    def kind_of(self, move: int) -> Kind:
        return self._of[move]

    def find(self, name: str) -> Kind | None:
        return self._named.get(name)

    def named(self, name: str) -> Kind:
        return self._named[name]

    def inside(self, shown: dict[str, Any]) -> int:
        """The move with that tagged form; NO_MOVE if there is none."""
        name = shown.get("type")
        kind = self._named.get(name) if isinstance(name, str) else None
        return NO_MOVE if kind is None else kind.inside(shown)

    def outside(self, move: int) -> dict[str, str | int | None]:
        """The tagged form: `{"type": "vote", "seat": 2}`."""
        shown = self._shown.get(move)
        if shown is None:
            kind = self._of[move]
            shown = {"type": kind.name}
            for (name, domain), value in zip(kind.fields, kind.values(move), strict=True):
                shown[name] = domain.outside(value)
            self._shown[move] = shown
        return shown.copy()
