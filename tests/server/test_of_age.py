"""Nightshift is for adults: whoever has not said that she is of age is shown none of it, by any way there is."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import httpx
import pytest
from hosts import Server, server
from person import Person, meet

NAMES = ("Ann", "Bob")


@pytest.fixture(scope="module", params=["picows", "websockets"])
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    where = tmp_path_factory.mktemp("server") / "tables.db"
    with server(str(where), "--socket", request.param) as found:
        yield found


async def shift(site: str) -> tuple[list[Person], Person]:
    """Two who play, and one who looks on without having said anything."""
    host = await Person.makes(site, "nightshift", NAMES[0])
    people = [host, await Person.joins(site, host.code, NAMES[1], 1)]
    looker = await Person.joins(site, host.code, "Zoe", 2)
    for person in (*people, looker):
        await person.comes()
    assert await host.wants("size", seats=2) == ""
    for seat, person in enumerate(people):
        assert await person.wants("sit", seat=seat) == "adult-only"
        assert await person.wants("adult") == ""
        assert await person.wants("sit", seat=seat) == ""
        assert await person.wants("ready") == ""
    assert await host.wants("start") == ""
    await asyncio.gather(*(person.plays_until("play") for person in people))
    return people, looker


def test_who_looks_on_sees_nothing_of_the_shift_before_she_confirms(running: Server) -> None:
    async def main() -> None:
        people, looker = await shift(running.site)
        await looker.until(lambda: looker.stage == "play")
        for seat, ask, move in [offer for person in people for offer in person.offers()]:
            await people[seat].wants("move", seat=seat, ask=ask, move=move)
        await looker.asks(query="text", seat=None)
        assert looker.doc["seats"] == {}
        assert not any('"story"' in frame or '"legal"' in frame for frame in looker.got)
        for query in ("text", "hints", "reckon"):
            answer = await looker.asks(query=query, seat=None if query == "text" else 0)
            assert (answer["is"], answer["code"]) in {("refused", "adult-only"), ("refused", "not-your-seat")}
        assert (await looker.asks(query="text", seat=None))["code"] == "adult-only"
        assert await looker.wants("adult") == ""
        await looker.until(lambda: "public" in looker.doc["seats"])
        assert looker.doc["seats"]["public"]["view"]["story"]

    meet(main())


def test_nor_over_http(running: Server) -> None:
    async def main() -> None:
        people, looker = await shift(running.site)
        for person in people:
            assert await person.wants("abort") == ""
        await looker.until(lambda: looker.stage == "over")
        where = f"/api/tables/{looker.code}/record"
        async with httpx.AsyncClient(base_url=running.site) as client:
            keys = [{"Authorization": f"Bearer {person.token}"} for person in (looker, people[0])]
            refused, record = [await client.get(where, headers=key) for key in keys]
            assert (refused.status_code, refused.json()["code"]) == (403, "adult-only")
            assert record.status_code == 200
            for seat in ({}, {"seat": "0"}, {"seat": "all"}):
                answer = await client.post("/api/replay", content=record.text, params=seat)
                assert (answer.status_code, answer.json()["code"]) == (403, "adult-only")
                allowed = await client.post("/api/replay", content=record.text, params={**seat, "adult": "yes"})
                assert allowed.status_code == 200

    meet(main())
