"""The Stage: who is rostered goes, for tips and two Power cards, or is fined for staying away."""

from __future__ import annotations

from typing import Final

from ....kernel.game import tell
from ..board import STAGE
from ..facts import EXCUSED, PERFORMED, SKIPPED
from ..pack.cards import ABILITY, ABILITY_AMOUNT
from ..state import NOT_COMMITTED, Shift
from .guests import discard
from .purse import Draw, earn, pay

FINE: Final = 2  # in steps of $500
TIP: Final = 1
CARDS: Final = 2


def perform(s: Shift, seat: int, more: int, keeps: bool) -> None:
    """Figurine on the Stage, the committed customer is left behind, every face-down Stage Tipper tips, two Power cards."""
    s.is_staged = True
    s.stand(seat, STAGE)
    tippers = s.tippers()
    tell(s, PERFORMED, seat, tippers)
    if s.commits[seat] != NOT_COMMITTED and not keeps:
        discard(s, s.commits[seat] // 2)
    earn(s, seat, tippers * (TIP + more))
    s.stack.append(Draw(seat, CARDS + ability(s, seat, "stage-cards")))


def skip(s: Shift, seat: int) -> None:
    s.is_staged = True
    tell(s, SKIPPED, seat)
    pay(s, seat, FINE)


def excuse(s: Shift, seat: int) -> None:
    s.is_staged = True
    tell(s, EXCUSED, seat)


def ability(s: Shift, seat: int, name: str) -> int:
    """The number of that ability if her dancer has it and the table plays with abilities."""
    dancer = s.dancers[seat]
    return ABILITY_AMOUNT[dancer] if s.has_abilities and ABILITY[dancer] == name else 0
