"""The end of the night: subscribers and winners (rules p. 14)."""

from __future__ import annotations

import pytest

from nightowl.games.nightshift.pack.cards import ABILITY, ABILITY_AMOUNT, CUSTOMERS, LOYALTY, PREFERS
from nightowl.games.nightshift.rounds.judge import income

from .club import EMERALD, RUBY, SAPPHIRE, TOPAZ, Club


def closed(club: Club) -> Club:
    from nightowl.games.nightshift.pack.cards import TIMER

    club.state.round = len(TIMER[club.state.shift])
    return club.settles()


CHART = [
    (0, 9, 0),
    (10, 14, 1_000),
    (15, 19, 2_000),
    (20, 24, 3_500),
    (25, 29, 5_000),
    (30, 34, 7_000),
    (35, 39, 9_000),
    (40, 44, 12_000),
    (45, 49, 15_000),
    (50, 120, 20_000),
]


@pytest.mark.parametrize(("low", "high", "dollars"), CHART)
def test_subscriber_income_is_one_look_up_of_the_total_loyalty(low: int, high: int, dollars: int) -> None:
    assert {income(total) * 500 for total in range(low, high + 1)} == {dollars}


def of(loyalty: int, but: tuple[str, ...]) -> str:
    """Somebody with that Loyalty who prefers neither Ruby nor Sapphire."""
    found = (n for n, name in enumerate(CUSTOMERS) if LOYALTY[n] == loyalty and name not in but)
    return CUSTOMERS[next(n for n in found if PREFERS[n] not in (RUBY, SAPPHIRE))]


def test_the_printed_example_17_is_2000_and_for_sapphire_thaddius_counts_double_23_is_3500() -> None:
    six = of(6, ("thaddius",))
    fans = ("thaddius", six, of(5, ()))
    assert closed(Club(4, abilities=False).collected(RUBY, *fans)).money(RUBY) == 2_000
    club = closed(Club(4, abilities=False).collected(SAPPHIRE, *fans))
    assert "subscribers 3 23 3500" in club.told()
    assert club.money(SAPPHIRE) == 3_500


def test_rubys_customers_count_more_after_doubling() -> None:
    dancer = ABILITY.index("loyal-fans")
    fan = next(name for n, name in enumerate(CUSTOMERS) if PREFERS[n] == dancer)
    club = closed(Club(5).collected(dancer, fan))
    assert f"subscribers {dancer} {LOYALTY[CUSTOMERS.index(fan)] * 2 + ABILITY_AMOUNT[dancer]} 0" in " ".join(club.told())


def test_most_money_wins() -> None:
    assert closed(Club(3).has(RUBY, 500).has(TOPAZ, 1000)).winners() == [TOPAZ]


def test_subscriber_income_counts_for_the_win() -> None:
    club = closed(Club(4, abilities=False).has(TOPAZ, 1_500).collected(RUBY, "thaddius", of(6, ("thaddius",)), of(5, ())))
    assert club.outcome().scores[:2] == [2_000, 1_500]
    assert club.winners() == [RUBY]


def test_a_tie_goes_to_the_value_of_drinks_held() -> None:
    assert closed(Club(2).has(RUBY, 500, 1, 1).has(TOPAZ, 500, 2, 0)).winners() == [RUBY]
    assert closed(Club(2).has(RUBY, 500, 2, 0).has(TOPAZ, 500, 0, 1)).winners() == [RUBY, TOPAZ]


def test_then_the_win_is_shared_for_nobody_can_do_the_splits_here() -> None:
    assert closed(Club(3).has(EMERALD, 0)).winners() == [RUBY, TOPAZ]


def test_power_cards_left_over_are_worth_nothing() -> None:
    assert closed(Club(2).holds(RUBY, "old-debt")).winners() == [RUBY, TOPAZ]


def test_collected_customers_are_public_and_count_as_they_are_collected() -> None:
    view = Club(2, abilities=False).collected(RUBY, "thaddius").turn(RUBY).view(TOPAZ)
    assert (view.players[RUBY].loyalty, view.players[RUBY].income) == (6, 0)
