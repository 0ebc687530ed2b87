"""The schema of both stores as migrations: each brings a store from one version to the next, and none is ever changed."""

from __future__ import annotations

from typing import Literal, NamedTuple

from . import StoreError

Kind = Literal["sqlite", "postgres"]


class Migration(NamedTuple):
    sqlite: list[str]
    postgres: list[str]


MIGRATIONS = [
    Migration(
        sqlite=[
            """CREATE TABLE tables (
                id TEXT PRIMARY KEY, game TEXT NOT NULL, n INTEGER NOT NULL, made INTEGER NOT NULL, touched INTEGER NOT NULL,
                over INTEGER NOT NULL DEFAULT 0, holder TEXT)""",
            """CREATE TABLE lines (
                tab TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, n INTEGER NOT NULL, time INTEGER NOT NULL,
                line TEXT NOT NULL, PRIMARY KEY (tab, n)) WITHOUT ROWID""",
            """CREATE TABLE vault (
                tab TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, name TEXT NOT NULL, value TEXT NOT NULL,
                PRIMARY KEY (tab, name)) WITHOUT ROWID""",
            "CREATE TABLE nodes (id TEXT PRIMARY KEY, until INTEGER NOT NULL)",
            "CREATE INDEX tables_touched ON tables (touched)",
        ],
        postgres=[
            """CREATE TABLE tables (
                id TEXT PRIMARY KEY, game TEXT NOT NULL, n INTEGER NOT NULL, made BIGINT NOT NULL, touched BIGINT NOT NULL,
                over INTEGER NOT NULL DEFAULT 0, holder TEXT)""",
            """CREATE TABLE lines (
                tab TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, n INTEGER NOT NULL, time BIGINT NOT NULL,
                line TEXT NOT NULL, PRIMARY KEY (tab, n))""",
            """CREATE TABLE vault (
                tab TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, name TEXT NOT NULL, value TEXT NOT NULL,
                PRIMARY KEY (tab, name))""",
            "CREATE TABLE nodes (id TEXT PRIMARY KEY, until BIGINT NOT NULL)",
            "CREATE INDEX tables_touched ON tables (touched)",
        ],
    ),
    # One file is written at its end, whoever appends: a row is all the lines of an append, and names the row before it.
    # By table and number, every append would change a page of its own.
    Migration(
        sqlite=[
            """CREATE TABLE appends (
                at INTEGER PRIMARY KEY, before INTEGER NOT NULL, n INTEGER NOT NULL, time INTEGER NOT NULL,
                lines TEXT NOT NULL)""",
            "ALTER TABLE tables ADD COLUMN last INTEGER NOT NULL DEFAULT 0",
            """INSERT INTO appends SELECT row_number() OVER (ORDER BY tab, n),
                iif(n = 1, 0, row_number() OVER (ORDER BY tab, n) - 1), n, time, line FROM lines""",
            """UPDATE tables SET last = w.at FROM (SELECT tab, sum(count(*)) OVER (ORDER BY tab) AS at
                FROM lines GROUP BY tab) AS w WHERE tables.id = w.tab""",
            "DROP TABLE lines",
            "DROP INDEX tables_touched",
        ],
        postgres=[],
    ),
]
VERSION = len(MIGRATIONS)


def steps(found: int, kind: Kind) -> list[str]:
    """The statements that bring a store of version `found` up to date."""
    if found > VERSION:
        raise StoreError(f"the store has schema {found}; this version knows {VERSION}")
    return [step for migration in MIGRATIONS[found:] for step in getattr(migration, kind)]
