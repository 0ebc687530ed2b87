"""Chapter: the end of the game. Who dies, who wins."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from nightowl.games.werewolf import GAME
from nightowl.games.werewolf.day.judge import judge, winners
from nightowl.games.werewolf.roles import ROLES
from nightowl.games.werewolf.state import Village
from werewolf.evening import Evening

BAG = ["werewolf", "werewolf", "villager", "villager", "villager", "seer", "robber"]


def end(players: str, votes: str, **options: Any) -> Evening:
    """A night without choices; then these votes. The centre is what is left of a small bag."""
    left = BAG.copy()
    for role in players.split():
        if role in left:
            left.remove(role)
    return Evening(players, " ".join(left[:3]), talk=0, **options).night().vote(votes)


def test_the_player_with_most_votes_dies() -> None:
    assert end("villager seer robber werewolf", "3 3 0 0").dead == [0, 3]
    assert end("villager seer robber werewolf", "3 3 3 0").dead == [3]


def test_all_who_tie_for_most_die() -> None:
    assert end("villager seer robber werewolf tanner", "1 0 1 0 2").dead == [0, 1]


def test_if_nobody_has_more_than_one_vote_nobody_dies() -> None:
    evening = end("villager seer robber", "1 2 0")
    assert evening.dead == []
    assert "nobody-died" in evening.told()


def test_the_village_wins_if_a_werewolf_dies_even_if_a_villager_dies_too() -> None:
    evening = end("villager seer robber werewolf", "3 3 0 0")
    assert evening.winners == [0, 1, 2]
    assert evening.outcome().how == "village"


def test_the_village_wins_if_nobody_is_a_werewolf_and_nobody_dies() -> None:
    assert end("villager seer robber", "1 2 0").winners == [0, 1, 2]


def test_nobody_wins_if_nobody_is_a_werewolf_and_a_villager_dies() -> None:
    evening = end("villager seer robber", "1 0 0")
    assert evening.winners == []
    assert evening.outcome().how == "nobody"
    assert "nobody-won" in evening.told()


def test_the_werewolves_win_if_somebody_is_a_werewolf_and_no_werewolf_dies() -> None:
    evening = end("villager seer werewolf", "1 0 0")
    assert evening.winners == [2]
    assert evening.outcome().how == "werewolf"


def test_the_werewolves_win_if_nobody_dies() -> None:
    assert end("villager seer werewolf", "1 2 0").winners == [2]


def test_a_dead_minion_shares_in_the_werewolves_victory() -> None:
    assert end("minion seer werewolf", "1 0 0").winners == [0, 2]


def test_the_minion_loses_when_a_werewolf_dies() -> None:
    assert end("minion seer werewolf", "2 2 0").winners == [1]


def test_without_werewolves_the_minion_wins_if_another_player_dies() -> None:
    evening = end("minion seer robber", "1 0 1")
    assert evening.winners == [0]
    assert evening.outcome().how == "minion"


def test_without_werewolves_a_minion_who_dies_loses() -> None:
    assert end("minion seer robber", "1 0 0").winners == []


def test_without_werewolves_the_minion_loses_if_nobody_dies() -> None:
    assert end("minion seer robber", "1 2 0").winners == [1, 2]


def test_the_tanner_wins_only_if_he_dies() -> None:
    evening = end("tanner seer werewolf", "1 0 0")
    assert evening.winners == [0]
    assert evening.outcome().how == "tanner"
    assert end("tanner seer werewolf", "1 2 1").winners == [2]


def test_the_werewolves_lose_if_the_tanner_dies() -> None:
    assert 2 not in end("tanner seer werewolf", "1 0 0").winners


def test_if_tanner_and_werewolf_die_the_village_wins_too() -> None:
    evening = end("tanner seer werewolf robber", "2 0 0 2")
    assert evening.dead == [0, 2]
    assert evening.winners == [0, 1, 3]
    assert evening.outcome().how == "village-tanner"


def test_the_village_loses_if_only_the_tanner_dies_and_nobody_is_a_werewolf() -> None:
    assert end("tanner seer robber", "1 0 0").winners == [0]


def test_without_werewolves_a_tanners_death_lets_the_minion_win_unless_the_option_says_no() -> None:
    assert end("tanner minion robber", "1 0 0").winners == [0, 1]
    assert end("tanner minion robber", "1 0 0").outcome().how == "tanner-minion"
    assert end("tanner minion robber", "1 0 0", tanner_blocks=True).winners == [0]


def test_a_dead_hunter_takes_the_player_he_voted_for_with_him() -> None:
    evening = end("hunter seer werewolf", "2 0 0")
    assert evening.dead == [0, 2]
    assert "shot 0 2" in evening.told()
    assert evening.winners == [0, 1]


def test_a_living_hunter_shoots_nobody() -> None:
    assert end("hunter seer werewolf", "1 2 1").dead == [1]


def test_a_chain_of_hunters_goes_on_until_it_is_stable() -> None:
    """The Doppelgänger copied the Hunter: each is a Hunter."""
    evening = Evening("hunter doppelganger werewolf seer", "robber villager villager").night({1: "look 0"})
    assert evening.vote("1 2 0 0").dead == [0, 1, 2]


def test_a_hunter_is_who_holds_the_card_by_day() -> None:
    deal = ("hunter robber werewolf", "seer villager villager")
    evening = Evening(*deal).night({1: "rob 0"}).vote("1 2 1")
    assert evening.dead == [1, 2]


def test_who_was_given_a_werewolf_plays_for_the_werewolves() -> None:
    deal = ("robber werewolf seer", "villager villager troublemaker")
    evening = Evening(*deal).night({0: "rob 1"}).vote("1 2 1")
    assert evening.dead == [1]
    assert evening.winners == [0]


def should_win(roles: list[str], votes: list[int]) -> list[int]:
    """The table of wins, stated once more and in another way."""
    tally = Counter(votes)
    dead = {seat for seat, n in tally.items() if n == max(tally.values()) > 1}
    while more := {votes[seat] for seat in dead if roles[seat] == "hunter"} - dead:
        dead |= more
    wolves = {seat for seat, role in enumerate(roles) if role == "werewolf"}
    tanners = {seat for seat, role in enumerate(roles) if role == "tanner"}
    won = set(dead & tanners)
    if dead & wolves or not (wolves or dead):
        won |= {seat for seat, role in enumerate(roles) if role not in ("werewolf", "minion", "tanner")}
    minions = {seat for seat, role in enumerate(roles) if role == "minion"}
    if wolves and not dead & (wolves | tanners):
        won |= wolves | minions
    elif not wolves and dead:
        won |= minions - dead
    return sorted(won)


def test_the_table_of_wins_for_any_cards_and_votes() -> None:
    chance = random.Random(11)
    names = [role for role in ROLES if role != "doppelganger"]
    for _ in range(20_000):
        seats = chance.randint(3, 10)
        roles = chance.choices(names, k=seats)
        s = Village(seats)
        s.cards[:seats] = [ROLES.index(role) for role in roles]
        s.votes = [chance.choice([other for other in range(seats) if other != seat]) for seat in range(seats)]
        s.story = None
        judge(s)
        assert winners(s) == should_win(roles, s.votes), (roles, s.votes)
        outcome = GAME.outcome(s)
        assert outcome is not None
        assert (outcome.how == "nobody") == (not outcome.winners)


def test_village_and_werewolves_never_both_win() -> None:
    chance = random.Random(12)
    for _ in range(5_000):
        seats = chance.randint(3, 10)
        roles = chance.choices(ROLES[1:], k=seats)
        votes = [chance.choice([other for other in range(seats) if other != seat]) for seat in range(seats)]
        won = {roles[seat] for seat in should_win(roles, votes)}
        assert not (won & {"werewolf", "minion"} and won & {"villager", "seer", "mason", "hunter"})
