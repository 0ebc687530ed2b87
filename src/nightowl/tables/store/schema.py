"""The schema of both stores as migrations: each brings a store from one version to the next, and none is ever changed."""

from __future__ import annotations

from . import StoreError

# {big} is a 64-bit number in the dialect.
MIGRATIONS: list[list[str]] = [
    [
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, n INTEGER NOT NULL, made {big} NOT NULL, touched {big} NOT NULL,
            over INTEGER NOT NULL DEFAULT 0, holder TEXT)""",
        """CREATE TABLE lines (
            tab TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, n INTEGER NOT NULL, time {big} NOT NULL,
            line TEXT NOT NULL, PRIMARY KEY (tab, n)){rowless}""",
        """CREATE TABLE vault (
            tab TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, name TEXT NOT NULL, value TEXT NOT NULL,
            PRIMARY KEY (tab, name)){rowless}""",
        "CREATE TABLE nodes (id TEXT PRIMARY KEY, until {big} NOT NULL)",
        "CREATE INDEX tables_touched ON tables (touched)",
    ],
]
VERSION = len(MIGRATIONS)


def steps(found: int, big: str, rowless: str) -> list[str]:
    """The statements that bring a store of version `found` up to date."""
    if found > VERSION:
        raise StoreError(f"the store has schema {found}; this version knows {VERSION}")
    return [step.format(big=big, rowless=rowless) for migration in MIGRATIONS[found:] for step in migration]
