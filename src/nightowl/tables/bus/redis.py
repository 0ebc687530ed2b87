"""The bus of several nodes: Redis, one channel per table. After a lost connection everybody is told to look again."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import redis.asyncio as aioredis
from redis.exceptions import RedisError

from . import UNSURE, BusError, Heard

PREFIX = "nightowl:"
WAIT = 0.2  # seconds between two tries to come back


class RedisBus:
    def __init__(self, client: Any) -> None:
        self._client = client
        self._ears: dict[str, list[Heard]] = {}
        self._channel = client.pubsub(ignore_subscribe_messages=False)
        self._ready: dict[str, asyncio.Event] = {}
        self._reader: asyncio.Task[None] | None = None
        self._words: list[tuple[str, int]] = []  # still to be said
        self._saying: asyncio.Task[None] | None = None

    @staticmethod
    async def open(where: str) -> RedisBus:
        client: Any = aioredis.from_url(where, decode_responses=True)
        try:
            await client.ping()
        except (RedisError, OSError) as error:
            await client.aclose()
            raise BusError(f"Redis: {type(error).__name__}") from None  # the address may hold a password
        bus = RedisBus(client)
        await bus._channel.subscribe(PREFIX)  # a connection with nothing to listen to cannot be read from
        bus._reader = asyncio.create_task(bus._read(), name="bus-reader")
        return bus

    def publish(self, table: str, n: int) -> None:
        self._words.append((PREFIX + table, n))
        if self._saying is None or self._saying.done():
            self._saying = asyncio.create_task(self._say(), name="bus-writer")

    async def _say(self) -> None:
        """What comes while others are on their way goes together."""
        while self._words:
            words, self._words = self._words, []
            line = self._client.pipeline(transaction=False)
            for channel, n in words:
                line.publish(channel, n)
            with contextlib.suppress(RedisError, OSError):  # the append stands; who missed it looks again later
                await line.execute()

    async def listen(self, table: str, heard: Heard) -> None:
        self._ears.setdefault(table, []).append(heard)
        ready = self._ready.setdefault(table, asyncio.Event())
        if not ready.is_set():
            with contextlib.suppress(RedisError, OSError):
                await self._channel.subscribe(PREFIX + table)
            await ready.wait()

    async def ignore(self, table: str, heard: Heard) -> None:
        ears = self._ears.get(table, [])
        if heard in ears:
            ears.remove(heard)
        if not ears and table in self._ears:
            del self._ears[table]
            self._ready.pop(table, None)
            with contextlib.suppress(RedisError, OSError):
                await self._channel.unsubscribe(PREFIX + table)

    async def close(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reader
            self._reader = None
        if self._saying is not None:
            await self._saying
        await self._channel.aclose()
        await self._client.aclose()

    async def _read(self) -> None:
        lost = False
        while True:
            try:
                if lost:
                    await self._again()
                    lost = False
                message = await self._channel.get_message(timeout=None)
            except (RedisError, OSError):
                lost = True
                await asyncio.sleep(WAIT)
                continue
            if message is not None:
                self._hear(message)

    async def _again(self) -> None:
        """Come back after a lost connection: whatever was said meanwhile is gone."""
        await self._channel.connect()
        await self._channel.subscribe(PREFIX, *(PREFIX + table for table in self._ears))
        for ears in list(self._ears.values()):
            for heard in list(ears):
                heard(UNSURE)

    def _hear(self, message: dict[str, Any]) -> None:
        table = str(message["channel"]).removeprefix(PREFIX)
        if message["type"] == "subscribe" and table in self._ready:
            self._ready[table].set()
        if message["type"] != "message":
            return
        word = str(message["data"])
        n = int(word) if word.isdecimal() else UNSURE
        for heard in list(self._ears.get(table, ())):
            heard(n)
