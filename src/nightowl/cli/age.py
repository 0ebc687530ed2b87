"""The age gate: a game for adults opens once somebody at this machine has confirmed to be one."""

from __future__ import annotations

from typing import Any

from ..kernel.game import Game
from . import files
from .screen import Screen

OF_AGE = "18"


def is_open(game: Game[Any], screen: Screen) -> bool:
    """Whether the game may be shown; asks the first time, and remembers a yes."""
    confirmed = files.data_folder().parent / "of-age"
    if not game.adult or confirmed.exists():
        return True
    if screen.ask(screen.texts.say("cli-of-age")) != OF_AGE:
        screen.say("cli-not-of-age")
        return False
    confirmed.parent.mkdir(parents=True, exist_ok=True)
    confirmed.touch()
    return True
