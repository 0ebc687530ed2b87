"""A patch from two views as they are inside is that of the views as shown; views made together are those made one by one."""

from __future__ import annotations

import pytest

from nightowl import registry
from nightowl.kernel.chance import Seeded
from nightowl.kernel.patch import Known, patch
from nightowl.kernel.walk import walk
from nightowl.kernel.wire import show, view_patch

MODES = [(name, mode) for name in registry.games() for mode in registry.charter(name).modes]


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_a_patch_from_inside_is_the_patch_from_outside(name: str, mode: str) -> None:
    game, charter = registry.load(name), registry.charter(name)
    seats = min(charter.seats(mode))
    start = game.new(game.options(charter.modes[mode]), seats)
    for step, _ in zip(walk(game, start, Seeded(7)), range(120), strict=False):
        known: Known = {}
        for eye in (None, *range(seats)):
            old, new = game.view(step.before, eye), game.view(step.after, eye)
            assert game.views(step.after)[-1 if eye is None else eye] == new
            assert view_patch(game, old, new, known) == patch(show(game, old), show(game, new))
