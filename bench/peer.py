"""Random games of the peers, driven from Python; runs inside their own environment.

Prints one JSON line per peer asked for. Chance is answered but not counted; only players' moves are decisions.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

Played = tuple[int, int]  # decisions, and how many of them had two or more legal moves


def hearts(chance: Callable[[Any, Callable[[], float]], int]) -> Callable[[], Played]:
    import pyspiel

    game: Any = pyspiel.load_game("hearts")
    roll = random.Random(1).random

    def play() -> Played:
        state = game.new_initial_state()
        decisions = real = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance(state, roll))
                continue
            legal = state.legal_actions()
            decisions += 1
            real += len(legal) > 1
            state.apply_action(legal[int(roll() * len(legal))])
        return decisions, real

    return play


def evenly(state: Any, roll: Callable[[], float]) -> int:
    """The fastest way, and right for hearts alone, whose chance is always uniform."""
    legal: list[int] = state.legal_actions()
    return legal[int(roll() * len(legal))]


def by_weight(state: Any, roll: Callable[[], float]) -> int:
    """The way that is right for every OpenSpiel game; our own playouts weigh chance too."""
    outcomes: list[tuple[int, float]] = state.chance_outcomes()
    rest = roll()
    for action, probability in outcomes:
        rest -= probability
        if rest < 0:
            return action
    return outcomes[-1][0]


def rlcard_uno() -> Callable[[], Played]:
    import rlcard

    env: Any = rlcard.make("uno", config={"seed": 1})
    roll = random.Random(1).random

    def play() -> Played:
        state, _ = env.reset()
        decisions = real = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            decisions += 1
            real += len(legal) > 1
            state, _ = env.step(legal[int(roll() * len(legal))])
        return decisions, real

    return play


def pettingzoo_leduc() -> Callable[[], Played]:
    from pettingzoo.classic import leduc_holdem_v4

    env: Any = leduc_holdem_v4.env()
    env.reset(seed=1)
    roll = random.Random(1).random

    def play() -> Played:
        env.reset()
        decisions = real = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            decisions += 1
            real += len(legal) > 1
            env.step(int(legal[int(roll() * len(legal))]))
        return decisions, real

    return play


PEERS: dict[str, Callable[[], Callable[[], Played]]] = {
    "openspiel-hearts": lambda: hearts(evenly),
    "openspiel-hearts-weighed": lambda: hearts(by_weight),
    "rlcard-uno": rlcard_uno,
    "pettingzoo-leduc": pettingzoo_leduc,
}


def measure(name: str, seconds: float) -> dict[str, float | str]:
    play = PEERS[name]()
    play()
    games = decisions = real = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        more, chosen = play()
        decisions += more
        real += chosen
        games += 1
        spent = time.process_time() - start
    return {"peer": name, "decisions": decisions, "real": real, "games": games, "cpu": spent}


def main() -> None:
    seconds = float(sys.argv[1])
    for name in sys.argv[2:] or PEERS:
        print(json.dumps(measure(name, seconds)), flush=True)


if __name__ == "__main__":
    main()
