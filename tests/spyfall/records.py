"""Makes Spyfall's golden records: `python tests/spyfall/records.py --write`. Bots, a known secret, known nonces.

Records that lie there already are never made anew: what was played stays played.
"""

from __future__ import annotations

import sys
from typing import Any

from nightowl.games.spyfall.bot import BOTS
from nightowl.kernel.chance import Seeded
from nightowl.kernel.deal import Deal, commit
from nightowl.kernel.game import CLOCK
from nightowl.kernel.host import Host
from nightowl.kernel.record import Record
from nightowl.registry import load
from table import header
from test_records import FOLDER, expected

SECRET = bytes(range(32))
GAME = load("spyfall")
ALL_MODES = {"harley": True, "jest": True, "multiverse": True, "mission": True}
NOTES = {"ask": "What is it like here?", "say": "You know how it is."}


def sit(seats: int, carry: Any, options: dict[str, Any]) -> tuple[Host, Deal]:
    """Two people and bots, with a deal that can be verified."""
    deal = Deal([0, 1], SECRET)
    record = Record(header(GAME, options, seats, commitment=deal.commitment, carry=carry))
    host = Host(GAME, GAME.new(GAME.options(options), seats, carry), record, None)
    nonces = {seat: bytes([seat + 1] * 16) for seat in sorted(deal.humans)}
    for act in deal.sits(seats):
        record.add_act(None, act)
    for seat, nonce in nonces.items():
        record.add_act(seat, deal.commit_nonce(seat, commit(nonce)))
    for seat, nonce in nonces.items():
        record.add_act(seat, deal.show_nonce(seat, nonce.hex()))
    host.source = deal.source()
    host.settle()
    return host, deal


def played(seats: int, level: str, carry: Any = None, **options: Any) -> tuple[Record, Any]:
    """A whole round and what it carries on."""
    host, deal = sit(seats, carry, options)
    bot, whims = BOTS[level](), Seeded(f"{seats} {level}")
    while (ask := host.ask()) is not None:
        seat = ask.seats[0]
        if seat == CLOCK or (ask.pace == "round" and whims.below(4) == 0):
            host.play_outside(CLOCK, GAME.moves.outside(GAME.legal(host.state, CLOCK)[0]))
            continue
        move = bot.choose(GAME.view(host.state, seat), whims)
        note = NOTES.get(GAME.moves.kind_of(move).name, "") if options.get("talk") == "written" else ""
        host.play(seat, move, note)
    host.record.add_act(None, deal.reveal())
    outcome = GAME.outcome(host.state)
    assert outcome is not None
    return host.record, outcome.carry


def made() -> dict[str, Record]:
    first, carry = played(5, "hard")
    second, _ = played(5, "hard", carry)
    return {
        "round-1": first,
        "round-2": second,
        "all": played(7, "normal", **ALL_MODES)[0],
        "written": played(4, "easy", talk="written", clock="table", minutes=1)[0],
        "aloud": played(6, "random", talk="aloud", clock="table", **ALL_MODES)[0],
    }


def main(args: list[str]) -> None:
    if args != ["--write"]:
        sys.exit("usage: python tests/spyfall/records.py --write")
    for name, record in made().items():
        path = FOLDER / "spyfall" / f"{name}.record"
        if not path.exists():
            path.write_bytes(record.encode().encode())
            path.with_suffix(".expected").write_text(expected(record), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
