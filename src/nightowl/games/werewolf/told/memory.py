"""What a seat remembers of its own night, as the tale it would tell if it told the truth."""

from __future__ import annotations

from typing import Final

from ....kernel.story import Event
from ..moves import (
    ALONE,
    CHOSE,
    COPIED,
    DAWN,
    DRINK_AT,
    FELLOW,
    GROUPS,
    LOOK_AT,
    LOOK_CENTRE_AT,
    LOOK_PAIR_AT,
    PAIRS,
    ROB_AT,
    ROBBED,
    SAW,
    SAW_CENTRE,
    SEATS,
    SWAP_AT,
    WOKE,
)
from ..night.acts import those
from ..roles import (
    ACTS,
    CENTRE,
    DOPPELGANGER,
    INSOMNIAC,
    MASON,
    MINION,
    NO_ROLE,
    ROBBER,
    SEER,
    TROUBLEMAKER,
    WEREWOLF,
)
from ..state import Village
from .tales import UNSAID, Tale

DRANK: Final = CHOSE[DRINK_AT]
SWAPPED: Final = CHOSE[SWAP_AT]


def remember(story: tuple[Event, ...], card: int) -> Tale:
    """From all a seat was told."""
    mine = Tale()
    mine.role = card
    for event in story:
        kind = event.kind
        facts = event.facts
        if kind is DAWN:  # later nobody learns anything of the night
            break
        if kind is SAW:
            mine.sees(facts[0], facts[1])
        elif kind is SAW_CENTRE:
            mine.sees(CENTRE + facts[0], facts[1])
        elif kind is ROBBED:
            mine.took, mine.face = facts[0], facts[1]
        elif kind is SWAPPED:
            mine.one, mine.other = facts[0], facts[1]
        elif kind is DRANK:
            mine.drank = facts[0]
        elif kind is WOKE:
            mine.woke = facts[0]
        elif kind is FELLOW:
            mine.meets(GROUPS[facts[0]], facts[1])
        elif kind is ALONE:
            mine.group, mine.alone = GROUPS[facts[0]], True
        elif kind is COPIED:
            mine.target, mine.copied = facts[0], facts[1]
    mine.idle = is_idle(mine)
    return mine


def tonight(mine: Tale) -> int:
    """What a seat was for the night."""
    return mine.copied if mine.copied != NO_ROLE else mine.role


def is_idle(mine: Tale) -> bool:
    """Whether a role that could have acted did not."""
    role = tonight(mine)
    if role == SEER:
        return not mine.saw
    if role == ROBBER:
        return mine.took == UNSAID
    return role == TROUBLEMAKER and mine.one == UNSAID


def true_tales(s: Village) -> list[Tale]:
    """What every seat would remember of a whole night, from the deal and all that was done."""
    found = [Tale() for _ in range(s.seats)]
    for seat, mine in enumerate(found):
        mine.role = s.dealt[seat]
        if mine.role == DOPPELGANGER:
            mine.copied = s.copied
        role = tonight(mine)
        group = WEREWOLF if role == MINION else role
        if group in (WEREWOLF, MASON):
            mine.group = group
            mine.fellows = [other for other in those(s, group) if other != seat]
            mine.alone = not mine.fellows
        if role == INSOMNIAC:
            mine.woke = s.cards[seat]
    cards = s.dealt.copy()
    for seat, move in s.acts:
        live(found[seat], seat, move, cards)
    for mine in found:
        mine.idle = is_idle(mine)
    return found


def live(mine: Tale, seat: int, move: int, cards: list[int]) -> None:
    """One act of the night: what it does to the cards, and what who acts remembers of it."""
    if move >= DRINK_AT:
        mine.drank = move - DRINK_AT
        exchange(cards, seat, CENTRE + mine.drank)
    elif move >= SWAP_AT:
        mine.one, mine.other = (move - SWAP_AT) // SEATS, (move - SWAP_AT) % SEATS
        exchange(cards, mine.one, mine.other)
    elif move >= ROB_AT:
        mine.took = move - ROB_AT
        exchange(cards, seat, mine.took)
        mine.face = cards[seat]
    elif move >= LOOK_PAIR_AT:
        for card in PAIRS[move - LOOK_PAIR_AT]:
            mine.sees(CENTRE + card, cards[CENTRE + card])
    elif move >= LOOK_CENTRE_AT:
        mine.sees(CENTRE + move - LOOK_CENTRE_AT, cards[CENTRE + move - LOOK_CENTRE_AT])
    elif mine.role == DOPPELGANGER and mine.target == UNSAID:
        mine.target = move - LOOK_AT
    else:
        mine.sees(move - LOOK_AT, cards[move - LOOK_AT])


def exchange(cards: list[int], one: int, other: int) -> None:
    cards[one], cards[other] = cards[other], cards[one]


def agrees(tale: Tale, truth: Tale) -> bool:
    """Whether everything said is true."""
    if tale.role != truth.role:
        return False
    for look in tale.saw:
        if look not in truth.saw and look != (truth.target, truth.copied):
            return False
    if tale.took != UNSAID and (tale.took, tale.face) != (truth.took, truth.face):
        return False
    if tale.one != UNSAID and {tale.one, tale.other} != {truth.one, truth.other}:
        return False
    if tale.drank not in (UNSAID, truth.drank) or tale.woke not in (NO_ROLE, truth.woke):
        return False
    if tale.group != NO_ROLE and (tale.group != truth.group or any(seat not in truth.fellows for seat in tale.fellows)):
        return False
    return (truth.alone or not tale.alone) and (truth.idle or not tale.idle or not ACTS[tonight(truth)])
