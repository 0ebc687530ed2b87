"""A table that somebody is at, on this node: a cache that folds the log, told to everybody after it is durable."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

from ..kernel.wire import Refusal
from . import people
from .bus import UNSURE
from .chores import Chore, chores, do
from .codes import no
from .feed import Feed, Send
from .fold import decide, fold, take
from .log import Line, read, written
from .moment import ends
from .plan import Means, Plan, hashed
from .store import Answer, Appended, Early, Missing, StoreError
from .table import Table
from .thinking import Thinking
from .turns import Turns
from .wire import Done, Refused, Wish

if TYPE_CHECKING:
    from .node import Node

TRIES = 50  # how often somebody else may be faster
IN_THE_VAULT = frozenset(("join", "leave", "kick", "deal", "code", "device"))  # acts that change the vault

Decide = Callable[[Means], Plan | Refusal | None]
Then = Callable[[Plan | Refusal | StoreError | None], None]


class Live:
    def __init__(self, node: Node, table: Table) -> None:
        self.node = node
        self.table = table
        self.vault: dict[str, str] = {}  # replaced, never changed
        self.feeds: set[Feed] = set()
        self.is_leased = False
        self.idle_since = node.now()
        self._turns = Turns()
        self._wake = asyncio.Event()
        self._looked = -1  # the version of the table it looked at last
        self._has_bots = False  # as it was then
        self._planned: int | None = 0  # when it looks next at what is to be done; None: when it is woken
        self._thinking = Thinking(self)
        self._tasks: set[asyncio.Task[None]] = set()
        self._tending: asyncio.Task[None] | None = None

    # Coming and going of the table itself

    async def open(self) -> None:
        await self.node.bus.listen(self.table.id, self._heard)
        await self.catch_up()
        late = [chore for chore in chores(self.table) if chore.what == "abandon" and chore.at <= self.node.now()]
        if late:
            await self.write(lambda means: do(self.table, late[0], means))
        self._tending = asyncio.create_task(self._tend(), name=f"table {self.table.id}")

    async def close(self) -> None:
        await self.node.bus.ignore(self.table.id, self._heard)
        running = [*self._tasks, *([self._tending] if self._tending is not None else [])]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        self._thinking.stop()
        async with self._turns:
            if self.is_leased:
                self.is_leased = False
                await self.node.store.release(self.table.id, self.node.name)

    async def catch_up(self) -> None:
        async with self._turns:
            await self._read_on()
        self._tell()

    async def _read_on(self) -> None:
        """Fold what others have written. The vault is read after the log, so it is at least as new."""
        t = self.table
        rows = await self.node.store.read(t.id, t.n)
        if t.n == 0 or any(f'"act":"{act}"' in row.line for row in rows for act in IN_THE_VAULT):
            self.vault = await self.node.store.vault(t.id)
        for row in rows:
            fold(t, row)

    def _heard(self, n: int) -> None:
        if n > self.table.n or n == UNSURE:
            self.soon(self.catch_up())

    def soon(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Writing

    def means(self) -> Means:
        return Means(self.node.now(), bytes.fromhex(self.vault.get("secret", "")), self.vault)

    async def write(self, decision: Decide) -> Plan | Refusal | None:
        """Decide, append, fold, tell."""
        done: asyncio.Future[Plan | Refusal | StoreError | None] = asyncio.get_running_loop().create_future()
        self.hand_in(decision, lambda answer: None if done.done() else done.set_result(answer))
        answer = await done
        if isinstance(answer, StoreError):
            raise answer
        return answer

    def hand_in(self, decision: Decide, then: Then) -> None:
        """The same without anybody who waits: no task for every move of everybody."""
        self._turns.take(partial(self._decide, decision, then, TRIES))

    def _decide(self, decision: Decide, then: Then, tries: int) -> None:
        answer: Plan | Refusal | StoreError | None = no("table-busy")
        try:
            if tries:
                answer = decision(self.means())
            if isinstance(answer, Plan):
                lines = [written(line) for line in answer.lines]
                appending = self._append(answer, lines)
                return appending.add_done_callback(partial(self._appended, decision, then, tries, answer, lines))
        except StoreError as error:
            answer = error
        except BaseException:
            self._turns.free()
            raise
        self._turns.free()
        then(answer)

    def _append(self, plan: Plan, lines: list[str]) -> asyncio.Future[Answer]:
        t = self.table
        over = is_over_after(t, plan.lines)
        return self.node.store.append(t.id, t.n, lines, plan.vault, plan.not_before, over)

    def _appended(
        self, decision: Decide, then: Then, tries: int, plan: Plan, lines: list[str], appending: asyncio.Future[Answer]
    ) -> None:
        outcome: Plan | Refusal | StoreError | None = plan
        try:
            answer = appending.result()
            if isinstance(answer, Appended):
                self._fold(plan, lines, answer.time)
            elif isinstance(answer, Missing):
                outcome = no("no-such-table")
            elif isinstance(answer, Early):
                self.node.set_clock(answer.now)
                outcome = None
            else:
                return self.soon(self._decide_anew(decision, then, tries - 1))
        except StoreError as error:
            outcome = error
        except BaseException:
            self._turns.free()
            raise
        self._turns.free()
        if isinstance(outcome, Plan):
            self.node.bus.publish(self.table.id, self.table.n)
            self._tell()
        then(outcome)

    def _fold(self, plan: Plan, lines: list[str], time: int) -> None:
        for line, text in zip(plan.lines, lines, strict=True):
            take(self.table, time, read(text) if line.kind == "act" else line)
        if plan.vault:
            self.vault = {k: v for k, v in {**self.vault, **plan.vault}.items() if v is not None}

    async def _decide_anew(self, decision: Decide, then: Then, tries: int) -> None:
        """Somebody else was faster: on what is there now."""
        try:
            await self._read_on()
        except StoreError as error:
            self._turns.free()
            return then(error)
        except BaseException:
            self._turns.free()
            raise
        self._tell()
        self._decide(decision, then, tries)

    def _tell(self) -> None:
        now = self.node.now()
        for feed in list(self.feeds):
            if not feed.push(self.table, now):
                self.feeds.discard(feed)
        if self._is_due_earlier():
            self._wake.set()

    def _is_due_earlier(self) -> bool:
        """A move of people that only puts things off need not wake whoever looks after the table."""
        t = self.table
        if t.version != self._looked or self._has_bots:
            return True
        due = ends(t)
        return due > 0 and (self._planned is None or due < self._planned)

    # People

    def wish(self, who: str, wish: Wish, then: Callable[[Done | Refused], None]) -> None:
        """Somebody's wish, and where its answer goes. A wish that was done already is simply answered again."""

        def decision(means: Means) -> Plan | Refusal | None:
            return decide(self.table, who, wish, means) if who in self.table.people else no("no-such-person")

        self.hand_in(decision, lambda answer: then(answered(wish.id, answer)))

    async def join(self, name: str, lang: str) -> tuple[str, str] | Refusal:
        """Somebody new: who she is, and her token."""
        answer = await self.write(lambda means: people.join(self.table, name, lang, means))
        if isinstance(answer, Plan):
            return answer.lines[0].what["who"], answer.private
        return answer or no("table-busy")

    async def redeem(self, code: str) -> tuple[str, str] | Refusal:
        """Who comes with a code from her other device, and her new token."""
        found: list[str] = []

        def decision(means: Means) -> Plan | Refusal:
            answer = people.redeem(self.table, code, means)
            if isinstance(answer, Refusal):
                return answer
            found[:] = [answer[0]]
            return answer[1]

        answer = await self.write(decision)
        if isinstance(answer, Plan):
            return found[0], answer.private
        return answer or no("table-busy")

    async def who(self, token: str) -> str | Refusal:
        """Whose token it is."""
        name = self._owner(token)
        if name is None:
            async with self._turns:
                await self._read_on()
                self.vault = await self.node.store.vault(self.table.id)
            name = self._owner(token)
        return no("bad-token") if name is None else name

    def _owner(self, token: str) -> str | None:
        wanted = hashed(token)
        for name, value in self.vault.items():
            if value == wanted and name.startswith("key:") and name[4:] in self.table.people:
                return name[4:]
        return None

    async def connect(self, token: str, send: Send) -> Feed | Refusal:
        """Somebody is here: from now on she is sent what she may see."""
        who = await self.who(token)
        if isinstance(who, Refusal):
            return who
        await self.write(lambda means: self._here(who))
        if who not in self.table.people:
            return no("bad-token")
        feed = Feed(who, self.table.people[who].devices, send)
        self.feeds.add(feed)
        feed.push(self.table, self.node.now())
        return feed

    def _here(self, who: str) -> Plan | None:
        person = self.table.people.get(who)
        return None if person is None else people.here(self.table, person, self.node.name)

    def disconnect(self, feed: Feed) -> None:
        self.feeds.discard(feed)
        self.idle_since = self.node.now()
        self.soon(self._gone(feed.who))

    async def _gone(self, who: str) -> None:
        """A short break in the line is nobody's business."""
        await asyncio.sleep(self.node.away_after)
        await self.write(lambda means: self._away(who))

    def _away(self, who: str) -> Plan | None:
        person = self.table.people.get(who)
        if person is None or person.node != self.node.name or any(feed.who == who for feed in self.feeds):
            return None
        return people.away(self.table, person)

    async def lost(self, alive: set[str]) -> None:
        """People whose node has died are away."""
        for person in [p for p in self.table.people.values() if not p.away and p.node not in alive]:
            await self.write(partial(self._lost, person.id, alive))

    def _lost(self, who: str, alive: set[str], means: Means) -> Plan | None:
        person = self.table.people.get(who)
        return None if person is None or person.node in alive else people.away(self.table, person)

    # What the table does by itself

    def wake(self) -> None:
        self._wake.set()

    async def _tend(self) -> None:
        while True:
            self._wake.clear()
            self._looked = self.table.version
            self._has_bots = any(place.is_bot for place in self.table.places)
            try:
                due = await self._do_next() if self.is_leased else None
            except StoreError:  # gone for a moment: try again
                due = self.node.now() + 1_000
            self._planned = due
            # Not `wait_for`: before Python 3.12 it loses a cancellation that comes together with the wake-up.
            wait = None if due is None else max(0.0, (due - self.node.now()) / 1000)
            alarm = None if wait is None else asyncio.get_running_loop().call_later(wait, self._wake.set)
            try:
                await self._wake.wait()
            finally:
                if alarm is not None:
                    alarm.cancel()

    async def _do_next(self) -> int | None:
        """Do what is due; when the next thing is."""
        t, now = self.table, self.node.now()
        found = chores(t)
        if found and found[0].at <= now:
            await self.write(lambda means: self._due(found[0], means))
            return now + 10
        thinking = await self._thinking.go_on(now)
        times = [time for time in (thinking, found[0].at if found else None) if time is not None]
        return min(times) if times else None

    def _due(self, chore: Chore, means: Means) -> Plan | None:
        """Whether it is still to be done: somebody may just have."""
        return do(self.table, chore, means) if chore in chores(self.table) else None


def answered(id: str, answer: Plan | Refusal | StoreError | None) -> Done | Refused:
    if isinstance(answer, StoreError):
        answer = no("unavailable")
    if isinstance(answer, Refusal):
        return Refused(id, answer.code, answer.field, answer.expected)
    return Done(id, "" if answer is None else answer.private)


def is_over_after(t: Table, lines: list[Line]) -> bool:
    """Whether these lines leave the table with a finished game, so that it may expire early."""
    stages = {"end": True, "again": False}
    for line in reversed(lines):
        if line.kind == "act" and line.what["act"] in stages:
            return stages[line.what["act"]]
    return t.stage == "over"
