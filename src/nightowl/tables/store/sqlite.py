"""The embedded store: one SQLite file, one thread that writes. What waits together is committed together."""

from __future__ import annotations

import asyncio
import contextlib
import json
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from . import Answer, Appended, Conflict, Early, Missing, Row, StoreError, Summary, Vault
from .schema import VERSION, steps

GROUP = 512  # the most writes in one commit
BUSY_SECONDS = 10.0
CACHE = 32 * 1024  # KB; every table that plays has a page it writes to next
CHECKPOINT_EVERY = 2_000  # lines; the log of changes is folded back in the background
FOLD = "PRAGMA wal_checkpoint(PASSIVE)"

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]


class Append(NamedTuple):
    table: str
    expected: int
    lines: Sequence[str]
    vault: Vault
    not_before: int
    over: bool


Waiting = tuple[Job | Append, "asyncio.Future[Any]"]


def clock() -> int:
    return time.time_ns() // 1_000_000


class SqliteStore:
    def __init__(self, path: str, loop: asyncio.AbstractEventLoop) -> None:
        self._path = path
        self._loop = loop
        self._waiting: list[Waiting] = []
        self._is_writing = False
        self._rest = asyncio.Event()  # set while nothing is being written
        self._rest.set()
        self._groups: queue.SimpleQueue[list[Waiting] | None] = queue.SimpleQueue()
        self._unfolded = 0
        self._is_folded = False  # all but what was written meanwhile
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._read_connection: sqlite3.Connection | None = None
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._closed = False

    @staticmethod
    async def open(path: str) -> SqliteStore:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, migrate, path)
        store = SqliteStore(path, loop)
        store._writer.start()
        return store

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await self._rest.wait()
        self._groups.put(None)
        await self._loop.run_in_executor(None, self._writer.join)
        await self._loop.run_in_executor(self._reader, self._close_reader)
        self._reader.shutdown()

    async def create(self, table: str, game: str, lines: Sequence[str], vault: Vault) -> Appended | Conflict:
        return await self._change(lambda db: create(db, table, game, lines, vault))

    def append(
        self,
        table: str,
        expected: int,
        lines: Sequence[str],
        vault: Vault | None = None,
        not_before: int = 0,
        over: bool = False,
    ) -> asyncio.Future[Answer]:
        return self._soon(Append(table, expected, lines, vault or {}, not_before, over))

    async def read(self, table: str, after: int = 0) -> list[Row]:
        found = await self._find(READ, table, after, after)
        rows = [Row(n - behind, time, line) for n, time, lines in found for behind, line in numbered(lines)]
        return [row for row in rows if row.n > after]

    async def vault(self, table: str) -> dict[str, str]:
        return dict(await self._find("SELECT name, value FROM vault WHERE tab = ?", table))

    async def summary(self, table: str) -> Summary | None:
        found = await self._find(f"SELECT {SUMMARY} FROM tables WHERE id = ?", table)
        return summary(found[0]) if found else None

    async def tables(self, after: str = "", limit: int = 100) -> list[Summary]:
        found = await self._find(f"SELECT {SUMMARY} FROM tables WHERE id > ? ORDER BY id LIMIT ?", after, limit)
        return [summary(row) for row in found]

    async def expire(self, over_before: int, idle_before: int) -> int:
        return await self._change(lambda db: expire(db, over_before, idle_before))

    async def now(self) -> int:
        return clock()

    async def beat(self, node: str, lasts: int) -> None:
        await self._change(lambda db: beat(db, node, clock() + lasts))

    async def alive(self) -> set[str]:
        return {node for (node,) in await self._find("SELECT id FROM nodes WHERE until > ?", clock())}

    async def lease(self, table: str, node: str) -> bool:
        return await self._change(lambda db: db.execute(LEASE, (node, table, node, clock())).rowcount == 1)

    async def release(self, table: str, node: str) -> None:
        freed = "UPDATE tables SET holder = NULL WHERE id = ? AND holder = ?"
        await self._change(lambda db: db.execute(freed, (table, node)).rowcount)

    async def _change(self, job: Callable[[sqlite3.Connection], T]) -> T:
        answer: T = await self._soon(job)
        return answer

    def _soon(self, job: Job | Append) -> asyncio.Future[Any]:
        """What comes in the same turn of the loop, or while a commit is under way, is one group: one wake-up, one commit."""
        if self._closed:
            raise StoreError("the store is closed")
        done: asyncio.Future[Any] = self._loop.create_future()
        self._waiting.append((job, done))
        if not self._is_writing:
            self._is_writing = True
            self._rest.clear()
            self._loop.call_soon(self._hand_over)
        return done

    def _hand_over(self) -> None:
        group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
        self._groups.put(group)

    def _written(self, answers: list[tuple[asyncio.Future[Any], Any]]) -> None:
        if self._waiting:
            self._loop.call_soon(self._hand_over)
        else:
            self._is_writing = False
            self._rest.set()
        tell(answers)

    async def _find(self, wanted: str, *values: Any) -> list[Any]:
        return await self._loop.run_in_executor(self._reader, self._fetch, wanted, values)

    def _fetch(self, wanted: str, values: tuple[Any, ...]) -> list[Any]:
        if self._read_connection is None:
            self._read_connection = connect(self._path)
        if self._unfolded > CHECKPOINT_EVERY:
            self._unfolded = 0
            self._read_connection.execute(FOLD)
            self._is_folded = True
        try:
            return self._read_connection.execute(wanted, values).fetchall()
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error

    def _close_reader(self) -> None:
        if self._read_connection is not None:
            self._read_connection.close()

    def _write(self) -> None:
        db = connect(self._path)
        try:
            while (group := self._groups.get()) is not None:
                answers = self._commit(db, group)
                self._loop.call_soon_threadsafe(self._written, answers)
                if self._is_folded:  # the little that is left: only when nothing is does the log of changes start over
                    self._is_folded = False
                    with contextlib.suppress(sqlite3.Error):  # another time, then
                        db.execute(FOLD)
        finally:
            db.close()

    def _commit(self, db: sqlite3.Connection, group: list[Waiting]) -> list[tuple[asyncio.Future[Any], Any]]:
        try:
            answers = commit(db, [job for job, _ in group])
        except sqlite3.Error as error:
            if len(group) > 1:  # one that cannot be written does not spoil the others
                return [answer for one in group for answer in self._commit(db, [one])]
            answers = [StoreError(str(error))]
        self._unfolded += len(group)
        if self._unfolded > 2 * CHECKPOINT_EVERY:
            self._unfolded = CHECKPOINT_EVERY + 1
            self._reader.submit(self._fetch, "SELECT 1", ())
        return [(done, answer) for (_, done), answer in zip(group, answers, strict=True)]


