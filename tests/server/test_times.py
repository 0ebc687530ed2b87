"""Who looks on at a night learns nothing from when she is sent how much: a classifier on both stays at chance.

People answer after a while that depends on nothing. Where a game has moments in which only some have something to decide, it
has a line in NIGHTS: options, whose secret is to be guessed from which part of her view, and when the moment is over.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hosts import server
from person import Person, meet

TABLES = 24
SURE = 20  # of 24 right: less than one in a thousand by luck
WAIT = 0.4  # seconds people think at most


class Night(NamedTuple):
    options: dict[str, Any]
    seats: int
    secret: Callable[[dict[str, Any]], bool]
    is_on: Callable[[dict[str, Any]], bool]


NIGHTS = {
    "werewolf": Night(
        {"roles": ["werewolf", "werewolf", "seer", "villager", "villager", "villager"], "wave": 5},
        3,
        lambda view: view["card"] == "villager",
        lambda view: view["moment"] == "night",
    )
}


class Watched(NamedTuple):
    """What somebody who looks on was sent while the moment lasted: seconds since it began, and bytes."""

    secret: bool
    sent: list[tuple[float, int]]


class Watcher(Person):
    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.at: list[tuple[float, str]] = []

    def _take(self, frame: str) -> None:
        self.at.append((time.perf_counter(), frame))
        super()._take(frame)


async def night(site: str, game: str, seed: int) -> Watched:
    plan, source = NIGHTS[game], random.Random(seed)
    host = await Person.makes(site, game, "P0")
    people = [host, *[await Person.joins(site, host.code, f"P{n}") for n in range(1, plan.seats)]]
    looks = await Person.joins(site, host.code, "Zoe")
    watcher = Watcher(site, host.code, looks.token)
    for person in (*people, watcher):
        await person.comes()
    assert await host.wants("size", seats=plan.seats) == ""
    assert await host.wants("options", options=plan.options) == ""
    for seat, person in enumerate(people):
        assert await person.wants("sit", seat=seat) == ""
    for person in people:
        assert await person.wants("ready") == ""
    assert await host.wants("start") == ""
    await asyncio.gather(*(person.plays_until("play") for person in people))
    await watcher.until(lambda: watcher.stage == "play")
    first = len(watcher.at)
    began, secret = time.perf_counter(), plan.secret(people[0].doc["seats"]["0"]["view"])
    await asyncio.gather(*(thinks(person, plan, source) for person in people))
    sent = [(at - began, len(frame)) for at, frame in watcher.at[first:]]
    for person in (*people, watcher):
        await person.goes()
    return Watched(secret, sent)


async def thinks(person: Person, plan: Night, source: random.Random) -> None:
    """Answer what there is to answer, after a while, until the moment is over."""
    async with asyncio.timeout(60):
        while any(plan.is_on(part["view"]) or part["view"]["pace"] == "wave" for part in person.doc["seats"].values()):
            seen = person.seq
            for seat, ask, move in person.offers():
                await asyncio.sleep(source.uniform(0, WAIT))
                await person.wants("move", seat=seat, ask=ask, move=move)
            if person.seq == seen:
                await person.until(lambda seen=seen: person.seq != seen or person.closed, 60)


def right(nights: list[Watched]) -> int:
    """How many secrets the nearest other night gives away."""
    found = 0
    for one in nights:
        others = [other for other in nights if other is not one]
        found += min(others, key=lambda other: distance(one.sent, other.sent)).secret == one.secret
    return found


def distance(one: list[tuple[float, int]], other: list[tuple[float, int]]) -> float:
    """How different two nights are; a byte weighs as much as 20 ms."""
    missing = abs(len(one) - len(other))
    return missing * 10 + sum(abs(a[0] - b[0]) + abs(a[1] - b[1]) / 50 for a, b in zip(one, other, strict=False))


@pytest.mark.parametrize("game", list(NIGHTS))
def test_times_and_sizes_give_no_secret_away(game: str, tmp_path: Path) -> None:
    with server(str(tmp_path / "tables.db")) as found:

        async def main() -> list[Watched]:
            return await asyncio.gather(*(night(found.site, game, seed) for seed in range(TABLES)))

        nights = meet(main())
    assert 4 <= sum(one.secret for one in nights) <= TABLES - 4, "hardly anything to guess"
    assert right(nights) < SURE, json.dumps(nights)
    late = [Watched(one.secret, [(at + one.secret, size) for at, size in one.sent]) for one in nights]
    big = [Watched(one.secret, [(at, size + 60 * one.secret) for at, size in one.sent]) for one in nights]
    assert right(late) >= SURE, "a planted delay must be found"
    assert right(big) >= SURE, "planted bytes must be found"
