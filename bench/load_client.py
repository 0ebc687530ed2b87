"""Tables of five at a real server: one acts, all five get what they may see of it. Prints one JSON line per measurement.

    load_client.py SITE PID SOCKETS SECONDS RATE...

PID is the server's: its CPU time and memory are read from the system. Rate 0: every table moves as soon as all five
have seen the move before; otherwise so many moves a second in all, and the time until the last of five has it counts.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import secrets
import sys
import time
from collections import deque
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from nightowl.kernel.patch import patched
from nightowl.registry import load

GAME, SEATS, WARM_UP = "gelini", 5, 1.5
A_GAME = 80  # moves, about
FIELDS = {kind.name: [name for name, _ in kind.fields] for kind in load(GAME).moves.kinds}
TICK = os.sysconf("SC_CLK_TCK")

encode, decode = msgspec.json.encode, msgspec.json.decode


class Meter:
    """What is counted while a measurement runs."""

    def __init__(self) -> None:
        self.is_on = False
        self.moves = 0
        self.took: list[float] = []
        self.sizes: list[int] = []
        self.fulls: list[int] = []

    def reset(self) -> None:
        self.__init__()  # type: ignore[misc]
        self.is_on = True


class Table:
    def __init__(self, load: Load) -> None:
        self.load = load
        self.seats: list[Seat] = []
        self.waiting: set[Seat] = set()  # who has yet to see the last move
        self.sent = 0.0
        self.ahead = random.randrange(A_GAME)  # moves it makes at once, so that tables are anywhere in their games

    @property
    def is_set(self) -> bool:
        """Ready to be measured."""
        return not self.ahead and not self.waiting and all(seat.is_in_play for seat in self.seats)

    def seen(self, seat: Seat) -> None:
        if not self.waiting:
            return
        self.waiting.discard(seat)
        if not self.waiting and self.load.meter.is_on:
            self.load.meter.moves += 1
            self.load.meter.took.append(time.perf_counter() - self.sent)

    def go_on(self) -> None:
        if self.waiting or not (self.load.is_playing or self.ahead):
            return
        self.ahead = max(0, self.ahead - 1)
        for seat in self.seats:
            if seat.offers():
                if self.load.rate:
                    self.load.ready.append(seat)
                else:
                    seat.moves()
                return


class Seat(WSListener):
    def __init__(self, table: Table, number: int, token: str) -> None:
        self.table = table
        self.number = number
        self.token = token
        self.doc: dict[str, Any] = {}
        self.done: set[str] = set()
        self.nonce = b""
        self.transport: WSTransport
        self.ids = 0
        table.seats.append(self)

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        transport.send(WSMsgType.TEXT, encode({"token": self.token}))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        data = frame.get_payload_as_bytes()
        message = decode(data)
        kind, meter = message["is"], self.table.load.meter
        if kind == "patch":
            self.doc = patched(self.doc, message["change"])
            if meter.is_on:
                meter.sizes.append(len(data))
        elif kind == "full":
            self.doc = message["doc"]
            meter.fulls.append(len(data))
        else:
            if kind == "refused":
                sys.stderr.write(f"refused: {data!r}\n")
            return
        self.table.seen(self)
        stage = self.doc["table"]["stage"]
        if stage == "play":
            self.done.clear()
            self.table.go_on()
        else:
            getattr(self, f"in_{stage}")(self.doc["table"])

    def wish(self, **fields: Any) -> None:
        self.ids += 1
        self.transport.send(WSMsgType.TEXT, encode({**fields, "id": f"{self.number}-{self.ids}"}))

    def once(self, step: str, **fields: Any) -> None:
        if step not in self.done:
            self.done.add(step)
            self.wish(**fields)

    @property
    def is_in_play(self) -> bool:
        return bool(self.doc) and self.doc["table"]["stage"] == "play"

    def in_lobby(self, table: dict[str, Any]) -> None:
        if self.number == 0 and len(table["seats"]) != SEATS:
            return self.once("size", wish="size", seats=SEATS)
        if len(table["seats"]) != SEATS:
            return
        if not table["seats"][self.number]["who"]:
            return self.once("sit", wish="sit", seat=self.number)
        if not all(place["who"] for place in table["seats"]):
            return
        self.once("ready", wish="ready")
        if self.number == 0 and len(table["people"]) == SEATS and all(p["ready"] for p in table["people"]):
            self.once("start", wish="start")

    def in_deal(self, table: dict[str, Any]) -> None:
        if "commit" not in self.done:
            self.nonce = secrets.token_bytes(16)
        self.once("commit", wish="commit-nonce", seat=self.number, hash=sha256(self.nonce).hexdigest())
        if len(table["deal"]["committed"]) == SEATS:
            self.once("show", wish="nonce", seat=self.number, nonce=self.nonce.hex())

    def in_over(self, table: dict[str, Any]) -> None:
        self.done.clear()
        if self.number == 0:
            self.wish(wish="again")

    def offers(self) -> bool:
        part = self.doc.get("seats", {}).get(str(self.number))
        return part is not None and bool(part["view"]["legal"]) and self.number in part["view"]["asked"]

    def moves(self) -> None:
        part = self.doc["seats"][str(self.number)]
        family = random.choice(part["view"]["legal"])
        row = random.choice(family.get("of", [[]]))
        move = {"type": family["type"], **dict(zip(FIELDS[family["type"]], row, strict=True))}
        self.table.waiting = set(self.table.seats)
        self.table.sent = time.perf_counter()
        self.wish(wish="move", seat=self.number, ask=part["ask"], move=move)


class Load:
    def __init__(self, site: str, pid: int, sockets: int) -> None:
        self.site = site
        self.pid = pid
        self.tables = [Table(self) for _ in range(sockets // SEATS)]
        self.meter = Meter()
        self.ready: deque[Seat] = deque()
        self.rate = 0
        self.is_playing = False  # until every table is set

    async def come(self) -> None:
        async with httpx.AsyncClient(base_url=self.site, timeout=120) as client:
            for start in range(0, len(self.tables), 20):
                await asyncio.gather(*(self.fill(client, table) for table in self.tables[start : start + 20]))
        while not all(table.is_set for table in self.tables):
            await asyncio.sleep(0.1)
        self.is_playing = True

    async def fill(self, client: httpx.AsyncClient, table: Table) -> None:
        made = (await client.post("/api/tables", json={"game": GAME, "name": "P0"})).json()
        where = f"{self.site.replace('http', 'ws', 1)}/api/tables/{made['code']}/feed"
        for number in range(SEATS):
            if number:
                joined = await client.post(f"/api/tables/{made['code']}/people", json={"name": f"P{number}"})
                made = {**made, **joined.json()}
            seat = Seat(table, number, made["token"])
            await ws_connect(lambda seat=seat: seat, where, websocket_handshake_timeout=60)  # type: ignore[misc]

    async def measure(self, rate: int, seconds: float) -> dict[str, Any]:
        self.rate = rate
        for table in self.tables:
            table.go_on()
        pacing = asyncio.create_task(self.pace()) if rate else None
        await asyncio.sleep(WARM_UP)
        self.meter.reset()
        began, cpu, own = time.perf_counter(), cpu_of(self.pid), time.process_time()
        await asyncio.sleep(seconds)
        meter, self.meter = self.meter, Meter()
        took, used = time.perf_counter() - began, cpu_of(self.pid) - cpu
        if pacing is not None:
            pacing.cancel()
        self.ready.clear()
        self.rate = 0
        return {
            "sockets": len(self.tables) * SEATS,
            "rate": rate,
            "moves": meter.moves / took,
            "moves_per_cpu": meter.moves / max(used, 0.01),
            "server": used / took,
            "client": (time.process_time() - own) / took,
            "p50": 1000 * at(meter.took, 0.5),
            "p99": 1000 * at(meter.took, 0.99),
            "patch_p50": at(meter.sizes, 0.5),
            "patch_p99": at(meter.sizes, 0.99),
        }

    async def pace(self) -> None:
        due = time.perf_counter()
        while True:
            due += 1 / self.rate
            wait = due - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            while self.ready:
                seat = self.ready.popleft()
                if seat.offers() and not seat.table.waiting:
                    seat.moves()
                    break


def at(values: list[Any], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else 0.0


def cpu_of(pid: int) -> float:
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / TICK


def memory_of(pid: int) -> int:
    """Bytes that belong to the process alone."""
    rows = dict(line.split(":") for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()[1:])
    return 1024 * (int(rows["Private_Clean"].split()[0]) + int(rows["Private_Dirty"].split()[0]))


async def main() -> None:
    site, pid, sockets, seconds, *rates = sys.argv[1:]
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    load = Load(site, int(pid), int(sockets))
    before = memory_of(load.pid)
    await load.come()
    await asyncio.sleep(0.5)
    print(json.dumps({"sockets": int(sockets), "memory": (memory_of(load.pid) - before) / int(sockets)}), flush=True)
    for rate in rates:
        print(json.dumps(await load.measure(int(rate), float(seconds))), flush=True)
    load.is_playing = False
    for table in load.tables:
        for seat in table.seats:
            seat.transport.disconnect()
    await asyncio.sleep(2)
    print(json.dumps({"sleeping": (memory_of(load.pid) - before) / len(load.tables)}), flush=True)


if __name__ == "__main__":
    uvloop.run(main())
