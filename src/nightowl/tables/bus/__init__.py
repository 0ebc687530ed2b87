"""How nodes hear of each other's appends: the name of a table and how long its log is now, and nothing else.

A bus may lose word; what it says is only ever a reason to read the store.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

UNSURE = -1  # word may have been lost: look for yourself

Heard = Callable[[int], None]


class BusError(RuntimeError):
    """The bus cannot be used."""


class Bus(Protocol):
    def publish(self, table: str, n: int) -> None:
        """Say soon that the log of that table has n lines."""

    async def listen(self, table: str, heard: Heard) -> None:
        """From now on `heard` is called with every word about that table, this node's own included."""

    async def ignore(self, table: str, heard: Heard) -> None: ...

    async def close(self) -> None: ...


async def open_bus(where: str) -> Bus:
    """`redis://…`, or nothing: for a single node."""
    if not where:
        from .local import LocalBus

        return LocalBus()
    from .redis import RedisBus

    return await RedisBus.open(where)
