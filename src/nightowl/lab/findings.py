"""What the trials of a game's balance have found, each with its 95 % interval and what was wanted."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from ..kernel.trial import Sample
from .calibrate import Progress, balance, begun
from .tally import Z95, wilson


@dataclass(frozen=True)
class Finding:
    """`found` within `interval`; it should lie from `least` to `most`. `mean` and `sd` are dollars, or points, per seat."""

    what: str
    found: float
    interval: tuple[float, float]
    least: float
    most: float
    games: int
    mean: float = 0.0
    sd: float = 0.0

    @property
    def is_met(self) -> bool:
        return self.least <= self.found <= self.most

    @property
    def wanted_text(self) -> str:
        if self.least == 0.0:
            return f"≤ {self.most:.0%}"
        return f"≥ {self.least:.0%}" if self.most >= 1.0 else f"{self.least:.0%}–{self.most:.0%}"


def trials_found(progress: Progress) -> list[Finding]:
    """How often the trials with a wanted share of wins were won."""
    found = []
    for trial in begun(progress):
        sample = progress.samples[trial.name]
        if trial.wanted is not None:
            share = sample.won / max(1, sample.games)
            mean, sd = spread(sample)
            found.append(
                Finding(
                    trial.name,
                    share,
                    wilson(sample.won, sample.games),
                    *trial.wanted,
                    sample.games,
                    mean / trial.seats,
                    sd / trial.seats,
                )
            )
    return found


def spread(sample: Sample) -> tuple[float, float]:
    """Mean and standard deviation of what all seats have together."""
    games = max(1, sample.games)
    mean = sample.points / games
    return mean, sqrt(max(0.0, sample.squares / games - mean * mean))


def sides_found(progress: Progress) -> list[Finding]:
    """Of the fair trials: what each side wins, as a multiple of its share."""
    stated = balance(progress.game)
    found = []
    for trial in begun(progress):
        if trial.fair:
            sample = progress.samples[trial.name]
            for side in sorted(sample.held):
                held = sample.held[side]
                low, high = wilson(sample.shares.get(side, 0.0), held)
                ratio = sample.shares.get(side, 0.0) / held * trial.seats
                between = (low * trial.seats, high * trial.seats)
                found.append(Finding(f"{trial.name}, {side}", ratio, between, 0.0, stated.most_share, held))
    return found


def cards_found(progress: Progress) -> list[Finding]:
    """In which share of the fair trials' games each card was played: there all cards are in the game."""
    stated = balance(progress.game)
    samples = [progress.samples[trial.name] for trial in begun(progress) if trial.fair]
    games = sum(sample.games for sample in samples)
    if not games:
        return []
    found = []
    for card in stated.cards:
        played = sum(sample.played.get(card, 0) for sample in samples)
        found.append(Finding(card, played / max(1, games), wilson(played, games), stated.least_played, 1.0, games))
    return found


def half_width(finding: Finding) -> float:
    """How far the interval of a mean reaches, in points per seat."""
    return Z95 * finding.sd / sqrt(max(1, finding.games))
