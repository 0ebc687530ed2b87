"""Playing on as the bots would, and judging where that leads: what the search bot needs.

The numbers of `standing` were fitted to what bots had in the end, by what they had at the beginning of each round.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ....kernel.chance import Sketch, Source
from ....kernel.game import CHANCE
from ..board import SPACES
from ..moves import GO_AT
from ..rounds.judge import loyalty, target
from ..rounds.night import LAST, TURNS, Night
from ..state import COOP, NOT_COMMITTED, SOLO, TEAMS, Shift
from ..turn.floor import Floor
from .brain import advise, extra_card, planned, step, turn
from .plan import Plan, boards_left
from .worth import Eye, turns_left

SEEDS: Final = 1 << 24
NEVER: Final = -1
# What is left to luck, each with dice of its own.
CHANCES: Final[list[str]] = ["cast", "first", "power", "deal", "reveal", "roll", "draw", "charm", "event"]
MOST_TURNS: Final = 16  # of a round, for telling the time

SHOT: Final = 1.5
CHAMPAGNE: Final = 2.0
CARD: Final = 0.4
LATE_SHOT: Final = 1.0  # in the Final round
LATE_CHAMPAGNE: Final = 1.2
LATE_CARD: Final = 0.1  # in the last two
VISIT: Final = 0.8  # of what a room is worth
A_TURN_LESS: Final = 3.8
FANS: Final[list[float]] = [0.2, 0.011]  # Subscriber Income to come, by Loyalty and by its square
MOST_FANS: Final = 40.0
STILL_TO_COME: Final[list[float]] = [4.0, 3.3]  # what a night still brings: by itself, and by turns left
STILL_TO_COME_LONG: Final[list[float]] = [4.5, 4.4]
DIAMOND_TO_COME: Final[list[float]] = [2.0, 5.5]  # by itself, and by times she will still collect
A_TIP: Final = 1.0  # what she gets each of these times from a Tipper who lies there now; by trial, not fitted
CLOSE: Final = 2.5  # a lead in steps that says something when it is over
OPEN: Final[list[float]] = [4.6, 0.58]  # and before: by itself, and by turns left


def now(s: Shift) -> int:
    """The time of night: it goes on with every round and every turn."""
    night = s.stack[0]
    assert isinstance(night, Night)
    if night.step < TURNS:
        return s.round * MOST_TURNS
    return (s.round + (1 if night.step == LAST else 0)) * MOST_TURNS + night.at


def rehearse(s: Shift, source: Source, last: int) -> None:
    """Play on by `advise` until that time is over.

    Every turn has dice of its own, one for each thing asked: so what two moves lead to is compared
    under the same luck, also if one of them asks for more of it.
    """
    seed = source.below(SEEDS)
    time = NEVER
    luck: dict[str, Source] = {}
    plan: Plan | None = None
    while s.stack:
        if isinstance(s.stack[0], Night) and now(s) != time:
            time = now(s)
            if time > last:
                return
            luck = {}
        top = s.stack[-1]
        ask = top.ask(s)
        seat = ask.seats[0]
        moves = top.legal(s, seat)
        if seat == CHANCE:
            if ask.moment not in luck:
                luck[ask.moment] = Sketch(seed + time * len(CHANCES) + CHANCES.index(ask.moment))
            move = moves[luck[ask.moment].pick(top.odds(s))]
        elif seat < 0 or len(moves) == 1:
            move = moves[0]
        elif isinstance(top, Floor):
            if plan is None:
                eye = Eye(s, seat, True, True)
                move = extra_card(eye, moves)
                if move < 0:
                    plan = planned(eye, moves)
                    move = turn(eye, plan, moves)
            else:
                move = step(plan.eye, plan, moves)
        else:
            move = advise(s, seat, ask.moment, moves, True)
        if not GO_AT <= move < GO_AT + SPACES:
            plan = None  # a walk changes nothing; all else does
        top.play(s, seat, move)
        while s.stack and s.stack[-1].resume(s):
            pass


def standing(s: Shift, seat: int) -> float:
    """What that seat has, in steps: money, fans, drinks, cards and a customer who waits for her."""
    if s.end:
        return float(s.money[seat])
    left, fans = turns_left(s), loyalty(s, seat)
    worth = s.money[seat] + min(MOST_FANS, FANS[0] * fans + FANS[1] * fans * fans)
    worth += s.shots[seat] * (SHOT if left > 0 else LATE_SHOT)
    worth += s.champagne[seat] * (CHAMPAGNE if left > 0 else LATE_CHAMPAGNE)
    worth += cards_held(s, seat) * (CARD if left > 1 else LATE_CARD)
    commit = s.commits[seat]
    if commit != NOT_COMMITTED:
        worth += VISIT * Eye(s, seat).room_worth(s.board[commit // 2], commit % 2) - A_TURN_LESS
    return worth


def cards_held(s: Shift, seat: int) -> int:
    hand, held = s.hands[seat], 0
    while hand:
        held += hand & 1
        hand >>= 1
    return held


def judge(s: Shift) -> list[float]:
    """From 0 to 1, what this is worth to each seat: how likely she, her team or all of them win."""
    worth = [standing(s, seat) for seat in range(s.seats)]
    to_come = still_to_come(s)
    if s.mode == SOLO:
        return odds(s, [worth[0] + to_come, s.diamond + diamond_to_come(s)])[:1]
    if s.mode == COOP:
        return [odds(s, [sum(worth) / s.seats + to_come, target(s) / s.seats])[0]] * s.seats
    if s.mode == TEAMS:
        return odds(s, [(worth[0] + worth[2]) / 2, (worth[1] + worth[3]) / 2]) * 2
    return odds(s, worth)


def still_to_come(s: Shift) -> float:
    if s.end:
        return 0.0
    fitted = STILL_TO_COME if s.shift else STILL_TO_COME_LONG
    return fitted[0] + fitted[1] * turns_left(s)


def diamond_to_come(s: Shift) -> float:
    if s.end:
        return 0.0
    return DIAMOND_TO_COME[0] + DIAMOND_TO_COME[1] * boards_left(s) + tips_to_come(s)


def tips_to_come(s: Shift) -> float:
    """From the Tippers on the board; bots flip some of them before she collects again."""
    return A_TIP * boards_left(s) * s.tippers()


def odds(s: Shift, worth: list[float]) -> list[float]:
    """How likely each is to have most in the end."""
    scale = CLOSE if s.end else OPEN[0] + OPEN[1] * turns_left(s)
    most = max(worth)
    parts = [exp((one - most) / scale) for one in worth]
    return [part / sum(parts) for part in parts]
