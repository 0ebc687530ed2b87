"""`nightowl narrate`: a night for people with cards of their own, by text and by voice."""

from __future__ import annotations

from typing import Any

import pytest

from cli.commands import nightowl_says
from nightowl.cli import main, narrate, voice
from nightowl.kernel.texts import LANGUAGES

ROLES = "werewolf,werewolf,seer,robber,troublemaker,villager"


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str | int]:
    """What is said and how long the pauses are, without waiting."""
    told: list[str | int] = []

    class Voice:
        def say(self, text: str) -> bool:
            told.append(text)
            return True

    monkeypatch.setattr(narrate, "find", lambda lang: Voice())
    monkeypatch.setattr(narrate.time, "sleep", told.append)
    return told


def test_it_reads_the_roles_in_order_with_equal_pauses_and_keeps_time(heard: list[str | int], capsys: Any) -> None:
    assert main(["narrate", "werewolf", "--roles", ROLES, "--option", "slot=7", "--lang", "en"]) == 0
    said = [line for line in heard if isinstance(line, str)]
    called = [line.partition(",")[0] for line in said if "open your eyes" in line]
    assert called == ["Werewolves", "Seer", "Robber", "Troublemaker"]
    assert heard.count(7) == 4
    assert sum(pause for pause in heard if isinstance(pause, int)) > 4 * 60, "the talk of three players"
    assert said[-1].startswith("Time is up.")
    assert "nudge" in " ".join(said), "with real cards a sound may give somebody away"
    shown = capsys.readouterr().out
    assert "Werewolf ×2, Seer, Robber, Troublemaker, Villager" in shown
    assert all(line in shown for line in said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_every_language(lang: str, heard: list[str | int]) -> None:
    assert main(["narrate", "werewolf", "--seats", "10", "--option", "set=doppelganger", "--lang", lang]) == 0
    assert len([line for line in heard if isinstance(line, str)]) > 20


def test_a_set_may_come_from_the_bag_and_a_useless_insomniac_is_warned_of(heard: list[str | int], capsys: Any) -> None:
    assert main(["narrate", "werewolf", "--seats", "6", "--option", "set=random", "--option", "minutes=1"]) == 0
    assert heard.count(50) == 1
    assert main(["narrate", "werewolf", "--roles", "werewolf,insomniac,seer,villager,villager,villager", "--silent"]) == 0
    assert "Insomniac has nothing to find out" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["--roles", "werewolf,mason,seer,robber,villager,villager"], "Both Masons or none"),
        (["--roles", "seer,robber,troublemaker,villager,villager,villager"], "At least one Werewolf"),
        (["--roles", "werewolf,seer"], "Wrong number of cards"),
        (["--roles", "werewolf,wizard,seer,robber,villager,villager"], "There is no role “wizard”"),
        (["--roles", ROLES, "--seats", "5"], "Wrong number of cards"),
        (["--seats", "2"], "no number of seats"),
        (["--seats", "6", "--option", "set=doppelganger"], "There is no such set"),
    ],
)
def test_impossible_sets_are_refused_with_the_reason(args: list[str], reason: str) -> None:
    done = nightowl_says("narrate", "werewolf", *args, "--lang", "en")
    assert done.returncode == 2
    assert reason in done.stderr
    assert done.stdout == ""


def test_only_games_with_a_narrator_can_be_narrated() -> None:
    assert nightowl_says("narrate", "gelini").returncode == 2


def test_the_first_voice_of_the_machine_speaks_and_gets_the_text_by_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(voice.shutil, "which", lambda name: "/usr/bin/" + name if name == "espeak-ng" else None)
    found = voice.find("de")
    assert found is not None
    assert found.command[:3] == ["espeak-ng", "-v", "de"]
    monkeypatch.setattr(voice.shutil, "which", lambda name: None)
    assert voice.find("de") is None
    assert voice.Voice(["cat"], "en").say("hello; rm -rf")
    assert not voice.Voice(["false"], "en").say("hello")
    assert not voice.Voice(["no-such-command-here"], "en").say("hello")


def test_a_voice_of_macos_is_found_by_language() -> None:
    listed = "Alex   en_US  # Most people\nAnna Premium   de_DE  # Hallo\n"
    assert voice.voice_in(listed, "de") == ["-v", "Anna Premium"]
    assert voice.voice_in(listed, "ru") == []
