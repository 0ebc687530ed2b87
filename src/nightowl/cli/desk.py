"""The engine's games: what each command does. Everything goes through the contract, so every game is served alike."""

from __future__ import annotations

from typing import Any

import msgspec

from .. import registry
from ..kernel.domain import Domain
from ..kernel.game import CHANCE, Game
from ..kernel.options import OptionError, allowed
from ..kernel.story import EVERYONE, Event
from ..kernel.wire import Refusal, show
from .requests import SEAT_NAMES, SEAT_WORDS, AtTable, Bot, Fault, Legal, Look, Moves, New, Play, Refused, Request, Seat
from .sitting import Sitting

MOST_TABLES = 1000


class Desk:
    """All games that are open, by the name of their table."""

    def __init__(self) -> None:
        self.tables: dict[str, Sitting] = {}
        self.made = 0

    def serve(self, request: Request) -> dict[str, Any]:
        answer: dict[str, Any] = getattr(self, f"do_{request.do}")(request)
        return answer

    def do_games(self, _: Request) -> dict[str, Any]:
        return {"games": [described(registry.load(name)) for name in registry.games()]}

    def do_moves(self, request: Moves) -> dict[str, Any]:
        kinds = game_named(request.game).moves.kinds
        return {"moves": [{"type": k.name, "fields": {name: domain_of(d) for name, d in k.fields}} for k in kinds]}

    def do_new(self, request: New) -> dict[str, Any]:
        game = game_named(request.game)
        names = names_of(game, request)
        carry = self.carry_after(request.after, game) if request.after else None
        try:
            options = game.options(request.options)
            sitting = Sitting(game, options, names, [], request.seed, request.chance == "manual", carry)
        except OptionError as error:
            field = f"options.{error.field}"
            raise Refused(game.name, error.code, field, field=error.field, expected=error.expected) from None
        except ValueError as error:
            raise Fault("bad-field", "names", name="names", detail=str(error)) from None
        table = self.free_name(request.table)
        self.tables[table] = sitting
        told = sitting.begin()
        return {"table": table, "commitment": sitting.record.header.commitment, **news(sitting, told)}

    def do_ask(self, request: AtTable) -> dict[str, Any]:
        return {"ask": ask_of(self.at(request))}

    def do_legal(self, request: Legal) -> dict[str, Any]:
        sitting = self.at(request)
        seat = seat_at(sitting, request.seat)
        game, state = sitting.game, sitting.state
        moves = game.view(state, seat).legal if seat >= 0 else game.legal(state, seat)
        shown: dict[str, Any] = {"moves": [game.moves.outside(move) for move in moves]}
        if seat == CHANCE and moves:
            shown["odds"] = game.odds(state)
        return shown

    def do_play(self, request: Play) -> dict[str, Any]:
        sitting = self.at(request)
        seat = seat_at(sitting, request.seat)
        try:
            told = sitting.host.play_outside(seat, request.move, request.note)
        except ValueError as error:
            raise Fault("bad-field", "note", name="note", detail=str(error)) from None
        if isinstance(told, Refusal):
            raise refused(sitting, told)
        return news(sitting, sitting.go_on(told))

    def do_view(self, request: Look) -> dict[str, Any]:
        return {"view": show(self.at(request).game, self.view_of(request))}

    def do_reckon(self, request: Look) -> dict[str, Any]:
        return {"reckoned": msgspec.to_builtins(self.at(request).game.reckon(self.view_of(request)))}

    def do_bot(self, request: Bot) -> dict[str, Any]:
        sitting = self.at(request)
        seat = seat_at(sitting, request.seat)
        bots = registry.players(sitting.game.name)
        if request.level not in bots:
            raise Fault("no-such-level", "level", levels=", ".join(bots))
        view = sitting.game.view(sitting.state, seat)
        if not view.legal:
            raise refused(sitting, Refusal("not-your-turn" if sitting.host.ask() is not None else "game-over"))
        return {"move": sitting.game.moves.outside(bots[request.level]().choose(view, sitting.bots))}

    def do_outcome(self, request: AtTable) -> dict[str, Any]:
        sitting = self.at(request)
        outcome = sitting.game.outcome(sitting.state)
        if outcome is None:
            return {"outcome": None}
        return {
            "outcome": {
                "scores": outcome.scores,
                "winners": outcome.winners,
                "ranks": outcome.ranks(),
                "how": outcome.how,
            }
        }

    def do_record(self, request: AtTable) -> dict[str, Any]:
        return {"record": self.at(request).record.encode()}

    def do_close(self, request: AtTable) -> dict[str, Any]:
        sitting = self.at(request)
        sitting.close()
        del self.tables[request.table]
        return {"record": sitting.record.encode()}

    def do_quit(self, _: Request) -> dict[str, Any]:
        return {}

    def at(self, request: AtTable) -> Sitting:
        if request.table not in self.tables:
            raise Fault("no-such-table", "table", table=request.table[:100])
        return self.tables[request.table]

    def view_of(self, request: Look) -> Any:
        sitting = self.at(request)
        return sitting.game.view(sitting.state, None if request.seat is None else seat_at(sitting, request.seat))

    def free_name(self, wish: str) -> str:
        if wish in self.tables:
            raise Fault("table-taken", "table", table=wish[:100])
        if len(self.tables) >= MOST_TABLES:
            raise Fault("too-many-tables", most=MOST_TABLES)
        while not wish:
            self.made += 1
            wish = "" if str(self.made) in self.tables else str(self.made)
        return wish

    def carry_after(self, table: str, game: Game[Any]) -> Any:
        """What the last round at that table hands on."""
        before = self.tables.get(table)
        outcome = None if before is None or before.game is not game else game.outcome(before.state)
        if outcome is None:
            raise Fault("no-round-before", "after", table=table[:100])
        return outcome.carry


