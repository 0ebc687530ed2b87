"""Makes Nightshift's golden records: `python tests/nightshift/records.py --write`. Bots, a known secret, known nonces.

Records that lie there already are never made anew: what was played stays played.
"""

from __future__ import annotations

import sys
from typing import Any

from nightowl.kernel.chance import Seeded
from nightowl.kernel.deal import Deal, commit
from nightowl.kernel.game import CLOCK
from nightowl.kernel.host import Host
from nightowl.kernel.record import Record
from nightowl.registry import bots, load
from table import header
from test_records import FOLDER, expected

SECRET = bytes(range(32))
GAME = load("nightshift")


def sit(seats: int, options: dict[str, Any]) -> tuple[Host, Deal]:
    """A person or two and bots, with a deal that can be verified."""
    deal = Deal(list(range(min(2, seats))), SECRET)
    record = Record(header(GAME, options, seats, commitment=deal.commitment))
    host = Host(GAME, GAME.new(GAME.options(options), seats), record, None)
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


def played(seats: int, level: str, **options: Any) -> Record:
    host, deal = sit(seats, options)
    bot, whims = bots("nightshift")[level](), Seeded(f"{seats} {level}")
    while (ask := host.ask()) is not None:
        seat = ask.seats[0]
        if seat == CLOCK:
            host.play_outside(CLOCK, GAME.moves.outside(GAME.legal(host.state, CLOCK)[0]))
        else:
            host.play(seat, bot.choose(GAME.view(host.state, seat), whims))
    host.record.add_act(None, deal.reveal())
    return host.record


def made() -> dict[str, Record]:
    return {
        "short-3": played(3, "normal", shift="short"),
        "long-5": played(5, "random"),
        "solo": played(1, "normal", mode="solo", shift="short"),
        "coop-2": played(2, "normal", mode="coop", shift="short", dancers="picked"),
        "teams": played(4, "easy", mode="teams", shift="short", clock="table", dancers="drafted", abilities=False),
    }


def main(args: list[str]) -> None:
    if args != ["--write"]:
        sys.exit("usage: python tests/nightshift/records.py --write")
    folder = FOLDER / "nightshift"
    folder.mkdir(exist_ok=True)
    for name, record in made().items():
        path = folder / f"{name}.record"
        if not path.exists():
            path.write_bytes(record.encode().encode())
            path.with_suffix(".expected").write_text(expected(record), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
