"""Chapter: set-up. Cards, sets, dealing."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from nightowl.games.werewolf import GAME
from nightowl.games.werewolf.content import load
from nightowl.games.werewolf.night.deal import Bag
from nightowl.games.werewolf.options import counts, warnings
from nightowl.games.werewolf.roles import COUNT, ROLES, counts_of, steps_of
from nightowl.kernel.chance import Seeded
from nightowl.kernel.game import CHANCE
from nightowl.kernel.options import OptionError
from nightowl.kernel.worlds import each
from werewolf.evening import Evening


def test_there_are_twelve_roles_on_sixteen_cards() -> None:
    cards = {name: role.count for name, role in load().roles.items()}
    assert len(cards) == 12
    assert sum(cards.values()) == 16
    assert {name: n for name, n in cards.items() if n > 1} == {"werewolf": 2, "mason": 2, "villager": 3}


def test_roles_wake_in_the_order_of_their_numbers_and_three_never_wake() -> None:
    wakes = {name: role.wakes for name, role in load().roles.items()}
    order = ["doppelganger", "werewolf", "minion", "mason", "seer", "robber", "troublemaker", "drunk", "insomniac"]
    assert sorted((n, name) for name, n in wakes.items() if n) == list(enumerate(order, start=1))
    assert {name for name, n in wakes.items() if not n} == {"villager", "hunter", "tanner"}


def test_only_roles_in_play_are_called() -> None:
    steps = list(load().steps)
    called = [steps[step] for step in steps_of(counts_of(["werewolf", "seer", "insomniac", "villager"]))]
    assert called == ["werewolf", "seer", "insomniac"]


def test_the_doppelganger_is_called_for_minion_and_insomniac_only_if_these_are_in_play() -> None:
    steps = list(load().steps)
    alone = [steps[step] for step in steps_of(counts_of(["doppelganger", "werewolf"]))]
    assert alone == ["doppelganger", "doppelganger-action", "werewolf"]
    both = [steps[step] for step in steps_of(counts_of(["doppelganger", "minion", "insomniac", "werewolf"]))]
    assert both == [
        "doppelganger",
        "doppelganger-action",
        "doppelganger-minion",
        "werewolf",
        "minion",
        "insomniac",
        "doppelganger-insomniac",
    ]


@pytest.mark.parametrize(("seats", "villagers"), [(3, 1), (4, 2), (5, 3)])
def test_the_sets_for_three_to_five(seats: int, villagers: int) -> None:
    chosen = counts(GAME.options(), seats)
    assert chosen == counts_of(["werewolf", "werewolf", "seer", "robber", "troublemaker", *["villager"] * villagers])


@pytest.mark.parametrize("seats", range(3, 11))
def test_there_are_always_three_cards_more_than_players(seats: int) -> None:
    chosen = counts(GAME.options(), seats)
    assert chosen is not None
    assert sum(chosen) == seats + 3
    assert warnings(chosen) == []


@pytest.mark.parametrize("seats", [5, 7, 10])
def test_the_sets_with_the_doppelganger(seats: int) -> None:
    chosen = counts(GAME.options({"set": "doppelganger"}), seats)
    assert chosen is not None
    assert chosen[ROLES.index("doppelganger")] == 1


def test_a_set_with_the_doppelganger_for_another_number_is_refused_by_name() -> None:
    with pytest.raises(OptionError, match=r"no-set-for-so-many: set: expected 5\|7\|10"):
        GAME.new(GAME.options({"set": "doppelganger"}), 6)


@pytest.mark.parametrize(
    ("roles", "wrong"),
    [
        ("werewolf seer robber villager villager", "wrong-number-of-cards: roles: expected 6"),
        ("werewolf seer robber mason villager villager", r"lonely-mason: mason: expected 0\|2"),
        ("minion seer robber troublemaker villager villager", r"no-werewolf: werewolf: expected 1\.\.2"),
        ("werewolf seer seer robber villager villager", r"too-many-cards: seer: expected 0\.\.1"),
    ],
)
def test_impossible_sets_are_refused_with_the_reason(roles: str, wrong: str) -> None:
    with pytest.raises(OptionError, match=wrong):
        GAME.new(GAME.options({"roles": roles.split()}), 3)


def test_an_unknown_role_is_refused_by_name() -> None:
    with pytest.raises(OptionError, match="unknown-role: vampire"):
        GAME.options({"roles": ["vampire"]})


def test_an_insomniac_without_robber_or_troublemaker_is_allowed_with_a_warning() -> None:
    roles = ["werewolf", "insomniac", "seer", "villager", "villager", "villager"]
    assert warnings(counts_of(roles)) == ["insomniac-alone"]
    assert GAME.new(GAME.options({"roles": roles}), 3).counts == counts_of(roles)
    assert warnings(counts_of([*roles, "robber"])) == []


def test_one_werewolf_is_enough() -> None:
    Evening("werewolf seer robber", "villager villager villager").night()


def test_a_village_without_villagers_can_be_played() -> None:
    Evening("werewolf seer robber", "tanner hunter minion").night()


def test_each_player_sees_her_own_card_and_no_other() -> None:
    evening = Evening("werewolf seer robber", "villager villager troublemaker")
    for seat, role in enumerate(["werewolf", "seer", "robber"]):
        view = evening.view(seat)
        assert ROLES[view.card] == role
        assert [e.outside() for e in view.story if e.kind.name == "dealt"] == [{"type": "dealt", "role": role}]


def test_every_deal_of_three_is_equally_likely() -> None:
    options = GAME.options({"roles": ["werewolf", "werewolf", "villager", "villager", "villager", "seer"]})
    deals: Counter[tuple[int, ...]] = Counter()
    for cards, chance in each(lambda source: dealt(options, source)):
        deals[cards] += chance  # type: ignore[assignment]
    assert len(deals) == 60
    assert set(deals.values()) == {Fraction(1, 60)}


def dealt(options: object, source: object) -> tuple[int, ...]:
    s = GAME.new(options, 3)
    while GAME.view(s, None).moment == "deal":
        GAME.advance(s, CHANCE, GAME.legal(s, CHANCE)[source.pick(GAME.odds(s))])  # type: ignore[attr-defined]
    return tuple(role for role in s.dealt if role >= 0)


def test_a_random_set_is_as_likely_as_drawing_tokens_until_the_set_is_valid() -> None:
    """Three players draw six of sixteen tokens; Masons both or none, a Werewolf at least."""
    tokens = [role for role, n in enumerate(COUNT) for _ in range(n)]
    expected: Counter[tuple[int, ...]] = Counter()
    for handful in combinations(tokens, 6):
        found = tuple(handful.count(role) for role in range(len(COUNT)))
        if found[ROLES.index("mason")] != 1 and found[ROLES.index("werewolf")] > 0:
            expected[found] += 1
    total = sum(expected.values())
    drawn = dict(each(drawn_set))
    assert {found: chance * total for found, chance in drawn.items()} == expected


def drawn_set(source: object) -> tuple[int, ...]:
    s = GAME.new(GAME.options({"set": "random"}), 3)
    while isinstance(s.stack[-1], Bag):
        GAME.advance(s, CHANCE, GAME.legal(s, CHANCE)[source.pick(GAME.odds(s))])  # type: ignore[attr-defined]
    return tuple(s.counts)


def test_what_is_drawn_from_the_bag_is_told_to_all() -> None:
    s = GAME.new(GAME.options({"set": "random"}), 4)
    source = Seeded(4)
    while isinstance(s.stack[-1], Bag):
        GAME.advance(s, CHANCE, GAME.legal(s, CHANCE)[source.pick(GAME.odds(s))])
    told = {event.facts[0]: event.facts[1] for event in GAME.view(s, None).story}
    assert told == {role: n for role, n in enumerate(s.counts) if n}
