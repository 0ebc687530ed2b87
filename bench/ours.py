"""Random play of every registered game, with whichever build PYTHONPATH puts first.

Prints one JSON line per game. `decisions` come from our own playout, compiled in the compiled build; `driven` counts
moves made one by one from the interpreted loop below, which is how the peers are driven.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from functools import cache
from typing import Any

import werewolf
from nightowl.kernel.chance import Seeded
from nightowl.kernel.game import CHANCE, CLOCK
from nightowl.kernel.playout import playout
from nightowl.lab.match import Match
from nightowl.registry import games, load

TABLE = 4  # the usual number of seats, where the game allows it
SEVEN = 7  # the seats of a usual evening of Werewolf
POSITIONS = 50
BOUND = 100_000  # no game is this long: a loop that reaches it is broken


def seats_of(game: Any) -> int:
    return int(max(game.fewest, min(game.most, TABLE)))


@cache
def agreed(game: Any) -> Any:
    """The options, read once for all games, as a peer loads its game once."""
    return game.options()


def start(game: Any, story: bool = False) -> Any:
    state = game.new(agreed(game), seats_of(game))
    if not story:
        state.story = None
    return state


def step(game: Any, state: Any, source: Seeded) -> int:
    """One random move; how many a player could choose from, 0 for chance and clock, -1 when it is over."""
    ask = game.ask(state)
    if ask is None:
        return -1
    seats = ask.seats
    if not seats:
        seat = CLOCK
    elif len(seats) == 1:
        seat = seats[0]
    else:
        seat = seats[source.below(len(seats))]
    legal = game.legal(state, seat)
    pick = source.pick(game.odds(state)) if seat == CHANCE else source.below(len(legal))
    game.advance(state, seat, legal[pick])
    return len(legal) if seat >= 0 else 0


def drive(game: Any, source: Seeded) -> tuple[int, int]:
    state = start(game)
    decisions = real = 0
    for _ in range(BOUND):
        width = step(game, state, source)
        if width < 0:
            return decisions, real
        decisions += width > 0
        real += width > 1
    raise RuntimeError(f"{game.name} does not end")


def rates(play: Callable[[], tuple[int, int]], seconds: float) -> tuple[float, float, float]:
    """Decisions, decisions with a choice, and games, per CPU second."""
    play()
    decisions = real = played = 0
    began = time.process_time()
    spent = 0.0
    while spent < seconds:
        more, chosen = play()
        decisions += more
        real += chosen
        played += 1
        spent = time.process_time() - began
    return decisions / spent, real / spent, played / spent


def is_compiled(thing: object) -> bool:
    """Whether the module that defines the class or function is an extension."""
    return not str(sys.modules[str(thing.__module__)].__file__).endswith(".py")


def walk(game: Any, source: Seeded, stop: int) -> tuple[Any, int]:
    """A state after at most `stop` random moves, with its story, and how many were made."""
    state = start(game, story=True)
    made = 0
    while made < stop and step(game, state, source) >= 0:
        made += 1
    return state, made


def positions(game: Any, source: Seeded) -> list[Any]:
    """Unfinished states, spread evenly over the length of a random game."""
    length = walk(game, source, BOUND)[1]
    found: list[Any] = []
    while len(found) < POSITIONS:
        state, _ = walk(game, source, source.below(length))
        if game.ask(state) is not None:
            found.append(state)
    return found


def each(work: Callable[[Any], object], items: list[Any], seconds: float) -> float:
    """Microseconds of CPU per item."""
    done = 0
    began = time.process_time()
    spent = 0.0
    while spent < seconds:
        for item in items:
            work(item)
        done += len(items)
        spent = time.process_time() - began
    return spent / done * 1e6


def opening(game: Any, source: Seeded) -> tuple[int, int]:
    """What chance does before the first player is asked."""
    state = start(game)
    while (ask := game.ask(state)) is not None and ask.seats[0] == CHANCE:
        step(game, state, source)
    return 0, 0


def measure(name: str, seconds: float) -> dict[str, float | str | bool]:
    game: Any = load(name)
    source = Seeded(1)
    decisions, real, played = rates(lambda: playout(start(game), source), seconds)
    driven, _, played_by_loop = rates(lambda: drive(game, source), seconds)
    opened = rates(lambda: opening(game, source), seconds / 4)[2]
    found = positions(game, source)
    seats = range(seats_of(game))
    looks = [(state, seat) for state in found for seat in seats]
    view_us = each(lambda look: game.view(look[0], look[1]), looks, seconds / 4)
    for state in found:
        state.story = None
    clone_us = each(game.clone, found, seconds / 4)
    return {
        "game": name,
        "kernel_compiled": is_compiled(Seeded),
        "rules_compiled": is_compiled(type(start(game))),
        "seats": len(seats),
        "decisions": decisions,
        "real": real,
        "games": played,
        "driven": driven,
        "opening": played_by_loop / opened,
        "clone": clone_us,
        "view": view_us,
    }


def measure_village(level: str, seconds: float) -> dict[str, float | str | bool]:
    """Werewolf for seven with the ready-made set, as in the table of win rates; at random without views and story."""
    game: Any = load("werewolf")
    options, source = game.options({"talk": werewolf.TALK}), Seeded(1)
    players = [werewolf.MADE[level]] * SEVEN

    def play() -> tuple[int, int]:
        state = game.new(options, SEVEN)
        if level == "random":
            state.story = None
            return playout(state, source)
        return Match(game, state, players, source).play(), 0

    decisions, _, played = rates(play, seconds)
    return {
        "game": f"werewolf, {level} players",
        "kernel_compiled": is_compiled(Seeded),
        "rules_compiled": is_compiled(type(game.new(options, SEVEN))),
        "seats": SEVEN,
        "decisions": decisions,
        "games": played,
    }


def main() -> None:
    seconds = float(sys.argv[1])
    for name in sys.argv[2:] or games():
        print(json.dumps(measure(name, seconds)), flush=True)
        if name == "werewolf":
            for level in ("random", "normal"):
                print(json.dumps(measure_village(level, seconds)), flush=True)


if __name__ == "__main__":
    main()
