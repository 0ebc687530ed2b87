"""The picture of a night in the terminal, drawn and told, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from nightowl import registry
from nightowl.games.gelini.codes import codes
from nightowl.games.gelini.counters import GAP, KINDS
from nightowl.games.gelini.moves import CALL_AT, GO
from nightowl.kernel.chance import Seeded
from nightowl.kernel.texts import LANGUAGES
from nightowl.kernel.walk import walk

NAMES = ["Ada", "Ben", "Cleo", "Dov", "Konstantin"]


def views(seats: int, seed: int = 1) -> list[Any]:
    """What the first seat sees in a random game with action counters, at every step."""
    game = registry.load("gelini")
    start = game.new(game.options({"actions": True, "choose": True}), seats)
    return [game.view(step.after, 0) for step in walk(game, start, Seeded(seed))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_counters_share_a_code(lang: str) -> None:
    found = codes(registry.texts("gelini", lang))
    assert len(set(found.values())) == len(found) == KINDS - 1
    assert {len(code) for code in found.values()} == {3}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_the_picture_fits_into_80_columns_at_every_step(lang: str, seats: int) -> None:
    texts = registry.texts("gelini", lang)
    for view in views(seats):
        drawn = registry.picture("gelini")(view, texts, NAMES[:seats])  # type: ignore[misc]
        assert max(len(line) for line in drawn) <= 80, drawn
        assert registry.sentences("gelini")(view, texts, NAMES[:seats])  # type: ignore[misc]


def test_every_counter_token_and_gap_of_the_line_is_drawn() -> None:
    texts = registry.texts("gelini", "en")
    view = views(3)[-20]
    drawn = registry.picture("gelini")(view, texts, NAMES[:3])  # type: ignore[misc]
    cells = " ".join(line[5:] for line in drawn if line[:3].strip().isdigit()).split()
    stands = {place: f"[{'ABC'[seat]}]" for seat, place in enumerate(view.places)}
    line = [stands.get(spot) or ("·" if kind == GAP else codes(texts)[kind]) for spot, kind in enumerate(view.line)]
    assert cells[:-1] == line
    assert cells[-1] in ("Ban", "[A]", "[B]", "[C]")


def test_a_move_says_which_counter_it_takes() -> None:
    game, texts = registry.load("gelini"), registry.texts("gelini", "en")
    seen = 0
    for view in [view for seed in range(8) for view in views(3, seed) if view.legal]:
        for move in view.legal:
            remark = registry.remark("gelini", view, move, texts)
            after, told = game.apply(game.imagine(view, Seeded(0)), 0, move)
            taken = [event.outside() for event in told if event.kind.name in ("took", "called")]
            if taken and (move == GO or CALL_AT <= move < CALL_AT + 52):
                assert remark == texts.say(f"counter-{taken[0]['counter']}")
                seen += 1
            assert bool(remark) == (move == GO or CALL_AT <= move < CALL_AT + 52)
            assert after is not None
    assert seen > 50
