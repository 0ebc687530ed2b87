"""One visit: the connection of a person to a table. First her token, then wishes and questions in, what she may see out.

Nobody waits for a reader: who is too slow misses patches and is sent everything anew once she can read again.
"""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Protocol

import msgspec

from ..kernel.wire import Refusal
from ..tables.codes import no
from ..tables.feed import Feed
from ..tables.live import Live
from ..tables.store import StoreError
from ..tables.wire import Closed, Done, Message, Refused, Wish, read_wish
from . import queries
from .service import Service
from .wire import Resync, Token, Told

PATIENCE = 10.0  # seconds until a token must have come
AT_ONCE = 64  # wishes of one visit that may wait for their answers
CLOSED = b'{"is":"closed"'
GOING = 1012  # the code of a visit that ends because its server restarts
DONE = 1000

_token = msgspec.json.Decoder(Token)
_encoder = msgspec.json.Encoder()


class Socket(Protocol):
    """What carries the frames of a visit."""

    def send(self, data: bytes) -> None: ...

    def close(self, code: int = DONE) -> None: ...

    @property
    def is_full(self) -> bool:
        """The reader does not keep up."""


class Visit:
    def __init__(self, service: Service, code: str, socket: Socket, address: str) -> None:
        self.service = service
        self.code = code
        self.socket = socket
        self.address = address
        self.live: Live | None = None
        self.feed: Feed | None = None
        self._is_closed = False
        self._entering: asyncio.Task[None] | None = None
        self._under_way = 0  # wishes that have no answer yet
        self._all_answered: asyncio.Event | None = None  # somebody waits for that
        self._early: list[bytes] = []  # came right behind the token
        self._loop = asyncio.get_running_loop()
        self._late = self._loop.call_later(PATIENCE, self.end, "bad-token")

    # In

    def receive(self, data: bytes) -> None:
        """A message as it came in."""
        if self._is_closed:
            return
        if self.feed is not None:
            self._take(data)
        elif self._entering is None:
            self._entering = self._loop.create_task(self._enter(data))
        elif len(self._early) < AT_ONCE:
            self._early.append(data)

    def _take(self, data: bytes) -> None:
        assert self.feed is not None
        id, wish = read_wish(data)
        if not self.service.may_wish(self.code, self.feed.who) or self._under_way >= AT_ONCE:
            self.tell(refused(id, no("too-fast")))
        elif not isinstance(wish, Refusal):
            self._wish(wish)
        elif queries.is_query(data):
            self._ask(data)
        else:
            self.tell(refused(id, wish))

    async def _enter(self, data: bytes) -> None:
        try:
            token = _token.decode(data).token
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return self.end("bad-token")
        if not self.service.joins.allows(self.address):
            return self.end("too-fast")
        try:
            live = await self.service.live(self.code)
            feed = live if isinstance(live, Refusal) else await live.connect(token, self._push)
        except StoreError:
            return self.end("unavailable")
        if isinstance(live, Refusal) or isinstance(feed, Refusal):
            return self.end(live.code if isinstance(live, Refusal) else "bad-token")
        if self._is_closed:
            return live.disconnect(feed)
        self._late.cancel()
        self.live, self.feed = live, feed
        for early in self._early:
            self._take(early)

    def _wish(self, wish: Wish) -> None:
        assert self.live is not None
        assert self.feed is not None
        self._under_way += 1
        self.live.wish(self.feed.who, wish, partial(self._answer, wish, time.perf_counter()))

    def _answer(self, wish: Wish, began: float, answer: Done | Refused) -> None:
        self.tell(answer)
        self.service.figures.wished(wish, answer, time.perf_counter() - began)
        self._under_way -= 1
        if not self._under_way and self._all_answered is not None:
            self._all_answered.set()

    def _ask(self, data: bytes) -> None:
        assert self.live is not None
        assert self.feed is not None
        id, query = queries.read(data)
        if isinstance(query, Resync):
            self.feed.restart()
            self._catch_up()
            return
        told = query if isinstance(query, Refusal) else queries.answer(self.live.table, self.feed.who, query)
        self.tell(refused(id, told) if isinstance(told, Refusal) else Told(id, told))

    # Out

    def tell(self, message: Message | Told) -> None:
        if not self._is_closed:
            self.socket.send(_encoder.encode(message))

    def _push(self, data: bytes) -> bool:
        """What the feed sends; False if the reader is too slow for it."""
        if self._is_closed:
            return False
        if self.socket.is_full:
            self.service.figures.missed += 1
            return False
        self.service.figures.sent += len(data)
        self.socket.send(data)
        if data.startswith(CLOSED):
            self._loop.call_soon(self.socket.close)
        return True

    def drained(self) -> None:
        """The reader keeps up again: whatever she missed is sent as one."""
        if self.feed is not None and self.feed.last is None and not self._is_closed:
            self.feed.restart()
            self._catch_up()

    def _catch_up(self) -> None:
        assert self.live is not None
        assert self.feed is not None
        self.feed.push(self.live.table, self.live.node.now())

    # The end

    def end(self, code: str) -> None:
        """Say why and hang up."""
        self.tell(Closed(code))
        self.socket.close()
        self.closed()

    def closed(self) -> None:
        """The connection is gone."""
        if self._is_closed:
            return
        self._is_closed = True
        self._late.cancel()
        if self.feed is not None and self.live is not None:
            self.live.disconnect(self.feed)

    async def finish(self) -> None:
        """The server stops: what is under way is answered, then the visit ends."""
        if self._entering is not None:
            await asyncio.gather(self._entering, return_exceptions=True)
        if self._under_way:
            self._all_answered = asyncio.Event()
            await self._all_answered.wait()
        self.socket.close(GOING)


def refused(id: str, why: Refusal) -> Refused:
    return Refused(id, why.code, why.field, why.expected)
