"""`nightowl engine`: what docs/engine.md promises, on the real process."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cli.commands import DOCS, nightowl_says
from nightowl import registry
from nightowl.cli.engine import LONGEST_LINE, Engine
from nightowl.kernel.deal import verify
from nightowl.kernel.record import Record


def talk(*requests: Any) -> list[dict[str, Any]]:
    lines = [r if isinstance(r, str) else json.dumps(r) for r in requests]
    done = nightowl_says("engine", given="\n".join(lines) + "\n")
    assert (done.returncode, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]


def engine() -> Engine:
    return Engine("en")


def ask(e: Engine, do: str, **fields: Any) -> dict[str, Any]:
    return e.answer(json.dumps({"do": do, **fields}).encode())


def test_the_exchange_in_the_document_is_what_the_engine_says() -> None:
    page = (DOCS / "engine.md").read_text(encoding="utf-8")
    exchange = next(part for part in page.split("```") if part.startswith("\n> ")).strip().splitlines()
    sent = [line[2:] for line in exchange if line.startswith("> ")]
    answers = [line[2:] for line in exchange if line.startswith("< ")]
    done = nightowl_says("engine", given="\n".join(sent) + "\n")
    assert len(sent) > 10
    assert done.stdout.splitlines() == answers


def test_the_document_lists_every_command_and_every_code() -> None:
    page = (DOCS / "engine.md").read_text(encoding="utf-8")
    from nightowl.cli.requests import KINDS

    assert [name for name in KINDS if f"| `{name}` |" not in page] == []
    english = (registry.text_folders(None)[-1] / "en.ftl").read_text(encoding="utf-8")
    codes = [line.split(" = ")[0].removeprefix("engine-") for line in english.splitlines() if line.startswith("engine-")]
    assert [code for code in codes if f"`{code}`" not in page] == []


@pytest.mark.parametrize("name", registry.games())
def test_a_whole_game_is_played_by_a_program(name: str) -> None:
    e = engine()
    answer = ask(e, "new", game=name, table="t")["result"]
    assert len(answer["commitment"]) == 64
    while answer["ask"] is not None:
        seat = answer["ask"]["seats"][0]
        move = ask(e, "bot", table="t", seat=seat, level="random")["result"]["move"]
        assert move in ask(e, "legal", table="t", seat=seat)["result"]["moves"]
        answer = ask(e, "play", table="t", seat=seat, move=move)["result"]
    winners = ask(e, "outcome", table="t")["result"]["outcome"]["winners"]
    assert winners or registry.charter(name).may_have_no_winner
    assert ask(e, "play", table="t", seat=0, move=move)["error"]["code"] == "game-over"
    assert ask(e, "bot", table="t", seat=0, level="random")["error"]["code"] == "game-over"
    verdict = verify(ask(e, "record", table="t")["result"]["record"])
    assert (verdict.ok, verdict.reason) == (True, "no-nonce")
    assert ask(e, "new", game=name, after="t")["result"]["table"] == "1"


def test_what_can_be_reckoned_from_a_view_is_told_where_the_options_allow_it() -> None:
    e = engine()
    for table, options in (("helped", {"helper": True}), ("alone", {})):
        answer = ask(e, "new", game="werewolf", table=table, seats=3, seed=5, options=options)["result"]
        assert ask(e, "reckon", table=table, seat=0)["result"] == {"reckoned": None}, "it is still night"
        while (due := answer["ask"])["moment"] != "day":
            move = ask(e, "legal", table=table, seat=due["seats"][0])["result"]["moves"][0]
            answer = ask(e, "play", table=table, seat=due["seats"][0], move=move)["result"]
    assert ask(e, "reckon", table="alone", seat=0)["result"] == {"reckoned": None}
    card = ask(e, "view", table="helped", seat=0)["result"]["view"]["card"]
    mine = ask(e, "reckon", table="helped", seat=0)["result"]["reckoned"]
    nobody = ask(e, "reckon", table="helped", seat=None)["result"]["reckoned"]
    assert mine["seats"][0]["dealt"] == {card: 1.0}
    assert len(mine["wolf"]) == len(mine["centre"]) == 3
    assert nobody["deals"] > mine["deals"], "a spectator knows less"
    assert ask(e, "reckon", table="helped", seat=3)["error"]["code"] == "no-such-seat"


def test_the_caller_may_be_chance() -> None:
    """A whole set-up by hand: 46 counters, two tokens, then a real die shows 3."""
    e = engine()
    ask(e, "new", game="gelini", table="m", chance="manual")
    while True:
        legal = ask(e, "legal", table="m", seat="chance")["result"]
        if legal["moves"][0]["type"] == "roll":
            break
        assert len(legal["odds"]) == len(legal["moves"])
        ask(e, "play", table="m", seat="chance", move=legal["moves"][-1])
    assert legal["odds"] == [1, 1, 2, 1, 1]
    told = ask(e, "play", table="m", seat="chance", move={"type": "roll", "face": 3})["result"]
    assert told["told"] == [{"type": "rolled", "seat": 0, "face": 3}]
    assert told["ask"]["seats"] == [0]
    text = ask(e, "close", table="m")["result"]["record"]
    assert verify(text).reason == "manual-chance"
    assert Record.decode(text).entries[-1].what == {"type": "roll", "face": 3}
    assert ask(e, "ask", table="m")["error"]["code"] == "no-such-table"


def test_several_games_at_once_do_not_mix() -> None:
    e = engine()
    ask(e, "new", game="gelini", table="a", seed=1, seats=2)
    ask(e, "new", game="gelini", table="b", seed=1, seats=2)
    before = ask(e, "view", table="b", seat=0)
    seat = ask(e, "ask", table="a")["result"]["ask"]["seats"][0]
    ask(e, "play", table="a", seat=seat, move={"type": "go"})
    assert ask(e, "view", table="b", seat=0) == before
    assert ask(e, "view", table="a", seat=0) != before


@pytest.mark.parametrize(
    ("request_", "code", "field"),
    [
        ({"do": "fly"}, "unknown-command", "do"),
        ({}, "unknown-command", "do"),
        ({"do": ["new"]}, "unknown-command", "do"),
        ({"do": "new"}, "missing-field", "game"),
        ({"do": "new", "game": "chess"}, "unknown-game", "game"),
        ({"do": "new", "game": "gelini", "seats": 9}, "wrong-seats", "seats"),
        ({"do": "new", "game": "gelini", "seats": True}, "bad-field", "seats"),
        ({"do": "new", "game": "gelini", "names": ["A", "B"], "seats": 3}, "wrong-names", "names"),
        ({"do": "new", "game": "gelini", "options": {"patience": "x"}}, "bad-option", "options.patience"),
        ({"do": "new", "game": "gelini", "options": {"dice": 2}}, "unknown-option", "options.dice"),
        ({"do": "new", "game": "gelini", "colour": "red"}, "unknown-field", "colour"),
        ({"do": "new", "game": "gelini", "table": "t"}, "table-taken", "table"),
        ({"do": "new", "game": "gelini", "after": "t"}, "no-round-before", "after"),
        ({"do": "new", "game": "gelini", "chance": "dice"}, "bad-field", "chance"),
        ({"do": "ask", "table": "x"}, "no-such-table", "table"),
        ({"do": "ask", "table": 1}, "bad-field", "table"),
        ({"do": "legal", "table": "t", "seat": 2}, "no-such-seat", "seat"),
        ({"do": "legal", "table": "t", "seat": -1}, "no-such-seat", "seat"),
        ({"do": "view", "table": "t", "seat": 7}, "no-such-seat", "seat"),
        ({"do": "bot", "table": "t", "seat": 0, "level": "god"}, "no-such-level", "level"),
        ({"do": "play", "table": "t", "seat": 1, "move": {"type": "go"}}, "not-your-turn", ""),
        ({"do": "play", "table": "t", "seat": 0, "move": {"type": "hire"}}, "not-now", ""),
        ({"do": "play", "table": "t", "seat": 0, "move": {"type": "jump"}}, "no-such-move", "move.type"),
        ({"do": "play", "table": "t", "seat": 0, "move": {}}, "no-such-move", "move.type"),
        ({"do": "play", "table": "t", "seat": 0, "move": {"type": "go", "far": 1}}, "bad-field", "move.far"),
        ({"do": "play", "table": "t", "seat": 0, "move": "go"}, "bad-field", "move"),
        ({"do": "play", "table": "t", "seat": "chance", "move": {"type": "roll", "face": 5}}, "chance-is-automatic", "seat"),
        ({"do": "play", "table": "t", "seat": "clock", "move": {"type": "go"}}, "not-now", ""),
    ],
)
def test_a_wrong_request_is_answered_and_the_game_goes_on(request_: Any, code: str, field: str) -> None:
    e = engine()
    ask(e, "new", game="gelini", table="t", seats=2, seed=7)
    before = ask(e, "view", table="t", seat=0)
    error = e.answer(json.dumps(request_).encode())["error"]
    assert (error["code"], error.get("field", "")) == (code, field)
    assert error["message"]
    assert ask(e, "view", table="t", seat=0) == before


def test_the_id_comes_back_with_errors_too() -> None:
    answers = talk({"do": "games", "id": 5}, {"do": "fly", "id": "x"}, {"do": "games", "id": [1]}, "no json", "")
    assert [a.get("id") for a in answers] == [5, "x", None, None]
    assert answers[2]["error"]["field"] == "id"


def test_a_huge_line_is_skipped_and_the_next_is_read() -> None:
    answers = talk("[" * (3 * LONGEST_LINE), {"do": "games", "id": 1}, "[" * 100_000, {"do": "games", "id": 2})
    assert [a.get("error", {}).get("code") for a in answers] == ["line-too-long", None, "not-json", None]


def test_it_ends_at_the_end_of_input_and_at_quit() -> None:
    assert talk({"do": "quit"}, {"do": "games"}) == [{"result": {}}]
    assert nightowl_says("engine").returncode == 0
    assert nightowl_says("engine", given=b'{"do": "games"}').stdout.count("\n") == 1
    assert json.loads(nightowl_says("engine", given=b"\xff\xfe\x00\n").stdout)["error"]["code"] == "not-json"


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(["t", "gelini", "go"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["type", "seat", "face", "x"]), inner),
    max_leaves=5,
)
FIELDS = [
    "do",
    "id",
    "table",
    "game",
    "seat",
    "seats",
    "names",
    "options",
    "seed",
    "chance",
    "after",
    "move",
    "note",
    "level",
]
COMMANDS = ["games", "moves", "new", "ask", "legal", "play", "view", "bot", "outcome", "record", "close"]


@settings(max_examples=200, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(COMMANDS), st.dictionaries(st.sampled_from(FIELDS), VALUES)), max_size=6))
def test_nonsense_never_ends_the_engine(requests: list[tuple[str, dict[str, Any]]]) -> None:
    e = engine()
    ask(e, "new", game="gelini", table="t", seed=1)
    for do, fields in requests:
        given_table = {"table": "t"} if do not in ("games", "moves", "new") else {"game": "gelini"}
        answer = e.answer(json.dumps({"do": do, **given_table, **fields}).encode())
        assert ("result" in answer) != ("error" in answer)
        json.dumps(answer)
    assert e.answer(b'{"do": "games"}')["result"]


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=40) | st.text(max_size=40).map(str.encode))
def test_any_bytes_are_answered(line: bytes) -> None:
    assert engine().answer(line)["error"]["code"]
