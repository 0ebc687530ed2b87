"""Werewolf's roles, night steps and ready-made sets as rows of TOML, checked on load."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from ...kernel.content import ContentError, fingerprint, rows

FOLDER = Path(__file__).parent / "content"
CARDS = 16
CENTRE_CARDS = 3

Source = Literal["rulebook", "derived", "house"]


class Role(msgspec.Struct):
    count: int
    team: Literal["village", "werewolf", "tanner", "copied"]
    source: Source
    wakes: int = 0
    acts: bool = False


class Step(msgspec.Struct):
    roles: list[str]
    source: Source


class Preset(msgspec.Struct):
    seats: int
    set: Literal["preset", "doppelganger"]
    roles: list[str]
    source: Source


class Pack(msgspec.Struct):
    roles: dict[str, Role]
    steps: dict[str, Step]
    presets: dict[str, Preset]
    hash: str


def load(folder: Path = FOLDER) -> Pack:
    pack = Pack(
        rows(folder / "roles.toml", Role),
        rows(folder / "steps.toml", Step),
        rows(folder / "presets.toml", Preset),
        fingerprint(folder),
    )
    cards = sum(role.count for role in pack.roles.values())
    if cards != CARDS:
        raise ContentError("roles.toml", "", "", f"{CARDS} cards in all, not {cards}")
    for name, step in pack.steps.items():
        _known("steps.toml", name, step.roles, pack)
    for name, preset in pack.presets.items():
        _known("presets.toml", name, preset.roles, pack)
        if len(preset.roles) != preset.seats + CENTRE_CARDS:
            raise ContentError("presets.toml", name, "roles", f"{CENTRE_CARDS} roles more than seats")
    return pack


def _known(file: str, entry: str, names: list[str], pack: Pack) -> None:
    for name in names:
        if name not in pack.roles:
            raise ContentError(file, entry, "roles", f"{name} is no role; there are {', '.join(pack.roles)}")
