"""The questions of the revised edition (p. 22), one test each, in its order."""

from __future__ import annotations

from nightowl.games.nightshift.moves import MOVES
from nightowl.games.nightshift.pack.cards import CUSTOMERS, GIVES, OUTCOME_GIVES, TIMER

from .club import CAST, LOCKER, RUBY, TOPAZ, Club, amount, who

LIGHTS = len(TIMER[0]) - 1


def test_where_can_i_go_from_the_locker_room() -> None:
    assert [move for move in Club().turn(RUBY).legal(RUBY) if move.startswith("go")] == ["go 0"]


def test_do_i_have_to_specify_how_i_use_my_energy_no() -> None:
    club = Club().down(0).turn(RUBY).play(RUBY, "go", space=0)
    assert club.offers(RUBY, "go", "flip", "end")


def test_can_i_flip_a_customer_back_no() -> None:
    assert Club().up(3, "vet").stands(RUBY, 3).turn(RUBY).refuses(RUBY, "flip") == "is-face-up"


def test_can_i_still_use_shots_after_rolling_yes_right_after_and_cards_on_your_turn_no() -> None:
    club = Club().has(RUBY, 0, 1).holds(RUBY, "old-debt").up(3, "vet").stands(RUBY, 3).turn(RUBY)
    club.play(RUBY, "engage").passes().rolls(3)
    assert club.offers(RUBY, "shot")
    assert club.refuses(RUBY, "play", power="old-debt") == "card-not-now"


def test_can_i_choose_none_of_the_outcomes_no() -> None:
    club = Club().sober().up(3, "vet").stands(RUBY, 3).turn(RUBY).engages(RUBY, 6)
    assert {move.split()[0] for move in club.legal(RUBY)} == {"choose"}


def test_can_i_choose_the_outcome_of_a_stolen_customer_no() -> None:
    club = Club().sober().committed(3, "vet", TOPAZ, "private").stands(RUBY, 3).turn(RUBY).steals(RUBY, 6)
    assert club.commitment(RUBY) == "private vet"


def test_what_do_the_colours_of_outcomes_mean_their_kind_and_no_player() -> None:
    """Whoever rolls is offered the same."""
    offered = set()
    for dancer in CAST:
        club = Club(2, cast=[dancer, next(other for other in CAST if other != dancer)]).sober()
        offered.add(tuple(club.up(3, "thaddius").stands(0, 3).turn(0).engages(0, 6).legal(0)))
    assert len(offered) == 1


def test_do_the_colours_of_private_room_cards_relate_to_players_no() -> None:
    """Whoever draws is paid the same for the same stars."""
    paid = set()
    for dancer in CAST:
        club = Club(2, abilities=False, cast=[dancer, next(other for other in CAST if other != dancer)]).sober()
        club.committed(4, who(stars=2, prefers=-1), 0).turn(0).draws(0, "spin-dip", "kick").play(0, "leave")
        paid.add(club.money(0))
    assert len(paid) == 1


def test_sent_to_the_locker_room_next_turn_one_energy_leads_back() -> None:
    club = Club().sober().gets(RUBY, who("locker"), "locker")
    assert club.place(RUBY) == LOCKER
    assert club.play(TOPAZ, "end").play(RUBY, "go", space=0).energy() == 3


def test_is_there_anything_to_mark_a_stolen_customer_here_there_is() -> None:
    club = Club().sober().committed(3, "vet", TOPAZ).stands(RUBY, 3).turn(RUBY).steals(RUBY, 6)
    assert club.view(None).spaces[3].stolen


def test_can_a_player_have_negative_dollars_no() -> None:
    customer = who("pay")
    assert amount(customer, "pay") >= 500
    assert Club().has(RUBY, 0).gets(RUBY, customer, "pay").money(RUBY) == 0


def test_can_i_skip_the_stage_without_money_no() -> None:
    club = Club().has(RUBY, 500).holds(RUBY, "sick-note").round(3)
    assert club.refuses(RUBY, "skip") == "too-little-money"


def test_can_power_cards_make_a_roll_go_below_1_no() -> None:
    club = Club().sober().up(3, "vet").stands(RUBY, 3).turn(RUBY).play(RUBY, "engage")
    assert club.state.throw is not None
    club.state.throw.bonus = -5
    assert "result 0 1" in club.rolls(2).passes().told()


def test_can_i_trade_drinks_or_power_cards_no_such_move_exists() -> None:
    assert not {kind.name for kind in MOVES.kinds} & {"give", "trade", "sell"}


def test_what_happens_to_my_drink_after_i_use_it_it_is_gone() -> None:
    assert Club().has(RUBY, 0, 1).turn(RUBY).play(RUBY, "shot").drinks(RUBY) == (0, 0)


def test_can_i_buy_drinks_after_rolling_no() -> None:
    club = Club().has(RUBY, 5_000).up(6, "vet").stands(RUBY, 6).turn(RUBY).engages(RUBY, 6)
    assert club.refuses(RUBY, "buy", shots=1, champagne=0) == "not-now"
    assert club.chooses(RUBY, "private").asked() == "turn 1"
    assert club.refuses(RUBY, "buy", shots=1, champagne=0) == "not-your-turn"
    assert club.money(RUBY) == 5_000


def test_are_drinks_redeemable_for_cash_no() -> None:
    club = Club(2).has(RUBY, 0, 1, 2).stands(RUBY, 6).turn(RUBY)
    assert not [move for move in club.legal(RUBY) if move.startswith(("buy", "keep", "champagne"))]
    club.state.round = len(TIMER[0])
    assert club.play(RUBY, "end").play(TOPAZ, "end").settles().money(RUBY) == 0
    assert club.drinks(RUBY) == (1, 2)


