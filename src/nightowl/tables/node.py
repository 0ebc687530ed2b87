"""A node: the tables somebody is at, on top of a store, a bus and a house of games. Any node serves any table."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Sequence

from ..kernel.wire import Refusal
from . import people
from .bots import Bots, House
from .bus import Bus
from .codes import no
from .fold import fold
from .live import Live
from .log import written
from .plan import Means
from .store import Appended, Store, Vault
from .table import Table

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are easily taken for another
CODE_LENGTH = 6
BEAT = 2.0
LASTS = 8_000
UNLOADED_AFTER = 60_000


class Node:
    def __init__(
        self,
        store: Store,
        bus: Bus,
        house: House,
        workers: int = 1,
        bot_pace: int = 1_200,
        away_after: float = 3.0,
        beat: float = BEAT,
        lasts: int = LASTS,
    ) -> None:
        self.name = f"node-{secrets.token_hex(6)}"
        self.store = store
        self.bus = bus
        self.house = house
        self.bots = Bots(house, workers)
        self.bot_pace = bot_pace
        self.away_after = away_after
        self.lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._beat = beat
        self._lasts = lasts
        self._last_beat = time.monotonic()
        self._ahead = 0  # how far the store's clock is ahead of ours
        self._beating: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.set_clock(await self.store.now())
        await self.store.beat(self.name, self._lasts)
        self._beating = asyncio.create_task(self._keep_beating(), name="beat")

    async def close(self) -> None:
        """Lets go of everything in good order; store and bus stay open."""
        if self._beating is not None:
            self._beating.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._beating
        for live in list(self.lives.values()):
            await live.close()
        self.lives.clear()
        await self.store.beat(self.name, 0)
        await self.bots.close()

    def now(self) -> int:
        """The store's time, as far as this node knows it."""
        return time.time_ns() // 1_000_000 + self._ahead

    def set_clock(self, now: int) -> None:
        self._ahead = now - time.time_ns() // 1_000_000

    async def create(self, game: str, name: str, lang: str) -> tuple[str, str, str] | Refusal:
        """A new table: its code, who made it, and her token."""
        if game not in self.house.games:
            return no("no-such-game", "game", "|".join(self.house.games))
        plan = people.join(self.empty("", game), name, lang, Means(self.now()))
        if isinstance(plan, Refusal):
            return plan
        code = await self.place(game, [written(line) for line in plan.lines], plan.vault)
        return code, plan.lines[0].what["who"], plan.private

    async def place(self, game: str, lines: Sequence[str], vault: Vault) -> str:
        """The code of a new table with these lines."""
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            if isinstance(await self.store.create(code, game, lines, vault), Appended):
                return code

    def empty(self, code: str, game: str) -> Table:
        return Table(code, self.house.load(game), list(self.house.bots(game)))

    async def table(self, code: str) -> Live | Refusal:
        """The table of that code, loaded if nobody has been there yet."""
        live = self.lives.get(code)
        if live is not None:
            return live
        if len(code) != CODE_LENGTH or not set(code) <= set(LETTERS):
            return no("no-such-table")
        async with self._loading.setdefault(code, asyncio.Lock()):
            try:
                return self.lives.get(code) or await self._load(code)
            finally:
                self._loading.pop(code, None)

    async def _load(self, code: str) -> Live | Refusal:
        found = await self.store.summary(code)
        if found is None:
            return no("no-such-table")
        if found.game not in self.house.games:
            return no("no-such-game", "game", "|".join(self.house.games))
        live = Live(self, self.empty(code, found.game))
        await live.open()
        live.is_leased = await self.store.lease(code, self.name)
        live.wake()
        self.lives[code] = live
        return live

    async def round(self, t: Table, number: int) -> Table | int:
        """The table as it stood at the end of that finished game, from 1; how many there are, if there is no such."""
        rows = await self.store.read(t.id)
        ends = [row.n for row in rows if '"act":"end"' in row.line]
        if not 1 <= number <= len(ends):
            return len(ends)
        then = self.empty(t.id, t.game.name)
        for row in rows[: ends[number - 1]]:
            fold(then, row)
        return then

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(self._beat)
            with contextlib.suppress(OSError, RuntimeError):  # a store that is gone for a moment comes back
                await self._look_after()

    async def _look_after(self) -> None:
        """Beat; whoever beats late may have lost its leases meanwhile."""
        late = time.monotonic() - self._last_beat > self._lasts / 1000
        await self.store.beat(self.name, self._lasts)
        self._last_beat = time.monotonic()
        self.set_clock(await self.store.now())
        alive = await self.store.alive()
        for code, live in list(self.lives.items()):
            if (late or not live.is_leased) and live.feeds:
                live.is_leased = await self.store.lease(code, self.name)
                live.wake()
            if live.is_leased:
                await live.lost(alive)
            if not live.feeds and self.now() - live.idle_since > UNLOADED_AFTER:
                del self.lives[code]
                await live.close()
