"""What is going on, as each seat may know it: the parts of a view that are asked for at every move."""

from __future__ import annotations

from typing import Final

from ....kernel.game import CHANCE, Frame
from ..day.day import Ballot, Day
from ..moves import SLEEP
from ..night.calls import FIRST_WAVE, Call, Wave
from ..night.deal import Bag, Deal
from ..roles import CENTRE, CENTRE_CARDS, COPY, MOST_SEATS, NO_ROLE, ROLES, roles_in
from ..state import Village
from ..timed import Timed

NOT_CALLED: Final = -1
ASLEEP: Final = "night"
EVERYBODY: Final[list[tuple[int, ...]]] = [tuple(range(seats)) for seats in range(MOST_SEATS + 1)]
Top = Frame[Village] | None


def seen(s: Village, seat: int | None, terms: object) -> tuple[object, ...]:
    """The fields of a view in their order, up to what is revealed at the end."""
    top = s.stack[-1] if s.stack else None
    legal = moves(s, seat, top)
    counts = counts_known(s, top)
    return (
        seat,
        moment(s, seat, top, legal),
        asked(s, top),
        pace(top),
        legal,
        () if s.story is None else tuple(s.story.seen_by(seat)),
        roles_in(counts),
        terms,
        tuple(s.chips),
        len(counts),
        cards_out(s, top),
        NO_ROLE if seat is None else s.dealt[seat],
        s.steps[top.at] if isinstance(top, Call) else NOT_CALLED,
        top.number if isinstance(top, Wave) else 0,
        tuple(s.left),
        tuple(s.ready),
        tuple(s.tokens[: s.seats]),
        tuple(s.tokens[CENTRE:]),
    )


def moves(s: Village, seat: int | None, top: Top) -> tuple[int, ...]:
    """What she may do now."""
    if seat is None or top is None:
        return ()
    return top.shown(s, seat) if isinstance(top, Day) else tuple(top.legal(s, seat))


def pace(top: Top) -> str:
    if isinstance(top, Day):
        return "day"
    if isinstance(top, Ballot):
        return "vote"
    return top.pace() if isinstance(top, Timed) else ""


def asked(s: Village, top: Top) -> tuple[int, ...]:
    """By night everybody, always: no list tells who has something to do."""
    if isinstance(top, Day):
        return tuple([seat for seat in range(s.seats) if not s.ready[seat]])
    if top is None:
        return ()
    return (CHANCE,) if isinstance(top, (Bag, Deal)) else EVERYBODY[s.seats]


def moment(s: Village, seat: int | None, top: Top, legal: tuple[int, ...]) -> str:
    """By night, what she has to decide, if anything."""
    if isinstance(top, Day):
        return "day"
    if isinstance(top, Ballot):
        return "vote"
    if isinstance(top, (Call, Wave)):
        if seat is None or not legal or (len(legal) == 1 and legal[0] == SLEEP):
            return ASLEEP
        return ROLES[deciding(s, seat, top)]
    return "over" if top is None else top.ask(s).moment


def deciding(s: Village, seat: int, top: Call | Wave) -> int:
    """As which role she decides: her own, or the one she copied and acts for at once."""
    looked = top.number > FIRST_WAVE if isinstance(top, Wave) else s.steps[top.at] > COPY
    return s.role_tonight(seat) if looked else s.dealt[seat]


def counts_known(s: Village, top: Top) -> list[int]:
    """How many cards of each role are in play, as far as the bag has decided."""
    return top.drawn if isinstance(top, Bag) else s.counts


def cards_out(s: Village, top: Top) -> int:
    """How many cards are dealt."""
    if isinstance(top, Deal):
        return top.at
    return 0 if isinstance(top, Bag) else s.seats + CENTRE_CARDS
