"""Makes Werewolf's golden records: `python tests/werewolf/records.py --write`. Random players, a known secret, known nonces.

Records that lie there already are never made anew: what was played stays played.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from nightowl.kernel.chance import Seeded
from nightowl.kernel.deal import Deal, commit
from nightowl.kernel.game import CLOCK
from nightowl.kernel.host import Host
from nightowl.kernel.record import Record
from nightowl.players.random import Random
from nightowl.registry import load
from table import header
from test_records import FOLDER, expected

SECRET = bytes(range(32))
GAME = load("werewolf")
SLOW = 9  # one answer in so many comes too late, and the clock goes on without it


def played(seats: int, humans: list[int], seed: str, carry: Any = None, **options: Any) -> Record:
    """A whole game of a verifiable deal."""
    deal = Deal(humans, SECRET)
    record = Record(header(GAME, options, seats, commitment=deal.commitment, carry=carry))
    host = Host(GAME, GAME.new(GAME.options(options), seats, carry), record, None)
    chance = Seeded(seed)
    for act in deal.sits(seats):
        record.add_act(None, act)
    nonces = {seat: bytes([seat + 1] * 16) for seat in humans}
    for seat, nonce in nonces.items():
        record.add_act(seat, deal.commit_nonce(seat, commit(nonce)))
    for seat, nonce in nonces.items():
        record.add_act(seat, deal.show_nonce(seat, nonce.hex()))
    host.source = deal.source()
    host.settle()
    while (ask := host.ask()) is not None:
        late = GAME.legal(host.state, CLOCK)
        if ask.seats[0] == CLOCK or (late and ask.sealed and chance.below(SLOW) == 0):
            host.play_outside(CLOCK, GAME.moves.outside(late[0]))
        else:
            host.play(ask.seats[0], Random().choose(GAME.view(host.state, ask.seats[0]), chance))
    record.add_act(None, deal.reveal())
    return record


def main(args: list[str]) -> None:
    if args != ["--write"]:
        sys.exit("usage: python tests/werewolf/records.py --write")
    made = {
        "quick": played(3, [0, 1], "quick", talk=4),
        "narrated": played(5, [0, 1, 2, 3, 4], "narrated", talk=3, night="narrated", set="doppelganger"),
        "random": played(7, [2], "random", talk=2, set="random"),
        "match": played(4, [0, 3], "match", carry={"chips": [4, 2, 4, 0]}, talk=3, lone_wolf=False),
    }
    for name, record in made.items():
        path: Path = FOLDER / "werewolf" / f"{name}.record"
        if not path.exists():
            path.write_bytes(record.encode().encode())
            path.with_suffix(".expected").write_text(expected(record), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
