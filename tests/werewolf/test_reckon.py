"""Possible worlds weighed by talk: equal to going through every deal and night, fast, and never without the truth."""

from __future__ import annotations

import time
from collections import defaultdict
from itertools import permutations, product
from typing import Any

import pytest

from nightowl.games.werewolf import GAME
from nightowl.games.werewolf.moves import CLAIM, DEAL_AT, LAY_AT, MOVES, WAVE_UP
from nightowl.games.werewolf.roles import CENTRE, ROLES
from nightowl.games.werewolf.told.heard import tales
from nightowl.games.werewolf.told.tales import made_up
from nightowl.games.werewolf.worlds.hearsay import SHIFTY, WARY
from nightowl.games.werewolf.worlds.reckon import weighed
from nightowl.kernel.chance import Seeded
from nightowl.kernel.game import CHANCE, CLOCK
from werewolf.evening import Evening, move, short

SEATS = 3
CLAIMS = {
    "claim-saw": "saw",
    "claim-saw-centre": "saw-centre",
    "claim-robbed": "robbed",
    "claim-swapped": "you-swap",
    "claim-drank": "you-drink",
    "claim-woke": "woke",
    "claim-fellow": "fellow",
    "claim-none": "alone",
}
ACTING = ("seer", "robber", "troublemaker", "drunk")
DONE = ("saw ", "saw-centre ", "robbed ", "you-swap ", "you-drink ")
SETS = [
    "werewolf werewolf seer robber troublemaker villager",
    "werewolf insomniac robber troublemaker drunk minion",
    "werewolf mason mason seer drunk tanner",
    "werewolf doppelganger seer robber troublemaker villager",
    "werewolf doppelganger mason mason minion tanner",
    "werewolf doppelganger drunk insomniac robber werewolf",
    "mason doppelganger mason troublemaker insomniac werewolf",
]
World = tuple[tuple[int, ...], tuple[int, ...], float, list[list[str]]]


def every_world(roles: str) -> list[World]:
    """Cards as dealt, cards now, how likely, and what each seat was told: by playing every deal and choice."""
    found: list[World] = []
    names = roles.split()
    options = GAME.options({"roles": names})
    for deal in set(permutations(names)):
        s = GAME.new(options, SEATS)
        for role in deal[:-1]:
            GAME.advance(s, CHANCE, DEAL_AT + ROLES.index(role))
        waves = [(s, 1.0)]
        for _ in range(2):
            waves = [after for before, weight in waves for after in answered(before, weight)]
        for night, weight in waves:
            GAME.advance(night, CLOCK, WAVE_UP)
            told = [[short(event.outside()) for event in GAME.view(night, seat).story] for seat in range(SEATS)]
            places = (0, 1, 2, CENTRE, CENTRE + 1, CENTRE + 2)
            dealt, now = tuple(night.dealt[p] for p in places), tuple(night.role_now(p) for p in places)
            found.append((dealt, now, weight, told))
    return found


def answered(s: Any, weight: float) -> list[tuple[Any, float]]:
    legal = [GAME.legal(s, seat) for seat in range(SEATS)]
    found = []
    for moves in product(*legal):
        after = GAME.clone(s)
        for seat, chosen in enumerate(moves):
            GAME.advance(after, seat, chosen)
        GAME.advance(after, CLOCK, WAVE_UP)
        found.append((after, weight / (len(legal[0]) * len(legal[1]) * len(legal[2]))))
    return found


def is_true(line: str, told: list[str]) -> bool:
    """Whether a seat that was told this would say that honestly."""
    name, *words = line.split()
    card = next(fact.split()[1] for fact in told if fact.startswith("dealt "))
    copied = [fact.split()[1:] for fact in told if fact.startswith("copied ")]
    if name == "claim":
        return card == words[0]
    if name == "claim-idle":
        return [card, *[role for _, role in copied]][-1] not in ACTING or not any(fact.startswith(DONE) for fact in told)
    if name == "claim-saw" and words in copied:
        return True
    fact = CLAIMS[name]
    if name == "claim-swapped":
        return f"{fact} {words[0]} {words[1]}" in told or f"{fact} {words[1]} {words[0]}" in told
    return " ".join([fact, *words]) in told


def chance_to_say(seat: int, lines: list[str], told: list[str], view: Any) -> float:
    seats = len(view.left)
    tale = tales(view.story, seats)[seat]
    card = ROLES.index(next(fact.split()[1] for fact in told if fact.startswith("dealt ")))
    chance = WARY.lie[card] * made_up(tale, seats, [view.roles.count(role) for role in range(len(ROLES))])
    if all(is_true(line, told) for line in lines):
        chance += WARY.honest[card] * SHIFTY**tale.turns
    return chance


