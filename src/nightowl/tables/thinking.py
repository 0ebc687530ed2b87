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
        self._of: dict[Key, asyncio.Task[Answer]] = {}

    async def go_on(self, now: int) -> int | None:
        """Let bots think and release what is ready; when to look again."""
        t = self._live.table
        if t.stage != "play" or t.paused or t.asleep or t.round is None:
            self.stop()
            return None
        round, ask = t.round, t.round.ask()
        if ask is None:
            return None
        keys = {key(round, seat): seat for seat in whose_turn(t, round, ask)}
        self._forget(set(keys))
        release = round.clock.seen_at + self._live.node.bot_pace
        for at, seat in keys.items():
            if at not in self._of:
                self._of[at] = asyncio.create_task(self._think(t, round, seat))
            task = self._of[at]
            if task.done() and release <= now:
                made = task.result()
                await self._live.write(partial(self._move, at, made))
                return now
        return release if keys and release > now else None

    def stop(self) -> None:
        self._forget(set())

    def _forget(self, keep: set[Key]) -> None:
        for old in [at for at in self._of if at not in keep]:
            self._of.pop(old).cancel()

    async def _think(self, t: Table, round: Round, seat: int) -> Answer:
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
            )
        self._live.wake()
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


def talk_at(t: Table) -> Talk:
    """What was written in this game, and who reads what: people their own language, bots that of the host."""
    host = t.people[t.host].lang if t.host in t.people else "en"
    langs = [t.people[place.person].lang if place.person in t.people else host for place in t.places]
    return Talk([line.note for _, line in t.playing().course if line.note], langs, host)
