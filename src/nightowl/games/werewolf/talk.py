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
from .roles import CENTRE, CENTRE_CARDS, KINDS, NO_ROLE
from .state import Village

MANY = 256
_claims: dict[int, list[int]] = {}  # what can be said apart from tokens, by set, seats and seat: for the last few sets


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
    """A token of a role can be laid while one is free; one that lies somewhere can be lifted."""
    free = s.counts.copy()
    for role in s.tokens:
        if role != NO_ROLE:
            free[role] -= 1
    moves: list[int] = []
    for place in range(s.seats):
        moves += laid_on(LAY_AT + place * KINDS, s.tokens[place], free)
        if s.tokens[place] != NO_ROLE:
            moves.append(LIFT_AT + place)
    for card in range(CENTRE_CARDS):
        moves += laid_on(LAY_CENTRE_AT + card * KINDS, s.tokens[CENTRE + card], free)
        if s.tokens[CENTRE + card] != NO_ROLE:
            moves.append(LIFT_CENTRE_AT + card)
    return moves


def laid_on(base: int, token: int, free: list[int]) -> list[int]:
    return [base + role for role in range(KINDS) if free[role] > 0 and role != token]
