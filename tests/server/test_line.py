"""One line after another at a real server: what comes over it, what it takes, and what becomes of people who drop it."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hosts import Server, server
from person import Person, meet, post
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus


@pytest.fixture(scope="module", params=["picows", "websockets"])
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    where = tmp_path_factory.mktemp("server") / "tables.db"
    with server(str(where), "--socket", request.param) as found:
        yield found


async def pair(site: str, seats: bool = True) -> list[Person]:
    """Two people at a table of Gelini Nightlife; with their seats, and the game begun."""
    host = await Person.makes(site, "gelini", "Ann")
    people = [host, await Person.joins(site, host.code, "Bob", 1)]
    for seat, person in enumerate(people):
        await person.comes()
        if seats:
            assert await person.wants("sit", seat=seat) == ""
            assert await person.wants("ready") == ""
    if seats:
        assert await host.wants("start") == ""
        await asyncio.gather(*(person.plays_until("play") for person in people))
    return people


def mover(people: list[Person]) -> tuple[Person, dict[str, Any]]:
    """Who is asked, and a move she may make as a message."""
    for person in people:
        for seat, ask, move in person.offers():
            return person, {"wish": "move", "seat": seat, "ask": ask, "move": move}
    raise AssertionError("nobody is asked")


def test_a_wrong_token_opens_nothing(running: Server) -> None:
    async def main() -> None:
        host = await Person.makes(running.site, "gelini", "Ann")
        for first in ('{"token":"guess"}', "{}", "token", '{"token":5}', '{"wish":"ready","id":"1"}'):
            async with connect(f"{running.site.replace('http', 'ws')}/api/tables/{host.code}/feed") as line:
                await line.send(first)
                assert json.loads(await line.recv()) == {"is": "closed", "code": "bad-token"}
                with pytest.raises(ConnectionClosed):
                    await line.recv()

    meet(main())


def test_a_page_elsewhere_and_an_unknown_path_get_no_line(running: Server) -> None:
    async def main() -> None:
        where = running.site.replace("http", "ws")
        host = await Person.makes(running.site, "gelini", "Ann")
        with pytest.raises(InvalidStatus) as stopped:
            await connect(f"{where}/api/tables/{host.code}/feed", origin="https://evil.example")  # type: ignore[arg-type]
        assert stopped.value.response.status_code == 403
        with pytest.raises(InvalidStatus):
            await connect(f"{where}/api/elsewhere")
        await host.comes(origin=running.site)
        assert host.doc["me"]["who"] == "p1"

    meet(main())


GARBAGE = [
    ("", "malformed"),
    ("{", "malformed"),
    ("[]", "malformed"),
    ("null", "malformed"),
    ('"ready"', "malformed"),
    ('{"wish":"fly","id":"g"}', "malformed"),
    ('{"wish":"sit","id":"g"}', "malformed"),
    ('{"wish":"sit","id":"g","seat":-1}', "malformed"),
    ('{"wish":"sit","id":"g","seat":0,"more":1}', "malformed"),
    ('{"wish":"ready","id":""}', "malformed"),
    ('{"query":"hints","id":"g"}', "malformed"),
    ('{"query":"secrets","id":"g"}', "malformed"),
    ('{"wish":"chat","id":"g","text":"' + "x" * 5000 + '"}', "too-long"),
    ("[" * 3000, "malformed"),
    ('{"wish":"move","id":"g","seat":0,"ask":999,"move":{}}', "stale"),
    ('{"wish":"move","id":"g","seat":1,"ask":1,"move":{}}', "not-your-seat"),
    ('{"wish":"kick","id":"g","who":"p9"}', "no-such-person"),
]


@pytest.mark.parametrize(("text", "code"), GARBAGE)
def test_garbage_gets_a_coded_answer_and_changes_nothing(text: str, code: str, running: Server) -> None:
    async def main() -> None:
        ann, bob = await pair(running.site)
        before, heard = json.dumps(ann.doc), len(bob.got)
        told = len(ann.got)
        await ann.sends(text)
        await ann.until(lambda: len(ann.got) > told)
        answer = json.loads(ann.got[told])
        assert (answer["is"], answer["code"]) == ("refused", code)
        assert await ann.asks(query="text", seat=None)
        assert json.dumps(ann.doc) == before
        assert len(bob.got) == heard

    meet(main())


def test_a_frame_that_is_too_big_or_no_text_ends_the_line_and_nothing_else(running: Server) -> None:
    async def main() -> None:
        ann, bob = await pair(running.site)
        await ann.sends("x" * 100_000 if running.process.args[-1] == "picows" else b"\x00\x01")
        await ann.until(lambda: bool(ann.closed))
        assert await bob.asks(query="text", seat=1)
        await ann.comes()
        assert ann.stage == "play"

    meet(main())


def test_a_wish_that_is_sent_twice_is_done_once_and_answered_twice(running: Server) -> None:
    async def main() -> None:
        people = await pair(running.site)
        who, message = mover(people)
        first = await who.asks(**message, id="once")
        where = who.doc["seats"]
        again = await who.asks(**message, id="once")
        assert first == again == {"is": "done", "id": "once"}
        assert who.doc["seats"] == where
        assert (await who.asks(**message, id="late"))["code"] == "stale"

    meet(main())


def test_a_wish_right_behind_the_token_is_answered(running: Server) -> None:
    async def main() -> None:
        host = await Person.makes(running.site, "gelini", "Ann")
        async with connect(f"{running.site.replace('http', 'ws')}/api/tables/{host.code}/feed") as line:
            await line.send(json.dumps({"token": host.token}))
            await line.send('{"wish":"name","id":"1","name":"Anna"}')
            async with asyncio.timeout(10):
                while (message := json.loads(await line.recv()))["is"] != "done":
                    pass
            assert message["id"] == "1"

    meet(main())


def test_who_drops_comes_back_to_where_she_was(running: Server) -> None:
    async def main() -> None:
        ann, bob = await pair(running.site)
        ann.drops()
        await ann.until(lambda: bool(ann.closed))
        again = await Person(running.site, ann.code, ann.token).comes()
        assert again.doc["seats"] == ann.doc["seats"]
        await asyncio.gather(again.plays(), bob.plays())
        assert bob.doc["table"]["results"][0]["ended"] == "finished"

    meet(main())


def test_on_another_device_the_old_one_is_closed_and_its_token_is_worth_nothing(running: Server) -> None:
    async def main() -> None:
        ann, bob = await pair(running.site)
        code = (await ann.asks(wish="device"))["code"]
        moved = await post(f"{running.site}/api/tables/{ann.code}/devices", {"code": code})
        await ann.until(lambda: bool(ann.closed))
        assert ann.closed == "other-device"
        phone = await Person(running.site, ann.code, moved["token"]).comes()
        assert phone.doc["seats"] == ann.doc["seats"]
        assert (await ann.comes()).closed == "bad-token"
        with pytest.raises(Exception, match="403"):
            await post(f"{running.site}/api/tables/{ann.code}/devices", {"code": code})
        await asyncio.gather(phone.plays(), bob.plays())

    meet(main())


def test_one_token_on_two_lines_shows_the_same_on_both(running: Server) -> None:
    async def main() -> None:
        ann, _ = await pair(running.site, seats=False)
        twin = await Person(running.site, ann.code, ann.token).comes()
        assert await twin.wants("sit", seat=1) == ""
        await ann.until(lambda: ann.doc["table"]["seats"][1]["who"] == "p1")
        assert ann.doc == twin.doc

    meet(main())


def test_questions_are_answered_from_ones_own_view(running: Server) -> None:
    async def main() -> None:
        ann, bob = await pair(running.site)
        who, message = mover([ann, bob])
        hints = await who.asks(query="hints", seat=message["seat"])
        assert {hint["move"]["type"] for hint in hints["what"]} <= {f["type"] for f in legal(who, message["seat"])}
        told = await who.asks(query="text", seat=message["seat"])
        assert told["what"]["sentences"]
        assert told["what"]["picture"]
        assert (await who.asks(query="reckon", seat=message["seat"]))["is"] == "told"
        other = 1 - message["seat"]
        for query in ("hints", "reckon", "text"):
            assert (await who.asks(query=query, seat=other))["code"] == "not-your-seat"
        seq = who.seq
        await who.sends('{"query":"resync"}')
        await who.until(lambda: who.seq > seq)
        assert json.loads(who.got[-1])["is"] == "full"

    meet(main())


def legal(who: Person, seat: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = who.doc["seats"][str(seat)]["view"]["legal"]
    return found


def test_a_slow_reader_stops_nobody_and_is_sent_everything_once_she_reads(running: Server) -> None:
    """Bob opens a second line and does not read it: more is said than any buffer holds."""
    if running.process.args[-1] != "picows":
        pytest.skip("the buffers of the fallback are too big for a test")

    async def main() -> None:
        ann, bob = await pair(running.site, seats=False)
        where = running.site.removeprefix("http://").partition(":")
        plug = socket.socket()
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        plug.connect(("127.0.0.1", int(where[2])))
        feed = f"{running.site.replace('http', 'ws')}/api/tables/{ann.code}/feed"
        slow = await connect(feed, sock=plug, compression=None, max_queue=1, max_size=None)
        await slow.send(json.dumps({"token": bob.token}))
        for n in range(0, 1200, 50):
            await asyncio.gather(*(ann.wants("name", name=f"Ann the {n + k}th of her") for k in range(50)))
        kinds, seq = [], 0
        async with asyncio.timeout(20):
            while True:
                message = json.loads(await slow.recv())
                if message["is"] == "patch":
                    assert message["seq"] == seq + 1
                seq = message["seq"]
                kinds.append(message["is"])
                if message["is"] == "full" and message["doc"]["table"] == ann.doc["table"]:
                    break
        assert kinds.count("full") >= 2
        await slow.close()

    meet(main())


def test_who_talks_too_fast_is_told_so(tmp_path_factory: pytest.TempPathFactory) -> None:
    where = tmp_path_factory.mktemp("server") / "tables.db"
    limits = ("wishes=5", "joins=4", "visits=3", "tables=2")
    with server(str(where), *(word for limit in limits for word in ("--limit", limit))) as found:

        async def main() -> None:
            ann = await (await Person.makes(found.site, "gelini", "Ann")).comes()
            answers = await asyncio.gather(*(ann.asks(wish="lock", on=True) for _ in range(12)))
            assert sorted({answer.get("code", "") for answer in answers}) == ["", "too-fast"]
            assert await made(found.site) == 201
            assert await made(found.site) == 429
            guesses = [await guess(found.site, ann.code) for _ in range(6)]
            assert (guesses[0], guesses[-1]) == (403, 429)
            assert (await Person(found.site, ann.code, "guess").comes()).closed == "too-fast"
            where = f"{found.site.replace('http', 'ws')}/api/tables/{ann.code}/feed"
            lines = [await connect(where) for _ in range(2)]
            with pytest.raises(InvalidStatus) as stopped:
                await connect(where)
            assert stopped.value.response.status_code == 429
            for line in lines:
                await line.close()

        meet(main())


async def made(site: str) -> int:
    async with httpx.AsyncClient(base_url=site) as client:
        return (await client.post("/api/tables", json={"game": "gelini", "name": "Ann"})).status_code


async def guess(site: str, code: str) -> int:
    async with httpx.AsyncClient(base_url=site) as client:
        return (await client.post(f"/api/tables/{code}/devices", json={"code": "guess"})).status_code
