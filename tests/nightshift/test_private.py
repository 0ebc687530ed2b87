"""The Private Room (rules p. 16 and 17)."""

from __future__ import annotations

from itertools import combinations

import pytest

from nightowl.games.nightshift.pack.cards import ABILITY, ABILITY_AMOUNT, CARD_DANCES, CARD_PAY, CUSTOMERS, PRIVATES, STARS

from .club import BELOW_PRIVATE, DIP, KICK, RUBY, SHIMMY, SPIN, SWAY, TOPAZ, Club, card, cards, who


def inside(customer: str = "", seat: int = RUBY, champagne: int = 0, **options: object) -> Club:
    customer = customer or who(stars=2, prefers=-1)
    club = Club(2, abilities=False, **options).sober().has(seat, 0, 0, champagne)
    return club.committed(4, customer, seat).stands(seat, 4).turn(seat)


def pay(stars: int, *drawn: str) -> int:
    return sum(CARD_PAY[PRIVATES.index(name)][stars - 1] for name in drawn) * 500


def test_at_least_one_card_is_drawn() -> None:
    club = inside()
    assert club.legal(RUBY) == ["draw"]
    assert club.refuses(RUBY, "leave") == "not-yet"


def test_she_may_leave_after_any_draw_that_does_not_bust() -> None:
    assert inside().draws(RUBY, "spin").legal(RUBY) == ["draw", "leave"]


def test_three_of_one_move_is_a_bust_worth_500_and_the_customer_is_discarded() -> None:
    customer = who(stars=2)
    club = inside(customer).draws(RUBY, *cards((SPIN,), (SPIN, DIP), (SPIN, KICK)))
    assert (club.money(RUBY), club.discards(), club.subscribers(RUBY)) == (500, {customer}, set())


def test_two_of_the_same_on_one_card_count_twice() -> None:
    club = inside().draws(RUBY, *cards((SPIN,), (SPIN, SPIN)))
    assert "bust 0" in club.told()


def test_two_moves_of_a_kind_are_no_bust() -> None:
    club = inside().draws(RUBY, *cards((SPIN, SPIN), (DIP, DIP), (SHIMMY, SHIMMY), (SWAY, SWAY), (KICK, KICK)))
    assert club.offers(RUBY, "leave")


@pytest.mark.parametrize("stars", [1, 2, 3])
def test_leaving_sums_the_column_of_the_customers_stars_and_collects_him(stars: int) -> None:
    drawn = cards((SPIN, DIP), (SHIMMY, KICK), (SWAY,))
    customer = who(stars=stars, prefers=-1)
    club = inside(customer).draws(RUBY, *drawn).play(RUBY, "leave")
    assert (club.money(RUBY), club.subscribers(RUBY)) == (pay(stars, *drawn), {customer})


def test_the_stars_are_judged_for_who_is_in_the_room() -> None:
    fan = who(prefers=RUBY)
    ruby, topaz = inside(fan).draws(RUBY, "kick-sway"), inside(fan, TOPAZ).draws(TOPAZ, "kick-sway")
    number = CUSTOMERS.index(fan)
    assert ruby.play(RUBY, "leave").money(RUBY) == pay(STARS[number][RUBY], "kick-sway")
    assert topaz.play(TOPAZ, "leave").money(TOPAZ) == pay(STARS[number][TOPAZ], "kick-sway")


def test_champagne_cancels_a_busting_draw_too_and_she_must_draw_again() -> None:
    club = inside(champagne=1).draws(RUBY, *cards((SPIN, DIP), (SPIN, SPIN)))
    assert club.legal(RUBY) == ["accept", "champagne"]
    assert club.play(RUBY, "champagne").legal(RUBY) == ["draw"]
    assert club.refuses(RUBY, "leave") == "must-go-on"
    assert club.drinks(RUBY) == (0, 0)


def test_cancelled_cards_count_for_nothing() -> None:
    drawn = cards((SPIN, DIP), (SHIMMY,), (SPIN, SPIN), (KICK,))
    club = inside(champagne=1).draws(RUBY, *drawn[:3]).play(RUBY, "champagne").draws(RUBY, drawn[3])
    assert club.play(RUBY, "leave").money(RUBY) == pay(2, drawn[0], drawn[1], drawn[3])


