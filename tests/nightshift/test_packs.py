"""Another pack at the command line: numbers alone, names of its own, and what is refused and how."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cli.commands import nightowl_says
from nightowl.games.nightshift.pack.content import FOLDER


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack with other customers than ours, and nothing else."""
    folder = tmp_path / "pack"
    folder.mkdir()
    shutil.copy(FOLDER / "customers.toml", folder)
    return folder


def change(pack: Path, old: str, new: str) -> None:
    path = pack / "customers.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def night(pack: Path, tmp_path: Path, *more: str) -> str:
    args = ["play", "nightshift", "--seats", "2", "--seed", "3", "--bots", "easy", "--option", "shift=short", *more]
    done = nightowl_says(*args, "--plain", "--pack", str(pack), given="18\n" + "1\n" * 900, home=tmp_path)
    return done.stdout + done.stderr


def test_a_pack_of_other_numbers_needs_no_words_and_its_record_needs_the_pack(pack: Path, tmp_path: Path) -> None:
    change(pack, 'gives = "pay", amount = 500', 'gives = "pay", amount = 1000')
    record = str(tmp_path / "a.record")
    assert "The club closes." in night(pack, tmp_path, "--record", record)
    assert "all of them are legal" in nightowl_says("verify", record, "--pack", str(pack)).stdout
    assert "other content" in nightowl_says("verify", record).stdout
    assert nightowl_says("replay", record, "--pack", str(pack)).returncode == 0
    counted = nightowl_says(
        "simulate", "nightshift", "--players", "random", "--games", "4", "--jobs", "1", "--pack", str(pack)
    )
    assert counted.returncode == 0


def test_names_of_its_own_come_with_their_texts(pack: Path, tmp_path: Path) -> None:
    change(pack, "[widower]", "[lighthouse-keeper]")
    assert "texts/en.ftl: customer-lighthouse-keeper" in night(pack, tmp_path)
    (pack / "texts").mkdir()
    said = "customer-lighthouse-keeper = Lighthouse Keeper\n    .about = Three short, one long, and home.\n"
    (pack / "texts" / "en.ftl").write_text(said, encoding="utf-8")
    assert "The club closes." in night(pack, tmp_path)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("loyalty = 2", 'loyalty = "x"', "customers.toml: widower: loyalty: Expected `int`, got `str`"),
        ("stars = 1", "stars = 4", "customers.toml: widower: stars: Expected `int` <= 3"),
        ('"pay", amount = 500', '"pay", amount = 450', "customers.toml: widower: outcomes: pay in multiples of 500"),
        ("[widower]", "[widower", "customers.toml: not TOML"),
    ],
)
def test_a_wrong_pack_is_refused_by_file_entry_field_and_what_was_expected(
    pack: Path, tmp_path: Path, old: str, new: str, told: str
) -> None:
    change(pack, old, new)
    said = night(pack, tmp_path)
    assert told in said
    assert "Nightshift" not in said
