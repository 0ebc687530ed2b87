"""Two tables that one seat cannot tell apart send it the same bytes at the same times, whatever others hold or choose."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import msgspec
import pytest
from sitting import SECRETS, Sitting, seated

from nightowl.kernel.wire import show
from nightowl.tables import wire
from nightowl.tables.feed import Feed
from toy import GAME, LET, Mousetrap, Reaction

SEAT = 0
PROMISE = re.compile(rb'"commitment":"[0-9a-f]{64}"')  # the promise to a secret differs and tells nothing


class Timed(Mousetrap):
    def seconds(self, s: Any, pace: str) -> int:
        return {"turn": 20, "sealed": 9}.get(pace, 0)


class Twin:
    """A table, and every byte that its first seat and a spectator are sent, with the time."""

    def __init__(self, secret: int, clocked: bool) -> None:
        self.s: Sitting = seated(Timed(), secret=secret)
        self.s.joins("Zoe")
        self.sent: list[tuple[str, int, bytes]] = []
        self.feeds = [Feed(who, 0, self.taker(who)) for who in ("p1", "p4")]
        self.s.deals({"clocked": clocked})
        self.push()

    def taker(self, who: str) -> Any:
        def take(data: bytes) -> bool:
            self.sent.append((who, self.s.now, PROMISE.sub(b"", data)))
            return True

        return take

    def push(self) -> None:
        for feed in self.feeds:
            feed.push(self.s.t, self.s.now)

    def seen(self) -> bytes:
        return msgspec.json.encode(show(GAME, self.s.t.playing().view(SEAT)))

    def hidden(self) -> list[list[int]]:
        hands: list[list[int]] = self.s.t.playing().state.hands[1:]
        return hands

    def weight(self) -> int:
        return sum(map(sum, self.hidden()))

    def answer(self, seat: int, move: dict[str, Any]) -> None:
        kind = str(move["type"])
        assert self.s.plays(seat, kind, **{k: v for k, v in move.items() if k != "type"}) == ""
        self.push()

    def waits(self, seconds: float) -> None:
        for _ in range(int(seconds * 4)):
            self.s.passes(0.25)
            self.push()


def pairs(clocked: bool) -> list[tuple[int, int]]:
    """Secrets that deal the first seat the same and the others different cards."""
    twins = [Twin(n, clocked) for n in range(len(SECRETS))]
    fits = [(a, b) for a, b in combinations(range(len(SECRETS)), 2) if twins[a].seen() == twins[b].seen()]
    return [(a, b) for a, b in fits if twins[a].hidden() != twins[b].hidden()]


def live(twin: Twin) -> None:
    """The owl grabs; the others let it pass, as far as the first seat can see; then all wait for the clock."""
    owl = twin.s.asked()
    twin.s.now += 2_000
    twin.answer(owl, {"type": "grab"})
    top = twin.s.t.playing().state.stack[-1]
    assert isinstance(top, Reaction)
    for seat in top.waiting():
        twin.s.now += 500
        twin.answer(seat, {"type": "let"})
    twin.waits(8)


@pytest.mark.parametrize("clocked", [False, True], ids=["open end", "clocked"])
def test_what_others_hold_changes_no_byte_and_no_time(clocked: bool) -> None:
    found = pairs(clocked)
    assert len(found) >= 5
    for a, b in found[:12]:
        one, other = Twin(a, clocked), Twin(b, clocked)
        live(one)
        live(other)
        assert one.sent == other.sent


def test_how_others_answer_under_seal_changes_no_byte_and_no_time_until_it_closes() -> None:
    """A vote, and whether and when it is given, shows when the clock closes it and not before."""
    lives = []
    for votes in ([(1, 0, 500), (2, 1, 900)], [(2, 0, 100)], [(1, 2, 3_000), (2, 0, 100)], []):
        twin = Twin(0, clocked=True)
        while (ask := twin.s.t.playing().ask()) is not None and ask.moment != "vote":
            seat = ask.seats[0]
            legal = twin.s.t.playing().view(seat).legal if seat >= 0 else ()
            if seat < 0 or ask.moment == "react":
                twin.s.passes(1)
            else:
                twin.answer(seat, {"type": "let" if LET in legal else "grab"})
        opened, twin.sent = twin.s.now, []
        for seat, on, after in sorted(votes, key=lambda vote: vote[2]):
            twin.s.now = opened + after
            twin.answer(seat, {"type": "vote", "seat": on})
        twin.s.passes((opened + 8_000 - twin.s.now) / 1000)
        twin.push()
        lives.append([sent for sent in twin.sent if sent[1] <= opened + 8_000])
        assert twin.s.passes(2) == ["time"]
        assert twin.s.t.stage == "over"
    assert all(sent == [] for sent in lives)


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that counts the cards it may not know turns the test above red."""
    plain = Twin.push

    def leaky(twin: Twin) -> None:
        t = twin.s.t
        hands = t.round.state.hands if t.round is not None and t.round.state is not None else []
        t.levels = (str(sum(map(sum, hands))),)
        t.version += 1
        plain(twin)

    a, b = next((a, b) for a, b in pairs(True) if Twin(a, True).weight() != Twin(b, True).weight())
    monkeypatch.setattr(Twin, "push", leaky)
    one, other = Twin(a, True), Twin(b, True)
    live(one)
    live(other)
    assert one.sent != other.sent


def test_a_repeated_refused_or_foreign_wish_is_sent_to_nobody() -> None:
    twin = Twin(0, False)
    owl = twin.s.asked()
    before = list(twin.sent)
    ask = twin.s.t.playing().asks[owl]
    for who, seat in (("p2", 0), ("p4", 0), ("p1", 1)):
        assert twin.s.wants(who, wire.Play(id="x", seat=seat, ask=ask, move={"type": "grab"})) == "not-your-seat"
        twin.push()
    assert twin.sent == before
