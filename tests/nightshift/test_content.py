"""The pack: what the rulebook prints is there, everybody is served alike, and packs of others are checked."""

from __future__ import annotations

import shutil
from collections import Counter
from itertools import combinations
from pathlib import Path

import msgspec
import pytest

from nightowl.games.nightshift.pack.content import FOLDER, load
from nightowl.games.nightshift.pack.pack import DANCES, MOMENTS, OUTCOMES, STEPS, Customer, Power, Timer
from nightowl.games.nightshift.pack.words import DANCERS, EFFECTS, HOLLOW, SOLID
from nightowl.kernel.content import ContentError

PACK = load()


def sources(*names: str) -> set[str]:
    return {row.source for file in names for row in getattr(PACK, file).values()}


# Customers


def test_fifty_six_customers_of_every_wealth() -> None:
    assert len(PACK.customers) == 56
    assert {customer.stars for customer in PACK.customers.values()} == {1, 2, 3}


def test_thaddius_has_loyalty_6_and_prefers_sapphire() -> None:
    thaddius = PACK.customers["thaddius"]
    assert (thaddius.loyalty, thaddius.prefers) == (6, "sapphire")


def test_dad_alone_cannot_be_skipped_and_never_commits() -> None:
    assert [name for name, customer in PACK.customers.items() if not customer.skippable] == ["dad"]
    assert not {outcome.gives for outcome in PACK.customers["dad"].outcomes} & {"private", "vip"}


def test_about_a_quarter_of_the_backs_are_stage_tippers() -> None:
    assert sum(customer.tipper for customer in PACK.customers.values()) / 56 == pytest.approx(0.25, abs=0.02)


def test_the_printed_example_is_there_three_stars_for_ruby_one_for_everyone_else() -> None:
    fans = [customer for customer in PACK.customers.values() if customer.prefers == "ruby"]
    assert any(fan.stars_for("ruby") == 3 and fan.stars_for("topaz") == 1 for fan in fans)


def test_every_dancer_is_preferred_by_customers_with_the_same_numbers() -> None:
    def plain(customer: Customer) -> Customer:
        return msgspec.structs.replace(customer, prefers="", source="house")

    served = [[plain(customer) for customer in PACK.customers.values() if customer.prefers == dancer] for dancer in DANCERS]
    assert len(served[0]) == 5
    assert all(one == served[0] for one in served)


def test_every_outcome_of_the_rulebook_is_on_some_customer() -> None:
    kinds = Counter(outcome.gives for customer in PACK.customers.values() for outcome in customer.outcomes)
    assert set(kinds) == set(OUTCOMES)
    assert min(kinds.values()) >= 2


def test_some_low_results_hurt_and_some_customers_want_more_than_a_one() -> None:
    first = [customer.outcomes[0] for customer in PACK.customers.values()]
    assert any(outcome.gives == "pay" for outcome in first)
    assert any(outcome.at > 1 for outcome in first)


# Private Room


def test_thirty_five_private_room_cards_with_one_move_two_or_two_of_the_same() -> None:
    kinds = Counter((len(card.moves), len(set(card.moves))) for card in PACK.private.values())
    assert kinds == {(1, 1): 10, (2, 2): 20, (2, 1): 5}


def test_every_move_and_every_pair_is_equally_frequent() -> None:
    moves = Counter(move for card in PACK.private.values() for move in card.moves)
    assert set(moves) == set(DANCES)
    assert len(set(moves.values())) == 1
    pairs = Counter(tuple(sorted(card.moves)) for card in PACK.private.values() if len(set(card.moves)) == 2)
    assert len(pairs) == len(list(combinations(DANCES, 2)))
    assert set(pairs.values()) == {2}


def test_a_card_pays_about_what_the_printed_example_pays() -> None:
    means = [sum(card.pay[star] for card in PACK.private.values()) / 35 for star in range(3)]
    assert means == pytest.approx([500, 833, 1167], rel=0.02)


# Power cards


def test_forty_power_cards_and_no_two_alike() -> None:
    def plain(card: Power) -> Power:
        return msgspec.structs.replace(card, star="", source="house")

    cards = [plain(card) for card in PACK.power.values()]
    assert len(cards) == 40
    assert all(one != other for one, other in combinations(cards, 2))


