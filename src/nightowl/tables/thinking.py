"""The bots of one table: they think ahead and answer at a pace that depends on what the public sees, on nothing else."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import TYPE_CHECKING

from ..kernel.game import Ask
from .bots import Answer, Talk
from .chores import fallback
from .plan import Means, Plan
from .play import may_note, moved
from .round import Round
from .table import Table

if TYPE_CHECKING:
    from .live import Live

PATIENCE = 10.0  # seconds a bot may take; then its seat plays the fallback

Key = tuple[int, int, int]


class Thinking:
    def __init__(self, live: Live) -> None:
        self._live = live
        self._of: dict[Key, asyncio.Task[Answer | None]] = {}
        self._content: set[tuple[int, int]] = set()  # the person's move, and the bot that had nothing to say to it

    async def go_on(self, now: int) -> int | None:
        """Let bots think and release what is ready; when to look again."""
        t = self._live.table
        if t.stage != "play" or t.paused or t.asleep or t.round is None:
            self.stop()
            return None
        round, ask = t.round, t.round.ask()
        if ask is None:
            return None
        keys = {key(round, seat): seat for seat in self._next(t, round, ask)}
        self._forget(set(keys))
        release = round.clock.seen_at + self._live.node.bot_pace
        for at, seat in keys.items():
            if at not in self._of:
                self._of[at] = asyncio.create_task(self._think(t, round, seat, seat in ask.seats))
            task = self._of[at]
            if not task.done():
                continue
            made = task.result()
            if made is None:
                self._content.add((spoken(t, round)[0], seat))
                return now
            if release <= now:
                await self._live.write(partial(self._move, at, made))
                return now
        return release if keys and release > now else None

    def _next(self, t: Table, round: Round, ask: Ask) -> list[int]:
        """Who thinks now: first, one by one, those who may answer what a person just said, then whose turn it is."""
        entry, since = spoken(t, round)
        self._content = {content for content in self._content if content[0] == entry}
        if entry and not ask.sealed:
            for seat, place in enumerate(t.places):
                if seat in ask.seats or seat in since or (entry, seat) in self._content or not place.is_bot:
                    continue
                if round.view(seat).legal and self._live.node.bots.may_answer(t.game.name, place.level):
                    return [seat]
        return whose_turn(t, round, ask)

    def stop(self) -> None:
        self._forget(set())

    def _forget(self, keep: set[Key]) -> None:
        for old in [at for at in self._of if at not in keep]:
            self._of.pop(old).cancel()

    async def _think(self, t: Table, round: Round, seat: int, is_asked: bool) -> Answer | None:
        view, place = round.view(seat), t.places[seat]
        made: Answer | None = None
        if not (place.stand_in and t.absent == "fallback"):
            made = await self._live.node.bots.choose(
                t.game.name,
                place.level,
                round.header.options,
                round.seats,
                view,
                talk_at(t) if may_note(t, seat) else None,
                secrets.token_hex(8),
                PATIENCE,
                is_asked,
            )
        self._live.wake()
        if not is_asked:
            return made
        return Answer(fallback(t.game, view, secrets.choice)) if made is None else made

    def _move(self, at: Key, made: Answer, means: Means) -> Plan | None:
        """The move, if the seat still sees what it thought about."""
        t = self._live.table
        seat, round = at[0], t.round
        if t.stage != "play" or t.paused or round is None or key(round, seat) != at or not t.places[seat].is_bot:
            return None
        return Plan(moved(round, seat, made.move, means, made.note))


def key(round: Round, seat: int) -> Key:
    return (seat, round.asks[seat], len(round.view(seat).story))


def whose_turn(t: Table, round: Round, ask: Ask) -> list[int]:
    """The bots that answer next: all of them under seal, otherwise one after another."""
    asked = [seat for seat in ask.seats if seat >= 0 and t.places[seat].is_bot]
    if ask.sealed or len(asked) < 2:
        return asked
    return [asked[round.clock.turns % len(asked)]]


def spoken(t: Table, round: Round) -> tuple[int, set[int]]:
    """The last move of a person, as its entry, and which bots have moved since; 0 once chance or the clock has."""
    since: set[int] = set()
    for entry, line in reversed(round.course):
        if line.seat is None or line.seat < 0:
            break
        if not t.places[line.seat].is_bot:
            return entry, since
        since.add(line.seat)
    return 0, since


def talk_at(t: Table) -> Talk:
    """What was written in this game, and who reads what: people their own language, bots that of the host."""
    host = t.people[t.host].lang if t.host in t.people else "en"
    langs = [t.people[place.person].lang if place.person in t.people else host for place in t.places]
    return Talk([line.note for _, line in t.playing().course if line.note], langs, host)
