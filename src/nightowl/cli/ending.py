"""How a game came out, at the screen: in the game's own words where it has them, otherwise by points and ranks."""

from __future__ import annotations

from typing import Any

from .. import registry
from ..kernel.game import Game, Outcome
from .screen import Screen


def say_outcome(screen: Screen, game: Game[Any], outcome: Outcome, view: Any, names: list[str]) -> None:
    screen.line()
    screen.say(f"how-{outcome.how}")
    standings = registry.standings(game.name)
    if standings is None:
        say_ranks(screen, outcome, names)
    else:
        for line in standings(view, screen.texts, names):
            screen.line(line, "bold")


def say_ranks(screen: Screen, outcome: Outcome, names: list[str]) -> None:
    ranks = outcome.ranks()
    for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
        screen.say("cli-rank", rank=ranks[seat], name=names[seat], score=outcome.scores[seat])
    winners = ", ".join(names[seat] for seat in outcome.winners)
    if not winners:
        screen.say("cli-nobody-wins", style="bold")
    else:
        screen.say("cli-winners", style="bold", n=len(outcome.winners), names=winners)
