"""`nightowl verify` and `nightowl replay`, on records that `play` wrote and on damaged ones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.commands import nightowl_says
from nightowl.kernel.record import Header, Record, link

GOLDEN = sorted((Path(__file__).parents[1] / "records").glob("*/*.record"))


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game that a person has played, always moving."""
    path = tmp_path_factory.mktemp("records") / "game.record"
    done = nightowl_says(
        "play", "gelini", "--seats", "2", "--bots", "random", "--record", str(path), given="owl\n" + "1\n" * 300
    )
    assert done.returncode == 0, done.stderr
    return path


def chained(record: Path, change: dict[int, tuple[str, str]]) -> str:
    """The record with some lines changed and the chain made anew: what a careful forger would write."""
    before, lines = "", []
    for n, line in enumerate(record.read_text(encoding="utf-8").splitlines()):
        body = line[: line.rindex(',"hash":')] + "}"
        if n in change:
            assert change[n][0] in body
            body = body.replace(*change[n])
        before = link(before, body)
        lines.append(f'{body[:-1]},"hash":"{before}"}}')
    return "\n".join(lines) + "\n"


def entry_of(record: Path, kind: str, what: str) -> int:
    entries = Record.decode(record.read_bytes()).entries
    return next(e.n for e in entries if e.kind == kind and e.what.get("type") == what)


def test_a_game_that_was_played_is_proven(record: Path) -> None:
    done = nightowl_says("verify", str(record))
    assert done.returncode == 0
    for said in (
        "“gelini”",
        "each fits the line before it",
        "Proven: nobody chose the deal.",
        "all of them are legal",
        "it fits",
    ):
        assert said in done.stdout


