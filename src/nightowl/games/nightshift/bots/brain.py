"""What a good dancer does: one move for everything she can be asked. Deterministic, and blind to what she may not know."""

from __future__ import annotations

from typing import Final

from ..board import SPACES, sides
from ..moves import (
    AIM_CUSTOMER_AT,
    AIM_FACE_AT,
    AIM_SEAT_AT,
    AIM_SHARE_AT,
    AIM_SPACE_AT,
    CHOOSE_AT,
    END,
    ENGAGE,
    FLIP,
    GO_AT,
    PERFORM,
    PLAY_AT,
    SHOT,
    SKIP,
    STEAL,
)
from ..pack.cards import CHAMPAGNE, EFFECT, SHOTS
from ..state import DOWN, NOT_COMMITTED, SOLO, TO_PRIVATE, TO_VIP, Shift
from ..turn.windows import Play, Reaction
from .answers import answer, best_face, is_friend, ladder_of
from .lounge import held, pick_draw, private, vip
from .plan import Plan, best_buy, best_keep, boards_left, least_missed
from .worth import TURN, Eye, best_stock, fondness

AT_ONCE: Final[list[str]] = ["cash", "draw-power", "toast", "take-card", "profit-and-power"]
ENOUGH: Final = 1.4
MONEY_FIRST: Final = 5  # turns left below which money beats Power cards
CARD_ENERGY: Final = 2  # what a card for Energy is taken to bring


def advise(s: Shift, seat: int, moment: str, legal: list[int], is_quick: bool = False) -> int:
    if len(legal) == 1:
        return legal[0]
    eye = Eye(s, seat, True, is_quick)
    top = s.stack[-1]
    if isinstance(top, Reaction):
        return answer(eye, top, legal)
    if moment == "turn":
        return floor(eye, legal)
    if moment in ("private", "vip"):
        return room(eye, legal)
    if moment == "stage":
        return stage(eye, legal)
    return detail(eye, moment, legal)


def detail(eye: Eye, moment: str, legal: list[int]) -> int:
    """A choice that follows from an earlier one."""
    s = eye.s
    top = s.stack[-1]
    if isinstance(top, Play):
        return aim(eye, top, legal)
    if moment == "outcome":
        customer = s.board[s.places[eye.seat]]
        return max(legal, key=lambda move: eye.outcome_worth(customer, move - CHOOSE_AT))
    if moment == "which-die":
        throw = s.throw
        assert throw is not None
        roller = Eye(s, throw.seat)
        steps = ladder_of(roller)
        sign = 1.0 if is_friend(eye, throw.seat) else -1.0
        return max(legal, key=lambda move: sign * roller.topped(steps, move - AIM_FACE_AT + throw.bonus))
    if moment == "swap":
        return max(legal, key=lambda move: eye.engage_worth(move - AIM_CUSTOMER_AT))
    if moment == "send-off":
        return AIM_SPACE_AT + least_missed(eye, [move - AIM_SPACE_AT for move in legal])
    if moment == "keep":
        return best_keep(s, legal)
    if moment == "pick-draw" and s.visit is not None:
        return pick_draw(eye, s.visit, legal)
    return legal[0]


def room(eye: Eye, legal: list[int]) -> int:
    visit = eye.s.visit
    assert visit is not None
    move = extra_card(eye, legal)
    if move >= 0:
        return move
    return private(eye, visit, legal) if visit.room == TO_PRIVATE else vip(eye, visit, legal)


