"""A table for tests: it hosts any game with scripted chance and fails loudly when a move is not legal.

Moves and facts read as short lines: the kind, then its fields in order, `took 1 vip 7`.
"""

from __future__ import annotations

import hashlib
from typing import Any

from nightowl.kernel.chance import Seeded
from nightowl.kernel.game import CHANCE, CLOCK, Game, Outcome
from nightowl.kernel.host import Host
from nightowl.kernel.record import Header, Record
from nightowl.kernel.story import Event
from nightowl.kernel.wire import Refusal, parse, refusal
from nightowl.registry import charter, load


class Table:
    """`Table("gelini", seats=3, actions=True)` starts a game; `Table.at(game, state)` goes on from any position."""

    def __init__(self, game: str, seats: int, **options: Any) -> None:
        loaded = load(game)
        self._host(loaded, loaded.new(loaded.options(options), seats), options)

    @classmethod
    def at(cls, game: Game[Any], state: Any) -> Table:
        table = cls.__new__(cls)
        table._host(game, state, {})
        return table

    def _host(self, game: Game[Any], state: Any, options: dict[str, Any]) -> None:
        self.game = game
        self.host = Host(game, state, Record(header(game, options, state.seats)), None)
        self._looked = state.story.length

    @property
    def state(self) -> Any:
        return self.host.state

    def chance(self, kind: str, **fields: Any) -> Table:
        """Chance answers so."""
        return self._does(CHANCE, {"type": kind, **fields})

    def rolls(self, *faces: int) -> Table:
        for face in faces:
            self.chance("roll", face=face)
        return self

    def chance_from(self, seed: int | str) -> Table:
        """Chance answers by itself until somebody else is asked."""
        self.host.source = Seeded(seed)
        self.host.settle()
        self.host.source = None
        return self

    def clock(self, kind: str, **fields: Any) -> Table:
        return self._does(CLOCK, {"type": kind, **fields})

    def play(self, by: int, kind: str, /, **fields: Any) -> Table:
        """That seat plays; `table.play(0, "flyer", seat=2, counter="vip")`."""
        return self._does(by, {"type": kind, **fields})

    def _does(self, seat: int, shown: dict[str, Any]) -> Table:
        answer = self.host.play_outside(seat, shown)
        if isinstance(answer, Refusal):
            raise AssertionError(f"seat {seat} may not {short(shown)}: {answer}; {self.asked()}; legal: {self.legal(seat)}")
        return self

    def refuses(self, by: int, kind: str, /, **fields: Any) -> str:
        """The code of the refusal; fails if the move is good."""
        shown = {"type": kind, **fields}
        move = parse(self.game.moves, shown)
        no = move if isinstance(move, Refusal) else refusal(self.game, self.state, by, move)
        if no is None:
            raise AssertionError(f"seat {by} may {short(shown)}")
        return no.code

    def asked(self) -> str:
        """Who is asked what: `move 2`; `over` when nobody is."""
        ask = self.host.ask()
        return "over" if ask is None else " ".join([ask.moment, *("chance" if s == CHANCE else str(s) for s in ask.seats)])

    def legal(self, seat: int) -> list[str]:
        return [short(self.game.moves.outside(move)) for move in self.game.legal(self.state, seat)]

    def told(self, seat: int | None = None) -> list[str]:
        """What happened since the last look; with a seat, only what that seat was told."""
        events: list[Event] = self.state.story.since(self._looked)
        self._looked = self.state.story.length
        return [short(e.outside()) for e in events if seat is None or e.is_for(seat)]

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.state, seat)

    def outcome(self) -> Outcome:
        outcome = self.game.outcome(self.state)
        assert outcome is not None, f"it is not over: {self.asked()}"
        return outcome

    def winners(self) -> list[int]:
        return self.outcome().winners


def short(shown: dict[str, Any]) -> str:
    """A tagged move or fact as one short line."""
    return " ".join("-" if value is None else str(value) for value in shown.values())


def header(game: Game[Any], options: dict[str, Any], seats: int, **more: Any) -> Header:
    names = [f"Seat {seat}" for seat in range(seats)]
    return Header(game=game.name, rules=game.rules, content=game.content, options=options, seats=names, **more)


def fingerprint(game: str, state: Any) -> str:
    """A short hash of everything in a state, the same in every build."""
    return hashlib.sha256(charter(game).codec.encode(state)).hexdigest()[:16]
