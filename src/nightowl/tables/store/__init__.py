"""Where tables live: one log per table. What `append` has answered is on disk; times are the store's.

A store knows neither games nor people: lines are text to it. The vault keeps what must never stand in a log (the secret of
a deal, hashes of tokens) and changes in the same commit as the lines that belong to it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol


class Row(NamedTuple):
    """Line n of a log, counted from 1, and when the store took it, in milliseconds."""

    n: int
    time: int
    line: str


class Appended(NamedTuple):
    """The log now has n lines."""

    n: int
    time: int


class Conflict(NamedTuple):
    """Somebody was faster: the log has n lines already. Nothing was written."""

    n: int


class Early(NamedTuple):
    """It is not yet the time the caller named. Nothing was written."""

    now: int


class Missing(NamedTuple):
    """There is no such table, or no longer."""

    table: str


Answer = Appended | Conflict | Early | Missing
Vault = Mapping[str, str | None]  # None takes an item out


class Summary(NamedTuple):
    table: str
    game: str
    n: int
    made: int
    touched: int
    over: bool


class StoreError(RuntimeError):
    """The store cannot be used: which one, and why."""


class Store(Protocol):
    async def close(self) -> None:
        """Finish what was handed in, then let go."""

    async def create(self, table: str, game: str, lines: Sequence[str], vault: Vault) -> Appended | Conflict:
        """A new log with these lines; Conflict if the name is taken."""

    def append(
        self,
        table: str,
        expected: int,
        lines: Sequence[str],
        vault: Vault | None = None,
        not_before: int = 0,
        over: bool = False,
    ) -> asyncio.Future[Answer]:
        """Add lines if the log has exactly `expected`, and the store's clock has reached `not_before`; all or nothing."""

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The lines after number `after`."""

    async def vault(self, table: str) -> dict[str, str]: ...

    async def summary(self, table: str) -> Summary | None: ...

    async def tables(self, after: str = "", limit: int = 100) -> list[Summary]:
        """Tables in order of name, from the one behind `after`."""

    async def expire(self, over_before: int, idle_before: int) -> int:
        """Forget tables that ended, or were touched last, before these times; how many."""

    async def now(self) -> int: ...

    async def beat(self, node: str, lasts: int) -> None:
        """This node lives, for so many milliseconds at least."""

    async def alive(self) -> set[str]:
        """The nodes that live."""

    async def lease(self, table: str, node: str) -> bool:
        """Whether that node now runs clocks and bots of the table: it does until it releases it or no longer lives."""

    async def release(self, table: str, node: str) -> None: ...


async def open_store(where: str) -> Store:
    """`postgresql://…`, or the path of a SQLite file."""
    if where.startswith(("postgresql://", "postgres://")):
        from .postgres import PostgresStore

        return await PostgresStore.open(where)
    from .sqlite import SqliteStore

    return await SqliteStore.open(where)
