"""Windows: who is asked, sealed answers, table order, pointless ones go back unseen; and what nobody may learn."""

from __future__ import annotations

from nightowl.games.nightshift.pack.cards import POWERS
from nightowl.kernel.game import CLOCK
from nightowl.kernel.wire import show

from .club import EMERALD, GAME, RUBY, SAPPHIRE, TOPAZ, Club

SIX = "thaddius"


def engaging(seats: int = 3, **options: object) -> Club:
    return Club(seats, **options).sober().up(3, SIX).stands(RUBY, 3).turn(RUBY)


def test_a_window_asks_everybody_who_could_by_public_knowledge_hold_an_answer() -> None:
    club = engaging(4).holds(TOPAZ, "old-debt").holds(SAPPHIRE, "rigged-roll").play(RUBY, "engage")
    assert club.asked() == "before-roll 1 3"
    assert club.legal(TOPAZ) == ["pass"]
    assert set(club.legal(SAPPHIRE)) == {"play rigged-roll", "pass"}


def test_nobody_is_asked_once_all_such_cards_are_known_to_be_elsewhere() -> None:
    club = engaging().holds(TOPAZ, "old-debt")
    for card in ("double-trouble", "rigged-roll"):
        bit = 1 << POWERS.index(card)
        club.state.power_deck &= ~bit
        club.state.power_discard |= bit
    assert club.play(RUBY, "engage").asked() == "roll chance"


def test_the_active_player_is_asked_first_then_clockwise() -> None:
    club = Club(3).sober().up(3, SIX).stands(TOPAZ, 3).turn(TOPAZ)
    for seat in range(3):
        club.holds(seat, ("old-debt", "happy-hour", "bouncer")[seat])
    assert club.play(TOPAZ, "engage").view(None).asked == (TOPAZ, EMERALD, RUBY)


def test_answers_are_sealed_and_the_view_does_not_even_tell_that_one_was_given() -> None:
    club = engaging().holds(TOPAZ, "rigged-roll").holds(EMERALD, "old-debt").play(RUBY, "engage")
    before = show(GAME, club.view(EMERALD))
    club.uses(TOPAZ, "rigged-roll")
    assert show(GAME, club.view(EMERALD)) == before
    assert club.view(TOPAZ).said == "play"
    assert club.refuses(TOPAZ, "pass") == "answered-already"


def test_answers_resolve_in_table_order_whoever_was_faster() -> None:
    club = engaging().holds(TOPAZ, "double-trouble").holds(EMERALD, "rigged-roll").play(RUBY, "engage")
    club.uses(EMERALD, "rigged-roll").uses(TOPAZ, "double-trouble").passes()
    played = [line for line in club.told() if line.startswith("played")]
    assert played == ["played 1 double-trouble", "played 2 rigged-roll"]


def test_one_made_pointless_returns_to_the_hand_unseen() -> None:
    club = engaging().holds(TOPAZ, "rigged-roll").holds(EMERALD, "double-trouble").play(RUBY, "engage")
    club.uses(EMERALD, "double-trouble").uses(TOPAZ, "rigged-roll").play(TOPAZ, "aim-face", face=1)
    club.passes()
    assert club.hand(EMERALD) == ["double-trouble"]
    assert "played 2 double-trouble" not in club.told()
    assert club.view(TOPAZ).players[EMERALD].hand[0].power == -1


def test_after_a_card_the_window_reopens_until_all_pass() -> None:
    club = engaging().holds(TOPAZ, "helping-hand", "spell-doll").play(RUBY, "engage").passes().rolls(3)
    club.uses(TOPAZ, "helping-hand")
    assert club.asked() == "after-roll 1"
    club.uses(TOPAZ, "spell-doll").rolls(1)
    assert "result 0 3" in club.passes().told()


def test_one_card_each_at_a_time() -> None:
    club = engaging().holds(TOPAZ, "double-trouble", "rigged-roll").play(RUBY, "engage").uses(TOPAZ, "double-trouble")
    assert club.asked() == "before-roll 1"


def test_at_a_table_with_a_clock_only_the_clock_closes_a_window() -> None:
    club = engaging(clock="table").holds(TOPAZ, "old-debt").play(RUBY, "engage").passes(TOPAZ)
    assert club.host.ask().seats == (CLOCK,)
    assert club.view(EMERALD).asked == (TOPAZ,)
    assert club.clock("close").asked() == "roll chance"


def test_the_clock_closes_it_over_the_silent() -> None:
    club = engaging(clock="table").holds(TOPAZ, "old-debt").play(RUBY, "engage")
    assert club.clock("close").asked() == "roll chance"


def test_a_power_card_out_of_its_window_is_refused_and_nothing_changes() -> None:
    club = engaging().holds(RUBY, "take-two", "upgrade")
    before = show(GAME, club.view(RUBY))
    for card in ("take-two", "upgrade"):
        assert club.refuses(RUBY, "play", power=card) == "card-not-now"
    assert club.refuses(RUBY, "play", power="old-debt") == "not-in-hand"
    assert show(GAME, club.view(RUBY)) == before


def test_a_bust_waits_for_a_card_she_might_hold_so_that_the_pause_tells_nothing() -> None:
    club = Club(2).sober().committed(3, "vet", RUBY, "vip").holds(RUBY, "old-debt").turn(RUBY).charms(RUBY, "compassion")
    assert (club.asked(), club.legal(RUBY)) == ("vip 0", ["accept"])


def test_the_stage_waits_for_a_card_she_might_hold_so_that_the_pause_tells_nothing() -> None:
    club = Club(2).sober().holds(RUBY, "old-debt").round(3)
    assert (club.asked(), club.legal(RUBY)) == ("stage 0", ["perform"])
