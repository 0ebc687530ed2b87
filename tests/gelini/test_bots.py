"""Bots play on views, legally, repeatably, and each level beats the one below."""

from math import comb
from typing import Any

import pytest

from gelini.night import BLUE, RED, night
from nightowl.games.gelini import GAME
from nightowl.games.gelini.bot import BOTS
from nightowl.games.gelini.prospects import prospects
from nightowl.kernel.chance import Seeded
from nightowl.kernel.game import CHANCE
from table import Table

LEVELS = list(BOTS)
ONE_IN_A_THOUSAND = 0.001


def played(levels: list[str], seed: str, **options: Any) -> tuple[list[int], list[int]]:
    """The moves players made, and who won."""
    s = GAME.new(GAME.options(options), len(levels))
    bots = [BOTS[level]() for level in levels]
    chance, whims = Seeded(seed), Seeded(seed + " whims")
    moves: list[int] = []
    while (ask := GAME.ask(s)) is not None:
        seat = ask.seats[0]
        if seat == CHANCE:
            move = GAME.legal(s, CHANCE)[chance.pick(GAME.odds(s))]
        else:
            move = bots[seat].choose(GAME.view(s, seat), whims)
            assert move in GAME.legal(s, seat)
            moves.append(move)
        GAME.advance(s, seat, move)
    outcome = GAME.outcome(s)
    assert outcome is not None
    return moves, outcome.winners


@pytest.mark.parametrize("options", [{}, {"actions": True}, {"actions": True, "choose": True, "patience": 2}])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_legally_to_the_end(level: str, seats: int, options: dict[str, Any]) -> None:
    assert played([level] * seats, f"{level} {seats}", **options)[1]


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_chance_gives_the_same_moves(level: str) -> None:
    assert played([level] * 3, "again", actions=True) == played([level] * 3, "again", actions=True)


def luck(wins: int, games: int, share: float) -> float:
    """How likely so many wins or more are by luck alone."""
    return sum(comb(games, n) * share**n * (1 - share) ** (games - n) for n in range(wins, games + 1))


@pytest.mark.parametrize("actions", [False, True])
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(("level", "below"), [("hard", "normal"), ("normal", "easy"), ("easy", "random")])
def test_each_level_beats_the_one_below(level: str, below: str, seats: int, actions: bool) -> None:
    """One against all others, in every seat in turn; a shared win is none."""
    games = 80 if level == "hard" else 300
    wins = 0
    for game in range(games):
        levels = [below] * seats
        levels[game % seats] = level
        wins += played(levels, f"{level} {game // seats}", actions=actions)[1] == [game % seats]
    assert luck(wins, games, 1 / seats) < ONE_IN_A_THOUSAND, f"{wins} of {games}"


def chosen(level: str, table: Table, seat: int) -> str:
    return str(GAME.moves.outside(BOTS[level]().choose(table.view(seat), Seeded(1)))["type"])


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_nobody_ends_a_game_she_loses_but_everybody_one_she_wins(level: str) -> None:
    behind = night("- coin vip vip vip vip -", places=[6, 0], floors=["vip", "vip vip vip"]).rolls(1).play(BLUE, "stay")
    ahead = night("- coin vip vip vip vip -", places=[6, 0], floors=["vip vip vip", "vip"]).rolls(1).play(BLUE, "stay")
    assert (chosen(level, behind, RED), chosen(level, ahead, RED)) == ("stay", "go")


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_clique_in_reach_is_taken(level: str) -> None:
    table = night("mint-1 teal-3 vip vip vip vip vip vip", floors=["teal-1", "teal-2"]).rolls(2)
    assert chosen(level, table, RED) == "go"


def test_hard_takes_from_who_threatens_a_clique_of_hers() -> None:
    """Blue holds the third of a colour of which Red has one; the second is in Blue's reach."""
    table = night(
        "flyer coin coin teal-3 vip vip vip vip",
        floors=["teal-1 plum-1", "teal-2 plum-1 lemon-1"],
    )
    table.rolls(1).play(RED, "go")
    move = GAME.moves.outside(BOTS["hard"]().choose(table.view(RED), Seeded(1)))
    assert move == {"type": "flyer", "seat": BLUE, "counter": "teal-2"}


def test_prospects_fall_when_another_may_take_a_clique() -> None:
    safe = night("teal-3 vip vip vip", floors=["teal-1 teal-2", ""]).state
    risky = night("teal-3 vip vip vip", floors=["teal-2", "teal-1"]).state
    lost = night("teal-3 vip - vip", places=[2, -1], floors=["teal-2", "teal-1"]).state
    assert prospects(safe)[RED] > prospects(risky)[RED] > prospects(lost)[RED]
