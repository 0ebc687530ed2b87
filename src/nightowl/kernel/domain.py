"""Domains: what a number inside stands for outside. Fields of moves, events and views share them."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1


class Domain:
    """A named range of small numbers. Each has a text form that parses back: an id (`vip`) or the number itself."""

    __slots__ = ("first", "ids", "name", "size")

    def __init__(self, name: str, ids: list[str] | None = None, first: int = 0, size: int = 0) -> None:
        self.name = name
        self.ids = ids
        self.first = first
        self.size = len(ids) if ids is not None else size

    def outside(self, value: int) -> str | int | None:
        if value == NOBODY and self.first > NOBODY:
            return None
        return self.ids[value] if self.ids is not None else value

    def inside(self, value: str | int | None) -> int:
        """The number for an outside form; ValueError if there is none."""
        if value is None and self.first > NOBODY:
            return NOBODY
        if self.ids is not None:
            if isinstance(value, str) and value in self.ids:
                return self.ids.index(value)
        elif isinstance(value, int) and not isinstance(value, bool) and self.first <= value < self.first + self.size:
            return value
        raise ValueError(f"{value!r} is not one of {self}")

    def place(self, value: object) -> int:
        """Which of the values of a move's field an outside form is, from 0; -1 if it is none. Nobody (null) is none."""
        if self.ids is not None:
            return self.ids.index(value) if isinstance(value, str) and value in self.ids else -1
        if isinstance(value, int) and not isinstance(value, bool) and self.first <= value < self.first + self.size:
            return value - self.first
        return -1

    def __repr__(self) -> str:
        if self.ids is None:
            return f"{self.name} {self.first}..{self.first + self.size - 1}"
        return f"{self.name} " + "|".join(self.ids)


def numbers(name: str, first: int, last: int) -> Domain:
    return Domain(name, None, first, last - first + 1)


def named(name: str, ids: list[str]) -> Domain:
    return Domain(name, ids)


SEAT = numbers("seat", 0, 9)
AMOUNT = numbers("amount", -1_000_000, 1_000_000)
YES_NO = named("yes-no", ["no", "yes"])
