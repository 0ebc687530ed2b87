"""A whole table as a text, to go on at another server: its log and its vault, so every link stays good.

The text holds the secret of a running deal. It is for who runs both servers, and for nobody else.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from .log import read
from .store import Appended, Store

FORMAT = 1


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """The first line; the lines of the log follow."""

    nightowl_table: int
    code: str
    game: str
    lines: int
    vault: dict[str, str]


class MovingError(ValueError):
    """A text that is no table; `reason` is an id of a text."""

    def __init__(self, reason: str, line: int = 0) -> None:
        super().__init__(f"{reason}: line {line}")
        self.reason = reason
        self.line = line


async def packed(store: Store, code: str) -> str | None:
    """The table as a text; None if there is none."""
    found = await store.summary(code)
    if found is None:
        return None
    rows = await store.read(code)
    head = Head(FORMAT, code, found.game, len(rows), await store.vault(code))
    return "\n".join([msgspec.json.encode(head).decode(), *(row.line for row in rows)]) + "\n"


async def unpacked(store: Store, text: str, games: Sequence[str]) -> str:
    """Write the table down under the code it had; its code."""
    first, *lines = text.removesuffix("\n").split("\n")
    try:
        head = msgspec.json.decode(first, type=Head)
    except msgspec.MsgspecError:
        raise MovingError("no-table", 1) from None
    if head.nightowl_table != FORMAT:
        raise MovingError("other-version", 1)
    if head.game not in games:
        raise MovingError("other-game", 1)
    if len(lines) != head.lines:
        raise MovingError("cut-off", len(lines) + 1)
    for n, line in enumerate(lines, 2):
        try:
            read(line)
        except msgspec.MsgspecError:
            raise MovingError("no-table", n) from None
    if not isinstance(await store.create(head.code, head.game, lines, head.vault), Appended):
        raise MovingError("code-taken", 1)
    return head.code
