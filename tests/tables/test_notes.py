"""Words beside moves: where they stand in each story, and what bots write to whom."""

from __future__ import annotations

import asyncio
from pathlib import Path

from client import Client
from real_parts import sqlite_file
from sitting import Sitting, dealt

from nightowl import registry
from nightowl.kernel.wire import Refusal
from nightowl.tables import wire
from nightowl.tables.bots import House
from nightowl.tables.bus import open_bus
from nightowl.tables.live import Live
from nightowl.tables.node import Node
from nightowl.tables.store import open_store

HOUSE = House(registry.load, registry.bots, registry.games(), registry.texts)
FOLLOWS = {
    "ask": "seat",
    "say": "",
    "question": "question",
    "answer": "answer",
    "go-on": "",
    "ready": "",
    "disagree": "",
    "point": "seat",
}
SPYFALL = registry.load("spyfall")


def round_of_spyfall() -> Sitting:
    """Three people who type, dealt."""
    return dealt(SPYFALL, options={"clock": "table", "talk": "written"})


def test_a_table_starts_with_what_its_game_says_and_a_simulation_does_not() -> None:
    s = Sitting(SPYFALL)
    [ann] = s.joins("Ann")
    assert s.doc(ann)["table"]["options"] == {"clock": "table"}
    assert SPYFALL.options().clock == "simulated"
    assert s.wants(ann, wire.Options(id="1", options={"clock": "simulated"})) == ""
    assert s.doc(ann)["table"]["options"] == {"clock": "simulated"}
    assert SPYFALL.table_options == {"clock": "table"}, "one table does not change another"


def test_a_note_stands_beside_the_fact_that_came_of_it_in_every_story() -> None:
    s = round_of_spyfall()
    asker = s.asked()
    who = s.t.places[asker].person
    target = (asker + 1) % 3
    s.now += 10_000
    move = {"type": "ask", "seat": target}
    wish = wire.Play(id="q", seat=asker, ask=s.t.playing().asks[asker], move=move, note="Is it  cold?")
    assert s.wants(who, wish) == ""
    watcher = s.joins("Dan")[0]
    for reader in [*(f"p{n}" for n in (1, 2, 3)), watcher]:
        [place] = s.doc(reader)["seats"].values()
        [note] = place["notes"]
        assert note["text"] == "Is it cold?"
        assert place["view"]["story"][note["at"]]["type"] == "turned"


def test_a_move_taken_back_takes_its_note_with_it() -> None:
    s = dealt()
    seat = s.asked()
    who = s.t.places[seat].person
    ask = s.t.playing().asks[seat]
    assert s.wants(who, wire.Play(id="1", seat=seat, ask=ask, move={"type": "grab"}, note="mine!")) == ""
    assert len(s.t.playing().notes(None)) == 1
    s.t.playing().undo(0, s.now)
    assert s.t.playing().notes(None) == []


def test_what_is_spent_of_a_clock_that_stands_still_is_told() -> None:
    s = round_of_spyfall()
    asker = s.asked()
    assert s.doc("p1")["held"] == {}
    s.now += 12_000
    assert s.plays(asker, "accuse", seat=(asker + 1) % 3) == ""
    s.now += 5_000
    assert s.doc("p1")["held"] == {"round": 12_000}


async def talks(person: Client) -> bool:
    """She asks, answers, lets the game go on and never stops it; whether she had anything to do."""
    place = person.doc["seats"]["0"]
    if 0 not in place["view"]["asked"]:
        return False
    families = {family["type"]: family.get("of") for family in place["view"]["legal"]}
    kind = next(kind for kind in FOLLOWS if kind in families)
    of = families[kind]
    move = {"type": kind, **({FOLLOWS[kind]: of[0][0]} if of else {})}
    return await person.wants(wire.Play, seat=0, ask=place["ask"], move=move) == ""


async def chat_with_bots(folder: Path, talk: str) -> list[str]:
    """What three bots and a silent German at a table of an English host have written."""
    async with sqlite_file(folder) as where:
        store, bus = await open_store(where), await open_bus("")
        node = Node(store, bus, HOUSE, bot_pace=5)
        await node.open()
        try:
            made = await node.create("spyfall", "Ann", "en")
            assert not isinstance(made, Refusal)
            live = await node.table(made[0])
            assert isinstance(live, Live)
            joined = await live.join("Uwe", "de")
            assert not isinstance(joined, Refusal)
            ann, uwe = Client(made[2]), Client(joined[1])
            await ann.sits_at(live)
            await uwe.sits_at(live)
            assert await ann.wants(wire.Size, seats=3) == ""
            assert await uwe.wants(wire.Sit, seat=0) == ""
            for seat in (1, 2):
                assert await ann.wants(wire.Bot, seat=seat, level="easy") == ""
            assert await ann.wants(wire.Options, options={"talk": talk, "clock": "simulated", "questions": 8}) == ""
            assert await uwe.wants(wire.Ready) == ""
            assert await ann.wants(wire.Start) == ""
            await uwe.until("deal")
            while uwe.stage == "deal":
                await uwe.gives_nonces()
                await asyncio.sleep(0.01)
            async with asyncio.timeout(30):
                while uwe.stage == "play":
                    uwe.news.clear()
                    if not await talks(uwe):
                        await uwe.news.wait()
            return [word["text"] for word in ann.doc["chat"] if word["to"] == "note" and not word["who"]]
        finally:
            await node.close()
            await bus.close()
            await store.close()


def test_bots_write_to_people_in_their_language_and_to_bots_in_the_hosts(tmp_path: Path) -> None:
    notes = asyncio.run(chat_with_bots(tmp_path, "written"))
    known = {}
    for lang in ("en", "de"):
        texts = registry.texts("spyfall", lang)
        ids = [f"{domain}-{name}" for domain in ("question", "answer") for name in names(domain)]
        known[lang] = {texts.say(id) for id in ids}
    assert notes
    assert all(note in known["en"] | known["de"] for note in notes)
    assert any(note in known["de"] for note in notes), "Uwe is asked, or answered, in German"
    assert any(note in known["en"] for note in notes), "bots among themselves keep to the host's language"


def test_bots_write_nothing_where_cards_are_played(tmp_path: Path) -> None:
    assert asyncio.run(chat_with_bots(tmp_path, "deck")) == []


def names(domain: str) -> list[str]:
    found = {domain.name: domain for kind in SPYFALL.moves.kinds for _, domain in kind.fields}
    return list(found[domain].ids or ())
