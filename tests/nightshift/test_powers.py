"""Every Power card does what it says, in its window and in no other."""

from __future__ import annotations

import pytest

from nightowl.games.nightshift.pack.cards import AMOUNT, CARDS, EFFECT, FEE, LOYALTY, POWERS
from nightowl.games.nightshift.pack.cards import CUSTOMERS as CUSTOMER_IDS
from nightowl.games.nightshift.turn.effects import EFFECTS

from .club import BELOW_PRIVATE, DIP, EMERALD, LOCKER, RUBY, SPIN, STAGE, TOPAZ, VIP, Club, cards, who

SIX = "thaddius"


def number(card: str) -> int:
    return AMOUNT[POWERS.index(card)]


def floor(card: str, seats: int = 2, space: int = 3) -> Club:
    """Ruby's turn on the floor with that card in her hand; nobody else holds any."""
    return Club(seats, abilities=False).sober().stands(RUBY, space).holds(RUBY, card)


def rolling(card: str, seat: int = RUBY, roll: int = 0, customer: str = SIX, seats: int = 2) -> Club:
    """Ruby engages; the card is in that seat's hand. With `roll` the die has been rolled."""
    club = Club(seats, abilities=False).sober().up(3, customer).stands(RUBY, 3).turn(RUBY).holds(seat, card)
    club.play(RUBY, "engage")
    return club.passes().rolls(roll) if roll else club


def committing(card: str, seat: int, room: str = "private", seats: int = 2) -> Club:
    """A customer has just committed to Ruby; that seat may answer."""
    club = Club(seats, abilities=False).sober().up(3, SIX).stands(RUBY, 3).turn(RUBY)
    club.play(RUBY, "engage").rolls(6)
    club.holds(seat, card)
    return club.chooses(RUBY, room)


def stealing(card: str, seat: int, roll: int = 0, seats: int = 3) -> Club:
    """Ruby tries to steal from Topaz; that seat holds the card."""
    club = Club(seats, abilities=False).sober().committed(3, SIX, TOPAZ).stands(RUBY, 3).turn(RUBY).holds(seat, card)
    club.play(RUBY, "steal")
    return club.passes().rolls(roll).passes() if roll else club


def private(card: str, champagne: int = 0) -> Club:
    club = Club(2, abilities=False).sober().has(RUBY, 0, 0, champagne)
    return club.committed(3, who(stars=2, prefers=-1), RUBY).turn(RUBY).holds(RUBY, card)


def vip(card: str) -> Club:
    club = Club(2, abilities=False).sober().committed(3, who("vip", stars=2, prefers=-1), RUBY, "vip")
    return club.turn(RUBY).holds(RUBY, card)


def test_every_effect_has_a_function_and_every_card_an_effect() -> None:
    assert {*EFFECT} - {*EFFECTS} == {"cancel"}


def test_every_power_card_has_its_test() -> None:
    from pathlib import Path

    tests = Path(__file__).read_text(encoding="utf-8")
    assert [card for card in POWERS if f'"{card}"' not in tests] == []


def test_a_played_card_lies_open_among_the_discards() -> None:
    club = floor("old-debt").turn(RUBY).uses(RUBY, "old-debt")
    assert (club.hand(RUBY), [POWERS[card] for card in club.view(TOPAZ).power_discards]) == ([], ["old-debt"])


# On your turn


def test_second_wind_gives_energy() -> None:
    assert floor("second-wind").turn(RUBY).uses(RUBY, "second-wind").energy() == 4 + number("second-wind")


def test_backstage_pass_takes_her_to_any_space_for_no_energy() -> None:
    club = floor("backstage-pass", space=LOCKER).turn(RUBY).uses(RUBY, "backstage-pass").play(RUBY, "aim-space", space=7)
    assert (club.place(RUBY), club.energy()) == (7, 4)


def test_backstage_pass_takes_her_away_from_dad_and_landing_on_him_binds() -> None:
    club = floor("backstage-pass").up(3, "dad").turn(RUBY).uses(RUBY, "backstage-pass").play(RUBY, "aim-space", space=9)
    assert club.offers(RUBY, "end")
    club = floor("backstage-pass").up(9, "dad").turn(RUBY).uses(RUBY, "backstage-pass").play(RUBY, "aim-space", space=9)
    assert club.refuses(RUBY, "end") == "cannot-be-skipped"


