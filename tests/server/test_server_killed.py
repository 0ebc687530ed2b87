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
from websockets.exceptions import WebSocketException

KILLS = max(2, int(os.environ.get("NIGHTOWL_KILLS", "10")) // 2)
TABLES = 3


class Player(Person):
    """Remembers every move that was answered for."""

    moved: list[dict[str, object]]

    async def keeps_playing(self) -> None:
        """Until the game is over or the line is gone."""
        while self.stage != "over":
            seen = self.seq
            if self.stage == "deal":
                await self.gives_nonces()
            for seat, ask, move in self.offers() if self.stage == "play" else ():
                if await self.wants("move", seat=seat, ask=ask, move=move) == "":
                    self.moved.append(move)
            if self.seq == seen:
                await self.until(lambda seen=seen: self.seq != seen or self.closed, 60)
            if self.closed:
                return


async def table(site: str, seed: int) -> list[Player]:
    made = await Player.makes(site, "gelini", "Ann")
    joined = await Player.joins(site, made.code, "Bob")
    people = [Player(site, made.code, who.token, seed + n) for n, who in enumerate((made, joined))]
    for seat, person in enumerate(people):
        person.moved = []
        await person.comes()
        assert await person.wants("sit", seat=seat) == ""
        assert await person.wants("ready") == ""
    assert await people[0].wants("start") == ""
    return people


async def play(people: list[Player]) -> None:
    await asyncio.gather(*(person.keeps_playing() for person in people), return_exceptions=True)


async def play_on(site: str, people: list[Player], finished: list[list[Player]]) -> None:
    """One game after the other, each at a table of its own, until the line is gone: a server at rest proves nothing."""
    while True:
        await play(people)
        if people[0].stage != "over" or any(person.closed for person in people):
            return
        try:
            found = await table(site, people[0].random.randrange(1_000_000))
        except (OSError, httpx.HTTPError, WebSocketException):
            return  # killed meanwhile: these come back once more
        finished.append(people[:])
        people[:] = found


async def kept(site: str, person: Player) -> None:
    """Every move that was answered for stands in the person's own history, in order."""
    async with httpx.AsyncClient(base_url=site, headers={"Authorization": f"Bearer {person.token}"}) as client:
        answer = await client.get(f"/api/tables/{person.code}/record")
    if person.stage == "deal":
        return
    if person.stage == "over":
        found = [json.loads(line) for line in answer.text.splitlines()[1:]]
        seat = next(iter(person.doc["seats"]))
        moves = [entry["what"] for entry in found if entry["kind"] == "move" and str(entry["seat"]) == seat]
    else:
        moves = next(iter(answer.json()["own"].values()))["moves"]
    rest = iter(moves)  # a move whose answer was lost may stand there too
    assert all(move in rest for move in person.moved)


def test_a_server_killed_again_and_again_costs_nobody_anything(tmp_path: Path) -> None:
    source, where = random.Random(5), str(tmp_path / "tables.db")
    people: list[list[Player]] = []
    finished: list[list[Player]] = []

    def moves() -> int:
        return sum(len(person.moved) for pair in [*people, *finished] for person in pair)

    async def until_killed(found: Server) -> None:
        if not people:
            people.extend([await table(found.site, 10 * k) for k in range(TABLES)])
        else:
            for person in [person for pair in people for person in pair]:
                person.site = found.site
                await person.comes()
                await kept(found.site, person)
            await settled(found.site, finished)
        before = moves()
        playing = asyncio.gather(*(play_on(found.site, pair, finished) for pair in people))
        async with asyncio.timeout(60):
            while moves() == before:  # at work, however slow this machine is
                await asyncio.sleep(0.01)
        await asyncio.sleep(source.uniform(0.01, 0.4))
        found.kill()
        await asyncio.wait_for(playing, 30)

    for _ in range(KILLS):
        with server(where) as found:
            meet(until_killed(found))
    with server(where) as found:

        async def to_the_end() -> None:
            await settled(found.site, finished)
            for pair in people:
                for person in pair:
                    person.site = found.site
                    await person.comes()
                    await kept(found.site, person)
            await asyncio.gather(*(play(pair) for pair in people))
            for pair in people:
                assert pair[0].doc["table"]["results"][0]["ended"] == "finished"
                await verified(found.site, pair[0])

        meet(to_the_end())


async def settled(site: str, finished: list[list[Player]]) -> None:
    """Games that were over before a server was killed are as they were; each is looked at once."""
    for pair in finished:
        for person in pair:
            await kept(site, person)
        await verified(site, pair[0])
    finished.clear()


async def verified(site: str, person: Person) -> None:
    async with httpx.AsyncClient(base_url=site) as client:
        key = {"Authorization": f"Bearer {person.token}"}
        text = (await client.get(f"/api/tables/{person.code}/record", headers=key)).text
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
                    person.moved = []
                    await person.comes()
                    assert await person.wants("sit", seat=seat) == ""
                    assert await person.wants("ready") == ""
                await ann.until(lambda: all(person["ready"] for person in ann.doc["table"]["people"]))
                assert await ann.wants("start") == ""
                playing = asyncio.gather(*(play([person]) for person in people))
                while len(ann.moved) + len(bob.moved) < 8:
                    await asyncio.sleep(0.01)
                one.kill()
                await ann.until(lambda: bool(ann.closed))
                ann.site = two.site
                await ann.comes()
                await kept(two.site, ann)
                await asyncio.wait_for(asyncio.gather(playing, ann.keeps_playing()), 60)
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
