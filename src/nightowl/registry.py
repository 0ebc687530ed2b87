"""Which games there are: the only place that knows them by name."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from .kernel.charter import Charter
from .kernel.game import Game
from .kernel.texts import Texts
from .kernel.trial import Balance
from .players.bot import Bot
from .players.random import Random
from .players.search import Search

_GAMES = {name: f"nightowl.games.{name}" for name in ("gelini", "werewolf", "spyfall", "nightshift")}
SEARCH = "search"
PACKED = ("spyfall", "nightshift")  # games that can be played with a pack of other content
_ROOT = Path(__file__).parent

Levels = dict[str, Callable[[], Bot]]
Picture = Callable[[Any, Texts, list[str]], list[str]]


def games() -> list[str]:
    return list(_GAMES)


def load(name: str) -> Game[Any]:
    """The game of that name; KeyError if there is none."""
    game: Game[Any] = import_module(_GAMES[name]).GAME
    return game


def use_pack(name: str, folder: Path) -> None:
    """Play that game with another pack, in this process and those it starts; to be said before the game is loaded."""
    os.environ[_pack_variable(name)] = str(folder)


def _pack_variable(name: str) -> str:
    return f"NIGHTOWL_{name.upper()}_PACK"


def bots(name: str) -> Levels:
    """The bots of a game by level; there is always `random`."""
    own: Levels = _part(name, "bot", "BOTS") or {}
    return {"random": Random, **own}


def players(name: str) -> Levels:
    """Its bots, and `search`, which plays every game: what may sit in a simulation, in a terminal or beside an engine."""
    own: Callable[[], Bot] | None = _part(name, "bot", "search")
    return {**bots(name), SEARCH: own or (lambda: Search(load(name)))}


def picture(name: str) -> Picture | None:
    """A view of that game drawn in lines of text."""
    drawn: Picture | None = _part(name, "picture", "picture")
    return drawn


def sentences(name: str) -> Picture | None:
    """A view of that game told in sentences."""
    told: Picture | None = _part(name, "picture", "sentences")
    return told


def details(name: str) -> Picture:
    """What `sentences` leaves out because nobody wants to hear it at every move."""
    told: Picture = _part(name, "picture", "details")
    return told


def aside(name: str) -> Picture | None:
    """What `picture` leaves out because nobody wants to see it at every move; few games have that."""
    drawn: Picture | None = _part(name, "picture", "aside")
    return drawn


def standings(name: str) -> Picture | None:
    """How it stands after a game or a round of a match, in words of its own; None where points and ranks say it all."""
    told: Picture | None = _part(name, "picture", "standings")
    return told


def first(name: str, view: Any) -> Sequence[int]:
    """The moves a menu begins with where there are too many to read; nothing: all of them."""
    found: Callable[[Any], Sequence[int]] | None = _part(name, "picture", "first")
    return () if found is None else found(view)


def enter(name: str, view: Any) -> int | None:
    """The move that Enter alone makes, where a game has one that is made again and again."""
    found: Callable[[Any], int | None] | None = _part(name, "picture", "enter")
    return None if found is None else found(view)


def is_own(name: str, view: Any) -> bool:
    """Whether a window is about what the reader herself does: then she is asked although she lets windows go by."""
    found: Callable[[Any], bool] | None = _part(name, "picture", "is_own")
    return found is not None and found(view)


def is_open(name: str, view: Any) -> bool:
    """Whether nobody minds who looks on: all play together, with open hands."""
    found: Callable[[Any], bool] | None = _part(name, "picture", "is_open")
    return found is not None and found(view)


def note(name: str, view: Any, move: int) -> str:
    """The id of the text that asks for words beside a move; empty where it needs none."""
    found: Callable[[Any, int], str] | None = _part(name, "picture", "note")
    return "" if found is None else found(view, move)


def meant(name: str, view: Any, typed: str, texts: Texts) -> Sequence[int]:
    """Legal moves that somebody may mean by what she typed; mostly none."""
    found: Callable[[Any, str, Texts], Sequence[int]] | None = _part(name, "picture", "meant")
    return () if found is None else found(view, typed, texts)


def remark(name: str, view: Any, move: int, texts: Texts) -> str:
    """What that move leads to, where its own words do not say it; often nothing."""
    said: Callable[[Any, int, Texts], str] | None = _part(name, "picture", "remark")
    return "" if said is None else said(view, move, texts)


def label(name: str, view: Any, move: int, texts: Texts) -> str:
    """What a menu calls that move, where only the view says what it stands for; mostly nothing."""
    said: Callable[[Any, int, Texts], str] | None = _part(name, "picture", "label")
    return "" if said is None else said(view, move, texts)


def reckoned(name: str) -> Picture:
    """What `Game.reckon` answers for that game, told in lines of text."""
    told: Picture = _part(name, "picture", "reckoned")
    return told


def narrated() -> list[str]:
    """The games that a narrator can lead people through who have cards of their own."""
    # By their files: to look a module up would load its game, and a pack must be chosen before that.
    return [name for name in _GAMES if (_ROOT / "games" / name / "narration.py").exists()]


def narration(name: str) -> Callable[[Any, int, Texts], Any]:
    """What a narrator says for a game with those options and so many seats, in a language."""
    made: Callable[[Any, int, Texts], Any] = _part(name, "narration", "companion")
    return made


def paint(name: str, texts: Texts) -> dict[str, str]:
    """The words in a picture of that game that have a colour, and which."""
    painted: Callable[[Texts], dict[str, str]] | None = _part(name, "picture", "paint")
    return {} if painted is None else painted(texts)


def _part(name: str, module: str, part: str) -> Any:
    """What a module of a game offers; None where it does not, or the game has no such module."""
    where = f"{_GAMES[name]}.{module}"
    return getattr(import_module(where), part, None) if find_spec(where) else None


def charter(name: str) -> Charter:
    """What that game states about itself for the laws."""
    stated: Charter = import_module(_GAMES[name] + ".laws").CHARTER
    return stated


def balance(name: str) -> Balance | None:
    """The trials of that game's balance, if it states any."""
    stated: Balance | None = _part(name, "trial", "BALANCE")
    return stated


def text_folders(game: str | None) -> list[Path]:
    """Where the texts lie: those all share, those of tables, those of the game, those of the command line."""
    folders = [_ROOT / "texts", _ROOT / "tables" / "texts"]
    if game is not None:
        folders.append(_ROOT.joinpath(*_GAMES[game].split(".")[1:], "texts"))
        pack = os.environ.get(_pack_variable(game), "") if game in PACKED else ""
        if pack and (Path(pack) / "texts").is_dir():  # a pack of other numbers alone needs no words
            folders.append(Path(pack) / "texts")
    cli = _ROOT / "cli" / "texts"
    return [*folders, cli] if cli.exists() else folders


@cache
def texts(game: str | None, lang: str) -> Texts:
    """The texts of a game (None: of no game) in a language; read once."""
    return Texts(lang, text_folders(game))
