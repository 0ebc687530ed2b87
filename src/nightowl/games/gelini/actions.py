"""The action variant: Party Flyer, Party Call, Party People. Each takes effect at once and goes to the box."""

from __future__ import annotations

from typing import Final

from ...kernel.game import Ask, Frame, one_each, tell
from .counters import CALL, COIN, FLYER, GAP, IS_ACTION, KINDS, PEOPLE, TAKEN_UP_TO
from .gain import end_if_full, gain, leave_floor
from .moves import (
    ACTED,
    CALL_AT,
    CALLED,
    DECLINE,
    DECLINED,
    FLYER_AT,
    LISTED,
    NOTHING,
    PEOPLE_AT,
    SWIPED,
)
from .state import Night

ASKS: Final = {FLYER: one_each("flyer", most=5), CALL: one_each("call", most=5), PEOPLE: one_each("people", most=5)}


def act(s: Night, seat: int, kind: int) -> None:
    """A token has landed on an action counter."""
    tell(s, ACTED, seat, kind)
    frame = Action(seat, kind)
    if not frame.targets(s):
        tell(s, NOTHING, seat, kind)
        return
    s.stack.append(frame)


class Action(Frame[Night]):
    """Who landed on which action counter must say what it does; Flyer and People may be declined, Call may not."""

    __slots__ = ("kind", "seat")

    def __init__(self, seat: int = 0, kind: int = FLYER) -> None:
        self.seat = seat
        self.kind = kind

    def ask(self, s: Night) -> Ask:
        return ASKS[self.kind][self.seat]

    def targets(self, s: Night) -> list[int]:
        if self.kind == FLYER:
            return flyer_targets(s, self.seat)
        if self.kind == CALL:
            return call_targets(s, self.seat)
        return people_targets(s)

    def legal(self, s: Night, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        moves = self.targets(s)
        if self.kind != CALL:
            moves.append(DECLINE)
        return moves

    def play(self, s: Night, seat: int, move: int) -> None:
        s.stack.pop()
        if move == DECLINE:
            tell(s, DECLINED, seat, self.kind)
        elif self.kind == FLYER:
            other = (move - FLYER_AT) // KINDS
            swipe(s, seat, other, (move - FLYER_AT) % KINDS)
        elif self.kind == CALL:
            call(s, seat, move - CALL_AT)
        else:
            admit(s, seat, move - PEOPLE_AT)

    def clone(self) -> Action:
        return Action(self.seat, self.kind)


def flyer_targets(s: Night, seat: int) -> list[int]:
    """Any counter or coin of another player; no Star."""
    moves: list[int] = []
    for other in range(s.seats):
        if other == seat:
            continue
        for kind in range(1, TAKEN_UP_TO + 1):
            if kind == COIN:
                if s.coins[other] > 0:
                    moves.append(FLYER_AT + other * KINDS + COIN)
            elif s.floors[other * KINDS + kind] > 0:
                moves.append(FLYER_AT + other * KINDS + kind)
    return moves


def swipe(s: Night, seat: int, other: int, kind: int) -> None:
    if kind == COIN:
        s.coins[other] -= 1
    else:
        leave_floor(s, other, kind)
    tell(s, SWIPED, seat, other, kind)
    gain(s, seat, kind)
    end_if_full(s, seat)


def call_targets(s: Night, seat: int) -> list[int]:
    """Any counter behind the token, provided another token is then still behind it."""
    rearmost = s.order[1] if s.order[0] == seat else s.order[0]
    first = max(0, s.places[rearmost] + 1)
    return [CALL_AT + spot for spot in range(first, s.places[seat]) if s.line[spot] != GAP]


def call(s: Night, seat: int, spot: int) -> None:
    kind = s.line[spot]
    s.line[spot] = GAP
    s.stands(seat, spot)
    tell(s, CALLED, seat, kind, spot)
    if IS_ACTION[kind]:
        act(s, seat, kind)
        return
    gain(s, seat, kind)
    end_if_full(s, seat)


def people_targets(s: Night) -> list[int]:
    """A guest, VIP or coin that all tokens have passed; equal counters are one choice."""
    found: list[int] = []
    for spot in range(max(0, s.places[s.order[0]])):
        kind = s.line[spot]
        if GAP < kind <= TAKEN_UP_TO and PEOPLE_AT + kind not in found:
            found.append(PEOPLE_AT + kind)
    return found


def admit(s: Night, seat: int, kind: int) -> None:
    s.line[s.line.index(kind)] = GAP
    tell(s, LISTED, seat, kind)
    gain(s, seat, kind)
    end_if_full(s, seat)
