"""Cheap luck for thought-of games: repeatable, and even enough."""

from __future__ import annotations

from itertools import pairwise

import pytest

from nightowl.kernel.chance import Sketch

THROWS = 6000


def test_the_same_seed_gives_the_same_luck() -> None:
    one, two = Sketch(7), Sketch(7)
    assert [one.below(100) for _ in range(20)] == [two.below(100) for _ in range(20)]


@pytest.mark.parametrize("step", [1, 16, 1024])
def test_first_throws_of_seeds_side_by_side_are_a_fair_die_and_have_nothing_to_do_with_each_other(
    step: int,
) -> None:
    throws = [Sketch(seed * step).below(6) for seed in range(THROWS)]
    for face in range(6):
        assert throws.count(face) == pytest.approx(THROWS / 6, rel=0.12)
    pairs = list(pairwise(throws))
    for one in range(6):
        for other in range(6):
            assert pairs.count((one, other)) == pytest.approx(THROWS / 36, rel=0.4)


def test_it_picks_in_proportion_and_never_what_has_no_weight() -> None:
    source = Sketch(3)
    picks = [source.pick([1, 0, 3]) for _ in range(THROWS)]
    assert picks.count(1) == 0
    assert picks.count(2) == pytest.approx(THROWS * 0.75, rel=0.05)
