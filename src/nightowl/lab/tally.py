"""What many games add up to. Whole numbers only, so that the order of adding does not matter."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt

from ..kernel.game import Outcome

WIN = 2520  # a won game in shares: k winners get WIN / k each, a whole number up to ten seats
Z95 = 1.959963984540054


@dataclass
class Line:
    """How one level, or one seat, has done."""

    held: int = 0  # seats played: in how many games it sat, counted once per seat
    shares: int = 0
    points: int = 0
    squares: int = 0  # of points

    def add(self, shares: int, score: int) -> None:
        self.held += 1
        self.shares += shares
        self.points += score
        self.squares += score * score

    def merge(self, other: Line) -> None:
        self.held += other.held
        self.shares += other.shares
        self.points += other.points
        self.squares += other.squares

    @property
    def wins(self) -> float:
        return self.shares / WIN

    @property
    def share(self) -> float:
        return self.wins / self.held if self.held else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.held)

    @property
    def mean(self) -> float:
        return self.points / self.held if self.held else 0.0

    @property
    def deviation(self) -> float:
        if self.held < 2:
            return 0.0
        return sqrt(max(0, self.squares * self.held - self.points**2) / (self.held * (self.held - 1)))


@dataclass
class Tally:
    """All games of one number of seats."""

    seats: int
    games: int = 0
    unwon: int = 0  # games that nobody won
    levels: dict[str, Line] = field(default_factory=dict)
    by_seat: list[Line] = field(default_factory=list)
    lengths: Counter[int] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.by_seat = self.by_seat or [Line() for _ in range(self.seats)]

    def add(self, levels: list[str], decisions: int, outcome: Outcome) -> None:
        self.games += 1
        self.lengths[decisions] += 1
        self.ends[outcome.how] += 1
        self.unwon += not outcome.winners
        for seat, level in enumerate(levels):
            shares = WIN // len(outcome.winners) if seat in outcome.winners else 0
            self.levels.setdefault(level, Line()).add(shares, outcome.scores[seat])
            self.by_seat[seat].add(shares, outcome.scores[seat])

    def merge(self, other: Tally) -> None:
        self.games += other.games
        self.unwon += other.unwon
        self.lengths += other.lengths
        self.ends += other.ends
        for level, line in other.levels.items():
            self.levels.setdefault(level, Line()).merge(line)
        for mine, line in zip(self.by_seat, other.by_seat, strict=True):
            mine.merge(line)

    @property
    def median(self) -> float:
        """The middle length, or the mean of the two in the middle."""
        before, after = (self.games - 1) // 2, self.games // 2
        seen, middle = 0, []
        for length in sorted(self.lengths):
            here = range(seen, seen + self.lengths[length])
            middle += [length] * ((before in here) + (after in here))
            seen = here.stop
        return sum(middle) / len(middle) if middle else 0.0

    @property
    def mean_length(self) -> float:
        return sum(length * n for length, n in self.lengths.items()) / self.games if self.games else 0.0


def wilson(wins: float, n: int) -> tuple[float, float]:
    """The 95 % interval for a share; shared wins count as parts."""
    if n == 0:
        return 0.0, 1.0
    p, z2 = wins / n, Z95 * Z95
    middle = p + z2 / (2 * n)
    half = Z95 * sqrt(p * (1 - p) / n + z2 / (4 * n * n))
    return max(0.0, (middle - half) / (1 + z2 / n)), min(1.0, (middle + half) / (1 + z2 / n))
