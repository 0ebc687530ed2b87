"""What every part of a server shares: its settings, its node, its limits."""

from __future__ import annotations

from .. import registry
from ..kernel.wire import Refusal
from ..tables.bots import House
from ..tables.bus import Bus, open_bus
from ..tables.live import Live
from ..tables.node import Node
from ..tables.store import Store, open_store
from .settings import Settings, database


def house() -> House:
    return House(registry.load, registry.bots, registry.games())


class Service:
    """Opened before the first request and closed after the last."""

    def __init__(self, chosen: Settings, games: House | None = None) -> None:
        self.settings = chosen
        self.house = games or house()
        self.node: Node
        self._store: Store
        self._bus: Bus

    async def open(self) -> None:
        self._store = await open_store(database(self.settings))
        self._bus = await open_bus(self.settings.bus)
        self.node = Node(self._store, self._bus, self.house, self.settings.workers)
        await self.node.open()

    async def close(self) -> None:
        """What was accepted is in the store already; people are told to come back."""
        await self.node.close()
        await self._bus.close()
        await self._store.close()

    async def live(self, code: str) -> Live | Refusal:
        return await self.node.table(code)
