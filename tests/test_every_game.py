"""Every registered game, mode and number of seats under the laws. NIGHTOWL_LAWS says how many games, NIGHTOWL_SEED which."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from nightowl import registry
from nightowl.kernel.chance import Seeded
from nightowl.kernel.laws import hold, imagine_exactly
from nightowl.kernel.stack import WINDOW
from nightowl.kernel.texts import LANGUAGES
from nightowl.kernel.walk import walk

ROOT = Path(__file__).parents[1]
TIMES = int(os.environ.get("NIGHTOWL_LAWS", "1"))
SEED = int(os.environ.get("NIGHTOWL_SEED", "1"))

EVERY = [
    (name, mode, seats)
    for name in registry.games()
    for mode in registry.charter(name).modes
    for seats in registry.charter(name).seats(mode)
]
SMALL = [(name, *small) for name in registry.games() for small in registry.charter(name).small]


@pytest.mark.parametrize(("name", "mode", "seats"), EVERY)
def test_the_laws_hold(name: str, mode: str, seats: int) -> None:
    game, charter = registry.load(name), registry.charter(name)
    different = 0
    for n in range(3 * TIMES):
        different += hold(game, charter, mode, seats, f"{SEED} {n}").different
    assert different > 0 or not charter.has_secrets(mode), "twins that never differ show nothing"


@pytest.mark.parametrize(("name", "mode", "seats", "moves"), SMALL)
def test_what_is_imagined_is_what_could_be(name: str, mode: str, seats: int, moves: int) -> None:
    game, charter = registry.load(name), registry.charter(name)
    told_apart = [imagine_exactly(game, charter, mode, seats, moves, f"{SEED} {n}") for n in range(10 * TIMES)]
    assert max(told_apart) > 1, "a position with one world shows nothing"


@pytest.mark.parametrize("name", registry.games())
def test_a_game_has_all_it_needs(name: str) -> None:
    package = Path(registry.__file__).parent / "games" / name
    for lang in LANGUAGES:
        assert (package / "texts" / f"{lang}.ftl").exists(), f"{name} has no texts in {lang}"
    assert list((ROOT / "tests" / name / "playthroughs").glob("*.txt")), f"{name} has no playthroughs"
    assert list((ROOT / "tests" / "records" / name).glob("*.record")), f"{name} has no golden records"
    assert (ROOT / "docs" / "games" / f"{name}.md").exists(), f"{name} has no rules page"
    assert (ROOT / "docs" / "rulings" / f"{name}.md").exists(), f"{name} has no rulings"
    assert f"| {name}," in (ROOT / "docs" / "performance.md").read_text(encoding="utf-8"), f"{name} has no benchmark"
    assert registry.charter(name).modes


@pytest.mark.parametrize("name", registry.games())
def test_a_game_that_hides_something_says_what_its_seats_see(name: str) -> None:
    charter = registry.charter(name)
    if charter.secrets:
        assert charter.small, "law 7 needs positions small enough to enumerate"
        assert type(charter).sees is not type(charter).__mro__[-2].sees


@pytest.mark.parametrize("name", registry.games())
def test_a_game_names_its_windows(name: str) -> None:
    """Whoever lets them go by beforehand, or sets how long they last, is offered it where there are any, and only there."""
    game, charter = registry.load(name), registry.charter(name)
    paces: dict[str, set[bool]] = {}
    for mode in charter.modes:
        for seed in range(3):
            s = game.new(game.options(charter.modes[mode]), max(charter.seats(mode)))
            for step in walk(game, s, Seeded(seed)):
                ask = game.ask(step.after)
                if ask is not None:
                    paces.setdefault(ask.moment, set()).add(ask.pace == WINDOW)
    windows = {moment for moment, found in paces.items() if True in found}
    assert windows == set(game.windows)
    assert all(paces[moment] == {True} for moment in windows)
