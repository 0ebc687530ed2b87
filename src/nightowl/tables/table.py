"""A table as its log tells it: who is here, who sits where, what is agreed, and the game that is on.

Nothing here is ever written down: any node folds the same log into the same table (`fold.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..kernel.game import Game
from .company import Person, Place, Result, Said
from .document import Stage
from .round import Round
from .wire import Absent, Tempo

MOST_PEOPLE = 64
REMEMBERED = 256  # wishes whose repetition is recognised
CHAT_KEPT = 200


class Table:
    def __init__(self, id: str, game: Game[Any], levels: Sequence[str]) -> None:
        self.id = id
        self.game = game
        self.levels = tuple(levels)
        self.n = 0
        self.time = 0
        self.version = 0  # counts the changes of what the public part of a table shows
        self.moment: Any = None  # what could be seen at the last line somebody was told of (`moment.py`)
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
