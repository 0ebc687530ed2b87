"""The search bot plays any game from views alone."""

from __future__ import annotations

from typing import Any

import pytest

import toy
from nightowl import registry
from nightowl.kernel.chance import Seeded
from nightowl.kernel.game import CHANCE, CLOCK, Game
from nightowl.lab.match import Match
from nightowl.players.random import Random
from nightowl.players.search import Search


def winners(game: Game[Any], bots: list[Any], seed: int) -> list[int]:
    source = Seeded(seed)
    s = game.new(game.options(), len(bots))
    while (ask := game.ask(s)) is not None:
        seat = ask.seats[0]
        moves = game.legal(s, seat)
        if seat in (CHANCE, CLOCK):
            game.advance(s, seat, moves[source.pick(game.odds(s)) if seat == CHANCE else 0])
            continue
        move = bots[seat].choose(game.view(s, seat), source)
        assert move in moves
        game.advance(s, seat, move)
    outcome = game.outcome(s)
    assert outcome is not None
    return outcome.winners


@pytest.mark.parametrize(("game", "rounds"), [(registry.load("gelini"), 60), (toy.GAME, 60)], ids=["gelini", "toy"])
def test_it_beats_random_play(game: Game[Any], rounds: int) -> None:
    share = 0.0
    for seed in range(20):
        seat = seed % 2
        bots: list[Any] = [Random(), Random()]
        bots[seat] = Search(game, rounds, cap=40)
        won = winners(game, bots, seed)
        share += (seat in won) / len(won)
    assert share >= 14


def test_the_same_view_and_chance_give_the_same_move() -> None:
    game = toy.GAME
    s = game.new(game.options(), 2)
    source = Seeded(3)
    while game.ask(s).seats == (CHANCE,):  # type: ignore[union-attr]
        game.advance(s, CHANCE, game.legal(s, CHANCE)[source.pick(game.odds(s))])
    view = game.view(s, game.ask(s).seats[0])  # type: ignore[union-attr]
    assert len({Search(game, 50).choose(view, Seeded(7)) for _ in range(3)}) == 1


def test_an_unfinished_game_is_judged() -> None:
    game = registry.load("gelini")
    asked = []

    def judge(s: Any) -> list[float]:
        asked.append(s)
        return [0.5] * s.seats

    s = game.new(game.options(), 2)
    source = Seeded(3)
    while game.ask(s).seats == (CHANCE,):  # type: ignore[union-attr]
        game.advance(s, CHANCE, game.legal(s, CHANCE)[source.pick(game.odds(s))])
    Search(game, 20, cap=1, judge=judge).choose(game.view(s, game.ask(s).seats[0]), source)  # type: ignore[union-attr]
    assert asked


@pytest.mark.parametrize("name", registry.games())
def test_it_plays_every_game_to_the_end(name: str) -> None:
    """As `simulate --players search,random` does, with few worlds; also where nobody but a clock is asked."""
    game = registry.load(name)
    options = {"shift": "short"} if name == "nightshift" else {}
    seats = max(2, game.fewest)
    s = game.new(game.options(options), seats)
    bots: list[Any] = [registry.players(name)["search"](), *(Random() for _ in range(seats - 1))]
    bots[0].rounds = 3
    assert isinstance(bots[0], Search)
    Match(game, s, bots, Seeded(5)).play()
    assert game.outcome(s) is not None
