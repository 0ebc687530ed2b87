"""The store for several nodes: PostgreSQL. Appends that wait together travel as one statement over arrays."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

import asyncpg

from . import Answer, Appended, Conflict, Early, Missing, Row, StoreError, Summary, Vault
from .schema import VERSION, steps

GROUP = 512
CONNECTIONS = 8
PATIENCE = 15.0  # seconds after which a connection that does not answer counts as lost
TRIES = 5  # two nodes that lock each other out try again
MIGRATING = 7_102_018  # the advisory lock that keeps two nodes from migrating at once

FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError)

NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
SUMMARY = "id, game, n, made, touched, over"

# Rows are locked in order of name, so that two batches cannot wait for each other.
APPEND = f"""
WITH want AS (SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::bigint[], $5::int[])
                AS w (id, expected, more, not_before, over)),
locked AS (SELECT t.id, t.n, t.touched FROM tables t WHERE t.id = ANY ($1) ORDER BY t.id FOR UPDATE),
timed AS (SELECT l.id, l.n, greatest(l.touched, {NOW}) AS now FROM locked l),
won AS (UPDATE tables t SET n = t.n + w.more, touched = s.now, over = w.over FROM want w JOIN timed s USING (id)
         WHERE t.id = w.id AND s.n = w.expected AND s.now >= w.not_before RETURNING t.id, t.n, t.touched),
written AS (INSERT INTO lines (tab, n, time, line) SELECT l.id, l.n, won.touched, l.line
             FROM unnest($6::text[], $7::int[], $8::text[]) AS l (id, n, line) JOIN won USING (id))
