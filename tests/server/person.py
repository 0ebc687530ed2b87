"""Somebody far away with a program instead of a browser: HTTP, one WebSocket, and nothing but what they say."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Coroutine
from hashlib import sha256
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import toy
from nightowl import registry
from nightowl.kernel.patch import patched

T = TypeVar("T")
OPEN: set[Person] = set()


def meet(people: Coroutine[Any, Any, T]) -> T:
    """Run a meeting; whoever still has a line at the end is cut off."""

    async def main() -> T:
        try:
            return await people
        finally:
            for person in list(OPEN):
                await person.goes()

    return asyncio.run(main())


class Person:
    """Keeps the document it is sent; answers come by id."""

    def __init__(self, site: str, code: str, token: str, seed: int = 0) -> None:
        self.site = site
        self.code = code
        self.token = token
        self.random = random.Random(seed)
        self.doc: dict[str, Any] = {}
        self.seq = 0
        self.got: list[str] = []  # every frame as it came
        self.closed = ""
        self.news = asyncio.Condition()
        self.fields: dict[str, dict[str, list[str]]] = {}
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._line: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._nonces: dict[int, bytes] = {}

    @staticmethod
    async def makes(site: str, game: str, name: str, seed: int = 0, lang: str = "en") -> Person:
        """A new table, and its host."""
        made = await post(f"{site}/api/tables", {"game": game, "name": name, "lang": lang})
        return Person(site, made["code"], made["token"], seed)

    @staticmethod
    async def joins(site: str, code: str, name: str, seed: int = 0, lang: str = "en") -> Person:
        made = await post(f"{site}/api/tables/{code}/people", {"name": name, "lang": lang})
        return Person(site, code, made["token"], seed)

    async def comes(self, **more: Any) -> Person:
        """Open the line and wait for the first document."""
        where = f"{self.site.replace('http', 'ws', 1)}/api/tables/{self.code}/feed"
        self._line = await connect(where, compression=None, max_size=None, **more)
        OPEN.add(self)
        self.news = asyncio.Condition()
        self.doc, self.closed = {}, ""
        await self._line.send(json.dumps({"token": self.token}))
        self._reading = asyncio.create_task(self._read())
        await self.until(lambda: bool(self.doc or self.closed))
        return self

    async def goes(self) -> None:
        OPEN.discard(self)
        if self._line is not None:
            await self._line.close()
        if self._reading is not None:
            await self._reading

    def drops(self) -> None:
        """The line is cut without a word."""
        assert self._line is not None
        self._line.transport.abort()

    async def _read(self) -> None:
        assert self._line is not None
        try:
            async for frame in self._line:
                assert isinstance(frame, str)
                self._take(frame)
                async with self.news:
                    self.news.notify_all()
        except ConnectionClosed:
            pass
        finally:
            self.closed = self.closed or "line"
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionError(self.closed))
            self._answers.clear()
            async with self.news:
                self.news.notify_all()

    def _take(self, frame: str) -> None:
        self.got.append(frame)
        message = json.loads(frame)
        match message["is"]:
            case "full":
                self.doc, self.seq = message["doc"], message["seq"]
            case "patch":
                assert message["seq"] == self.seq + 1
                self.doc, self.seq = patched(self.doc, message["change"]), message["seq"]
            case "closed":
                self.closed = message["code"]
            case _:
                answer = self._answers.pop(message["id"], None)
                if answer is not None and not answer.done():
                    answer.set_result(message)

    async def sends(self, text: str | bytes) -> None:
        assert self._line is not None
        await self._line.send(text)

    async def asks(self, **message: Any) -> dict[str, Any]:
        """Send a wish or a query, and the answer to it."""
        id = message.setdefault("id", secrets.token_hex(6))
        self._answers[id] = asyncio.get_running_loop().create_future()
        await self.sends(json.dumps(message))
        return await asyncio.wait_for(self._answers[id], 20)

    async def wants(self, wish: str, **fields: Any) -> str:
        """A wish; why it is refused, or nothing."""
        answer = await self.asks(wish=wish, **fields)
        return str(answer["code"]) if answer["is"] == "refused" else ""

    async def until(self, ready: Any, seconds: float = 20) -> None:
        async with asyncio.timeout(seconds), self.news:
            await self.news.wait_for(ready)

    @property
    def who(self) -> str:
        return str(self.doc["me"]["who"])

    @property
    def stage(self) -> str:
        return str(self.doc["table"]["stage"])

    # Playing

    async def gives_nonces(self) -> None:
        table = self.doc["table"]
        deal, seats = table["deal"], table["seats"]
        humans = [seat for seat, place in enumerate(seats) if place["who"]]
        for seat in [seat for seat in humans if seats[seat]["who"] == self.who]:
            nonce = self._nonces.setdefault(seat, secrets.token_bytes(16))
            if seat not in deal["committed"]:
                await self.wants("commit-nonce", seat=seat, hash=sha256(nonce).hexdigest())
            elif set(humans) <= {*deal["committed"], *deal["without"]} and seat not in deal["shown"]:
                await self.wants("nonce", seat=seat, nonce=nonce.hex())

    def offers(self) -> list[tuple[int, int, dict[str, Any]]]:
        """Seat, ask and one random move for each of my seats that is asked."""
        found = []
        for seat, part in self.doc["seats"].items():
            view = part["view"]
            if seat != "public" and view["legal"] and int(seat) in view["asked"]:
                family = self.random.choice(view["legal"])
                row = self.random.choice(family.get("of", [[]]))
                names = FIELDS[self.doc["table"]["game"]][family["type"]]
                found.append((int(seat), part["ask"], {"type": family["type"], **dict(zip(names, row, strict=True))}))
        return found

    async def plays(self, seconds: float = 60) -> None:
        """Take part until the game is over."""
        await self.plays_until("over", seconds)

    async def plays_until_asked(self) -> None:
        """Give nonces until the game is on."""
        await self.plays_until("play")

    async def plays_until(self, stage: str, seconds: float = 60) -> None:
        async with asyncio.timeout(seconds):
            while self.stage != stage:
                seen = self.seq
                if self.stage == "deal":
                    self._nonces = {} if self.doc["table"]["deal"]["committed"] == [] else self._nonces
                    await self.gives_nonces()
                for seat, ask, move in self.offers() if self.stage == "play" != stage else ():
                    await self.wants("move", seat=seat, ask=ask, move=move)
                if self.seq == seen and self.stage != stage:
                    await self.until(lambda seen=seen: self.seq != seen or self.closed, seconds)
                if self.closed:
                    raise ConnectionError(self.closed)


def _fields() -> dict[str, dict[str, list[str]]]:
    """The fields of every kind of move, as a client has them from its generated tables."""
    games = {"mousetrap": toy.GAME, **{name: registry.load(name) for name in registry.games()}}
    return {
        name: {kind.name: [field for field, _ in kind.fields] for kind in game.moves.kinds} for name, game in games.items()
    }


FIELDS = _fields()


async def post(where: str, body: Any, **headers: str) -> Any:
    async with httpx.AsyncClient() as client:
        answer = await client.post(where, json=body, headers=headers)
    answer.raise_for_status()
    return answer.json()
