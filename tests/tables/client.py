"""Somebody at a live table, as a client would be: knows only what it is sent, and does what it offers."""

from __future__ import annotations

import asyncio
import random
import secrets
from typing import Any

import msgspec

from nightowl.kernel.deal import commit
from nightowl.kernel.patch import patched
from nightowl.kernel.wire import Refusal
from nightowl.tables import wire
from nightowl.tables.feed import Feed
from nightowl.tables.live import Live


class Client:
    def __init__(self, token: str, seed: int = 0) -> None:
        self.token = token
        self.random = random.Random(seed)
        self.doc: dict[str, Any] = {}
        self.got: list[dict[str, Any]] = []
        self.seq = 0
        self.news = asyncio.Event()
        self.live: Live | None = None
        self.feed: Feed | None = None
        self.nonces: dict[str, bytes] = {}
        self.acknowledged: list[tuple[int, int]] = []  # seat and ask of every move that was answered with done

    async def sits_at(self, live: Live) -> None:
        feed = await live.connect(self.token, self.take)
        assert not isinstance(feed, Refusal), feed
        self.live, self.feed = live, feed

    def leaves_line(self) -> None:
        assert self.live is not None
        assert self.feed is not None
        self.live.disconnect(self.feed)

    @property
    def who(self) -> str:
        return str(self.doc["me"]["who"])

    @property
    def stage(self) -> str:
        return str(self.doc["table"]["stage"])

    def take(self, data: bytes) -> bool:
        message = msgspec.json.decode(data)
        self.got.append(message)
        if message["is"] == "full":
            self.doc = message["doc"]
        elif message["is"] == "patch":
            assert message["seq"] == self.seq + 1
            self.doc = patched(self.doc, message["change"])
        self.seq = message.get("seq", self.seq)
        self.news.set()
        return True

    async def wants(self, wish: type[wire.Wish], **fields: Any) -> str:
        """A wish; why it is refused, or nothing."""
        assert self.live is not None
        answer = await wished(self.live, self.who, wish(id=secrets.token_hex(4), **fields))
        return answer.code if isinstance(answer, wire.Refused) else ""

    async def until(self, *stages: str, seconds: float = 30) -> None:
        async with asyncio.timeout(seconds):
            while self.stage not in stages:
                self.news.clear()
                await self.news.wait()

    async def gives_nonces(self) -> None:
        deal = self.doc["table"]["deal"]
        humans = [str(seat) for seat, place in enumerate(self.doc["table"]["seats"]) if place["who"]]
        for seat in [s for s in humans if self.doc["table"]["seats"][int(s)]["who"] == self.who]:
            nonce = self.nonces.setdefault(seat, secrets.token_bytes(16))
            if int(seat) not in deal["committed"]:
                await self.wants(wire.CommitNonce, seat=int(seat), hash=commit(nonce))
            elif len(deal["committed"]) == len(humans) and int(seat) not in deal["shown"]:
                await self.wants(wire.ShowNonce, seat=int(seat), nonce=nonce.hex())

    async def moves(self) -> bool:
        """Make some offered move, if one is offered; whether there was one."""
        for seat, part in self.doc["seats"].items():
            families = part["view"]["legal"]
            if seat == "public" or not families or int(seat) not in part["view"]["asked"]:
                continue
            kind = self.random.choice(families)
            of = self.random.choice(kind.get("of", [[]]))
            move = {"type": kind["type"], **dict(zip(fields(kind["type"]), of, strict=True))}
            code = await self.wants(wire.Play, seat=int(seat), ask=part["ask"], move=move)
            if not code:
                self.acknowledged.append((int(seat), part["ask"]))
            return True
        return False

    async def plays(self, seconds: float = 60) -> None:
        """Take part until the game is over."""
        async with asyncio.timeout(seconds):
            while self.stage != "over":
                self.news.clear()
                if self.stage == "deal":
                    await self.gives_nonces()
                elif self.stage == "play" and await self.moves():
                    continue
                if self.stage != "over":
                    await self.news.wait()


def fields(kind: str) -> list[str]:
    """The fields of a kind of move of the toy."""
    from toy import MOVES

    return [name for name, _ in MOVES.named(kind).fields]


async def wished(live: Live, who: str, wish: wire.Wish) -> wire.Done | wire.Refused:
    """The answer to a wish."""
    done: asyncio.Future[wire.Done | wire.Refused] = asyncio.get_running_loop().create_future()
    live.wish(who, wish, done.set_result)
    return await done
