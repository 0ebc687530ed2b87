"""Nightshift in the terminal: the age gate, every mode to the end, records that replay and verify."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from pathlib import Path

import pytest

from cli.commands import nightowl_says
from nightowl.cli.screen import Screen
from nightowl.cli.sitting import Sitting
from nightowl.cli.table import Table as Terminal
from nightowl.games.nightshift.picture import is_own
from nightowl.registry import texts

from .club import GAME, RUBY, TOPAZ, Club

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


class Typist(Screen):
    """Types the first move always, or what the test says for a prompt."""

    def __init__(self, typed: Callable[[str], str]) -> None:
        super().__init__(texts("nightshift", "en"), plain=True)
        self.typed = typed
        self.prompts: list[str] = []

    def ask(self, prompt: str) -> str | None:
        self.prompts.append(prompt)
        return self.typed(prompt)


def evening(typed: Callable[[str], str], mode: str = "competitive") -> Typist:
    """A short night of two people at one screen."""
    screen = Typist(typed)
    options = GAME.options({"shift": "short", "abilities": False, "mode": mode})
    Terminal(screen, Sitting(GAME, options, ["Ada", "Ben"], [0, 1], "evening"), {}).play()
    return screen


def answers(screen: Typist) -> int:
    return sum(prompt.startswith("Your answer") for prompt in screen.prompts)


def test_at_one_screen_people_can_let_windows_go_by(capsys: pytest.CaptureFixture[str]) -> None:
    """At one screen a window goes round with the screen, and mostly for nothing."""
    asked = evening(lambda prompt: "1")
    let_by = evening(lambda prompt: "a" if prompt.startswith("Your answer") else "1")
    told = capsys.readouterr().out
    assert all(f"{name} is no longer asked" in told for name in ("Ada", "Ben"))
    assert answers(let_by) < answers(asked) / 2


def test_who_lets_windows_go_by_can_ask_to_be_asked_again(capsys: pytest.CaptureFixture[str]) -> None:
    turns = cycle(["a", "1"])
    evening(lambda prompt: next(turns) if prompt.startswith("Your move") else "a")
    told = capsys.readouterr().out
    for name in ("Ada", "Ben"):
        assert told.count(f"{name} is asked again") > 1


def test_who_lets_windows_go_by_is_still_asked_about_her_own_roll() -> None:
    club = Club(2).has(RUBY, 0, 1).has(TOPAZ, 0, 1).up(3, "thaddius").stands(RUBY, 3).turn(RUBY)
    club.holds(TOPAZ, "spell-doll").play(RUBY, "engage").passes().rolls(3)
    assert club.asked() == "after-roll 0 1"
    assert is_own(club.view(RUBY))
    assert not is_own(club.view(TOPAZ))


def test_who_saves_the_club_with_several_dancers_at_one_screen_hides_nothing_from_herself() -> None:
    assert any("The screen goes to" in prompt for prompt in evening(lambda prompt: "1").prompts)
    assert not any("The screen goes to" in prompt for prompt in evening(lambda prompt: "1", "coop").prompts)
