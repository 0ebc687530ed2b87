"""The real parts a table stands on. Where PostgreSQL or Redis is missing its tests are skipped, loudly; in CI never."""

from __future__ import annotations

import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

POSTGRES = os.environ.get("NIGHTOWL_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/test")
REDIS = os.environ.get("NIGHTOWL_TEST_REDIS", "redis://127.0.0.1:6379")


def missing(what: str, why: object) -> None:
    if os.environ.get("CI"):
        pytest.fail(f"{what} is missing and may not be skipped here: {why}")
    pytest.skip(f"NOT TESTED: there is no {what} ({why})")


@asynccontextmanager
async def postgres_schema() -> AsyncIterator[str]:
    """The address of an empty schema of its own in the test database."""
    import asyncpg

    try:
        db = await asyncpg.connect(POSTGRES, timeout=5)
    except (OSError, asyncpg.PostgresError) as error:
        missing("PostgreSQL", error)
    name = f"nightowl_{secrets.token_hex(6)}"
    await db.execute(f"CREATE SCHEMA {name}")
    try:
        yield f"{POSTGRES}?options=-csearch_path%3D{name}"
    finally:
        await db.execute(f"DROP SCHEMA {name} CASCADE")
        await db.close()


@asynccontextmanager
async def sqlite_file(folder: Path) -> AsyncIterator[str]:
    yield str(folder / f"{secrets.token_hex(6)}.db")
