"""Chapter: the day. Say anything, show nothing; then all vote at once."""

from __future__ import annotations

from collections import Counter

import pytest

from nightowl.games.werewolf import GAME
from nightowl.games.werewolf.day.talk import any_sentence
from nightowl.games.werewolf.moves import MOVES, READY
from nightowl.games.werewolf.rules import SAID
from nightowl.kernel.chance import Seeded
from nightowl.kernel.game import CHANCE, CLOCK
from werewolf.evening import Evening

BASE = ("seer robber werewolf", "villager troublemaker werewolf")


def morning(**options: object) -> Evening:
    return Evening(*BASE, **options).night()  # type: ignore[arg-type]


def test_the_move_table_stays_under_a_thousand() -> None:
    assert MOVES.size < 1000


def test_players_may_claim_anything_true_or_false() -> None:
    day = morning().play(2, "claim seer").play(2, "claim-saw 0 werewolf").play(0, "claim werewolf")
    assert day.told()[-3:] == ["said-claim 2 seer", "said-claim-saw 2 0 werewolf", "said-claim 0 werewolf"]


def test_talk_changes_nothing_but_the_public_record() -> None:
    quiet, loud = morning(), morning()
    for line in ("claim robber", "claim-robbed 1 werewolf", "accuse 1", "circle", "call-on 2", "announce 1", "trust 2"):
        loud.play(0, line)
    assert (loud.s.cards, loud.s.dealt, loud.s.acts) == (quiet.s.cards, quiet.s.dealt, quiet.s.acts)


@pytest.mark.parametrize(
    "line",
    [
        "claim doppelganger",
        "claim-saw 1 robber",
        "claim-saw-centre left werewolf",
        "claim-robbed 1 seer",
        "claim-swapped 1 2",
        "claim-drank right",
        "claim-woke insomniac",
        "claim-fellow werewolf 1",
        "claim-none werewolf",
        "claim-fellow mason 2",
        "claim-none mason",
        "claim-idle",
    ],
)
def test_what_any_role_knows_can_be_said(line: str) -> None:
    deal = ("doppelganger seer robber mason mason", "insomniac werewolf drunk")
    Evening(*deal, talk=1).night({0: "look 1"}).play(0, line)


@pytest.mark.parametrize("lines", [[], ["lay 1 seer"], ["lay 1 seer", "lay-centre left werewolf", "lay 0 werewolf"]])
def test_random_talk_says_all_that_can_be_said_each_as_often(lines: list[str]) -> None:
    day = morning()
    for line in lines:
        day.play(2, line)
    legal = GAME.legal(day.s, 1)
    source = Seeded(5)
    said = Counter(any_sentence(day.s, 1, READY, source) for _ in range(200 * len(legal)))
    assert sorted(said) == sorted(legal)
    assert all(120 < n < 290 for n in said.values()), "200 each, within six deviations"


def test_only_roles_in_play_can_be_named() -> None:
    assert morning().refuses(0, "claim tanner") == "not-in-play"
    assert "claim-fellow mason 1" not in morning().legal(0)


def test_everybody_may_say_only_so_much() -> None:
    day = morning(talk=2).play(0, "circle").play(0, "accuse 1")
    assert day.legal(0) == ["ready"]
    assert day.refuses(0, "circle") == "said-enough"
    assert day.view(0).left == (0, 2, 2)


def test_a_role_token_can_be_laid_on_a_card_while_one_is_free() -> None:
    day = morning().play(0, "lay 2 seer")
    assert day.refuses(1, "lay 1 seer") == "no-token"
    day.play(1, "lay-centre left werewolf").play(1, "lay-centre right werewolf")
    assert day.refuses(2, "lay 0 werewolf") == "no-token"


def test_a_token_can_be_lifted_or_replaced() -> None:
    day = morning().play(0, "lay 2 seer").play(1, "lay 2 robber").play(0, "lay 0 seer").play(2, "lift 2")
    assert day.view(None).tokens == day.view(0).tokens
    assert [day.s.tokens[seat] for seat in range(3)] == [day.s.dealt[0], -1, -1]
    assert day.refuses(2, "lift 2") == "no-token"