def tell(answers: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for done, answer in answers:
        if done.done():
            continue
        if isinstance(answer, Exception):
            done.set_exception(answer)
        else:
            done.set_result(answer)


def connect(path: str) -> sqlite3.Connection:
    db = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    keep_a_log_of_changes(db)
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA wal_autocheckpoint = 0")
    db.execute(f"PRAGMA cache_size = -{CACHE}")
    return db


def keep_a_log_of_changes(db: sqlite3.Connection) -> None:
    """Of several who open a new file at once, SQLite lets one turn it over and refuses the others without a wait."""
    until = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            db.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)


def migrate(path: str) -> None:
    try:
        db = connect(path)
    except sqlite3.Error as error:
        raise StoreError(f"{path}: {error}") from error
    try:
        db.execute("BEGIN IMMEDIATE")
        for step in steps(db.execute("PRAGMA user_version").fetchone()[0], "sqlite"):
            db.execute(step)
        db.execute(f"PRAGMA user_version = {VERSION}")
        db.execute("COMMIT")
    finally:
        db.close()


def commit(db: sqlite3.Connection, jobs: list[Job | Append]) -> list[Any]:
    appends = [job for job in jobs if isinstance(job, Append)]
    db.execute("BEGIN IMMEDIATE")
    try:
        appended = iter(append_all(db, appends) if appends else ())
        answers = [next(appended) if isinstance(job, Append) else job(db) for job in jobs]
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return answers


BETWEEN = "\n"  # no line of a log has a line break
READ = """WITH RECURSIVE back (before, n, time, lines) AS (
    SELECT a.before, a.n, a.time, a.lines FROM tables JOIN appends a ON a.at = tables.last WHERE tables.id = ? AND a.n > ?
    UNION ALL SELECT a.before, a.n, a.time, a.lines FROM back JOIN appends a ON a.at = back.before WHERE a.n > ?)
    SELECT n, time, lines FROM back ORDER BY n"""
OLD = "(over = 1 AND touched < ?) OR touched < ?"
FORGET = f"""WITH RECURSIVE gone (at) AS (
    SELECT last FROM tables WHERE {OLD} UNION ALL SELECT before FROM gone JOIN appends USING (at))
    DELETE FROM appends WHERE at IN gone"""
SUMMARY = "id, game, n, made, touched, over"
LEASE = """UPDATE tables SET holder = ? WHERE id = ? AND
    (holder IS NULL OR holder = ? OR holder NOT IN (SELECT id FROM nodes WHERE until > ?))"""
