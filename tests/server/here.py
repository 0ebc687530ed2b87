"""A server in this process, with real sockets, for tests that must say what chance answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from nightowl.server.door import Door
from nightowl.server.run import Runner, config
from nightowl.server.service import Service
from nightowl.server.settings import Limits, Settings

MUCH = 1_000_000


class Here:
    def __init__(self, site: str, service: Service) -> None:
        self.site = site
        self.service = service


@asynccontextmanager
async def server_here(where: str) -> AsyncIterator[Here]:
    limits = Limits(MUCH, MUCH, MUCH, MUCH, MUCH)
    chosen = Settings(port=0, database=where, limits=limits)
    door = Door(Service(chosen))
    made = config(chosen, door)
    runner = Runner(made, door, False)
    serving = asyncio.create_task(runner.serve())
    while not runner.started:
        await asyncio.sleep(0.01)
    try:
        yield Here(f"http://127.0.0.1:{runner.servers[0].sockets[0].getsockname()[1]}", door.service)
    finally:
        runner.should_exit = True
        await serving
