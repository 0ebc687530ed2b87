"""Every deal, every night and every vote of three players with the basic set, against a few lines that say who wins."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

from nightowl.games.werewolf import GAME
from nightowl.games.werewolf.moves import DAY_UP, DEAL_AT, MOVES, VOTE_AT, WAVE_UP
from nightowl.games.werewolf.roles import ROLES
from nightowl.games.werewolf.state import Village
from nightowl.kernel.game import CHANCE, CLOCK

SET = ["werewolf", "werewolf", "seer", "robber", "troublemaker", "villager"]


def who_wins(cards: list[str], votes: tuple[int, ...]) -> list[int]:
    tally = Counter(votes)
    dead = [seat for seat in range(3) if tally[seat] == max(tally.values()) > 1]
    wolves = [seat for seat in range(3) if cards[seat] == "werewolf"]
    wolf_died = any(seat in wolves for seat in dead)
    village_wins = wolf_died if wolves else not dead
    return [seat for seat in range(3) if (village_wins if seat not in wolves else not wolf_died)]


def cards_after(deal: tuple[str, ...], chosen: tuple[int, ...]) -> list[str]:
    cards = list(deal)
    for role, kind in (("robber", "rob"), ("troublemaker", "swap")):
        for seat in range(3):
            shown = MOVES.outside(chosen[seat])
            if deal[seat] == role and shown["type"] == kind:
                one, other = (seat, shown["seat"]) if kind == "rob" else (shown["one"], shown["other"])
                cards[one], cards[other] = cards[other], cards[one]  # type: ignore[index]
    return cards


def dealt(deal: tuple[str, ...]) -> Village:
    s = GAME.new(GAME.options({"roles": SET, "talk": 0}), 3)
    s.story = None
    for role in deal[:-1]:
        GAME.advance(s, CHANCE, DEAL_AT + ROLES.index(role))
    return s


def answered(s: Village, moves: tuple[int, ...]) -> Village:
    s = GAME.clone(s)
    for seat, move in enumerate(moves):
        GAME.advance(s, seat, move)
    return s


def nights(deal: tuple[str, ...]) -> list[tuple[tuple[int, ...], Village]]:
    """Every night of a deal: what was chosen in the first wave, and the village in the morning."""
    start = dealt(deal)
    found = []
    for first in product(*[GAME.legal(start, seat) for seat in range(3)]):
        between = answered(start, first)
        GAME.advance(between, CLOCK, WAVE_UP)
        for second in product(*[GAME.legal(between, seat) for seat in range(3)]):
            morning = answered(between, second)
            GAME.advance(morning, CLOCK, WAVE_UP)
            GAME.advance(morning, CLOCK, WAVE_UP)
            GAME.advance(morning, CLOCK, DAY_UP)
            found.append((first, morning))
    return found


def test_every_evening_ends_as_the_rules_say() -> None:
    deals = sorted(set(permutations(SET)))
    assert len(deals) == 360
    games = 0
    for deal in deals:
        for first, morning in nights(deal):
            cards = cards_after(deal, first)
            assert [ROLES[role] for role in morning.cards[:3]] == cards[:3]
            for votes in product((1, 2), (0, 2), (0, 1)):
                s = answered(morning, tuple(VOTE_AT + target for target in votes))
                outcome = GAME.outcome(s)
                assert outcome is not None
                assert outcome.winners == who_wins(cards, votes), (deal, first, votes)
                games += 1
    assert games > 30_000
