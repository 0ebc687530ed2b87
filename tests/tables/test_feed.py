"""What a person is sent: a full document, then patches with her own numbers; nothing when nothing changed for her."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from sitting import Sitting, dealt

from nightowl import registry
from nightowl.kernel.patch import patched
from nightowl.tables import wire
from nightowl.tables.feed import Feed, document
from toy import GAME

GELINI = registry.load("gelini")


class Reader:
    """The other end of a feed: applies what it gets, as a client would."""

    def __init__(self, who: str) -> None:
        self.got: list[dict[str, Any]] = []
        self.sizes: list[int] = []
        self.doc: dict[str, Any] = {}
        self.seq = 0
        self.is_slow = False
        self.feed = Feed(who, 0, self.take)

    def take(self, data: bytes) -> bool:
        if self.is_slow:
            return False
        message = msgspec.json.decode(data)
        self.got.append(message)
        if message["is"] == "full":
            self.doc = message["doc"]
        elif message["is"] == "patch":
            assert message["seq"] == self.seq + 1, "a message is missing"
            self.doc = patched(self.doc, message["change"])
            self.sizes.append(len(data))
        self.seq = message.get("seq", self.seq)
        return True


def same(s: Sitting, reader: Reader) -> bool:
    person = s.t.people[reader.feed.who]
    return msgspec.json.encode(reader.doc) == msgspec.json.encode(document(s.t, person, reader.feed.chat))


def push(s: Sitting, readers: list[Reader]) -> None:
    for reader in readers:
        reader.feed.push(s.t, s.now)
        assert same(s, reader)


@pytest.mark.parametrize("game", [GAME, GELINI], ids=lambda game: game.name)
def test_first_all_then_patches_that_add_up_to_the_same(game: Any) -> None:
    s = Sitting(game)
    readers = [Reader(who) for who in s.joins("Ann", "Bob", "Zoe")]
    push(s, readers)
    for seat in (0, 1):
        s.wants(f"p{seat + 1}", wire.Sit(id="s", seat=seat))
        push(s, readers)
    s.deals()
    push(s, readers)
    while s.t.stage == "play":
        seat = s.asked()
        move = game.moves.outside(s.t.playing().view(seat).legal[0])
        assert s.plays(seat, str(move.pop("type")), **move) == ""
        push(s, readers)
    for reader in readers:
        assert [m["is"] for m in reader.got].count("full") == 1
        assert reader.doc["table"]["results"][0]["ended"] == "finished"


def test_nothing_is_sent_to_whom_nothing_changed() -> None:
    s = dealt()
    readers = [Reader(who) for who in ("p1", "p2", "p3")]
    push(s, readers)
    while (ask := s.t.playing().ask()) is not None and ask.moment != "vote":
        move = "let" if ask.moment in ("react", "last") else "grab"
        assert s.plays(ask.seats[0], move) == ""
    push(s, readers)
    counts = [len(reader.got) for reader in readers]
    s.now += 1_000
    s.plays(0, "vote", seat=1)
    push(s, readers)
    assert [len(reader.got) for reader in readers] == [counts[0] + 1, counts[1], counts[2]]


def test_numbers_are_ones_own() -> None:
    s = dealt()
    s.joins("Zoe", "Yan")
    ann, zoe = Reader("p1"), Reader("p4")
    push(s, [ann, zoe])
    s.wants("p5", wire.Chat(id="c", text="psst"))
    push(s, [ann, zoe])
    assert (ann.seq, zoe.seq) == (1, 2)
    assert [word["text"] for word in zoe.doc["chat"]] == ["psst"]


def test_a_reader_too_slow_for_a_patch_starts_again_from_scratch() -> None:
    s = dealt()
    reader = Reader("p1")
    push(s, [reader])
    reader.is_slow = True
    s.plays(s.asked(), "grab")
    reader.feed.push(s.t, s.now)
    reader.is_slow = False
    s.wants("p1", wire.Chat(id="c", text="x"))
    push(s, [reader])
    assert [m["is"] for m in reader.got] == ["full", "full"]


def test_a_feed_ends_for_who_is_gone_or_sits_at_another_device() -> None:
    s = dealt()
    bob, cy = Reader("p2"), Reader("p3")
    push(s, [bob, cy])
    s.wants("p1", wire.Kick(id="k", who="p2"))
    assert not bob.feed.push(s.t, s.now)
    assert bob.got[-1] == {"is": "closed", "code": "gone"}
    s.t.people["p3"].devices += 1
    assert not cy.feed.push(s.t, s.now)
    assert cy.got[-1] == {"is": "closed", "code": "other-device"}


def test_no_secret_is_ever_sent() -> None:
    s = dealt()
    secret, keys = s.vault["secret"], [v for k, v in s.vault.items() if k.startswith("key:")]
    for who in ("p1", "p2", "p3"):
        sent = msgspec.json.encode(s.doc(who)).decode()
        assert secret not in sent
        assert not any(key in sent for key in keys)


def test_patches_are_small() -> None:
    """What a move of a five-handed game with all its cards costs on the wire."""
    sizes: list[int] = []
    for seed in range(4):
        s = dealt(GELINI, 5, {"actions": True}, secret=seed)
        readers = [Reader(f"p{n + 1}") for n in range(5)]
        push(s, readers)
        turn = 0
        while s.t.stage == "play":
            seat = s.asked()
            legal = s.t.playing().view(seat).legal
            move = GELINI.moves.outside(legal[turn % len(legal)])
            turn += 1
            assert s.plays(seat, str(move.pop("type")), **move) == ""
            push(s, readers)
        sizes += [size for reader in readers for size in reader.sizes]
    sizes.sort()
    assert sizes[len(sizes) // 2] <= 300, sizes[len(sizes) // 2]
    assert sizes[len(sizes) * 99 // 100] <= 2048


def test_a_table_remembers_one_moment_back_and_not_all_of_them() -> None:
    s = dealt(GELINI, 3)
    readers = [Reader(f"p{n + 1}") for n in range(3)]
    for turn in range(12):
        seat = s.asked()
        move = GELINI.moves.outside(s.t.playing().view(seat).legal[0])
        assert s.plays(seat, str(move.pop("type")), **move) == ""
        s.wants("p1", wire.Mute(id=s.id(), who="p2", on=bool(turn % 2)))
        push(s, readers)
    for last in (s.t.moment, s.t.moment.setting):
        assert last._before is not None
        assert last._before._before is None
