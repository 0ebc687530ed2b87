"""Plays any legal move."""

from __future__ import annotations

from typing import Any

from ..kernel.chance import Source


class Random:
    def choose(self, view: Any, chance: Source) -> int:
        return int(view.legal[chance.below(len(view.legal))])
