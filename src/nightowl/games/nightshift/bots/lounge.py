"""How the bots play a room: `rooms` says when to stop, and here is what Champagne and Power cards change."""

from __future__ import annotations

from typing import Final

from ..club.powers import stars
from ..club.stage import ability
from ..moves import ACCEPT, AIM_DRAW_AT, CHAMPAGNE, CHARM, DRAW, LEAVE, PLAY_AT
from ..pack.cards import CARD_PAY, EFFECT, PRIVATE_BUST, STEP, VIP_BUST
from ..state import ALL_PRIVATES, BUSTED, MAY, NOTHING_YET, REPEATED, TO_PRIVATE, Shift, Visit
from .rooms import SHOWN, Show, Tease, is_bust
from .worth import PRIVATE_WORTH, VIP_WORTH, Eye, stock_worth

RISKY: Final = 0.15  # of a draw, for a card that makes it safer
WORTH_A_STAR: Final = 0.8


def bottle_worth(eye: Eye) -> float:
    """What the last of her bottles would bring later."""
    champagne = eye.s.champagne[eye.seat]
    if eye.left == 0 or champagne == 0:
        return 0.02
    return 0.6 * (stock_worth(eye.left - 1, 0, champagne) - stock_worth(eye.left - 1, 0, champagne - 1))


def show_of(eye: Eye, visit: Visit) -> Show:
    s = eye.s
    spent = ALL_PRIVATES & ~s.privates
    for card in visit.cards + visit.gone:
        spent &= ~(1 << card)
    extra = ability(s, visit.seat, "private-pay") // STEP
    return Show(stars(s, visit), eye.prize(visit.customer), bottle_worth(eye), extra, spent, True, eye.is_quick)


def tease_of(eye: Eye, visit: Visit) -> Tease:
    extra = ability(eye.s, visit.seat, "vip-pay") // STEP
    return Tease(stars(eye.s, visit), eye.prize(visit.customer), bottle_worth(eye), extra)


def shown_by(visit: Visit, cards: list[int]) -> int:
    return sum([SHOWN[card] for card in cards if (visit.ignored >> card) & 1 == 0])


def total_of(s: Shift, visit: Visit, cards: list[int]) -> int:
    return sum([CARD_PAY[card][stars(s, visit) - 1] for card in cards])


def held(legal: list[int], effect: str) -> int:
    """The move that plays a card of that effect, or -1."""
    for move in legal:
        if move >= PLAY_AT and move - PLAY_AT < len(EFFECT) and EFFECT[move - PLAY_AT] == effect:
            return move
    return -1


def raises(eye: Eye, visit: Visit, legal: list[int]) -> int:
    """A card for one star more, where that is worth it."""
    move = held(legal, "raise-stars")
    if move < 0:
        return -1
    table = PRIVATE_WORTH if visit.room == TO_PRIVATE else VIP_WORTH
    now = stars(eye.s, visit)
    return move if now < 3 and table[now][0][1] - table[now - 1][0][1] >= WORTH_A_STAR else -1


def private(eye: Eye, visit: Visit, legal: list[int]) -> int:
    s = eye.s
    if visit.status == BUSTED:
        return private_bust(eye, visit, legal)
    move = raises(eye, visit, legal)
    if move >= 0:
        return move
    show = show_of(eye, visit)
    shown, total = shown_by(visit, visit.cards), total_of(s, visit, visit.cards)
    champagne = s.champagne[visit.seat]
    if visit.status == MAY and not show.is_worth_a_draw(s.privates, shown, total, champagne):
        return cancelled(eye, visit, legal, show, show.leave(total, champagne), LEAVE)
    move = held(legal, "pick-draw")
    return move if move >= 0 and risk(s.privates, shown) >= RISKY else DRAW


def cancelled(eye: Eye, visit: Visit, legal: list[int], show: Show, otherwise: float, move: int) -> int:
    """Champagne where it is worth more than `otherwise`."""
    if CHAMPAGNE not in legal or visit.last == NOTHING_YET:
        return move
    before = visit.cards[:-1]
    champagne = eye.s.champagne[visit.seat] - 1
    total = total_of(eye.s, visit, before)
    again = show.draw(eye.s.privates, shown_by(visit, before), total, champagne)
    return CHAMPAGNE if again > otherwise + 0.05 else move


def private_bust(eye: Eye, visit: Visit, legal: list[int]) -> int:
    s = eye.s
    show = show_of(eye, visit)
    champagne = s.champagne[visit.seat]
    best, worth = ACCEPT, PRIVATE_BUST + show.bottle * champagne
    move = held(legal, "ignore-moves")
    if move >= 0:
        best, worth = move, max(worth, show.leave(total_of(s, visit, visit.cards), champagne) - 0.5)
    else:
        move = held(legal, "soften-bust")
        if move >= 0:
            best, worth = move, max(worth, show.leave(total_of(s, visit, visit.cards[:-1]), champagne) - 0.5)
    return cancelled(eye, visit, legal, show, worth, best)


def risk(deck: int, shown: int) -> float:
    """How likely a draw busts."""
    cards = busting = 0
    for card in range(len(SHOWN)):
        if deck >> card & 1:
            cards += 1
            busting += 1 if is_bust(shown + SHOWN[card]) else 0
    return busting / cards if cards > 0 else 0.0


def pick_draw(eye: Eye, visit: Visit, legal: list[int]) -> int:
    """Of two cards turned up, the one that leaves more."""
    s = eye.s
    show = show_of(eye, visit)
    shown, total = shown_by(visit, visit.cards), total_of(s, visit, visit.cards)
    champagne = s.champagne[visit.seat]
    best, most = legal[0], -1.0
    for move in legal:
        card = move - AIM_DRAW_AT
        after = shown + SHOWN[card]
        worth = (
            show.bust if is_bust(after) else show.leave(total + show.pay[card], champagne) - 3.0 * risk(s.privates, after)
        )
        if worth > most:
            best, most = move, worth
    return best


def vip(eye: Eye, visit: Visit, legal: list[int]) -> int:
    move = raises(eye, visit, legal)
    if move >= 0:
        return move
    tease = tease_of(eye, visit)
    level, champagne = visit.level(), eye.s.champagne[visit.seat]
    if visit.status in (BUSTED, REPEATED):
        return vip_end(eye, visit, legal, tease, level, champagne)
    if visit.status == MAY and tease.leave(level, champagne) >= tease.roll(level, champagne):
        move = held(legal, "add-trait")
        return move if move >= 0 else LEAVE
    return CHARM


def vip_end(eye: Eye, visit: Visit, legal: list[int], tease: Tease, level: int, champagne: int) -> int:
    best = ACCEPT
    worth = VIP_BUST + tease.bottle * champagne if visit.status == BUSTED else tease.leave(level, champagne)
    move = held(legal, "soften-bust")
    if move >= 0:
        saved = tease.leave(level, champagne) if level > 0 else VIP_BUST + tease.prize
        if saved - 0.5 > worth:
            best, worth = move, saved - 0.5
    if CHAMPAGNE in legal and tease.roll(level, champagne - 1) > worth + 0.05:
        return CHAMPAGNE
    return best
