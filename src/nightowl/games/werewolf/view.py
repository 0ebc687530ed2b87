"""What a seat sees: the card it was dealt, what it was told, what all may know; and at the end, everything.

Who is asked by night is everybody, always: no list, moment or count tells who has something to do.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

import msgspec

from ...kernel.game import CHANCE
from ...kernel.wire import PER_SEAT, Seat, View
from .calls import FIRST_WAVE, Call, Wave
from .day import Ballot, Day
from .deal import Bag, Deal
from .judge import winners
from .moves import ROLE, SLEEP, STEP
from .roles import CENTRE, CENTRE_CARDS, COPY, NO_ROLE, ROLES
from .state import Agreed, Village

Role = Annotated[int, ROLE]
NOT_CALLED = -1
ASLEEP = "night"


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
    top = s.stack[-1] if s.stack else None
    legal = () if seat is None or top is None else tuple(top.legal(s, seat))
    counts = top.drawn if isinstance(top, Bag) else s.counts
    seen = WerewolfView(
        seat=seat,
        moment=moment(s, seat, legal),
        asked=asked(s),
        pace=top.pace() if isinstance(top, Call | Wave | Ballot) else "day" if isinstance(top, Day) else "",
        legal=legal,
        story=() if s.story is None else tuple(s.story.seen_by(seat)),
        roles=tuple([role for role, n in enumerate(counts) for _ in range(n)]),
        terms=terms(s.agreed),
        chips=tuple(s.chips),
        drawn=len(counts),
        out=top.at if isinstance(top, Deal) else 0 if isinstance(top, Bag) else s.seats + CENTRE_CARDS,
        card=NO_ROLE if seat is None else s.dealt[seat],
        step=s.steps[top.at] if isinstance(top, Call) else NOT_CALLED,
        wave=top.number if isinstance(top, Wave) else 0,
        left=tuple(s.left),
        ready=tuple(s.ready),
        tokens=tuple(s.tokens[: s.seats]),
        centre_tokens=tuple(s.tokens[CENTRE:]),
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
def terms(agreed: Agreed) -> Terms:
    """Never changed once agreed, so made once."""
    return Terms(**{name: getattr(agreed, name) for name in Terms.__struct_fields__})


def asked(s: Village) -> tuple[int, ...]:
    top = s.stack[-1] if s.stack else None
    if top is None:
        return ()
    if isinstance(top, Bag | Deal):
        return (CHANCE,)
    return top.ask(s).seats if isinstance(top, Day) else tuple(range(s.seats))


def moment(s: Village, seat: int | None, legal: tuple[int, ...]) -> str:
    """What is going on, as that seat knows it: by night, what she has to decide, if anything."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Call | Wave):
        if seat is None or not legal or legal == (SLEEP,):
            return ASLEEP
        return ROLES[deciding(s, seat, top)]
    return "over" if top is None else top.ask(s).moment


def deciding(s: Village, seat: int, top: Call | Wave) -> int:
    """As which role she decides: her own, or the one she copied and acts for at once."""
    looked = top.number > FIRST_WAVE if isinstance(top, Wave) else s.steps[top.at] > COPY
    return s.role_tonight(seat) if looked else s.dealt[seat]
