"""What a terminal says of the end of a night, in every mode."""

from __future__ import annotations

from nightowl.games.nightshift.pack.cards import TIMER
from nightowl.games.nightshift.picture import picture, standings
from nightowl.registry import texts

from .club import EMERALD, RUBY, SAPPHIRE, TOPAZ, Club

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]


def closed(club: Club) -> Club:
    club.state.round = len(TIMER[club.state.shift])
    return club.settles()


def told(club: Club) -> list[str]:
    return standings(closed(club).view(RUBY), texts("nightshift", "en"), NAMES[: club.state.seats])


def test_everybodys_money_is_told_most_first_with_what_came_from_subscribers_and_who_has_won() -> None:
    club = Club(2, abilities=False).has(RUBY, 500).has(TOPAZ, 2_000).collected(RUBY, "thaddius", "poet")
    assert told(club) == [
        "Ben: $2,000, of it $0 from subscribers",
        "Ann: $1,500, of it $1,000 from subscribers",
        "Ben wins.",
    ]


def test_where_money_is_equal_the_drinks_are_told() -> None:
    lines = told(Club(2).has(RUBY, 500, 1, 0).has(TOPAZ, 500, 0, 1))
    assert lines[0] == "Ben: $500, of it $0 from subscribers; drinks $1,000"
    assert lines[-1] == "Ben wins."


def test_a_team_is_told_as_one() -> None:
    club = Club(4, mode="teams").has(RUBY, 500).has(EMERALD, 1_000).has(TOPAZ, 500).has(SAPPHIRE, 500)
    assert told(club)[:2] == [
        "Ann & Cleo: $1,500, of it $0 from subscribers",
        "Ben & Dan: $1,000, of it $0 from subscribers",
    ]


def saving() -> Club:
    club = Club(2, mode="coop", shift="short", abilities=False).has(RUBY, 47_500).has(TOPAZ, 1_000)
    return club.collected(RUBY, "thaddius", "poet")


def test_in_coop_income_is_counted_once_against_the_target() -> None:
    english = texts("nightshift", "en")
    assert "Together so far: $49,500" in "\n".join(picture(saving().turn(RUBY).view(RUBY), english, NAMES[:2]))
    club = saving()
    assert "Together: $49,500 of $50,000" in told(club)
    assert "so far" not in "\n".join(picture(club.view(RUBY), english, NAMES[:2]))


def test_diamond_stands_beside_her_who_played_against_her() -> None:
    club = Club(1, mode="solo", abilities=False).has(RUBY, 5_500)
    club.state.diamond = 10
    lines = told(club)
    assert lines == ["Ann: $5,500, of it $0 from subscribers", "Diamond: $5,000, subscribers: 0", "Ann wins."]
