"""What the cards are tuned by: how often good bots save the club and beat Diamond, which dancer wins, which card is played.

The bots play `advise` on the state itself: it reads what its seat may know and nothing else, as the tests hold it to, and
without views a game takes milliseconds.
"""

from __future__ import annotations

from ...kernel.chance import Seeded
from ...kernel.game import CHANCE
from ...kernel.trial import Balance, Sample, Trial
from . import GAME
from .bots.brain import advise
from .moves import PLAY_AT
from .pack.cards import DANCERS, POWER_COUNT, POWERS, STEP

HALF = (0.4, 0.6)
MOST_SHARE = 1.15
LEAST_PLAYED = 0.01
SHIFTS = ("long", "short")

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


def play(trial: Trial, seed: str) -> Sample:
    """One game among bots that play alike; dancers and who begins are dealt at random."""
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
            move = advise(s, seat, ask.moment, moves)
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


BALANCE = Balance(TRIALS, play, MOST_SHARE, LEAST_PLAYED, tuple(POWERS))
