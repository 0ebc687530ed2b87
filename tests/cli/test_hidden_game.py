"""Engine and simulations on a game with hidden hands, sealed votes, windows and a clock: nothing in them knows a game."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

import toy
from nightowl import registry
from nightowl.cli.engine import Engine
from nightowl.cli.screen import Screen
from nightowl.cli.sitting import Sitting
from nightowl.cli.table import Table
from nightowl.kernel.chance import Seeded
from nightowl.kernel.texts import Texts
from nightowl.kernel.texts_check import needed
from nightowl.kernel.walk import walk
from nightowl.lab.match import Match
from nightowl.players.random import Random


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> Engine:
    monkeypatch.setattr(registry, "games", lambda: ["mousetrap"])
    monkeypatch.setattr(registry, "load", lambda _: toy.GAME)
    monkeypatch.setattr(registry, "bots", lambda _: {"random": Random})
    return Engine("en")


def ask(e: Engine, do: str, **fields: Any) -> dict[str, Any]:
    answer = e.answer(json.dumps({"do": do, **fields}).encode())
    assert "result" in answer, answer
    result: dict[str, Any] = answer["result"]
    return result


@pytest.mark.parametrize("clocked", [False, True])
@pytest.mark.parametrize("chance", ["table", "manual"])
@pytest.mark.parametrize("seed", range(5))
def test_a_program_plays_every_seat_to_the_end(engine: Engine, clocked: bool, chance: str, seed: int) -> None:
    source = Seeded(seed)
    asked: list[Any] = []
    answer = ask(engine, "new", game="mousetrap", table="t", chance=chance, options={"clocked": clocked})
    while answer["ask"] is not None:
        seats = answer["ask"]["seats"]
        seat = seats[source.below(len(seats))]
        asked.append(seat)
        moves = ask(engine, "legal", table="t", seat=seat)["moves"]
        answer = ask(engine, "play", table="t", seat=seat, move=moves[source.below(len(moves))])
    assert ("chance" in asked) == (chance == "manual")
    assert ("clock" in asked) <= (chance == "manual")
    assert ask(engine, "outcome", table="t")["outcome"] is not None


def test_a_private_fact_says_whom_it_is_for(engine: Engine) -> None:
    told = ask(engine, "new", game="mousetrap", table="t", seed=1)["told"]
    private = [fact for fact in told if "for" in fact]
    assert private
    assert all(len(fact["for"]) < 3 for fact in private)


@pytest.mark.parametrize("clocked", [False, True])
def test_bots_play_it_to_the_end(clocked: bool) -> None:
    for seed in range(20):
        state = toy.GAME.new(toy.GAME.options({"clocked": clocked}), 3)
        assert Match(toy.GAME, state, [Random()] * 3, Seeded(seed)).play() > 0
        assert toy.GAME.outcome(state) is not None


def moments() -> set[str]:
    """The texts for all that the toy asks."""
    games = [walk(toy.GAME, toy.GAME.new(toy.GAME.options(), 3), Seeded(seed)) for seed in range(30)]
    asks = [toy.GAME.ask(step.before) for steps in games for step in steps]
    return {f"ask-{ask.moment}" for ask in asks if ask is not None}


class Pipe(io.StringIO):
    """Endless typing of the first move; every Enter and number is taken."""

    def readline(self, *_: Any) -> str:
        return "1\n"


def test_at_one_screen_nobody_reads_what_another_was_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    ids = needed(toy.GAME, toy.CHARTER.hows) | moments()
    (tmp_path / "en.ftl").write_text("".join(f"{id} = {id}\n" for id in ids), encoding="utf-8")
    texts = Texts("en", [*registry.text_folders(None), tmp_path])
    monkeypatch.setattr(registry, "_part", lambda *_: None)
    monkeypatch.setattr(sys, "stdin", Pipe())
    sitting = Sitting(toy.GAME, toy.GAME.options(), ["Ada", "Ben", "Cleo"], [0, 1, 2], seed=1)
    Table(Screen(texts, True), sitting, {}).play()
    covers = capsys.readouterr().out.split("The screen goes to ")[1:]
    assert len(covers) > 5
    for part in covers:
        seat = ["Ada", "Ben", "Cleo"].index(part.split(".")[0])
        seen = [line for line in part.partition("Your move")[0].splitlines() if line.startswith("seat: ")]
        assert seen == [f"seat: {seat}"]
