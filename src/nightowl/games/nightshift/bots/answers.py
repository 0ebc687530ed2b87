"""How the bots answer in windows: a card on a rival's roll, a friend's, or their own; and who is worth a "no"."""

from __future__ import annotations

from typing import Final

from ..club.powers import AFTER_ROLL, BEFORE_ROLL, ON_COMMIT, ON_LEAVE, ON_PLAY, ON_STEAL
from ..moves import AIM_SEAT_AT, AIM_SPACE_AT, PASS, PLAY_AT, SHOT
from ..pack.cards import AMOUNT, EFFECT, FEE, STEP
from ..state import NOBODY, TO_PRIVATE, TO_VIP, Shift
from ..turn.windows import Play, Reaction
from .lounge import held, show_of, shown_by, tease_of, total_of
from .worth import TURN, Eye, fondness, is_ahead

ENOUGH: Final = 1.4  # what a card for oneself or a friend must bring
HURTS: Final = 2.0  # what a card against a rival must take


def answer(eye: Eye, frame: Reaction, legal: list[int]) -> int:
    if frame.window == BEFORE_ROLL:
        return before_roll(eye, frame.actor, legal)
    if frame.window == AFTER_ROLL:
        return after_roll(eye, frame.actor, legal)
    if frame.window == ON_COMMIT:
        return on_commit(eye, frame.actor, legal)
    if frame.window == ON_STEAL:
        return on_steal(eye, frame.actor, legal)
    if frame.window == ON_LEAVE:
        return on_leave(eye, frame.actor, legal)
    if frame.window == ON_PLAY:
        return on_play(eye, legal)
    return other_turn(eye, frame.actor, legal)


def is_friend(eye: Eye, seat: int) -> bool:
    return fondness(eye.s, eye.seat, seat) > 0


def ladder_of(eye: Eye) -> list[float]:
    """What the roll that is going on brings to whom that eye belongs."""
    throw = eye.s.throw
    assert throw is not None
    if throw.victim != NOBODY:
        return eye.steal_ladder(throw.space, throw.less)
    return eye.ladder(eye.s.board[throw.space])


def before_roll(eye: Eye, actor: int, legal: list[int]) -> int:
    s = eye.s
    throw = s.throw
    assert throw is not None
    roller = eye if actor == eye.seat else Eye(s, actor)
    steps = ladder_of(roller)
    base = roller.roll_worth(steps)
    is_kind = is_friend(eye, actor)
    needed = ENOUGH if is_kind else hurt_needed(eye, actor)
    best, most = PASS, needed
    for move in legal:
        if move == PASS:
            continue
        effect = EFFECT[move - PLAY_AT]
        gain = 0.0
        if effect == "second-die":
            gain = roller.two_dice(steps, is_kind) - base
        elif effect == "set-roll":
            gain = roller.topped(steps, AMOUNT[move - PLAY_AT]) - base
        elif effect == "name-roll":
            gain = roller.topped(steps, best_face(roller, steps, is_kind)) - base
        elif effect == "lower-loyalty":
            gain = roller.roll_worth(roller.steal_ladder(throw.space, throw.less + AMOUNT[move - PLAY_AT])) - base
        if not is_kind:
            gain = -gain
        if gain > most:
            best, most = move, gain
    return best


def hurt_needed(eye: Eye, actor: int) -> float:
    """Less, where she rolls to steal from oneself or a friend."""
    throw = eye.s.throw
    if throw is not None and throw.victim != NOBODY and is_friend(eye, throw.victim):
        return 0.4
    return HURTS if is_ahead(eye.s, actor) else HURTS + 0.7


def best_face(roller: Eye, steps: list[float], is_kind: bool) -> int:
    """The face that is best, or worst, for who rolls."""
    best = 1
    for face in range(2, 7):
        better = roller.topped(steps, face) > roller.topped(steps, best)
        if better if is_kind else roller.topped(steps, face) < roller.topped(steps, best):
            best = face
    return best


def after_roll(eye: Eye, actor: int, legal: list[int]) -> int:
    s = eye.s
    throw = s.throw
    assert throw is not None
    roller = eye if actor == eye.seat else Eye(s, actor)
    steps = ladder_of(roller)
    result = throw.result()
    now = roller.topped(steps, result)
    is_kind = is_friend(eye, actor)
    best, most = PASS, 0.0
    if SHOT in legal and now > steps[min(result, len(steps) - 1)] + 0.01:
        best = SHOT
    for move in legal:
        if move in (PASS, SHOT):
            continue
        card = move - PLAY_AT
        effect = EFFECT[card]
        gain = 0.0
        if effect == "reroll":
            gain = roller.roll_worth(steps, throw.bonus) - now
            gain = gain - ENOUGH if is_kind else -gain - hurt_needed(eye, actor)
        elif effect == "add-roll":
            gain = roller.topped(steps, result + AMOUNT[card]) - now - ENOUGH
        elif effect == "help-roll":
            helped = roller.topped(steps, result + AMOUNT[card]) - now
            gain = FEE[card] / STEP + fondness(s, eye.seat, actor) * helped - ENOUGH
        if gain > most:
            best, most = move, gain
    return best