def test_house_lights_flip_her_space_and_the_two_beside_it() -> None:
    club = floor("house-lights").down(2, 3, 4, 6).turn(RUBY).uses(RUBY, "house-lights")
    for customer in ("vet", "mayor", "poet"):
        club.chance("customer", customer=customer)
    assert (club.lies(3), club.lies(2), club.lies(4), club.lies(6)) == ("vet", "mayor", "poet", "down")


def test_sharp_ears_show_them_to_her_alone() -> None:
    club = floor("sharp-ears").down(3, 4).turn(RUBY).uses(RUBY, "sharp-ears")
    club.chance("customer", customer="vet").chance("customer", customer="mayor")
    assert (CUSTOMER_IDS[club.view(RUBY).spaces[3].customer], club.view(TOPAZ).spaces[3].customer) == ("vet", -1)
    assert club.view(TOPAZ).spaces[3].seen_by == (RUBY,)
    assert club.play(RUBY, "flip").lies(3) == "vet"


def test_the_bouncer_discards_any_customer_committed_or_not() -> None:
    club = floor("bouncer", space=LOCKER).committed(8, "vet", TOPAZ).turn(RUBY).uses(RUBY, "bouncer")
    assert (club.commitment(TOPAZ), club.discards()) == ("", {"vet"})


def test_the_guest_list_brings_a_new_customer_face_up() -> None:
    club = floor("guest-list").up(3, "vet").turn(RUBY).uses(RUBY, "guest-list").chance("customer", customer="mayor")
    assert (club.lies(3), club.discards()) == ("mayor", {"vet"})
    club = floor("guest-list").committed(3, "vet", TOPAZ).turn(RUBY)
    assert club.refuses(RUBY, "play", power="guest-list") == "card-not-now"


def test_old_debt_pays() -> None:
    assert floor("old-debt").turn(RUBY).uses(RUBY, "old-debt").money(RUBY) == number("old-debt")


def test_happy_hour_brings_drinks() -> None:
    assert floor("happy-hour").turn(RUBY).uses(RUBY, "happy-hour").drinks(RUBY) == (1, 1)


def test_lost_property_draws_power_cards() -> None:
    club = floor("lost-property").turn(RUBY).uses(RUBY, "lost-property")
    club.chance("power", power="encore").chance("power", power="upgrade")
    assert club.hand(RUBY) == ["encore", "upgrade"]


def test_cheers_gives_everybody_with_room_a_shot_and_pays_for_each_other_player() -> None:
    club = floor("cheers", 3).has(TOPAZ, 0, 3).turn(RUBY).uses(RUBY, "cheers")
    assert [club.drinks(seat) for seat in range(3)] == [(1, 0), (3, 0), (1, 0)]
    assert club.money(RUBY) == 2 * number("cheers")


def test_drinks_on_you_makes_another_pay_for_a_champagne() -> None:
    club = floor("drinks-on-you", 3).has(TOPAZ, 1500).has(EMERALD, 500).turn(RUBY).uses(RUBY, "drinks-on-you")
    assert (club.money(TOPAZ), club.drinks(RUBY), club.money(EMERALD)) == (500, (0, 1), 500)
    assert floor("drinks-on-you").turn(RUBY).refuses(RUBY, "play", power="drinks-on-you") == "card-not-now"


def test_profit_and_power_shares_money_and_cards_between_two() -> None:
    club = floor("profit-and-power", 3).turn(RUBY).uses(RUBY, "profit-and-power").play(RUBY, "aim-seat", seat=TOPAZ)
    club.play(RUBY, "aim-share", share="money").chance_from(1)
    assert club.money(RUBY) == number("profit-and-power")
    assert len(club.hand(TOPAZ)) == CARDS[POWERS.index("profit-and-power")]


def test_stolen_goods_take_a_random_card_and_the_two_know_which() -> None:
    club = floor("stolen-goods", 3).holds(TOPAZ, "encore", "upgrade").turn(RUBY)
    club.passes().uses(RUBY, "stolen-goods").passes().chance("power", power="encore")
    assert (club.hand(RUBY), club.hand(TOPAZ)) == (["encore"], ["upgrade"])
    assert [POWERS[held.power] for held in club.view(TOPAZ).players[RUBY].hand] == ["encore"]
    assert [held.power for held in club.view(EMERALD).players[RUBY].hand] == [-1]