def test_after_changing_one_digit_verify_names_the_entry(record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    n = entry_of(record, "chance", "roll")
    at = lines[n].index('"pick":') + len('"pick":')
    lines[n] = lines[n][:at] + ("1" if lines[n][at] != "1" else "2") + lines[n][at + 1 :]
    changed = tmp_path / "changed.record"
    changed.write_text("".join(lines), encoding="utf-8")
    done = nightowl_says("verify", str(changed))
    assert done.returncode == 1
    assert f"Entry {n} does not fit." in done.stdout
    assert nightowl_says("replay", str(changed)).stdout == done.stdout
    assert nightowl_says("replay", str(changed)).returncode == 1


def test_a_changed_header_is_named(record: Path) -> None:
    text = record.read_text(encoding="utf-8").replace('"rules":1', '"rules":2', 1)
    done = nightowl_says("verify", "-", given=text)
    assert done.returncode == 1
    assert "The header does not fit." in done.stdout


def test_a_forged_roll_is_found_by_the_deal(record: Path) -> None:
    n = entry_of(record, "chance", "roll")
    face = Record.decode(record.read_bytes()).entries[n - 1].what["face"]
    other = face % 5 + 1
    text = chained(record, {n: (f'"face":{face}', f'"face":{other}')})
    rolled = nightowl_says("verify", "-", given=text)
    assert rolled.returncode == 1
    assert f"Entry {n}: The pick does not belong to this move" in rolled.stdout
    path = record.parent / "forged.record"
    path.write_text(text, encoding="utf-8")
    forged = chained(path, {n: (f'"pick":{face - 1}', f'"pick":{other - 1}')})
    done = nightowl_says("verify", "-", given=forged)
    assert done.returncode == 1
    assert "The record contradicts itself." in done.stdout
    assert f"Entry {n}:" in done.stdout


def test_an_illegal_move_is_found_by_the_rules(record: Path) -> None:
    n = entry_of(record, "move", "go")
    done = nightowl_says("verify", "-", given=chained(record, {n: ('"go"', '"hire"')}))
    assert done.returncode == 1
    assert f"Entry {n}: The rules do not allow this move here." in done.stdout
    nonsense = nightowl_says("verify", "-", given=chained(record, {n: ('"go"', '"fly"')}))
    assert f"Entry {n}: There is no such move" in nonsense.stdout


def test_a_record_that_ends_early_fits_and_is_not_provable(record: Path) -> None:
    text = "".join(record.read_text(encoding="utf-8").splitlines(keepends=True)[:60])
    done = nightowl_says("verify", "-", given=text)
    assert done.returncode == 0
    assert "nothing is proven either. The table has not shown its secret yet." in done.stdout


def test_a_game_without_rules_here_is_verified_all_the_same() -> None:
    record = Record(Header(game="chess", rules=1, content="", options={}, seats=["A", "B"]))
    record.add_move(0, {"type": "e4"})
    done = nightowl_says("verify", "-", given=record.encode())
    assert done.returncode == 0
    assert "The rules of “chess” are not known here" in done.stdout
    replay = nightowl_says("replay", "-", given=record.encode())
    assert replay.returncode == 2
    assert "“chess”" in replay.stderr


@pytest.mark.parametrize(
    ("change", "code", "said"),
    [
        ({"rules": 99}, 0, "version 99 of the rules"),
        ({"content": "0000"}, 0, "other content (0000)"),
        ({"options": {"dice": 3}}, 1, "dice"),
        ({"seats": ["A"]}, 1, "2..5"),
    ],
)
def test_a_header_that_this_version_cannot_play_is_named(change: dict[str, object], code: int, said: str) -> None:
    fields: dict[str, object] = {"game": "gelini", "rules": 1, "content": content(), "options": {}, "seats": ["A", "B"]}
    record = Record(Header(**{**fields, **change}))  # type: ignore[arg-type]
    done = nightowl_says("verify", "-", given=record.encode())
    assert (done.returncode, said in done.stdout) == (code, True), done.stdout
    assert nightowl_says("replay", "-", given=record.encode()).returncode == 1


def content() -> str:
    from nightowl import registry

    return registry.load("gelini").content


@pytest.mark.parametrize(
    "text", [b"", b"hello\n", b"{}\n", b"\xff\xfe", b'{"record":7,"hash":"000000000000"}\n', b"\n", b"[" * 9999]
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_what_is_no_record_is_refused_with_2(command: str, text: bytes) -> None:
    done = nightowl_says(command, "-", given=text)
    assert done.returncode == 2
    assert "This is not a record that can be read. Line 1:" in done.stdout
    assert done.stderr == ""


def test_an_unknown_version_is_named() -> None:
    assert (
        "The format 7 is not known here."
        in nightowl_says("verify", "-", given=b'{"record":7,"hash":"000000000000"}\n').stdout
    )


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    for path in (tmp_path / "none", tmp_path):
        done = nightowl_says("verify", str(path))
        assert (done.returncode, str(path) in done.stderr) == (2, True)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_records_fit_and_replay(path: Path) -> None:
    assert nightowl_says("verify", str(path)).returncode == 0
    assert nightowl_says("replay", str(path)).returncode == 0


def test_replay_prints_all_steps_where_nobody_sits_at_a_terminal(record: Path) -> None:
    done = nightowl_says("replay", str(record))
    assert done.returncode == 0
    steps = [line for line in done.stdout.splitlines() if line.startswith("Step ")]
    last = len(steps) - 1
    assert steps[0] == f"Step 0 of {last}"
    assert steps[-1] == f"Step {last} of {last}"
    assert "Everybody is in line" in done.stdout
    assert "wins the night" in done.stdout


def test_replay_stops_where_it_is_told_and_shows_a_seat(record: Path) -> None:
    done = nightowl_says("replay", str(record), "--to", "3", "--seat", "2")
    assert done.stdout.count("Step ") == 4
    assert nightowl_says("replay", str(record), "--to", "9999").returncode == 2
    assert nightowl_says("replay", str(record), "--seat", "3").returncode == 2
    assert nightowl_says("replay", str(record), "--seat", "0").returncode == 2


def test_replay_steps_forward_back_and_to_a_number(record: Path) -> None:
    done = nightowl_says("replay", str(record), "--step", given="\n\nb\nb\nb\n7\nxyz\n99999\nq\n")
    steps = [int(line.split()[1]) for line in done.stdout.splitlines() if line.startswith("Step ")]
    assert steps == [0, 1, 2, 1, 0, 7]
    assert "This is the first step." in done.stdout
    assert "“xyz” is none of these" in done.stdout
    assert "“99999” is none of these" in done.stdout
    assert done.returncode == 0
    end = nightowl_says("replay", str(record), "--step", "--to", str(len_of(record)), given="\n")
    assert "This is the last step." in end.stdout


def len_of(record: Path) -> int:
    return nightowl_says("replay", str(record)).stdout.count("Step ") - 1


def test_what_is_typed_is_the_nonce(record: Path) -> None:
    import hashlib

    entries = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()[1:]]
    nonce = next(e["what"]["nonce"] for e in entries if e["what"].get("act") == "nonce")
    assert nonce == hashlib.sha256(b"owl").hexdigest()