def test_eighteen_are_named_and_starred_by_the_rulebook() -> None:
    assert {name for name, card in PACK.power.items() if card.star == "solid"} == set(SOLID)
    assert {name for name, card in PACK.power.items() if card.star == "hollow"} == set(HOLLOW)
    assert (len(SOLID), len(HOLLOW)) == (7, 11)


def test_every_effect_and_every_moment_is_used() -> None:
    assert {card.effect for card in PACK.power.values()} == set(EFFECTS)
    assert {card.moment for card in PACK.power.values()} == set(MOMENTS)
    assert len(EFFECTS) >= 20


def test_unstarred_cards_need_nobody_else() -> None:
    needs_others = {"toast", "drink-on-other", "profit-and-power", "take-card", "lower-loyalty"}
    for name, card in PACK.power.items():
        alone = card.who == "self" and card.effect not in needs_others
        assert alone == (not card.star), name


# Events, dancers, timers


def test_five_events_two_of_them_not_for_one_player() -> None:
    assert [name for name, event in PACK.events.items() if not event.solo] == ["card-cartel", "quiet-night"]
    assert {step for event in PACK.events.values() for step in event.steps} == set(STEPS)


def test_five_dancers_with_an_ability_of_their_own() -> None:
    assert {name: dancer.trait for name, dancer in PACK.dancers.items()} == DANCERS
    assert len({dancer.ability for dancer in PACK.dancers.values()}) == 5


def boards(timer: Timer) -> list[str]:
    return [round.board for round in timer.rounds]


@pytest.mark.parametrize("shift", ["long", "short"])
def test_the_timer_keeps_to_what_the_rulebook_shows(shift: str) -> None:
    timer = PACK.timers[shift]
    board, stage = boards(timer), [round.stage for round in timer.rounds]
    assert board.index("refresh") == 3
    assert next(n for n, roster in enumerate(stage) if roster) == 2
    assert board.count("event") == 1
    assert abs(board.index("event") + 0.5 - len(board) / 2) <= 1
    assert board[-2:] == ["lights-on", ""]
    assert len(set(Counter(dancer for roster in stage for dancer in roster).values())) == 1


def test_the_long_shift_is_longer() -> None:
    assert len(PACK.timers["long"].rounds) > len(PACK.timers["short"].rounds)


def test_every_row_says_where_it_comes_from() -> None:
    found = sources("customers", "private", "power", "events", "dancers", "timers")
    assert found == {"derived", "house"}


# Packs of others


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(FOLDER, tmp_path / "pack"))


def change(folder: Path, file: str, old: str, new: str) -> Path:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def test_another_pack_can_be_loaded(folder: Path) -> None:
    pack = load(change(folder, "customers.toml", "[widower]", "[lighthouse-keeper]"))
    assert "lighthouse-keeper" in pack.customers
    assert pack.content != PACK.content


