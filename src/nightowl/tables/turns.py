"""One after the other: who comes while somebody is at it waits, in the order of coming."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial


class Turns:
    """A lock that costs nothing where nobody waits. `async with`, or `take` and `free`."""

    __slots__ = ("_is_taken", "_waiting")

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: deque[Callable[[], None]] = deque()

    def take(self, go: Callable[[], None]) -> None:
        """Calls `go` when its turn has come, at once if it can; it must lead to `free`."""
        if self._is_taken:
            self._waiting.append(go)
        else:
            self._is_taken = True
            go()

    def free(self) -> None:
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._waiting.popleft())
        else:
            self._is_taken = False

    async def __aenter__(self) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.take(partial(self._begin, mine))
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it had come just then
                self.free()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.free()

    def _begin(self, mine: asyncio.Future[None]) -> None:
        if mine.cancelled():
            self.free()
        else:
            mine.set_result(None)
