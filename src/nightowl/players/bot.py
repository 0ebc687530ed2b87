"""What a bot is: it gets a view and answers with one of its legal moves. It never sees a state."""

from __future__ import annotations

from typing import Any, Protocol

from ..kernel.chance import Source


class Bot(Protocol):
    """Stateless between moves: the view is its whole memory."""

    def choose(self, view: Any, chance: Source) -> int: ...
