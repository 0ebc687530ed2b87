"""`nightowl games`, languages and help."""

from __future__ import annotations

import json

import pytest

from cli.commands import nightowl_says
from nightowl import registry
from nightowl.kernel.options import allowed, from_text
from nightowl.kernel.texts import LANGUAGES

COMMANDS = ["games", "play", "simulate", "replay", "verify", "engine"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_is_listed_with_seats_and_options_in_every_language(lang: str) -> None:
    done = nightowl_says("games", "--lang", lang)
    assert (done.returncode, done.stderr) == (0, "")
    for name in registry.games():
        game, texts = registry.load(name), registry.texts(name, lang)
        assert texts.headed(name, texts.say("game-name")) in done.stdout
        assert texts.say("cli-games-seats", fewest=game.fewest, most=game.most) in done.stdout
        for option in allowed(game.options()):
            assert f"--option {option.name}=" in done.stdout
            assert texts.say(f"option-{option.name}-about") in done.stdout


def test_an_option_is_listed_with_default_and_what_is_allowed() -> None:
    said = nightowl_says("games").stdout
    assert "--option actions=no" in said
    assert "Allowed: a whole number from 1 to 100." in said


def test_what_a_choice_means_is_said_beside_it() -> None:
    said = nightowl_says("games").stdout
    assert "shift=long" in said
    assert "Allowed: long (long), short (short)." in said
    assert "Allowed: a whole number from 0 to 5. 0: at random." in said


def test_the_list_is_there_for_programs_too() -> None:
    listed = json.loads(nightowl_says("games", "--json").stdout)
    assert [game["name"] for game in listed] == registry.games()
    assert listed[0]["options"][2] == {"name": "patience", "default": 10, "least": 1, "most": 100, "many": False}


def test_the_language_comes_from_the_option_then_the_environment_then_is_english() -> None:
    assert "2 à 5 joueurs" in nightowl_says("games", NIGHTOWL_LANG="fr", LANG="de_DE.UTF-8").stdout
    assert "2 bis 5 Spieler" in nightowl_says("games", LANG="de_DE.UTF-8").stdout
    assert "2 to 5 players" in nightowl_says("games", LANG="C.UTF-8").stdout
    assert "2 to 5 players" in nightowl_says("games", LANG="enochian").stdout
    assert "2 tot 5 spelers" in nightowl_says("games", "--lang=nl", NIGHTOWL_LANG="fr").stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_in_every_language(command: str) -> None:
    pages = {nightowl_says(command, "--help", "--lang", lang).stdout for lang in LANGUAGES}
    assert len(pages) == len(LANGUAGES)
    assert all("nightowl " + command in page for page in pages)


@pytest.mark.parametrize(
    "args",
    [
        [],
        ["dance"],
        ["play"],
        ["play", "chess"],
        ["games", "--lang", "xx"],
        ["verify"],
        ["simulate", "gelini", "--games", "many"],
    ],
)
def test_a_wrong_command_line_says_how_it_is_used_and_exits_with_2(args: list[str]) -> None:
    done = nightowl_says(*args)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("usage: nightowl")
    assert "Error: " in done.stderr


def test_the_version_is_shown() -> None:
    from nightowl import __version__

    assert nightowl_says("--version").stdout == f"nightowl {__version__}\n"


def test_options_are_typed_as_people_type_them() -> None:
    kind = type(registry.load("gelini").options())
    assert from_text(kind, {"actions": "yes", "choose": "OFF", "patience": "7"}) == {
        "actions": True,
        "choose": False,
        "patience": 7,
    }
    assert from_text(kind, {"patience": "soon", "dice": "2"}) == {"patience": "soon", "dice": "2"}


def test_a_reader_that_goes_away_is_no_crash() -> None:
    import subprocess
    import sys

    from cli.commands import environment

    running = subprocess.Popen(
        [sys.executable, "-m", "nightowl", "games"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    )
    assert running.stdout is not None
    assert running.stderr is not None
    running.stdout.close()
    assert running.stderr.read() == b""
    running.stderr.close()
    running.wait(20)
