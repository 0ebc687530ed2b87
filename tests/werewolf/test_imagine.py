"""Imagined villages: the deals that fit what a seat saw, each as likely as counting all of them says."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from itertools import permutations, product

import pytest

from nightowl.games.werewolf import GAME
from nightowl.games.werewolf.moves import DEAL_AT, WAVE_UP
from nightowl.games.werewolf.roles import CENTRE, NO_ROLE, ROLES
from nightowl.games.werewolf.seen.deals import branches
from nightowl.games.werewolf.seen.imagine import facts
from nightowl.games.werewolf.state import Village
from nightowl.kernel.chance import Seeded
from nightowl.kernel.game import CHANCE, CLOCK
from werewolf.evening import Evening

SEATS = 4
Deal = tuple[str, ...]
Worlds = dict[Deal, Fraction]

FULL = "doppelganger werewolf seer robber troublemaker drunk villager"
WOLVES = "doppelganger werewolf werewolf minion robber drunk villager"
MASONS = "doppelganger werewolf mason mason robber drunk villager"


def swaps(role: str, who: int) -> list[tuple[int, int] | None]:
    """What a Doppelgänger who copied that role may do to the cards; every other player's order of naming counts."""
    others = [seat for seat in range(SEATS) if seat != who]
    if role == "robber":
        return [None, *[(who, other) for other in others]]
    if role == "troublemaker":
        return [None, *[(one, other) for one in others for other in others if one != other]]
    return [(who, SEATS + card) for card in range(3)] if role == "drunk" else [None]


def seen_by_counting(roles: str, me: int, card: str, look: tuple[int, ...], group: str) -> dict[object, Worlds]:
    """For everything that seat could see at those places and of that group: the deals, and how likely they are."""
    found: dict[object, Worlds] = defaultdict(lambda: defaultdict(Fraction))
    for deal in set(permutations(roles.split())):
        if deal[me] != card:
            continue
        who = deal.index("doppelganger")
        targets = [seat for seat in range(SEATS) if seat != who] if who < SEATS else [-1]
        for target in targets:
            copied = deal[target] if target >= 0 else ""
            tonight = [copied if role == "doppelganger" else role for role in deal[:SEATS]]
            met = tuple(seat for seat in range(SEATS) if tonight[seat] == group and seat != me)
            acts = swaps(copied, who)
            for act in acts:
                cards = list(deal)
                if act:
                    cards[act[0]], cards[act[1]] = cards[act[1]], cards[act[0]]
                faces = tuple(cards[place] for place in look)
                found[met, faces][deal] += Fraction(1, len(targets) * len(acts))
    return {key: shares(worlds) for key, worlds in found.items()}


def shares(worlds: Worlds) -> Worlds:
    total = sum(worlds.values())
    return {deal: part / total for deal, part in worlds.items()}


def seen_by_branches(evening: Evening, seat: int) -> Worlds:
    """The same from the branches: inside each, all its deals are equally likely."""
    found: Worlds = defaultdict(Fraction)
    split = branches(facts(evening.view(seat)))
    deals = set(permutations([ROLES[role] for role, n in enumerate(evening.s.counts) for _ in range(n)]))
    for branch in split:
        fitting = [deal for deal in deals if fits(deal, branch.pins, branch.group)]
        assert len(fitting) == branch.deals(SEATS)
        for deal in fitting:
            found[deal] += Fraction(branch.weight, len(fitting))
    return shares(found)


def fits(deal: Deal, pins: list[int], group: int) -> bool:
    for at, role in enumerate(deal):
        pin = pins[at if at < SEATS else CENTRE + at - SEATS]
        if pin != NO_ROLE and ROLES[pin] != role:
            return False
        if pin == NO_ROLE and at < SEATS and group != NO_ROLE and ROLES[group] == role:
            return False
    return True


@pytest.mark.parametrize(
    ("deal", "me", "choices", "look", "group"),
    [
        ("villager seer robber doppelganger|werewolf troublemaker drunk", 1, {3: "look 0", 1: "look 0"}, (0,), ""),
        ("doppelganger seer robber villager|werewolf troublemaker drunk", 1, {0: "look 2,rob 1", 1: "look 0"}, (0,), ""),
        (
            "doppelganger seer drunk villager|werewolf troublemaker robber",
            1,
            {0: "look 2,drink left", 2: "drink right", 1: "look-pair left-middle"},
            (4, 5),
            "",
        ),
        ("doppelganger robber villager seer|werewolf troublemaker drunk", 1, {0: "look 2", 1: "rob 0"}, (0,), ""),
        (
            "doppelganger werewolf drunk villager|seer troublemaker robber",
            1,
            {0: "look 2,drink left", 2: "drink right", 1: "look-centre left"},
            (4,),
            "werewolf",
        ),
    ],
)
def test_a_card_seen_weighs_all_that_the_doppelganger_may_have_done(
    deal: str, me: int, choices: dict[int, str], look: tuple[int, ...], group: str
) -> None:
    players, centre = deal.split("|")
    evening = Evening(players, centre, lone_wolf=True).night(choices)
    faces = tuple(fact.split()[-1] for fact in evening.knows(me) if fact.split()[0] in ("saw", "saw-centre", "robbed"))
    counted = seen_by_counting(FULL, me, players.split()[me], look, group)
    assert seen_by_branches(evening, me) == counted[(), faces]


