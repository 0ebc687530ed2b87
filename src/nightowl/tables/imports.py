"""A game that was begun elsewhere goes on at a new table: its record becomes the first lines of a log.

Who brings the record hosts the table and may know every card, so nobody is promised anything: the deal has no commitment.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ..kernel.chance import Committed
from ..kernel.record import Entry, Record
from ..kernel.wire import Refusal
from .log import Line, act
from .people import join
from .plan import Means, Plan
from .rounds import settle
from .table import Table


def imported(t: Table, record: Record, state: Any, name: str, lang: str, means: Means) -> Plan | Refusal:
    """The plan of a new table. All seats are bots' and the game is paused; people take seats over and the host resumes.

    `state` is where the record ends, as the rules have it; chance goes on from there.
    """
    plan = join(t, name, lang, means)
    if isinstance(plan, Refusal):
        return plan
    header = msgspec.structs.replace(record.header, commitment="", packs={})
    seats = range(len(header.seats))
    plan.lines += [act("size", seats=len(header.seats)), act("options", options=header.options)]
    plan.lines += [act("bot", at=seat, level=t.default_level()) for seat in seats]
    plan.lines += [act("deal", header=msgspec.to_builtins(header)), act("begin")]
    plan.lines += [line(entry) for entry in record.moves()]
    secret, known = means.draw_secret(), sum(entry.kind == "chance" for entry in record.moves())
    rest = settle(t.game, state, Committed(secret, b"", known), b"")
    plan.lines += rest if rest and rest[-1].kind == "act" else [*rest, act("pause")]
    return Plan(plan.lines, {**plan.vault, "chance": secret.hex()}, private=plan.private)


def line(entry: Entry) -> Line:
    return Line(entry.kind, entry.what, entry.seat, entry.odds, entry.pick, entry.note)
