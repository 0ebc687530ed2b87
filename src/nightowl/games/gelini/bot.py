"""Bots for Gelini, all on views: random, easy, normal, hard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...kernel.chance import Source
from ...kernel.game import CHANCE
from ...players.bot import Bot
from ...players.greedy import Greedy
from ...players.random import Random
from . import GAME
from .counters import GAP, SQUARES, STAR
from .moves import ROLL_AT
from .prospects import prospects
from .state import Night
from .turn import FACE_ODDS, FACES

SLACK = 6.0  # squares by which easy may misjudge
WIN = 40.0  # squares a win is worth
COIN = SQUARES[STAR] / 2
STEP = 0.4  # squares that a counter passed is worth to normal
CHOICE = 3.0  # squares that a choice it is about to have is worth to normal


def squares(s: Night, seat: int) -> float:
    """What easy looks at: the squares filled now."""
    return float(s.filled[seat])


def haul(s: Night, seat: int) -> float:
    """What normal looks at: squares, its own and those that others lose with a clique; coins; what is ahead."""
    if s.end:
        return verdict(s, seat)
    choice = CHOICE if len(s.stack) > 1 else 0.0
    return margin(s.filled, seat) + COIN * s.coins[seat] + STEP * ahead(s, seat) + choice


def ahead(s: Night, seat: int) -> int:
    """How many counters stand between that token and the Band."""
    rest = s.line[max(0, s.places[seat]) :]
    return len(rest) - rest.count(GAP)


def lead(s: Night, seat: int) -> float:
    """What hard looks at: how far ahead of the others it may expect to end."""
    if s.end:
        return verdict(s, seat)
    return margin(prospects(s), seat)


def margin(row: Sequence[float], seat: int) -> float:
    """What that seat has more than the others on average."""
    return row[seat] - (sum(row) - row[seat]) / (len(row) - 1)


def verdict(s: Night, seat: int) -> float:
    outcome = GAME.outcome(s)
    if outcome is None or seat not in outcome.winners:
        return -WIN
    return WIN / len(outcome.winners)


class Hard:
    """The expectation over the next roll and over who moves with it, each as `lead` advises her."""

    def choose(self, view: Any, chance: Source) -> int:
        if len(view.legal) == 1:
            return int(view.legal[0])
        s = GAME.imagine(view, chance)
        s.story = None
        legal: tuple[int, ...] = view.legal
        return max(legal, key=lambda move: foresee(GAME.apply(s, view.seat, move)[0], view.seat))


def foresee(s: Night, seat: int) -> float:
    """The lead to expect once this roll and the next have been used."""
    s = settled(s)
    if s.end:
        return verdict(s, seat)
    total = 0.0
    for face, odds in zip(FACES, FACE_ODDS, strict=True):
        rolled, _ = GAME.apply(s, CHANCE, ROLL_AT + face)
        total += odds * lead(settled(rolled), seat)
    return total / sum(FACE_ODDS)


def settled(s: Night) -> Night:
    """Everybody who is asked does what `lead` advises, until the next roll."""
    while not s.end:
        ask = GAME.ask(s)
        if ask is None or ask.seats[0] == CHANCE:
            return s
        s = advised(s, ask.seats[0])
    return s


def advised(s: Night, seat: int) -> Night:
    best, most = s, float("-inf")
    for move in GAME.legal(s, seat):
        after, _ = GAME.apply(s, seat, move)
        worth = lead(after, seat)
        if worth > most:
            best, most = after, worth
    return best


BOTS: dict[str, Callable[[], Bot]] = {
    "random": Random,
    "easy": lambda: Greedy(GAME, squares, SLACK),
    "normal": lambda: Greedy(GAME, haul),
    "hard": Hard,
}
