"""Non-interference on the wire: two worlds that a seat cannot tell apart send it the same bytes over real sockets.

Worlds are made as law 6 makes them, from `Charter.sees` alone. Both are then played by people at a real server; what chance
answers is scripted, everything else is as it always is.
"""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from here import Here, server_here
from person import Person, meet

from nightowl import registry
from nightowl.kernel.chance import Seeded
from nightowl.kernel.charter import Charter
from nightowl.kernel.game import CHANCE, CLOCK, Game
from nightowl.kernel.walk import moves_of_all, walk
from nightowl.tables.live import Live
from nightowl.tables.plan import Plan
from nightowl.tables.play import moved

LONGEST = 40  # moves of a world that are played
TRIES = 40
PAIRS = int(os.environ.get("NIGHTOWL_TWINS", "1"))
# What differs from table to table and tells nothing.
VARIES = re.compile(r',?"[=~]?(seq|commitment|code|now|ends|held|time)":("[0-9a-z]*"|[0-9]+|\{[^{}]*\})')
ASIDE = re.compile(r'{"is":"done","id":"[0-9a-f]{12}"')  # answers to nonces
NOTHING = '{"is":"patch","change":{}}'  # the end of a turn had moved by a millisecond
MODES = [(name, mode) for name in registry.games() for mode in registry.charter(name).modes]


Start = Callable[[], Any]


class Made(NamedTuple):
    """One move of a world; for chance, which of its moves it picks."""

    seat: int
    move: int
    pick: int


def world(game: Game[Any], start: Start, source: Seeded) -> list[Made]:
    steps = walk(game, start(), source)
    return [made(game, step.before, step.seat, step.move) for step, _ in zip(steps, range(LONGEST), strict=False)]


def made(game: Game[Any], before: Any, seat: int, move: int) -> Made:
    return Made(seat, move, game.legal(before, seat).index(move))


def twin(game: Game[Any], charter: Charter, start: Start, first: list[Made], eye: int | None, source: Seeded) -> list[Made]:
    """The same as far as that seat can see, and otherwise as chance and others might have had it. Step for step."""
    s, t, found, whole = start(), start(), [], 0
    for step in first:
        after, _ = game.apply(s, step.seat, step.move)
        saw = charter.sees(s, step.seat, step.move, after, eye)
        for seat, move in candidates(game, t, step, source):
            other, _ = game.apply(t, seat, move)
            if seat == step.seat and charter.sees(t, seat, move, other, eye) == saw:
                found.append(made(game, t, seat, move))
                s, t = after, other
                whole = len(found) if is_anybodys(game, s) and is_anybodys(game, t) else whole
                break
        else:
            break
    return found[:whole]


def is_anybodys(game: Game[Any], s: Any) -> bool:
    """Chance has said all it has to say for now, and the game goes on: so far a table gets with these moves alone."""
    ask = game.ask(s)
    return ask is not None and ask.seats != (CHANCE,)


def candidates(game: Game[Any], s: Any, step: Made, source: Seeded) -> Iterator[tuple[int, int]]:
    others = moves_of_all(game, s)
    for _ in range(min(TRIES, len(others))):
        yield others.pop(source.below(len(others)))
    if step.move in game.legal(s, step.seat):
        yield step.seat, step.move


class Script:
    """Chance as the test says."""

    def __init__(self, picks: list[int]) -> None:
        self.picks = picks

    def pick(self, odds: list[int]) -> int:
        return self.picks.pop(0)


async def played(
    here: Here, game: str, options: dict[str, Any], seats: int, course: list[Made], eye: int | None
) -> list[str]:
    """Every byte that seat, or a spectator, was sent while people played it."""
    people = await sat(here.site, game, options, seats)
    live = here.service.node.lives[people[0].code]
    for person in people[:seats]:
        await person.wants("ready")
    rules = registry.load(game)
    picks = [step.pick for step in course if step.seat == CHANCE]
    scripts[people[0].code] = Script([*picks, *[0] * 1000])
    await people[0].wants("start")
    watcher = people[seats if eye is None else eye]
    await asyncio.gather(*(person.plays_until_asked() for person in people[:seats]))
    for k, step in enumerate(course):
        if step.seat == CHANCE or live.table.stage != "play":
            continue
        if step.seat == CLOCK:
            await live.write(lambda means, step=step: Plan(moved(live.table.playing(), CLOCK, step.move, means)))
            continue
        who = people[step.seat]
        shown = rules.moves.outside(step.move)
        answer = await who.asks(
            wish="move", id=f"m{k}", seat=step.seat, ask=live.table.playing().asks[step.seat], move=shown
        )
        assert answer["is"] == "done", answer
    await watcher.asks(query="text", id="last", seat=eye)
    begins = next(n for n, frame in enumerate(watcher.got) if '"=seats"' in frame)
    frames = [VARIES.sub("", frame) for frame in watcher.got[begins:] if not ASIDE.match(frame)]
    return [frame for frame in frames if frame != NOTHING]


