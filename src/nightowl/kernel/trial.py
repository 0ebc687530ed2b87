"""Trials of a game's balance: what is played, what should come of it, and what one played game says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Trial:
    """Games of one kind. `wanted`: the share of won games that is aimed at, if any; `fair`: sides should win alike."""

    name: str
    seats: int
    options: dict[str, str]
    wanted: tuple[float, float] | None = None
    fair: bool = False


@dataclass
class Sample:
    """What was counted: games, wins, scores, and by name how often a side sat, won, and a card was played."""

    games: int = 0
    won: int = 0
    points: int = 0  # of all seats together
    squares: int = 0
    held: dict[str, int] = field(default_factory=dict)
    shares: dict[str, float] = field(default_factory=dict)
    played: dict[str, int] = field(default_factory=dict)

    def merge(self, other: Sample) -> None:
        self.games += other.games
        self.won += other.won
        self.points += other.points
        self.squares += other.squares
        for side, n in other.held.items():
            self.held[side] = self.held.get(side, 0) + n
        for side, share in other.shares.items():
            self.shares[side] = self.shares.get(side, 0.0) + share
        for card, n in other.played.items():
            self.played[card] = self.played.get(card, 0) + n


@dataclass(frozen=True)
class Balance:
    """A game's trials, the levels of bots they may be played by, the first unless another is asked for; how one game of a
    trial is played from a seed by bots of a level, and the limits all must keep.
    """

    trials: tuple[Trial, ...]
    levels: tuple[str, ...]
    play: Callable[[Trial, str, str], Sample]
    most_share: float  # no side may win more than this times its share
    least_played: float  # every card in at least this share of games
    cards: tuple[str, ...] = ()
