"""What a silent or absent seat does: nothing rash. It lets windows pass, takes its money and goes home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel.game import LET_CHANCE
from ..moves import ACCEPT, CHARM, CHOOSE, DRAW, END, ENGAGE, GO, LEAVE, PASS, PERFORM

if TYPE_CHECKING:
    from .shown import NightshiftView

QUIETLY = (PASS, END, LEAVE, ACCEPT, PERFORM, DRAW, CHARM, ENGAGE)


def fallback(seen: NightshiftView) -> int:
    for move in QUIETLY:
        if move in seen.legal:
            return move
    for move in reversed(seen.legal):
        if GO.has(move) or CHOOSE.has(move):  # off the Stage; the Outcome with the highest number
            return move
    return LET_CHANCE
