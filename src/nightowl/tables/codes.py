"""Why a wish at a table is refused, as ids of texts: `refused-<code>`."""

from __future__ import annotations

from typing import Literal

from ..kernel.wire import Refusal

Code = Literal[
    "adult-only",
    "already-asked",
    "bad-code",
    "bad-name",
    "bad-nonce",
    "bad-origin",
    "bad-record",
    "bad-token",
    "chat-closed",
    "chat-empty",
    "chat-too-fast",
    "held-a-seat",
    "malformed",
    "muted",
    "name-taken",
    "no-bot-level",
    "no-claim",
    "no-more-people",
    "no-note-now",
    "no-such-game",
    "no-such-method",
    "no-such-path",
    "no-such-person",
    "no-such-round",
    "no-such-table",
    "nobody-agrees",
    "not-host",
    "not-in-lobby",
    "not-over",
    "not-paused",
    "not-playing",
    "not-ready",
    "not-seated",
    "not-your-seat",
    "others-only",
    "paused",
    "record-misfit",
    "record-over",
    "record-too-hard",
    "resigned",
    "seat-taken",
    "seats-empty",
    "seats-in-use",
    "series-goes-on",
    "stale",
    "table-busy",
    "table-locked",
    "too-fast",
    "too-long",
    "unavailable",
    "undo-chance",
    "undo-nothing",
    "undo-other",
    "undo-revealed",
    "undo-sealed",
]


def no(code: Code, field: str = "", expected: str = "") -> Refusal:
    return Refusal(code, field, expected)
