"""Tales to tell: the true one, or one made up that fits the set, what others say and what was said before."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Source
from ..moves import (
    CLAIM,
    CLAIM_DRANK,
    CLAIM_FELLOW,
    CLAIM_IDLE,
    CLAIM_NONE,
    CLAIM_ROBBED,
    CLAIM_SAW,
    CLAIM_SAW_CENTRE,
    CLAIM_SWAPPED,
    CLAIM_WOKE,
    GROUPS,
    SEATS,
)
from ..roles import (
    CENTRE,
    CENTRE_CARDS,
    DOPPELGANGER,
    DRUNK,
    HUNTER,
    INSOMNIAC,
    KINDS,
    MASON,
    NO_ROLE,
    ROBBER,
    SEER,
    TEAM,
    TROUBLEMAKER,
    VILLAGER,
    WEREWOLF,
)
from ..told.tales import UNSAID, Tale

GRAIN: Final = 1000
SAFE: Final[list[float]] = [0.0] * KINDS  # how much a liar likes to be that role
SAFE[VILLAGER], SAFE[HUNTER], SAFE[DRUNK], SAFE[INSOMNIAC] = 2.0, 2.0, 2.0, 1.5
SAFE[TROUBLEMAKER], SAFE[ROBBER], SAFE[SEER] = 2.0, 1.5, 1.0
CONTESTED: Final = 0.1  # what is left of it where all cards of the role are claimed by others


def sentences_of(tale: Tale) -> list[int]:
    """A tale as moves, in the order one would tell it."""
    said = [CLAIM.base + tale.role]
    if tale.copied != NO_ROLE:
        said.append(CLAIM_SAW.base + tale.target * KINDS + tale.copied)
    for place, face in tale.saw:
        if place < CENTRE:
            said.append(CLAIM_SAW.base + place * KINDS + face)
        else:
            said.append(CLAIM_SAW_CENTRE.base + (place - CENTRE) * KINDS + face)
    if tale.took != UNSAID:
        said.append(CLAIM_ROBBED.base + tale.took * KINDS + tale.face)
    if tale.one != UNSAID:
        said.append(CLAIM_SWAPPED.base + tale.one * SEATS + tale.other)
    if tale.drank != UNSAID:
        said.append(CLAIM_DRANK.base + tale.drank)
    if tale.woke != NO_ROLE:
        said.append(CLAIM_WOKE.base + tale.woke)
    if tale.group != NO_ROLE:
        group = GROUPS.index(tale.group)
        said += [CLAIM_FELLOW.base + group * SEATS + fellow for fellow in tale.fellows]
        if tale.alone:
            said.append(CLAIM_NONE.base + group)
    if tale.idle:
        said.append(CLAIM_IDLE.base)
    return said


def claimed(told: list[Tale], role: int, me: int) -> int:
    """How many others say they were dealt that role."""
    n = 0
    for seat, tale in enumerate(told):
        if seat != me and tale.role == role:
            n += 1
    return n


def pick(weights: list[float], chance: Source) -> int:
    return chance.pick([int(GRAIN * weight) for weight in weights])


def likings(told: list[Tale], me: int, counts: list[int], mine: Tale) -> list[float]:
    """How well each role would do for a lie: nobody else claims it, or it is known to lie in the centre."""
    liking = [0.0] * KINDS
    for role in range(KINDS):
        if counts[role] == 0:
            continue
        free = counts[role] - claimed(told, role, me)
        liking[role] = SAFE[role] * (free if free > 0 else CONTESTED)
    for place, face in mine.saw:
        if place >= CENTRE:
            liking[face] *= 6
    if SAFE[mine.role] > 0:
        liking[mine.role] *= 3  # a Robber who took a wolf's card was one
    return liking


def invent(role: int, told: list[Tale], me: int, counts: list[int], friends: list[int], chance: Source) -> Tale:
    """A night that role could have had. What was said before is kept; `friends` are not put in danger."""
    was = told[me]
    tale = Tale()
    tale.role = role
    if role == SEER:
        invent_looks(tale, was, told, me, counts, chance)
    elif role == ROBBER:
        tale.took, tale.face = was.took, was.face
        if tale.took == UNSAID:
            strangers = others(told, me, friends) or others(told, me, [])
            tale.took = strangers[chance.below(len(strangers))]
            tale.face = innocent(told[tale.took].role, told, me, counts, chance)
    elif role == TROUBLEMAKER:
        tale.one, tale.other = was.one, was.other
        if tale.one == UNSAID:
            rest = others(told, me, [])
            tale.one = rest[chance.below(len(rest))]
            rest.remove(tale.one)
            tale.other = rest[chance.below(len(rest))]
    elif role == DRUNK:
        tale.drank = was.drank if was.drank != UNSAID else chance.below(CENTRE_CARDS)
    elif role == INSOMNIAC:
        tale.woke = was.woke if was.woke != NO_ROLE else INSOMNIAC
    elif role == MASON:
        tale.group, tale.alone = MASON, True
    elif role == DOPPELGANGER:
        tale.saw = was.saw
        if not tale.saw:
            rest = others(told, me, [])
            place = rest[chance.below(len(rest))]
            tale.saw = [(place, innocent(told[place].role, told, me, counts, chance))]
    return tale


def others(told: list[Tale], me: int, without: list[int]) -> list[int]:
    return [seat for seat in range(len(told)) if seat != me and seat not in without]


def invent_looks(tale: Tale, was: Tale, told: list[Tale], me: int, counts: list[int], chance: Source) -> None:
    """Two cards in the centre nobody claims to have."""
    tale.saw = was.saw.copy()
    if tale.saw and tale.saw[0][0] < CENTRE:
        return
    while len(tale.saw) < 2:
        places = [place for place in range(CENTRE, CENTRE + CENTRE_CARDS) if place not in [look[0] for look in tale.saw]]
        face = unclaimed(told, me, counts, [look[1] for look in tale.saw], chance)
        tale.saw.append((places[chance.below(len(places))], face))


def unclaimed(told: list[Tale], me: int, counts: list[int], without: list[int], chance: Source) -> int:
    """A card that may well lie in the centre."""
    weights = [0.0] * KINDS
    for role in range(KINDS):
        free = counts[role] - claimed(told, role, me) - without.count(role)
        if role == told[me].role or role == SEER:
            free -= 1
        weights[role] = float(max(0, free)) + (0.01 if counts[role] > 0 and role != SEER else 0.0)
    return pick(weights, chance)


def innocent(role: int, told: list[Tale], me: int, counts: list[int], chance: Source) -> int:
    """What a card may be said to be: what its player claims, or else some villager's."""
    if role != NO_ROLE and role not in (WEREWOLF, told[me].role):
        return role
    weights = [1.0 if counts[r] > 0 and TEAM[r] == "village" and SAFE[r] > 0 and r != ROBBER else 0.0 for r in range(KINDS)]
    return pick(weights, chance) if sum(weights) > 0 else WEREWOLF
