"""What a seat sees: the card it was dealt, what it was told, what all may know; and at the end, everything.

Who is asked by night is everybody, always: no list, moment or count tells who has something to do.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

import msgspec

from ...kernel.wire import PER_SEAT, Seat, View
from .judge import winners
from .moves import ROLE, STEP
from .roles import CENTRE, NO_ROLE
from .sight import asked, cards_out, counts_known, moment, pace, step_called, wave_now
from .state import Agreed, Village

Role = Annotated[int, ROLE]


class Terms(msgspec.Struct):
    """What the table agreed on; times in seconds."""

    random: bool
    narrated: bool
    lone_wolf: bool
    tanner_blocks: bool
    slot: int
    wave: int
    day: int
    vote: int
    talk: int
    target: int
    helper: bool


class WerewolfView(View):
    """`roles` are in play, `card` was dealt to the reader; `tokens` lie on the cards, `left` is what each may still say.
    `drawn` roles have been decided where the bag decides, `out` cards are dealt.

    From `dealt` on the fields are empty until the end, when everything is revealed.
    """

    roles: tuple[Role, ...]
    terms: Terms
    chips: Annotated[tuple[int, ...], PER_SEAT]
    drawn: int
    out: int
    card: Role
    step: Annotated[int, STEP]
    wave: int
    left: Annotated[tuple[int, ...], PER_SEAT]
    ready: Annotated[tuple[bool, ...], PER_SEAT]
    tokens: Annotated[tuple[Role, ...], PER_SEAT]
    centre_tokens: tuple[Role, ...]
    dealt: Annotated[tuple[Role, ...], PER_SEAT] = ()
    centre_dealt: tuple[Role, ...] = ()
    cards: Annotated[tuple[Role, ...], PER_SEAT] = ()
    centre_cards: tuple[Role, ...] = ()
    copied: Role = NO_ROLE
    votes: Annotated[tuple[Seat, ...], PER_SEAT] = ()
    dead: tuple[Seat, ...] = ()
    winners: tuple[Seat, ...] = ()


def view(s: Village, seat: int | None) -> WerewolfView:
    legal = s.stack[-1].legal(s, seat) if seat is not None and s.stack else []
    counts = counts_known(s)
    seen = WerewolfView(
        seat,
        moment(s, seat, legal),
        asked(s),
        pace(s),
        tuple(legal),
        () if s.story is None else tuple(s.story.seen_by(seat)),
        roles_in(tuple(counts)),
        terms(s.agreed),
        tuple(s.chips),
        len(counts),
        cards_out(s),
        NO_ROLE if seat is None else s.dealt[seat],
        step_called(s),
        wave_now(s),
        tuple(s.left),
        tuple(s.ready),
        tuple(s.tokens[: s.seats]),
        tuple(s.tokens[CENTRE:]),
    )
    if s.over:
        reveal(s, seen)
    return seen


def reveal(s: Village, seen: WerewolfView) -> None:
    seen.dealt = tuple(s.dealt[: s.seats])
    seen.centre_dealt = tuple(s.dealt[CENTRE:])
    seen.cards = tuple(s.cards[: s.seats])
    seen.centre_cards = tuple(s.cards[CENTRE:])
    seen.copied = s.copied
    seen.votes = tuple(s.votes)
    seen.dead = tuple(s.dead)
    seen.winners = tuple(winners(s))


@lru_cache(maxsize=64)
def roles_in(counts: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([role for role, n in enumerate(counts) for _ in range(n)])


@lru_cache(maxsize=64)
def terms(agreed: Agreed) -> Terms:
    """Never changed once agreed, so made once."""
    return Terms(**{name: getattr(agreed, name) for name in Terms.__struct_fields__})
