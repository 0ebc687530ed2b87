"""Servers killed under load, one after another and one of two: what was answered for is there, and people play on."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import httpx
from hosts import Server, server
from person import Person, meet
from real_parts import REDIS, missing, postgres_schema

KILLS = max(2, int(os.environ.get("NIGHTOWL_KILLS", "10")) // 2)
TABLES = 3


class Player(Person):
    """Remembers every move that was answered for, by the number of the game, and plays one game after the other."""

    moved: dict[int, list[dict[str, object]]]

    @property
    def games(self) -> int:
        """How many are over: a series keeps its results."""
        return len(self.doc["table"]["results"])

    async def keeps_playing(self, is_enough: bool = False) -> None:
        """Until the line is gone, or, if that is enough, the game is over."""
        while not (is_enough and self.stage == "over"):
            seen, is_host = self.seq, self.doc["table"]["host"] == self.who
            match self.stage:
                case "lobby":
                    await self.gets_ready(is_host)
                case "deal":
                    self._nonces = self._nonces if self.doc["table"]["deal"]["committed"] else {}
                    await self.gives_nonces()
                case "play":
                    await self.moves()
                case "over" if is_host:
                    await self.wants("again", series=True)
            if self.seq == seen:
                await self.until(lambda seen=seen: self.seq != seen or self.closed, 60)
            if self.closed:
                return

    async def gets_ready(self, is_host: bool) -> None:
        people = self.doc["table"]["people"]
        if not next(person["ready"] for person in people if person["who"] == self.who):
            await self.wants("ready")
        elif is_host and all(person["ready"] for person in people):
            await self.wants("start")

    async def moves(self) -> None:
        for seat, ask, move in self.offers():
            game = self.games
            if await self.wants("move", seat=seat, ask=ask, move=move) == "":
                self.moved.setdefault(game, []).append(move)


async def table(site: str, seed: int) -> list[Player]:
    made = await Player.makes(site, "gelini", "Ann")
    joined = await Player.joins(site, made.code, "Bob")
    people = [Player(site, made.code, who.token, seed + n) for n, who in enumerate((made, joined))]
    for seat, person in enumerate(people):
        person.moved = {}
        await person.comes()
        assert await person.wants("sit", seat=seat) == ""
        assert await person.wants("ready") == ""
    assert await people[0].wants("start") == ""
    return people


async def play(people: list[Player], is_enough: bool = False) -> None:
    await asyncio.gather(*(person.keeps_playing(is_enough) for person in people), return_exceptions=True)


async def kept(site: str, person: Player) -> int:
    """Every move that was answered for stands in the records, in order; how many did. A finished game is looked at once."""
    found = 0
    for game in list(person.moved):
        is_over = game < person.games
        moves = await (recorded(site, person, game) if is_over else own(site, person))
        rest = iter(moves)  # a move whose answer was lost may stand there too
        assert all(move in rest for move in person.moved[game])
        found += len(person.moved.pop(game)) if is_over else 0
    return found


async def recorded(site: str, person: Person, game: int) -> list[object]:
    """Her moves of a game that is over."""
    seat = str(next(seat for seat, place in enumerate(person.doc["table"]["seats"]) if place["who"] == person.who))
    entries = [json.loads(line) for line in (await record(site, person, game)).text.splitlines()[1:]]
    return [entry["what"] for entry in entries if entry["kind"] == "move" and str(entry["seat"]) == seat]


async def own(site: str, person: Person) -> list[object]:
    """Her moves of the game that is on."""
    return list(next(iter((await record(site, person)).json()["own"].values()))["moves"])


async def record(site: str, person: Person, game: int | None = None) -> httpx.Response:
    wanted = {} if game is None else {"round": game + 1}
    async with httpx.AsyncClient(base_url=site, headers={"Authorization": f"Bearer {person.token}"}) as client:
        return await client.get(f"/api/tables/{person.code}/record", params=wanted)


def test_a_server_killed_again_and_again_costs_nobody_anything(tmp_path: Path) -> None:
    source, where, answered = random.Random(5), str(tmp_path / "tables.db"), 0
    people: list[list[Player]] = []

    async def come(site: str) -> int:
        """All are back, and find what was answered for; how much that was of games that are over."""
        if not people:
            people.extend([await table(site, 10 * k) for k in range(TABLES)])
            return 0
        found = 0
        for person in [person for pair in people for person in pair]:
            person.site = site
            await person.comes()
            found += await kept(site, person)
        return found

    async def until_killed(found: Server) -> int:
        old = await come(found.site)
        playing = asyncio.gather(*(play(pair) for pair in people))
        await asyncio.sleep(source.uniform(0.05, 0.5))
        found.kill()
        await asyncio.wait_for(playing, 30)
        return old

    async def to_the_end(found: Server) -> int:
        old = await come(found.site)
        await asyncio.gather(*(play(pair, is_enough=True) for pair in people))
        for pair in people:
            assert pair[0].doc["table"]["results"][-1]["ended"] == "finished"
            await verified(found.site, pair[0])
            old += sum([await kept(found.site, person) for person in pair])
        return old

    for _ in range(KILLS):
        with server(where) as found:
            answered += meet(until_killed(found))
    with server(where) as found:
        answered += meet(to_the_end(found))
    assert answered > 10 * KILLS, "killed at rest, and not at work"


async def verified(site: str, person: Person) -> None:
    text = (await record(site, person)).text
    async with httpx.AsyncClient(base_url=site) as client:
        verdict = (await client.post("/api/verify", content=text)).json()["verdict"]
    assert (verdict["provable"], verdict["ok"]) == (True, True)


def test_of_two_nodes_one_is_killed_and_the_tables_go_on_at_the_other() -> None:
    async def main() -> None:
        async with postgres_schema() as where:
            with server(where, "--bus", REDIS) as one, server(where, "--bus", REDIS) as two:
                made = await Player.makes(one.site, "gelini", "Ann")
                joined = await Player.joins(two.site, made.code, "Bob")
                ann = Player(one.site, made.code, made.token, 1)
                bob = Player(two.site, made.code, joined.token, 2)
                people = [ann, bob]
                for seat, person in enumerate(people):
                    person.moved = {}
                    await person.comes()
                    assert await person.wants("sit", seat=seat) == ""
                    assert await person.wants("ready") == ""
                await ann.until(lambda: all(person["ready"] for person in ann.doc["table"]["people"]))
                assert await ann.wants("start") == ""
                playing = asyncio.gather(*(play([person], is_enough=True) for person in people))
                while sum(len(person.moved.get(0, [])) for person in people) < 8:
                    await asyncio.sleep(0.01)
                one.kill()
                await ann.until(lambda: bool(ann.closed))
                ann.site = two.site
                await ann.comes()
                await kept(two.site, ann)
                await asyncio.wait_for(asyncio.gather(playing, ann.keeps_playing(is_enough=True)), 60)
                assert bob.doc["table"]["results"][0]["ended"] == "finished"
                await verified(two.site, bob)

    check_redis()
    meet(main())


def check_redis() -> None:
    import redis

    try:
        redis.Redis.from_url(REDIS).ping()
    except redis.RedisError as error:
        missing("Redis", error)


KEEPER = """
import os, time
from nightowl.tables.bots import workers

if __name__ == "__main__":
    print(workers(1).submit(os.getpid).result(), flush=True)
    time.sleep(60)
"""


def test_who_works_for_a_server_ends_with_it_even_if_it_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "keeper.py"
    script.write_text(KEEPER, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as keeper:
        assert keeper.stdout is not None
        worker = int(keeper.stdout.readline())
        os.kill(worker, 0)
        keeper.kill()
    until = time.monotonic() + 20
    while is_alive(worker):
        assert time.monotonic() < until, "it waits for work for ever"
        time.sleep(0.05)


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
