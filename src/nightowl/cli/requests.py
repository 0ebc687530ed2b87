"""What a program may ask of the engine: one struct per command, read from one JSON object."""

from __future__ import annotations

from typing import Any, Literal, TypeVar

import msgspec

from .. import registry
from ..kernel.game import CHANCE, CLOCK

SEAT_NAMES = {"chance": CHANCE, "clock": CLOCK}
SEAT_WORDS = {number: word for word, number in SEAT_NAMES.items()}

Seat = int | Literal["chance", "clock"]


class Fault(Exception):
    """A request that cannot be met: a code, the field to blame, and what the message needs."""

    def __init__(self, code: str, field: str = "", /, **values: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.field = field
        self.values = values

    def message(self, lang: str) -> str:
        return registry.texts(None, lang).say(f"engine-{self.code}", **self.values)


class Refused(Fault):
    """What the rules or the options of a game refuse, in the words of the game."""

    def __init__(self, game: str, code: str, field: str = "", /, **values: str | int) -> None:
        super().__init__(code, field, **values)
        self.game = game

    def message(self, lang: str) -> str:
        return registry.texts(self.game, lang).say(f"refused-{self.code}", **self.values)


class Request(msgspec.Struct, kw_only=True):
    """`id` comes back with the answer, whatever it is."""

    do: str
    id: int | str | None = None


class Games(Request):
    pass


class Moves(Request):
    game: str


class New(Request):
    game: str
    table: str = ""
    seats: int | None = None
    names: list[str] | None = None
    options: dict[str, Any] = {}
    seed: int | str | None = None
    chance: Literal["table", "manual"] = "table"
    after: str = ""


class AtTable(Request):
    table: str


class Legal(AtTable):
    seat: Seat


class Play(AtTable):
    seat: Seat
    move: dict[str, Any]
    note: str = ""


class Look(AtTable):
    seat: int | None


class Bot(AtTable):
    seat: int
    level: str = "normal"


KINDS: dict[str, type[Request]] = {
    "games": Games,
    "moves": Moves,
    "new": New,
    "ask": AtTable,
    "legal": Legal,
    "play": Play,
    "view": Look,
    "reckon": Look,
    "bot": Bot,
    "outcome": AtTable,
    "record": AtTable,
    "close": AtTable,
    "quit": Games,
}

R = TypeVar("R", bound=Request)


def parsed(line: bytes) -> dict[str, Any]:
    """The JSON object in a line."""
    try:
        given = msgspec.json.decode(line)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Fault("not-json", detail=str(error)) from None
    if not isinstance(given, dict):
        raise Fault("not-an-object")
    return given


def request(given: dict[str, Any]) -> Request:
    """The request in an object; a Fault names the field that is wrong."""
    do = given.get("do")
    kind = KINDS.get(do) if isinstance(do, str) else None
    if kind is None:
        raise Fault("unknown-command", "do", commands=", ".join(KINDS))
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    for name in given:
        if name not in fields:
            raise Fault("unknown-field", name[:100], name=name[:100], names=", ".join(fields))
    for name, field in fields.items():
        if name not in given:
            if field.required:
                raise Fault("missing-field", name, name=name)
            continue
        try:
            msgspec.convert(given[name], field.type)
        except msgspec.ValidationError as error:
            raise Fault("bad-field", name, name=name, detail=str(error)) from None
    return msgspec.convert(given, kind)
