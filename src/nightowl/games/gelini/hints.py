"""What each move would fill and what it would leave at risk, for people who want to know: tried out on imagined copies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...kernel.chance import Seeded
from ...kernel.game import CHANCE
from ...kernel.wire import Hint
from .counters import KINDS
from .moves import GATHER, GO
from .state import Night
from .turn import FACES, Turn

if TYPE_CHECKING:
    from .rules import Gelini
    from .view import GeliniView


def hints(game: Gelini, view: GeliniView) -> list[Any]:
    if view.seat is None or not view.legal:
        return []
    seat = view.seat
    before = game.imagine(view, Seeded(0))
    before.story = None
    found: list[Hint] = []
    for move in view.legal:
        after, _ = game.apply(before, seat, move)
        squares = after.filled[seat] - before.filled[seat]
        if squares > 0:
            found.append(Hint(move, "squares", squares))
        if game.outcome(after) is not None:
            found.append(Hint(move, "ends"))
        clique = counters(after, seat) - counters(before, seat) - (move != GATHER)
        if clique > 0:
            found.append(Hint(move, "clique", clique))
        lost = risk(game, after, seat)
        if lost > 0:
            found.append(Hint(move, "risk", lost))
    return found


def counters(s: Night, seat: int) -> int:
    start = seat * KINDS
    return sum(s.floors[start : start + KINDS])


def risk(game: Gelini, s: Night, seat: int) -> int:
    """The most squares another player could take from that seat with one move, whatever the die shows."""
    if len(s.stack) != 1:
        return 0  # it is over, or that seat still has to choose
    return max(lost_to(game, s, seat, face, at) for face in FACES for at in range(s.seats))


def lost_to(game: Gelini, s: Night, seat: int, face: int, at: int) -> int:
    """What that seat loses at most if the token `at` from the back goes with `face`."""
    other = s.order[at]
    if other == seat:
        return 0
    after = s.clone()
    after.stack = [Turn(face, at)]
    game.advance(after, other, GO)
    return s.filled[seat] - least(game, after, seat, other)


def least(game: Gelini, s: Night, seat: int, other: int) -> int:
    """The fewest squares that seat can be left with, whatever `other` chooses until the next roll."""
    ask = game.ask(s)
    if ask is None or ask.seats[0] == CHANCE:
        return s.filled[seat]
    return min(least(game, game.apply(s, other, move)[0], seat, other) for move in game.legal(s, other))
