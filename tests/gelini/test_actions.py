"""The version with action counters: Party Flyer, Party Call, Party People."""

import pytest

from gelini.night import BLUE, GREEN, RED, floor, line, night
from nightowl.games.gelini.counters import IDS
from table import Table


@pytest.mark.parametrize("action", ["flyer", "call", "people"])
def test_an_action_counter_goes_back_to_the_box(action: str) -> None:
    table = night(f"{action} vip vip vip", floors=["", ""]).rolls(1).play(RED, "go")
    assert line(table) == "- vip vip vip"
    assert floor(table, RED) == ""
    assert table.told()[1:3] == [f"took 0 {action} 0", f"acted 0 {action}"]


def test_only_with_the_variant_do_action_counters_stand_in_the_line() -> None:
    for actions in (False, True):
        line = Table("gelini", 2, actions=actions).chance_from(1).view(None).line
        assert [line.count(IDS.index(name)) for name in ("flyer", "call", "people")] == [2 * actions] * 3


# Party Flyer


def flyer(*floors: str, line: str = "flyer vip vip vip", choose: bool = False) -> Table:
    return night(line, floors=list(floors), choose=choose).rolls(1).play(RED, "go")


def test_flyer_takes_a_counter_from_another_player() -> None:
    table = flyer("", "sky-2 vip", "mint-1").play(RED, "flyer", seat=BLUE, counter="sky-2")
    assert [floor(table, seat) for seat in (RED, BLUE, GREEN)] == ["sky-2", "vip", "mint-1"]
    assert table.told()[-1] == "swiped 0 1 sky-2"
    assert table.asked() == "roll chance"


def test_flyer_takes_a_coin_from_another_player() -> None:
    table = flyer("", "coin").play(RED, "flyer", seat=BLUE, counter="coin")
    assert (floor(table, RED), floor(table, BLUE)) == ("coin", "")


def test_flyer_may_be_declined() -> None:
    table = flyer("", "vip").play(RED, "decline")
    assert table.told()[-1] == "declined 0 flyer"
    assert (floor(table, BLUE), table.asked()) == ("vip", "roll chance")


def test_flyer_takes_no_star_and_nothing_of_ones_own() -> None:
    table = flyer("mint-1", "star sky-2", "coin")
    assert table.legal(RED) == ["flyer 1 sky-2", "flyer 2 coin", "decline"]
    assert table.refuses(RED, "flyer", seat=BLUE, counter="star") == "not-now"
    assert table.refuses(RED, "flyer", seat=RED, counter="mint-1") == "not-now"
    assert table.refuses(BLUE, "flyer", seat=RED, counter="mint-1") == "not-your-turn"


def test_flyer_takes_vips_and_counters_of_whole_cliques_too() -> None:
    table = flyer("", "vip teal-1 teal-2 teal-3")
    assert table.legal(RED) == ["flyer 1 teal-1", "flyer 1 teal-2", "flyer 1 teal-3", "flyer 1 vip", "decline"]
    table.play(RED, "flyer", seat=BLUE, counter="teal-3")
    assert (floor(table, RED), floor(table, BLUE)) == ("teal-3", "teal-1 teal-2 vip")


def test_flyer_brings_the_whole_clique_no_matter_where_it_is() -> None:
    table = flyer("mint-1", "mint-1", "mint-1", line="flyer vip mint-1 vip").play(RED, "flyer", seat=GREEN, counter="mint-1")
    assert floor(table, RED) == "mint-1 mint-1 mint-1 mint-1"
    assert (floor(table, BLUE), floor(table, GREEN), line(table)) == ("", "", "- vip - vip")


def test_flyer_to_a_second_coin_hires_a_star() -> None:
    assert floor(flyer("coin", "coin").play(RED, "flyer", seat=BLUE, counter="coin"), RED) == "star"


def test_flyer_can_fill_the_floor() -> None:
    table = flyer("vip vip vip star star sky-2", "vip", "").play(RED, "flyer", seat=BLUE, counter="vip")
    assert (table.winners(), table.outcome().how) == ([RED], "full")


def test_flyer_without_a_target_does_nothing() -> None:
    table = flyer("vip", "star", "")
    assert table.told()[-1] == "nothing 0 flyer"
    assert table.asked() == "roll chance"


def test_flyer_with_choose_asks_about_the_clique() -> None:
    table = flyer("mint-1", "mint-1", line="flyer vip mint-1 vip", choose=True)
    table.play(RED, "flyer", seat=BLUE, counter="mint-1")
    assert table.asked() == "gather 0"


# Party Call


def call(line: str = "vip - sky-2 coin - call vip vip", places: list[int] | None = None) -> Table:
    """Green, foremost, lands on the Call; Red is the rearmost."""
    table = night(line, places=places or [-1, 1, 4]).rolls(1)
    return table.play(RED, "stay").play(BLUE, "stay").play(GREEN, "go")


def test_call_moves_the_token_back_to_any_counter_and_takes_it() -> None:
    table = call().play(GREEN, "call", spot=2)
    assert floor(table, GREEN) == "sky-2"
    assert line(table) == "vip - - coin - - vip vip"
    assert table.view(GREEN).places == (-1, 1, 2)
    assert table.told()[-1] == "called 2 sky-2 2"


def test_call_goes_to_any_counter_behind_but_not_ahead() -> None:
    table = call()
    assert table.legal(GREEN) == ["call 0", "call 2", "call 3"]
    assert table.refuses(GREEN, "call", spot=6) == "not-now"


def test_call_must_be_followed() -> None:
    assert call().refuses(GREEN, "decline") == "not-now"