scripts: dict[str, Script] = {}


async def sat(site: str, game: str, options: dict[str, Any], seats: int) -> list[Person]:
    """Everybody at her seat, and one who looks on."""
    host = await Person.makes(site, game, "P0")
    people = [host, *[await Person.joins(site, host.code, f"P{n}", n) for n in range(1, seats + 1)]]
    for person in people:
        await person.comes()
        await person.wants("adult")
    await host.wants("pace", tempo="none")
    await host.wants("size", seats=seats)
    assert await host.wants("options", options=options) == ""
    for seat, person in enumerate(people[:seats]):
        assert await person.wants("sit", seat=seat) == ""
    return people


@pytest.fixture
def scripted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance and the clock at every table of this process do as the script says; the deal is dealt as always."""

    async def nothing(live: Live) -> None:
        return None

    monkeypatch.setattr(Live, "_do_next", nothing)
    plain = Live.means
    monkeypatch.setattr(Live, "means", lambda live: plain(live)._replace(source=lambda *_: the_script()))
    monkeypatch.setattr("nightowl.tables.rounds.Deal.source", lambda deal, k=0: the_script())
    scripts.clear()


def the_script() -> Script:
    return next(reversed(scripts.values()))


def pairs(name: str, mode: str, seed: int) -> Iterator[tuple[dict[str, Any], int, int | None, list[Made], list[Made]]]:
    """Options, seats, whose eyes, and two worlds they cannot tell apart and that differ."""
    game, charter, source = registry.load(name), registry.charter(name), Seeded(f"{name} {mode} {seed}")
    plain = charter.modes[mode]
    options, seats = game.options(plain), min(charter.seats(mode))
    start = partial(game.new, options, seats)
    for eye in (None, *range(seats)):
        for _ in range(20):
            first = world(game, start, source)
            other = twin(game, charter, start, first, eye, source)
            if other != first[: len(other)]:
                yield plain, seats, eye, first[: len(other)], other
                break


@pytest.mark.parametrize("name", [name for name in registry.games() if registry.charter(name).secrets])
def test_there_are_twins_that_differ(name: str) -> None:
    """Where hands are open, as among friends, there may be none for a while; but not in every mode."""
    assert any(True for mode in registry.charter(name).modes for _ in pairs(name, mode, 0))


@pytest.mark.usefixtures("scripted")
@pytest.mark.parametrize(("name", "mode"), MODES)
def test_what_a_seat_cannot_know_changes_no_byte_on_its_line(name: str, mode: str, tmp_path: Path) -> None:
    found = [pair for seed in range(PAIRS) for pair in pairs(name, mode, seed)]

    async def main() -> None:
        async with server_here(str(tmp_path / "tables.db")) as here:
            for plain, seats, eye, one, other in found[: 3 * PAIRS]:
                sent = await played(here, name, plain, seats, one, eye)
                again = await played(here, name, plain, seats, other, eye)
                assert sent == again, f"seat {eye} can tell"

    meet(main())


@pytest.mark.usefixtures("scripted")
def test_a_planted_leak_is_found_on_the_wire(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that shows in public what nobody may know."""
    name = next(name for name in registry.games() if registry.charter(name).secrets)
    charter, plain = registry.charter(name), Live._tell

    def leaky(live: Live) -> None:
        t = live.table
        if t.round is not None and t.round.state is not None:
            t.window = sum(charter.gist(t.round.state)) % 97
            t.version += 1
        plain(live)

    monkeypatch.setattr(Live, "_tell", leaky)

    async def main() -> bool:
        async with server_here(str(tmp_path / "tables.db")) as here:
            for plain, seats, eye, one, other in pairs(name, next(iter(charter.modes)), 0):
                sent = await played(here, name, plain, seats, one, eye)
                if sent != await played(here, name, plain, seats, other, eye):
                    return True
            return False

    assert meet(main())
