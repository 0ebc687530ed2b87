"""Bots on views: legal in every mode, no more knowing than their seat, with straight stories, better from level to level."""

from __future__ import annotations

from typing import Any

import pytest

from nightowl.games.werewolf import GAME
from nightowl.games.werewolf.bot import BOTS
from nightowl.games.werewolf.bots.mind import VILLAGE, Mind
from nightowl.games.werewolf.laws import CHARTER
from nightowl.games.werewolf.moves import READY
from nightowl.games.werewolf.roles import NO_ROLE, ROLES, TEAM
from nightowl.games.werewolf.told.heard import tales
from nightowl.games.werewolf.told.memory import agrees, true_tales
from nightowl.kernel.chance import Seeded
from nightowl.kernel.game import CHANCE, CLOCK
from werewolf.evening import Evening, move, short

LEVELS = list(BOTS)
MADE = {level: make() for level, make in BOTS.items()}
MODES = [(mode, seats) for mode in ("quick", "narrated", "doppelganger", "random") for seats in (5, 10)]


def played(village: str, wolves: str, seats: int, seed: str, **options: Any) -> Any:
    """A whole game; who is dealt a Werewolf or the Minion plays at one level, everybody else at another."""
    s = GAME.new(GAME.options(options), seats)
    source = Seeded(seed)
    while (ask := GAME.ask(s)) is not None:
        seat = ask.seats[source.below(len(ask.seats))]
        legal = GAME.legal(s, seat)
        if seat == CHANCE:
            chosen = legal[source.pick(GAME.odds(s))]
        elif seat == CLOCK:
            chosen = legal[0]
        else:
            level = wolves if TEAM[s.dealt[seat]] == "werewolf" else village
            chosen = MADE[level].choose(GAME.view(s, seat), source)
            assert chosen in legal, (level, GAME.moves.outside(chosen))
        GAME.advance(s, seat, chosen)
    return s


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_they_play_legally_in_every_mode(level: str, mode: str, seats: int) -> None:
    for n in range(4):
        assert played(level, level, seats, f"{mode} {n}", **CHARTER.modes[mode]).over


@pytest.mark.parametrize("level", LEVELS[1:])
def test_what_they_choose_depends_on_the_view_and_chance_alone(level: str) -> None:
    day = Evening("seer robber werewolf minion", "villager troublemaker werewolf").night({0: "look 2", 1: "rob 2"})
    for seat in range(4):
        first = [MADE[level].choose(day.view(seat), Seeded(n)) for n in range(5)]
        assert first == [BOTS[level]().choose(day.view(seat), Seeded(n)) for n in range(5)]


def test_a_villager_tells_the_truth_and_a_wolf_does_not() -> None:
    lies = truths = 0
    for n in range(30):
        s = played("normal", "normal", 7, f"truth {n}")
        assert s.story is not None
        told, truth = tales(tuple(s.story.since(0)), 7), true_tales(s)
        for seat in range(7):
            view = GAME.view(s, seat)
            side = Mind(seat, s.dealt[seat], 7, view.roles, view.story, True).side()
            assert told[seat].role != NO_ROLE, "everybody claims something"
            if side == VILLAGE:
                assert agrees(told[seat], truth[seat]), (n, seat)
                truths += 1
            else:
                lies += not agrees(told[seat], truth[seat])
    assert truths > 100
    assert lies > 20


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_they_keep_their_story_straight(level: str) -> None:
    for n in range(15):
        s = played(level, level, 8, f"straight {n}")
        assert s.story is not None
        assert all(tale.turns == 0 for tale in tales(tuple(s.story.since(0)), 8)), "nobody claims two roles"


def test_a_lone_wolf_likes_to_be_what_lies_in_the_centre() -> None:
    night = {2: "look-centre left", 0: "look 1"}
    day = Evening("seer robber werewolf villager", "drunk troublemaker villager").night(night)
    for seat, line in ((0, "claim seer"), (1, "claim robber"), (3, "claim villager")):
        day.play(seat, line)
    said = [short(GAME.moves.outside(MADE["normal"].choose(day.view(2), Seeded(n)))) for n in range(60)]
    assert said.count("claim drunk") > 25


