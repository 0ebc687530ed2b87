"""What can be said: every role's knowledge, true or false, in small sentences; role tokens; whom one suspects."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.chance import Source
from ..moves import (
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
    READY,
    SEATS,
    TOKENS_END,
    TRUST,
    pair_moves,
    role_moves,
)
from ..roles import CENTRE, CENTRE_CARDS, KINDS, NO_ROLE, PLACES
from ..state import Village

MANY: Final = 4096
PLACE: Final[list[int]] = []  # by move from LAY_AT on: of whose card
TOKEN: Final[list[int]] = []  # which role is laid there; NO_ROLE where one is lifted
for _base, _cards in ((0, CENTRE), (CENTRE, CENTRE_CARDS)):
    PLACE.extend([_base + at // KINDS for at in range(_cards * KINDS)])
    TOKEN.extend([at % KINDS for at in range(_cards * KINDS)])
PLACE.extend(range(PLACES))
TOKEN.extend([NO_ROLE] * PLACES)


class Sentences:
    """What a seat may say, in both forms that are asked for. To read, not to change."""

    __slots__ = ("moves", "shown")

    def __init__(self, moves: list[int]) -> None:
        self.moves = moves
        self.shown: tuple[int, ...] = tuple(moves)


class Ever:
    """All that can be said with one set, by seat: nearly every question is about the same one."""

    __slots__ = ("counts", "said", "seats")

    def __init__(self) -> None:
        self.counts: list[int] = []
        self.seats = 0
        self.said: list[list[int]] = []


_ever: Final = Ever()
_claims: Final[dict[int, list[int]]] = {}  # what can be said apart from tokens, by set, seats and seat
_laid: Final[dict[int, list[int]]] = {}  # what can be done to one card's token, by place, token and free roles
_whole: Final[dict[int, Sentences]] = {}  # all that can be said while tokens lie as in `_last`, by seats and seat
_last: Final[list[list[int]]] = [
    [],
    [],
    [],
]  # the last tokens, their set, and the answer: most sentences move none


def sentences(s: Village, seat: int, last: int) -> Sentences:
    """All that seat may say now, and `last`."""
    tokens = token_moves(s)
    key = (s.seats * SEATS + seat) * 2 + (last == READY)
    found = _whole.get(key)
    if found is None:
        found = Sentences([*claims_of(s, seat), *tokens, last])
        _whole[key] = found
    return found


def key_of(s: Village, seat: int) -> int:
    key: i64 = s.seats * SEATS + seat  # an int would outgrow its fast form
    for n in s.counts:
        key = key * 4 + i64(n)
    return int(key)


def claims_of(s: Village, seat: int) -> list[int]:
    """All but the tokens. To read, not to change."""
    key = key_of(s, seat)
    found = _claims.get(key)
    if found is None:
        found = claims(s, seat) + about_others(s, seat)
        if len(_claims) >= MANY:
            _claims.clear()
        _claims[key] = found
    return found


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


def free_tokens(s: Village) -> int:
    """The roles with a token that lies nowhere, as bits."""
    free = s.counts.copy()
    for token in s.tokens:
        if token != NO_ROLE:
            free[token] -= 1
    mask = 0
    for role in range(KINDS):
        if free[role] > 0:
            mask |= 1 << role
    return mask


def token_moves(s: Village) -> list[int]:
    """A token of a role can be laid while one is free; one that lies somewhere can be lifted. To read, not to change."""
    if (_last[0] is s.tokens or _last[0] == s.tokens) and (_last[1] is s.counts or _last[1] == s.counts):
        return _last[2]
    mask = free_tokens(s)
    moves: list[int] = []
    for place in range(s.seats):
        moves += laid_on(place, s.tokens[place], mask)
    for place in range(CENTRE, PLACES):
        moves += laid_on(place, s.tokens[place], mask)
    _whole.clear()
    _last[0] = s.tokens
    _last[1] = s.counts
    _last[2] = moves
    return moves


def any_sentence(s: Village, seat: int, last: int, source: Source) -> int:
    """One of `sentences` or `last`, each as likely: any that there may ever be, until it is one that can be said now."""
    said = ever(s, seat)
    n = len(said)
    while True:
        at = source.below(n + 1)
        if at == n:
            return last
        move = said[at]
        if not LAY_AT <= move < TOKENS_END or can_move(s, move - LAY_AT):
            return move


def can_move(s: Village, token: int) -> bool:
    """Whether that token can be laid or lifted now."""
    role = TOKEN[token]
    return s.tokens[PLACE[token]] != role and (role == NO_ROLE or s.tokens.count(role) < s.counts[role])


def ever(s: Village, seat: int) -> list[int]:
    """All that seat may say with such a set, however tokens lie. To read, not to change."""
    known = _ever
    if known.counts is not s.counts or known.seats != s.seats:
        known.counts, known.seats = s.counts, s.seats
        known.said = [[] for _ in range(s.seats)]
    found = known.said[seat]
    if not found:
        roles = [role for role in range(KINDS) if s.counts[role] > 0]
        found += claims_of(s, seat)
        for token, place in enumerate(PLACE):
            if (place < s.seats or place >= CENTRE) and (TOKEN[token] == NO_ROLE or TOKEN[token] in roles):
                found.append(LAY_AT + token)
    return found


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
