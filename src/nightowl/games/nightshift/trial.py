"""What the cards are tuned by: how often good bots save the club and beat Diamond, which dancer wins, which card is played.

`normal` plays `advise` on the state itself: it reads what its seat may know and nothing else, as the tests hold it to, and
without views a game takes milliseconds. `hard` sees views, as everywhere, and takes a thousand times as long.
"""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.chance import Seeded
from ...kernel.game import CHANCE
from ...kernel.trial import Balance, Sample, Trial
from . import GAME
from .bot import Star
from .bots.brain import advise
from .moves import PLAY_AT
from .pack.cards import DANCERS, POWER_COUNT, POWERS, STEP
from .state import Shift

HALF = (0.4, 0.6)
MOST_SHARE = 1.15
LEAST_PLAYED = 0.01
SHIFTS = ("long", "short")
NORMAL, HARD = "normal", "hard"
NO_HURRY = 3600.0  # seconds for a decision: a seed says what is played, not the clock

Choose = Callable[[Shift, int, str, list[int]], int]

TRIALS = (
    *[
        Trial(f"co-op {seats} {shift}", seats, {"mode": "coop", "shift": shift}, wanted=HALF)
        for shift in SHIFTS
        for seats in range(2, 6)
    ],
    *[Trial(f"Diamond {shift}", 1, {"mode": "solo", "shift": shift}, wanted=HALF) for shift in SHIFTS],
    *[
        Trial(f"rivals {seats} {shift}", seats, {"mode": "competitive", "shift": shift}, fair=True)
        for shift in SHIFTS
        for seats in (3, 5)
    ],
)


class Hard:
    """The search bot in every seat; its worlds are drawn apart from the game's own luck."""

    def __init__(self, seed: str) -> None:
        self.bot = Star(seconds=NO_HURRY)
        self.source = Seeded(f"{seed}/worlds")

    def choose(self, s: Shift, seat: int, _: str, moves: list[int]) -> int:
        return moves[0] if len(moves) == 1 else self.bot.choose(GAME.view(s, seat), self.source)


def play(trial: Trial, level: str, seed: str) -> Sample:
    """One game among bots that play alike; dancers and who begins are dealt at random."""
    choose: Choose = advise if level == NORMAL else Hard(seed).choose
    s = GAME.new(GAME.options(trial.options), trial.seats)
    s.story = None
    source = Seeded(seed)
    played = 0
    while s.stack:
        top = s.stack[-1]
        ask = top.ask(s)
        seat = ask.seats[0]
        moves = top.legal(s, seat)
        if seat == CHANCE:
            move = moves[source.pick(top.odds(s))]
        else:
            move = choose(s, seat, ask.moment, moves)
            if PLAY_AT <= move < PLAY_AT + POWER_COUNT:
                played |= 1 << (move - PLAY_AT)
        top.play(s, seat, move)
        while s.stack and s.stack[-1].resume(s):
            pass
    outcome = GAME.outcome(s)
    assert outcome is not None
    points = sum(s.money) * STEP
    return Sample(
        games=1,
        won=1 if outcome.winners else 0,
        points=points,
        squares=points * points,
        held={DANCERS[dancer]: 1 for dancer in s.dancers},
        shares={DANCERS[s.dancers[seat]]: 1 / len(outcome.winners) for seat in outcome.winners},
        played={POWERS[card]: 1 for card in range(POWER_COUNT) if (played >> card) & 1},
    )


BALANCE = Balance(TRIALS, (HARD, NORMAL), play, MOST_SHARE, LEAST_PLAYED, tuple(POWERS))
