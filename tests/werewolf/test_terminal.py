"""Whole evenings of Werewolf in the terminal, alone against bots, as people type them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.commands import nightowl_says
from nightowl.kernel.texts import LANGUAGES


def evening(given: str, home: Path, *more: str, lang: str = "en") -> str:
    seeded = ("play", "werewolf", "--plain", "--seats", "5", "--seed", "11", "--bots", "hard", "--lang", lang)
    done = nightowl_says(*seeded, *more, given=given, home=home)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


# Seat 1 is the Seer there: she looks at the second player, claims it in two steps, listens, is ready, votes for the last.
WHOLE = "1\n1\n2\n\n2\n1\n5\n\n\n\n\n18\n4\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_evening_in_every_language(lang: str, tmp_path: Path) -> None:
    said = evening(WHOLE, tmp_path, lang=lang)
    assert "…" in said
    assert ".record" in said


def test_claims_are_built_kind_by_kind_and_field_by_field(tmp_path: Path) -> None:
    said = evening(WHOLE, tmp_path)
    assert "Ada: I was dealt the Seer." in said
    assert "I looked at …’s card: … 1 to 4, or Enter to go back:" in said
    assert "I looked at Ben’s card: … 1 to 5, or Enter to go back:" in said
    assert "Ada: I looked at Ben’s card: Villager." in said
    menu = said.partition("Who is a Werewolf?")[2].partition("Say something")[0]
    assert 10 < len(menu.strip().splitlines()) < 25, "not a list of hundreds"
    assert said.count("I am ready to vote.") >= 5
    assert "Ada votes for Eva." in said


def test_one_can_think_better_of_it_and_wrong_words_change_nothing(tmp_path: Path) -> None:
    said = evening("1\n1\n\n1\n99\nxyzzy\n18\n4\n", tmp_path)
    assert "Ada: I was dealt" not in said
    assert "“xyzzy” is no move" in said


def test_bots_answer_what_a_person_says_after_they_were_ready(tmp_path: Path) -> None:
    said = evening("1\n\n\n\n\n\n1\n5\n2\n1\n1\n18\n4\n", tmp_path)
    late = said.partition("Ada: I looked at Ben’s card: Werewolf.")[2]
    assert "Ben: I" in late.partition("One, two, three")[0]


def test_the_helper_tells_what_is_likely_where_the_table_wants_it(tmp_path: Path) -> None:
    without = evening("1\nw\nq\n", tmp_path)
    assert "--option helper=yes" in without
    helped = evening("1\nw\nq\n", tmp_path, "--option", "helper=yes")
    assert "deals fit what you know for sure." in helped
    assert "Ada   Seer" in helped
    assert "Nobody was dealt a Werewolf:" in helped


def test_the_narrator_speaks_in_a_narrated_night(tmp_path: Path) -> None:
    said = evening("1\n18\n4\n", tmp_path, "--option", "night=narrated")
    assert "Narrator: Werewolves, open your eyes and find each other." in said
    assert "Narrator: Seer, open your eyes." in said


def test_a_saved_evening_can_be_verified_and_replayed(tmp_path: Path) -> None:
    path = tmp_path / "evening.record"
    evening(WHOLE, tmp_path, "--record", str(path))
    assert nightowl_says("verify", str(path)).returncode == 0
    replayed = nightowl_says("replay", str(path), "--seat", "1", "--plain", "--lang", "en")
    assert replayed.returncode == 0
    assert "Ben’s card: Villager." in replayed.stdout


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_impossible_sets_are_refused_with_the_reason(command: str, tmp_path: Path) -> None:
    roles = "roles=werewolf,mason,seer,robber,villager,villager"
    done = nightowl_says(command, "werewolf", "--seats", "3", "--option", roles, home=tmp_path, NIGHTOWL_LANG="en")
    assert (done.returncode, done.stdout) == (2, "")
    assert "Both Masons or none" in done.stderr
