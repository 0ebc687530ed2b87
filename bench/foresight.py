"""Fits the numbers of Nightshift's judgement (`games/nightshift/bots/foresight.py`) to what bots had in the end.

`python bench/foresight.py --games 400 --seed fit`: as many games of each kind among `normal` bots; at the beginning of each
round it is written down what each dancer has, at the end what came of it. Prints each number as it is used and as it is
fitted. Nothing is changed: whoever takes a number over measures `hard` again, for a better fit is not always better play.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from math import log

import numpy as np

from nightowl.games.nightshift import GAME
from nightowl.games.nightshift.bots import foresight
from nightowl.games.nightshift.bots.brain import advise
from nightowl.games.nightshift.bots.plan import boards_left
from nightowl.games.nightshift.bots.worth import Eye, turns_left
from nightowl.games.nightshift.rounds.judge import loyalty
from nightowl.games.nightshift.state import NOT_COMMITTED, SOLO, Shift
from nightowl.kernel.chance import Seeded
from nightowl.kernel.game import CHANCE

KINDS = [
    (mode, seats, shift)
    for mode, most in (("competitive", (2, 3, 4, 5)), ("coop", (2, 3, 4, 5)), ("solo", (1,)))
    for seats in most
    for shift in ("long", "short")
]
SCALES = [0.5 * step for step in range(2, 61)]
COLUMNS = (
    "long",
    "long by turns left",
    "short",
    "short by turns left",
    "shot",
    "champagne",
    "card",
    "fans",
    "fans²",
    "visit",
    "turn",
)


@dataclass
class Had:
    """What one dancer has as a round begins, and in `rest` what she will have got until the end."""

    left: int
    row: list[float]
    rest: float


@dataclass
class Found:
    had: list[Had]
    diamonds: list[tuple[float, float, float]]  # by itself, boards left, what she still got
    leads: list[tuple[int, list[float], list[int]]]  # turns left, how rivals stand, who won


def row_of(s: Shift, seat: int) -> list[float]:
    left, fans = float(turns_left(s)), float(loyalty(s, seat))
    commit = s.commits[seat]
    visit = 0.0 if commit == NOT_COMMITTED else Eye(s, seat).room_worth(s.board[commit // 2], commit % 2)
    night = [0.0, 0.0, 1.0, left] if s.shift else [1.0, left, 0.0, 0.0]
    held = [float(s.shots[seat]), float(s.champagne[seat]), float(foresight.cards_held(s, seat))]
    return [*night, *held, fans, fans * fans, visit, -float(commit != NOT_COMMITTED)]


def rounds(s: Shift, seed: str) -> Iterator[None]:
    """Plays a game among good bots; yields as each round begins."""
    source, last = Seeded(seed), 0
    while (ask := GAME.ask(s)) is not None:
        if s.round != last:
            last = s.round
            yield
        seat = ask.seats[0]
        moves = GAME.legal(s, seat)
        move = moves[source.pick(GAME.odds(s))] if seat == CHANCE else advise(s, seat, ask.moment, moves)
        GAME.advance(s, seat, move)


def play(found: Found, mode: str, seats: int, shift: str, seed: str) -> None:
    s = GAME.new(GAME.options({"mode": mode, "shift": shift}), seats)
    s.story = None
    had: list[tuple[int, int, list[float], int]] = []
    diamonds, leads = [], []
    for _ in rounds(s, seed):
        had += [(seat, turns_left(s), row_of(s, seat), s.money[seat]) for seat in range(seats)]
        diamonds.append((float(boards_left(s)), s.diamond + foresight.tips_to_come(s)))
        leads.append((turns_left(s), [foresight.standing(s, seat) for seat in range(seats)]))
    found.had += [Had(left, row, s.money[seat] - before) for seat, left, row, before in had]
    if s.mode == SOLO:
        found.diamonds += [(1.0, left, s.diamond - before) for left, before in diamonds]
    if mode == "competitive":
        winners = GAME.outcome(s).winners  # type: ignore[union-attr]
        found.leads += [(left, worth, winners) for left, worth in leads]


def collect(games: int, seed: str) -> Found:
    found = Found([], [], [])
    for mode, seats, shift in KINDS:
        for number in range(games):
            play(found, mode, seats, shift, f"{seed}/{mode}/{seats}/{shift}/{number}")
    return found


def solve(rows: list[list[float]], wanted: list[float]) -> list[float]:
    return [float(one) for one in np.linalg.lstsq(np.array(rows), np.array(wanted), rcond=None)[0]]


def fit(found: Found) -> dict[str, float]:
    """Early numbers from all but the last two rounds, late ones from those."""
    early = [it for it in found.had if it.left > 1]
    late = [it for it in found.had if it.left == 0]
    numbers = dict(zip(COLUMNS, solve([it.row for it in early], [it.rest for it in early]), strict=True))
    last = dict(zip(COLUMNS, solve([it.row for it in late], [it.rest for it in late]), strict=True))
    numbers |= {f"late {name}": last[name] for name in ("shot", "champagne", "card")}
    own, by_board = solve([[one, left] for one, left, _ in found.diamonds], [rest for *_, rest in found.diamonds])
    numbers |= {"Diamond": own, "Diamond by boards left": by_board}
    scales = [(left, scale(found, left)) for left in sorted({left for left, *_ in found.leads}) if left > 0]
    own, by_turn = solve([[1.0, left] for left, _ in scales], [best for _, best in scales])
    return numbers | {"open": own, "open by turns left": by_turn}


def scale(found: Found, left: int) -> float:
    """How far apart rivals must stand to say something, so that what came is least surprising."""
    leads = [(worth, winners) for at, worth, winners in found.leads if at == left]
    return max(SCALES, key=lambda one: sum(likelihood(worth, winners, one) for worth, winners in leads))


def likelihood(worth: list[float], winners: list[int], one: float) -> float:
    parts = np.exp((np.array(worth) - max(worth)) / one)
    return sum(log(max(1e-12, parts[seat] / parts.sum())) for seat in winners) / len(winners)


USED = {
    "long": foresight.STILL_TO_COME_LONG[0],
    "long by turns left": foresight.STILL_TO_COME_LONG[1],
    "short": foresight.STILL_TO_COME[0],
    "short by turns left": foresight.STILL_TO_COME[1],
    "shot": foresight.SHOT,
    "champagne": foresight.CHAMPAGNE,
    "card": foresight.CARD,
    "fans": foresight.FANS[0],
    "fans²": foresight.FANS[1],
    "visit": foresight.VISIT,
    "turn": foresight.A_TURN_LESS,
    "late shot": foresight.LATE_SHOT,
    "late champagne": foresight.LATE_CHAMPAGNE,
    "late card": foresight.LATE_CARD,
    "Diamond": foresight.DIAMOND_TO_COME[0],
    "Diamond by boards left": foresight.DIAMOND_TO_COME[1],
    "open": foresight.OPEN[0],
    "open by turns left": foresight.OPEN[1],
}


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--games", type=int, default=400, help="of each kind (default 400)")
    given.add_argument("--seed", default="fit")
    args = given.parse_args()
    fitted = fit(collect(args.games, args.seed))
    print("| number, in steps of $500 | used | fitted |\n|---|---:|---:|")
    for name, used in USED.items():
        print(f"| {name} | {used:g} | {fitted[name]:.3f} |")


if __name__ == "__main__":
    main()
