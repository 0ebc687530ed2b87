"""One suite for both buses: what a node may rely on."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from real_parts import REDIS, missing

from nightowl.tables.bus import UNSURE, Bus, BusError, open_bus

Test = Callable[[Bus, Bus, str], Coroutine[Any, Any, None]]
On = Callable[[Test], None]


async def heard(ears: list[int], count: int) -> list[int]:
    for _ in range(300):
        if len(ears) >= count:
            break
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.02)
    return ears


@pytest.fixture(params=["local", "redis"])
def on_bus(request: pytest.FixtureRequest) -> On:
    """Runs a test with the bus as two nodes have it; the local one has a single node."""

    def run(test: Test) -> None:
        async def main() -> None:
            if request.param == "local":
                bus = await open_bus("")
                await test(bus, bus, "t")
                await bus.close()
                return
            try:
                here, there = await open_bus(REDIS), await open_bus(REDIS)
            except BusError as error:
                missing("Redis", error)
            try:
                await test(here, there, secrets.token_hex(6))
            finally:
                await here.close()
                await there.close()

        asyncio.run(main())

    return run


def test_word_of_an_append_reaches_every_listener_in_order(on_bus: On) -> None:
    async def test(here: Bus, there: Bus, table: str) -> None:
        one: list[int] = []
        other: list[int] = []
        await here.listen(table, one.append)
        await there.listen(table, other.append)
        for n in (1, 2, 5):
            here.publish(table, n)
        assert await heard(one, 3) == [1, 2, 5]
        assert await heard(other, 3) == [1, 2, 5]

    on_bus(test)


def test_nobody_hears_of_other_tables(on_bus: On) -> None:
    async def test(here: Bus, there: Bus, table: str) -> None:
        one: list[int] = []
        await there.listen(table, one.append)
        here.publish(table + "x", 7)
        here.publish(table, 1)
        assert await heard(one, 1) == [1]

    on_bus(test)


def test_who_stops_listening_hears_no_more_and_may_come_back(on_bus: On) -> None:
    async def test(here: Bus, there: Bus, table: str) -> None:
        one: list[int] = []
        two: list[int] = []
        await there.listen(table, one.append)
        await there.listen(table, two.append)
        await there.ignore(table, one.append)
        here.publish(table, 1)
        assert await heard(two, 1) == [1]
        await there.ignore(table, two.append)
        await there.ignore(table, two.append)
        said: list[int] = []
        await here.listen(table, said.append)
        here.publish(table, 2)
        assert await heard(said, 1) == [2]
        await there.listen(table, one.append)
        here.publish(table, 3)
        assert await heard(one, 1) == [3]
        assert two == [1]

    on_bus(test)


def test_after_a_lost_connection_everybody_looks_again() -> None:
    name = secrets.token_hex(6)

    async def main() -> None:
        try:
            here, there = await open_bus(REDIS), await open_bus(f"{REDIS}?client_name={name}")
        except BusError as error:
            missing("Redis", error)
        table, one = secrets.token_hex(6), []
        await there.listen(table, one.append)
        await drop_listener(name)
        assert await heard(one, 1) == [UNSURE]
        here.publish(table, 4)
        assert await heard(one, 2) == [UNSURE, 4]
        await here.close()
        await there.close()

    asyncio.run(main())


async def drop_listener(name: str) -> None:
    import redis.asyncio as aioredis

    client = aioredis.from_url(REDIS)
    listening = [c["id"] for c in await client.client_list(_type="pubsub") if c["name"] == name]
    assert listening
    await client.client_kill_filter(_id=listening[0])
    await client.aclose()


def test_a_bus_that_is_not_there_says_so_without_its_password() -> None:
    with pytest.raises(BusError) as error:
        asyncio.run(open_bus("redis://:hush@127.0.0.1:1"))
    assert "hush" not in str(error.value)
