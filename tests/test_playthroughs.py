"""Whole games as text: the rules must tell each of them again, word for word."""

from pathlib import Path

import pytest

from nightowl.registry import games
from playthroughs import FOLDER, found, replayed


@pytest.mark.parametrize("path", found(), ids=lambda path: str(path.relative_to(FOLDER)))
def test_a_playthrough_is_told_again_word_for_word(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert replayed(text) == text
    assert "\nwinners: " in text, "a whole game"


@pytest.mark.parametrize("game", games())
def test_every_game_has_a_playthrough(game: str) -> None:
    assert [path for path in found() if path.parts[-3] == game]


def test_a_change_is_noticed() -> None:
    text = found()[0].read_text(encoding="utf-8")
    seed = next(line for line in text.splitlines() if line.startswith("seed: "))
    with pytest.raises((AssertionError, KeyError)):
        assert replayed(text.replace(seed, "seed: another")) == text