TALKS: list[dict[int, list[str]]] = [
    {},
    {1: ["claim {a}"]},
    {1: ["claim robber", "claim-robbed 0 {a}"], 2: ["claim troublemaker", "claim-swapped 0 1"]},
    {1: ["claim seer", "claim-saw 2 {a}"], 2: ["claim {b}"]},
    {1: ["claim seer", "claim-saw-centre left {a}", "claim-saw-centre right {b}"], 2: ["claim {a}"]},
    {1: ["claim insomniac", "claim-woke {a}"], 2: ["claim drunk", "claim-drank middle"]},
    {1: ["claim werewolf", "claim-saw-centre middle {a}"], 2: ["claim minion", "claim-fellow werewolf 1"]},
    {1: ["claim mason", "claim-fellow mason 2"], 2: ["claim mason", "claim-none mason"]},
    {1: ["claim robber", "claim-idle"], 2: ["claim insomniac", "claim-woke robber"]},
    {1: ["claim troublemaker", "claim-swapped 2 0"], 2: ["claim drunk"]},
]
COPYING: list[dict[int, list[str]]] = [
    {1: ["claim doppelganger"]},
    {1: ["claim doppelganger"], 2: ["claim doppelganger", "claim-saw 0 {a}"]},
    {1: ["claim doppelganger", "claim-saw 2 {a}"], 2: ["claim {a}"]},
    {2: ["claim doppelganger", "claim-saw 0 {b}"], 1: ["claim {a}"]},
    {1: ["claim doppelganger", "claim-idle"]},
    {1: ["claim doppelganger", "claim-saw 0 robber", "claim-robbed 2 {a}"], 2: ["claim {a}"]},
    {1: ["claim doppelganger", "claim-robbed 0 robber"]},
    {1: ["claim doppelganger", "claim-saw 2 robber", "claim-idle"], 2: ["claim robber", "claim-robbed 0 {a}"]},
    {1: ["claim doppelganger", "claim-saw 0 troublemaker", "claim-swapped 2 0"], 2: ["claim {a}"]},
    {1: ["claim doppelganger", "claim-swapped 0 2"], 2: ["claim troublemaker", "claim-swapped 0 1"]},
    {2: ["claim doppelganger", "claim-saw 1 drunk", "claim-drank left"], 1: ["claim drunk", "claim-drank right"]},
    {2: ["claim doppelganger", "claim-saw 0 insomniac", "claim-woke doppelganger"]},
    {1: ["claim doppelganger", "claim-saw 2 insomniac", "claim-woke {a}"], 2: ["claim insomniac", "claim-woke {b}"]},
    {1: ["claim insomniac", "claim-woke doppelganger"], 2: ["claim doppelganger"]},
    {1: ["claim doppelganger", "claim-saw 2 seer", "claim-saw-centre left {a}"], 2: ["claim seer", "claim-saw 1 {b}"]},
    {1: ["claim doppelganger", "claim-saw 2 {b}", "claim-saw 0 {a}"]},
    {1: ["claim seer", "claim-saw 2 doppelganger"], 2: ["claim doppelganger"]},
    {1: ["claim robber", "claim-robbed 2 doppelganger"], 2: ["claim doppelganger", "claim-saw 1 robber"]},
    {1: ["claim doppelganger", "claim-saw 2 werewolf", "claim-fellow werewolf 2"], 2: ["claim werewolf"]},
    {1: ["claim werewolf", "claim-fellow werewolf 2"], 2: ["claim doppelganger", "claim-saw 1 werewolf"]},
    {1: ["claim werewolf", "claim-none werewolf"], 2: ["claim doppelganger", "claim-saw 1 werewolf"]},
    {1: ["claim minion", "claim-fellow werewolf 2"], 2: ["claim villager"]},
    {1: ["claim minion", "claim-none werewolf"], 2: ["claim doppelganger", "claim-saw 1 minion", "claim-none werewolf"]},
    {1: ["claim mason", "claim-fellow mason 2"], 2: ["claim doppelganger", "claim-saw 1 mason", "claim-fellow mason 1"]},
    {1: ["claim mason", "claim-fellow mason 2", "claim-fellow mason 0"], 2: ["claim mason", "claim-fellow mason 1"]},
    {1: ["claim mason", "claim-none mason"], 2: ["claim doppelganger", "claim-saw 0 mason"]},
]


