"""The pack: places that all differ, some of them closely; a deck of three kinds; twelve power cards; and packs of others."""

from __future__ import annotations

import shutil
from itertools import combinations
from pathlib import Path

import pytest

from nightowl.games.spyfall import cards
from nightowl.games.spyfall.content import FOLDER, load
from nightowl.kernel.content import ContentError

PACK = load()


def apart(one: str, other: str) -> int:
    return sum(abs(a - b) for a, b in zip(PACK.levels(one), PACK.levels(other), strict=True))


def test_twenty_places_sixteen_with_a_copy() -> None:
    assert len(PACK.places) == 20
    assert [name for name, place in PACK.places.items() if not place.multiverse] == [
        "gorilla-city",
        "kandor",
        "mogo",
        "warworld",
    ]


def test_every_place_answers_some_question_differently_from_every_other() -> None:
    for one, other in combinations(range(20), 2):
        assert any(cards.level(one, q) != cards.level(other, q) for q in range(cards.QUESTION_COUNT))


def test_some_places_are_close_and_most_are_not() -> None:
    near = {frozenset(pair) for pair in combinations(PACK.places, 2) if apart(*pair) <= 6}
    assert {frozenset(("arkham", "belle-reve")), frozenset(("ferris", "star-labs"))} <= near
    assert 3 <= len(near) <= 12


def test_at_least_sixty_questions_of_three_kinds() -> None:
    kinds = [question.kind for question in PACK.questions.values()]
    assert len(kinds) >= 60
    assert min(kinds.count(kind) for kind in ("place", "being", "anyone")) >= 10


def test_every_axis_is_asked_about() -> None:
    assert set(cards.AXIS_OF) == set(range(-1, 18))


def test_answers_go_from_plain_to_vague() -> None:
    for question in range(cards.QUESTION_COUNT):
        widths = [cards.TO_LEVEL[a] - cards.FROM_LEVEL[a] for a in cards.ANSWERS_TO[question]]
        assert set(widths) == {0, 1, 3}


def test_a_flipped_question_turns_its_axis_round() -> None:
    roof, wind = cards.QUESTIONS.index("roof"), cards.QUESTIONS.index("wind")
    for place in range(20):
        assert cards.level(place, roof) == 3 - cards.level(place, wind)


def test_twelve_power_cards_one_of_them_from_the_rulebook() -> None:
    assert [name for name, power in PACK.powers.items() if power.source == "rulebook"] == ["god-complex"]
    assert sum(power.source == "house" for power in PACK.powers.values()) == 11
    assert {power.use for power in PACK.powers.values()} == {"constant", "one-shot"}


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
    pack = load(change(folder, "locations.toml", "[mogo]", "[lighthouse]"))
    assert "lighthouse" in pack.places
    assert pack.content != PACK.content


def test_a_pack_needs_places_only_and_the_rest_is_ours(folder: Path) -> None:
    for file in ("questions.toml", "answers.toml", "powers.toml"):
        (folder / file).unlink()
    pack = load(folder)
    assert list(pack.questions) == list(PACK.questions)
    assert pack.content != PACK.content, "a record says which places it was played with"


def test_a_pack_may_have_more_places_and_more_copies_but_not_fewer(folder: Path) -> None:
    path = folder / "locations.toml"
    text = path.read_text(encoding="utf-8")
    mogo = text[text.index("[mogo]") : text.index("[star-labs]")]
    moon = mogo.replace("[mogo]\nmultiverse = false", "[moon]\nmultiverse = true").replace("noise = ", "noise = 3 # ")
    path.write_text(text + "\n" + moon, encoding="utf-8")
    assert len(load(folder).places) == 21
    path.write_text(text.replace(mogo, ""), encoding="utf-8")
    with pytest.raises(ContentError, match="20 to 60 locations, not 19"):
        load(folder)


@pytest.mark.parametrize(
    ("file", "old", "new", "wrong"),
    [
        (
            "locations.toml",
            "[arkham]\nmultiverse = true",
            "[arkham]\nmultiverse = false",
            "multiverse: at least 16 locations",
        ),
        ("locations.toml", "[mogo]", "[joker]", "joker: a name of small letters"),
        ("locations.toml", "[mogo]", '["The Moon"]', "The Moon: a name of small letters"),
        ("locations.toml", "indoors = 3", "indoors = 4", "arkham: indoors"),
        ("locations.toml", "indoors = 3\n", "", "arkham: indoors: missing"),
        ("locations.toml", "crowd = 2", "crowd = 2\nghosts = 1", "arkham: ghosts: unknown field"),
        ("questions.toml", 'axis = "indoors"', 'axis = "luck"', "roof: axis: one of"),
        ("questions.toml", 'scale = "degree"', 'scale = "vague"', "roof: scale: one of"),
        ("questions.toml", 'kind = "place"', 'kind = "anyone"', "roof: axis"),
        ("answers.toml", '"hot", ', "", "warmth: plain: 4 cards, not 3"),
        ("answers.toml", 'low = "no-coat"\n', "", "warmth: low: missing"),
        ("answers.toml", '"mild"', '"hot"', "warmth: the same card twice"),
        (
            "answers.toml",
            '[vague]\nvague = ["depends", "as-usual", "you-know", "no-idea-why"]',
            "",
            "vague: vague: at least one",
        ),
        ("powers.toml", "[god-complex]", "[good-complex]", "god-complex: missing"),
        ("powers.toml", '[echo]\nuse = "constant"\nsource = "house"', "", "12 power cards, not 11"),
    ],
)
def test_a_pack_that_cannot_be_is_refused_by_file_entry_and_field(
    folder: Path, file: str, old: str, new: str, wrong: str
) -> None:
    with pytest.raises(ContentError) as error:
        load(change(folder, file, old, new))
    assert error.value.file == file
    assert wrong in str(error.value)


def test_two_places_that_answer_alike_are_refused(folder: Path) -> None:
    path = folder / "locations.toml"
    text = path.read_text(encoding="utf-8")
    arkham = text[text.index("[arkham]") : text.index("[atlantis]")]
    batcave = text[text.index("[batcave]") : text.index("[belle-reve]")]
    path.write_text(text.replace(batcave, arkham.replace("[arkham]", "[batcave]")), encoding="utf-8")
    with pytest.raises(ContentError, match="batcave: it answers every question as arkham does"):
        load(folder)
