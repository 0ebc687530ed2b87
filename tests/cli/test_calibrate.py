"""`nightowl calibrate`: trials of a game's balance, kept in a file and taken up again, written onto the game's page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.commands import nightowl_says
from nightowl import registry
from nightowl.kernel.trial import Sample
from nightowl.lab.calibrate import OtherRun, Progress, calibrate, keep, start
from nightowl.lab.findings import cards_found, sides_found, trials_found
from nightowl.lab.findings_page import lines, marks, write

GAME, LEVEL = "nightshift", "normal"
BEGIN, END = marks(LEVEL)


def run_of(games: int) -> Progress:
    """A finished run with made-up counts: every trial won in half of its games, every card played in each."""
    stated = registry.balance(GAME)
    assert stated is not None
    progress = Progress(GAME, registry.load(GAME).content, LEVEL, "owl")
    for trial in stated.trials:
        sides = {"ruby": games, "topaz": games}
        wins = {"ruby": games / trial.seats, "topaz": 1.2 * games / trial.seats}
        cards = dict.fromkeys(stated.cards[1:], games)
        progress.samples[trial.name] = Sample(games, games // 2, 100 * games, 10_000 * games, sides, wins, cards)
    return progress


def test_a_run_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    file = str(tmp_path / "run.json")
    args = ["calibrate", GAME, "--level", LEVEL, "--seed", "owl", "--jobs", "2", "--keep"]
    first = nightowl_says(*args, file, "--games", "1")
    again = nightowl_says(*args, file, "--games", "2")
    whole = nightowl_says(*args, str(tmp_path / "whole.json"), "--games", "2")
    assert first.returncode in (0, 1), first.stderr
    assert again.stdout == whole.stdout != first.stdout
    assert json.loads(Path(file).read_text()) == json.loads((tmp_path / "whole.json").read_text())


def test_a_run_of_others_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    keep(start(GAME, LEVEL, "owl", path), path)
    assert start(GAME, LEVEL, "owl", path).samples == {}
    with pytest.raises(OtherRun):
        start(GAME, LEVEL, "howl", path)
    with pytest.raises(OtherRun):
        start(GAME, "hard", "owl", path)
    refused = nightowl_says("calibrate", GAME, "--level", LEVEL, "--seed", "howl", "--keep", str(path))
    assert refused.returncode == 2
    assert "belongs to a run with other cards" in refused.stderr


def test_what_cannot_be_is_refused(tmp_path: Path) -> None:
    assert "states no trials" in nightowl_says("calibrate", "gelini").stderr
    assert "--games takes a whole number from 1" in nightowl_says("calibrate", GAME, "--games", "0").stderr
    assert "not played by “easy”: hard, normal" in nightowl_says("calibrate", GAME, "--level", "easy").stderr
    (tmp_path / "run.json").write_text("{")
    broken = nightowl_says("calibrate", GAME, "--keep", str(tmp_path / "run.json"))
    assert broken.returncode == 2
    assert "cannot be read" in broken.stderr


def test_every_trial_grows_alike_and_the_order_of_jobs_does_not_matter() -> None:
    one, two = (start(GAME, LEVEL, "owl", None) for _ in range(2))
    assert sum(calibrate(one, 1, 1)) == sum(calibrate(two, 1, 2)) == len(one.samples)
    assert one.samples == two.samples
    assert {sample.games for sample in one.samples.values()} == {1}


def test_only_the_trials_asked_for_are_played_and_found() -> None:
    run = start(GAME, LEVEL, "owl", None)
    assert sum(calibrate(run, 1, 1, ["Diamond"])) == len(run.samples) == 2
    assert [it.what for it in trials_found(run)] == ["Diamond long", "Diamond short"]
    assert sides_found(run) == cards_found(run) == []
    assert not any("share" in line.lower() for line in lines(run, Path("picture.svg")) if line.startswith("|"))
    assert "--trials Diamond`" in lines(run, Path("picture.svg"))[0]
    assert "No trial has “bats” in its name" in nightowl_says("calibrate", GAME, "--trials", "bats").stderr


def test_findings_say_what_was_found_what_was_wanted_and_whether_it_is_so() -> None:
    progress = run_of(1000)
    assert all(it.is_met and it.found == 0.5 for it in trials_found(progress))
    assert {it.wanted_text for it in trials_found(progress)} == {"40%–60%"}
    ratios = {it.what.split(", ")[1]: it.found for it in sides_found(progress)}
    assert ratios == pytest.approx({"ruby": 1.0, "topaz": 1.2})
    assert [it.is_met for it in sides_found(progress)][:2] == [True, False]
    missed = [it.what for it in cards_found(progress) if not it.is_met]
    assert missed == [registry.balance(GAME).cards[0]]  # type: ignore[union-attr]


def test_the_page_gets_tables_and_a_picture_between_its_marks(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "pictures").mkdir()
    page = tmp_path / "games" / f"{GAME}.md"
    page.write_text("no marks")
    with pytest.raises(ValueError, match="no place for it"):
        write(tmp_path, run_of(100))
    page.write_text(f"before\n{BEGIN}\nwhat was here\n{END}\nafter\n")
    write(tmp_path, run_of(100))
    text = page.read_text()
    assert text.startswith("before\n")
    assert text.endswith(f"{END}\nafter\n")
    assert "| co-op 2 long | 50.0% |" in text
    assert "what was here" not in text
    assert (tmp_path / "pictures" / f"{GAME}-balance-{LEVEL}.svg").read_text().startswith("<?xml")