def spoken(roles: str, talk: dict[int, list[str]]) -> dict[int, list[str]]:
    """The talk with roles that are in this set; sentences about others are left out."""
    names = roles.split()
    words = {"a": names[0], "b": names[-1]}
    lines = {seat: [line.format(**words) for line in said] for seat, said in talk.items()}
    fits = {
        seat: [line for line in said if all(w not in ROLES or w in names for w in line.split()[1:])]
        for seat, said in lines.items()
    }
    return {seat: said for seat, said in fits.items() if said and said[0] == lines[seat][0]}


@pytest.mark.parametrize("roles", SETS)
def test_reckoning_equals_going_through_every_world(roles: str) -> None:
    worlds = every_world(roles)
    by_knowledge: dict[tuple[str, ...], list[World]] = defaultdict(list)
    for world in worlds:
        by_knowledge[tuple(world[3][0])].append(world)
    source = Seeded(roles)
    known = sorted(by_knowledge)
    talks = [*TALKS, *COPYING] if "doppelganger" in roles else TALKS * 3
    for talk in talks * 2:
        mine = known[source.below(len(known))]
        lines = spoken(roles, talk)
        view = with_talk(by_knowledge[mine][0], roles, lines)
        found = weighed(view, tales(view.story, SEATS), WARY)
        expected, total = [[[0.0] * len(ROLES) for _ in range(6)] for _ in range(2)], 0.0
        for dealt, now, prior, told in by_knowledge[mine]:
            weight = prior
            for seat, said in lines.items():
                weight *= chance_to_say(seat, said, told[seat], view)
            total += weight
            for place in range(6):
                expected[0][place][dealt[place]] += weight
                expected[1][place][now[place]] += weight
        for rows, wanted in ((found.dealt, expected[0]), (found.now, expected[1])):
            for place in range(6):
                row = [row[place if place < SEATS else CENTRE + place - SEATS] if row else 0 for row in rows]
                assert [x / found.total for x in row] == pytest.approx([x / total for x in wanted[place]]), (mine, lines)


def with_talk(world: World, roles: str, lines: dict[int, list[str]]) -> Any:
    """The first seat's view of such a night after that talk."""
    dealt = [ROLES[role] for role in world[0]]
    day = Evening(" ".join(dealt[:SEATS]), " ".join(dealt[SEATS:]))
    chosen = {
        seat: [fact.removeprefix("you-") for fact in told if fact.startswith("you-")] for seat, told in enumerate(world[3])
    }
    day.night(
        {seat: ",".join(line for line in said if line != "sleep") for seat, said in chosen.items() if set(said) - {"sleep"}}
    )
    for seat, said in lines.items():
        for line in said:
            day.play(seat, line)
    return day.view(0)


LARGE = [
    "werewolf insomniac seer robber troublemaker villager hunter minion werewolf doppelganger drunk",
    "villager insomniac werewolf robber seer troublemaker tanner mason mason werewolf hunter doppelganger drunk",
]
DRAWN = 500


@pytest.mark.parametrize("roles", LARGE, ids=["8", "10"])
@pytest.mark.parametrize(
    "talk",
    [
        {},
        {1: ["claim villager"], 2: ["claim troublemaker"]},
        {1: ["claim doppelganger"], 3: ["claim robber"]},
    ],
    ids=["silent", "others", "she"],
)
def test_at_a_large_table_it_agrees_with_villages_drawn(roles: str, talk: dict[int, list[str]]) -> None:
    """Drawn as a search draws them, each weighed by what was said: five times the error that so many may have."""
    names = roles.split()
    seats = len(names) - 3
    day = Evening(" ".join(names[:seats]), " ".join(names[seats:])).night()
    for seat, said in talk.items():
        for line in said:
            day.play(seat, line)
    view = day.view(0)
    found = weighed(view, tales(view.story, seats), WARY)
    places = [*range(seats), CENTRE, CENTRE + 1, CENTRE + 2]
    source, sums, squares, total = Seeded(roles), defaultdict(float), 0.0, 0.0
    for _ in range(DRAWN):
        s = GAME.imagine(view, source)
        weight = 1.0
        for seat, said in talk.items():
            told = [short(event.outside()) for event in GAME.view(s, seat).story]
            weight *= chance_to_say(seat, said, told, view)
        total, squares = total + weight, squares + weight**2
        for place in places:
            sums["dealt", place, s.dealt[place]] += weight
            sums["now", place, s.role_now(place)] += weight
    drawn = total**2 / squares  # as many alike would tell
    for name, rows in (("dealt", found.dealt), ("now", found.now)):
        for role, row in enumerate(rows):
            for place in places:
                chance = row[place] / found.total if row else 0.0
                error = 5 * max(0.0, chance * (1 - chance) / drawn) ** 0.5 + 5 / drawn
                assert sums[name, place, role] / total == pytest.approx(chance, abs=error), (name, place, ROLES[role])


