"""The table that tests play at fails loudly, so that no test passes by accident."""

import pytest

from table import Table


def rolled() -> Table:
    return Table("gelini", 2).chance_from("table")


def asked(table: Table) -> int:
    return int(table.asked().split()[1])


def test_a_move_that_is_not_legal_fails_and_says_why() -> None:
    table = rolled()
    with pytest.raises(AssertionError, match=r"may not stay: .*not-your-turn.*legal: \[\]"):
        table.play(1 - asked(table), "stay")
    with pytest.raises(AssertionError, match="no-such-move"):
        table.play(asked(table), "dance")
    with pytest.raises(AssertionError, match="bad-field"):
        table.play(asked(table), "flyer", seat=9, counter="vip")


def test_a_refusal_that_does_not_come_fails() -> None:
    table = rolled()
    with pytest.raises(AssertionError, match="may go"):
        table.refuses(asked(table), "go")
    assert table.refuses(7, "go") == "no-such-seat"


def test_a_refused_move_changes_nothing() -> None:
    table = rolled()
    before = table.game.clone(table.state)
    assert table.refuses(1 - asked(table), "go") == "not-your-turn"
    assert table.game.view(before, 0) == table.view(0)


def test_chance_that_cannot_be_fails() -> None:
    with pytest.raises(AssertionError, match="not-now"):
        rolled().rolls(3)
    with pytest.raises(AssertionError, match="bad-field"):
        rolled().rolls(6)


def test_a_game_that_is_not_over_has_no_outcome() -> None:
    with pytest.raises(AssertionError, match="it is not over: move"):
        rolled().outcome()


def test_what_was_told_is_told_once() -> None:
    table = rolled()
    assert table.told()[0] == "opened"
    assert table.told() == []
