"""Optimal stopping in both rooms, against brute force that prunes nothing and against simulation."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from nightowl.games.nightshift.bots.rooms import FULL_DECK, SHOWN, Show, Tease, is_bust
from nightowl.games.nightshift.pack.cards import CARD_DANCES, CARD_PAY, PRIVATES, VIP_PAY

BUST, VIP_BUST = 1, 2


def brute(deck: tuple[int, ...], drawn: tuple[int, ...], champagne: int, stars: int, prize: float, bottle: float) -> float:
    """The worth of a draw: every order of every deck, no bound, moves counted from the cards themselves."""

    @cache
    def draw(deck: tuple[int, ...], drawn: tuple[int, ...], champagne: int) -> float:
        if not deck:
            return leave(drawn, champagne)
        worth = 0.0
        for card in deck:
            rest = tuple(c for c in deck if c != card)
            after = (*drawn, card)
            moves = [move for c in after for move in CARD_DANCES[c]]
            if any(moves.count(move) >= 3 for move in moves):
                best = BUST + bottle * champagne
            else:
                best = max(leave(after, champagne), draw(rest, after, champagne))
            if champagne:
                best = max(best, draw(rest, drawn, champagne - 1))
            worth += best
        return worth / len(deck)

    def leave(drawn: tuple[int, ...], champagne: int) -> float:
        return sum(CARD_PAY[card][stars - 1] for card in drawn) + prize + bottle * champagne

    return draw(deck, drawn, champagne)


@pytest.mark.parametrize("seed", range(12))
def test_the_private_room_is_worth_what_brute_force_finds(seed: int) -> None:
    source = Random(seed)
    cards = tuple(source.sample(range(len(PRIVATES)), 7))
    stars, champagne = source.choice([1, 2, 3]), source.choice([0, 1, 2])
    prize, bottle = source.choice([0.0, 2.0, 5.0]), source.choice([0.0, 1.5])
    show = Show(stars, prize, bottle)
    found = show.draw(sum(1 << card for card in cards), 0, 0, champagne)
    assert found == pytest.approx(brute(cards, (), champagne, stars, prize, bottle))


@pytest.mark.parametrize("seed", range(6))
def test_it_is_right_in_the_middle_of_a_visit(seed: int) -> None:
    source = Random(100 + seed)
    cards = source.sample(range(len(PRIVATES)), 9)
    drawn, deck = tuple(cards[:2]), tuple(cards[2:])
    shown = sum(SHOWN[card] for card in drawn)
    if is_bust(shown):
        drawn, shown = drawn[:1], SHOWN[drawn[0]]
    total = sum(CARD_PAY[card][1] for card in drawn)
    found = Show(2, 3.0, 1.0).draw(sum(1 << card for card in deck), shown, total, 1)
    assert found == pytest.approx(brute(deck, drawn, 1, 2, 3.0, 1.0))


def test_three_of_a_kind_bust_two_do_not() -> None:
    spin = SHOWN[PRIVATES.index("spin")]
    assert [is_bust(spin * n) for n in range(1, 5)] == [False, False, True, True]
    assert not is_bust(SHOWN[PRIVATES.index("double-spin")])
    assert is_bust(SHOWN[PRIVATES.index("double-spin")] + SHOWN[PRIVATES.index("spin-dip")])


def test_playing_by_the_table_earns_what_it_promises() -> None:
    source, show = Random(5), Show(3, 3.0, 0.0)
    promised = show.draw(FULL_DECK, 0, 0, 0)
    total = sum(visit(show, source) for _ in range(4000)) / 4000
    assert total == pytest.approx(promised, rel=0.03)


def visit(show: Show, source: Random) -> float:
    order = list(range(len(PRIVATES)))
    source.shuffle(order)
    deck, shown, total = FULL_DECK, 0, 0
    for card in order:
        deck &= ~(1 << card)
        shown += SHOWN[card]
        if is_bust(shown):
            return BUST
        total += CARD_PAY[card][2]
        if show.leave(total, 0) >= show.draw(deck, shown, total, 0):
            break
    return total + 3.0


def test_the_quick_way_is_exact_without_champagne_and_close_with_it() -> None:
    deck = sum(1 << card for card in range(0, len(PRIVATES), 3))
    exact, quick = Show(2, 3.0, 1.0), Show(2, 3.0, 1.0, quick=True)
    assert quick.draw(deck, 0, 0, 0) == exact.draw(deck, 0, 0, 0)
    assert quick.draw(deck, 0, 0, 1) == pytest.approx(exact.draw(deck, 0, 0, 1), rel=0.03)


def test_an_empty_deck_is_the_discards_shuffled() -> None:
    one, other = PRIVATES.index("spin"), PRIVATES.index("double-dip")
    show = Show(1, 0.0, 0.0, spent=1 << other)
    assert show.draw(1 << one, 0, 0, 0) == CARD_PAY[one][0] + CARD_PAY[other][0]


def test_more_champagne_and_more_stars_are_never_worse() -> None:
    deck = sum(1 << card for card in range(0, len(PRIVATES), 4))
    worth = [[Show(stars, 2.0, 0.0).draw(deck, 0, 0, bottles) for bottles in range(3)] for stars in (1, 2, 3)]
    for row in worth:
        assert row == sorted(row)
    for column in zip(*worth, strict=True):
        assert list(column) == sorted(column)


# VIP Room


def test_a_first_vip_roll_is_one_level_or_a_bust() -> None:
    """Worked by hand for 1 star, nothing else of worth: leave at A CRUSH, for there 3 in 5 rolls change nothing or lose."""
    tease = Tease(1, 0.0, 0.0)
    obsessed = max(9, (2 + 3 * 9 + 12) / 5)
    crush = max(6, (2 + 2 * 6 + 2 * obsessed) / 5)
    interested = max(4, (2 + 4 + 3 * crush) / 5)
    assert tease.roll(0, 0) == pytest.approx((2 + 4 * interested) / 5)


@pytest.mark.parametrize("champagne", [0, 1, 3])
@pytest.mark.parametrize("stars", [1, 3])
def test_the_vip_room_earns_what_the_table_promises(stars: int, champagne: int) -> None:
    source, tease = Random(stars + champagne), Tease(stars, 4.0, 1.0)
    games = 6000
    mean = sum(date(tease, stars, champagne, source) for _ in range(games)) / games
    assert mean == pytest.approx(tease.best(0, champagne), rel=0.03)


def date(tease: Tease, stars: int, champagne: int, source: Random) -> float:
    earned: set[int] = set()
    while True:
        level = len(earned)
        if level == 4 or (level and tease.leave(level, champagne) >= tease.roll(level, champagne)):
            return VIP_PAY[stars - 1][level - 1] + 4.0 + champagne
        trait = source.randrange(5)  # 0 is her own
        while champagne and (trait == 0 or trait in earned):
            now = VIP_BUST + champagne if trait == 0 else tease.leave(level, champagne)
            if tease.roll(level, champagne - 1) <= now:
                break
            champagne -= 1
            trait = source.randrange(5)
        if trait == 0:
            return VIP_BUST + float(champagne)
        if trait in earned:
            return VIP_PAY[stars - 1][level - 1] + 4.0 + champagne
        earned.add(trait)


def test_nobody_leaves_the_vip_room_without_a_level() -> None:
    assert Tease(3, 0.0, 0.0).best(0, 0) == Tease(3, 0.0, 0.0).roll(0, 0)
