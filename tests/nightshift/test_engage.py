"""Engaging, outcomes and commitments (rules p. 9)."""

from __future__ import annotations

import pytest

from nightowl.games.nightshift.pack.cards import CUSTOMERS, GIVES, OUTCOME_AT, OUTCOME_GIVES

from .club import LOCKER, PRIVATE, RUBY, TOPAZ, VIP, Club, amount, who


def ready(customer: str, space: int = 3, seats: int = 2) -> Club:
    return Club(seats).sober().up(space, customer).stands(RUBY, space).turn(RUBY)


def test_any_roll_of_the_numbered_die_ends_the_turn() -> None:
    assert ready("thaddius").engages(RUBY, 1).asked() == "turn 1"


def test_only_an_outcome_whose_number_is_at_most_the_roll_can_be_chosen() -> None:
    club = ready("thaddius").engages(RUBY, 4)
    numbers = OUTCOME_AT[CUSTOMERS.index("thaddius")]
    reachable = [f"choose {n}" for n, at in enumerate(numbers) if at <= 4]
    assert club.legal(RUBY) == reachable
    assert club.refuses(RUBY, "choose", index=len(numbers) - 1) == "outcome-out-of-reach"


def test_an_outcome_must_be_chosen() -> None:
    assert not ready("thaddius").engages(RUBY, 6).offers(RUBY, "end")


def test_none_reachable_nothing_happens() -> None:
    assert min(OUTCOME_AT[CUSTOMERS.index("thaddius")]) > 1
    club = ready("thaddius").engages(RUBY, 1)
    assert "nothing 0" in club.told()
    assert club.lies(3) == "thaddius"


def test_a_commit_places_the_token_and_resolves_in_the_next_turn() -> None:
    club = ready("thaddius").engages(RUBY, 6).chooses(RUBY, "private")
    assert club.commitment(RUBY) == "private thaddius"
    assert club.asked() == "turn 1"
    club.play(TOPAZ, "end")
    assert (club.moment(), club.place(RUBY), club.lies(3)) == ("private", PRIVATE, "empty")


def test_a_commitment_to_the_vip_room_leads_there() -> None:
    club = ready("thaddius").engages(RUBY, 6).chooses(RUBY, "vip").play(TOPAZ, "end")
    assert (club.moment(), club.place(RUBY)) == ("vip", VIP)


def test_any_other_outcome_leaves_the_customer_face_up() -> None:
    club = ready("thaddius").engages(RUBY, 6).chooses(RUBY, "cash")
    assert (club.lies(3), club.commitment(RUBY)) == ("thaddius", "")


def test_cash_is_paid() -> None:
    customer = who("cash")
    assert Club().sober().gets(RUBY, customer, "cash").money(RUBY) == amount(customer, "cash")


def test_losing_cash_takes_what_is_there_and_never_more() -> None:
    customer = who("pay")
    lost = amount(customer, "pay")
    assert Club().has(RUBY, 5000).gets(RUBY, customer, "pay").money(RUBY) == 5000 - lost
    assert Club().has(RUBY, 0).gets(RUBY, customer, "pay").money(RUBY) == 0


def test_power_cards_are_drawn_for_her_eyes_only() -> None:
    club = Club().sober().gets(RUBY, who("power"), "power").chance("power", power="old-debt")
    assert "got-power 0 old-debt" in club.told(RUBY)
    assert club.hand(RUBY) == ["old-debt"]


@pytest.mark.parametrize(("gives", "drinks"), [("shot", (1, 0)), ("champagne", (0, 1))])
def test_drinks_are_received(gives: str, drinks: tuple[int, int]) -> None:
    assert Club().sober().gets(RUBY, who(gives), gives).drinks(RUBY) == drinks


