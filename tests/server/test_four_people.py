"""Four people play every game through a real server to its end."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from hosts import server
from person import Person, meet

from nightowl import registry

# Nights and votes last as long as the options say, whoever is quick; here they are short.
SHORT = {"werewolf": {"wave": 5, "vote": 3, "talk": 2}}
NAMES = ("Ann", "Bob", "Cy", "Di")


@pytest.mark.parametrize("socket", ["picows", "websockets"])
@pytest.mark.parametrize("game", registry.games())
def test_four_people_play_a_game_to_its_end(game: str, socket: str, tmp_path: Path) -> None:
    async def main(site: str) -> None:
        host = await Person.makes(site, game, NAMES[0])
        people = [host, *[await Person.joins(site, host.code, name, seed) for seed, name in enumerate(NAMES[1:], 1)]]
        for seat, person in enumerate(people):
            await person.comes()
            if host.doc["table"]["adult"]:
                assert await person.wants("adult") == ""
            if person is host:
                assert await host.wants("size", seats=4) == ""
            assert await person.wants("sit", seat=seat) == ""
        assert await host.wants("options", options=SHORT.get(game, {})) == ""
        for person in people:
            assert await person.wants("ready") == ""
        assert await host.wants("start") == ""
        await asyncio.gather(*(person.plays(100) for person in people))
        assert host.doc["table"]["results"][0]["ended"] == "finished"
        assert all(person.doc["table"] == host.doc["table"] for person in people)

    with server(str(tmp_path / "tables.db"), "--socket", socket) as found:
        meet(main(found.site))