@pytest.mark.parametrize(
    ("deal", "me", "choices", "group", "met"),
    [
        ("werewolf werewolf robber villager|doppelganger minion drunk", 0, {}, "werewolf", (1,)),
        ("werewolf doppelganger robber villager|werewolf minion drunk", 0, {1: "look 0"}, "werewolf", (1,)),
        ("werewolf doppelganger werewolf villager|robber minion drunk", 0, {1: "look 2"}, "werewolf", (1, 2)),
        ("minion doppelganger werewolf villager|robber werewolf drunk", 0, {1: "look 2"}, "werewolf", (1, 2)),
        ("minion robber villager doppelganger|werewolf werewolf drunk", 0, {3: "look 0"}, "werewolf", ()),
        ("mason doppelganger villager robber|mason werewolf drunk", 0, {1: "look 0"}, "mason", (1,)),
        ("mason robber villager doppelganger|mason werewolf drunk", 0, {3: "look 1"}, "mason", ()),
    ],
)
def test_a_partner_seen_may_be_the_doppelganger(
    deal: str, me: int, choices: dict[int, str], group: str, met: tuple[int, ...]
) -> None:
    players, centre = deal.split("|")
    evening = Evening(players, centre, lone_wolf=False).night(choices)
    roles = WOLVES if group == "werewolf" else MASONS
    counted = seen_by_counting(roles, me, players.split()[me], (), group)
    assert seen_by_branches(evening, me) == counted[met, ()]


SLEEPLESS = ["insomniac", "robber", "troublemaker", "werewolf", "villager", "villager"]


def nights(deal: Deal) -> list[tuple[Village, Fraction]]:
    """Every quick night of a deal, with its probability when all choose evenly."""
    s = GAME.new(GAME.options({"roles": SLEEPLESS, "lone_wolf": False}), 3)
    for role in deal[:-1]:
        GAME.advance(s, CHANCE, DEAL_AT + ROLES.index(role))
    choices = [GAME.legal(s, seat) for seat in range(3)]
    found = []
    for moves in product(*choices):
        night = GAME.clone(s)
        for seat, move in enumerate(moves):
            GAME.advance(night, seat, move)
        for _ in range(3):
            GAME.advance(night, CLOCK, WAVE_UP)
        found.append((night, Fraction(1, len(choices[0]) * len(choices[1]) * len(choices[2]))))
    return found


@pytest.mark.parametrize("woke", ["insomniac", "robber", "villager", "troublemaker"])
def test_the_insomniacs_last_look_weighs_all_that_others_may_have_done(woke: str) -> None:
    counted: dict[Deal, Fraction] = defaultdict(Fraction)
    example = None
    for deal in set(permutations(SLEEPLESS)):
        if deal[0] == "insomniac":
            for s, chance in nights(deal):
                if ROLES[s.cards[0]] == woke:
                    counted[deal] += chance
                    example = s
    assert example is not None
    expected = shares(counted)
    source = Seeded(woke)
    view = GAME.view(example, 0)
    many = 3000
    drawn: Counter[Deal] = Counter()
    for _ in range(many):
        s = GAME.imagine(view, source)
        drawn[tuple(ROLES[role] for role in (*s.dealt[:3], *s.dealt[CENTRE:]))] += 1
    assert set(drawn) <= set(expected)
    off = sum((drawn[deal] - many * part) ** 2 / (many * part) for deal, part in expected.items())
    free = len(expected) - 1
    assert off < free + 5 * (2 * free) ** 0.5, "chi-square, five standard deviations"


def test_others_in_an_imagined_village_remember_what_they_would() -> None:
    evening = Evening("seer werewolf werewolf", "robber villager troublemaker").night({0: "look 1"})
    s = GAME.imagine(evening.view(0), Seeded(3))
    assert ROLES[s.dealt[1]] == "werewolf"
    wolf = GAME.view(s, 1)
    assert wolf.card == s.dealt[1]
    assert any(event.kind.name in ("fellow", "alone") for event in wolf.story)
