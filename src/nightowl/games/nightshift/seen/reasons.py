"""Why a move is refused, as the id of a text. It reads the view of the one who is told, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board import BAR, SPACES
from ..moves import (
    BUY,
    CHAMPAGNE,
    CHARM,
    CHOOSE,
    DRAW,
    END,
    ENGAGE,
    FLIP,
    GO,
    KEEP,
    LEAVE,
    MOST_DRINKS,
    PLAY,
    SHOT,
    SHOW,
    SKIP,
    STEAL,
)

if TYPE_CHECKING:
    from .shown import NightshiftView

SHOT_PRICE = 500
CHAMPAGNE_PRICE = 1_000
ROOMS = ("private", "vip")
ON_THE_FLOOR = (FLIP, ENGAGE, STEAL, END, SHOT, SHOW)


def reason(seen: NightshiftView, move: int) -> str:
    if seen.seat is None:
        return "not-your-turn"
    if PLAY.has(move):
        return no_play(seen, move - PLAY.base)
    if KEEP.has(move) and seen.moment == "keep":
        return "three-drinks" if seen.seat in seen.asked else "not-your-turn"
    if seen.seat not in seen.asked or not seen.legal:
        return "answered-already" if seen.seat in seen.asked else "not-your-turn"
    if move == SKIP and seen.moment == "stage":
        return "too-little-money"
    if CHOOSE.has(move) and seen.moment == "outcome":
        return "outcome-out-of-reach"
    if move in (DRAW, CHARM, LEAVE, CHAMPAGNE):
        return no_room(seen, move)
    if GO.has(move) or BUY.has(move) or move in ON_THE_FLOOR:
        return no_floor(seen, move)
    return "not-now"


def no_play(seen: NightshiftView, card: int) -> str:
    if card not in seen.hand:
        return "not-in-hand"
    if seen.seat in seen.asked and seen.legal:
        return "card-not-now"
    return "not-your-turn"


def no_room(seen: NightshiftView, move: int) -> str:
    visit = seen.visiting
    if visit is None or seen.moment not in ROOMS:
        return "not-in-a-room"
    if move == LEAVE:
        return "must-go-on" if visit.status == "must" else "not-yet" if visit.status == "fresh" else "not-now"
    if move == CHAMPAGNE:
        assert seen.seat is not None
        return "no-champagne" if seen.players[seen.seat].champagne == 0 else "nothing-to-cancel"
    return "other-room" if visit.status in ("fresh", "may", "must") else "not-now"


def no_floor(seen: NightshiftView, move: int) -> str:
    assert seen.seat is not None
    if seen.moment != "turn":
        return "roll-ends-the-turn" if seen.rolling is not None else "not-now"
    me = seen.players[seen.seat]
    if BUY.has(move):
        return no_bar(seen, move)
    if move == SHOT:
        return "no-shot"
    if move == SHOW:
        return "nothing-to-show"
    if move == END:
        return "step-off-the-stage" if me.place >= SPACES else "cannot-be-skipped"
    if GO.has(move):
        return no_way(seen, move - GO.base)
    if me.place >= SPACES:
        return "not-on-the-floor"
    return no_customer(seen, move)


def no_bar(seen: NightshiftView, move: int) -> str:
    assert seen.seat is not None
    me = seen.players[seen.seat]
    shots, champagne = BUY.values(move)
    if not BAR[me.place]:
        return "not-at-the-bar"
    if seen.bought:
        return "once-at-the-bar"
    if shots + champagne > MOST_DRINKS or shots + champagne == 0:
        return "three-drinks" if shots + champagne else "buy-something"
    return "too-little-money"


def no_way(seen: NightshiftView, space: int) -> str:
    assert seen.seat is not None
    if seen.energy == 0:
        return "no-energy"
    is_bound = seen.players[seen.seat].place < SPACES and not any(GO.has(move) for move in seen.legal)
    return "cannot-be-skipped" if is_bound else "too-far"


def no_customer(seen: NightshiftView, move: int) -> str:
    assert seen.seat is not None
    there = seen.spaces[seen.players[seen.seat].place]
    if there.lies == "empty":
        return "nobody-there"
    if move == FLIP:
        return "no-energy" if there.lies == "down" else "is-face-up"
    if there.lies == "down":
        return "is-face-down"
    if move == ENGAGE:
        return "is-committed"
    return "stolen-once" if there.stolen else "not-committed"
