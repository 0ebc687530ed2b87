"""A full village that a view allows, with the right probabilities."""

from __future__ import annotations

from ...kernel.chance import Source
from .state import Village
from .view import WerewolfView


def imagine(seen: WerewolfView, chance: Source) -> Village:
    raise NotImplementedError
