"""Random play with everybody's say: asked seats, seats that may interrupt, chance and the clock. For laws and fuzzing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .chance import Source
from .game import CHANCE, CLOCK, Game
from .story import Event

UNASKED = 8  # one move in so many is tried from a seat nobody waits for


class Step:
    """One move of a game: the states before and after it, and what was told."""

    __slots__ = ("after", "before", "move", "seat", "told")

    def __init__(self, before: Any, seat: int, move: int, after: Any, told: list[Event]) -> None:
        self.before = before
        self.seat = seat
        self.move = move
        self.after = after
        self.told = told


def unasked(game: Game[Any], s: Any) -> list[int]:
    """The seats that may move though nobody waits for them."""
    ask = game.ask(s)
    asked = () if ask is None else ask.seats
    return [seat for seat in (*range(s.seats), CLOCK) if seat not in asked and game.legal(s, seat)]


def choose(game: Game[Any], s: Any, source: Source) -> tuple[int, int]:
    """Somebody's legal move, at random."""
    ask = game.ask(s)
    assert ask is not None, "the game is over"
    seats = list(ask.seats)
    if CHANCE not in seats and source.below(UNASKED) == 0:
        seats = unasked(game, s) or seats
    seat = seats[source.below(len(seats))]
    moves = game.legal(s, seat)
    return seat, moves[source.pick(game.odds(s)) if seat == CHANCE else source.below(len(moves))]


def walk(game: Game[Any], s: Any, source: Source) -> Iterator[Step]:
    """Play to the end, one state after another."""
    while game.ask(s) is not None:
        seat, move = choose(game, s, source)
        after, told = game.apply(s, seat, move)
        yield Step(s, seat, move, after, told)
        s = after


def moves_of_all(game: Game[Any], s: Any) -> list[tuple[int, int]]:
    """Every move anybody could make now, chance and clock included."""
    return [(seat, move) for seat in (CHANCE, CLOCK, *range(s.seats)) for move in game.legal(s, seat)]
