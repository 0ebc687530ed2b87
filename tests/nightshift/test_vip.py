"""The VIP Room (rules p. 18 and 19). Ruby's own trait is Compassion."""

from __future__ import annotations

import pytest

from nightowl.games.nightshift.pack.cards import ABILITY, ABILITY_AMOUNT, STARS, TRAITS, VIP_BUST, VIP_PAY

from .club import BELOW_VIP, RUBY, TOPAZ, Club, who

CHART = {
    3: [3_000, 5_000, 7_500, 10_000],
    2: [2_500, 4_000, 6_000, 8_000],
    1: [2_000, 3_000, 4_500, 6_000],
}
NEW = ["fantasy", "intellect", "ego", "fun"]


def inside(stars: int = 2, champagne: int = 0) -> Club:
    club = Club(2, abilities=False).sober().has(RUBY, 0, 0, champagne)
    return club.committed(4, who("vip", stars=stars, prefers=-1), RUBY, "vip").stands(RUBY, 4).turn(RUBY)


def test_her_own_heart_is_there_first_and_the_first_roll_is_forced() -> None:
    club = inside()
    assert [TRAITS[trait] for trait in club.view(RUBY).visiting.earned] == ["compassion"]
    assert club.legal(RUBY) == ["charm"]
    assert club.refuses(RUBY, "leave") == "not-yet"


@pytest.mark.parametrize("stars", [1, 2, 3])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_before_any_roll_she_may_leave_with_the_pay_of_the_present_level(stars: int, level: int) -> None:
    club = inside(stars).charms(RUBY, *NEW[:level]).play(RUBY, "leave")
    assert club.money(RUBY) == CHART[stars][level - 1]
    assert len(club.subscribers(RUBY)) == 1


@pytest.mark.parametrize("stars", [1, 2, 3])
def test_in_love_ends_the_turn_by_itself(stars: int) -> None:
    club = inside(stars).charms(RUBY, *NEW)
    assert (club.money(RUBY), club.asked()) == (CHART[stars][3], "turn 1")


def test_in_love_ends_the_turn_before_champagne_could_cancel_it_and_the_champagne_stays() -> None:
    club = inside(champagne=1).charms(RUBY, *NEW)
    assert (club.money(RUBY), club.drinks(RUBY), club.asked()) == (CHART[2][3], (0, 1), "turn 1")


def test_nothing_that_could_follow_in_love_pays_as_much() -> None:
    """So whoever could cancel it never would: the ruling takes nothing from anybody."""
    for row in VIP_PAY:
        assert max(*row[:-1], VIP_BUST) < row[-1]


def test_the_chart_is_the_printed_one() -> None:
    assert [[step * 500 for step in row] for row in VIP_PAY] == [CHART[1], CHART[2], CHART[3]]


def test_her_own_trait_is_a_bust_worth_1000_whatever_the_level_and_the_customer_is_discarded() -> None:
    club = inside().charms(RUBY, "fantasy", "intellect", "compassion")
    assert (club.money(RUBY), len(club.discards()), club.subscribers(RUBY)) == (1000, 1, set())


def test_a_trait_already_earned_ends_the_turn_paid_at_the_present_level() -> None:
    club = inside(3).charms(RUBY, "fantasy", "intellect", "fantasy")
    assert (club.money(RUBY), club.asked()) == (5_000, "turn 1")
    assert len(club.subscribers(RUBY)) == 1


@pytest.mark.parametrize(("stars", "tips"), [(3, 5_000), (2, 4_000), (1, 3_000)])
def test_the_printed_example_a_crush_with_fantasy_and_intellect(stars: int, tips: int) -> None:
    """Compassion would be a bust, Ego or Fun strengthens the connection, Fantasy or Intellect ends it paid as it is."""
    crush = ("fantasy", "intellect")
    assert inside(stars).charms(RUBY, *crush).play(RUBY, "leave").money(RUBY) == tips
    assert inside(stars).charms(RUBY, *crush, "compassion").money(RUBY) == 1_000
    for again in crush:
        assert inside(stars).charms(RUBY, *crush, again).money(RUBY) == tips
    for new in ("ego", "fun"):
        stronger = inside(stars).charms(RUBY, *crush, new)
        assert stronger.view(RUBY).visiting.level == 3


def test_champagne_cancels_any_roll_and_she_must_roll_again() -> None:
    club = inside(champagne=3).charms(RUBY, "fantasy", "compassion")
    assert club.legal(RUBY) == ["accept", "champagne"]
    club.play(RUBY, "champagne")
    assert club.legal(RUBY) == ["charm"]
    assert club.refuses(RUBY, "leave") == "must-go-on"
    club.charms(RUBY, "fantasy").play(RUBY, "champagne").charms(RUBY, "ego").play(RUBY, "champagne")
    assert [TRAITS[trait] for trait in club.view(RUBY).visiting.earned] == ["compassion", "fantasy"]


def test_afterwards_she_stands_below_the_vip_room_and_hearts_go_back() -> None:
    club = inside().charms(RUBY, "ego").play(RUBY, "leave")
    assert (club.place(RUBY), club.asked()) == (BELOW_VIP, "turn 1")
    assert club.view(None).visiting is None


def test_every_trait_is_equally_likely() -> None:
    club = inside().play(RUBY, "charm")
    assert club.game.odds(club.state) == [1, 1, 1, 1, 1]


def test_a_preferred_dancer_gets_the_coloured_stars() -> None:
    """3 stars for Ruby, 1 for everyone else, as in the printed example."""
    from nightowl.games.nightshift.pack.cards import CUSTOMERS

    fan = next(name for n, name in enumerate(CUSTOMERS) if STARS[n][RUBY] == 3 and STARS[n][TOPAZ] == 1)
    ruby = Club(2, abilities=False).committed(4, fan, RUBY, "vip").turn(RUBY).charms(RUBY, "ego").play(RUBY, "leave")
    topaz = Club(2, abilities=False).committed(4, fan, TOPAZ, "vip").turn(TOPAZ).charms(TOPAZ, "fun").play(TOPAZ, "leave")
    assert (ruby.money(RUBY), topaz.money(TOPAZ)) == (3_000, 2_000)


def test_the_ability_for_the_vip_room_pays_more_but_not_on_a_bust() -> None:
    dancer = ABILITY.index("vip-pay")
    customer = who("vip", stars=2, prefers=-1)
    other = TRAITS[(dancer + 1) % 5]
    club = Club(5).sober().committed(4, customer, dancer, "vip").turn(dancer).charms(dancer, other).play(dancer, "leave")
    assert club.money(dancer) == 2_500 + ABILITY_AMOUNT[dancer]
    club = Club(5).sober().committed(4, customer, dancer, "vip").turn(dancer).charms(dancer, TRAITS[dancer])
    assert club.money(dancer) == 1_000