def test_tokens_in_the_centre_can_be_lifted() -> None:
    day = morning().play(0, "lay-centre left seer").play(1, "lift-centre left")
    assert day.view(0).centre_tokens == (-1, -1, -1)


def test_the_vote_comes_early_when_all_are_ready() -> None:
    day = morning().play(0, "ready").play(1, "ready")
    assert day.view(2).asked == (2,)
    day.play(2, "ready")
    assert day.view(2).moment == "vote"


def test_who_is_ready_may_still_speak_and_may_want_to_wait() -> None:
    day = morning().play(0, "ready").play(0, "accuse 2").play(0, "wait").play(1, "ready").play(2, "ready")
    assert day.view(0).moment == "day"
    assert day.view(0).asked == (0,)


def test_the_clock_ends_the_day() -> None:
    assert morning().clock().view(0).moment == "vote"


@pytest.mark.parametrize(("seats", "minutes"), [(3, 4), (4, 4), (5, 5), (6, 5), (7, 7), (8, 7), (9, 8), (10, 8)])
def test_the_day_is_longer_for_more_players(seats: int, minutes: int) -> None:
    assert GAME.seconds(GAME.new(GAME.options(), seats), "day") == 60 * minutes


def test_the_table_may_set_its_own_times() -> None:
    s = GAME.new(GAME.options({"minutes": 2, "slot": 7, "wave": 30, "vote": 9}), 3)
    assert [GAME.seconds(s, pace) for pace in ("day", "slot", "wave", "vote")] == [120, SAID + 7, 30, 9]


def test_nobody_votes_for_herself_or_abstains() -> None:
    day = morning().clock()
    assert day.legal(0) == ["vote 1", "vote 2"]
    assert day.refuses(0, "vote 0") == "yourself"


def test_nobody_sees_a_vote_before_all_have_voted() -> None:
    day = morning().clock().play(0, "vote 1").play(1, "vote 2")
    assert day.view(2).asked == (0, 1, 2)
    assert not any("vote" in fact for fact in day.told(2))
    day.play(2, "vote 1")
    assert [fact for fact in day.told(2) if fact.startswith("voted")] == ["voted 0 1", "voted 1 2", "voted 2 1"]


def test_a_missing_vote_is_a_random_legal_one() -> None:
    day = morning().clock().play(0, "vote 1").clock()
    ask = GAME.ask(day.s)
    assert ask is not None
    assert ask.seats == (CHANCE,)
    assert GAME.legal(day.s, CHANCE) == [MOVES.named("vote").of(0), MOVES.named("vote").of(2)]
    for target in (0, 1):
        GAME.advance(day.s, CHANCE, MOVES.named("vote").of(target))
    assert day.s.votes == [1, 0, 1]
    assert day.outcome().how == "nobody" or day.winners


def test_a_missing_night_choice_is_chosen_by_chance_and_nobody_else_can_tell() -> None:
    evening = Evening("drunk villager werewolf", "werewolf seer villager")
    before = [evening.view(seat) for seat in range(3)]
    evening.clock()
    assert [evening.view(seat) for seat in range(3)] == before
    GAME.advance(evening.s, CHANCE, MOVES.named("drink").of(1))
    assert [GAME.view(evening.s, seat).wave for seat in range(3)] == [2, 2, 2]


def test_at_the_end_everything_is_revealed() -> None:
    day = Evening(*BASE).night({0: "look 2", 1: "rob 2"}).vote("1 0 1")
    told = day.told(None)
    assert "was 2 werewolf" in told
    assert "did-look 0 2" in told
    assert "did-rob 1 2" in told
    assert "is 1 werewolf" in told
    assert "is-centre middle troublemaker" in told
    assert day.view(None).cards == tuple(day.s.cards[:3])


def test_nobody_can_do_anything_after_the_end() -> None:
    day = morning().vote("1 0 1")
    assert day.refuses(0, "ready") == "game-over"
    assert GAME.ask(day.s) is None
    assert GAME.legal(day.s, CLOCK) == []
