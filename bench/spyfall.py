"""How well Spyfall's bots play: `python bench/spyfall.py [rounds]`. Prints the tables of docs/games/spyfall.md.

Rounds of the base game with the question deck; round n of a row has the seed `<seats> <n>`, the same for every pairing.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import log, sqrt
from typing import Any

from nightowl.games.spyfall.belief import Belief
from nightowl.games.spyfall.bot import BOTS
from nightowl.games.spyfall.moves import ANSWERED
from nightowl.kernel.chance import Seeded
from nightowl.kernel.game import CHANCE, CLOCK
from nightowl.registry import load

GAME = load("spyfall")
LEVELS = ("easy", "normal", "hard")
SEATS = (3, 4, 5, 6, 7, 8)
PAIRS = (("normal", "easy"), ("hard", "normal"))
QUESTIONS = (1, 2, 4, 8, 12, 16)
MADE = {level: make() for level, make in BOTS.items()}


def states(joker: str, heroes: str, seats: int, seed: str) -> Iterator[Any]:
    """The state after every move of a round; the Joker plays at one level, everybody else at another."""
    s = GAME.new(GAME.options(), seats)
    source = Seeded(seed)
    while (ask := GAME.ask(s)) is not None:
        seat = ask.seats[source.below(len(ask.seats))]
        if seat == CHANCE:
            move = GAME.legal(s, CHANCE)[source.pick(GAME.odds(s))]
        elif seat == CLOCK:
            move = GAME.legal(s, CLOCK)[0]
        else:
            move = MADE[joker if seat == s.joker() else heroes].choose(GAME.view(s, seat), source)
        told = GAME.advance(s, seat, move)
        if any(event.kind is ANSWERED for event in told) or GAME.ask(s) is None:
            yield s


def wins(joker: str, heroes: str, seats: int, rounds: int) -> int:
    ends = [list(states(joker, heroes, seats, f"{seats} {n}"))[-1] for n in range(rounds)]
    return sum(s.gains[s.joker()] > 0 for s in ends)


def interval(won: int, of: int) -> str:
    """Wilson's 95 % interval, in per cent."""
    share, z = won / of, 1.96
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z * sqrt(share * (1 - share) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return f"{100 * share:.0f} % ({100 * (middle - half):.0f}–{100 * (middle + half):.0f})"


def insight(level: str, seats: int, rounds: int) -> dict[int, tuple[float, float, int]]:
    """After so many answers: the Joker's log-loss on the place, heroes' AUC for the Joker, and over how many rounds."""
    losses: dict[int, list[float]] = {n: [] for n in QUESTIONS}
    ranks: dict[int, list[float]] = {n: [] for n in QUESTIONS}
    for n in range(rounds):
        for answers, s in enumerate(states(level, level, seats, f"{seats} {n}"), 1):
            if answers in losses and not s.how:
                joker = s.joker()
                losses[answers].append(-log(max(1e-9, Belief(GAME.view(s, joker)).places[s.place])))
                ranks[answers] += [ranked(s, seat, joker) for seat in range(seats) if seat != joker]
    return {n: (mean(losses[n]), mean(ranks[n]), len(losses[n])) for n in QUESTIONS if losses[n]}


def ranked(s: Any, seat: int, joker: int) -> float:
    """The share of innocent others that this hero suspects less than the Joker."""
    belief = Belief(GAME.view(s, seat)).jokers
    others = [other for other in range(s.seats) if other not in (seat, joker)]
    return mean(
        [1.0 if belief[other] < belief[joker] else 0.5 if belief[other] == belief[joker] else 0.0 for other in others]
    )


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def main(rounds: int) -> None:
    print("| the Joker scores, between equals | " + " | ".join(f"{seats} seats" for seats in SEATS) + " |")
    print("|---|" + "---|" * len(SEATS))
    for level in LEVELS:
        row = [interval(wins(level, level, seats, rounds), rounds) for seats in SEATS]
        print(f"| {level} | " + " | ".join(row) + " |", flush=True)
    print(f"\n| 6 seats, {2 * rounds} rounds | as the Joker | as the heroes | together |\n|---|---|---|---|")
    for better, worse in PAIRS:
        joker, heroes = wins(better, worse, 6, rounds), rounds - wins(worse, better, 6, rounds)
        row = [interval(joker, rounds), interval(heroes, rounds), interval(joker + heroes, 2 * rounds)]
        print(f"| {better} against {worse} | " + " | ".join(row) + " |", flush=True)
    print(
        "\n| hard, 6 seats, after so many answers | the Joker's log-loss on the place | heroes' AUC for the Joker | rounds |"
    )
    print("|---|---|---|---|")
    for n, (loss, auc, of) in insight("hard", 6, rounds).items():
        print(f"| {n} | {loss:.2f} | {auc:.2f} | {of} |")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 400)
