"""Which games there are: the only place that knows them by name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from .kernel.charter import Charter
from .kernel.game import Game

_GAMES = {"gelini": "nightowl.games.gelini", "spyfall": "nightowl.games.spyfall"}


def games() -> list[str]:
    return list(_GAMES)


def load(name: str) -> Game[Any]:
    """The game of that name; KeyError if there is none."""
    game: Game[Any] = import_module(_GAMES[name]).GAME
    return game


def charter(name: str) -> Charter:
    """What that game states about itself for the laws."""
    stated: Charter = import_module(_GAMES[name] + ".laws").CHARTER
    return stated
