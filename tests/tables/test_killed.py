"""A node killed at any moment: every acknowledged move is there, and every table goes on with the same hash."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from client import Client
from house import HOUSE
from real_parts import postgres_schema, sqlite_file

from nightowl.kernel.deal import verify
from nightowl.tables.bus import open_bus
from nightowl.tables.live import Live
from nightowl.tables.node import Node
from nightowl.tables.store import open_store

HERE = Path(__file__).parent
KILLS = int(os.environ.get("NIGHTOWL_KILLS", "10"))

PLAYING = """
import asyncio, sys
from client import Client
from house import HOUSE
from nightowl.tables import wire
from nightowl.tables.bus import open_bus
from nightowl.tables.node import Node
from nightowl.tables.store import open_store

def say(*words):
    print(*words, flush=True)

async def table(node, k):
    code, _, token = await node.create("mousetrap", "P0", "en")
    live = await node.table(code)
    clients = [Client(token, k), Client((await live.join("P1", "en"))[1], k + 1)]
    for seat, client in enumerate(clients):
        await client.sits_at(live)
        await client.wants(wire.Sit, seat=seat)
        await client.wants(wire.Ready)
    say("people", code, *(client.token for client in clients))
    await clients[0].wants(wire.Options, options={"turns": 6})
    await clients[1].wants(wire.Ready)
    await clients[0].wants(wire.Start)
    while live.table.stage == "deal":
        for client in clients:
            await client.gives_nonces()
    while live.table.stage == "play":
        for client in clients:
            if live.table.stage == "play" and await client.moves():
                record = live.table.round.record
                say("entry", code, len(record.entries), record.last_hash)

async def main():
    node = Node(await open_store(sys.argv[1]), await open_bus(""), HOUSE)
    await node.open()
    k = 0
    while True:
        await asyncio.gather(*(table(node, k + n) for n in range(4)))
        k += 10

asyncio.run(main())
"""


def killed(where: str, after: float) -> list[list[str]]:
    """What a node with four tables said before it was killed, so many seconds after its first move."""
    paths = os.pathsep.join([str(HERE), str(HERE.parent), *filter(None, sys.path)])
    env = {**os.environ, "PYTHONPATH": paths}
    with subprocess.Popen([sys.executable, "-c", PLAYING, where], stdout=subprocess.PIPE, text=True, env=env) as node:
        assert node.stdout is not None
        lines = [node.stdout.readline()]
        while lines[-1].startswith("people"):
            lines.append(node.stdout.readline())
        try:
            node.wait(after)
        except subprocess.TimeoutExpired:
            node.send_signal(signal.SIGKILL)
        lines += node.stdout.read().splitlines(True)
    return [line.split() for line in lines if line.endswith("\n")]


async def resumed(where: str, said: list[list[str]]) -> int:
    """Every entry that was told is there with its hash, and the tables are played to their proof; how many were told."""
    store, bus = await open_store(where), await open_bus("")
    node = Node(store, bus, HOUSE)
    await node.open()
    people = {code: tokens for what, code, *tokens in said if what == "people"}
    told = [(words[1], int(words[2]), words[3]) for words in said if words[0] == "entry"]
    for code, tokens in people.items():
        live = await node.table(code)
        assert isinstance(live, Live)
        for of, n, sealed in told:
            if of == code:
                assert live.table.playing().record.entries[n - 1].hash == sealed
        if live.table.stage != "play":
            continue
        clients = [Client(token, seed) for seed, token in enumerate(tokens)]
        for client in clients:
            await client.sits_at(live)
        await asyncio.gather(*(client.plays() for client in clients))
        assert verify(live.table.playing().record).is_proven
    await node.close()
    await bus.close()
    await store.close()
    return len(told)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_node_killed_at_any_moment_costs_nobody_anything(kind: str, tmp_path: Path) -> None:
    async def main() -> None:
        source, told = random.Random(11), 0
        async with sqlite_file(tmp_path) if kind == "sqlite" else postgres_schema() as where:
            for _ in range(KILLS):
                said = await asyncio.to_thread(killed, where, source.uniform(0.01, 0.4))
                told += await resumed(where, said)
        assert told > KILLS

    asyncio.run(main())
