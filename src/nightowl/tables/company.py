"""Who is at a table: people, the seats they hold, what they say, and how their games ended."""

from __future__ import annotations

from typing import NamedTuple

import msgspec


class Person(msgspec.Struct):
    """Somebody with a token. `away`: since when, 0 if she is here, at the node she is connected to."""

    id: str
    name: str
    lang: str
    away: int
    node: str = ""
    adult: bool = False
    ready: bool = False
    muted: bool = False
    devices: int = 0  # how often she has moved to another device
    spoke: list[int] = []


class Place(msgspec.Struct):
    """A seat: a person's, a bot's, or empty. `stand_in`: a bot plays until its person is back."""

    person: str = ""
    level: str = ""
    stand_in: bool = False
    resigned: bool = False
    auto_pass: bool = False

    @property
    def is_empty(self) -> bool:
        return not self.person and not self.level

    @property
    def is_bot(self) -> bool:
        """Whether a program decides for it now."""
        return self.stand_in or self.resigned or (not self.person and bool(self.level))


class Said(NamedTuple):
    """A word in the chat; `hearers` None: everybody, also who comes later."""

    who: str
    name: str
    text: str
    to: str
    time: int
    hearers: frozenset[str] | None


class Result(msgspec.Struct):
    """How a game ended: by its rules (`finished`), or `resigned`, `aborted`, `abandoned`."""

    ended: str
    how: str
    scores: list[int]
    winners: list[int]
    ranks: list[int]
    resigned: list[int]
    goes_on: bool = False  # a match in which this game hands something on
