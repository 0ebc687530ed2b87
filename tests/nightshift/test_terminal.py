"""Nightshift in the terminal: the age gate, every mode to the end, records that replay and verify."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.commands import nightowl_says

GATE = "18\n"
ALWAYS_FIRST = "1\n" * 900


COOP, TEAMS = ["--option", "mode=coop"], ["--option", "mode=teams"]
MODES = [["--seats", "3"], ["--seats", "1"], ["--seats", "2", *COOP], ["--seats", "4", *TEAMS]]


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_is_played_to_the_end(mode: list[str], tmp_path: Path) -> None:
    args = ["play", "nightshift", "--plain", "--seed", "7", "--option", "shift=short", "--bots", "easy", *mode]
    args = args if mode != ["--seats", "1"] else [arg for arg in args if arg not in ("--bots", "easy")]
    done = nightowl_says(*args, "--record", str(tmp_path / "a.record"), given=GATE + ALWAYS_FIRST, home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The club closes." in done.stdout
    checked = nightowl_says("verify", str(tmp_path / "a.record"), home=tmp_path)
    assert "all of them are legal" in checked.stdout


def test_it_opens_only_for_adults_and_asks_once(tmp_path: Path) -> None:
    closed = nightowl_says("play", "nightshift", "--plain", "--seed", "7", given="no\n", home=tmp_path)
    assert (closed.returncode, "stays closed" in closed.stdout, "doors" in closed.stdout) == (1, True, False)
    nightowl_says("play", "nightshift", "--plain", "--seed", "7", "--bots", "random", given=GATE + "q\n", home=tmp_path)
    again = nightowl_says("play", "nightshift", "--plain", "--seed", "7", "--bots", "random", given="q\n", home=tmp_path)
    assert "18" not in again.stdout.split("Nightshift")[0]
    assert "The doors are open." in again.stdout


def test_a_window_that_asks_for_nothing_is_passed_without_a_word(tmp_path: Path) -> None:
    """Answers she was asked for are told; those given for her would fill her screen."""
    args = ["play", "nightshift", "--plain", "--seats", "3", "--seed", "7", "--option", "shift=short", "--bots", "easy"]
    done = nightowl_says(*args, given=GATE + ALWAYS_FIRST, home=tmp_path)
    asked = sum("Let it be" in line for line in done.stdout.splitlines())
    assert "The club closes." in done.stdout
    assert done.stdout.count("Answer of Ada") <= asked
