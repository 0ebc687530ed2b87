"""What a match hands from round to round: points, used sets, the next dealer. People may join or leave in between."""

from __future__ import annotations

from typing import Any

import msgspec

from ...kernel.options import OptionError
from .cards import CARDS, MULTIVERSE, PLACES
from .state import NOBODY, Round

SETS = [card for card in CARDS if card != "joker"]


class Carry(msgspec.Struct, forbid_unknown_fields=True):
    """All of it is public: at the end of a round every card is shown. `copies` are the Multiverse copies seen so far."""

    points: list[int]
    round: int = 1
    used: list[str] = []
    copies: list[str] = []
    dealer: int | None = None


def read_carry(given: Any, seats: int, rounds: int) -> Carry:
    """A carry from plain values; an OptionError says what is wrong with it."""
    try:
        carry = msgspec.convert(given, Carry)
    except msgspec.ValidationError as error:
        raise OptionError("carry", form(Carry)) from error
    if len(carry.points) != seats:
        raise OptionError("carry.points", f"int*{seats}")
    if not 1 <= carry.round <= rounds:
        raise OptionError("carry.round", f"1..{rounds}")
    if carry.dealer is not None and not 0 <= carry.dealer < seats:
        raise OptionError("carry.dealer", f"0..{seats - 1}")
    if not set(carry.used) <= set(SETS):
        raise OptionError("carry.used", "|".join(SETS))
    if not set(carry.copies) <= set(PLACES):
        raise OptionError("carry.copies", "|".join(PLACES))
    return carry


def form(kind: type[msgspec.Struct]) -> str:
    return "{" + "|".join(field.name for field in msgspec.structs.fields(kind)) + "}"


def use_carry(s: Round, carry: Carry) -> None:
    s.points = list(carry.points)
    s.round = carry.round
    s.used = [CARDS.index(card) for card in carry.used]
    s.copies = [CARDS.index(card) for card in carry.copies]
    s.dealer = NOBODY if carry.dealer is None else carry.dealer


def carry_on(s: Round) -> dict[str, Any] | None:
    """What the next round gets, as plain values; None after the last."""
    if s.round >= s.rounds:
        return None
    copies = [*s.copies, *s.cards] if s.place == MULTIVERSE else s.copies
    carry = Carry(
        points=list(s.points),
        round=s.round + 1,
        used=[CARDS[place] for place in [*s.used, s.place]],
        copies=[CARDS[place] for place in copies],
        dealer=s.next_dealer,
    )
    plain: dict[str, Any] = msgspec.to_builtins(carry)
    return plain


def reseat(given: dict[str, Any], came_from: list[int | None]) -> dict[str, Any]:
    """The carry for another company: who sits where, by old seat; None for who has just come, with no points.

    If the dealer has left, the next old seat that is still there deals; with nobody left of them, chance decides.
    """
    carry = msgspec.convert(given, Carry)
    old = len(carry.points)
    for seat in came_from:
        if seat is not None and (not 0 <= seat < old or came_from.count(seat) > 1):
            raise OptionError("seats", f"0..{old - 1}")
    points = [0 if seat is None else carry.points[seat] for seat in came_from]
    dealer = None
    if carry.dealer is not None:
        after = [(carry.dealer + step) % old for step in range(old)]
        dealer = next((came_from.index(seat) for seat in after if seat in came_from), None)
    moved: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(carry, points=points, dealer=dealer))
    return moved
