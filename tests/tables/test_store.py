"""One suite for both stores: what a table may rely on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from real_parts import postgres_schema, sqlite_file

from nightowl.tables.store import Appended, Conflict, Early, Missing, Store, StoreError, open_store
from nightowl.tables.store.postgres import PostgresStore
from nightowl.tables.store.schema import MIGRATIONS, VERSION

Test = Callable[[Store, str], Coroutine[Any, Any, None]]


@asynccontextmanager
async def place(kind: str, folder: Path) -> AsyncIterator[str]:
    async with sqlite_file(folder) if kind == "sqlite" else postgres_schema() as where:
        yield where


@pytest.fixture(params=["sqlite", "postgres"])
def on_store(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Test], None]:
    """Runs a test with a new, empty store and its address."""

    def run(test: Test) -> None:
        async def main() -> None:
            async with place(request.param, tmp_path) as where:
                store = await open_store(where)
                try:
                    await test(store, where)
                finally:
                    await store.close()

        asyncio.run(main())

    return run


On = Callable[[Test], None]


def test_what_was_appended_is_read_back_in_order_with_times(on_store: On) -> None:
    async def test(store: Store, where: str) -> None:
        before = await store.now()
        assert isinstance(await store.create("a", "toy", ["one"], {}), Appended)
        done = await store.append("a", 1, ["two", "drei “ü”"])
        assert isinstance(done, Appended)
        assert done.n == 3
        rows = await store.read("a")
        assert [(row.n, row.line) for row in rows] == [(1, "one"), (2, "two"), (3, "drei “ü”")]
        assert before <= rows[0].time <= rows[1].time == rows[2].time == done.time <= await store.now()
        assert [row.n for row in await store.read("a", 2)] == [3]

    on_store(test)


def test_only_who_knows_the_end_of_the_log_may_append(on_store: On) -> None:
    async def test(store: Store, where: str) -> None:
        await store.create("a", "toy", ["one"], {})
        assert await store.append("a", 0, ["x"], {"k": "v"}) == Conflict(1)
        assert await store.append("a", 2, ["x"]) == Conflict(1)
        assert await store.append("b", 0, ["x"]) == Missing("b")
        assert len(await store.read("a")) == 1
        assert await store.vault("a") == {}

    on_store(test)


def test_of_many_who_race_one_wins(on_store: On) -> None:
    async def test(store: Store, where: str) -> None:
        other = await open_store(where)
        await store.create("a", "toy", [], {})
        for n in range(20):
            racing = [node.append("a", n, [f"{n} {k}"]) for k in range(4) for node in (store, other)]
            answers = await asyncio.gather(*racing)
            assert sum(isinstance(answer, Appended) for answer in answers) == 1
        assert len(await store.read("a")) == 20
        await other.close()

    on_store(test)


def test_tables_do_not_touch_each_other_under_load(on_store: On) -> None:
    async def test(store: Store, where: str) -> None:
        other = await open_store(where)

        async def write(node: Store, table: str) -> None:
            await node.create(table, "toy", [], {})
            for n in range(0, 40, 2):
                assert isinstance(await node.append(table, n, [f"{table} {n}", f"{table} {n + 1}"]), Appended)

        names = [f"t{k}" for k in range(30)]
        await asyncio.gather(*(write(store if k % 2 else other, name) for k, name in enumerate(names)))
        for name in names:
            assert [row.line for row in await store.read(name)] == [f"{name} {n}" for n in range(40)]
        await other.close()

    on_store(test)


def test_two_nodes_that_write_the_same_tables_never_lock_each_other_out(on_store: On) -> None:
    async def test(store: Store, where: str) -> None:
        other = await open_store(where)
        names = [f"t{k}" for k in range(12)]
        for name in names:
            await store.create(name, "toy", [], {})

        async def push(node: Store, seed: int) -> int:
            source, won = random.Random(seed), 0
            for n in range(15):
                order = source.sample(names, len(names))
                answers = await asyncio.gather(*(node.append(name, n, ["x"]) for name in order))
                won += sum(isinstance(answer, Appended) for answer in answers)
                assert all(isinstance(answer, Appended | Conflict) for answer in answers)
                while min([len(await node.read(name)) for name in names]) <= n:
                    await asyncio.sleep(0.001)
            return won

        assert sum(await asyncio.gather(push(store, 1), push(other, 2))) == 15 * len(names)
        await other.close()

    on_store(test)


def test_nothing_is_written_before_its_time(on_store: On) -> None:
    async def test(store: Store, where: str) -> None:
        await store.create("a", "toy", [], {})
        due = await store.now() + 80
        early = await store.append("a", 0, ["x"], not_before=due)
        assert isinstance(early, Early)
        assert early.now < due
        await asyncio.sleep(0.1)
        done = await store.append("a", 0, ["x"], not_before=due)
        assert isinstance(done, Appended)
        assert done.time >= due

    on_store(test)


def test_the_vault_changes_with_the_lines_or_not_at_all(on_store: On) -> None:
    async def test(store: Store, where: str) -> None:
        await store.create("a", "toy", ["one"], {"secret": "s", "key": "k"})
        await store.append("a", 1, ["two"], {"key": None, "code": "c", "secret": "t"})
        assert await store.append("a", 1, ["no"], {"secret": "u"}) == Conflict(2)
        assert await store.vault("a") == {"secret": "t", "code": "c"}
        assert "s" not in {row.line for row in await store.read("a")}

    on_store(test)


def test_a_name_is_given_once(on_store: On) -> None:
    async def test(store: Store, where: str) -> None:
        answers = await asyncio.gather(*(store.create("a", "toy", [str(k)], {}) for k in range(5)))
        assert sum(isinstance(answer, Appended) for answer in answers) == 1
        assert await store.create("a", "toy", [], {}) == Conflict(1)
        assert len(await store.read("a")) == 1

    on_store(test)


def test_one_node_at_a_time_runs_clocks_and_bots_and_a_dead_one_loses_them(on_store: On) -> None:
    async def test(store: Store, where: str) -> None:
        await store.create("a", "toy", [], {})
        await store.beat("north", 60_000)
        await store.beat("south", 60_000)
        assert await store.lease("a", "north")
        assert await store.lease("a", "north")
        assert not await store.lease("a", "south")
        assert not await store.lease("nowhere", "south")
        assert await store.alive() == {"north", "south"}
        await store.release("a", "south")
        assert not await store.lease("a", "south")
        await store.beat("north", -1)
        assert await store.alive() == {"south"}
        assert await store.lease("a", "south")
        await store.release("a", "south")
        await store.beat("north", 60_000)
        assert await store.lease("a", "north")

    on_store(test)


def test_tables_are_listed_in_pages(on_store: On) -> None:
    async def test(store: Store, where: str) -> None:
        for name in ("c", "a", "B"):
            await store.create(name, "toy", ["x"], {})
        await store.append("a", 1, ["y"], over=True)
        page = await store.tables(limit=2)
        assert [(s.table, s.game, s.n, s.over) for s in page] == [("B", "toy", 1, False), ("a", "toy", 2, True)]
        assert [s.table for s in await store.tables(page[-1].table)] == ["c"]
        assert await store.summary("a") == page[1]
        assert await store.summary("nowhere") is None

    on_store(test)


def test_finished_tables_expire_before_idle_ones(on_store: On) -> None:
    async def test(store: Store, where: str) -> None:
        for name in ("over", "open"):
            await store.create(name, "toy", ["x"], {"k": "v"})
        await store.append("over", 1, ["end"], over=True)
        later = await store.now() + 1_000
        assert await store.expire(0, 0) == 0
        assert await store.expire(later, 0) == 1
        assert (await store.read("over"), await store.vault("over")) == ([], {})
        assert await store.append("over", 2, ["x"]) == Missing("over")
        assert await store.expire(0, later) == 1
        assert await store.tables() == []

    on_store(test)


def test_all_is_there_when_it_is_opened_again(on_store: On) -> None:
    async def test(store: Store, where: str) -> None:
        await store.create("a", "toy", ["one"], {"k": "v"})
        waiting = [store.append("a", 1, ["two"])]
        await asyncio.sleep(0)
        await store.close()
        assert isinstance(await waiting[0], Appended)
        with pytest.raises(StoreError):
            await store.append("a", 2, ["three"])
        again = await open_store(where)
        assert [row.line for row in await again.read("a")] == ["one", "two"]
        assert await again.vault("a") == {"k": "v"}
        await again.close()

    on_store(test)


def test_several_nodes_may_open_a_new_store_at_once(tmp_path: Path) -> None:
    async def main(kind: str) -> None:
        async with place(kind, tmp_path) as where:
            for store in await asyncio.gather(*(open_store(where) for _ in range(4))):
                await store.close()

    asyncio.run(main("sqlite"))
    asyncio.run(main("postgres"))


def test_a_new_file_that_somebody_else_is_turning_over_is_waited_for(tmp_path: Path) -> None:
    path = str(tmp_path / "new.db")
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("CREATE TABLE first (x)")  # not yet with a log of changes
    other.execute("BEGIN IMMEDIATE")

    async def main() -> None:
        opening = asyncio.create_task(open_store(path))
        await asyncio.sleep(0.1)
        assert not opening.done()
        other.execute("COMMIT")
        other.close()
        await (await opening).close()

    asyncio.run(main())


def test_the_log_of_changes_starts_over_while_people_go_on_writing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nightowl.tables.store.sqlite.CHECKPOINT_EVERY", 50)
    wal = tmp_path / "log.db-wal"

    async def main() -> list[int]:
        store, sizes = await open_store(str(tmp_path / "log.db")), []
        names = [f"t{n}" for n in range(20)]
        for name in names:
            await store.create(name, "toy", ["one"], {})
        for n in range(1, 301):
            await asyncio.gather(*(store.append(name, n, ["x" * 100]) for name in names))
            sizes.append(wal.stat().st_size)
        for name in names:
            assert len(await store.read(name)) == 301
        await store.close()
        return sizes

    sizes = asyncio.run(main())
    assert sizes[-1] < 3 * sizes[30], sizes[::30]


def test_a_file_of_the_first_version_keeps_its_tables(tmp_path: Path) -> None:
    path = str(tmp_path / "first.db")
    db = sqlite3.connect(path)
    for step in MIGRATIONS[0].sqlite:
        db.execute(step)
    logs = {"b": 3, "a": 1, "empty": 0, "c": 40}
    for name, n in logs.items():
        db.execute("INSERT INTO tables (id, game, n, made, touched) VALUES (?, 'toy', ?, 1, 2)", (name, n))
        db.executemany("INSERT INTO lines VALUES (?, ?, ?, ?)", [(name, k, 10 * k, f"{name} {k}") for k in range(1, n + 1)])
    db.execute("INSERT INTO vault VALUES ('a', 'key', 'k')")
    db.execute("PRAGMA user_version = 1")
    db.commit()
    db.close()

    async def main() -> None:
        store = await open_store(path)
        for name, n in logs.items():
            assert [tuple(row) for row in await store.read(name)] == [(k, 10 * k, f"{name} {k}") for k in range(1, n + 1)]
            assert isinstance(await store.append(name, n, ["more", "and more"]), Appended)
            assert [(row.n, row.line) for row in await store.read(name, n)] == [(n + 1, "more"), (n + 2, "and more")]
            assert [row.n for row in await store.read(name, n + 1)] == [n + 2]
        assert await store.vault("a") == {"key": "k"}
        await store.close()

    asyncio.run(main())


def test_of_a_table_that_expired_nothing_stays_in_the_file(tmp_path: Path) -> None:
    async def main() -> None:
        store = await open_store(str(tmp_path / "old.db"))
        for name in ("kept", "gone"):
            await store.create(name, "toy", [f"{name} one", f"{name} two"], {"k": "v"})
        for n in range(2, 30):
            for name in ("kept", "gone"):
                await store.append(name, n, [f"{name} {n}"], over=name == "gone")
        assert await store.expire(await store.now() + 1_000, 0) == 1
        assert len(await store.read("kept")) == 30
        await store.close()

    asyncio.run(main())
    db = sqlite3.connect(tmp_path / "old.db")
    left = [lines for (lines,) in db.execute("SELECT lines FROM appends")]
    assert len(left) == 29
    assert all(lines.startswith("kept") for lines in left)
    assert db.execute("SELECT DISTINCT tab FROM vault").fetchall() == [("kept",)]
    db.close()


def test_a_store_of_a_later_version_is_refused_by_number(tmp_path: Path) -> None:
    async def postgres() -> None:
        import asyncpg

        async with postgres_schema() as where:
            await (await open_store(where)).close()
            db = await asyncpg.connect(where)
            await db.execute("UPDATE schema_version SET version = $1", VERSION + 1)
            await db.close()
            with pytest.raises(StoreError, match=f"schema {VERSION + 1}"):
                await open_store(where)

    path = str(tmp_path / "later.db")
    db = sqlite3.connect(path)
    db.execute(f"PRAGMA user_version = {VERSION + 1}")
    db.close()
    with pytest.raises(StoreError, match=f"schema {VERSION + 1}"):
        asyncio.run(open_store(path))
    asyncio.run(postgres())


def test_a_store_that_cannot_be_opened_says_so_without_its_password(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="unable to open"):
        asyncio.run(open_store(str(tmp_path / "no" / "such" / "folder.db")))
    with pytest.raises(StoreError) as error:
        asyncio.run(open_store("postgresql://nobody:hush@127.0.0.1:1/none"))
    assert "hush" not in str(error.value)


def test_after_a_lost_connection_the_store_goes_on() -> None:
    async def main() -> None:
        import asyncpg

        async with postgres_schema() as where:
            name = where.rsplit("%3D", 1)[1]
            store = await open_store(f"{where}&application_name={name}")
            await store.create("a", "toy", ["one"], {})
            db = await asyncpg.connect(where)
            lost = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1"
            assert await db.fetch(lost, name)
            await db.close()
            answers = []
            for _ in range(20):
                try:
                    answers.append(await store.append("a", 1, ["two"]))
                except StoreError:
                    await asyncio.sleep(0.05)
                    continue
                break
            assert isinstance(answers[0], Appended)
            assert [row.line for row in await store.read("a")] == ["one", "two"]
            await store.close()

    asyncio.run(main())


def test_whatever_befalls_a_commit_nobody_waits_for_ever() -> None:
    """Also what no driver says it raises: whoever waits is told, and the next append is written."""

    async def main() -> None:
        async with postgres_schema() as where, asyncio.timeout(20):
            store = await open_store(where)
            assert isinstance(store, PostgresStore)
            await store.create("a", "toy", ["one"], {})
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(store, "_tried", strange)
                with pytest.raises(StoreError):
                    await store.append("a", 1, ["two"])
            assert isinstance(await store.append("a", 1, ["two"]), Appended)
            await store.close()

    async def strange(group: Any) -> Any:
        raise AttributeError("a bug somewhere")

    asyncio.run(main())


WRITER = """
import asyncio, sys
from nightowl.tables.store import Appended, open_store

