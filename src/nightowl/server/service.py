"""What every part of a server shares: its settings, its node, its limits, what it counts."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

from .. import registry
from ..kernel.wire import Refusal
from ..tables.bots import House, workers
from ..tables.bus import Bus, BusError, open_bus
from ..tables.codes import no
from ..tables.live import Live
from ..tables.node import Node
from ..tables.store import Store, open_store
from .figures import Figures
from .limits import Rate
from .settings import Settings, database

READING = 20.0  # seconds that reading a record may take


def house() -> House:
    return House(registry.load, registry.bots, registry.games(), registry.texts)


class Service:
    """Opened before the first request and closed after the last."""

    def __init__(self, chosen: Settings, games: House | None = None) -> None:
        limits = chosen.limits
        self.settings = chosen
        self.house = games or house()
        self.figures = Figures()
        self.tables = Rate(limits.tables, 3600)
        self.joins = Rate(limits.joins, 60)
        self.requests = Rate(limits.requests, 60)
        self.visits: Counter[str] = Counter()  # of each address
        self.is_ready = False
        self.node: Node
        self.store: Store
        self._bus: Bus
        self._wishes = Rate(limits.wishes, 1)
        self._readers: ProcessPoolExecutor | None = None
        self._reading = asyncio.Lock()

    async def open(self) -> None:
        self.store = await open_store(database(self.settings))
        try:
            self._bus = await open_bus(self.settings.bus)
        except BusError:
            await self.store.close()
            raise
        self.node = Node(self.store, self._bus, self.house, self.settings.workers)
        await self.node.open()
        self.is_ready = True

    async def close(self) -> None:
        """What was accepted is in the store already."""
        self.is_ready = False
        await self.node.close()
        if self._readers is not None:
            await asyncio.to_thread(self._drop, self._readers)
        await self._bus.close()
        await self.store.close()

    async def live(self, code: str) -> Live | Refusal:
        return await self.node.table(code)

    def may_wish(self, code: str, who: str) -> bool:
        return self._wishes.allows((code, who))

    async def aside(self, job: Callable[..., Any], *given: Any) -> Any:
        """A long piece of work in a process of its own, so that no table waits for it."""
        async with self._reading:
            if self._readers is None:
                self._readers = workers(1)
            try:
                return await asyncio.wait_for(asyncio.wrap_future(self._readers.submit(job, *given)), READING)
            except (BrokenExecutor, TimeoutError):
                pool, self._readers = self._readers, None
                await asyncio.to_thread(self._drop, pool)
                return no("record-too-hard")

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Nobody waits for its answers any more."""
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(cancel_futures=True)
