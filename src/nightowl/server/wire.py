"""The bodies of HTTP requests and answers: with `tables/wire.py`, the one schema."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ..kernel.deal import Verdict
from ..kernel.options import Allowed
from ..tables.wire import Id, Language, Name, Seat

Kind = Literal["flag", "choice", "number", "list", "text"]


class Create(msgspec.Struct, forbid_unknown_fields=True):
    """A new table, and who makes it."""

    game: str
    name: Name
    lang: Language = "en"


class Join(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    lang: Language = "en"


class Redeem(msgspec.Struct, forbid_unknown_fields=True):
    """A code from another device, good once."""

    code: str


class Created(msgspec.Struct):
    """The token is shown this once."""

    code: str
    who: str
    token: str


class Joined(msgspec.Struct):
    who: str
    token: str


class Option(msgspec.Struct, omit_defaults=True):
    """What a table may agree on. `choices`, `low` and `high` of a list are those of its items."""

    name: str
    kind: Kind
    default: Any
    choices: list[Any] | None = None
    low: int | None = None
    high: int | None = None


class Offered(msgspec.Struct):
    """A game this server has."""

    name: str
    fewest: int
    most: int
    adult: bool
    levels: list[str]
    options: list[Option]


class Places(msgspec.Struct):
    all: int
    taken: int


class Outline(msgspec.Struct):
    """What somebody with the link may know of a table before she joins."""

    code: str
    game: str
    adult: bool
    stage: str
    locked: bool
    people: list[str]
    seats: Places


class Token(msgspec.Struct, forbid_unknown_fields=True):
    """The first message of a visit: who is there."""

    token: str


class Query(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="query"):
    """A question. It changes nothing and stands in no log."""


class Resync(Query, tag="resync"):
    """The next message is a full one."""


class Hints(Query, tag="hints"):
    id: Id
    seat: Seat


class Reckon(Query, tag="reckon"):
    """What can be worked out from a view, where the game offers it."""

    id: Id
    seat: Seat


class Words(Query, tag="text"):
    """A view in words, in the language of who asks; no seat: what the public sees. `names`: how she calls the seats."""

    id: Id
    seat: Seat | None = None
    names: Annotated[list[Name], msgspec.Meta(max_length=64)] = []


AnyQuery = Resync | Hints | Reckon | Words


class Told(msgspec.Struct, tag="told", tag_field="is"):
    """The answer to the query with that id."""

    id: str
    what: Any


def option(a: Allowed) -> Option:
    kind: Kind = "text"
    if a.many:
        kind = "list"
    elif a.choices == (False, True):
        return Option(a.name, "flag", a.default)
    elif a.choices:
        kind = "choice"
    elif isinstance(a.default, int):
        kind = "number"
    return Option(a.name, kind, a.default, list(a.choices) or None, a.least, a.most)


class ReplayOutcome(msgspec.Struct):
    how: str
    scores: list[int]
    winners: list[int]


class ReplayStep(msgspec.Struct):
    """Entry n of the record, what it changed in the view, and what was written beside it."""

    n: int
    seat: int | None
    move: dict[str, Any]
    change: dict[str, Any]
    note: str = ""


class Replay(msgspec.Struct):
    """A game that is over, step by step, as one seat or the public saw it."""

    game: str
    seats: int
    names: list[str]
    outcome: ReplayOutcome | None
    first: dict[str, Any]
    steps: list[ReplayStep]


class Ruled(msgspec.Struct, omit_defaults=True):
    """What the rules say to a record; `known` False: this server cannot tell."""

    known: bool = True
    fits: bool = True
    entry: int | None = None
    reason: str = ""
    detail: str = ""
    moves: int = 0


class Verified(msgspec.Struct, omit_defaults=True):
    """What can be found out about a record. `fits`: nothing contradicts. `line` and `fault`: why it cannot be read."""

    fits: bool
    game: str = ""
    rules: int = 0
    names: list[str] = []
    entries: int = 0
    hash: str = ""
    line: int = 0
    fault: str = ""
    verdict: Verdict | None = None
    rules_say: Ruled | None = None


class Health(msgspec.Struct):
    """The process answers (`health`), or it can serve tables (`ready`)."""

    ok: bool
    version: str