async def write(store, table):
    n = len(await store.read(table))
    while True:
        done = await store.append(table, n, [f"{table} {n}", f"{table} {n + 1}"])
        assert isinstance(done, Appended), done
        n = done.n
        sys.stdout.write(f"{table} {n}\\n")
        sys.stdout.flush()

async def main():
    store = await open_store(sys.argv[1])
    for k in range(8):
        await store.create(f"t{k}", "toy", [], {})
    await asyncio.gather(*(write(store, f"t{k}") for k in range(8)))

asyncio.run(main())
"""
KILLS = int(os.environ.get("NIGHTOWL_KILLS", "3"))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_writer_killed_at_any_moment_loses_nothing_it_acknowledged(kind: str, tmp_path: Path) -> None:
    async def main() -> None:
        told: dict[str, int] = {}
        source = random.Random(7)
        async with place(kind, tmp_path) as where:
            for _ in range(KILLS):
                acknowledged = await asyncio.to_thread(killed, where, source.uniform(0.05, 0.4))
                told |= acknowledged
                store = await open_store(where)
                for table, n in told.items():
                    rows = await store.read(table)
                    assert len(rows) >= n, f"{table}: {n} acknowledged, {len(rows)} there"
                    assert len(rows) % 2 == 0, "half an append"
                    assert [row.line for row in rows] == [f"{table} {k}" for k in range(len(rows))]
                await store.close()
        assert told

    asyncio.run(main())


def killed(where: str, after: float) -> dict[str, int]:
    """What a writer acknowledged before it was killed, so many seconds after its first word."""
    with subprocess.Popen([sys.executable, "-c", WRITER, where], stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        first = writer.stdout.readline()
        try:
            writer.wait(after)
        except subprocess.TimeoutExpired:
            writer.send_signal(signal.SIGKILL)
        lines = [first, *writer.stdout.read().splitlines(True)]
    whole = [line.split() for line in lines if line.endswith("\n")]
    return {table: int(n) for table, n in whole}
