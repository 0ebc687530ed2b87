"""Golden records of all games: read back byte for byte, replayed to the same state, proven or not as they were.

Beside `x.record` lies `x.expected`: the fingerprint of the last state, and what verifying says.
"""

from pathlib import Path
from typing import Any

import pytest

from nightowl.kernel.deal import verify
from nightowl.kernel.record import Entry, Record
from nightowl.kernel.wire import parse
from nightowl.registry import games, load
from table import fingerprint

FOLDER = Path(__file__).parent / "records"
GOLDEN = sorted(FOLDER.glob("*/*.record"))


def replayed(record: Record) -> Any:
    """The last state; every entry must be legal, and chance must have had these odds."""
    game = load(record.header.game)
    assert (record.header.rules, record.header.content) == (game.rules, game.content)
    state = game.new(game.options(record.header.options), len(record.header.seats), record.header.carry)
    for entry in record.moves():
        enter(game, state, entry)
    return state


def enter(game: Any, state: Any, entry: Entry) -> None:
    move, seat = parse(game.moves, entry.what), entry.seat
    legal = game.legal(state, seat)
    assert move in legal, f"entry {entry.n}"
    if entry.kind == "chance":
        assert (entry.odds, entry.pick) == (game.odds(state), legal.index(move)), f"entry {entry.n}"
    game.advance(state, seat, move)


def expected(record: Record) -> str:
    verdict = verify(record)
    said = "proven" if verdict.is_proven else verdict.reason if verdict.ok else f"broken: {verdict.reason}"
    return f"state {fingerprint(record.header.game, replayed(record))}\ndeal {said}\n"


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_record_replays_to_the_same_state(path: Path) -> None:
    text = path.read_bytes()
    record = Record.decode(text)
    assert record.encode().encode() == text
    assert expected(record) == path.with_suffix(".expected").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_changed_digit_in_a_golden_record_is_found_where_it_is(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").split("\n")
    entry = next(n for n, line in enumerate(lines) if '"pick":' in line)
    lines[entry] = lines[entry].replace('"pick":', '"pick":1')
    assert verify("\n".join(lines)).entry == entry


@pytest.mark.parametrize("game", games())
def test_every_game_has_golden_records_and_each_says_what_it_expects(game: str) -> None:
    found = [path for path in GOLDEN if path.parent.name == game]
    assert found
    assert {path.stem for path in found} == {path.stem for path in (FOLDER / game).glob("*.expected")}