def test_a_robber_who_took_a_wolf_is_one_and_lies() -> None:
    day = Evening("seer robber werewolf villager", "drunk troublemaker villager").night({1: "rob 2"})
    assert Mind(1, ROLES.index("robber"), 4, day.view(1).roles, day.view(1).story, True).side() != VILLAGE
    for n in range(20):
        today = Evening("seer robber werewolf villager", "drunk troublemaker villager").night({1: "rob 2"})
        for _ in range(4):
            chosen = MADE["normal"].choose(today.view(1), Seeded(n))
            if chosen != READY:
                GAME.advance(today.s, 1, chosen)
        assert "claim-robbed 2 werewolf" not in [line.partition(" ")[2] for line in today.told(None)]


def test_who_claims_my_only_card_is_accused() -> None:
    day = Evening("seer robber werewolf villager", "drunk troublemaker villager").night({0: "look 3"})
    day.play(2, "claim seer").play(0, "claim seer").play(0, "claim-saw 3 villager")
    assert MADE["normal"].choose(day.view(0), Seeded(1)) == move("accuse 2")


def test_a_seer_votes_for_the_wolf_she_saw_unless_the_card_has_moved() -> None:
    day = Evening("seer troublemaker werewolf villager", "villager robber werewolf").night({0: "look 2", 1: "swap 2 3"})
    day.play(0, "claim seer").play(2, "claim villager").play(3, "claim villager")
    still = Evening("seer troublemaker werewolf villager", "villager robber werewolf").night({0: "look 2"}).clock()
    assert MADE["hard"].choose(still.view(0), Seeded(1)) == move("vote 2")
    day.play(1, "claim troublemaker").play(1, "claim-swapped 2 3").clock()
    assert MADE["hard"].choose(day.view(0), Seeded(1)) == move("vote 3")


def test_a_doppelganger_who_tells_whom_she_copied_can_be_believed() -> None:
    day = Evening("doppelganger seer werewolf villager", "villager robber werewolf").night(
        {0: "look 3", 1: "look-pair left-middle"}
    )
    day.play(1, "claim seer").play(2, "claim villager").play(3, "claim villager")

    def suspects() -> list[float]:
        view = day.view(1)
        return Mind(1, view.card, 4, view.roles, view.story, True).outlook().wolf

    silent = suspects()
    day.play(0, "claim doppelganger").play(0, "claim-saw 3 villager")
    told = suspects()
    assert told[0] < silent[0]
    assert told[3] < silent[3], "she vouches for whom she saw"
    assert told[2] > max(told[0], told[3])


def test_wolves_do_not_vote_for_each_other() -> None:
    for n in range(10):
        day = Evening("werewolf werewolf seer robber villager", "drunk troublemaker villager").night().clock()
        for level in ("easy", "normal", "hard"):
            assert MADE[level].choose(day.view(0), Seeded(n)) != move("vote 1")


def test_a_bot_that_is_ready_answers_what_it_is_told_or_stays_content() -> None:
    day = Evening("seer robber werewolf villager", "drunk troublemaker villager").night({0: "look 3"})
    bot: Any = MADE["normal"]
    day.play(0, "claim seer").play(0, "claim-saw 3 villager").play(0, "call-on 1").play(0, "ready")
    assert bot.more(day.view(0), Seeded(1)) is None
    assert bot.more(day.play(2, "claim seer").view(0), Seeded(1)) == move("accuse 2")


def wins(village: str, wolves: str, games: int) -> int:
    ends = [GAME.outcome(played(village, wolves, 5, f"wins {n}", talk=6)) for n in range(games)]
    return sum(end is not None and "village" in end.how for end in ends)


def test_hard_villagers_see_through_random_talk_and_hard_wolves_fool_the_naive() -> None:
    games = 120
    assert wins("hard", "random", games) > wins("random", "random", games) + 25
    assert wins("easy", "hard", games) < wins("hard", "hard", games) + 10 < wins("hard", "random", games)
