"""`nightowl simulate`: many games, counted; the same for the same seed."""

from __future__ import annotations

import json
from math import sqrt
from pathlib import Path

import pytest

from cli.commands import nightowl_says
from nightowl import registry
from nightowl.kernel.game import Outcome
from nightowl.lab.simulate import Plan, play
from nightowl.lab.tally import Line, Tally, wilson


@pytest.mark.parametrize("players", ["random", "hard,easy"])
def test_the_same_seed_gives_the_same_result_with_one_process_or_two(players: str) -> None:
    games = "60" if players == "random" else "6"
    args = ["simulate", "gelini", "--games", games, "--seats", "2-3", "--players", players, "--seed", "owl"]
    one = nightowl_says(*args, "--jobs", "1")
    two = nightowl_says(*args, "--jobs", "2")
    other = nightowl_says(*args[:-1], "howl", "--jobs", "1")
    assert (one.returncode, two.returncode) == (0, 0), one.stderr + two.stderr
    assert one.stdout == two.stdout != other.stdout
    assert nightowl_says(*args, "--jobs", "2", "--json").stdout == nightowl_says(*args, "--jobs", "1", "--json").stdout


def test_the_table_says_shares_with_intervals_lengths_and_scores() -> None:
    done = nightowl_says("simulate", "gelini", "--games", "50", "--seats", "3", "--players", "random", "--seed", "1")
    for said in (
        "Gelini Nightlife: 50 games, 3 at the table, seed 1",
        "95 % interval",
        "random",
        "Seat 3",
        "median",
        "points",
    ):
        assert said in done.stdout
    assert "a second" in done.stderr
    assert "\x1b" not in done.stdout + done.stderr


def test_the_result_for_programs_adds_up() -> None:
    done = nightowl_says("simulate", "gelini", "--games", "40", "--players", "random,easy", "--seats", "2,5", "--json")
    result = json.loads(done.stdout)
    assert [part["seats"] for part in result["results"]] == [2, 5]
    for part in result["results"]:
        assert part["games"] == 40
        assert sum(line["wins"] for line in part["by_seat"]) == pytest.approx(40)
        assert sum(line["wins"] for line in part["players"].values()) == pytest.approx(40)
        assert sum(part["ends"].values()) == 40
        for line in [*part["players"].values(), *part["by_seat"]]:
            assert 0 <= line["low"] <= line["share"] <= line["high"] <= 1
        assert part["decisions"]["least"] <= part["decisions"]["median"] <= part["decisions"]["most"]
    held = result["results"][1]["players"]
    assert held["random"]["held"] + held["easy"]["held"] == 200


def test_defaults_are_sensible() -> None:
    result = json.loads(nightowl_says("simulate", "gelini", "--games", "2", "--json").stdout)
    assert result["players"] == ["normal" if "normal" in registry.bots("gelini") else "random"]
    assert [part["seats"] for part in result["results"]] == [4]
    assert result["options"] == {"actions": False, "choose": False, "patience": 10}


def test_options_reach_the_game() -> None:
    args = ["simulate", "gelini", "--games", "5", "--players", "random", "--json", "--option", "actions=yes"]
    assert json.loads(nightowl_says(*args, "--option", "patience=3").stdout)["options"] == {
        "actions": True,
        "choose": False,
        "patience": 3,
    }


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--players", "mad"], "“mad”"),
        (["--players", ","], "“,”"),
        (["--seats", "9"], "2 to 5"),
        (["--seats", "5-2"], "2 to 5"),
        (["--seats", "two"], "“two”"),
        (["--games", "0"], "--games"),
        (["--jobs", "0"], "--jobs"),
        (["--option", "patience"], "“patience”"),
        (["--option", "patience=0"], "1..100"),
        (["--option", "dice=2"], "“dice”"),
        (["--players", "random,random,random", "--seats", "2"], "(3)"),
        (["--plot", "figure.txt"], ".svg"),
    ],
)
def test_what_cannot_be_used_is_named(args: list[str], said: str) -> None:
    done = nightowl_says("simulate", "gelini", *args)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_a_figure_is_drawn(tmp_path: Path) -> None:
    for name, start in (("a.png", b"\x89PNG"), ("b.svg", b"<?xml")):
        path = tmp_path / name
        done = nightowl_says("simulate", "gelini", "--games", "20", "--players", "random", "--plot", str(path))
        assert done.returncode == 0, done.stderr
        assert path.read_bytes().startswith(start)
    lost = nightowl_says(
        "simulate", "gelini", "--games", "2", "--players", "random", "--plot", str(tmp_path / "no" / "a.png")
    )
    assert lost.returncode == 2
    assert "cannot be written" in lost.stderr


def test_without_matplotlib_it_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "matplotlib.py").write_text("raise ImportError")
    from cli.commands import SOURCE

    done = nightowl_says("simulate", "gelini", "--plot", "a.png", PYTHONPATH=f"{tmp_path}:{SOURCE}")
    assert done.returncode == 2
    assert 'pip install "nightowl[plot]"' in done.stderr


def test_players_change_seats_from_game_to_game() -> None:
    plan = Plan("gelini", 3, ("hard", "easy"), 6, "s")
    assert [plan.line_up(n) for n in range(3)] == [
        ["hard", "easy", "hard"],
        ["easy", "hard", "hard"],
        ["hard", "hard", "easy"],
    ]


def test_random_games_on_the_fast_path_are_whole_games() -> None:
    tally = play(Plan("gelini", 4, ("random",), 30, "s"), 0, 30)
    assert tally.games == 30
    assert sum(line.wins for line in tally.by_seat) == pytest.approx(30)
    assert tally.levels["random"].mean > 5


def test_shared_wins_count_in_parts() -> None:
    tally = Tally(3)
    tally.add(["a", "b", "b"], 10, Outcome([5, 5, 1], [0, 1], "band"))
    tally.add(["a", "b", "b"], 20, Outcome([5, 2, 1], [0], "full"))
    tally.add(["a", "b", "b"], 40, Outcome([0, 0, 0], [], "full"))
    assert [line.wins for line in tally.by_seat] == [1.5, 0.5, 0]
    assert (tally.levels["a"].wins, tally.levels["b"].wins, tally.unwon) == (1.5, 0.5, 1)
    assert (tally.median, tally.mean_length) == (20, 70 / 3)


def test_wilson_gives_the_known_bounds() -> None:
    low, high = wilson(10, 100)
    assert (round(low, 4), round(high, 4)) == (0.0552, 0.1744)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)
    assert wilson(0, 0) == (0, 1)


def test_the_deviation_is_that_of_a_sample() -> None:
    line = Line()
    for score in (2, 4, 9):
        line.add(0, score)
    assert line.mean == 5
    assert line.deviation == pytest.approx(sqrt(13))
