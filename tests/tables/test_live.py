"""Tables alive on nodes, with real stores and buses: people drop and come back, nodes die, nothing is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from client import Client, wished
from house import HOUSE
from real_parts import REDIS, missing, postgres_schema, sqlite_file

from nightowl.kernel.deal import verify
from nightowl.kernel.wire import Refusal
from nightowl.tables import wire
from nightowl.tables.bus import BusError, open_bus
from nightowl.tables.chores import GRACE
from nightowl.tables.live import Live
from nightowl.tables.node import Node
from nightowl.tables.store import Store, open_store
from nightowl.tables.table import Table

Test = Callable[[list[Node]], Coroutine[Any, Any, None]]


@asynccontextmanager
async def nodes(kind: str, count: int, folder: Path, **more: Any) -> AsyncIterator[list[Node]]:
    """So many nodes on one store: SQLite with the bus in process, or PostgreSQL with Redis."""
    async with AsyncExitStack() as stack:
        place = sqlite_file(folder) if kind == "sqlite" else postgres_schema()
        where = await stack.enter_async_context(place)
        local = await open_bus("")
        found: list[Node] = []
        for _ in range(count):
            store: Store = await open_store(where)
            try:
                bus = local if kind == "sqlite" else await open_bus(REDIS)
            except BusError as error:
                missing("Redis", error)
            settings = {"bot_pace": 5, "away_after": 0.05, "beat": 0.1, "lasts": 600, **more}
            node = Node(store, bus, HOUSE, **settings)
            await node.open()
            found.append(node)
            stack.push_async_callback(store.close)
            stack.push_async_callback(bus.close)
            stack.push_async_callback(node.close)
        yield found


@pytest.fixture(params=["sqlite", "postgres"])
def on_nodes(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[..., None]:
    def run(test: Test, count: int = 1, **more: Any) -> None:
        async def main() -> None:
            async with nodes(request.param, count, tmp_path, **more) as found:
                await test(found)

        asyncio.run(main())

    return run


On = Callable[..., None]


async def at(node: Node, code: str) -> Live:
    live = await node.table(code)
    assert isinstance(live, Live), live
    return live


async def gather(found: list[Node], people: int = 3, game: str = "mousetrap") -> tuple[str, list[Client]]:
    """A table with so many people in its seats, spread over the nodes."""
    made = await found[0].create(game, "P0", "en")
    assert not isinstance(made, Refusal)
    code, _, token = made
    clients = [Client(token)]
    for k in range(1, people):
        joined = await (await at(found[0], code)).join(f"P{k}", "de")
        assert not isinstance(joined, Refusal)
        clients.append(Client(joined[1], k))
    for k, client in enumerate(clients):
        await client.sits_at(await at(found[k % len(found)], code))
    await clients[0].wants(wire.Size, seats=people)
    for seat, client in enumerate(clients):
        assert await client.wants(wire.Sit, seat=seat) == ""
        assert await client.wants(wire.Ready) == ""
    return code, clients


async def proven(node: Node, code: str) -> None:
    """Folded anew from the store, the table is the same, and its deal is proven."""
    live = await at(node, code)
    await live.catch_up()
    last = await node.round(live.table, 0)
    assert isinstance(last, int)
    table = await node.round(live.table, last)
    assert isinstance(table, Table)
    assert table.playing().record == live.table.playing().record
    assert verify(table.playing().record).is_proven


def test_people_play_a_game_to_its_proof(on_nodes: On) -> None:
    async def test(found: list[Node]) -> None:
        code, clients = await gather(found)
        assert await clients[0].wants(wire.Start) == ""
        await asyncio.gather(*(client.plays() for client in clients))
        await proven(found[0], code)

    on_nodes(test)


def test_people_at_different_nodes_play_at_one_table(on_nodes: On) -> None:
    async def test(found: list[Node]) -> None:
        code, clients = await gather(found)
        await clients[0].wants(wire.Start)
        await asyncio.gather(*(client.plays() for client in clients))
        await proven(found[1], code)
        docs = [client.doc["table"] for client in clients]
        assert docs[0]["results"] == docs[1]["results"] == docs[2]["results"] != []

    on_nodes(test, 2)


def test_when_a_node_dies_its_people_go_on_at_the_other(on_nodes: On) -> None:
    async def test(found: list[Node]) -> None:
        code, clients = await gather(found)
        await clients[0].wants(wire.Start)
        await asyncio.gather(*(client.until("deal") for client in clients))
        playing = [asyncio.create_task(client.plays()) for client in clients]
        while sum(len(client.acknowledged) for client in clients) < 2:
            await asyncio.sleep(0.001)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await die(found[0])
        told = [pair for client in clients for pair in client.acknowledged]
        clients = [Client(client.token, k) for k, client in enumerate(clients)]
        for client in clients:
            await client.sits_at(await at(found[1], code))
        course = [line.seat for _, line in (await at(found[1], code)).table.playing().course]
        assert all(course.count(seat) >= [s for s, _ in told].count(seat) for seat in range(3))
        await asyncio.gather(*(client.plays() for client in clients))
        await proven(found[1], code)

    on_nodes(test, 2)


async def die(node: Node) -> None:
    """As if killed: nothing is released, nobody is told."""
    assert node._beating is not None
    node._beating.cancel()
    for live in node.lives.values():
        live.feeds.clear()
        if live._tending is not None:
            live._tending.cancel()
        await node.bus.ignore(live.table.id, live._heard)
    node.lives.clear()


def test_who_was_at_a_node_that_died_is_away_and_another_node_runs_the_clock(on_nodes: On) -> None:
    async def test(found: list[Node]) -> None:
        code, clients = await gather(found, 2)
        assert (await at(found[0], code)).is_leased
        assert not (await at(found[1], code)).is_leased
        await die(found[0])
        async with asyncio.timeout(10):
            while clients[1].doc["table"]["people"][0]["here"]:
                await asyncio.sleep(0.02)
        assert (await at(found[1], code)).is_leased

    on_nodes(test, 2)


def test_who_drops_out_comes_back_to_the_same_seat(on_nodes: On) -> None:
    async def test(found: list[Node]) -> None:
        code, clients = await gather(found)
        await clients[0].wants(wire.Start)
        await clients[1].until("deal")
        clients[1].leaves_line()
        async with asyncio.timeout(10):
            while clients[0].doc["table"]["people"][1]["here"]:
                await asyncio.sleep(0.01)
        back = Client(clients[1].token, 7)
        await back.sits_at(await at(found[0], code))
        assert back.doc["me"]["who"] == "p2"
        clients[1] = back
        await asyncio.gather(*(client.plays() for client in clients))
        await proven(found[0], code)

    on_nodes(test)


def test_a_short_break_in_the_line_is_nobodys_business(on_nodes: On) -> None:
    async def test(found: list[Node]) -> None:
        code, clients = await gather(found)
        live = await at(found[0], code)
        n = live.table.n
        clients[1].leaves_line()
        again = Client(clients[1].token)
        await again.sits_at(live)
        await asyncio.sleep(0.2)
        assert live.table.n == n

    on_nodes(test)


def test_a_person_moves_to_another_device(on_nodes: On) -> None:
    async def test(found: list[Node]) -> None:
        code, clients = await gather(found)
        live = await at(found[0], code)
        answer = await wished(live, "p2", wire.Device(id="d"))
        assert isinstance(answer, wire.Done)
        moved = await live.redeem(answer.code)
        assert not isinstance(moved, Refusal)
        assert clients[1].got[-1] == {"is": "closed", "code": "other-device"}
        assert isinstance(await live.redeem(answer.code), Refusal)
        old = await live.who(clients[1].token)
        assert isinstance(old, Refusal)
        assert old.code == "bad-token"
        assert await live.who(moved[1]) == "p2"

    on_nodes(test)


def test_a_table_nobody_knows_and_a_game_nobody_has(on_nodes: On) -> None:
    async def test(found: list[Node]) -> None:
        for code in ("zzzzzz", "", "\x00", "'; --", "x" * 500):
            gone = await found[0].table(code)
            assert isinstance(gone, Refusal)
            assert gone.code == "no-such-table"
        none = await found[0].create("chess", "Ann", "en")
        assert isinstance(none, Refusal)
        assert (none.code, none.field) == ("no-such-game", "game")

    on_nodes(test)


def test_the_same_wish_at_two_nodes_is_done_once(on_nodes: On) -> None:
    async def test(found: list[Node]) -> None:
        code, _ = await gather(found)
        lives = [await at(node, code) for node in found]
        wish = wire.Chat(id="same", text="once")
        answers = await asyncio.gather(*(wished(live, "p1", wish) for live in lives for _ in range(3)))
        assert all(isinstance(answer, wire.Done) for answer in answers)
        await asyncio.gather(*(live.catch_up() for live in lives))
        assert [[said.text for said in live.table.chat] for live in lives] == [["once"], ["once"]]

    on_nodes(test, 2)


def test_bots_play_with_people_and_among_themselves(on_nodes: On) -> None:
    async def test(found: list[Node]) -> None:
        made = await found[0].create("mousetrap", "Ann", "en")
        assert not isinstance(made, Refusal)
        ann = Client(made[2])
        await ann.sits_at(await at(found[0], made[0]))
        await ann.wants(wire.Size, seats=3)
        await ann.wants(wire.Sit, seat=1)
        for seat in (0, 2):
            assert await ann.wants(wire.Bot, seat=seat, level="random") == ""
        assert await ann.wants(wire.Start) == ""
        await ann.plays()
        await proven(found[0], made[0])
        assert await ann.wants(wire.Again) == ""
        assert await ann.wants(wire.Stand, seat=1) == ""
        assert await ann.wants(wire.Bot, seat=1, level="random") == ""
        assert await ann.wants(wire.Start) == ""
        await ann.until("over")
        assert ann.doc["table"]["results"][0]["ended"] == "finished"

    on_nodes(test)


@pytest.mark.parametrize("absent", ["bot", "fallback"])
def test_for_the_absent_plays_what_was_agreed(absent: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GRACE, "generous", 100)
    asked: list[str] = []

    async def main() -> None:
        async with nodes("sqlite", 1, tmp_path) as found:
            think = found[0].bots.choose

            async def choose(game: str, level: str, *given: Any) -> Any:
                asked.append(level)
                return await think(game, level, *given)

            monkeypatch.setattr(found[0].bots, "choose", choose)
            _, (ann, bob) = await gather(found, 2)
            assert await ann.wants(wire.Pace, absent=absent) == ""
            assert await ann.wants(wire.Start) == ""
            while ann.stage == "deal":
                for client in (ann, bob):
                    await client.gives_nonces()
            bob.leaves_line()
            await ann.plays()
            assert ann.doc["table"]["results"][0]["ended"] == "finished"

    asyncio.run(main())
    assert bool(asked) == (absent == "bot")


def test_a_node_starts_without_a_look_at_the_tables_of_its_store(tmp_path: Path) -> None:
    asked: set[str] = set()

    class Watched:
        def __init__(self, store: Store) -> None:
            self.store = store

        def __getattr__(self, name: str) -> Any:
            asked.add(name)
            return getattr(self.store, name)

    async def main() -> None:
        async with sqlite_file(tmp_path) as where:
            store: Any = Watched(await open_store(where))
            for n in range(20):
                await store.create(f"t{n}", "mousetrap", ["{}"], {})
            asked.clear()
            node = Node(store, await open_bus(""), HOUSE)
            await node.open()
            assert asked == {"now", "beat"}
            await node.close()
            await store.close()

    asyncio.run(main())


@pytest.mark.parametrize("level", ["broken", "cheat", "deadly"])
def test_a_bot_that_fails_plays_its_fallback_and_the_table_goes_on(level: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with nodes("sqlite", 1, tmp_path) as found:
            made = await found[0].create("mousetrap", "Ann", "en")
            assert not isinstance(made, Refusal)
            ann = Client(made[2])
            await ann.sits_at(await at(found[0], made[0]))
            await ann.wants(wire.Sit, seat=0)
            await ann.wants(wire.Bot, seat=1, level=level)
            await ann.wants(wire.Start)
            await ann.plays()
            assert ann.doc["table"]["results"][0]["ended"] == "finished"

    asyncio.run(main())


def test_bots_nobody_waits_for_answer_each_open_move_of_a_person_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with nodes("sqlite", 1, tmp_path) as found:
            made = await found[0].create("werewolf", "Ann", "en")
            assert not isinstance(made, Refusal)
            ann = Client(made[2])
            await ann.sits_at(await at(found[0], made[0]))
            await ann.wants(wire.Size, seats=4)
            await ann.wants(wire.Sit, seat=0)
            for seat, level in enumerate(["talkative", "content", "talkative"], 1):
                assert await ann.wants(wire.Bot, seat=seat, level=level) == ""
            cards = ["werewolf", "villager", "villager", "villager", "hunter", "tanner", "minion"]
            assert await ann.wants(wire.Options, options={"roles": cards, "night": "quick", "wave": 5, "talk": 9}) == ""
            assert await ann.wants(wire.Start) == ""
            await ann.until("deal")
            while ann.stage == "deal":
                await ann.gives_nonces()
            await seen(ann, lambda view: view["ready"] == [False, True, True, True])
            for said in (["accuse", 1], ["trust", 2]):
                heard = len(ann.doc["seats"]["0"]["view"]["story"])
                move = {"type": said[0], "seat": said[1]}
                assert await ann.wants(wire.Play, seat=0, ask=ann.doc["seats"]["0"]["ask"], move=move) == ""
                await seen(ann, lambda view, heard=heard: len(view["story"]) >= heard + 3)
                await asyncio.sleep(0.3)
                told = ann.doc["seats"]["0"]["view"]["story"][heard:]
                assert [(event["type"], event["by"]) for event in told] == [
                    (f"said-{said[0]}", 0),
                    ("said-circle", 1),
                    ("said-circle", 3),
                ]

    asyncio.run(main())


async def seen(client: Client, is_so: Callable[[dict[str, Any]], bool]) -> None:
    """Wait until the view of the client's seat is so."""
    async with asyncio.timeout(40):
        while not is_so(client.doc["seats"]["0"]["view"]):
            client.news.clear()
            await client.news.wait()


