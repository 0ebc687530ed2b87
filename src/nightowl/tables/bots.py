"""Bots in processes of their own. They get views and nothing else; a slow one never delays another table."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, NamedTuple, Protocol, runtime_checkable

import msgspec

from ..kernel.chance import Seeded, Source
from ..kernel.game import Game
from ..kernel.story import Event
from ..kernel.texts import Texts
from .wire import LONGEST_NOTE

LOG = logging.getLogger("nightowl.tables")


class Bot(Protocol):
    def choose(self, view: Any, chance: Source) -> int: ...


@runtime_checkable
class Writer(Protocol):
    """A bot that writes beside its moves, to one seat or to all."""

    def writes_to(self, view: Any, move: int) -> int: ...

    def note(self, view: Any, move: int, written: Sequence[str], texts: Texts, chance: Source) -> str: ...


@runtime_checkable
class Talker(Protocol):
    """A bot that may still say something when nobody waits for it."""

    def more(self, view: Any, chance: Source) -> int | None: ...


class House(NamedTuple):
    """Which games, bots and texts there are. All functions must be importable: worker processes import them anew."""

    load: Callable[[str], Game[Any]]
    bots: Callable[[str], Mapping[str, Callable[[], Bot]]]
    games: Sequence[str]
    texts: Callable[[str, str], Texts]


class Talk(NamedTuple):
    """What a bot that writes must know beside its view: what was written so far, and who reads which language."""

    written: Sequence[str]
    langs: Sequence[str]  # by seat
    lang: str  # for everybody else


class Answer(NamedTuple):
    """A move, and what is written beside it; empty where nothing is."""

    move: int
    note: str = ""


def pack(view: Any) -> bytes:
    """A view as bytes that `unpack` reads back in another process."""
    return msgspec.json.encode(view, enc_hook=_plain)


def unpack(game: Game[Any], kind: type[Any], packed: bytes) -> Any:
    def back(wanted: type[Any], value: Any) -> Any:
        index, audience, facts = value
        return Event(game.events.kinds[index], audience, tuple(facts))

    return msgspec.json.decode(packed, type=kind, dec_hook=back)


def _plain(value: Any) -> Any:
    if isinstance(value, Event):
        return [value.kind.index, value.audience, list(value.facts)]
    raise NotImplementedError(f"a view may not hold {type(value).__name__}")


def choose(
    house: House,
    name: str,
    level: str,
    options: dict[str, Any],
    seats: int,
    packed: bytes,
    talk: Talk | None,
    seed: str,
    is_asked: bool,
) -> Answer | None:
    """In a worker: what that bot plays, and what it writes where it may. None: nobody waits for it, and it is content."""
    game, chance = house.load(name), Seeded(seed)
    kind = type(game.view(game.new(game.options(options), seats), None))
    bot, view = house.bots(name)[level](), unpack(game, kind, packed)
    move = bot.choose(view, chance) if is_asked else bot.more(view, chance) if isinstance(bot, Talker) else None
    if move is None:
        return None
    if talk is None or not isinstance(bot, Writer):
        return Answer(move)
    reader = bot.writes_to(view, move)
    texts = house.texts(name, talk.langs[reader] if reader >= 0 else talk.lang)
    return Answer(move, bot.note(view, move, talk.written, texts, chance)[:LONGEST_NOTE])


def workers(count: int) -> ProcessPoolExecutor:
    """Processes that end with this one, also when it is killed: by themselves they would wait for work for ever."""
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), initializer=end_with_parent)


def end_with_parent() -> None:
    threading.Thread(target=_watch, name="parent", daemon=True).start()


def _watch() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class Bots:
    """A pool of workers. One that dies is replaced; without a good answer it is None, and the seat plays its fallback."""

    def __init__(self, house: House, workers: int) -> None:
        self._house = house
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def may_answer(self, name: str, level: str) -> bool:
        """Whether bots of that level ever move when nobody waits for them."""
        return isinstance(self._house.bots(name)[level](), Talker)

    async def choose(
        self,
        name: str,
        level: str,
        options: dict[str, Any],
        seats: int,
        view: Any,
        talk: Talk | None,
        seed: str,
        patience: float,
        is_asked: bool = True,
    ) -> Answer | None:
        wanted = (self._house, name, level, options, seats, pack(view), talk, seed, is_asked)
        for _ in range(2):  # a worker that another bot took down is no fault of this one
            pool = self._running()
            try:
                made = await asyncio.wait_for(asyncio.wrap_future(pool.submit(choose, *wanted)), patience)
                return made if made is not None and made.move in view.legal else None
            except BrokenExecutor:
                self._drop(pool)
            except Exception as error:  # whatever a bot does wrong, the table goes on
                LOG.error("bot failed: %s %s %s", name, level, type(error).__name__)
                return None
        return None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = workers(self._workers)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, True, cancel_futures=True)
