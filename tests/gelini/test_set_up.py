"""Preparing for the game."""

import pytest

from gelini.night import night
from nightowl.games.gelini.content import load
from nightowl.games.gelini.counters import CLIQUE, COUNT, DIE, IDS, SQUARES, VIP
from table import Table

KINDS = range(1, len(IDS))
GUESTS = [kind for kind in KINDS if kind < VIP]


def counted(prefix: str) -> int:
    return COUNT[IDS.index(prefix)]


def test_there_are_36_guests_4_vips_3_stars_1_band_6_coins_and_6_action_counters() -> None:
    assert sum(COUNT[kind] for kind in GUESTS) == 36
    assert [counted(name) for name in ("vip", "star", "band", "coin")] == [4, 3, 1, 6]
    assert [counted(name) for name in ("flyer", "call", "people")] == [2, 2, 2]
    assert sum(COUNT) == 56


def test_cliques_are_four_1s_or_three_2s_or_a_1_a_2_and_a_3() -> None:
    forms = [clique.members for clique in load()[0].values()]
    assert (forms.count([1, 1, 1, 1]), forms.count([2, 2, 2]), forms.count([1, 2, 3])) == (3, 4, 4)
    assert len(forms) == 11


def test_only_two_splits_of_the_guests_into_cliques_exist() -> None:
    """Fours and threes that add up to 36, with every form among them: 3 and 8, or 6 and 4."""
    assert [(fours, (36 - 4 * fours) // 3) for fours in range(1, 9) if (36 - 4 * fours) % 3 == 0] == [(3, 8), (6, 4)]


def test_a_vip_fills_4_squares_a_star_5_and_the_band_3() -> None:
    assert [SQUARES[IDS.index(name)] for name in ("vip", "star", "band", "coin")] == [4, 5, 3, 0]
    assert {SQUARES[kind] for kind in GUESTS if CLIQUE[kind] >= 0} == {1, 2, 3}


def test_the_die_shows_1_2_3_3_4_5() -> None:
    assert DIE == [1, 2, 3, 3, 4, 5]
    table = night()
    odds = dict(zip(table.legal(-1), table.game.odds(table.state), strict=True))
    assert odds == {"roll 1": 1, "roll 2": 1, "roll 3": 2, "roll 4": 1, "roll 5": 1}


@pytest.mark.parametrize(("actions", "length"), [(False, 46), (True, 52)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_other_counters_are_laid_in_a_line_in_random_order(actions: bool, length: int, seats: int) -> None:
    table = Table("gelini", seats, actions=actions).chance_from(seats)
    line = table.view(None).line
    assert len(line) == length
    left_out = ("star", "band", "gap") if actions else ("star", "band", "gap", "flyer", "call", "people")
    assert [line.count(kind) for kind in KINDS] == [0 if IDS[kind] in left_out else COUNT[kind] for kind in KINDS]


def test_any_counter_may_be_the_next_in_proportion_to_how_many_there_are() -> None:
    table = Table("gelini", 2)
    before = dict(zip(table.legal(-1), table.game.odds(table.state), strict=True))
    assert (before["place vip"], before["place sky-2"], before["place amber-3"]) == (4, 3, 1)
    table.chance("place", counter="vip").chance("place", counter="amber-3")
    after = dict(zip(table.legal(-1), table.game.odds(table.state), strict=True))
    assert after["place vip"] == 3
    assert "place amber-3" not in after


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_tokens_are_placed_at_the_end_of_the_line_one_after_the_other_in_random_order(seats: int) -> None:
    table = Table("gelini", seats)
    while table.asked() == "set-up chance":
        table.host.play_outside(-1, table.game.moves.outside(table.game.legal(table.state, -1)[0]))
    for seat in range(seats):
        assert table.legal(-1) == [f"stand {other}" for other in range(seat, seats)]
        assert table.game.odds(table.state) == [1] * (seats - seat)
        table.chance("stand", seat=seat)
    assert table.view(None).places == tuple(range(-1, -1 - seats, -1))
    assert table.asked() == "roll chance"
    table.rolls(3)
    assert table.asked() == f"move {seats - 1}", "the last to stand there is the rearmost"


@pytest.mark.parametrize(("seats", "squares"), [(2, 37), (3, 25), (4, 25), (5, 25)])
def test_with_2_players_the_floors_are_extended_by_an_extra_stage_of_12_squares(seats: int, squares: int) -> None:
    assert night(seats=seats).view(0).free == (squares,) * seats


def test_three_stars_are_put_aside() -> None:
    assert Table("gelini", 2).view(None).stars == 3
