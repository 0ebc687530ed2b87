"""Who looks on at a reaction window of Nightshift learns from no time and no size whether anybody holds an answer.

Half of the tables are dealt so that somebody asked could play a Power card, half so that nobody could; all let it pass.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from here import server_here
from person import Person, meet
from test_times import SURE, TABLES, WAIT, Watched, Watcher, right

from nightowl import registry
from nightowl.kernel.chance import Seeded, Source
from nightowl.kernel.game import CHANCE
from nightowl.kernel.stack import WINDOW
from nightowl.tables.live import Live

GAME = registry.load("nightshift")
SEATS, LASTS = 3, 2  # people, and the seconds a window is open
SECRETS: dict[str, bytes] = {}  # of each table


def chance(secret: bytes, k: int) -> Source:
    return Seeded(f"{secret.hex()} {k}")


def is_held(secret: bytes) -> bool | None:
    """Whether somebody could answer in the first window of that deal; None if it does not begin with one."""
    state, source = GAME.new(GAME.options(GAME.table_options), SEATS), chance(secret, 0)
    while (ask := GAME.ask(state)) is not None and ask.seats == (CHANCE,):
        GAME.advance(state, CHANCE, GAME.legal(state, CHANCE)[source.pick(list(GAME.odds(state)))])
    if ask is None or ask.pace != WINDOW:
        return None
    return any(len(GAME.legal(state, seat)) > 1 for seat in ask.seats)


def deals(held: bool) -> Iterator[bytes]:
    return (secret for n in count() if is_held(secret := n.to_bytes(32, "big")) is held)


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table is dealt as its secret says, whatever the nonces."""
    plain = Live.means

    def means(live: Live) -> Any:
        drawn = SECRETS.get(live.table.id, b"")
        return plain(live)._replace(draw_secret=lambda: drawn, source=lambda secret, _, k: chance(secret, k))

    monkeypatch.setattr(Live, "means", means)
    monkeypatch.setattr("nightowl.tables.rounds.Deal.source", lambda deal, k=0: chance(deal.secret, k))
    SECRETS.clear()


async def window(site: str, secret: bytes, held: bool, seed: int) -> Watched:
    source = random.Random(seed)
    host = await Person.makes(site, "nightshift", "P0")
    SECRETS[host.code] = secret
    people = [host, *[await Person.joins(site, host.code, f"P{n}") for n in range(1, SEATS)]]
    watcher = Watcher(site, host.code, (await Person.joins(site, host.code, "Zoe")).token)
    for person in (*people, watcher):
        await person.comes()
        assert await person.wants("adult") == ""
    assert await host.wants("size", seats=SEATS) == ""
    assert await host.wants("pace", window=LASTS) == ""
    for seat, person in enumerate(people):
        assert await person.wants("sit", seat=seat) == ""
        assert await person.wants("ready") == ""
    assert await host.wants("start") == ""
    await asyncio.gather(*(person.plays_until("play") for person in people))
    await watcher.until(lambda: watcher.stage == "play" and "public" in watcher.doc["seats"])
    first, began = len(watcher.at), time.perf_counter()
    assert watcher.doc["seats"]["public"]["view"]["pace"] == WINDOW
    assert any(len(family(person)) > 1 for person in people) is held
    await asyncio.gather(*(passes(person, source) for person in people), asyncio.sleep(LASTS + 1))
    sent = [(at - began, len(frame)) for at, frame in watcher.at[first:]]
    for person in (*people, watcher):
        await person.goes()
    return Watched(held, sent)


def family(person: Person) -> list[Any]:
    return next(iter(person.doc["seats"].values()))["view"]["legal"]


async def passes(person: Person, source: random.Random) -> None:
    """Let it pass after a while that depends on nothing, whatever she holds."""
    for seat, ask, _ in person.offers():
        await asyncio.sleep(source.uniform(0, WAIT))
        assert await person.wants("move", seat=seat, ask=ask, move={"type": "pass"}) == ""


def watched(where: str) -> list[Watched]:
    async def main() -> list[Watched]:
        async with server_here(where) as here:
            pairs = [
                (secret, held) for held in (False, True) for secret, _ in zip(deals(held), range(TABLES // 2), strict=False)
            ]
            random.Random(3).shuffle(pairs)
            return await asyncio.gather(*(window(here.site, *pair, seed) for seed, pair in enumerate(pairs)))

    return meet(main())


@pytest.mark.usefixtures("dealt")
def test_a_window_gives_away_nothing_of_what_is_held(tmp_path: Path) -> None:
    windows = watched(str(tmp_path / "tables.db"))
    assert all(one.sent for one in windows), "the window closed, and that was to be seen"
    assert right(windows) < SURE, json.dumps(windows)


@pytest.mark.usefixtures("dealt")
def test_a_table_that_tells_who_holds_an_answer_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each answer of somebody who could have played is told to everybody, as if it mattered."""
    plain = Live._tell

    def leaky(live: Live) -> None:
        t = live.table
        if t.stage == "play" and is_held(SECRETS[t.id]):
            t.window += 1
            t.version += 1
        plain(live)

    monkeypatch.setattr(Live, "_tell", leaky)
    assert right(watched(str(tmp_path / "tables.db"))) >= SURE
