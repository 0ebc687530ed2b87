"""The findings of a calibration as a part of a game's page, and as a picture. Needs matplotlib."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from matplotlib.figure import Figure

from .calibrate import Progress
from .findings import Finding, cards_found, half_width, sides_found, trials_found

BEGIN = "<!-- calibration: written by `nightowl calibrate`, do not edit -->"
END = "<!-- calibration ends -->"
MET, MISSED, BAND = "#3b6ea8", "#b03a2b", "#dcead8"


def write(docs: Path, progress: Progress) -> list[Path]:
    """Puts the tables between the marks on the game's page and draws the picture beside; what was written."""
    page, picture = docs / "games" / f"{progress.game}.md", docs / "pictures" / f"{progress.game}-balance.svg"
    text = page.read_text(encoding="utf-8")
    if BEGIN not in text or END not in text:
        raise ValueError(f"{page.name}: no place for it; it needs the lines {BEGIN} and {END}")
    before, after = text[: text.index(BEGIN)], text[text.index(END) :]
    page.write_text(before + "\n".join([BEGIN, *lines(progress, picture)]) + "\n" + after, encoding="utf-8")
    draw(picture, progress)
    return [page, picture]


def lines(progress: Progress, picture: Path) -> list[str]:
    games = max(sample.games for sample in progress.samples.values())
    made = [
        f"`nightowl calibrate {progress.game} --games {games} --seed {progress.seed}`: {games} games a row, 95 % intervals.",
        "",
        f"![Shares of games won, with their intervals](../pictures/{picture.name})",
        "",
        "| trial | won | interval | wanted | dollars a seat | sd |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for it in trials_found(progress):
        low, high = it.interval
        money = f"{it.mean:,.0f} ± {half_width(it):,.0f}"
        made.append(f"| {it.what} | {it.found:.1%} | {low:.1%}–{high:.1%} | {it.wanted_text} | {money} | {it.sd:,.0f} |")
    return [*made, "", *sides(progress), "", *cards(progress)]


def sides(progress: Progress) -> list[str]:
    """One row a trial, one column a side: what it wins as a multiple of its share."""
    rows: dict[str, dict[str, Finding]] = {}
    for it in sides_found(progress):
        trial, side = it.what.split(", ")
        rows.setdefault(trial, {})[side] = it
    names = sorted({side for row in rows.values() for side in row})
    made = ["| wins as a multiple of her share | " + " | ".join(names) + " |", "|---|" + "---:|" * len(names)]
    for trial, row in rows.items():
        shown = [f"{row[name].found:.2f} ({row[name].interval[0]:.2f}–{row[name].interval[1]:.2f})" for name in names]
        made.append(f"| {trial} | " + " | ".join(shown) + " |")
    return made


def cards(progress: Progress) -> list[str]:
    found = sorted(cards_found(progress), key=lambda it: it.found)
    said = ", ".join(f"{it.what} {it.found:.0%}" if it.found >= 0.1 else f"{it.what} {it.found:.1%}" for it in found)
    return [f"Share of competitive games in which each card was played, rarest first: {said}."]


def draw(path: Path, progress: Progress) -> None:
    """Left the shares of games won, right what each side wins; the green bands are what was wanted."""
    won, fair = trials_found(progress), sides_found(progress)
    figure = Figure(figsize=(12, 0.32 * max(len(won), len(fair)) + 1.2), layout="constrained")
    left, right = figure.subplots(1, 2)
    dots(left, won, "games won")
    dots(right, fair, "wins as a multiple of her share")
    figure.savefig(path, metadata={"Date": None})


def dots(axes: Any, found: list[Finding], label: str) -> None:
    names = [it.what for it in found]
    axes.axvspan(found[0].least, found[0].most, color=BAND)
    for row, it in enumerate(found):
        colour = MET if it.is_met else MISSED
        axes.plot(it.interval, [row, row], color=colour, linewidth=2)
        axes.plot([it.found], [row], "o", color=colour)
    axes.set_yticks(range(len(names)), names)
    axes.invert_yaxis()
    axes.set_xlabel(label)
    axes.set_xlim(0, max(1.0, *[it.interval[1] for it in found]) * 1.02)
