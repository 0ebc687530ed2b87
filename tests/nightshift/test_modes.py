"""Co-op and 2v2 (rules p. 21), long and short shift."""

from __future__ import annotations

import pytest

from nightowl.games.nightshift.pack.cards import POWERS, SOLID, TIMER
from table import Table

from .club import EMERALD, RUBY, SAPPHIRE, TOPAZ, Club

TARGETS = {"long": [80_000, 120_000, 160_000, 200_000], "short": [50_000, 70_000, 90_000, 110_000]}


def closed(club: Club) -> Club:
    club.state.round = len(TIMER[club.state.shift])
    return club.settles()


@pytest.mark.parametrize("shift", ["long", "short"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_club_is_saved_when_all_money_reaches_the_target(shift: str, seats: int) -> None:
    goal = TARGETS[shift][seats - 2]
    assert Club(seats, mode="coop", shift=shift).turn(RUBY).view(RUBY).target == goal
    club = Club(seats, mode="coop", shift=shift).has(RUBY, goal - 500).has(TOPAZ, 500)
    assert (closed(club).outcome().how, club.winners()) == ("saved", list(range(seats)))
    club = closed(Club(seats, mode="coop", shift=shift).has(RUBY, goal - 500))
    assert (club.outcome().how, club.winners()) == ("shut-down", [])


def test_in_coop_hands_lie_open_for_everyone() -> None:
    table = Table("nightshift", 3, mode="coop").chance_from(1)
    for reader in (0, 1, 2, None):
        assert all(held.power >= 0 for player in table.view(reader).players for held in player.hand)


def test_in_coop_the_seven_solid_cards_are_out_and_the_hollow_ones_stay() -> None:
    assert bin(SOLID).count("1") == 7
    table = Table("nightshift", 2, mode="coop").chance_from(1)
    held = [player.hand[0].power for player in table.view(0).players]
    left = {POWERS[card] for card in [*table.view(0).unseen_powers[0], *held]}
    assert "cold-feet" not in left
    assert "girl-code" in left
    assert len(left) == 33


def test_in_coop_only_who_holds_an_answer_is_asked() -> None:
    club = Club(3, mode="coop").sober().up(3, "thaddius").stands(RUBY, 3).turn(RUBY)
    club.holds(TOPAZ, "rigged-roll").holds(EMERALD, "old-debt").play(RUBY, "engage")
    assert club.asked() == "before-roll 1"


def test_the_team_with_most_combined_money_wins() -> None:
    club = closed(Club(4, mode="teams").has(RUBY, 3_000).has(EMERALD, 0).has(TOPAZ, 2_000).has(SAPPHIRE, 2_000))
    assert (club.winners(), club.outcome().how) == ([TOPAZ, SAPPHIRE], "team")


def test_in_teams_a_tie_goes_to_combined_drinks_and_is_then_shared() -> None:
    assert closed(Club(4, mode="teams").sober().has(RUBY, 0, 0, 1)).winners() == [RUBY, EMERALD]
    assert closed(Club(4, mode="teams").sober()).winners() == [0, 1, 2, 3]


def test_teammates_may_reveal_their_power_cards_to_each_other() -> None:
    club = Club(4, mode="teams").sober().holds(RUBY, "old-debt").turn(RUBY).passes().play(RUBY, "show")
    assert [POWERS[held.power] for held in club.view(EMERALD).players[RUBY].hand] == ["old-debt"]
    assert [held.power for held in club.view(TOPAZ).players[RUBY].hand] == [-1]
    assert club.refuses(RUBY, "show") == "nothing-to-show"


def test_nobody_shows_her_cards_in_other_modes() -> None:
    club = Club(4).sober().holds(RUBY, "old-debt").turn(RUBY).passes()
    assert not club.offers(RUBY, "show")


def test_everything_stays_individual_in_a_team() -> None:
    club = Club(4, mode="teams").has(RUBY, 0, 0).has(EMERALD, 9_000, 3).stands(RUBY, 6).turn(RUBY)
    assert not club.offers(RUBY, "buy")
    assert not club.offers(RUBY, "shot")


def test_the_short_shift_has_fewer_rounds() -> None:
    assert len(Table("nightshift", 2, shift="short").view(0).rounds) < len(Table("nightshift", 2).view(0).rounds)