def test_when_do_i_decide_what_my_shot_is_for_as_i_use_it() -> None:
    club = Club().has(RUBY, 0, 2).up(3, "vet").stands(RUBY, 3).turn(RUBY).play(RUBY, "shot")
    assert club.energy() == 5
    assert "result 0 4" in club.play(RUBY, "engage").rolls(3).play(RUBY, "shot").passes().told()


def test_dad_cannot_be_skipped_who_is_on_his_space_must_roll_on_him() -> None:
    club = Club().up(3, "dad").stands(RUBY, 3).turn(RUBY)
    assert club.refuses(RUBY, "end") == "cannot-be-skipped"
    assert club.refuses(RUBY, "go", space=4) == "cannot-be-skipped"
    assert club.offers(RUBY, "engage", "shot")


def test_moving_onto_dad_ends_movement_and_he_cannot_be_passed() -> None:
    club = Club().up(4, "dad").stands(RUBY, 3).turn(RUBY).play(RUBY, "go", space=4)
    assert club.refuses(RUBY, "go", space=5) == "cannot-be-skipped"


def test_can_i_buy_drinks_before_rolling_on_dad_yes_but_the_roll_stays_owed() -> None:
    club = Club().has(RUBY, 5_000).down(6).stands(RUBY, 6).turn(RUBY).play(RUBY, "flip").chance("customer", customer="dad")
    club.play(RUBY, "buy", shots=1, champagne=0)
    assert club.refuses(RUBY, "end") == "cannot-be-skipped"


def test_dad_on_the_lights_on_round_holds_whoever_stands_there() -> None:
    club = Club().down(*range(12)).stands(RUBY, 3).round(LIGHTS)
    names = iter(["vet", "mayor", "poet", "dad"])
    while club.moment() == "reveal":
        name = next(names, None)
        if name:
            club.chance("customer", customer=name)
        else:
            club.chance_from(3)
    assert club.lies(3) == "dad"
    assert club.refuses(RUBY, "end") == "cannot-be-skipped"
    assert club.refuses(RUBY, "go", space=4) == "cannot-be-skipped"


def test_dad_on_the_lights_on_round_cannot_be_crossed_over() -> None:
    club = Club().up(4, "dad").stands(RUBY, 3)
    club.state.round = LIGHTS
    club.turn(RUBY).play(RUBY, "go", space=4)
    assert club.refuses(RUBY, "go", space=5) == "cannot-be-skipped"


def test_who_has_rolled_on_dad_and_still_stands_there_may_leave_on_later_turns() -> None:
    club = Club().sober().up(3, "dad").stands(RUBY, 3).turn(RUBY).engages(RUBY, 1)
    assert club.place(RUBY) == 3
    club.play(TOPAZ, "end")
    assert club.offers(RUBY, "go", "end", "engage")


def test_coming_back_to_dad_binds_again() -> None:
    club = Club().sober().up(3, "dad").stands(RUBY, 3).turn(RUBY).engages(RUBY, 1).play(TOPAZ, "end")
    club.play(RUBY, "go", space=4).play(RUBY, "go", space=3)
    assert club.refuses(RUBY, "end") == "cannot-be-skipped"


def test_can_i_use_power_cards_on_dad_yes() -> None:
    club = Club().up(3, "dad").stands(RUBY, 3).holds(RUBY, "bouncer").turn(RUBY).passes().uses(RUBY, "bouncer").passes()
    assert club.discards() == {"dad"}
    assert club.offers(RUBY, "end")


def test_a_deck_that_has_run_out_takes_its_discards_back() -> None:
    club = Club().turn(RUBY)
    s = club.state
    s.power_discard, s.power_deck = s.power_deck, 0
    s.batches = [0]
    club.sober().gets(RUBY, who("power"), "power").chance_from(1)
    assert "powers-shuffled" in club.told()
    assert len(club.hand(RUBY)) == amount(who("power"), "power")


def test_with_deck_and_discards_empty_what_there_is_is_drawn() -> None:
    club = Club().turn(RUBY)
    club.state.power_deck = club.state.power_discard = 0
    club.sober().gets(RUBY, who("power"), "power")
    assert "no-power-left 0" in club.told()


def test_a_swap_without_a_discarded_customer_cannot_be_selected() -> None:
    customer = who("swap")
    gives = [GIVES[outcome] for outcome in OUTCOME_GIVES[CUSTOMERS.index(customer)]]
    swap = f"choose {gives.index('swap')}"
    club = Club().sober().up(3, customer).stands(RUBY, 3).turn(RUBY).engages(RUBY, 6)
    assert swap not in club.legal(RUBY)
    assert swap in Club().sober().gone("vet").up(3, customer).stands(RUBY, 3).turn(RUBY).engages(RUBY, 6).legal(RUBY)


def test_both_sides_are_the_spaces_directly_beside_him() -> None:
    club = Club().sober().up(2, "vet").up(5, "mayor").gets(RUBY, who("discard-sides"), "discard-sides", 3)
    assert club.discards() == {"vet"}


def test_discard_any_customer_can_be_used_on_committed_ones() -> None:
    club = Club().sober().committed(8, "vet", TOPAZ).gets(RUBY, who("discard-any"), "discard-any", 3)
    assert club.play(RUBY, "aim-space", space=8).commitment(TOPAZ) == ""


def test_can_i_use_another_players_cards_or_drinks_no() -> None:
    club = Club(4, mode="teams").has(RUBY, 0).holds(2, "old-debt").turn(RUBY)
    assert club.passes().refuses(RUBY, "play", power="old-debt") == "not-in-hand"
    assert club.refuses(RUBY, "shot") == "no-shot"


def test_do_i_have_to_reveal_my_money_the_table_decides() -> None:
    assert Club(2, hidden_money=True).turn(RUBY).view(TOPAZ).hidden_money
