"""Bots that play well on views alone: what they may not know changes nothing, and each level beats the one below."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from nightowl.games.nightshift.bot import BOTS, Dancer, Star, until
from nightowl.games.nightshift.bots.brain import advise
from nightowl.games.nightshift.bots.foresight import MOST_TURNS, judge, rehearse
from nightowl.games.nightshift.bots.plan import Plan
from nightowl.games.nightshift.bots.rooms import FULL_DECK, Show, Tease
from nightowl.games.nightshift.bots.worth import BOTTLE, PRIVATE_WORTH, VIP_WORTH, Eye, fans_income
from nightowl.games.nightshift.moves import ENGAGE, FLIP
from nightowl.games.nightshift.pack.cards import CUSTOMER_COUNT, TIPPER
from nightowl.games.nightshift.trial import BALANCE, TRIALS
from nightowl.kernel.chance import Seeded
from nightowl.kernel.game import CHANCE
from nightowl.lab.match import Match
from nightowl.players.random import Random
from nightowl.registry import load

from .club import RUBY, TOPAZ, Club, who

GAME: Any = load("nightshift")
MODES = [("competitive", 4), ("coop", 3), ("solo", 1), ("teams", 4)]


def decisions(mode: str, seats: int, seed: int) -> Iterator[tuple[Any, int, list[int], int]]:
    """Every choice of a game among good bots: the state, who is asked, what is legal, what she does."""
    s = GAME.new(GAME.options({"mode": mode, "shift": "short"}), seats)
    source = Seeded(seed)
    while (ask := GAME.ask(s)) is not None:
        seat = ask.seats[0]
        legal = GAME.legal(s, seat)
        if seat == CHANCE:
            move = legal[source.pick(GAME.odds(s))]
        else:
            move = advise(s, seat, ask.moment, legal)
            if len(legal) > 1:
                yield s, seat, legal, move
        GAME.advance(s, seat, move)


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_what_a_seat_may_not_know_changes_nothing(mode: str, seats: int) -> None:
    """The same advice on the state as on any world that fits her view: so simulations may do without views."""
    for number, (s, seat, legal, move) in enumerate(decisions(mode, seats, 11)):
        view = GAME.view(s, seat)
        world = GAME.imagine(view, Seeded(number))
        assert advise(world, seat, view.moment, list(view.legal)) == move
        assert move in legal


def share(one: Any, other: Any, games: int, shift: str = "short") -> float:
    won = 0.0
    for number in range(games):
        s = GAME.new(GAME.options({"mode": "competitive", "shift": shift}), 2)
        mine = number % 2
        bots = [other(), other()]
        bots[mine] = one()
        Match(GAME, s, bots, Seeded(f"share/{number}")).play()
        outcome = GAME.outcome(s)
        won += (mine in outcome.winners) / len(outcome.winners)
    return won / games


def test_normal_beats_easy_and_easy_beats_random() -> None:
    assert share(Dancer, BOTS["easy"], 16) >= 0.75
    assert share(BOTS["easy"], Random, 16) >= 0.75


def test_hard_searches_and_answers_in_time() -> None:
    star = Star(worlds=10_000, seconds=0.3)
    for s, seat, legal, _ in islice(decisions("competitive", 3, 5), 12):
        began = time.process_time()  # the machine may have other things to do
        assert star.choose(GAME.view(s, seat), Seeded(1)) in legal
        assert time.process_time() - began < 1.5


def test_hard_does_the_same_from_the_same_seed_however_long_it_takes() -> None:
    for s, seat, *_ in islice(decisions("competitive", 3, 5), 20, 24):
        view = GAME.view(s, seat)
        assert Star(worlds=12, seconds=60).choose(view, Seeded(1)) == Star(worlds=12, seconds=90).choose(view, Seeded(1))


def test_a_page_of_the_book_says_what_would_be_worked_out_anew() -> None:
    for mode, seats in MODES:
        for s, seat, *_ in islice(decisions(mode, seats, 7), 0, 200, 9):
            eye = Eye(s, seat, True)
            found, anew = eye.page().worth, [eye.roll_worth(eye.ladder(customer)) for customer in range(CUSTOMER_COUNT)]
            assert found == anew
            unseen = eye.page().strangers(s.where, TIPPER).values
            assert unseen == sorted(unseen, reverse=True)


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_a_plan_for_what_is_in_reach_says_the_same_as_one_for_the_whole_floor(mode: str, seats: int) -> None:
    for s, seat, legal, _ in decisions(mode, seats, 3):
        if FLIP not in legal and ENGAGE not in legal:
            continue
        eye = Eye(s, seat, True)
        near, whole = Plan(eye, s.energy, True), Plan(eye, s.energy)
        for may_buy in (True, False):
            assert near.at(s.places[seat], s.energy, may_buy) == whole.at(s.places[seat], s.energy, may_buy)


def test_a_rehearsal_ends_with_the_next_round() -> None:
    for s, *_ in islice(decisions("competitive", 3, 5), 40, 41):
        world = s.clone()
        world.story = None
        rehearse(world, Seeded(1), until(s))
        assert world.round == s.round + 2
        assert not world.end


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_a_rehearsal_to_the_end_is_judged_as_it_ends(mode: str, seats: int) -> None:
    for seed in range(3):
        s = GAME.new(GAME.options({"mode": mode, "shift": "short"}), seats)
        rehearse(s, Seeded(seed), 99 * MOST_TURNS)
        worth = judge(s)
        winners = GAME.outcome(s).winners
        assert all(0 <= value <= 1 for value in worth)
        assert all((worth[seat] >= 1 / seats if seats > 1 and mode != "coop" else worth[seat] >= 0.5) for seat in winners)
        if not winners:
            assert max(worth) <= 0.5


def test_a_trial_is_played_by_the_level_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    (alone,) = [trial for trial in TRIALS if trial.name == "Diamond short"]
    chosen = []

    def choose(self: Star, view: Any, _: Any) -> int:
        chosen.append(view.moment)
        return int(view.legal[0])

    monkeypatch.setattr(Star, "choose", choose)
    assert BALANCE.play(alone, "hard", "owl") != BALANCE.play(alone, "normal", "owl")
    assert "turn" in chosen
    assert set(BALANCE.levels) == {"hard", "normal"}


def test_who_has_more_stands_better() -> None:
    rich = Club(2).has(RUBY, 5_000).turn(RUBY).state
    waited_for = Club(2).committed(1, who("vip", stars=3), RUBY, "vip").turn(TOPAZ).state
    plain = Club(2).turn(RUBY).state
    assert judge(rich)[RUBY] > judge(plain)[RUBY] == pytest.approx(0.5)
    assert judge(waited_for)[RUBY] > 0.5


# Judgement


def advised(club: Club, seat: int) -> str:
    view = GAME.view(club.state, seat)
    return str(GAME.moves.kind_of(Dancer().choose(view, Seeded(1))).name)


def test_she_engages_a_rich_customer_where_she_stands() -> None:
    club = Club(2).up(1, who("vip", stars=3)).stands(RUBY, 1).turn(RUBY)
    assert advised(club, RUBY) == "engage"


def test_she_walks_away_from_nothing() -> None:
    club = Club(2).up(3, who("vip", stars=3)).stands(RUBY, 1).turn(RUBY)
    assert advised(club, RUBY) in ("go", "shot")


def test_at_the_bar_she_buys_with_money_to_spend() -> None:
    club = Club(2).stands(RUBY, 6).has(RUBY, 10_000).turn(RUBY)
    assert advised(club, RUBY) == "buy"


def test_the_tables_of_visits_are_what_rooms_works_out() -> None:
    for stars in (1, 2, 3):
        assert Show(stars, 4.0, BOTTLE).draw(FULL_DECK, 0, 0, 0) == pytest.approx(PRIVATE_WORTH[stars - 1][0][1], abs=0.01)
        for champagne in range(4):
            found = Tease(stars, 4.0, BOTTLE).best(0, champagne) - BOTTLE * champagne
            assert found == pytest.approx(VIP_WORTH[stars - 1][champagne][1], abs=0.01)


def test_subscriber_income_is_smoothed_between_the_rows_of_the_chart() -> None:
    assert fans_income(0) == 0
    assert fans_income(52.5) == fans_income(90) == 40
    assert fans_income(20) < fans_income(24) < fans_income(30)


def test_a_customer_who_prefers_her_is_worth_more_to_her() -> None:
    fan = who("vip", prefers=RUBY)
    club = Club(2).up(1, fan).turn(RUBY)
    customer = club.state.board[1]
    assert Eye(club.state, RUBY).engage_worth(customer) > Eye(club.state, TOPAZ).engage_worth(customer)
