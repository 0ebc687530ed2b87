"""The bus of a single node."""

from __future__ import annotations

from . import Heard


class LocalBus:
    def __init__(self) -> None:
        self._ears: dict[str, list[Heard]] = {}

    def publish(self, table: str, n: int) -> None:
        for heard in self._ears.get(table, ()):
            heard(n)

    async def listen(self, table: str, heard: Heard) -> None:
        self._ears.setdefault(table, []).append(heard)

    async def ignore(self, table: str, heard: Heard) -> None:
        ears = self._ears.get(table, [])
        if heard in ears:
            ears.remove(heard)
        if not ears:
            self._ears.pop(table, None)

    async def close(self) -> None:
        self._ears.clear()