KEEP = "INSERT INTO vault (tab, name, value) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value"


def summary(row: tuple[Any, ...]) -> Summary:
    return Summary(row[0], row[1], row[2], row[3], row[4], bool(row[5]))


def create(db: sqlite3.Connection, table: str, game: str, lines: Sequence[str], vault: Vault) -> Appended | Conflict:
    now = clock()
    made = "INSERT INTO tables (id, game, n, made, touched) VALUES (?, ?, 0, ?, ?) ON CONFLICT DO NOTHING"
    if db.execute(made, (table, game, now, now)).rowcount == 0:
        return Conflict(db.execute("SELECT n FROM tables WHERE id = ?", (table,)).fetchone()[0])
    (answer,) = append_all(db, [Append(table, 0, lines, vault, 0, False)])
    assert isinstance(answer, Appended)
    return answer


# Whatever waits together is read and written by three statements, however much it is. The thread that serves people holds
# the interpreter meanwhile, and every further statement would have to wait for it.
FIND = """SELECT (SELECT coalesce(max(at), 0) FROM appends), json_group_array(json_array(id, n, touched, last)) FROM tables
    WHERE id IN (SELECT value FROM json_each(?))"""
WRITE = """INSERT INTO appends (at, before, n, time, lines) SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),
    json_extract(value, '$[2]'), json_extract(value, '$[3]'), json_extract(value, '$[4]') FROM json_each(?)"""
GROW = """UPDATE tables SET n = w.n, touched = w.touched, over = w.over, last = w.last FROM (
    SELECT json_extract(value, '$[0]') AS id, json_extract(value, '$[1]') AS n, json_extract(value, '$[2]') AS touched,
    json_extract(value, '$[3]') AS over, json_extract(value, '$[4]') AS last FROM json_each(?)) AS w
    WHERE tables.id = w.id"""


def append_all(db: sqlite3.Connection, wanted: list[Append]) -> list[Answer]:
    """In the order they came: of two that expect the same, the second is too late."""
    names = json.dumps(list({w.table for w in wanted}))
    at, logs = db.execute(FIND, (names,)).fetchone()
    found = {id: (n, touched, last) for id, n, touched, last in json.loads(logs)}
    now, rows, grown = clock(), [], {}
    answers: list[Answer] = []
    for w in wanted:
        log = found.get(w.table)
        answer = judged(w, log, now)
        answers.append(answer)
        if log is None or not isinstance(answer, Appended):
            continue
        last = log[2]
        if w.lines:
            at += 1
            rows.append((at, last, answer.n, answer.time, BETWEEN.join(w.lines)))
            last = at
        found[w.table] = (answer.n, answer.time, last)
        grown[w.table] = (w.table, answer.n, answer.time, int(w.over), last)
    if grown:
        db.execute(WRITE, (json.dumps(rows),))
        db.execute(GROW, (json.dumps(list(grown.values())),))
    for w, answer in zip(wanted, answers, strict=True):
        if w.vault and isinstance(answer, Appended):
            keep(db, w.table, w.vault)
    return answers


def numbered(lines: str) -> list[tuple[int, str]]:
    """The lines of one append, each with how many follow it."""
    found = lines.split(BETWEEN)
    return list(zip(range(len(found) - 1, -1, -1), found, strict=True))


def judged(w: Append, found: tuple[int, int, int] | None, now: int) -> Answer:
    if found is None:
        return Missing(w.table)
    now = max(now, found[1])  # the clock of a table never runs backwards
    if found[0] != w.expected:
        return Conflict(found[0])
    return Early(now) if now < w.not_before else Appended(w.expected + len(w.lines), now)


def expire(db: sqlite3.Connection, over_before: int, idle_before: int) -> int:
    db.execute(FORGET, (over_before, idle_before))
    return db.execute(f"DELETE FROM tables WHERE {OLD}", (over_before, idle_before)).rowcount


def keep(db: sqlite3.Connection, table: str, vault: Vault) -> None:
    for name, value in vault.items():
        if value is None:
            db.execute("DELETE FROM vault WHERE tab = ? AND name = ?", (table, name))
        else:
            db.execute(KEEP, (table, name, value))


def beat(db: sqlite3.Connection, node: str, until: int) -> None:
    db.execute("DELETE FROM nodes WHERE until < ?", (clock() - 3_600_000,))
    db.execute("INSERT INTO nodes (id, until) VALUES (?, ?) ON CONFLICT DO UPDATE SET until = excluded.until", (node, until))
