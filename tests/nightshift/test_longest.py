"""The longest game that people can play is read again in time, on either build."""

from __future__ import annotations

import time

from nightowl.kernel.chance import Seeded
from nightowl.kernel.host import Host
from nightowl.kernel.record import Record
from nightowl.registry import load
from nightowl.server.records import ALL, LARGEST, replayed
from nightowl.server.service import READING
from nightowl.server.wire import Replay
from table import header

GAME = load("nightshift")
ENDS = ("end", "engage", "steal", "leave", "accept", "skip")  # what makes a night shorter


def dawdled() -> Record:
    """Five dancers on a long shift with a clock, none of whom ends anything while something else can be done."""
    options = {"clock": "table"}
    record = Record(header(GAME, options, 5))
    host = Host(GAME, GAME.new(GAME.options(options), 5), record, Seeded(1))
    whims = Seeded(2)
    host.settle()
    while (ask := host.ask()) is not None:
        seat = ask.seats[0]
        legal = GAME.legal(host.state, seat)
        longer = [move for move in legal if GAME.moves.kind_of(move).name not in ENDS] or legal
        host.play_outside(seat, GAME.moves.outside(longer[whims.below(len(longer))]))
    return record


def test_the_longest_game_is_replayed_for_everybody_in_a_quarter_of_the_time_there_is() -> None:
    record = dawdled()
    text = record.encode().encode()
    assert len(record.entries) > 1200
    assert len(text) < LARGEST / 4
    began = time.process_time()
    assert isinstance(replayed(text, ALL, True), Replay)
    assert time.process_time() - began < READING / 4
