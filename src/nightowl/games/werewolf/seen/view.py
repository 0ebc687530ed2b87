"""What a seat sees: the card it was dealt, what it was told, what all may know; and at the end, everything.

Who is asked by night is everybody, always: no list, moment or count tells who has something to do.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

import msgspec

from ....kernel.wire import PER_SEAT, Seat, View
from ..day.judge import champion, chips_after, winners
from ..moves import ROLE, STEP
from ..roles import CENTRE, NO_ROLE
from ..state import NOBODY, Agreed, Village
from .sight import seen

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

    From `dealt` on the fields are empty until the end, when everything is revealed; laid open, only the last three are.
    `chips` count this game once it is over; `champion` has won the match.
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
    champion: Seat = NOBODY


def view(s: Village, seat: int | None) -> WerewolfView:
    made = WerewolfView(*seen(s, seat, terms(s.agreed)))  # type: ignore[arg-type]
    if s.over:
        reveal(s, made)
    return made


def laid_open(s: Village) -> WerewolfView:
    """All cards, where they lie now and where they were dealt; the fingers as they come up; the dead only when they are."""
    made = view(s, None)
    if not s.over:
        lay_open(s, made)
    return made


def reveal(s: Village, made: WerewolfView) -> None:
    lay_open(s, made)
    made.dead = tuple(s.dead)
    won = winners(s)
    made.winners = tuple(won)
    chips = chips_after(s, won)
    made.chips = tuple(chips)
    found = champion(chips, s.agreed.target)
    made.champion = NOBODY if found is None else found


def lay_open(s: Village, made: WerewolfView) -> None:
    made.dealt = tuple(s.dealt[: s.seats])
    made.centre_dealt = tuple(s.dealt[CENTRE:])
    made.cards = tuple(s.cards[: s.seats])
    made.centre_cards = tuple(s.cards[CENTRE:])
    made.copied = s.copied
    made.votes = tuple(s.votes)


@lru_cache(maxsize=64)
def terms(agreed: Agreed) -> Terms:
    """Never changed once agreed, so made once."""
    return Terms(**{name: getattr(agreed, name) for name in Terms.__struct_fields__})
