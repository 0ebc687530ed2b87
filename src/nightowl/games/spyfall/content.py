"""Spyfall's places, questions, answers and power cards as rows of TOML, checked on load; other packs load the same way."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from ...kernel.content import ContentError, fingerprint, rows

FOLDER = Path(__file__).parent / "content"
PLACES = 20
COPIES = 16
POWERS = 12
FEWEST_QUESTIONS = 60
LEVELS = 4
VAGUE = "vague"
GOD_COMPLEX = "god-complex"

Level = Annotated[int, msgspec.Meta(ge=0, le=LEVELS - 1)]
Source = Literal["rulebook", "derived", "house"]


class Place(msgspec.Struct):
    """A location: whether it has a Multiverse copy, and how it answers by each axis."""

    multiverse: bool
    source: Source
    indoors: Level
    crowd: Level
    law: Level
    cold: Level
    technology: Level
    height: Level
    water: Level
    rule: Level
    open: Level
    danger: Level
    heroes: Level
    strange: Level
    locked: Level
    work: Level
    far: Level
    noise: Level
    light: Level
    old: Level


AXES = [field.name for field in msgspec.structs.fields(Place) if field.name not in ("multiverse", "source")]


class Question(msgspec.Struct):
    kind: Literal["place", "being", "anyone"]
    scale: str
    axis: str = ""
    flip: bool = False


class Scale(msgspec.Struct):
    """Answer cards: one per level, two that fit half the levels, or cards that fit all."""

    plain: list[str] = []
    low: str = ""
    high: str = ""
    vague: list[str] = []


class Power(msgspec.Struct):
    use: Literal["one-shot", "constant"]
    source: Source
    enforced: Literal["", "always", "deck"] = ""


class Pack(msgspec.Struct):
    places: dict[str, Place]
    questions: dict[str, Question]
    scales: dict[str, Scale]
    powers: dict[str, Power]
    content: str

    def levels(self, place: str) -> list[int]:
        """How that place answers, by axis."""
        return [getattr(self.places[place], axis) for axis in AXES]


def load(folder: Path = FOLDER) -> Pack:
    pack = Pack(
        rows(folder / "locations.toml", Place),
        rows(folder / "questions.toml", Question),
        rows(folder / "answers.toml", Scale),
        rows(folder / "powers.toml", Power),
        fingerprint(folder),
    )
    check_places(pack)
    check_scales(pack)
    check_questions(pack)
    if len(pack.powers) != POWERS:
        raise ContentError("powers.toml", "", "", f"{POWERS} power cards, not {len(pack.powers)}")
    if GOD_COMPLEX not in pack.powers:
        raise ContentError("powers.toml", GOD_COMPLEX, "", "missing")
    return pack


def check_places(pack: Pack) -> None:
    file = "locations.toml"
    if len(pack.places) != PLACES:
        raise ContentError(file, "", "", f"{PLACES} locations, not {len(pack.places)}")
    copies = sum(place.multiverse for place in pack.places.values())
    if copies != COPIES:
        raise ContentError(file, "", "multiverse", f"{COPIES} locations with a copy, not {copies}")
    for one, other in combinations(pack.places, 2):
        if pack.levels(one) == pack.levels(other):
            raise ContentError(file, other, "", f"it answers every question as {one} does")


def check_scales(pack: Pack) -> None:
    file = "answers.toml"
    if not pack.scales.get(VAGUE, Scale()).vague:
        raise ContentError(file, VAGUE, "vague", "at least one card that fits everything")
    for name, scale in pack.scales.items():
        if name == VAGUE:
            continue
        if len(scale.plain) != LEVELS:
            raise ContentError(file, name, "plain", f"{LEVELS} cards, not {len(scale.plain)}")
        if not scale.low or not scale.high:
            raise ContentError(file, name, "high" if scale.low else "low", "missing")
        cards = [*scale.plain, scale.low, scale.high]
        if len(set(cards)) != len(cards):
            raise ContentError(file, name, "", "the same card twice")


def check_questions(pack: Pack) -> None:
    file = "questions.toml"
    if len(pack.questions) < FEWEST_QUESTIONS:
        raise ContentError(file, "", "", f"at least {FEWEST_QUESTIONS} questions, not {len(pack.questions)}")
    for name, question in pack.questions.items():
        if question.scale == VAGUE or question.scale not in pack.scales:
            raise ContentError(file, name, "scale", "one of " + ", ".join(s for s in pack.scales if s != VAGUE))
        if (question.kind == "anyone") != (question.axis == ""):
            raise ContentError(file, name, "axis", "an axis, or none for a question about anyone")
        if question.axis and question.axis not in AXES:
            raise ContentError(file, name, "axis", "one of " + ", ".join(AXES))