def stage(eye: Eye, legal: list[int]) -> int:
    """Go for tips and cards, or pay to stay with a customer who is worth it."""
    s, seat = eye.s, eye.seat
    commit = s.commits[seat]
    if commit == NOT_COMMITTED:
        move = held(legal, "more-tips")
        return move if move >= 0 and s.tippers() >= 2 else PERFORM
    visit = eye.room_worth(s.board[commit // 2], commit % 2) - TURN
    move = held(legal, "keep-customer")
    if move >= 0:
        return move
    go = eye.stage_worth()
    move = held(legal, "skip-stage")
    if move >= 0 and visit > go + 0.5:
        return move
    return SKIP if SKIP in legal and visit - 2 > go else PERFORM


def floor(eye: Eye, legal: list[int]) -> int:
    move = extra_card(eye, legal)
    return move if move >= 0 else turn(eye, planned(eye, legal), legal)


def turn(eye: Eye, plan: Plan, legal: list[int]) -> int:
    s, seat = eye.s, eye.seat
    place = s.places[seat]
    now = plan.at(place, s.energy, not s.bought)
    move = floor_card(eye, plan, now, legal)
    if move >= 0:
        return move
    if SHOT in legal and plan.at(place, s.energy + 1, not s.bought) - eye.shot > now + 0.3:
        return SHOT
    return step(eye, plan, legal)


def planned(eye: Eye, legal: list[int]) -> Plan:
    """As far as her cards and Shots may take her."""
    spare = 1 if SHOT in legal else 0
    is_near = True
    for move in legal:
        if PLAY_AT <= move < PLAY_AT + len(EFFECT):
            effect = EFFECT[move - PLAY_AT]
            if effect == "energy":
                spare = CARD_ENERGY
            elif effect == "fly":
                is_near = False
    return Plan(eye, eye.s.energy + spare, is_near)


def step(eye: Eye, plan: Plan, legal: list[int]) -> int:
    """The best of ending here, rolling here, flipping, buying and walking on."""
    s = eye.s
    place = s.places[eye.seat]
    table = plan.worth if s.bought else plan.worth_at_bar
    best, most = legal[0], -1.0e9
    for move in legal:
        worth = -1.0e8
        if move == END:
            worth = 0.0
        elif move in (ENGAGE, STEAL):
            worth = plan.here[place] + 0.01
        elif move == FLIP:
            worth = plan.flipped(s, place, plan.on_from(table, place, s.energy - 1))
        elif GO_AT <= move < GO_AT + SPACES:
            worth = table[s.energy - 1][move - GO_AT]
        if worth > most + 1.0e-9:
            best, most = move, worth
    gain, buy = best_buy(eye)
    if buy in legal and gain > 0:
        return buy
    return best


def extra_card(eye: Eye, legal: list[int]) -> int:
    """A card that is good at any time in her turn, or -1."""
    s, seat = eye.s, eye.seat
    for move in legal:
        if not PLAY_AT <= move < PLAY_AT + len(EFFECT):
            continue
        card = move - PLAY_AT
        if EFFECT[card] in AT_ONCE:
            return move
        if EFFECT[card] == "drinks":
            after = best_stock(eye.left, s.shots[seat] + SHOTS[card], s.champagne[seat] + CHAMPAGNE[card])
            if after - eye.stock >= (2.0 if eye.left > 2 else 0.5):
                return move
        if EFFECT[card] == "drink-on-other":
            gain = best_stock(eye.left, s.shots[seat], s.champagne[seat] + 1) - eye.stock
            if gain - 2 * fondness(s, seat, target(eye, "drink-on-other", s.others(seat))) >= ENOUGH:
                return move
    return -1


def floor_card(eye: Eye, plan: Plan, now: float, legal: list[int]) -> int:
    """A card that makes the turn on the floor better by enough, or -1."""
    s, seat = eye.s, eye.seat
    place = s.places[seat]
    best, most = -1, ENOUGH
    for move in legal:
        if not PLAY_AT <= move < PLAY_AT + len(EFFECT):
            continue
        effect = EFFECT[move - PLAY_AT]
        gain = 0.0
        if effect == "energy":
            gain = plan.at(place, s.energy + CARD_ENERGY, not s.bought) - now
        elif effect == "fly":
            gain = max([plan.at(space, s.energy, not s.bought) for space in range(SPACES)]) - now
        elif effect in ("flip-around", "peek"):
            gain = look_around(eye, plan, now, effect)
        elif effect == "new-customer":
            gain = plan.plain.above(0.0) - now
        elif effect == "discard-customer":
            gain = bounce_gain(eye)
        if gain > most:
            best, most = move, gain
    return best


def look_around(eye: Eye, plan: Plan, now: float, effect: str) -> float:
    """Seeing several strangers at once, while there is Energy left to use it."""
    s = eye.s
    place = s.places[eye.seat]
    down = sum([1 for space in [place, *sides(place)] if s.board[space] == DOWN])
    if down < 2 or s.energy < (1 if effect == "flip-around" else 2):
        return 0.0
    return 0.8 * down if now < plan.plain.above(0.0) + 1.0 else 0.0


def bounce_gain(eye: Eye) -> float:
    """What throwing one customer out brings: a rival's visit gone, a tipper less for Diamond, or Dad."""
    s = eye.s
    if s.mode == SOLO:
        tippers = s.tippers()
        return 1.5 * boards_left(s) - 1.0 if tippers > 0 else 0.0
    worth = 0.0
    for other in s.others(eye.seat):
        commit = s.commits[other]
        if commit != NOT_COMMITTED and not is_friend(eye, other):
            room_worth = 2.0 if commit % 2 == TO_VIP else 1.2
            worth = max(worth, room_worth)
    return worth


def aim(eye: Eye, play: Play, legal: list[int]) -> int:
    s = eye.s
    effect = EFFECT[play.card]
    if legal[0] >= AIM_SHARE_AT and effect == "profit-and-power" and play.aim >= 0:
        return legal[1] if eye.left >= MONEY_FIRST else legal[0]
    if effect == "fly":
        plan = Plan(eye, s.energy)
        return max(legal, key=lambda move: plan.at(move - AIM_SPACE_AT, s.energy, not s.bought))
    if effect == "discard-customer":
        return AIM_SPACE_AT + least_missed(eye, [move - AIM_SPACE_AT for move in legal])
    if effect == "name-roll":
        throw = s.throw
        assert throw is not None
        roller = Eye(s, throw.seat)
        return AIM_FACE_AT + best_face(roller, ladder_of(roller), is_friend(eye, throw.seat))
    return AIM_SEAT_AT + target(eye, effect, [move - AIM_SEAT_AT for move in legal])


def target(eye: Eye, effect: str, seats: list[int]) -> int:
    """The richest rival to take from, the poorest to share with; where all are friends, who can spare it or use it."""
    s = eye.s
    if effect == "profit-and-power":
        friends = [other for other in seats if is_friend(eye, other)]
        return min(friends or seats, key=lambda other: s.money[other])
    rivals = [other for other in seats if not is_friend(eye, other)]
    return max(rivals or seats, key=lambda other: s.money[other])
