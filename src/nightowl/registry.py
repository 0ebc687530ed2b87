"""Which games there are: the only place that knows them by name."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from .kernel.charter import Charter
from .kernel.game import Game
from .kernel.texts import Texts

_GAMES = {"gelini": "nightowl.games.gelini", "spyfall": "nightowl.games.spyfall"}
_ROOT = Path(__file__).parent


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


def text_folders(game: str | None) -> list[Path]:
    """Where the texts lie: those all share, those of the game, those of the command line."""
    folders = [_ROOT / "texts"]
    if game is not None:
        folders.append(_ROOT.joinpath(*_GAMES[game].split(".")[1:], "texts"))
    cli = _ROOT / "cli" / "texts"
    return [*folders, cli] if cli.exists() else folders


@cache
def texts(game: str | None, lang: str) -> Texts:
    """The texts of a game (None: of no game) in a language; read once."""
    return Texts(lang, text_folders(game))
