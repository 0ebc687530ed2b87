"""Why a move is refused, from the view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..moves import LAY, LAY_CENTRE, LIFT, LIFT_CENTRE, MOVES, READY, TALK_AT

if TYPE_CHECKING:
    from .view import WerewolfView


def reason(seen: WerewolfView, move: int) -> str:
    kind = MOVES.kind_of(move)
    if not any(kind.has(legal) for legal in seen.legal) and kind not in (LAY, LAY_CENTRE, LIFT, LIFT_CENTRE):
        talks = move >= TALK_AT and move != READY and seen.moment == "day"
        return "said-enough" if talks and seen.seat is not None and seen.left[seen.seat] == 0 else "not-now"
    fields = dict(zip([name for name, _ in kind.fields], kind.values(move), strict=True))
    seats = [fields[name] for name in ("seat", "one", "other") if name in fields]
    if any(seat >= len(seen.left) for seat in seats):
        return "no-such-player"
    if "role" in fields and seen.roles.count(fields["role"]) == 0:
        return "not-in-play"
    if "one" in fields:
        return "two-others"
    if kind in (LAY, LAY_CENTRE, LIFT, LIFT_CENTRE):
        if seen.moment != "day":
            return "not-now"
        return "said-enough" if seen.seat is not None and seen.left[seen.seat] == 0 else "no-token"
    return "yourself" if seen.seat in seats else "not-now"
