"""`nightowl play spyfall` as people run it: whole matches with all modes against six bots, and packs of other places."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.commands import nightowl_says
from nightowl import registry
from nightowl.games.spyfall.cards import ANSWERS, QUESTIONS
from nightowl.games.spyfall.content import FOLDER
from nightowl.kernel.deal import verify
from nightowl.kernel.record import Record

ALL_MODES = [word for mode in ("harley", "jest", "multiverse", "mission") for word in ("--option", f"{mode}=yes")]
PATH = re.compile(r"^(/.*\.record)$", re.MULTILINE)


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_a_match_of_five_rounds_with_all_modes_against_six_bots(lang: str, tmp_path: Path) -> None:
    args = ["play", "spyfall", "--seats", "7", "--lang", lang, "--bots", "easy", *ALL_MODES]
    done = nightowl_says(*args, given="\n" + "\n1\n" * 700, home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    records = [Record.decode(Path(path).read_bytes()) for path in PATH.findall(done.stdout)]
    assert [record.header.carry["round"] if record.header.carry else 1 for record in records] == [1, 2, 3, 4, 5]
    assert len({record.header.commitment for record in records}) == 5
    assert all(verify(record).is_proven for record in records)


def test_who_leaves_between_rounds_keeps_what_was_played(tmp_path: Path) -> None:
    args = [
        "play",
        "spyfall",
        "--seats",
        "3",
        "--seed",
        "1",
        "--option",
        "questions=5",
        "--record",
        str(tmp_path / "a.record"),
    ]
    heard = nightowl_says(*args, given="\n1\n" * 60).stdout
    assert "Points after round 1 of 5:" in heard
    until = len(heard.partition("next round, q: stop here")[0].split("Your move")) - 1
    again = [*args[:-1], str(tmp_path / "b.record")]
    left = nightowl_says(*again, given=typed(heard, until) + "q\n")
    assert (left.returncode, left.stderr) == (0, "")
    assert "Points after round 1 of 5:" in left.stdout
    assert "Round 2 of 5" not in left.stdout
    assert sorted(path.name for path in tmp_path.glob("b*")) == ["b.record"]


def typed(heard: str, times: int) -> str:
    """What was typed at the first so many prompts."""
    return "".join(part.splitlines()[0].strip() + "\n" for part in re.split(r"q quit\):", heard)[1 : times + 1])


def test_bots_answer_and_ask_in_writing_in_the_language_of_the_screen(tmp_path: Path) -> None:
    record = tmp_path / "a.record"
    args = ["play", "spyfall", "--seed", "8", "--seats", "7", "--lang", "de", "--option", "talk=written"]
    done = nightowl_says(*args, "--record", str(record), given="3\nIst es hier kalt?\n\n\n\nq\n")
    assert (done.returncode, done.stderr) == (0, "")
    notes = [entry.note for entry in Record.decode(record.read_bytes()).moves() if entry.note]
    german = registry.texts("spyfall", "de")
    questions = {german.say(f"question-{name}") for name in QUESTIONS}
    answers = {german.say(f"answer-{name}") for name in ANSWERS}
    assert notes[0] == "Ist es hier kalt?"
    assert set(notes[1::2]) <= answers
    assert set(notes[2::2]) <= questions
    assert len(notes) >= 6
    assert all(f"“{note}”" in done.stdout for note in notes[:6])


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    (folder / "texts").mkdir(parents=True)
    places = (FOLDER / "locations.toml").read_text(encoding="utf-8").replace("[arkham]", "[lighthouse]")
    (folder / "locations.toml").write_text(places, encoding="utf-8")
    (folder / "texts" / "en.ftl").write_text("location-lighthouse = Lighthouse\n", encoding="utf-8")
    return folder


def test_a_pack_of_other_places_is_played_replayed_and_simulated(pack: Path, tmp_path: Path) -> None:
    record = str(tmp_path / "a.record")
    played = nightowl_says("play", "spyfall", "--seed", "1", "--pack", str(pack), "--record", record, given="p\nq\n")
    assert (played.returncode, played.stderr) == (0, "")
    assert "Lighthouse" in played.stdout
    assert "Arkham" not in played.stdout
    assert "all of them are legal" in nightowl_says("verify", record, "--pack", str(pack)).stdout
    assert "other content" in nightowl_says("verify", record).stdout
    assert nightowl_says("replay", record, "--pack", str(pack)).returncode == 0
    counted = nightowl_says("simulate", "spyfall", "--games", "4", "--jobs", "2", "--pack", str(pack))
    assert counted.returncode == 0


@pytest.mark.parametrize(
    ("game", "lang", "change", "wrong"),
    [
        ("spyfall", "en", "indoors = 3|indoors = 7", "locations.toml: lighthouse: indoors"),
        ("spyfall", "en", "[mogo]|[moon]", "texts/en.ftl: location-moon"),
        ("spyfall", "de", "|", "texts/de.ftl: the file: missing"),
        ("gelini", "en", "|", "packs are for: spyfall, nightshift"),
    ],
)
def test_a_pack_that_cannot_be_is_refused_before_the_game(pack: Path, game: str, lang: str, change: str, wrong: str) -> None:
    file = pack / "locations.toml"
    file.write_text(file.read_text(encoding="utf-8").replace(*change.split("|"), 1), encoding="utf-8")
    done = nightowl_says("play", game, "--lang", lang, "--pack", str(pack))
    assert (done.returncode, done.stdout) == (2, "")
    assert wrong in done.stderr
