"""Bots for Werewolf, on views: by night they do what their role can, by day they talk, then they vote."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.chance import Source
from ...players.bot import Bot
from ...players.random import Random
from .bots.mind import Mind
from .bots.wits import Skill, Turn
from .moves import LOOK_PAIR, READY, SLEEP
from .seen.view import WerewolfView


class Player:
    def __init__(self, skill: Skill) -> None:
        self.skill = skill

    def choose(self, view: Any, chance: Source) -> int:
        seen: WerewolfView = view
        moment = seen.moment
        if len(seen.legal) == 1:
            return seen.legal[0]
        if moment not in ("day", "vote"):
            return acts(seen, chance)
        turn = self.turn(seen, chance)
        if moment == "vote":
            return turn.votes()
        return turn.speaks() if turn.left > 0 else READY

    def turn(self, seen: WerewolfView, chance: Source) -> Turn:
        seat = seen.seat
        assert seat is not None, "spectators have no moves"
        left = seen.left
        mind = Mind(seat, seen.card, len(left), seen.roles, seen.story, seen.terms.lone_wolf)
        return Turn(mind, left[seat], self.skill, chance)

    def more(self, view: Any, chance: Source) -> int | None:
        """What it would still say though nobody waits for it; None: it is content."""
        seen: WerewolfView = view
        if seen.moment != "day" or seen.seat is None or seen.left[seen.seat] == 0:
            return None
        said = self.turn(seen, chance).speaks()
        return None if said == READY else said


def acts(seen: WerewolfView, chance: Source) -> int:
    """By night: do what the role can do. A Seer looks rather at a player than into the centre."""
    legal = [move for move in seen.legal if move != SLEEP] or list(seen.legal)
    if seen.moment == "seer" and chance.below(4):
        legal = [move for move in legal if not LOOK_PAIR.has(move)]
    return legal[chance.below(len(legal))]


BOTS: dict[str, Callable[[], Bot]] = {
    "random": Random,
    "easy": lambda: Player(Skill(0.8, 0.0, 60, False, False)),
    "normal": lambda: Player(Skill(0.6, 0.04, 100, True, False)),
    "hard": lambda: Player(Skill(0.02, 0.12, 100, True, True)),
}
