"""A table as its log tells it: who is here, who sits where, what is agreed, and the game that is on.

Nothing here is ever written down: any node folds the same log into the same table (`fold.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from ..kernel.game import Game
from .document import Stage, TableDoc
from .round import Round
from .wire import Absent, Tempo

MOST_PEOPLE = 64
REMEMBERED = 256  # wishes whose repetition is recognised
CHAT_KEPT = 200


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


class Table:
    def __init__(self, id: str, game: Game[Any], levels: Sequence[str]) -> None:
        self.id = id
        self.game = game
        self.levels = tuple(levels)
        self.n = 0
        self.time = 0
        self.version = 0  # counts the changes of what the public part of a table shows
        self.shown: tuple[int, TableDoc] | None = None  # the public part as of a version
        self.step: tuple[TableDoc, TableDoc, dict[str, Any]] | None = None  # two of them, and what turns one into the other
        self.common: tuple[int, Any] | None = None  # what everybody sees alike, as of a line
        self.stage: Stage = "lobby"
        self.people: dict[str, Person] = {}
        self.joined = 0
        self.host = ""
        self.places: list[Place] = [Place() for _ in range(game.fewest)]
        self.options: dict[str, Any] = dict(game.table_options)
        self.tempo: Tempo = "generous"
        self.window = 6
        self.absent: Absent = "bot"
        self.locked = False
        self.paused = 0  # since when
        self.asleep = 0  # since when nobody who plays has been here
        self.round: Round | None = None
        self.carry: Any = None
        self.sat: list[str] = []  # who sat where in the round that handed it on; empty for bots
        self.results: list[Result] = []  # of this series
        self.claims: dict[str, tuple[int, set[str]]] = {}  # who wants which seat, and who agrees
        self.aborts: set[str] = set()
        self.chat: list[Said] = []
        self.dropped = 0  # how many words at the front of the chat are forgotten
        self.done: dict[str, None] = {}  # the wishes done last, oldest first

    def seats_of(self, who: str) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.person == who]

    def players(self) -> list[Person]:
        """The people who hold a seat, in the order they came."""
        return [person for person in self.people.values() if self.seats_of(person.id)]

    def sees_game(self, person: Person) -> bool:
        return person.adult or not self.game.adult

    def default_level(self) -> str:
        return "normal" if "normal" in self.levels else self.levels[-1]

    @property
    def is_on(self) -> bool:
        """A game has begun or is being dealt."""
        return self.stage in ("deal", "play")

    def playing(self) -> Round:
        assert self.round is not None, "there is no game"
        return self.round

    def remember(self, id: str) -> None:
        self.done[id] = None
        if len(self.done) > REMEMBERED:
            del self.done[next(iter(self.done))]

    def say(self, said: Said) -> None:
        self.chat.append(said)
        if len(self.chat) > CHAT_KEPT:
            del self.chat[0]
            self.dropped += 1
