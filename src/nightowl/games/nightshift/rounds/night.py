"""The course of a night, round by round: board step, Stage step, a turn each; at the end the Unresolved Commitments."""

from __future__ import annotations

from typing import Final

from ....kernel.game import Ask, Frame, one_each, tell
from ..club.powers import ON_STAGE, any_playable, could_hold, plays
from ..club.stage import FINE, perform, skip
from ..facts import LAST_CALL, OPENED, ROUND_BEGAN, TURN
from ..moves import MOST_SEATS, PERFORM, PLAY_AT, SKIP
from ..pack.cards import EVENT, LIGHTS_ON, REFRESH, ROSTER, TIMER
from ..state import NOBODY, NOT_COMMITTED, SOLO, Shift
from ..turn.floor import begin_turn
from ..turn.windows import play_card
from .events import draw_event, light_up, refresh
from .judge import Count

STAGE_ASKS: Final = one_each("stage", most=MOST_SEATS)

OPENING: Final = 0
BOARD: Final = 1
STAGE: Final = 2
TURNS: Final = 3
LAST: Final = 4
STEPS: Final[list[str]] = ["opening", "board", "stage", "turns", "last"]


class Night(Frame[Shift]):
    """Never asks anybody itself: it puts on the stack what comes next. `at` counts through the turn order."""

    __slots__ = ("at", "step")

    def __init__(self, step: int = OPENING, at: int = 0) -> None:
        self.step = step
        self.at = at

    def resume(self, s: Shift) -> bool:
        if self.step == TURNS:
            self.turns(s)
        elif self.step == STAGE:
            self.stage_step(s)
        elif self.step == BOARD:
            self.step = STAGE
            self.at = 0
            board_step(s)
        elif self.step == OPENING:
            tell(s, OPENED)
            self.next_round(s)
        else:
            self.last(s)
        return True

    def next_round(self, s: Shift) -> None:
        s.active = NOBODY
        self.at = 0
        if s.round == len(TIMER[s.shift]):
            self.step = LAST
            if any(commit != NOT_COMMITTED for commit in s.commits):
                tell(s, LAST_CALL)
            return
        s.round += 1
        self.step = BOARD
        tell(s, ROUND_BEGAN, s.round, TIMER[s.shift][s.round - 1])

    def stage_step(self, s: Shift) -> None:
        """Those rostered, in turn order; entries of dancers not in play are ignored."""
        roster = ROSTER[s.shift][s.round - 1]
        while self.at < s.seats:
            seat = s.order[self.at]
            self.at += 1
            if s.dancers[seat] in roster:
                s.is_staged = False
                s.stack.append(Rostered(seat))
                return
        self.step = TURNS
        self.at = 0

    def turns(self, s: Shift) -> None:
        if self.at == s.seats:
            self.next_round(s)
            return
        seat = s.order[self.at]
        self.at += 1
        tell(s, TURN, seat)
        begin_turn(s, seat)

    def last(self, s: Shift) -> None:
        """Whoever still has a committed customer gets one more turn, only the room, in turn order."""
        while self.at < s.seats:
            seat = s.order[self.at]
            self.at += 1
            if s.commits[seat] != NOT_COMMITTED:
                tell(s, TURN, seat)
                begin_turn(s, seat)
                return
        s.active = NOBODY
        s.stack[-1] = Count()

    def clone(self) -> Night:
        return Night(self.step, self.at)


def board_step(s: Shift) -> None:
    """It comes before the Stage step."""
    step = TIMER[s.shift][s.round - 1]
    if step == REFRESH or (s.round == 1 and s.mode == SOLO):
        refresh(s)
    elif step == EVENT:
        draw_event(s)
    elif step == LIGHTS_ON:
        light_up(s)


class Rostered(Frame[Shift]):
    """She pays the fine to skip, goes on Stage, or plays a card for it; without the fine she must go."""

    __slots__ = ("seat",)

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def ask(self, s: Shift) -> Ask:
        return STAGE_ASKS[self.seat]

    def resume(self, s: Shift) -> bool:
        if s.is_staged:
            s.stack.pop()
            return True
        if s.money[self.seat] >= FINE or any_playable(s, self.seat, could_hold(s, self.seat, ON_STAGE)):
            return False
        perform(s, self.seat, 0, False)
        return True

    def legal(self, s: Shift, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        moves = [PERFORM]
        if s.money[seat] >= FINE:
            moves.append(SKIP)
        return moves + plays(s, seat, ON_STAGE)

    def play(self, s: Shift, seat: int, move: int) -> None:
        if move == PERFORM:
            perform(s, seat, 0, False)
        elif move == SKIP:
            skip(s, seat)
        else:
            play_card(s, seat, move - PLAY_AT)

    def clone(self) -> Rostered:
        return Rostered(self.seat)
