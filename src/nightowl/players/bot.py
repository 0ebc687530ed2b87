"""What a bot is: it gets a view and answers with one of its legal moves. It never sees a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from ..kernel.chance import Source
from ..kernel.texts import Texts


class Bot(Protocol):
    """Stateless between moves: the view is its whole memory."""

    def choose(self, view: Any, chance: Source) -> int: ...


@runtime_checkable
class Writer(Protocol):
    """A bot that also writes, beside its moves, to people who type: `written` is what was written so far."""

    def writes_to(self, view: Any, move: int) -> int: ...  # the seat that reads it, or NOBODY

    def note(self, view: Any, move: int, written: Sequence[str], texts: Texts, chance: Source) -> str: ...
