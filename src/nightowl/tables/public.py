"""The public part of a table: what everybody at it sees of people, seats, what is agreed, the deal and the results."""

from __future__ import annotations

import msgspec

from .document import DealDoc, TableDoc
from .table import Table


def public(t: Table) -> TableDoc:
    return {
        "code": t.id,
        "game": t.game.name,
        "adult": t.game.adult,
        "stage": t.stage,
        "host": t.host,
        "options": t.options,
        "pace": {"tempo": t.tempo, "window": t.window, "absent": t.absent},
        "levels": list(t.levels),
        "locked": t.locked,
        "paused": bool(t.paused),
        "people": [
            {"who": p.id, "name": p.name, "here": not p.away, "ready": p.ready, "muted": p.muted} for p in t.people.values()
        ],
        "seats": [
            {"who": p.person, "level": p.level, "bot": p.is_bot, "resigned": p.resigned, "pass": p.auto_pass}
            for p in t.places
        ],
        "deal": deal(t),
        "claims": [{"who": who, "seat": seat, "agreed": sorted(yes)} for who, (seat, yes) in t.claims.items()],
        "aborts": sorted(t.aborts),
        "results": [msgspec.to_builtins(result) for result in t.results],
        "series": t.carry is not None,
    }


def deal(t: Table) -> DealDoc:
    """The promise, and which seats have promised and shown their nonces."""
    if t.round is None:
        return {"commitment": "", "committed": [], "shown": [], "without": []}
    acts = [(line.what["act"], line.seat) for line in t.round.lines[: 8 * len(t.places)] if line.kind == "act"]
    return {
        "commitment": t.round.header.commitment,
        "committed": [seat for act, seat in acts if act == "commit-nonce"],
        "shown": [seat for act, seat in acts if act == "nonce"],
        "without": [seat for act, seat in acts if act == "no-nonce"],
    }
