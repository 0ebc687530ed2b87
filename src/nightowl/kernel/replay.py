"""Playing a record through the rules of its game: every position on the way, or the first entry the rules do not allow."""

from __future__ import annotations

from typing import Any

from .game import CHANCE, Game
from .options import OptionError
from .record import Entry, Record
from .story import Event
from .wire import Refusal, parse


class Misfit(ValueError):
    """An entry (None: the header) that the rules do not allow; `reason` is an id, `detail` what was expected."""

    def __init__(self, entry: int | None, reason: str, detail: str = "") -> None:
        super().__init__(f"{'header' if entry is None else f'entry {entry}'}: {reason} {detail}".rstrip())
        self.entry = entry
        self.reason = reason
        self.detail = detail


class Position:
    """A state of the game, the entry that led to it (None: the start) and what happened on the way."""

    __slots__ = ("entry", "events", "state")

    def __init__(self, state: Any, entry: Entry | None, events: list[Event]) -> None:
        self.state = state
        self.entry = entry
        self.events = events


def start(game: Game[Any], record: Record) -> Any:
    """The state a record begins with, under the rules, content, options and carry its header names."""
    header = record.header
    if header.game != game.name:
        raise Misfit(None, "other-game", header.game)
    if header.rules != game.rules:
        raise Misfit(None, "other-rules", str(header.rules))
    if header.content != game.content:
        raise Misfit(None, "other-content", header.content)
    if not game.fewest <= len(header.seats) <= game.most:
        raise Misfit(None, "wrong-seats", f"{game.fewest}..{game.most}")
    try:
        return game.new(game.options(header.options), len(header.seats), header.carry)
    except OptionError as error:
        raise Misfit(None, "bad-option", str(error)) from None
    except (TypeError, ValueError, LookupError, AttributeError):
        # What a round hands on is the game's own; a foreign one may be anything.
        raise Misfit(None, "bad-carry") from None


def positions(game: Game[Any], record: Record) -> list[Position]:
    """The start and the position after every entry that stands; Misfit names the first entry that cannot be."""
    state = start(game, record)
    found = [Position(game.clone(state), None, [])]
    for entry in record.moves():
        events = _play(game, state, entry)
        found.append(Position(game.clone(state), entry, events))
    return found


def _play(game: Game[Any], state: Any, entry: Entry) -> list[Event]:
    seat = entry.seat
    if seat is None or seat >= state.seats:
        raise Misfit(entry.n, "no-such-seat", str(seat))
    if game.ask(state) is None:
        raise Misfit(entry.n, "after-the-end")
    move = parse(game.moves, entry.what)
    if isinstance(move, Refusal):
        raise Misfit(entry.n, "no-such-move", move.field)
    legal = game.legal(state, seat)
    if move not in legal:
        raise Misfit(entry.n, "illegal-move")
    if seat == CHANCE and entry.odds is not None:
        if entry.odds != game.odds(state):
            raise Misfit(entry.n, "wrong-odds", str(game.odds(state)))
        if entry.pick != legal.index(move):
            raise Misfit(entry.n, "wrong-pick", str(legal.index(move)))
    return game.advance(state, seat, move)
