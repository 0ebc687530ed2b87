"""Bots for Werewolf, on views only."""

from __future__ import annotations

from collections.abc import Callable

from ...players.bot import Bot
from ...players.random import Random

BOTS: dict[str, Callable[[], Bot]] = {"random": Random}
