"""Makes Gelini's golden records: `python tests/gelini/records.py --write`. Random players, a known secret, known nonces.

Records that lie there already are never made anew: what was played stays played.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from nightowl.kernel.chance import Seeded
from nightowl.kernel.deal import Deal, commit
from nightowl.kernel.game import CHANCE
from nightowl.kernel.host import Host
from nightowl.kernel.record import Record
from nightowl.players.random import Random
from nightowl.registry import load
from table import header
from test_records import FOLDER, expected, replayed

SECRET = bytes(range(32))
GAME = load("gelini")


class Sitting:
    """Humans and bots, all of them random players, with a deal that can be verified."""

    def __init__(self, seats: int, humans: list[int], seed: str, promised: bool = True, **options: Any) -> None:
        self.deal = Deal(humans, SECRET)
        self.record = Record(header(GAME, options, seats, commitment=self.deal.commitment if promised else ""))
        state = GAME.new(GAME.options(options), seats)
        self.host = Host(GAME, state, self.record, None)
        self.chance = Seeded(seed)
        for act in self.deal.sits(seats):
            self.record.add_act(None, act)

    def gives_nonces(self) -> Sitting:
        nonces = {seat: bytes([seat + 1] * 16) for seat in sorted(self.deal.humans)}
        for seat, nonce in nonces.items():
            self.record.add_act(seat, self.deal.commit_nonce(seat, commit(nonce)))
        for seat, nonce in nonces.items():
            self.record.add_act(seat, self.deal.show_nonce(seat, nonce.hex()))
        self.host.source = self.deal.source()
        self.host.settle()
        return self

    def plays(self, most: int = 10_000) -> Sitting:
        for _ in range(most):
            ask = self.host.ask()
            if ask is None:
                break
            seat = ask.seats[0]
            if seat == CHANCE:
                legal = GAME.legal(self.host.state, CHANCE)
                pick = self.chance.pick(GAME.odds(self.host.state))
                self.host.play_outside(CHANCE, GAME.moves.outside(legal[pick]))
            else:
                self.host.play(seat, Random().choose(GAME.view(self.host.state, seat), self.chance))
        return self

    def plays_until(self, kind: str) -> Sitting:
        """Until the last entry is a move of that kind."""
        while self.record.entries[-1].what.get("type") != kind:
            self.plays(1)
        return self

    def takes_back(self) -> Sitting:
        self.record.add_act(None, {"act": "undo", "to": len(self.record.entries) - 1})
        self.host.state = replayed(self.record)
        return self

    def acts(self, seat: int | None, **what: Any) -> Sitting:
        self.record.add_act(seat, what)
        return self

    def reveals(self) -> Record:
        self.record.add_act(None, self.deal.reveal())
        return self.record


def base() -> Record:
    return Sitting(3, [0, 1], "base").gives_nonces().plays().reveals()


def actions() -> Record:
    return Sitting(4, [0, 1, 2, 3], "actions", actions=True).gives_nonces().plays().reveals()


def choose() -> Record:
    return Sitting(2, [0], "choose", choose=True, actions=True, patience=4).gives_nonces().plays().reveals()


def undone() -> Record:
    """A token that stayed goes after all; later the table is given up, and still shows its secret."""
    sitting = Sitting(5, [0, 4], "undone", actions=True).gives_nonces().plays(10).plays_until("stay").takes_back()
    return sitting.acts(0, act="chat", text="sorry").plays(20).acts(None, act="give-up").reveals()


def by_hand() -> Record:
    """People roll real dice: nothing is proven."""
    sitting = Sitting(2, [0, 1], "by hand", promised=False).acts(None, act="manual-chance").plays()
    return sitting.record


MADE: dict[str, Callable[[], Record]] = {
    "base": base,
    "actions": actions,
    "choose": choose,
    "undone": undone,
    "by-hand": by_hand,
}


def main(args: list[str]) -> None:
    if args != ["--write"]:
        sys.exit("usage: python tests/gelini/records.py --write")
    for name, make in MADE.items():
        path: Path = FOLDER / "gelini" / f"{name}.record"
        if not path.exists():
            record = make()
            path.write_bytes(record.encode().encode())
            path.with_suffix(".expected").write_text(expected(record), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