SELECT s.id, s.n, s.now, won.n AS grown FROM timed s LEFT JOIN won USING (id)"""

KEEP = """INSERT INTO vault (tab, name, value) SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
    ON CONFLICT (tab, name) DO UPDATE SET value = excluded.value"""
DROP = (
    "DELETE FROM vault USING unnest($1::text[], $2::text[]) AS d (tab, name) WHERE vault.tab = d.tab AND vault.name = d.name"
)
LEASE = f"""UPDATE tables SET holder = $1 WHERE id = $2 AND
    (holder IS NULL OR holder = $1 OR holder NOT IN (SELECT id FROM nodes WHERE until > {NOW}))"""


class Wanted(NamedTuple):
    table: str
    expected: int
    lines: Sequence[str]
    vault: Vault
    not_before: int
    over: bool
    done: asyncio.Future[Answer]


class PostgresStore:
    def __init__(self, pool: Any) -> None:
        self._pool = pool
        self._waiting: list[Wanted] = []
        self._some = asyncio.Event()
        self._closed = False
        self._writer = asyncio.create_task(self._write(), name="store-writer")

    @staticmethod
    async def open(where: str) -> PostgresStore:
        try:
            pool = await asyncpg.create_pool(where, min_size=1, max_size=CONNECTIONS, command_timeout=PATIENCE)
        except FAILURES as error:
            raise StoreError(f"PostgreSQL: {type(error).__name__}") from None  # the address may hold a password
        try:
            async with pool.acquire() as db, db.transaction():
                await migrate(db)
        except BaseException:
            await pool.close()
            raise
        return PostgresStore(pool)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._some.set()
        await self._writer
        try:
            await asyncio.wait_for(self._pool.close(), PATIENCE)
        except TimeoutError:  # a connection that answers nobody
            self._pool.terminate()

    async def create(self, table: str, game: str, lines: Sequence[str], vault: Vault) -> Appended | Conflict:
        made = f"""INSERT INTO tables (id, game, n, made, touched) VALUES ($1, $2, 0, {NOW}, {NOW})
            ON CONFLICT DO NOTHING RETURNING id"""
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        try:
            async with self._pool.acquire() as db, db.transaction():
                if await db.fetchval(made, table, game) is None:
                    return Conflict(await db.fetchval("SELECT n FROM tables WHERE id = $1", table) or 0)
                answer = (await commit(db, [Wanted(table, 0, lines, vault, 0, False, done)]))[0]
        except FAILURES as error:
            raise StoreError(f"PostgreSQL: {type(error).__name__}") from None
        assert isinstance(answer, Appended)
        return answer

    def append(
        self,
        table: str,
        expected: int,
        lines: Sequence[str],
        vault: Vault | None = None,
        not_before: int = 0,
        over: bool = False,
    ) -> asyncio.Future[Answer]:
        if self._closed:
            raise StoreError("the store is closed")
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.append(Wanted(table, expected, lines, vault or {}, not_before, over, done))
        self._some.set()
        return done

    async def read(self, table: str, after: int = 0) -> list[Row]:
        wanted = "SELECT n, time, line FROM lines WHERE tab = $1 AND n > $2 ORDER BY n"
        return [Row(*row) for row in await self._do("fetch", wanted, table, after)]

    async def vault(self, table: str) -> dict[str, str]:
        found = await self._do("fetch", "SELECT name, value FROM vault WHERE tab = $1", table)
        return {row["name"]: row["value"] for row in found}

    async def summary(self, table: str) -> Summary | None:
        found = await self._do("fetchrow", f"SELECT {SUMMARY} FROM tables WHERE id = $1", table)
        return None if found is None else summary(found)

    async def tables(self, after: str = "", limit: int = 100) -> list[Summary]:
        wanted = f'SELECT {SUMMARY} FROM tables WHERE id COLLATE "C" > $1 ORDER BY id COLLATE "C" LIMIT $2'
        return [summary(row) for row in await self._do("fetch", wanted, after, limit)]

    async def expire(self, over_before: int, idle_before: int) -> int:
        old = "DELETE FROM tables WHERE (over = 1 AND touched < $1) OR touched < $2"
        return int((await self._do("execute", old, over_before, idle_before)).split()[-1])

    async def now(self) -> int:
        return int(await self._do("fetchval", f"SELECT {NOW}"))

    async def beat(self, node: str, lasts: int) -> None:
        alive = f"""INSERT INTO nodes (id, until) VALUES ($1, {NOW} + $2)
            ON CONFLICT (id) DO UPDATE SET until = excluded.until"""
        await self._do("execute", alive, node, lasts)
        await self._do("execute", f"DELETE FROM nodes WHERE until < {NOW} - 3600000")

    async def alive(self) -> set[str]:
        return {row["id"] for row in await self._do("fetch", f"SELECT id FROM nodes WHERE until > {NOW}")}

    async def lease(self, table: str, node: str) -> bool:
        return bool(await self._do("execute", LEASE, node, table) == "UPDATE 1")

    async def release(self, table: str, node: str) -> None:
        await self._do("execute", "UPDATE tables SET holder = NULL WHERE id = $1 AND holder = $2", table, node)

    async def _do(self, what: str, *wanted: Any) -> Any:
        try:
            return await getattr(self._pool, what)(*wanted)
        except FAILURES as error:
            raise StoreError(f"PostgreSQL: {type(error).__name__}") from None

    async def _write(self) -> None:
        while not self._closed or self._waiting:
            await self._some.wait()
            group = self._group()
            if not self._waiting and not self._closed:
                self._some.clear()
            if group:
                await self._commit(group)

    def _group(self) -> list[Wanted]:
        """The appends of the next commit: one per table, in the order they came."""
        group: dict[str, Wanted] = {}
        later: list[Wanted] = []
        for wanted in self._waiting:
            if wanted.table in group or len(group) == GROUP:
                later.append(wanted)
            else:
                group[wanted.table] = wanted
        self._waiting = later
        return list(group.values())

    async def _commit(self, group: list[Wanted]) -> None:
        try:
            answers: Sequence[Answer | Exception] = await self._tried(group)
        except Exception as error:  # whatever it is: a writer that dies of it would leave everybody waiting for ever
            answers = [StoreError(f"PostgreSQL: {type(error).__name__}")] * len(group)
        for wanted, answer in zip(group, answers, strict=True):
            if wanted.done.done():
                continue
            if isinstance(answer, Exception):
                wanted.done.set_exception(answer)
            else:
                wanted.done.set_result(answer)

    async def _tried(self, group: list[Wanted]) -> list[Answer]:
        for left in reversed(range(TRIES)):
            try:
                async with self._pool.acquire() as db, db.transaction():
                    return await commit(db, group)
            except (asyncpg.DeadlockDetectedError, asyncpg.SerializationError):
                if not left:
                    raise
        raise AssertionError("unreachable")


async def migrate(db: Any) -> None:
    await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
    await db.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
    found = await db.fetchval("SELECT version FROM schema_version") or 0
    for step in steps(found, "postgres"):
        await db.execute(step)
    await db.execute("DELETE FROM schema_version")
    await db.execute("INSERT INTO schema_version (version) VALUES ($1)", VERSION)


async def commit(db: Any, group: list[Wanted]) -> list[Answer]:
    rows = [(w.table, n, line) for w in group for n, line in enumerate(w.lines, w.expected + 1)]
    found = await db.fetch(
        APPEND,
        [w.table for w in group],
        [w.expected for w in group],
        [len(w.lines) for w in group],
        [w.not_before for w in group],
        [int(w.over) for w in group],
        [row[0] for row in rows],
        [row[1] for row in rows],
        [row[2] for row in rows],
    )
    by_table = {row["id"]: row for row in found}
    answers = [answer(w, by_table.get(w.table)) for w in group]
    won = [w for w, a in zip(group, answers, strict=True) if isinstance(a, Appended)]
    items = [(w.table, name, value) for w in won for name, value in w.vault.items()]
    kept = [item for item in items if item[2] is not None]
    if kept:
        await db.execute(KEEP, *([item[i] for item in kept] for i in range(3)))
    dropped = [item for item in items if item[2] is None]
    if dropped:
        await db.execute(DROP, *([item[i] for item in dropped] for i in range(2)))
    return answers


def answer(wanted: Wanted, found: Any) -> Answer:
    if found is None:
        return Missing(wanted.table)
    if found["grown"] is not None:
        return Appended(found["grown"], found["now"])
    return Conflict(found["n"]) if found["n"] != wanted.expected else Early(found["now"])


def summary(row: Any) -> Summary:
    return Summary(row[0], row[1], row[2], row[3], row[4], bool(row[5]))
