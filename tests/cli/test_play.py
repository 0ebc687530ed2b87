"""`nightowl play`: whole games as people play them, piped and at a terminal."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import toy
from cli.commands import environment, nightowl_says
from nightowl import registry
from nightowl.cli import main, table
from nightowl.cli.table import is_secret
from nightowl.kernel.chance import Seeded
from nightowl.kernel.deal import verify
from nightowl.kernel.game import CHANCE
from nightowl.kernel.record import Record
from nightowl.kernel.texts import LANGUAGES

PATH = re.compile(r"^(/.*\.record)$", re.MULTILINE)


def saved(said: str) -> Path:
    """The record whose path was printed, with the line to copy below it."""
    path = PATH.search(said)
    assert path is not None, said
    assert f"nightowl verify {path[1]}" in said
    return Path(path[1])


def test_a_whole_game_in_plain_sentences(tmp_path: Path) -> None:
    done = nightowl_says("play", "gelini", "--plain", "--bots", "easy,normal,hard", given="\n" + "1\n" * 300, home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    for said in (
        "You are Ada.",
        "Ben is a bot: easy.",
        "Dov is a bot: hard.",
        "promises it",
        "wins the night.",
        "1. ",
        "The winner",
    ):
        assert said in done.stdout
    assert not set("█░│─┌[]\x1b·") & set(done.stdout), "no drawing, no colour"
    record = Record.decode(saved(done.stdout).read_bytes())
    assert verify(record).is_proven
    assert record.header.commitment in done.stdout.partition("mix into the deal")[0], "promised before the nonce is asked"
    assert saved(done.stdout).parent == tmp_path / "nightowl" / "records"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_told_in_every_language(lang: str, tmp_path: Path) -> None:
    done = nightowl_says(
        "play",
        "gelini",
        "--lang",
        lang,
        "--option",
        "actions=yes",
        "--option",
        "choose=on",
        given="\n?\nl\np\n" + "1\n" * 300,
        home=tmp_path,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert verify(saved(done.stdout).read_bytes()).is_proven


def test_the_same_seed_and_input_give_the_same_game(tmp_path: Path) -> None:
    args = ["play", "gelini", "--seed", "owl", "--bots", "random", "--record"]
    first = nightowl_says(*args, str(tmp_path / "a.record"), given="1\n2\n" * 200)
    second = nightowl_says(*args, str(tmp_path / "b.record"), given="1\n2\n" * 200)
    assert first.stdout.replace("a.record", "") == second.stdout.replace("b.record", "")
    assert (tmp_path / "a.record").read_bytes() == (tmp_path / "b.record").read_bytes()
    assert "nobody can prove it fair" in first.stdout
    assert verify((tmp_path / "a.record").read_bytes()).reason == "no-commitment"


def test_bad_input_is_answered_and_asked_again(tmp_path: Path) -> None:
    done = nightowl_says(
        "play", "gelini", "--seed", "1", given="x\n0\n3\n-1\n\n１\n²\n" + "9" * 5000 + "\nq\n", home=tmp_path
    )
    assert done.returncode == 0
    for word in ("x", "0", "3", "-1", "²"):
        assert f"“{word}” is no move: type a number from 1 to 2" in done.stdout
    assert "Type the number of a move, 1 to 2." in done.stdout
    assert "The game ends here." in done.stdout


def test_hints_log_and_picture_on_demand(tmp_path: Path) -> None:
    done = nightowl_says("play", "gelini", "--seed", "1", given="?\nl\np\nq\n", home=tmp_path)
    assert re.search(r"1  Move: .+; fills", done.stdout)
    assert done.stdout.count("Everybody is in line") == 2
    assert done.stdout.count("The whole line, each counter") == 2


@pytest.mark.parametrize("given", ["", "\n", "\n1\n", "\n1\nq\n", "owl\nq\n2\n"])
def test_the_end_of_input_and_quitting_save_the_record(given: str, tmp_path: Path) -> None:
    done = nightowl_says("play", "gelini", given=given, home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    text = saved(done.stdout).read_text(encoding="utf-8")
    assert '"act":"reveal"' in text
    verdict = verify(text)
    assert verdict.ok
    assert verdict.is_proven == (given != "")
    assert nightowl_says("verify", str(saved(done.stdout))).returncode == 0


def test_a_hot_seat_game_asks_everybody_by_name(tmp_path: Path) -> None:
    done = nightowl_says("play", "gelini", "--hot-seat", "--seats", "3", given="a\nb\nc\n" + "1\n" * 300, home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "At this screen: Ada, Ben, Cleo." in done.stdout
    for name in ("Ada", "Ben", "Cleo"):
        assert f"{name}, type anything" in done.stdout
        assert f"{name}: Do you move with this roll?" in done.stdout
    assert "nobody else is looking" not in done.stdout, "all is open in this game"
    assert done.stdout.count("Everybody is in line") == 1
    record = Record.decode(saved(done.stdout).read_bytes())
    assert verify(record).is_proven
    assert sum(e.what.get("act") == "nonce" for e in record.entries) == 3


def test_people_may_sit_where_they_like(tmp_path: Path) -> None:
    done = nightowl_says(
        "play", "gelini", "--you", "2", "3", "--seats", "3", "--seed", "3", "--bots", "random", given="1\nq\n", home=tmp_path
    )
    assert "At this screen: Ben, Cleo." in done.stdout
    assert "Ada is a bot: random." in done.stdout
    assert nightowl_says("play", "gelini", "--you", "5", given="", home=tmp_path).stdout.count("is a bot") == 4


def test_where_a_game_hides_things_the_screen_is_covered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(table, "is_secret", lambda *_: True)
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n1\n" * 300))
    assert (
        main(
            ["play", "gelini", "--hot-seat", "--seats", "2", "--seed", "4", "--lang", "en", "--record", str(tmp_path / "r")]
        )
        == 0
    )
    said = capsys.readouterr().out
    assert said.index("The screen goes to") < said.index("Do you move")
    assert said.count("The screen goes to") > 5


def test_a_secret_is_what_a_spectator_does_not_see() -> None:
    gelini = registry.load("gelini")
    assert not is_secret(gelini, gelini.new(gelini.options(), 2), 0)
    state, source = toy.GAME.new(toy.GAME.options(), 2), Seeded(1)
    for _ in range(30):
        ask = toy.GAME.ask(state)
        if ask is None or ask.seats != (CHANCE,):
            break
        legal = toy.GAME.legal(state, CHANCE)
        toy.GAME.advance(state, CHANCE, legal[source.pick(toy.GAME.odds(state))])
    assert is_secret(toy.GAME, state, 0)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--seats", "1"], "2 to 5"),
        (["--seats", "3", "--you", "4"], "--you"),
        (["--you", "0"], "--you"),
        (["--bots", "mad"], "“mad”"),
        (["--seats", "2", "--bots", "random,random"], "(2)"),
        (["--option", "patience=many"], "1..100"),
        (["--record", "/no/such/folder/x"], "/no/such/folder"),
        (["--record", "/"], "exists already"),
    ],
)
def test_what_cannot_be_played_is_named_before_the_game(args: list[str], said: str, tmp_path: Path) -> None:
    done = nightowl_says("play", "gelini", *args, home=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert "Traceback" not in done.stderr


class Terminal:
    """The command at a terminal of its own."""

    def __init__(self, *args: str, home: Path) -> None:
        self.mine, theirs = pty.openpty()
        env = environment(home, TERM="xterm-256color", COLUMNS="80", LINES="24")
        self.running = subprocess.Popen(
            [sys.executable, "-m", "nightowl", *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=env,
            start_new_session=True,
        )
        os.close(theirs)
        self.said = ""

    def reads(self) -> bool:
        """A little more of what it says; False when it has gone."""
        if select.select([self.mine], [], [], 0.2)[0]:
            try:
                self.said += os.read(self.mine, 65536).decode(errors="replace")
            except OSError:
                return False
        return True

    def reads_until(self, word: str, seconds: float = 20) -> str:
        start, until = len(self.said), time.monotonic() + seconds
        while word not in self.said[start:] and time.monotonic() < until and self.reads():
            pass
        assert word in self.said[start:], self.said[-2000:]
        return self.said[start:]

    def types(self, text: str) -> None:
        os.write(self.mine, text.encode())

    def ends(self) -> int:
        until = time.monotonic() + 20
        while time.monotonic() < until and self.reads():
            pass
        os.close(self.mine)
        return self.running.wait(20)


def test_at_a_terminal_there_is_a_picture_and_colour(tmp_path: Path) -> None:
    here = Terminal("play", "gelini", "--seats", "3", home=tmp_path)
    here.reads_until("just press Enter")
    here.types("\n")
    first = here.reads_until("Your move")
    assert "\x1b[" in first
    assert "25 free" in first
    assert "░" in first
    here.types("1\n")
    here.reads_until("Your move")
    here.types("q\n")
    assert here.ends() == 0
    assert list((tmp_path / "nightowl" / "records").iterdir())


@pytest.mark.parametrize("how", ["ctrl-c", "ctrl-d", "hang up", "terminate"])
def test_leaving_is_polite_and_saves_the_record(how: str, tmp_path: Path) -> None:
    here = Terminal("play", "gelini", "--plain", home=tmp_path)
    here.reads_until("just press Enter")
    here.types("\n")
    here.reads_until("Your move")
    time.sleep(0.3)  # a signal that comes between the prompt and the wait for input would be seen only after it
    if how == "ctrl-c":
        here.running.send_signal(signal.SIGINT)
    elif how == "ctrl-d":
        here.types("\x04")
    else:
        here.running.send_signal(signal.SIGHUP if how == "hang up" else signal.SIGTERM)
    assert here.ends() == 0
    assert "Traceback" not in here.said
    (record,) = (tmp_path / "nightowl" / "records").iterdir()
    assert verify(record.read_bytes()).is_proven


def test_the_record_is_saved_when_the_window_is_closed(tmp_path: Path) -> None:
    here = Terminal("play", "gelini", home=tmp_path)
    here.reads_until("just press Enter")
    here.types("\n")
    here.reads_until("Your move")
    os.close(here.mine)
    here.running.wait(20)
    (record,) = (tmp_path / "nightowl" / "records").iterdir()
    assert verify(record.read_bytes()).is_proven