@pytest.mark.parametrize("card", ["second-wind", "backstage-pass", "house-lights", "sharp-ears", "bouncer", "guest-list"])
def test_cards_for_the_floor_are_not_played_in_a_room(card: str) -> None:
    assert private(card).down(2, 4).refuses(RUBY, "play", power=card) == "card-not-now"


@pytest.mark.parametrize("card", ["old-debt", "happy-hour", "lost-property", "cheers"])
def test_other_cards_on_your_turn_are_played_in_a_room_before_a_draw(card: str) -> None:
    assert private(card).offers(RUBY, "play")
    assert not private(card).play(RUBY, "draw").legal(RUBY)


@pytest.mark.parametrize("card", ["old-debt", "second-wind"])
def test_a_card_on_your_turn_cannot_be_played_after_the_numbered_die(card: str) -> None:
    club = floor(card).up(3, SIX).has(RUBY, 0, 1).turn(RUBY).play(RUBY, "engage").passes().rolls(3)
    assert club.refuses(RUBY, "play", power=card) == "card-not-now"


# As another player's turn begins


def test_sprained_ankle_takes_energy_as_her_turn_begins() -> None:
    club = Club(2).sober().holds(TOPAZ, "sprained-ankle").turn(RUBY)
    assert club.asked() == "other-turn 1"
    assert club.uses(TOPAZ, "sprained-ankle").passes().energy() == 4 - number("sprained-ankle")


def test_money_troubles_cost_her_what_she_has() -> None:
    club = Club(2).has(RUBY, 1000).holds(TOPAZ, "money-troubles").turn(RUBY).uses(TOPAZ, "money-troubles").passes()
    assert club.money(RUBY) == max(0, 1000 - number("money-troubles"))


def test_money_troubles_of_the_poor_change_nothing_and_cannot_be_played() -> None:
    club = Club(2).sober().holds(TOPAZ, "money-troubles").turn(RUBY)
    assert club.refuses(TOPAZ, "play", power="money-troubles") == "card-not-now"


# Around a roll


def test_lucky_charm_rolls_two_dice_and_she_chooses() -> None:
    club = rolling("lucky-charm").uses(RUBY, "lucky-charm").rolls(2, 5)
    assert club.asked() == "which-die 0"
    assert "result 0 5" in club.play(RUBY, "aim-face", face=5).told()


def test_double_trouble_lets_the_other_choose() -> None:
    club = rolling("double-trouble", TOPAZ)
    club.uses(TOPAZ, "double-trouble").passes().rolls(2, 5)
    assert club.asked() == "which-die 1"
    assert "result 0 2" in club.play(TOPAZ, "aim-face", face=2).passes().told()


def test_of_two_cards_for_a_second_die_only_the_first_is_played() -> None:
    club = rolling("lucky-charm").holds(TOPAZ, "double-trouble")
    club.uses(RUBY, "lucky-charm")
    club.passes()
    assert club.asked() == "roll chance"
    assert club.hand(TOPAZ) == ["double-trouble"]


def test_practised_line_sets_the_roll_without_a_die() -> None:
    club = rolling("practised-line").uses(RUBY, "practised-line")
    assert f"result 0 {number('practised-line')}" in club.told()


def test_rigged_roll_names_what_the_roll_is() -> None:
    club = rolling("rigged-roll", TOPAZ).uses(TOPAZ, "rigged-roll").play(TOPAZ, "aim-face", face=1).passes()
    assert "result 0 1" in club.told()


def test_wandering_eyes_lower_his_loyalty_for_this_attempt() -> None:
    club = (
        stealing("wandering-eyes", RUBY).uses(RUBY, "wandering-eyes").passes().rolls(6 - number("wandering-eyes")).passes()
    )
    assert club.commitment(RUBY) == f"private {SIX}"
    assert rolling("wandering-eyes").refuses(RUBY, "play", power="wandering-eyes") != ""


def test_winning_smile_adds_to_her_own_roll() -> None:
    club = rolling("winning-smile", roll=2).uses(RUBY, "winning-smile").passes()
    assert f"result 0 {2 + number('winning-smile')}" in club.told()


def test_helping_hand_adds_to_anothers_roll_for_a_fee() -> None:
    club = rolling("helping-hand", TOPAZ, 2).uses(TOPAZ, "helping-hand").passes()
    assert f"result 0 {2 + number('helping-hand')}" in club.told()
    assert club.money(TOPAZ) == FEE[POWERS.index("helping-hand")]


