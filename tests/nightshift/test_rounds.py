"""Rounds: Refresh, Event, Lights On, Final, Unresolved Commitments (rules p. 10 and 13)."""

from __future__ import annotations

from nightowl.games.nightshift.pack.cards import EVENT, EVENT_AMOUNT, LIGHTS_ON, REFRESH, TIMER
from nightowl.games.nightshift.rounds.night import STAGE

from .club import RUBY, TOPAZ, Club

LONG = TIMER[0]
FIRST_REFRESH = LONG.index(REFRESH) + 1
MIDNIGHT = LONG.index(EVENT) + 1
LIGHTS = LONG.index(LIGHTS_ON) + 1
FINAL = len(LONG)


def fill(club: Club) -> Club:
    """Chance deals until somebody is asked."""
    club.chance_from(5)
    return club


def test_after_all_have_had_their_turn_the_timer_advances() -> None:
    club = Club().turn(RUBY).play(RUBY, "end").play(TOPAZ, "end")
    assert (club.view(None).round, club.asked()) == (2, "turn 0")


def test_the_first_refresh_is_in_round_4_and_the_event_in_the_middle() -> None:
    assert FIRST_REFRESH == 4
    for timer in TIMER:
        assert abs(timer.index(EVENT) + 1 - len(timer) / 2) <= 1


def test_a_refresh_discards_every_face_up_uncommitted_customer() -> None:
    club = fill(Club().up(3, "vet").committed(5, "mayor", TOPAZ).down(7).round(FIRST_REFRESH))
    assert club.discards() == {"vet"}
    assert (club.lies(5), club.lies(7), club.lies(3)) == ("mayor", "down", "down")


def test_it_deals_onto_empty_spaces_clockwise_from_the_locker_room() -> None:
    club = Club().down(*range(0, 12, 2)).round(FIRST_REFRESH)
    club.told()
    for _ in range(6):
        club.chance("back", back="plain")
    assert [line for line in club.told() if line.startswith("arrived")] == [f"arrived {n} plain" for n in range(1, 12, 2)]


def test_an_empty_deck_takes_its_discards_back() -> None:
    club = Club()
    left = [name for name in _all() if name not in ("vet", "mayor")]
    club.gone(*left).down(0, 1)
    club = fill(club.round(FIRST_REFRESH))
    assert "reshuffled" in " ".join(club.told())
    assert club.lies(11) == "down"
    assert club.discards() == set()


def test_when_deck_and_discards_are_empty_what_there_is_is_dealt() -> None:
    club = Club().collected(RUBY, *[name for name in _all() if name not in ("vet", "mayor")])
    club = fill(club.round(FIRST_REFRESH))
    assert [club.lies(space) for space in (0, 1, 2)] == ["down", "down", "empty"]


def test_the_board_step_comes_before_the_stage_step() -> None:
    """Where one round has both, new customers come first, so their tips count."""
    club = Club().up(3, "vet").has(RUBY, 1000).round(FIRST_REFRESH)
    assert club.state.stack[0].step == STAGE
    assert club.asked() == "deal chance"


def test_lights_on_refreshes_and_then_flips_everybody() -> None:
    club = fill(Club().up(3, "vet").round(LIGHTS))
    assert "vet" in club.discards()
    assert all(space.lies == "up" for space in club.view(None).spaces)


def test_lights_on_is_next_to_last() -> None:
    assert [timer.index(LIGHTS_ON) + 2 for timer in TIMER] == [len(timer) for timer in TIMER]


def test_whoever_still_has_a_commitment_after_the_final_round_gets_a_turn_only_in_the_room_in_turn_order() -> None:
    club = Club(3).committed(3, "vet", RUBY, "vip").committed(5, "mayor", TOPAZ)
    club.state.round = FINAL
    club.settles()
    assert club.asked() == "vip 0"
    club.charms(RUBY, "ego").play(RUBY, "leave")
    assert club.asked() == "private 1"
    club.draws(TOPAZ, "spin").play(TOPAZ, "leave")
    assert club.asked() == "over"


def test_without_one_the_night_is_over() -> None:
    club = Club(2).has(TOPAZ, 500)
    club.state.round = FINAL
    assert club.settles().winners() == [TOPAZ]


def test_no_event_comes_twice() -> None:
    club = Club().round(MIDNIGHT)
    assert club.asked() == "event chance"
    assert len(club.game.legal(club.state, -1)) == 5
    club.state.seen_events = [0, 1, 2]
    assert len(club.game.legal(club.state, -1)) == 2
    club.state.seen_events = [0, 1, 2, 3, 4]
    assert len(club.game.legal(club.state, -1)) == 5


# The five events


def midnight(event: str, club: Club) -> Club:
    return fill(club.round(MIDNIGHT).chance("event", event=event))


def test_payday_refreshes_and_pays_everybody() -> None:
    from nightowl.games.nightshift.pack.cards import EVENTS

    club = midnight("payday", Club().up(3, "vet"))
    assert club.money(RUBY) == club.money(TOPAZ) == EVENT_AMOUNT[EVENTS.index("payday")] * 500
    assert "vet" in club.discards()


def test_fire_drill_sends_everybody_without_a_commitment_to_the_locker_room() -> None:
    club = midnight("fire-drill", Club().stands(RUBY, 5).stands(TOPAZ, 3).committed(3, "vet", TOPAZ))
    went = [line for line in club.told() if line.startswith("went")]
    assert went == ["went 0 locker"]


def test_hen_party_brings_drinks_and_nobody_holds_more_than_three() -> None:
    club = midnight("hen-party", Club(3).has(RUBY, 0, 1, 1).sober())
    assert club.drinks(TOPAZ) == (1, 1)
    club = midnight("hen-party", Club(3).has(TOPAZ, 0, 1, 1))
    while club.moment() == "keep":
        seat = int(club.asked()[-1])
        club.play(seat, "keep", shots=1, champagne=2)
    assert sum(club.drinks(TOPAZ)) == 3


def test_quiet_night_clears_the_floor_and_nobody_new_comes() -> None:
    club = midnight("quiet-night", Club().up(3, "vet").down(4))
    assert (club.lies(3), club.lies(4), club.lies(5)) == ("empty", "down", "empty")
    assert club.money(RUBY) > 0


def test_card_cartel_passes_hands_clockwise_and_who_gave_them_knows_them() -> None:
    club = midnight("card-cartel", Club(3).holds(RUBY, "encore").holds(TOPAZ, "bouncer"))
    assert "encore" in club.hand(TOPAZ)
    assert "bouncer" in club.hand(2)
    assert len(club.hand(RUBY)) == 1
    known = [held.power for held in club.view(RUBY).players[TOPAZ].hand]
    assert sum(card >= 0 for card in known) == 1
    assert all(held.power == -1 for held in club.view(2).players[TOPAZ].hand)


def _all() -> list[str]:
    from nightowl.games.nightshift.pack.cards import CUSTOMERS

    return list(CUSTOMERS)
