"""A record that takes too long to read is given up, and the next one is read all the same."""

import asyncio
import time
from pathlib import Path

import pytest

from nightowl.kernel.wire import Refusal
from nightowl.server import service as services
from nightowl.server.service import Service
from nightowl.server.settings import Settings


async def read(service: Service) -> None:
    refused = await service.aside(time.sleep, 60)
    assert isinstance(refused, Refusal)
    assert refused.code == "record-too-hard"


async def read_next(service: Service) -> None:
    assert await service.aside(abs, -7) == 7


def test_a_record_that_takes_too_long_is_refused_and_the_next_one_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def both() -> None:
        service = Service(Settings(database=str(tmp_path / "tables.db")))
        await service.open()
        monkeypatch.setattr(services, "READING", 0.5)
        await read(service)
        monkeypatch.undo()
        await read_next(service)
        await service.close()

    asyncio.run(both())