def test_the_printed_example_of_a_bust_three_of_a_kind_over_three_draws_exit_with_500() -> None:
    assert inside(who(stars=3)).draws(RUBY, *cards((SWAY,), (SWAY, DIP), (SWAY, KICK))).money(RUBY) == 500


@pytest.mark.parametrize(("stars", "tips"), [(3, 3_500), (2, 2_500), (1, 1_500)])
def test_the_printed_example_with_the_third_of_four_draws_cancelled(stars: int, tips: int) -> None:
    drawn = next(three for three in combinations(PRIVATES, 3) if is_printed(three))
    busting = next(name for name in PRIVATES if name not in drawn and busts(*drawn[:2], name))
    club = inside(who(stars=stars, prefers=-1), champagne=1).draws(RUBY, *drawn[:2], busting)
    assert club.play(RUBY, "champagne").draws(RUBY, drawn[2]).play(RUBY, "leave").money(RUBY) == tips


def is_printed(three: tuple[str, ...]) -> bool:
    """Three cards that pay what stands in the rulebook, with a third of a kind still in the deck for the first two."""
    pays = [pay(stars, *three) for stars in (1, 2, 3)]
    doubled = [name for name in PRIVATES if name not in three and busts(*three[:2], name)]
    return pays == [1_500, 2_500, 3_500] and not busts(*three) and doubled != []


def busts(*drawn: str) -> bool:
    moves = [move for name in drawn for move in CARD_DANCES[PRIVATES.index(name)]]
    return max(moves.count(move) for move in moves) >= 3


def test_champagne_may_be_used_after_any_draw_and_chained() -> None:
    club = inside(champagne=2).draws(RUBY, "spin").play(RUBY, "champagne").draws(RUBY, "dip").play(RUBY, "champagne")
    assert (club.legal(RUBY), club.drinks(RUBY)) == (["draw"], (0, 0))


def test_a_bust_may_be_accepted_with_champagne_in_hand() -> None:
    club = inside(champagne=1).draws(RUBY, *cards((SPIN, DIP), (SPIN, SPIN))).play(RUBY, "accept")
    assert (club.money(RUBY), club.drinks(RUBY)) == (500, (0, 1))


def test_afterwards_she_stands_below_the_room_and_the_turn_is_over() -> None:
    club = inside().draws(RUBY, "spin").play(RUBY, "leave")
    assert (club.place(RUBY), club.asked()) == (BELOW_PRIVATE, "turn 1")


def test_used_cards_are_discarded_and_not_drawn_again_until_the_deck_has_run_out() -> None:
    club = inside().draws(RUBY, "spin", "dip").play(RUBY, "leave")
    assert not {PRIVATES.index("spin"), PRIVATES.index("dip")} & set(club.view(None).private_deck)
    club.state.privates = 0
    club.committed(2, who(stars=3), TOPAZ).turn(TOPAZ).play(TOPAZ, "draw")
    assert len(club.view(None).private_deck) == len(PRIVATES)


def test_cards_in_the_room_stay_there_when_the_deck_runs_out() -> None:
    club = inside().draws(RUBY, "spin")
    club.state.privates = 0
    club.play(RUBY, "draw")
    assert len(club.view(None).private_deck) == len(PRIVATES) - 1


def test_the_ability_for_the_private_room_pays_more_but_not_on_a_bust() -> None:
    dancer = ABILITY.index("private-pay")
    customer = who(stars=2, prefers=-1)
    club = Club(5).sober().committed(4, customer, dancer).turn(dancer).draws(dancer, card(SPIN)).play(dancer, "leave")
    assert club.money(dancer) == pay(2, card(SPIN)) + ABILITY_AMOUNT[dancer]
    club = Club(5).sober().committed(4, customer, dancer).turn(dancer).draws(dancer, *cards((SPIN,), (SPIN, SPIN)))
    assert club.money(dancer) == 500


def test_the_room_can_only_be_entered_with_a_commitment() -> None:
    assert Club().turn(RUBY).refuses(RUBY, "draw") == "not-in-a-room"
    assert inside().refuses(RUBY, "charm") == "other-room"
    assert inside().draws(RUBY, "spin").refuses(RUBY, "champagne") == "no-champagne"
    assert inside(champagne=1).refuses(RUBY, "champagne") == "nothing-to-cancel"
