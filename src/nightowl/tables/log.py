"""The lines of a table's log: moves and chance as a record has them, and acts at the table."""

from __future__ import annotations

from typing import Any

import msgspec

from ..kernel.record import Kind


class Line(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`id` names the wish it came from, so that a wish that arrives twice is answered and not done twice."""

    kind: Kind
    what: dict[str, Any]
    seat: int | None = None
    odds: list[int] | None = None
    pick: int | None = None
    note: str = ""
    id: str = ""


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Line)


def written(line: Line) -> str:
    return _encoder.encode(line).decode()


def read(text: str) -> Line:
    return _decoder.decode(text)


def act(act: str, seat: int | None = None, **what: Any) -> Line:
    return Line("act", {"act": act, **what}, seat)


# The acts that belong to a game and stand in its record; comings and goings do not.
RECORDED = frozenset(
    (
        *("sit", "commit-nonce", "nonce", "no-nonce", "undo", "reveal", "end"),
        *("chat", "pause", "resume", "leave", "kick", "stand-in", "take-over", "resign", "abort"),
    )
)
