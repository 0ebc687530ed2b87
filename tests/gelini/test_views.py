"""What a seat sees: everything. What it is told about its moves; what a silent seat plays."""

import pytest

from gelini.night import BLUE, RED, night
from nightowl.games.gelini import GAME
from nightowl.kernel.chance import Seeded
from nightowl.kernel.game import CHANCE
from nightowl.kernel.wire import show
from nightowl.registry import charter
from table import Table

CODEC = charter("gelini").codec


def hinted(table: Table, seat: int) -> list[str]:
    found = GAME.hints(table.view(seat))
    return [f"{GAME.moves.kind_of(hint.move).name}: {hint.hint} {hint.n}" for hint in found]


@pytest.mark.parametrize("choose", [False, True])
@pytest.mark.parametrize("actions", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_information_is_open_so_every_view_gives_the_whole_state(seats: int, actions: bool, choose: bool) -> None:
    chance = Seeded(f"{seats} {actions} {choose}")
    s = GAME.new(GAME.options({"actions": actions, "choose": choose}), seats)
    while (ask := GAME.ask(s)) is not None:
        seat = ask.seats[0]
        legal = GAME.legal(s, seat)
        GAME.advance(s, seat, legal[chance.pick(GAME.odds(s))] if seat == CHANCE else legal[chance.below(len(legal))])
        for reader in (None, *range(seats)):
            assert CODEC.encode(GAME.imagine(GAME.view(s, reader), chance)) == CODEC.encode(s)


def test_legal_moves_are_shown_only_to_whom_they_belong() -> None:
    table = night().rolls(2)
    assert [bool(table.view(seat).legal) for seat in (None, RED, BLUE)] == [False, True, False]


def test_the_outside_form_names_counters_and_colours() -> None:
    table = night("sky-2 vip sky-2 coin", floors=["sky-2", "coin"], choose=True).rolls(1).play(RED, "go")
    shown = show(GAME, table.view(RED))
    assert shown["line"] == ["gap", "vip", "sky-2", "coin"]
    assert shown["floors"] == [["sky-2", "sky-2"], []]
    assert shown["colour"] == "sky"
    assert show(GAME, table.play(RED, "leave").view(RED))["colour"] is None


def test_a_silent_players_token_stays() -> None:
    assert GAME.moves.outside(GAME.fallback(night().rolls(2).view(RED))) == {"type": "stay"}


def test_a_silent_player_who_must_move_moves() -> None:
    table = night(fruitless=10).rolls(2)
    assert GAME.moves.outside(GAME.fallback(table.view(RED))) == {"type": "go"}


def test_a_silent_player_who_must_choose_takes_the_first_there_is() -> None:
    table = night("flyer vip vip", floors=["", "sky-2 vip"]).rolls(1).play(RED, "go")
    assert GAME.moves.outside(GAME.fallback(table.view(RED))) == {"type": "flyer", "seat": 1, "counter": "sky-2"}


# Hints


def test_a_hint_says_how_many_squares_a_move_fills_and_who_comes_along() -> None:
    table = night("mint-1 vip mint-1 coin coin coin coin coin", floors=["mint-1", "mint-1"]).rolls(1)
    assert hinted(table, RED) == ["go: squares 3", "go: clique 2", "stay: risk 1"]


def test_a_hint_to_gather_counts_all_who_come() -> None:
    table = night("sky-2 vip sky-2 coin coin coin", floors=["sky-2", ""], choose=True).rolls(1).play(RED, "go")
    assert hinted(table, RED) == ["gather: squares 2", "gather: clique 1"]


def test_a_hint_says_that_a_move_ends_the_game() -> None:
    assert hinted(night("- -", places=[0, 1]).rolls(1), RED) == ["go: squares 3", "go: ends 0"]


def test_nobody_else_gets_hints() -> None:
    table = night("mint-1 vip mint-1 coin").rolls(1)
    assert hinted(table, BLUE) == []
    assert GAME.hints(table.view(None)) == []


RISKS = [
    ("- - coin coin coin coin coin", ["vip teal-1", "teal-2"], 0, "nobody can reach the third"),
    ("- - coin teal-3 coin coin coin", ["vip teal-1", "teal-2"], 1, "Blue reaches the third"),
    ("- - coin teal-3 coin coin coin", ["vip teal-1", "coin"], 0, "Blue has none of them"),
    ("- - coin coin flyer coin coin", ["vip teal-1", "coin"], 4, "the dearest counter goes"),
    ("- - coin coin flyer coin coin", ["vip teal-1 teal-2 sky-2 sky-2", "sky-2"], 4, "two of a clique, or the VIP"),
    ("- - coin coin flyer coin coin", ["star lemon-1", "coin"], 1, "Stars stay"),
]


@pytest.mark.parametrize(("line", "floors", "lost", "why"), RISKS)
def test_a_hint_says_how_many_squares_another_player_could_take(line: str, floors: list[str], lost: int, why: str) -> None:
    table = night(line, [0, 1], floors).rolls(1)
    found = [hint for hint in hinted(table, RED) if hint.startswith("go: risk")]
    assert found == ([f"go: risk {lost}"] if lost else []), why


def test_risk_looks_at_every_other_player_and_every_face() -> None:
    table = night("- - - coin coin coin coin mint-1 coin", [0, 1, 2], ["mint-1 mint-1", "", "mint-1"]).rolls(1)
    assert hinted(table, RED) == ["go: risk 2", "stay: risk 2"]