def game_named(name: str) -> Game[Any]:
    if name not in registry.games():
        raise Fault("unknown-game", "game", games=", ".join(registry.games()))
    return registry.load(name)


def names_of(game: Game[Any], request: New) -> list[str]:
    names = request.names
    seats = request.seats if request.seats is not None else game.fewest if names is None else len(names)
    if not game.fewest <= seats <= game.most:
        raise Fault("wrong-seats", "seats", fewest=game.fewest, most=game.most)
    if names is not None and len(names) != seats:
        raise Fault("wrong-names", "names", seats=seats)
    return names if names is not None else [str(seat) for seat in range(seats)]


def seat_at(sitting: Sitting, seat: Seat) -> int:
    if isinstance(seat, str):
        return SEAT_NAMES[seat]
    if not 0 <= seat < len(sitting.names):
        raise Fault("no-such-seat", "seat", most=len(sitting.names) - 1)
    return seat


def refused(sitting: Sitting, no: Refusal) -> Refused:
    """A refusal as an error; what is wrong with a move is named from the request: `move.seat`."""
    field = f"move.{no.field}" if no.code in ("bad-field", "no-such-move") else no.field
    return Refused(sitting.game.name, no.code, field, field=no.field, expected=no.expected)


def news(sitting: Sitting, told: list[Event]) -> dict[str, Any]:
    return {"told": [event_of(event) for event in told], "ask": ask_of(sitting)}


def event_of(event: Event) -> dict[str, Any]:
    if event.audience == EVERYONE:
        return event.outside()
    return {**event.outside(), "for": [seat for seat in range(event.audience.bit_length()) if event.is_for(seat)]}


def ask_of(sitting: Sitting) -> dict[str, Any] | None:
    ask = sitting.host.ask()
    if ask is None:
        return None
    seats = [SEAT_WORDS.get(seat, seat) for seat in ask.seats]
    return {"seats": seats or ["clock"], "moment": ask.moment, "pace": ask.pace, "sealed": ask.sealed}


def described(game: Game[Any]) -> dict[str, Any]:
    options = [
        {
            "name": a.name,
            "default": a.default,
            "choices": a.choices or None,
            "least": a.least,
            "most": a.most,
            "many": a.many,
        }
        for a in allowed(game.options())
    ]
    return {
        "name": game.name,
        "seats": [game.fewest, game.most],
        "rules": game.rules,
        "content": game.content,
        "options": [{key: value for key, value in option.items() if value is not None} for option in options],
        "bots": list(registry.players(game.name)),
    }


def domain_of(domain: Domain) -> dict[str, Any]:
    if domain.ids is not None:
        return {"one_of": domain.ids}
    return {"from": domain.first, "to": domain.first + domain.size - 1}