@pytest.mark.parametrize("mode", [{}, {"set": "doppelganger"}, {"set": "random"}])
@pytest.mark.parametrize("seats", [5, 7, 10])
def test_the_truth_is_never_excluded(mode: dict[str, Any], seats: int) -> None:
    for n in range(6 if seats < 10 else 2):
        source = Seeded(f"{seats} {n}")
        s = talked(seats, {**mode, "helper": True, "talk": 3}, source)
        for seat in [*range(seats), None]:
            found = GAME.reckon(GAME.view(s, seat))
            for place in range(seats):
                card = found["seats"][place]
                assert card["dealt"].get(ROLES[s.dealt[place]], 0) > 0, (seat, place)
                assert card["now"].get(ROLES[s.role_now(place)], 0) > 0, (seat, place)
            for card, shown in enumerate(found["centre"]):
                assert shown["dealt"].get(ROLES[s.dealt[CENTRE + card]], 0) > 0, (seat, card)


def talked(seats: int, options: dict[str, Any], source: Seeded) -> Any:
    """A village at random into the day, where some have said anything at all."""
    s = GAME.new(GAME.options(options), seats)
    while (ask := GAME.ask(s)) is not None and ask.moment != "day":
        seat = ask.seats[0]
        legal = GAME.legal(s, seat)
        GAME.advance(s, seat, legal[source.pick(GAME.odds(s)) if seat == CHANCE else source.below(len(legal))])
    for seat in range(seats):
        for _ in range(source.below(4)):
            said = [m for m in GAME.legal(s, seat) if CLAIM.base <= m < LAY_AT]
            GAME.advance(s, seat, said[source.below(len(said))])
    return s


def test_it_is_reckoned_while_one_waits() -> None:
    slowest = 0.0
    for n, (kind, seats) in enumerate([("preset", 10), ("doppelganger", 10)] * 3):
        s = talked(seats, {"set": kind, "helper": True, "talk": 3}, Seeded(n))
        began = time.process_time()
        GAME.reckon(GAME.view(s, n))
        slowest = max(slowest, time.process_time() - began)
    assert slowest < 5, "seconds, not compiled and on a slow machine"


def test_nothing_is_reckoned_unless_the_table_wants_it_nor_before_dawn() -> None:
    evening = Evening("seer robber werewolf", "villager troublemaker werewolf").night()
    assert GAME.reckon(evening.view(0)) is None
    dark = Evening("seer robber werewolf", "villager troublemaker werewolf", helper=True)
    assert GAME.reckon(dark.view(0)) is None


def test_what_the_seer_saw_is_certain_and_at_the_end_everything_is() -> None:
    day = Evening("seer robber werewolf", "villager troublemaker werewolf", helper=True).night({0: "look 2", 1: "rob 2"})
    told = GAME.reckon(day.view(0))
    assert told["seats"][2]["dealt"] == {"werewolf": 1.0}
    assert told["calm"] == 0
    assert told["wolf"][1] > told["wolf"][0]
    day.vote("1 0 1")
    end = GAME.reckon(day.view(0))
    assert end["wolf"] == [0, 1, 0]
    assert end["deals"] == 1


def test_a_believed_troublemaker_moves_the_suspicion_with_the_card() -> None:
    day = Evening("seer troublemaker werewolf villager", "villager robber werewolf", helper=True).night(
        {0: "look 2", 1: "swap 2 3"}
    )
    before = GAME.reckon(day.view(0))["wolf"]
    after = GAME.reckon(day.play(1, "claim troublemaker").play(1, "claim-swapped 3 2").view(0))["wolf"]
    assert before[2] > before[3]
    assert after[3] > after[2]


def test_two_who_claim_the_only_card_of_a_role_are_suspect() -> None:
    day = Evening("villager seer werewolf robber", "villager troublemaker werewolf", helper=True).night()
    cards = GAME.reckon(day.play(1, "claim seer").play(2, "claim seer").view(0))["seats"]
    wolf = [card["dealt"].get("werewolf", 0) for card in cards]
    assert wolf[1] > 2 / 6 > wolf[3]
    assert wolf[1] > wolf[2], "who really is the Seer has no choice but to claim it, whoever has before"


def test_every_claim_is_heard() -> None:
    kinds = {MOVES.kind_of(move(line)).name for talk in TALKS for said in talk.values() for line in said if "{" not in line}
    named = {MOVES.kind_of(m).name for m in range(CLAIM.base, LAY_AT)}
    assert named - kinds <= {"claim-saw", "claim-saw-centre", "claim-robbed"}