@pytest.mark.parametrize(("card", "seat"), [("take-two", RUBY), ("spell-doll", TOPAZ)])
def test_a_reroll_keeps_what_was_added(card: str, seat: int) -> None:
    club = Club(2, abilities=False).sober().has(RUBY, 0, 1).up(3, SIX).stands(RUBY, 3).turn(RUBY).holds(seat, card)
    club.play(RUBY, "engage").passes().rolls(1).play(RUBY, "shot")
    if seat == TOPAZ:
        club.passes(TOPAZ)
    club.uses(seat, card)
    club.passes().rolls(5).passes()
    assert "result 0 6" in club.told()


# When a steal succeeds


def test_girl_code_stops_a_steal() -> None:
    club = stealing("girl-code", EMERALD)
    club.passes().rolls(6)
    while club.moment() != "on-steal":
        club.play(int(club.asked()[-1]), "pass")
    club.uses(EMERALD, "girl-code").passes()
    assert "not-stolen 0 1 thaddius" in club.told()


def test_bad_karma_makes_the_thief_pay_the_victim() -> None:
    club = stealing("bad-karma", TOPAZ).has(RUBY, 3000)
    club.passes().rolls(6)
    while club.moment() != "on-steal":
        club.play(int(club.asked()[-1]), "pass")
    club.uses(TOPAZ, "bad-karma").passes()
    assert (club.money(TOPAZ), club.money(RUBY)) == (number("bad-karma"), 3000 - number("bad-karma"))
    assert club.commitment(RUBY) == f"private {SIX}"


def test_only_the_victim_has_bad_karma_to_play() -> None:
    club = stealing("bad-karma", EMERALD).has(RUBY, 3000).passes().rolls(6)
    while club.moment() not in ("on-steal", "turn"):
        club.play(int(club.asked()[-1]), "pass")
    assert club.refuses(EMERALD, "play", power="bad-karma") in ("card-not-now", "not-your-turn")


# When a customer commits


def test_cold_feet_undo_a_commitment() -> None:
    club = committing("cold-feet", TOPAZ).uses(TOPAZ, "cold-feet")
    assert (club.commitment(RUBY), club.lies(3)) == ("", SIX)


def test_chastity_cage_turns_vip_into_private() -> None:
    assert committing("chastity-cage", TOPAZ, "vip").uses(TOPAZ, "chastity-cage").commitment(RUBY) == f"private {SIX}"
    club = committing("chastity-cage", TOPAZ, "private")
    assert club.refuses(TOPAZ, "play", power="chastity-cage") == "card-not-now"


def test_an_upgrade_turns_private_into_vip() -> None:
    assert committing("upgrade", RUBY, "private").uses(RUBY, "upgrade").commitment(RUBY) == f"vip {SIX}"


def test_fresh_meat_replaces_the_customer_and_the_new_one_is_committed() -> None:
    club = committing("fresh-meat", TOPAZ).uses(TOPAZ, "fresh-meat").chance("customer", customer="poet")
    assert (club.commitment(RUBY), club.discards()) == ("private poet", {SIX})


def test_one_who_cannot_be_skipped_does_not_commit() -> None:
    club = committing("fresh-meat", TOPAZ).uses(TOPAZ, "fresh-meat").chance("customer", customer="dad")
    assert (club.commitment(RUBY), club.lies(3)) == ("", "dad")


# In a room


def test_deep_pockets_raise_the_stars_for_this_visit() -> None:
    club = private("deep-pockets").uses(RUBY, "deep-pockets")
    assert club.view(RUBY).visiting.stars == 3


def test_choreography_turns_up_two_and_she_chooses_which_she_has_drawn() -> None:
    club = (
        private("choreography").uses(RUBY, "choreography").chance("private", private="spin").chance("private", private="dip")
    )
    club.play(RUBY, "aim-draw", private="dip")
    visit = club.view(RUBY).visiting
    assert ([danced.dances for danced in visit.cards], len(visit.gone)) == ([(DIP,)], 1)
    assert club.offers(RUBY, "leave")
    assert not vip("choreography").offers(RUBY, "play")


def test_heartthrob_earns_a_trait_without_a_roll_and_then_there_is_a_level() -> None:
    club = vip("heartthrob").uses(RUBY, "heartthrob")
    assert club.legal(RUBY) == ["charm", "leave"]
    assert club.play(RUBY, "leave").money(RUBY) == 2_500


