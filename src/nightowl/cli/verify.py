"""`nightowl verify`: whether a record is whole, whether anybody could have chosen the deal, whether the rules allow it.

Exit codes: 0 nothing contradicts, 1 an entry does not fit, 2 it cannot be read.
"""

from __future__ import annotations

from argparse import Namespace

from .. import registry
from ..kernel.deal import Verdict, verify
from ..kernel.record import Record, RecordError
from ..kernel.replay import Misfit, positions
from ..kernel.texts import Texts
from . import packs
from .files import read

UNKNOWN_HERE = ("other-rules", "other-content")  # no fault of the record: this version just cannot replay it


def run(args: Namespace, texts: Texts) -> int:
    try:
        record = Record.decode(read(args.file))
    except RecordError as error:
        print(damage(error, texts))
        return 2 if error.entry is None and error.reason != "chain" else 1
    header = record.header
    packs.use(args.pack, header.game, args.lang)
    print(texts.say("cli-verify-record", game=header.game, rules=header.rules, names=", ".join(header.seats)))
    print(texts.say("cli-verify-chain", entries=len(record.entries), hash=record.last_hash))
    verdict = verify(record)
    print(verdict_text(verdict, texts))
    fits = verdict.ok and replayed(record, texts)
    print(texts.say("cli-verify-fits" if fits else "cli-verify-broken"))
    return 0 if fits else 1


def damage(error: RecordError, texts: Texts) -> str:
    """What is wrong with a text that is no record, or no longer one: the first bad line by name."""
    fault = texts.say("record-fault", line=error.line, fault=texts.say(f"record-{error.fault}", **error.told))
    if error.entry is not None:
        return texts.say("cli-damaged-entry", entry=error.entry, fault=fault)
    return texts.say("cli-damaged-header" if error.reason == "chain" else "cli-no-record", fault=fault)


def verdict_text(verdict: Verdict, texts: Texts) -> str:
    if verdict.is_proven:
        return texts.say("verdict-proven", checked=verdict.checked)
    reason = texts.say(f"verdict-{verdict.reason}")
    if verdict.entry is not None:
        reason = texts.say("verdict-at-entry", entry=verdict.entry, reason=reason)
    return texts.say("verdict-not-provable" if verdict.ok else "verdict-broken", reason=reason)


def replayed(record: Record, texts: Texts) -> bool:
    """Where the game is known its rules have their say too."""
    name = record.header.game
    if name not in registry.games():
        print(texts.say("cli-verify-unknown-game", game=name))
        return True
    try:
        found = positions(registry.load(name), record)
    except Misfit as misfit:
        print(misfit_text(misfit, texts))
        return misfit.reason in UNKNOWN_HERE
    print(texts.say("cli-verify-legal", moves=len(found) - 1))
    return True


def misfit_text(misfit: Misfit, texts: Texts) -> str:
    reason = texts.say(f"cli-misfit-{misfit.reason}", detail=misfit.detail)
    if misfit.entry is None:
        return texts.say("cli-misfit-header", reason=reason)
    return texts.say("verdict-at-entry", entry=misfit.entry, reason=reason)
