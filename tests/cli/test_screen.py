"""What a terminal shows of a line that is too long for it."""

from __future__ import annotations

import pytest

from nightowl.cli.screen import Screen
from nightowl.registry import texts

LONG = "  7  Play “Old Debt”: " + "word " * 40


def shown(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], plain: bool) -> list[str]:
    monkeypatch.setenv("COLUMNS", "80")
    screen = Screen(texts("nightshift", "en"), plain)
    screen.plain = plain
    screen.item(LONG.rstrip())
    return capsys.readouterr().out.splitlines()


def test_a_long_move_goes_on_under_its_words(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    first, *more = shown(monkeypatch, capsys, plain=False)
    assert first.startswith("  7  Play")
    assert len(more) == 2
    assert all(line.startswith("     word") and len(line) <= 80 for line in more)


def test_plainly_no_line_is_broken(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(monkeypatch, capsys, plain=True) == [LONG.rstrip()]
