"""How well Werewolf's bots play: `python bench/werewolf.py [games]`. Prints the tables of docs/games/werewolf.md.

Quick nights, TALK sentences each. Game n of a row has the seed `<set> <seats> <n>`, the same for every pairing of levels, so
that the same cards are dealt. Who is dealt a Werewolf or the Minion plays at one level, everybody else at another.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

from nightowl.games.werewolf.bot import BOTS
from nightowl.games.werewolf.roles import TEAM
from nightowl.kernel.chance import Seeded
from nightowl.kernel.game import CHANCE
from nightowl.lab.match import Match
from nightowl.lab.tally import wilson
from nightowl.registry import load

GAME = load("werewolf")
LEVELS = ("easy", "normal", "hard")
PRESETS = (3, 4, 5, 6, 7, 8, 9, 10)
DOPPELGANGERS = (5, 7, 10)
PAIRED = ("random", *LEVELS)
TALK = 6
MADE = {level: make() for level, make in BOTS.items()}


def play(village: str, wolves: str, options: Any, seats: int, seed: str) -> str:
    """One game; how it ended."""
    s: Any = GAME.new(options, seats)
    source = Seeded(seed)
    while (ask := GAME.ask(s)) is not None and ask.seats == (CHANCE,):
        GAME.advance(s, CHANCE, GAME.legal(s, CHANCE)[source.pick(GAME.odds(s))])
    levels = [wolves if TEAM[s.dealt[seat]] == "werewolf" else village for seat in range(seats)]
    Match(GAME, s, [MADE[level] for level in levels], source).play()
    outcome = GAME.outcome(s)
    assert outcome is not None
    return outcome.how


def ends(village: str, wolves: str, kind: str, seats: int, games: int) -> Counter[str]:
    options = GAME.options({"set": kind, "talk": TALK})
    return Counter(play(village, wolves, options, seats, f"{kind} {seats} {n}") for n in range(games))


def share(found: Counter[str], *teams: str) -> str:
    """In per cent, with Wilson's 95 % interval: the games that one of the teams won, alone or with others."""
    games = sum(found.values())
    won = sum(n for how, n in found.items() if any(team in how.split("-") for team in teams))
    low, high = wilson(won, games)
    return f"{100 * won / games:.0f} ({100 * low:.0f}–{100 * high:.0f})"


def by_set(games: int) -> None:
    print(f"| {games} games each, % | " + " | ".join(f"{level}: village | wolves | Tanner" for level in LEVELS) + " |")
    print("|---|" + "---|" * (3 * len(LEVELS)))
    for kind, sizes in (("preset", PRESETS), ("doppelganger", DOPPELGANGERS)):
        for seats in sizes:
            cells = []
            for level in LEVELS:
                found = ends(level, level, kind, seats, games)
                cells += [share(found, "village"), share(found, "werewolf", "minion"), share(found, "tanner")]
            print(f"| {kind} {seats} | " + " | ".join(cells) + " |", flush=True)


def by_pair(seats: int, games: int) -> None:
    print(f"\n| {seats} seats: the village wins, % | " + " | ".join(f"{wolves} wolves" for wolves in PAIRED) + " |")
    print("|---|" + "---|" * len(PAIRED))
    for village in PAIRED:
        row = [share(ends(village, wolves, "preset", seats, games), "village") for wolves in PAIRED]
        print(f"| {village} village | " + " | ".join(row) + " |", flush=True)


def main(games: int) -> None:
    by_set(games)
    for seats in (5, 7):
        by_pair(seats, games)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
