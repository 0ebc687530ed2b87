"""Chapter: the Doppelgänger, in all her forms and in both forms of the night."""

from __future__ import annotations

import pytest

from werewolf.evening import FORMS, Evening

pytestmark = pytest.mark.parametrize("form", FORMS)


def test_she_must_look_at_another_players_card(form: str) -> None:
    evening = Evening("doppelganger villager seer", "werewolf robber villager", form).night({0: "look 1"})
    assert evening.knows(0) == ["copied 1 villager"]
    with pytest.raises(AssertionError, match="must choose"):
        Evening("doppelganger villager seer", "werewolf robber villager", form).night()


def test_a_copied_seer_acts_at_once(form: str) -> None:
    choices = {0: "look 1,look 2", 2: "rob 1"}
    evening = Evening("doppelganger seer robber", "werewolf werewolf villager", form).night(choices)
    assert evening.knows(0) == ["copied 1 seer", "saw 2 robber"]


def test_a_copied_robber_robs_before_the_robber(form: str) -> None:
    choices = {0: "look 1,rob 2", 1: "rob 2"}
    evening = Evening("doppelganger robber werewolf", "seer werewolf villager", form).night(choices)
    assert evening.knows(0) == ["copied 1 robber", "robbed 2 werewolf"]
    assert evening.knows(1) == ["robbed 2 doppelganger"]
    assert evening.cards == ["werewolf", "doppelganger", "robber"]


def test_a_copied_robber_is_for_winning_the_card_before_her_and_her_card_carries_the_robber(form: str) -> None:
    choices = {0: "look 1,rob 2"}
    evening = Evening("doppelganger robber werewolf", "seer villager villager", form).night(choices).vote("2 0 0")
    assert evening.dead == [0]
    assert evening.winners == [1, 2]


def test_a_copied_troublemaker_swaps_at_once(form: str) -> None:
    choices = {0: "look 1,swap 1 2", 1: "swap 0 2"}
    evening = Evening("doppelganger troublemaker werewolf", "seer villager villager", form).night(choices)
    assert evening.cards == ["troublemaker", "werewolf", "doppelganger"]


def test_a_copied_drunk_takes_a_centre_card_at_once(form: str) -> None:
    choices = {0: "look 1,drink left", 1: "drink left"}
    evening = Evening("doppelganger drunk seer", "werewolf villager villager", form).night(choices)
    assert evening.cards == ["werewolf", "doppelganger", "seer"]
    assert evening.centre[0] == "drunk"


def test_a_lone_wolf_sees_the_card_a_copied_drunk_left(form: str) -> None:
    choices = {0: "look 1,drink left", 1: "drink right", 2: "look-centre left"}
    evening = Evening("doppelganger drunk werewolf", "werewolf villager villager", form).night(choices)
    assert evening.knows(2) == ["alone werewolf", "saw-centre left doppelganger"]


def test_a_copied_werewolf_wakes_with_the_werewolves(form: str) -> None:
    evening = Evening("doppelganger werewolf minion", "seer werewolf villager", form).night({0: "look 1"})
    assert evening.knows(0) == ["copied 1 werewolf", "fellow werewolf 1"]
    assert evening.knows(1) == ["fellow werewolf 0"]
    assert evening.knows(2) == ["fellow werewolf 0", "fellow werewolf 1"]


def test_beside_a_copied_werewolf_nobody_is_a_lone_wolf(form: str) -> None:
    with pytest.raises(AssertionError, match="never asked"):
        Evening("doppelganger werewolf seer", "robber werewolf villager", form).night({0: "look 1", 1: "look-centre left"})


def test_the_death_of_a_copied_werewolf_is_a_wolfs_death(form: str) -> None:
    evening = Evening("doppelganger werewolf seer", "robber werewolf villager", form).night({0: "look 1"}).vote("2 0 0")
    assert evening.dead == [0]
    assert evening.winners == [2]


def test_a_copied_minion_sees_the_players_dealt_werewolf(form: str) -> None:
    evening = Evening("doppelganger minion werewolf", "seer werewolf villager", form).night({0: "look 1"})
    assert evening.knows(0) == ["copied 1 minion", "fellow werewolf 2"]


def test_a_copied_mason_wakes_with_the_masons(form: str) -> None:
    evening = Evening("doppelganger mason mason", "seer werewolf villager", form).night({0: "look 1"})
    assert evening.knows(0) == ["copied 1 mason", "fellow mason 1", "fellow mason 2"]
    assert evening.knows(1) == ["fellow mason 0", "fellow mason 2"]


def test_a_copied_insomniac_wakes_last_and_sees_whether_she_is_still_the_doppelganger(form: str) -> None:
    evening = Evening("doppelganger insomniac robber", "seer werewolf villager", form).night({0: "look 1"})
    assert evening.knows(0) == ["copied 1 insomniac", "woke doppelganger"]
    evening = Evening("doppelganger insomniac robber", "seer werewolf villager", form).night({0: "look 1", 2: "rob 0"})
    assert evening.knows(0) == ["copied 1 insomniac", "woke robber"]


def test_a_seen_doppelganger_card_never_shows_the_copy(form: str) -> None:
    choices = {0: "look 2", 1: "look 0"}
    evening = Evening("doppelganger seer werewolf", "robber werewolf villager", form).night(choices)
    assert evening.knows(1) == ["saw 0 doppelganger"]


def test_who_gets_the_doppelganger_card_is_what_it_copied(form: str) -> None:
    choices = {0: "look 2", 1: "rob 0"}
    evening = Evening("doppelganger robber werewolf", "seer werewolf villager", form).night(choices).vote("1 0 0")
    # the Robber now holds a Werewolf: who died was the Robber's card, a villager
    assert evening.cards == ["robber", "doppelganger", "werewolf"]
    assert evening.winners == [1, 2]


def test_a_doppelganger_card_from_the_centre_that_copied_nobody_is_a_villager(form: str) -> None:
    evening = Evening("drunk werewolf seer", "doppelganger werewolf villager", form).night({0: "drink left"}).vote("1 0 1")
    assert evening.cards[0] == "doppelganger"
    assert evening.dead == [1]
    assert evening.winners == [0, 2]


def test_a_copied_tanner_wins_only_by_her_own_death(form: str) -> None:
    deal = ("doppelganger tanner werewolf", "seer villager villager", form)
    assert Evening(*deal).night({0: "look 1"}).vote("1 0 0").winners == [0]
    assert Evening(*deal).night({0: "look 1"}).vote("1 2 1").winners == [1]
    assert Evening(*deal).night({0: "look 1"}).vote("2 2 0").winners == []


def test_a_copied_hunter_shoots_too(form: str) -> None:
    evening = Evening("doppelganger hunter werewolf", "seer villager villager", form).night({0: "look 1"}).vote("2 0 0")
    assert evening.dead == [0, 2]
    assert evening.winners == [0, 1]


def test_the_doppelganger_copies_the_doppelgangers_target_as_dealt(form: str) -> None:
    """She wakes first: nothing has moved when she looks."""
    choices = {0: "look 1", 1: "rob 2", 2: "swap 0 1"}
    evening = Evening("doppelganger robber troublemaker", "werewolf werewolf seer", form).night(choices)
    assert evening.knows(0) == ["copied 1 robber"]
