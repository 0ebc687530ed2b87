"""Chapter: the night. Each role does and learns what the rulebook says, in both forms of the night."""

from __future__ import annotations

import pytest

from werewolf.evening import FORMS, Evening

pytestmark = pytest.mark.parametrize("form", FORMS)


def test_werewolves_see_each_other(form: str) -> None:
    evening = Evening("werewolf werewolf seer", "robber villager villager", form).night()
    assert evening.knows(0) == ["fellow werewolf 1"]
    assert evening.knows(1) == ["fellow werewolf 0"]


def test_a_lone_wolf_may_look_at_one_centre_card(form: str) -> None:
    evening = Evening("werewolf seer villager", "robber werewolf villager", form).night({0: "look-centre middle"})
    assert evening.knows(0) == ["alone werewolf", "saw-centre middle werewolf"]


def test_a_lone_wolf_need_not_look(form: str) -> None:
    assert Evening("werewolf seer villager", "robber werewolf villager", form).night().knows(0) == ["alone werewolf"]


def test_without_the_option_a_lone_wolf_looks_at_nothing(form: str) -> None:
    evening = Evening("werewolf seer villager", "robber werewolf villager", form, lone_wolf=False).night()
    assert evening.knows(0) == ["alone werewolf"]
    with pytest.raises(AssertionError, match="never asked"):
        Evening("werewolf seer villager", "robber werewolf villager", form, lone_wolf=False).night({0: "look-centre left"})


def test_two_werewolves_look_at_nothing(form: str) -> None:
    with pytest.raises(AssertionError, match="never asked"):
        Evening("werewolf werewolf seer", "robber villager villager", form).night({0: "look-centre left"})


def test_the_minion_sees_the_werewolves_and_they_do_not_see_him(form: str) -> None:
    evening = Evening("werewolf minion werewolf", "robber villager villager", form).night()
    assert evening.knows(1) == ["fellow werewolf 0", "fellow werewolf 2"]
    assert evening.knows(0) == ["fellow werewolf 2"]


def test_the_minion_learns_that_there_is_no_werewolf(form: str) -> None:
    evening = Evening("seer minion villager", "werewolf werewolf villager", form).night()
    assert evening.knows(1) == ["alone werewolf"]


def test_masons_see_each_other(form: str) -> None:
    evening = Evening("mason villager mason", "werewolf werewolf villager", form).night()
    assert evening.knows(0) == ["fellow mason 2"]
    assert evening.knows(2) == ["fellow mason 0"]
    assert evening.knows(1) == []


def test_a_mason_alone_knows_that_the_other_lies_in_the_centre(form: str) -> None:
    assert Evening("mason villager seer", "werewolf mason villager", form).night().knows(0) == ["alone mason"]


def test_the_seer_looks_at_one_other_players_card(form: str) -> None:
    evening = Evening("seer werewolf villager", "robber werewolf villager", form).night({0: "look 1"})
    assert evening.knows(0) == ["saw 1 werewolf"]
    assert evening.cards == ["seer", "werewolf", "villager"]


def test_the_seer_looks_at_two_cards_in_the_centre(form: str) -> None:
    evening = Evening("seer werewolf villager", "robber werewolf villager", form).night({0: "look-pair left-middle"})
    assert evening.knows(0) == ["saw-centre left robber", "saw-centre middle werewolf"]


def test_the_seer_may_look_at_nothing(form: str) -> None:
    assert Evening("seer werewolf villager", "robber werewolf villager", form).night().knows(0) == []


def test_the_seer_looks_before_the_robber_robs(form: str) -> None:
    evening = Evening("seer robber werewolf", "villager werewolf villager", form).night({0: "look 1", 1: "rob 2"})
    assert evening.knows(0) == ["saw 1 robber"]


def test_the_robber_swaps_and_looks_at_the_new_card(form: str) -> None:
    evening = Evening("robber werewolf villager", "seer werewolf villager", form).night({0: "rob 1"})
    assert evening.knows(0) == ["robbed 1 werewolf"]
    assert evening.cards == ["werewolf", "robber", "villager"]


def test_the_robber_does_not_act_for_the_new_card(form: str) -> None:
    with pytest.raises(AssertionError, match="never asked"):
        Evening("robber troublemaker villager", "seer werewolf werewolf", form).night({0: "rob 1,swap 1 2"})


def test_the_robber_need_not_rob(form: str) -> None:
    evening = Evening("robber werewolf villager", "seer werewolf villager", form).night()
    assert evening.cards == ["robber", "werewolf", "villager"]
    assert evening.knows(0) == []


def test_the_troublemaker_swaps_two_other_players_and_learns_nothing(form: str) -> None:
    evening = Evening("werewolf troublemaker villager", "seer werewolf villager", form).night({1: "swap 0 2"})
    assert evening.cards == ["villager", "troublemaker", "werewolf"]
    assert [evening.knows(1), evening.knows(2)] == [[], []]


def test_who_was_robbed_still_wakes_as_what_she_was_dealt(form: str) -> None:
    choices = {0: "rob 1", 1: "swap 0 2"}
    evening = Evening("robber troublemaker werewolf", "seer villager werewolf", form).night(choices)
    assert evening.cards == ["werewolf", "robber", "troublemaker"]


def test_the_drunk_must_take_a_card_from_the_centre_and_does_not_see_it(form: str) -> None:
    evening = Evening("drunk villager seer", "werewolf werewolf villager", form).night({0: "drink left"})
    assert evening.cards[0] == "werewolf"
    assert evening.centre == ["drunk", "werewolf", "villager"]
    assert evening.knows(0) == []
    with pytest.raises(AssertionError, match="must choose"):
        Evening("drunk villager seer", "werewolf werewolf villager", form).night()


def test_the_insomniac_sees_her_own_card_at_the_end(form: str) -> None:
    choices = {0: "rob 1", 2: "swap 0 1"}
    evening = Evening("robber insomniac troublemaker", "seer werewolf werewolf", form).night(choices)
    assert evening.knows(1) == ["woke insomniac"]
    evening = Evening("robber insomniac troublemaker", "seer werewolf werewolf", form).night({0: "rob 1"})
    assert evening.knows(1) == ["woke robber"]


def test_the_drunk_acts_after_robber_and_troublemaker(form: str) -> None:
    choices = {0: "rob 2", 1: "swap 0 2", 2: "drink left"}
    evening = Evening("robber troublemaker drunk", "werewolf villager villager", form).night(choices)
    # robbed, swapped back, then the Drunk's own card goes to the centre
    assert evening.cards == ["robber", "troublemaker", "werewolf"]
    assert evening.centre[0] == "drunk"


def test_villager_hunter_and_tanner_never_wake(form: str) -> None:
    evening = Evening("villager hunter tanner", "werewolf werewolf seer", form).night()
    assert [evening.knows(seat) for seat in range(3)] == [[], [], []]


def test_after_the_night_nobody_is_shown_her_new_card(form: str) -> None:
    evening = Evening("troublemaker werewolf villager", "seer werewolf robber", form).night({0: "swap 1 2"})
    for seat, dealt in enumerate(["troublemaker", "werewolf", "villager"]):
        view = evening.view(seat)
        assert view.cards == ()
        assert [e.outside()["role"] for e in view.story if e.kind.name == "dealt"] == [dealt]
