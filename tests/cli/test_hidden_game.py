"""Engine and simulations on a game with hidden hands, sealed votes, windows and a clock: nothing in them knows a game."""

from __future__ import annotations

import json
from typing import Any

import pytest

import toy
from nightowl import registry
from nightowl.cli.engine import Engine
from nightowl.kernel.chance import Seeded
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