def test_call_must_not_make_the_token_the_last() -> None:
    assert call("vip coin sky-2 - vip - - call vip vip", places=[3, 5, 6]).legal(GREEN) == ["call 4"]


def test_call_may_pass_other_tokens_as_long_as_one_is_still_behind() -> None:
    table = call("- sky-2 - vip - call vip vip", places=[0, 2, 4]).play(GREEN, "call", spot=1)
    assert table.view(GREEN).order == (RED, GREEN, BLUE)


def test_call_without_such_a_counter_does_nothing() -> None:
    table = call("vip coin - - - call vip vip", places=[2, 3, 4])
    assert table.told()[-1] == "nothing 2 call"
    assert table.asked() == "roll chance"


def test_call_of_the_rearmost_does_nothing() -> None:
    table = night("vip - call vip - vip vip", places=[1, 4]).rolls(1).play(RED, "go")
    assert table.told()[-1] == "nothing 0 call"
    assert table.rolls(1).asked() == "move 0"


def test_call_to_an_action_counter_lets_it_take_effect_in_turn() -> None:
    table = night("- flyer coin - call vip vip", places=[0, -1, 3], floors=["vip", "", ""]).rolls(1)
    table.play(BLUE, "stay").play(RED, "stay").play(GREEN, "go").play(GREEN, "call", spot=1)
    assert table.asked() == "flyer 2"
    table.play(GREEN, "flyer", seat=RED, counter="vip")
    assert floor(table, GREEN) == "vip"


def test_call_to_another_call_goes_on_from_there() -> None:
    table = call("vip call - coin - call vip vip", places=[-1, 2, 4]).play(GREEN, "call", spot=1)
    assert table.legal(GREEN) == ["call 0"]
    assert floor(table.play(GREEN, "call", spot=0), GREEN) == "vip"


def test_call_brings_cliques_and_stars_along() -> None:
    table = night("- sky-2 coin - call sky-2 vip", places=[0, 3], floors=["", "sky-2 coin"]).rolls(1)
    table.play(RED, "stay").play(BLUE, "go").play(BLUE, "call", spot=1)
    assert floor(table, BLUE) == "sky-2 sky-2 sky-2 coin"


def test_call_can_fill_the_floor() -> None:
    table = night("- lemon-1 - call vip - vip", places=[0, 2, 5], floors=["", "vip vip vip star star sky-2", ""])
    table.rolls(1).play(RED, "stay").play(BLUE, "go").play(BLUE, "call", spot=1)
    assert table.winners() == [BLUE]


# Party People


def people(line: str, places: list[int], *floors: str) -> Table:
    """Blue lands on the People counter with a 1; Red, behind, stays."""
    table = night(line, places, list(floors) or None).rolls(1).play(RED, "stay")
    return table.play(BLUE, "go")


def test_people_takes_a_guest_or_a_coin_that_all_tokens_have_passed() -> None:
    table = people("sky-2 coin - vip - people vip", [2, 4])
    assert table.legal(BLUE) == ["people sky-2", "people coin", "decline"]
    table.play(BLUE, "people", counter="sky-2")
    assert (floor(table, BLUE), line(table)) == ("sky-2", "- coin - vip - - vip")
    assert table.told()[-1] == "listed 1 sky-2"
    assert table.view(BLUE).places == (2, 5), "the token stays where it is"


def test_people_takes_a_vip_too() -> None:
    assert floor(people("vip - - people vip", [1, 2]).play(BLUE, "people", counter="vip"), BLUE) == "vip"


def test_people_takes_no_action_counters() -> None:
    assert people("flyer call people vip - - people vip", [4, 5]).legal(BLUE) == ["people vip", "decline"]


def test_people_takes_only_what_ones_own_token_has_passed_too() -> None:
    table = night("mint-1 - people sky-2 - vip", places=[1, 4]).rolls(1).play(RED, "go")
    assert table.legal(RED) == ["people mint-1", "decline"]


def test_people_may_be_declined() -> None:
    table = people("vip - - people vip", [1, 2]).play(BLUE, "decline")
    assert table.told()[-1] == "declined 1 people"
    assert line(table) == "vip - - - vip"


def test_people_without_a_target_does_nothing() -> None:
    table = people("flyer - vip - people vip", [1, 3])
    assert table.told()[-1] == "nothing 1 people"


def test_people_while_a_token_is_still_behind_the_tail_does_nothing() -> None:
    assert people("vip coin - people vip", [-1, 2]).told()[-1] == "nothing 1 people"


def test_people_offers_equal_counters_once_and_takes_one() -> None:
    table = people("lemon-1 lemon-1 - - people vip", [2, 3])
    assert table.legal(BLUE) == ["people lemon-1", "decline"]
    assert line(table.play(BLUE, "people", counter="lemon-1")) == "- lemon-1 - - - vip"


def test_people_brings_cliques_and_stars_along() -> None:
    table = people("sky-2 coin - - people sky-2 vip", [2, 3], "", "sky-2").play(BLUE, "people", counter="sky-2")
    assert floor(table, BLUE) == "sky-2 sky-2 sky-2"
    table = people("sky-2 coin - - people sky-2 vip", [2, 3], "", "coin").play(BLUE, "people", counter="coin")
    assert floor(table, BLUE) == "star"


def test_people_can_fill_the_floor() -> None:
    table = night("vip - - people vip - vip", [1, 2, 5], ["", "vip vip vip star star sky-2", ""])
    table.rolls(1).play(RED, "stay").play(BLUE, "go").play(BLUE, "people", counter="vip")
    assert table.winners() == [BLUE]
