"""Solo mode: you against Diamond (rules p. 20)."""

from __future__ import annotations

from nightowl.games.nightshift.pack.cards import CUSTOMERS, EVENT, EVENTS, LIGHTS_ON, POWERS, REFRESH, STARRED, TIMER
from nightowl.registry import load
from table import Table

from .club import RUBY, Club

FIRST_REFRESH = TIMER[0].index(REFRESH) + 1
LIGHTS = TIMER[0].index(LIGHTS_ON) + 1


def alone() -> Club:
    return Club(1, mode="solo", abilities=False)


def dealt(club: Club) -> Club:
    club.chance_from(4)
    return club


def test_one_player_plays_against_diamond() -> None:
    assert Table("nightshift", 1).view(0).mode == "solo"


def test_in_round_1_diamond_takes_a_customer_unseen_and_a_thousand_from_every_stage_tipper() -> None:
    table = Table("nightshift", 1).chance_from(7)
    view = table.view(0)
    tippers = sum(space.back == 1 for space in view.spaces)
    assert (view.diamond.subscribers, view.diamond.money) == (1, 1000 * tippers)
    assert view.diamond.shown == ()
    assert len(view.unseen[0]) == len(CUSTOMERS)


def test_on_a_refresh_face_up_customers_leave_and_those_face_down_who_do_not_tip_go_under_the_deck() -> None:
    club = alone().up(0, "vet").down(1, 2).down(3, tipper=True).round(FIRST_REFRESH)
    view = club.view(0)
    assert [club.lies(space) for space in (0, 1, 2, 3)] == ["empty", "empty", "empty", "down"]
    assert (view.deck[-1].cards, view.deck[-1].back) == (2, 0)
    assert club.discards() == {"vet"}


def test_then_new_ones_are_dealt_and_diamond_has_her_share() -> None:
    club = dealt(alone().down(3, tipper=True).round(FIRST_REFRESH))
    tippers = sum(space.back == 1 for space in club.view(0).spaces)
    assert (club.view(0).diamond.money, club.view(0).diamond.subscribers) == (1000 * tippers, 1)


def test_on_lights_on_she_collects_before_the_flip() -> None:
    club = alone().down(*range(12), tipper=True).round(LIGHTS)
    assert club.view(0).diamond.money == 12_000
    assert club.asked() == "reveal chance"


def test_whom_the_player_has_looked_at_goes_undermost_and_she_still_knows_where() -> None:
    club = alone().sober().stands(RUBY, 1).down(1, 5).holds(RUBY, "sharp-ears").turn(RUBY).uses(RUBY, "sharp-ears")
    club.chance("customer", customer="vet").round(FIRST_REFRESH)
    assert CUSTOMERS[club.view(0).deck[-1].customer] == "vet"
    assert club.view(0).deck[-2].customer == -1


def test_eighteen_power_cards_and_two_events_are_out() -> None:
    assert bin(STARRED).count("1") == 18
    table = Table("nightshift", 1).chance_from(1)
    assert len(table.view(0).unseen_powers[0]) == 40 - 18 - 1
    club = alone().round(TIMER[0].index(EVENT) + 1)
    left = {EVENTS[move - club.game.moves.named("event").base] for move in club.game.legal(club.state, -1)}
    assert left == set(EVENTS) - {"card-cartel", "quiet-night"}


def closed(club: Club, diamond: int) -> Club:
    club.state.diamond = diamond // 500
    club.state.round = len(TIMER[0])
    return club.settles()


def test_you_win_with_strictly_more() -> None:
    assert closed(alone().has(RUBY, 5_500), 5_000).outcome().how == "beat-diamond"
    club = closed(alone().has(RUBY, 5_000), 5_000)
    assert (club.outcome().how, club.winners()) == ("diamond", [])


def test_at_the_end_diamond_shows_her_customers_and_their_loyalty_counts_without_doubling() -> None:
    club = alone().has(RUBY, 1_000)
    s = club.state
    s.diamond_fans = [s.deck.take_top(), s.deck.take_top()]
    closed(club, 0)
    club.chance("customer", customer="thaddius").chance("customer", customer="vet")
    assert "diamond-subscribers 12 1000" in club.told()
    assert {CUSTOMERS[c] for c in club.view(0).diamond.shown} == {"thaddius", "vet"}
    assert club.winners() == []


def test_there_is_nobody_to_hide_a_hand_from_so_no_window_asks_in_vain() -> None:
    club = alone().sober().up(3, "thaddius").stands(RUBY, 3).holds(RUBY, "old-debt").turn(RUBY).play(RUBY, "engage")
    assert club.asked() == "roll chance"
    club = alone().sober().up(3, "thaddius").stands(RUBY, 3).holds(RUBY, "lucky-charm").turn(RUBY).play(RUBY, "engage")
    assert club.asked() == "before-roll 0"


def test_the_names_of_the_cards_that_are_out_are_the_printed_ones() -> None:
    out = {POWERS[card] for card in range(40) if (STARRED >> card) & 1}
    assert {"girl-code", "cheers", "i-dont-think-so", "spell-doll"} <= out
    assert load("nightshift").adult
