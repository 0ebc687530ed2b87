"""The games and bots of the tests; importable, for worker processes import it anew."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from typing import Any

import toy
from nightowl import registry
from nightowl.games.werewolf.moves import CIRCLE_KIND, READY
from nightowl.kernel.chance import Source
from nightowl.kernel.game import Game, State
from nightowl.kernel.texts import Texts
from nightowl.players.random import Random
from nightowl.tables.bots import Bot, House


class Slow(Random):
    def choose(self, view: Any, chance: Source) -> int:
        time.sleep(1.0)
        return super().choose(view, chance)


class Broken:
    def choose(self, view: Any, chance: Source) -> int:
        raise ZeroDivisionError


class Cheat:
    def choose(self, view: Any, chance: Source) -> int:
        return -5


class Deadly:
    """Takes its process with it."""

    def choose(self, view: Any, chance: Source) -> int:
        os._exit(3)


class Honest(Random):
    """Refuses anything but a view."""

    def choose(self, view: Any, chance: Source) -> int:
        assert not isinstance(view, State)
        assert not hasattr(view, "hands")
        return super().choose(view, chance)


class Content(Random):
    """By day in Werewolf it is ready at once, and has nothing more to say."""

    def choose(self, view: Any, chance: Source) -> int:
        return READY if READY in view.legal else super().choose(view, chance)

    def more(self, view: Any, chance: Source) -> int | None:
        assert not isinstance(view, State)
        return None


class Talkative(Content):
    """The same, but would talk as long as it may."""

    def more(self, view: Any, chance: Source) -> int | None:
        return CIRCLE_KIND.base


LEVELS: Mapping[str, Callable[[], Bot]] = {
    "random": Honest,
    "slow": Slow,
    "broken": Broken,
    "cheat": Cheat,
    "deadly": Deadly,
    "content": Content,
    "talkative": Talkative,
}


def load(name: str) -> Game[Any]:
    return toy.GAME if name == "mousetrap" else registry.load(name)


def bots(name: str) -> Mapping[str, Callable[[], Bot]]:
    return LEVELS


def texts(name: str, lang: str) -> Texts:
    return registry.texts(None if name == "mousetrap" else name, lang)


HOUSE = House(load, bots, ("mousetrap", *registry.games()), texts)
