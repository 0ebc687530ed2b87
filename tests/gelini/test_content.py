"""A pack with a fault is refused: file, entry and field are named."""

from pathlib import Path

import pytest

from nightowl.games.gelini.content import FOLDER, load
from nightowl.games.gelini.counters import CONTENT
from nightowl.kernel.content import ContentError


def pack(folder: Path, file: str = "", old: str = "", new: str = "") -> Path:
    """A copy of our pack with one change."""
    for path in FOLDER.glob("*.toml"):
        text = path.read_text(encoding="utf-8")
        assert path.name != file or old in text
        (folder / path.name).write_text(text.replace(old, new, 1) if path.name == file else text, encoding="utf-8")
    return folder


def test_our_pack_loads_and_its_hash_does_not_depend_on_the_place(tmp_path: Path) -> None:
    assert load(pack(tmp_path))[2] == CONTENT


def test_a_change_of_one_number_changes_the_hash(tmp_path: Path) -> None:
    changed = pack(tmp_path, "counters.toml", "squares = 5", "squares = 6")
    assert load(changed)[1]["star"].squares == 6
    assert load(changed)[2] != CONTENT


FAULTS = [
    ("cliques.toml", "[1, 1, 1, 1]", "[1, 1, 1]", "lemon", "members"),
    ("cliques.toml", "[1, 1, 1, 1]", '"many"', "lemon", "members"),
    ("cliques.toml", "members = [1, 1, 1, 1]\n", "", "lemon", "members"),
    ("cliques.toml", '"derived"', '"rumour"', "lemon", "source"),
    ("cliques.toml", 'source = "derived"', 'source = "derived"\ncolour = "red"', "lemon", "colour"),
    ("cliques.toml", "[1, 1, 1, 1]", "[2, 2, 2]", "", ""),
    ("cliques.toml", "[lemon]", "lemon = 3\n[lime]", "lemon", ""),
    ("cliques.toml", "[lemon]", "[lemon", "", ""),
    ("counters.toml", "count = 4", "count = 0", "vip", "count"),
    ("counters.toml", "count = 4", 'count = "four"', "vip", "count"),
    ("counters.toml", "squares = 4", "squares = -4", "vip", "squares"),
    ("counters.toml", "squares = 4\n", "", "vip", "squares"),
    ("counters.toml", "[vip]", "[vips]", "vips", ""),
    ("counters.toml", "[vip]\ncount = 4\nsquares = 4\n", "[coin]\ncount = 6\nsquares = 0\n", "", ""),
    ("counters.toml", "count = 1", "count = 2", "band", "count"),
    ("counters.toml", "squares = 0", "squares = 1", "coin", "squares"),
    ("counters.toml", "squares = 5", "squares = 0", "star", "squares"),
    ("counters.toml", "[flyer]\ncount = 2\nsquares = 0", "[flyer]\ncount = 2\nsquares = 1", "flyer", "squares"),
    ("counters.toml", "count = 6", "count = 7", "", ""),
]


@pytest.mark.parametrize(("file", "old", "new", "entry", "field"), FAULTS)
def test_a_fault_is_named(tmp_path: Path, file: str, old: str, new: str, entry: str, field: str) -> None:
    with pytest.raises(ContentError) as refused:
        load(pack(tmp_path, file, old, new))
    assert (refused.value.file, refused.value.entry, refused.value.field) == (file, entry, field)
    assert str(refused.value).startswith(file)


@pytest.mark.parametrize("entry", ["vip", "coin", "flyer", "call", "people", "star", "band"])
def test_a_missing_counter_is_named(tmp_path: Path, entry: str) -> None:
    path = pack(tmp_path) / "counters.toml"
    parts = path.read_text(encoding="utf-8").split("\n\n")
    path.write_text("\n\n".join(part for part in parts if f"[{entry}]" not in part), encoding="utf-8")
    with pytest.raises(ContentError, match=f"counters.toml: {entry}: missing"):
        load(tmp_path)


@pytest.mark.parametrize("file", ["cliques.toml", "counters.toml"])
def test_a_missing_file_is_named(tmp_path: Path, file: str) -> None:
    (pack(tmp_path) / file).unlink()
    with pytest.raises(ContentError, match=f"{file}: the file is missing"):
        load(tmp_path)
