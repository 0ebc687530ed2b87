"""One game among bots, on views only. Time passes as the game declares: each move is charged its duration."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..kernel.chance import Source
from ..kernel.game import CHANCE, CLOCK, Ask, Game
from ..players.bot import Bot

LONGEST = 1_000_000  # no game has so many moves: one that reaches it does not end


class Match:
    """A game and who plays it; `play` goes on to the end and says how many decisions were made."""

    def __init__(self, game: Game[Any], state: Any, bots: Sequence[Bot], source: Source) -> None:
        self.game = game
        self.state = state
        self.bots = bots
        self.source = source
        self.spent: dict[tuple[str, int], int] = {}

    def play(self) -> int:
        decisions = 0
        for _ in range(LONGEST):
            ask = self.game.ask(self.state)
            if ask is None:
                return decisions
            decisions += self._step(ask)
        raise RuntimeError(f"{self.game.name} does not end")

    def _step(self, ask: Ask) -> int:
        """One move by whoever is due; 1 if it was a player's."""
        game, s = self.game, self.state
        seats = ask.seats
        if not seats or self._time_is_up(ask):
            seat = CLOCK
        else:
            seat = seats[0] if len(seats) == 1 else seats[self.source.below(len(seats))]
        if seat == CHANCE:
            game.advance(s, CHANCE, game.legal(s, CHANCE)[self.source.pick(game.odds(s))])
            return 0
        if seat == CLOCK:
            game.advance(s, CLOCK, game.legal(s, CLOCK)[0])
            return 0
        move = self._choose(ask, seat)
        seconds = game.duration(move) if ask.pace else 0
        if seconds:
            budget = (ask.pace, ask.span)
            self.spent[budget] = self.spent.get(budget, 0) + seconds
        game.advance(s, seat, move)
        return 1

    def _choose(self, ask: Ask, seat: int) -> int:
        """A bot's move. Under seal many are asked who have nothing to decide: no view is made for them."""
        if ask.sealed:
            legal = self.game.legal(self.state, seat)
            if len(legal) == 1:
                return legal[0]
        return self.bots[seat].choose(self.game.view(self.state, seat), self.source)

    def _time_is_up(self, ask: Ask) -> bool:
        if not ask.pace or not self.spent.get((ask.pace, ask.span)):
            return False
        seconds = self.game.seconds(self.state, ask.pace)
        is_up = 0 < seconds <= self.spent[ask.pace, ask.span]
        return is_up and bool(self.game.legal(self.state, CLOCK))
