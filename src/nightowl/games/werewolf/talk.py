"""What can be said: every role's knowledge, true or false, in small sentences; role tokens; whom one suspects."""

from __future__ import annotations

from .moves import (
    ACCUSE,
    ANNOUNCE,
    CALL_ON,
    CIRCLE_KIND,
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
    LAY_AT,
    LAY_CENTRE_AT,
    LIFT_AT,
    LIFT_CENTRE_AT,
    SEATS,
    TRUST,
    pair_moves,
    role_moves,
)
from .roles import CENTRE, CENTRE_CARDS, KINDS, NO_ROLE, PLACES
from .state import Village

MANY = 4096
_claims: dict[int, list[int]] = {}  # what can be said apart from tokens, by set, seats and seat: for the last few sets
_laid: dict[int, list[int]] = {}  # what can be done to one card's token, by place, token and which roles have one left
_last: list[list[int]] = [[], [], []]  # the last tokens asked about, the set, and the answer: most sentences move none


def sentences(s: Village, seat: int) -> list[int]:
    """All that seat may say now; a list of its own."""
    key = s.seats * SEATS + seat
    for n in s.counts:
        key = key * 4 + n
    found = _claims.get(key)
    if found is None:
        found = claims(s, seat) + about_others(s, seat)
        if len(_claims) >= MANY:
            _claims.clear()
        _claims[key] = found
    return found + token_moves(s)


def claims(s: Village, seat: int) -> list[int]:
    """I was dealt, I saw, I took, I swapped, I drank, my card is now, I met."""
    counts = s.counts
    others = [other for other in range(s.seats) if other != seat]
    said = role_moves(CLAIM.base, 0, counts)
    for other in others:
        said += role_moves(CLAIM_SAW.base, other, counts)
        said += role_moves(CLAIM_ROBBED.base, other, counts)
    for card in range(CENTRE_CARDS):
        said += role_moves(CLAIM_SAW_CENTRE.base, card, counts)
        said.append(CLAIM_DRANK.base + card)
    said += pair_moves(CLAIM_SWAPPED.base, s.seats, seat)
    said += role_moves(CLAIM_WOKE.base, 0, counts)
    for group, role in enumerate(GROUPS):
        if counts[role] > 0:
            said += [CLAIM_FELLOW.base + group * SEATS + other for other in others]
            said.append(CLAIM_NONE.base + group)
    said.append(CLAIM_IDLE.base)
    return said


def about_others(s: Village, seat: int) -> list[int]:
    said: list[int] = []
    for other in range(s.seats):
        if other != seat:
            said += [kind.base + other for kind in (ACCUSE, TRUST, ANNOUNCE, CALL_ON)]
    said.append(CIRCLE_KIND.base)
    return said


def token_moves(s: Village) -> list[int]:
    """A token of a role can be laid while one is free; one that lies somewhere can be lifted. To read, not to change."""
    if _last[0] == s.tokens and _last[1] == s.counts:
        return _last[2]
    free = s.counts.copy()
    for role in s.tokens:
        if role != NO_ROLE:
            free[role] -= 1
    mask = 0
    for role in range(KINDS):
        if free[role] > 0:
            mask |= 1 << role
    moves: list[int] = []
    for place in range(s.seats):
        moves += laid_on(place, s.tokens[place], mask)
    for place in range(CENTRE, PLACES):
        moves += laid_on(place, s.tokens[place], mask)
    _last[0] = s.tokens.copy()
    _last[1] = s.counts
    _last[2] = moves
    return moves


def laid_on(place: int, token: int, mask: int) -> list[int]:
    """What can be done to the token of one card."""
    key = (place * (KINDS + 1) + token + 1) << KINDS | mask
    found = _laid.get(key)
    if found is None:
        card = place - CENTRE
        base = LAY_AT + place * KINDS if card < 0 else LAY_CENTRE_AT + card * KINDS
        found = [base + role for role in range(KINDS) if mask >> role & 1 and role != token]
        if token != NO_ROLE:
            found.append(LIFT_AT + place if card < 0 else LIFT_CENTRE_AT + card)
        if len(_laid) >= MANY:
            _laid.clear()
        _laid[key] = found
    return found