def test_a_slow_bot_delays_no_other_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with nodes("sqlite", 1, tmp_path, workers=2) as found:
            made = await found[0].create("mousetrap", "Ann", "en")
            assert not isinstance(made, Refusal)
            ann = Client(made[2])
            await ann.sits_at(await at(found[0], made[0]))
            await ann.wants(wire.Sit, seat=0)
            await ann.wants(wire.Bot, seat=1, level="slow")
            await ann.wants(wire.Start)
            slow = asyncio.create_task(ann.plays())
            code, clients = await gather(found)
            await clients[0].wants(wire.Start)
            await asyncio.wait_for(asyncio.gather(*(client.plays() for client in clients)), 5)
            await proven(found[0], code)
            await slow

    asyncio.run(main())


def test_a_table_is_the_same_after_every_node_was_closed(on_nodes: On) -> None:
    async def test(found: list[Node]) -> None:
        code, clients = await gather(found)
        await clients[0].wants(wire.Start)
        await asyncio.gather(*(client.plays() for client in clients))
        sealed = (await at(found[0], code)).table.playing().record.last_hash
        await found[0].close()
        node = Node(found[0].store, found[0].bus, HOUSE)
        await node.open()
        assert (await at(node, code)).table.playing().record.last_hash == sealed
        await node.close()

    on_nodes(test)


def test_a_table_that_was_just_woken_closes_all_the_same(tmp_path: Path) -> None:
    """Before Python 3.12 `asyncio.wait_for` loses a cancellation that comes together with what it waits for."""

    async def main() -> None:
        async with nodes("sqlite", 1, tmp_path) as found, asyncio.timeout(10):
            code, clients = await gather(found)
            await clients[0].wants(wire.Start)
            live = await at(found[0], code)
            await asyncio.sleep(0.05)  # it waits for nonces, or the time that ends the waiting
            live.wake()
            await live.close()

    asyncio.run(main())