def test_heartthrob_to_in_love_ends_the_turn() -> None:
    club = vip("heartthrob").charms(RUBY, "fantasy", "fun", "intellect").uses(RUBY, "heartthrob")
    assert (club.money(RUBY), club.asked()) == (8_000, "turn 1")


def test_signature_move_makes_the_moves_of_the_last_card_not_count() -> None:
    club = private("signature-move").draws(RUBY, *cards((SPIN, DIP), (SPIN, SPIN)))
    assert club.asked() == "private 0"
    club.uses(RUBY, "signature-move")
    assert [danced.counts for danced in club.view(RUBY).visiting.cards] == [True, False]
    assert club.offers(RUBY, "leave", "draw")


def test_soft_landing_leaves_with_what_was_there_before_a_bust() -> None:
    drawn = cards((SPIN, DIP), (SPIN, SPIN))
    before = private("old-debt").draws(RUBY, drawn[0]).view(RUBY).visiting.pay
    club = private("soft-landing").draws(RUBY, *drawn).uses(RUBY, "soft-landing")
    assert (club.money(RUBY), len(club.subscribers(RUBY))) == (before, 1)


def test_soft_landing_in_the_vip_room_without_a_level_is_worth_a_thousand() -> None:
    club = vip("soft-landing").charms(RUBY, "compassion").uses(RUBY, "soft-landing")
    assert (club.money(RUBY), len(club.subscribers(RUBY))) == (1_000, 1)
    assert club.place(RUBY) != VIP


def test_bad_influence_makes_her_go_on_before_she_may_leave() -> None:
    club = private("old-debt").holds(TOPAZ, "bad-influence").draws(RUBY, "spin").play(RUBY, "leave")
    assert club.asked() == "on-leave 1"
    club.uses(TOPAZ, "bad-influence").passes()
    assert (club.asked(), club.refuses(RUBY, "leave")) == ("private 0", "must-go-on")
    assert club.draws(RUBY, "dip").play(RUBY, "leave").place(RUBY) == BELOW_PRIVATE


# On Stage


def staged(card: str) -> Club:
    return Club(2, abilities=False).sober().down(5, tipper=True).committed(4, SIX, RUBY).holds(RUBY, card).round(3)


def test_a_sick_note_skips_the_stage_without_a_fine() -> None:
    club = staged("sick-note").uses(RUBY, "sick-note")
    assert (club.place(RUBY), club.commitment(RUBY), club.money(RUBY)) == (LOCKER, f"private {SIX}", 0)


def test_an_encore_makes_every_stage_tipper_tip_more() -> None:
    club = staged("encore").uses(RUBY, "encore")
    assert (club.place(RUBY), club.money(RUBY)) == (STAGE, 500 + number("encore"))


def test_save_my_seat_keeps_the_customer_while_she_is_on_stage() -> None:
    club = staged("save-my-seat").uses(RUBY, "save-my-seat")
    assert (club.place(RUBY), club.commitment(RUBY)) == (STAGE, f"private {SIX}")


# Cancelling


def test_i_dont_think_so_takes_a_card_its_effect_and_both_are_discarded() -> None:
    club = floor("old-debt").holds(TOPAZ, "i-dont-think-so").turn(RUBY).passes().uses(RUBY, "old-debt")
    assert club.asked() == "on-play 1"
    club.uses(TOPAZ, "i-dont-think-so")
    assert (club.money(RUBY), len(club.view(None).power_discards)) == (0, 2)
    assert "stopped 0 old-debt" in club.told()


def test_i_dont_think_so_answers_a_card_in_a_window_too() -> None:
    club = committing("cold-feet", TOPAZ, seats=3).holds(EMERALD, "i-dont-think-so")
    club.uses(TOPAZ, "cold-feet").uses(EMERALD, "i-dont-think-so")
    assert club.commitment(RUBY) == f"private {SIX}"


def test_the_target_is_named_before_it_can_be_cancelled() -> None:
    club = floor("bouncer").up(5, "vet").up(6, "mayor").holds(TOPAZ, "i-dont-think-so").turn(RUBY).passes()
    club.uses(RUBY, "bouncer")
    assert club.asked() == "aim 0"
    assert club.play(RUBY, "aim-space", space=5).asked() == "on-play 1"


def test_loyalty_is_that_of_the_card() -> None:
    assert LOYALTY[CUSTOMER_IDS.index(SIX)] == 6
