"""The rehearsal leaves a good player's advice only for a move that has proven better, in the same worlds."""

from __future__ import annotations

from typing import Any

import toy
from nightowl import registry
from nightowl.kernel.chance import Seeded, Source
from nightowl.kernel.game import CHANCE
from nightowl.kernel.playout import playout
from nightowl.lab.match import Match
from nightowl.players.random import Random
from nightowl.players.rehearsal import FEW, Rehearsal, Rival, hopeful, is_settled, proven
from nightowl.players.search import shares

GELINI: Any = registry.load("gelini")


def first_view(game: Any, seed: int) -> Any:
    s = game.new(game.options(), 2)
    source = Seeded(seed)
    while game.ask(s).seats == (CHANCE,):
        game.advance(s, CHANCE, game.legal(s, CHANCE)[source.pick(game.odds(s))])
    return game.view(s, game.ask(s).seats[0])


def first_of(view: Any, chance: Source) -> int:
    return int(view.legal[0])


def to_the_end(s: Any) -> int:
    return 1 << 40


def rival(move: int, *brought: float) -> Rival:
    made = Rival(move)
    for more in brought:
        made.learn(more)
    return made


def test_a_move_that_is_better_in_every_world_is_proven() -> None:
    assert proven([rival(1, 0.1, 0.1, 0.2), rival(2, 0.3, 0.3, 0.4), rival(3, -0.1, 0.0, 0.0)], advised=9) == 2


def test_a_lucky_move_is_not_proven() -> None:
    assert proven([rival(1, 0.9, -0.8, 0.7, -0.6)], advised=9) == 9


def test_who_falls_behind_is_not_tried_on_and_many_are_halved() -> None:
    assert hopeful([rival(1, -0.2, -0.3)]) == []
    many = [rival(move, 0.1 * move - 4, 0.1 * move + 4) for move in range(1, 11)]
    assert [it.move for it in hopeful(many)] == [10, 9, 8, 7, 6]
    assert len(hopeful(many[:4])) == FEW


def test_one_that_is_better_beyond_doubt_needs_no_further_world() -> None:
    assert is_settled([rival(1, 0.3, 0.31, 0.3)])
    assert not is_settled([rival(1, 0.3, 0.31, 0.3), rival(2, 0.3, 0.31, 0.3)])
    assert not is_settled([rival(1, 0.9, -0.8, 0.7, -0.6)])
    assert not is_settled([])


def test_the_advice_stays_where_nothing_differs() -> None:
    view = first_view(GELINI, 3)
    bot = Rehearsal(GELINI, first_of, playout, to_the_end, lambda s: [0.5] * s.seats, worlds=32, seconds=9)
    assert bot.choose(view, Seeded(1)) == view.legal[0]


class Watched:
    """Gelini; `moved` is the move tried last."""

    def __init__(self) -> None:
        self.moved = -1
        self.imagine = GELINI.imagine

    def apply(self, s: Any, seat: int, move: int) -> Any:
        self.moved = move
        return GELINI.apply(s, seat, move)


def test_the_advice_is_left_for_what_is_judged_better() -> None:
    view, game = first_view(GELINI, 3), Watched()
    wanted = view.legal[-1]

    def judge(s: Any) -> list[float]:
        return [float(game.moved == wanted)] * s.seats

    assert wanted != view.legal[0]
    bot = Rehearsal(game, first_of, playout, to_the_end, judge, worlds=32, seconds=60)  # type: ignore[arg-type]
    assert bot.choose(view, Seeded(1)) == wanted


def test_without_time_it_takes_the_advice() -> None:
    view = first_view(GELINI, 3)
    bot = Rehearsal(GELINI, first_of, playout, to_the_end, lambda s: shares(GELINI, s), worlds=32, seconds=0)
    assert bot.choose(view, Seeded(1)) == view.legal[0]


def test_the_same_view_and_chance_give_the_same_move() -> None:
    view = first_view(toy.GAME, 3)
    bot = Rehearsal(toy.GAME, Random().choose, playout, to_the_end, lambda s: shares(toy.GAME, s), 32, 60)
    assert len({bot.choose(view, Seeded(7)) for _ in range(3)}) == 1


def test_it_beats_the_player_who_advises_it() -> None:
    share = 0.0
    for seed in range(20):
        seat = seed % 2
        bots: list[Any] = [Random(), Random()]
        bots[seat] = Rehearsal(GELINI, Random().choose, playout, to_the_end, lambda s: shares(GELINI, s), 24, 60)
        s = GELINI.new(GELINI.options(), 2)
        Match(GELINI, s, bots, Seeded(seed)).play()
        winners = GELINI.outcome(s).winners
        share += (seat in winners) / len(winners)
    assert share >= 13
