"""What a seat sees of a Gelini night: everything, for all information is open. Options and imagining live here too."""

from __future__ import annotations

from copy import copy
from typing import Annotated, Any

import msgspec

from ...kernel.domain import NOBODY
from ...kernel.game import Game
from ...kernel.options import Options, options
from ...kernel.story import Story
from ...kernel.wire import PER_SEAT, Seat, View
from .actions import Action
from .counters import IDS, KINDS, SQUARES
from .gain import Gather, Hire
from .judge import HOW
from .moves import COLOUR, COUNTER, PLACE_AT
from .state import NOT_OVER, Night
from .turn import Line, Queue, Turn

Counter = Annotated[int, COUNTER]


class GeliniOptions(Options, frozen=True):
    """What a table may agree on."""

    actions: bool = False
    choose: bool = False
    patience: Annotated[int, msgspec.Meta(ge=1, le=100)] = 10


class GeliniView(View):
    """The line from the tail, the tokens' spots (the first in the queue is -1), the floors, and how far things are."""

    line: tuple[Counter, ...]
    places: Annotated[tuple[int, ...], PER_SEAT]
    order: tuple[Seat, ...]
    floors: Annotated[tuple[tuple[Counter, ...], ...], PER_SEAT]
    free: Annotated[tuple[int, ...], PER_SEAT]
    coins: Annotated[tuple[int, ...], PER_SEAT]
    stars: int
    face: int
    fruitless: int
    to_come: tuple[Counter, ...]
    colour: Annotated[int, COLOUR]
    choose: bool
    patience: int
    end: str


def read_options(given: Any) -> GeliniOptions:
    return options(GeliniOptions, given)


def view(game: Game[Night], s: Night, seat: int | None) -> GeliniView:
    ask = game.ask(s)
    top = s.stack[-1] if s.stack else None
    turn = s.stack[0] if s.stack else None
    to_come = [kind for kind, n in enumerate(turn.counts()) for _ in range(n)] if isinstance(turn, Line) else []
    return GeliniView(
        seat=seat,
        moment="over" if ask is None else ask.moment,
        asked=() if ask is None else ask.seats,
        pace="",
        legal=() if seat is None else tuple(game.legal(s, seat)),
        story=() if s.story is None else tuple(s.story.seen_by(seat)),
        line=tuple(s.line),
        places=tuple(s.places),
        order=tuple(s.order),
        floors=tuple([s.floor(of) for of in range(s.seats)]),
        free=tuple([s.free(of) for of in range(s.seats)]),
        coins=tuple(s.coins),
        stars=s.stars,
        face=turn.face if isinstance(turn, Turn) else 0,
        fruitless=s.fruitless,
        to_come=tuple(to_come),
        colour=top.clique if isinstance(top, Gather) else NOBODY,
        choose=s.choose,
        patience=s.patience,
        end=HOW[s.end],
    )


def views(game: Game[Night], s: Night) -> list[GeliniView]:
    """All see the same and have moves of their own."""
    public = view(game, s, None)
    found = [copy(public) for _ in range(s.seats)]
    for seat, seen in enumerate(found):
        seen.seat = seat
        seen.legal = tuple(game.legal(s, seat))
    return [*found, public]


def imagine(seen: GeliniView) -> Night:
    """The one state the view allows."""
    s = Night(len(seen.places), seen.choose, seen.patience)
    s.story = Story(list(seen.story), len(seen.story))
    s.line = list(seen.line)
    s.places = list(seen.places)
    s.order = list(seen.order)
    for seat, counters in enumerate(seen.floors):
        for kind in counters:
            s.floors[seat * KINDS + kind] += 1
            s.filled[seat] += SQUARES[kind]
    s.coins = list(seen.coins)
    s.stars = seen.stars
    s.fruitless = seen.fruitless
    s.end = HOW.index(seen.end)
    if s.end == NOT_OVER:
        s.stack = frames(s, seen)
    return s


def frames(s: Night, seen: GeliniView) -> list[Any]:
    if seen.moment == "set-up":
        line = Line()
        line.places = [PLACE_AT + kind for kind in dict.fromkeys(seen.to_come)]
        line.left = [seen.to_come.count(kind) for kind in dict.fromkeys(seen.to_come)]
        return [line]
    if seen.moment == "order":
        return [Queue()]
    if seen.moment in ("roll", "move", "must-move"):
        return [Turn(seen.face, s.order.index(seen.asked[0]) if seen.face else 0)]
    seat = seen.asked[0]
    if seen.moment == "gather":
        return [Turn(), Gather(seat, seen.colour)]
    if seen.moment == "hire":
        return [Turn(), Hire(seat)]
    return [Turn(), Action(seat, IDS.index(seen.moment))]
