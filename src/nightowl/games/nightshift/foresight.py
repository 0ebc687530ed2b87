"""Playing on as the bots would, and judging where that leads: what the search bot needs."""

from __future__ import annotations

from math import exp
from typing import Final

from ...kernel.chance import Source
from ...kernel.game import CHANCE
from .brain import advise
from .judge import TARGETS, income, loyalty
from .plan import boards_left
from .state import COOP, NOT_COMMITTED, SOLO, TEAMS, Shift
from .worth import TURN, Eye, fans_income

SCALE: Final = 12.0  # steps by which one must lead to be rather sure of winning
NO_CAP: Final = 1 << 30


def rehearse(s: Shift, source: Source, cap: int = NO_CAP) -> int:
    """Play on by `advise`, to the end or for so many decisions; how many there were."""
    decisions = 0
    while s.stack and decisions < cap:
        top = s.stack[-1]
        ask = top.ask(s)
        seat = ask.seats[0]
        moves = top.legal(s, seat)
        if seat == CHANCE:
            move = moves[source.pick(top.odds(s))]
        elif seat < 0:
            move = moves[0]
        else:
            decisions += 1
            move = advise(s, seat, ask.moment, moves)
        top.play(s, seat, move)
        while s.stack and s.stack[-1].resume(s):
            pass
    return decisions


def prospects(s: Shift) -> list[float]:
    """What each seat may expect to have in the end, in steps: money, fans to come, drinks, cards, a visit, and turns."""
    found: list[float] = []
    for seat in range(s.seats):
        if s.end:
            found.append(float(s.money[seat]))
            continue
        eye = Eye(s, seat)
        worth = s.money[seat] + eye.stock + eye.card * cards_held(s, seat) + TURN * eye.left
        worth += fans_income(eye.fans) if eye.left > 0 else income(loyalty(s, seat))
        commit = s.commits[seat]
        if commit != NOT_COMMITTED:
            worth += eye.room_worth(s.board[commit // 2], commit % 2) - (TURN if eye.left > 0 else 0.0)
        found.append(worth)
    return found


def cards_held(s: Shift, seat: int) -> int:
    hand, held = s.hands[seat], 0
    while hand:
        held += hand & 1
        hand >>= 1
    return held


def judge(s: Shift) -> list[float]:
    """From 0 to 1, what this is worth to each seat: how likely she, her team or all of them win."""
    worth = prospects(s)
    if s.mode == SOLO:
        lead = worth[0] - s.diamond - 2.0 * s.tippers() * boards_left(s) - (0 if s.end else 8)
        return [chance_of(lead)]
    if s.mode == COOP:
        target = TARGETS[s.shift][s.seats - 2] * 2
        return [chance_of((sum(worth) - target) / s.seats)] * s.seats
    if s.mode == TEAMS:
        lead = (worth[0] + worth[2] - worth[1] - worth[3]) / 2
        return [chance_of(lead if seat % 2 == 0 else -lead) for seat in range(s.seats)]
    return [chance_of(worth[seat] - best_other(worth, seat)) for seat in range(s.seats)]


def best_other(worth: list[float], seat: int) -> float:
    return max([worth[other] for other in range(len(worth)) if other != seat])


def chance_of(lead: float) -> float:
    return 1.0 / (1.0 + exp(-max(-300.0, min(300.0, lead)) / SCALE))
