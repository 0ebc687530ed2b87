"""Spyfall's places, questions, answers and power cards as rows of TOML, checked on load; other packs load the same way."""

from __future__ import annotations

import os
import re
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from ...kernel.content import ContentError, fingerprint, rows

FOLDER = Path(__file__).parent / "content"
PACK_VARIABLE = "NIGHTOWL_SPYFALL_PACK"  # may name the folder of another pack; `--pack` sets it
FEWEST_PLACES = 20  # as many as a match can have rounds
MOST_PLACES = 60
FEWEST_COPIES = 16  # two Multiverse bags of 8
POWERS = 12
FEWEST_QUESTIONS = 60
LEVELS = 4
VAGUE = "vague"
GOD_COMPLEX = "god-complex"
NO_PLACES = ("joker", "jest", "multiverse")  # cards and bags that are no places

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


def chosen() -> Path:
    """The folder of the pack that this process plays with."""
    given = os.environ.get(PACK_VARIABLE, "")
    return Path(given) if given else FOLDER


def load(folder: Path = FOLDER) -> Pack:
    """A pack has places of its own; a file it leaves out is ours."""
    pack = Pack(
        rows(folder / "locations.toml", Place),
        rows(own_or_ours(folder, "questions.toml"), Question),
        rows(own_or_ours(folder, "answers.toml"), Scale),
        rows(own_or_ours(folder, "powers.toml"), Power),
        fingerprint(folder) if folder == FOLDER else digest(fingerprint(FOLDER), fingerprint(folder)),
    )
    check_places(pack)
    check_scales(pack)
    check_questions(pack)
    if len(pack.powers) != POWERS:
        raise ContentError("powers.toml", "", "", f"{POWERS} power cards, not {len(pack.powers)}")
    if GOD_COMPLEX not in pack.powers:
        raise ContentError("powers.toml", GOD_COMPLEX, "", "missing")
    return pack


def own_or_ours(folder: Path, file: str) -> Path:
    return folder / file if (folder / file).exists() else FOLDER / file


def digest(*parts: str) -> str:
    return sha256(" ".join(parts).encode()).hexdigest()[:16]


def check_places(pack: Pack) -> None:
    file = "locations.toml"
    if not FEWEST_PLACES <= len(pack.places) <= MOST_PLACES:
        raise ContentError(file, "", "", f"{FEWEST_PLACES} to {MOST_PLACES} locations, not {len(pack.places)}")
    copies = sum(place.multiverse for place in pack.places.values())
    if copies < FEWEST_COPIES:
        raise ContentError(file, "", "multiverse", f"at least {FEWEST_COPIES} locations with a copy, not {copies}")
    for name in pack.places:
        if not re.fullmatch(r"[a-z][a-z0-9-]*", name) or name in NO_PLACES:
            raise ContentError(
                file, name, "", "a name of small letters, digits and hyphens, and none of " + ", ".join(NO_PLACES)
            )
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