FAULTS = [
    ("customers.toml", "[widower]\nstars = 1", "[widower]\nstars = 4", "widower", "stars"),
    ("customers.toml", "stars = 1\n", "", "widower", "stars"),
    ("customers.toml", "loyalty = 2", "loyalty = 7", "widower", "loyalty"),
    ("customers.toml", "loyalty = 2", 'loyalty = 3\nmood = "good"', "widower", "mood"),
    ("customers.toml", 'prefers = "ruby"', 'prefers = "opal"', "widower", "prefers"),
    ("customers.toml", 'prefers = "ruby"', 'prefers = "topaz"', "", "prefers"),
    ("customers.toml", "fond = 3", "fond = 1", "widower", "fond"),
    ("customers.toml", 'prefers = "ruby"\n', "", "widower", "fond"),
    ("customers.toml", "{ at = 1,", "{ at = 5,", "widower", "outcomes"),
    ("customers.toml", '"pay", amount = 500', '"pay"', "widower", "outcomes"),
    ("customers.toml", '"pay", amount = 500', '"pay", amount = 501', "widower", "outcomes"),
    ("customers.toml", '"pay", amount = 500', '"kiss", amount = 500', "widower", "outcomes"),
    ("customers.toml", '"pay", amount = 500', '"pay", amount = 500, note = 1', "widower", "outcomes"),
    ("customers.toml", '"private" }', '"private", amount = 2 }', "widower", "outcomes"),
    ("customers.toml", "[widower]\n", "[widower]\nskippable = false\n", "widower", "skippable"),
    ("private.toml", '["spin"]', '["spin", "dip", "kick"]', "spin", "moves"),
    ("private.toml", '["spin"]', '["waltz"]', "spin", "moves"),
    ("private.toml", "[500, 500, 500]", "[500, 500]", "spin", "pay"),
    ("private.toml", "[500, 500, 500]", "[1000, 500, 500]", "spin", "pay"),
    ("private.toml", "[500, 500, 500]", "[400, 500, 500]", "spin", "pay"),
    ("power.toml", "[cold-feet]", "[warm-feet]", "cold-feet", ""),
    ("power.toml", 'star = "solid"', 'star = "hollow"', "bad-influence", "star"),
    ("power.toml", "[second-wind]", '[second-wind]\nstar = "solid"', "second-wind", "star"),
    ("power.toml", 'effect = "force-draw"', 'effect = "pray"', "bad-influence", "effect"),
    ("power.toml", 'moment = "on-leave"', 'moment = "on-play"', "bad-influence", "moment"),
    ("power.toml", 'who = "other"', 'who = "self"', "bad-influence", "who"),
    ("power.toml", 'effect = "force-draw"', 'effect = "force-draw"\namount = 3', "bad-influence", "amount"),
    ("power.toml", "amount = 1500", "amount = 1499", "money-troubles", "amount"),
    ("power.toml", 'room = "vip"', 'room = "cellar"', "upgrade", "room"),
    ("events.toml", "[quiet-night]", "[loud-night]", "quiet-night", ""),
    ("events.toml", "solo = false\n", "", "card-cartel", "solo"),
    ("events.toml", '"draw-each"', '"draw-all"', "card-cartel", "steps"),
    ("events.toml", "cards = 1\n", "", "card-cartel", "cards"),
    ("dancers.toml", "[ruby]", "[opal]", "", ""),
    ("dancers.toml", 'trait = "compassion"', 'trait = "ego"', "ruby", "trait"),
    ("dancers.toml", 'ability = "loyal-fans"', 'ability = "flight"', "ruby", "ability"),
    ("timers.toml", "[short]", "[brief]", "short", ""),
    ("timers.toml", '["ruby", "topaz"]', '["ruby"]', "long", "rounds"),
    ("timers.toml", '["ruby", "topaz"]', '["ruby", "opal"]', "long", "rounds"),
    ("timers.toml", '{ board = "lights-on" }', "{}", "long", "rounds"),
    ("timers.toml", '{ board = "lights-on" }', '{ board = "lights-on", stage = ["ruby"] }', "long", "rounds"),
]


@pytest.mark.parametrize(("file", "old", "new", "entry", "field"), FAULTS)
def test_a_fault_is_named(folder: Path, file: str, old: str, new: str, entry: str, field: str) -> None:
    with pytest.raises(ContentError) as refused:
        load(change(folder, file, old, new))
    assert (refused.value.file, refused.value.entry, refused.value.field) == (file, entry, field)
    assert refused.value.expected


@pytest.mark.parametrize("file", ["customers", "private", "power", "events"])
def test_a_card_too_few_is_refused_with_the_number_expected(folder: Path, file: str) -> None:
    path = folder / f"{file}.toml"
    text = path.read_text(encoding="utf-8").rstrip()
    path.write_text(text[: text.rindex("\n[") + 1], encoding="utf-8")
    with pytest.raises(ContentError, match=rf"{file}\.toml: \d+ entries, not \d+"):
        load(folder)


def test_two_power_cards_alike_are_refused(folder: Path) -> None:
    twin = 'moment = "your-turn"\nwho = "self"\neffect = "energy"\namount = 2'
    with pytest.raises(ContentError, match="backstage-pass: effect: it does the same as second-wind"):
        load(change(folder, "power.toml", 'moment = "your-turn"\nwho = "self"\neffect = "fly"', twin))


def test_a_file_a_pack_leaves_out_is_ours(folder: Path) -> None:
    (folder / "timers.toml").unlink()
    pack = load(folder)
    assert pack.timers == PACK.timers
    assert pack.content != PACK.content


def test_a_name_that_no_text_could_have_is_refused(folder: Path) -> None:
    with pytest.raises(ContentError, match=r"customers\.toml: The Duke: a name of a-z"):
        load(change(folder, "customers.toml", "[widower]", '["The Duke"]'))