def on_commit(eye: Eye, actor: int, legal: list[int]) -> int:
    s = eye.s
    space, room = s.commits[actor] // 2, s.commits[actor] % 2
    customer = s.board[space]
    if actor == eye.seat:
        move = held(legal, "to-room")
        gain = eye.room_worth(customer, TO_VIP) - eye.room_worth(customer, TO_PRIVATE)
        return move if move >= 0 and gain > ENOUGH else PASS
    owner = Eye(s, actor)
    worth = owner.room_worth(customer, room) - TURN
    if is_friend(eye, actor):
        move = held(legal, "replace-customer")
        return move if move >= 0 and worth < 0.5 else PASS
    move = held(legal, "uncommit")
    if move >= 0 and worth >= HURTS + 1:
        return move
    move = held(legal, "replace-customer")
    if move >= 0 and worth >= HURTS + 2:
        return move
    move = held(legal, "to-room")
    less = owner.room_worth(customer, TO_VIP) - owner.room_worth(customer, TO_PRIVATE)
    return move if move >= 0 and less >= HURTS else PASS


def on_steal(eye: Eye, actor: int, legal: list[int]) -> int:
    """Stand by oneself and by friends; let rivals rob each other."""
    throw = eye.s.throw
    assert throw is not None
    if is_friend(eye, actor) or not is_friend(eye, throw.victim):
        return PASS
    move = held(legal, "stop-steal")
    if move < 0:
        move = held(legal, "take-money")
    return move if move >= 0 else PASS


def on_leave(eye: Eye, actor: int, legal: list[int]) -> int:
    visit = eye.s.visit
    move = held(legal, "force-draw")
    if visit is None or move < 0 or is_friend(eye, actor):
        return PASS
    owner = Eye(eye.s, actor)
    champagne = eye.s.champagne[actor]
    if visit.room == TO_PRIVATE:
        show = show_of(owner, visit)
        shown, total = shown_by(visit, visit.cards), total_of(eye.s, visit, visit.cards)
        loss = show.leave(total, champagne) - show.draw(eye.s.privates, shown, total, champagne)
    else:
        tease = tease_of(owner, visit)
        loss = tease.leave(visit.level(), champagne) - tease.roll(visit.level(), champagne)
    return move if loss >= ENOUGH else PASS


def other_turn(eye: Eye, actor: int, legal: list[int]) -> int:
    """Whoever is ahead has a bad day."""
    s = eye.s
    if is_friend(eye, actor) or not is_ahead(s, actor):
        return PASS
    for move in legal:
        if move != PASS:
            card = move - PLAY_AT
            if EFFECT[card] == "take-energy" and s.energy >= 3:
                return move
            if EFFECT[card] == "fine" and s.money[actor] * STEP >= AMOUNT[card]:
                return move
    return PASS


def on_play(eye: Eye, legal: list[int]) -> int:
    """Cancel what is aimed at oneself or a friend, or what saves who is ahead."""
    s = eye.s
    played = s.stack[-2]
    if len(legal) == 1 or not isinstance(played, Play) or is_friend(eye, played.seat):
        return PASS
    hit = victim_of(s, played)
    move = held(legal, "cancel")
    if hit != NOBODY and is_friend(eye, hit):
        return move
    strong = ("add-trait", "soften-bust", "ignore-moves", "to-room", "keep-customer", "pick-draw")
    return move if hit == NOBODY and is_ahead(s, played.seat) and EFFECT[played.card] in strong else PASS


def victim_of(s: Shift, played: Play) -> int:
    """Whom a card is played against, or nobody."""
    effect = EFFECT[played.card]
    if effect in ("drink-on-other", "take-card"):
        return played.aim - AIM_SEAT_AT
    if effect == "discard-customer":
        return s.tokens[played.aim - AIM_SPACE_AT]
    if effect in ("uncommit", "to-room", "replace-customer", "take-energy", "fine", "force-draw"):
        return s.active if s.active != played.seat else NOBODY
    throw = s.throw
    if throw is not None and throw.seat != played.seat and effect != "help-roll":
        return throw.seat
    return NOBODY
