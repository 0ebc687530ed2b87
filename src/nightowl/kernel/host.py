"""The host of one game in one process: answers chance, checks moves at the border, keeps the record."""

from __future__ import annotations

from typing import Any

from .chance import Source
from .game import CHANCE, CLOCK, LET_CHANCE, Ask, Game
from .record import Record
from .story import Event
from .wire import Refusal, parse, refusal


class Host:
    """Runs a game. `source=None` means manual chance: the caller plays CHANCE too."""

    def __init__(self, game: Game[Any], state: Any, record: Record, source: Source | None) -> None:
        self.game = game
        self.state = state
        self.record = record
        self.source = source

    def ask(self) -> Ask | None:
        return self.game.ask(self.state)

    def settle(self) -> list[Event]:
        """Answer chance until somebody else is asked; what happened meanwhile."""
        told: list[Event] = []
        while self.source is not None:
            ask = self.ask()
            if ask is None or ask.seats != (CHANCE,):
                break
            odds = self.game.odds(self.state)
            told += self._chance(odds, self.source.pick(odds))
        return told

    def _chance(self, odds: list[int], pick: int) -> list[Event]:
        move = self.game.legal(self.state, CHANCE)[pick]
        self.record.add_chance(self.game.moves.outside(move), odds, pick)
        return self.game.advance(self.state, CHANCE, move)

    def play(self, seat: int, move: int, note: str = "") -> Refusal | list[Event]:
        """A player's move, checked; then chance, if it is chance's turn."""
        no = refusal(self.game, self.state, seat, move)
        if no is not None:
            return no
        self.record.add_move(seat, self.game.moves.outside(move), note)
        told = self.game.advance(self.state, seat, move)
        return told + self.settle()

    def play_outside(self, seat: int, shown: Any, note: str = "") -> Refusal | list[Event]:
        """The same for a tagged move; CHANCE and CLOCK may be played by the caller of a manual table."""
        move = parse(self.game.moves, shown)
        if isinstance(move, Refusal):
            return move
        if seat in (CHANCE, CLOCK):
            return self._play_for_the_table(seat, move)
        return self.play(seat, move, note)

    def _play_for_the_table(self, seat: int, move: int) -> Refusal | list[Event]:
        if seat == CHANCE and self.source is not None:
            return Refusal("chance-is-automatic", "seat")
        legal = self.game.legal(self.state, seat)
        if move not in legal:
            return Refusal("game-over" if self.ask() is None else "not-now")
        if seat == CHANCE:
            odds = self.game.odds(self.state)
            return self._chance(odds, legal.index(move))
        self.record.add_move(CLOCK, self.game.moves.outside(move))
        return self.game.advance(self.state, CLOCK, move) + self.settle()

    def fallback(self, seat: int, source: Source) -> int:
        """What that seat plays when nobody answers for it."""
        view = self.game.view(self.state, seat)
        move = self.game.fallback(view)
        return int(view.legal[source.below(len(view.legal))]) if move == LET_CHANCE else move
