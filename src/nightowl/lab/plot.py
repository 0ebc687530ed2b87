"""A figure of a simulation: win shares by level and by seat, and how long games last. Needs matplotlib."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from matplotlib.figure import Figure

from ..kernel.texts import Texts
from .tally import Line, Tally

FORMS = (".png", ".svg", ".pdf")
LEVEL, SEAT, LENGTH = "#3b6ea8", "#b0752b", "#5c8a5c"
WIDE, HIGH = 13, 3.6
MOST_BARS = 60


def is_drawable(path: str) -> bool:
    return Path(path).suffix.lower() in FORMS


def draw(path: str, tallies: list[Tally], texts: Texts) -> None:
    """One row of three panels per number of seats."""
    figure = Figure(figsize=(WIDE, HIGH * len(tallies)), layout="constrained")
    rows = figure.subplots(len(tallies), 3, squeeze=False)
    for row, tally in zip(rows, tallies, strict=True):
        title = texts.say("cli-plot-title", game=texts.say("game-name"), games=tally.games, seats=tally.seats)
        levels = {level: tally.levels[level] for level in sorted(tally.levels)}
        names = [texts.say(f"level-{level}") if texts.has(f"level-{level}") else level for level in levels]
        shares(row[0], names, list(levels.values()), LEVEL, 1 / tally.seats)
        shares(row[1], [str(n + 1) for n in range(tally.seats)], tally.by_seat, SEAT, 1 / tally.seats)
        lengths(row[2], tally)
        row[0].set_title(title, loc="left", fontsize=10)
        row[0].set_ylabel(texts.say("cli-column-share"))
        row[1].set_xlabel(texts.say("cli-plot-seat"))
        row[2].set_xlabel(texts.say("cli-plot-decisions"))
        row[2].set_ylabel(texts.say("cli-plot-games"))
    figure.savefig(path, dpi=150)


def shares(axes: Any, names: list[str], lines: list[Line], colour: str, fair: float) -> None:
    """Bars with their 95 % intervals; the dashed line is what equal players would win."""
    heights = [line.share for line in lines]
    below = [line.share - line.interval[0] for line in lines]
    above = [line.interval[1] - line.share for line in lines]
    axes.bar(names, heights, color=colour, width=0.6, yerr=[below, above], capsize=4)
    axes.axhline(fair, linestyle="--", linewidth=1, color="black")
    axes.set_ylim(0, max([fair, *[line.interval[1] for line in lines]]) * 1.1)


def lengths(axes: Any, tally: Tally) -> None:
    bars = min(MOST_BARS, max(tally.lengths) - min(tally.lengths) + 1)
    axes.hist(list(tally.lengths), bins=bars, weights=list(tally.lengths.values()), color=LENGTH)
