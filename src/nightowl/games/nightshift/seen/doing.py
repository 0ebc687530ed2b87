"""What is going on, in words: the roll, the room and what is at risk in it, what a move brings."""

from __future__ import annotations

from ....kernel.story import EVERYONE
from ....kernel.texts import Texts
from ..club.stage import CARDS
from ..codes import money, stars
from ..codes import word as named
from ..moves import (
    ACCEPT,
    AIM_CUSTOMER,
    AIM_CUSTOMER_AT,
    AIM_SPACE,
    AIM_SPACE_AT,
    BUY,
    CHOOSE,
    CUSTOMER,
    DANCE,
    GO,
    LEAVE,
    LEVEL,
    PERFORM,
    POWER,
    ROOM,
    SHOT,
    TRAIT,
)
from ..pack.cards import ABILITY, ABILITY_AMOUNT
from ..state import COOP, MODES, TEAMS
from .guest import brief, face_of, offer, printed
from .hints import TIP, tippers
from .reasons import CHAMPAGNE_PRICE, SHOT_PRICE
from .shown import Danced, NightshiftView, Visiting


def now(view: NightshiftView, texts: Texts, names: list[str]) -> list[str]:
    """What is going on, and what the reader holds."""
    lines = []
    if view.diamond is not None:
        pay = money(texts, view.diamond.money)
        lines.append(texts.say("picture-diamond", pay=pay, subscribers=view.diamond.subscribers))
    if view.target and not view.end:
        so_far = sum(player.money + player.income for player in view.players)
        lines.append(texts.say("picture-target", target=money(texts, view.target), pay=money(texts, so_far)))
    if view.mode == MODES[TEAMS]:
        lines.append(teams(view, texts, names))
    if view.moment == "turn":
        lines.append(texts.say("picture-energy", name=names[view.active], energy=view.energy))
    lines += [
        texts.headed(named(texts, POWER, it.power), texts.about(POWER, it.power)) for it in view.going if it.what == "play"
    ]
    lines += rolling(view, texts, names)
    if view.visiting is not None:
        lines += visit(view, view.visiting, texts, names)
    if view.hand:
        lines.append(texts.say("picture-hand", cards=", ".join(named(texts, POWER, card) for card in view.hand)))
    return lines


def is_own(view: NightshiftView) -> bool:
    """Whether the reader's own doing is what all may react to."""
    return view.going[-1].what == "window" and view.going[-1].seat == view.seat


def is_open(view: NightshiftView) -> bool:
    """Whether all save the club together."""
    return view.mode == MODES[COOP]


def occasion(view: NightshiftView, texts: Texts, names: list[str]) -> list[str]:
    """What another has just done that the reader may react to."""
    if not view.going or view.going[-1].what != "window" or is_own(view):
        return []
    open_facts = [event for event in view.story if event.audience == EVERYONE]
    return [texts.event(event, names) for event in open_facts[-1:]]


def teams(view: NightshiftView, texts: Texts, names: list[str]) -> str:
    """Who plays with whom, and what they have together unless money is hidden."""
    said = []
    for seat in range(2):
        pair = f"{names[seat]} & {names[seat + 2]}"
        both = view.players[seat].money + view.players[seat + 2].money
        said.append(pair if view.hidden_money and not view.end else texts.headed(pair, money(texts, both)))
    return " · ".join(said)


def rolling(view: NightshiftView, texts: Texts, names: list[str]) -> list[str]:
    """What a steal takes, and how high the roll is so far."""
    roll = view.rolling
    lines = []
    if roll is not None and roll.victim >= 0:
        customer = named(texts, CUSTOMER, roll.customer)
        lines.append(texts.say("picture-steal", name=names[roll.victim], customer=customer, number=roll.needs))
    if roll is not None and roll.face:
        lines.append(texts.say("picture-result", name=names[roll.seat], number=roll.result))
    return lines


def visit(view: NightshiftView, room: Visiting, texts: Texts, names: list[str]) -> list[str]:
    who = named(texts, CUSTOMER, room.customer)
    head = texts.say("picture-room", name=names[room.seat], room=named(texts, ROOM, room.room), customer=who)
    face = face_of(view, room.customer)
    head += f" {stars(room.stars)}" + (f" ♥{face.loyalty}" if face is not None else "")
    if not room.chart:
        return [texts.headed(head, " | ".join(danced(texts, card) for card in room.cards) or "–"), risk(texts, room)]
    shown = ", ".join(named(texts, TRAIT, trait) for trait in room.earned)
    levels = [f"{named(texts, LEVEL, n)} {money(texts, pay)}" for n, pay in enumerate(room.chart, 1)]
    return [texts.headed(head, f"{shown} – {named(texts, LEVEL, room.level)}"), " · ".join(levels), risk(texts, room)]


def risk(texts: Texts, room: Visiting) -> str:
    """What the last draw or roll means, or what the next may cost."""
    pay, bust = money(texts, room.pay), money(texts, room.bust)
    match room.status:
        case "busted":
            return texts.say("picture-busted", bust=bust)
        case "repeated":
            return texts.say("picture-repeated", pay=pay)
        case "may":
            return texts.say("picture-risk", pay=pay, bust=bust)
        case _:
            return texts.say("picture-bust", bust=bust)


def danced(texts: Texts, card: Danced) -> str:
    """Moves and pay of a card; moves that do not count stand in brackets."""
    moves = "+".join(named(texts, DANCE, dance) for dance in card.dances)
    return f"{moves if card.counts else f'({moves})'} {money(texts, card.pay)}"


def label(view: NightshiftView, move: int, texts: Texts) -> str:
    """An Outcome by what it gives: its number says nothing."""
    if not CHOOSE.has(move):
        return ""
    space = next(it.space for it in view.going if it.what == "outcome")
    face = face_of(view, view.spaces[space].customer)
    assert face is not None
    return texts.say("picture-choose", offer=offer(texts, face, move - CHOOSE.base))


def remark(view: NightshiftView, move: int, texts: Texts) -> str:
    """What a move leads to where its own words do not say it."""
    if GO.has(move):
        return brief(view, texts, move - GO.base)
    if AIM_SPACE.has(move):
        return brief(view, texts, move - AIM_SPACE_AT)
    if AIM_CUSTOMER.has(move):
        face = face_of(view, move - AIM_CUSTOMER_AT)
        return "" if face is None else ", ".join(printed(view, texts, face))
    if BUY.has(move):
        shots, champagne = BUY.values(move)
        return money(texts, shots * SHOT_PRICE + champagne * CHAMPAGNE_PRICE)
    if move in (LEAVE, ACCEPT) and view.visiting is not None:
        return money(texts, view.visiting.bust if view.visiting.status == "busted" else view.visiting.pay)
    if move == SHOT:
        return texts.say("picture-shot-energy" if view.rolling is None else "picture-shot-roll")
    return stage(view, texts) if move == PERFORM else ""


def stage(view: NightshiftView, texts: Texts) -> str:
    """What going on Stage brings, and who is left behind."""
    assert view.seat is not None
    me = view.players[view.seat]
    more = ABILITY_AMOUNT[me.dancer] if view.abilities and ABILITY[me.dancer] == "stage-cards" else 0
    said = texts.say("picture-perform", pay=money(texts, TIP * tippers(view)), cards=CARDS + more)
    if me.commitment is None:
        return said
    return f"{said}, " + texts.say("picture-left-behind", customer=named(texts, CUSTOMER, me.commitment.customer))