def test_of_more_than_three_drinks_she_chooses_which_to_keep() -> None:
    club = Club().sober().has(RUBY, 0, 2, 1)
    club.state.shots[RUBY] = 0
    club.up(0, who("shot")).stands(RUBY, 0).turn(RUBY).engages(RUBY, 6)
    club.has(RUBY, 0, 2, 1).chooses(RUBY, "shot")
    assert club.asked() == "keep 0"
    assert club.legal(RUBY) == ["keep 2 1", "keep 3 0"]
    assert club.refuses(RUBY, "keep", shots=3, champagne=1) == "three-drinks"
    assert club.play(RUBY, "keep", shots=3, champagne=0).drinks(RUBY) == (3, 0)


def test_the_locker_room_is_left_next_turn_for_one_energy() -> None:
    club = Club().sober().gets(RUBY, who("locker"), "locker")
    assert club.place(RUBY) == LOCKER
    assert club.play(TOPAZ, "end").play(RUBY, "go", space=0).energy() == 3


def test_a_swap_brings_back_a_discarded_customer_in_his_place() -> None:
    swap = who("swap")
    club = Club().sober().gone("vet", "mayor").gets(RUBY, swap, "swap", 4)
    assert set(club.legal(RUBY)) == {"aim-customer vet", "aim-customer mayor"}
    club.play(RUBY, "aim-customer", customer="vet")
    assert (club.lies(4), club.discards()) == ("vet", {"mayor", swap})


def test_a_swap_with_no_discard_cannot_be_chosen() -> None:
    customer = who("swap")
    club = Club().sober().up(0, customer).stands(RUBY, 0).turn(RUBY).engages(RUBY, 6)
    index = [GIVES[o] for o in OUTCOME_GIVES[CUSTOMERS.index(customer)]].index("swap")
    assert club.refuses(RUBY, "choose", index=index) == "outcome-out-of-reach"


def test_both_sides_means_the_two_adjacent_spaces_committed_or_not_face_up_or_not() -> None:
    club = Club().sober().committed(2, "vet", TOPAZ).down(4).up(5, "mayor")
    club.gets(RUBY, who("discard-sides"), "discard-sides", 3).chance("customer", customer="poet")
    assert club.discards() == {"vet", "poet"}
    assert (club.commitment(TOPAZ), club.lies(5)) == ("", "mayor")


def test_an_empty_space_beside_him_costs_nobody_anything() -> None:
    assert Club().sober().gets(RUBY, who("discard-sides"), "discard-sides", 3).discards() == set()


def test_discard_any_customer_may_hit_a_committed_one_a_hidden_one_or_himself() -> None:
    customer = who("discard-any")
    club = Club().sober().committed(2, "vet", TOPAZ).down(9).gets(RUBY, customer, "discard-any", 3)
    assert club.legal(RUBY) == ["aim-space 2", "aim-space 3", "aim-space 9"]
    assert club.play(RUBY, "aim-space", space=2).commitment(TOPAZ) == ""


def test_a_committed_customer_cannot_be_engaged() -> None:
    club = Club().committed(3, "vet", TOPAZ).stands(RUBY, 3).turn(RUBY)
    assert club.refuses(RUBY, "engage") == "is-committed"


def test_a_face_down_customer_cannot_be_engaged() -> None:
    assert Club().down(3).stands(RUBY, 3).turn(RUBY).refuses(RUBY, "engage") == "is-face-down"


def test_anybody_may_engage_an_uncommitted_customer_again() -> None:
    club = Club().sober().up(3, "thaddius").stands(RUBY, 3).stands(TOPAZ, 3).turn(RUBY).engages(RUBY, 1)
    assert club.offers(TOPAZ, "engage")


def test_the_result_has_no_maximum() -> None:
    club = Club().has(RUBY, 0, 3).up(3, "thaddius").stands(RUBY, 3).turn(RUBY).play(RUBY, "engage").rolls(6)
    for _ in range(3):
        club.play(RUBY, "shot")
    assert "result 0 9" in club.passes().told()
