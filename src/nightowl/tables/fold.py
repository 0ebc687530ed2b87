"""The two halves of a table: `decide` says what a wish leads to and changes nothing, `fold` changes by what was written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..kernel.wire import Refusal
from . import chat, people, play, rounds, seats, wire
from .log import Line, read
from .plan import Means, Plan
from .store import Row
from .table import Table

Rule = Callable[[Table, Any, Any, Means], Plan | Refusal]

RULES: dict[type[wire.Wish], Rule] = {
    wire.Rename: people.rename,
    wire.Speak: people.speak,
    wire.Adult: people.adult,
    wire.Ready: people.ready,
    wire.Leave: people.leave,
    wire.Kick: people.kick,
    wire.HandOver: people.hand_over,
    wire.Lock: people.lock,
    wire.Mute: people.mute,
    wire.Device: people.device,
    wire.Sit: seats.sit,
    wire.Stand: seats.stand,
    wire.Size: seats.size,
    wire.Bot: seats.bot,
    wire.AutoPass: seats.auto_pass,
    wire.Claim: seats.claim,
    wire.Consent: seats.consent,
    wire.Options: rounds.options,
    wire.Pace: rounds.pace,
    wire.Start: rounds.start,
    wire.CommitNonce: rounds.commit_nonce,
    wire.ShowNonce: rounds.show_nonce,
    wire.Again: rounds.again,
    wire.Play: play.move,
    wire.Undo: play.undo,
    wire.Resign: play.resign,
    wire.Abort: play.abort,
    wire.Pause: play.pause,
    wire.Resume: play.resume,
    wire.Chat: chat.chat,
}

ACTS: dict[str, Callable[[Table, Line], None]] = {
    "join": people.joined,
    "name": people.renamed,
    "lang": people.spoken,
    "adult": people.came_of_age,
    "ready": people.readied,
    "leave": people.went,
    "kick": people.went,
    "host": people.handed_over,
    "lock": people.locked,
    "mute": people.muted,
    "away": people.went_away,
    "here": people.came,
    "sleep": people.slept,
    "code": people.nothing,
    "device": people.moved,
    "take": seats.sat,
    "stand": seats.stood,
    "size": seats.sized,
    "bot": seats.brought,
    "auto-pass": seats.passes,
    "claim": seats.claimed,
    "consent": seats.consented,
    "take-over": seats.taken_over,
    "stand-in": seats.stands_in,
    "options": rounds.agreed,
    "pace": rounds.paced,
    "deal": rounds.dealt,
    "sit": people.nothing,
    "commit-nonce": people.nothing,
    "nonce": rounds.showed,
    "no-nonce": people.nothing,
    "begin": rounds.began,
    "reveal": people.nothing,
    "end": rounds.ended,
    "again": rounds.once_more,
    "undo": play.undone,
    "resign": play.resigned,
    "abort": play.aborting,
    "pause": play.paused,
    "resume": play.resumed,
    "chat": chat.chatted,
}


def decide(t: Table, who: str, wish: wire.Wish, means: Means) -> Plan | Refusal | None:
    """What that person's wish leads to; None if it was done already."""
    name = f"{who}:{wish.id}"
    if name in t.done:
        return None
    plan = RULES[type(wish)](t, t.people[who], wish, means)
    if isinstance(plan, Plan):
        plan.lines[0].id = name
    return plan


def fold(t: Table, row: Row) -> None:
    """Take in one line of the log as the store has it."""
    if row.n != t.n + 1:
        raise ValueError(f"line {row.n} cannot follow line {t.n}")
    take(t, row.time, read(row.line))


def take(t: Table, time: int, line: Line) -> None:
    """Take in the next line, which the store took at that time."""
    t.n, t.time = t.n + 1, time
    if line.id:
        t.remember(line.id)
    if line.kind != "act":
        t.playing().add(line, time)
        if line.note:
            chat.noted(t, line)
        return
    was_on = t.is_on
    if line.what["act"] != "chat":
        t.version += 1
    if was_on:
        t.playing().note_act(line)
    ACTS[line.what["act"]](t, line)
