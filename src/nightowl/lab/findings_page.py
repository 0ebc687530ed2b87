"""The findings of a calibration as a part of a game's page, and as a picture. Needs matplotlib."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from matplotlib.figure import Figure

from .calibrate import Progress, balance, begun
from .findings import Finding, cards_found, half_width, sides_found, trials_found

MET, MISSED, BAND = "#3b6ea8", "#b03a2b", "#dcead8"


def marks(level: str) -> tuple[str, str]:
    """Between which lines of the page the findings of those bots stand."""
    return (
        f"<!-- calibration, {level}: written by `nightowl calibrate`, do not edit -->",
        f"<!-- calibration, {level}: end -->",
    )


def write(docs: Path, progress: Progress) -> list[Path]:
    """Puts the tables between the marks on the game's page and draws the picture beside; what was written."""
    page = docs / "games" / f"{progress.game}.md"
    picture = docs / "pictures" / f"{progress.game}-balance-{progress.level}.svg"
    begin, end = marks(progress.level)
    text = page.read_text(encoding="utf-8")
    if begin not in text or end not in text:
        raise ValueError(f"{page.name}: no place for it; it needs the lines {begin} and {end}")
    before, after = text[: text.index(begin)], text[text.index(end) :]
    page.write_text(before + "\n".join([begin, *lines(progress, picture)]) + "\n" + after, encoding="utf-8")
    draw(picture, progress)
    return [page, picture]


def lines(progress: Progress, picture: Path) -> list[str]:
    counts = sorted(progress.samples[trial.name].games for trial in begun(progress))
    games = str(counts[-1]) if counts[0] == counts[-1] else f"{counts[0]} to {counts[-1]}"
    words = "" if len(counts) == len(balance(progress.game).trials) else f" --trials {','.join(kinds(progress))}"
    made = [
        f"`nightowl calibrate {progress.game} --level {progress.level} --games {counts[-1]} --seed {progress.seed}{words}`: "
        f"`{progress.level}` in all seats, {games} games a row, 95 % intervals.",
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
    return [*made, *sides(progress), *cards(progress)]


def kinds(progress: Progress) -> list[str]:
    """The first words of the names of the trials that were played."""
    return list(dict.fromkeys(trial.name.split()[0] for trial in begun(progress)))


def sides(progress: Progress) -> list[str]:
    """One row a trial, one column a side: what it wins as a multiple of its share. Nothing without such trials."""
    rows: dict[str, dict[str, Finding]] = {}
    for it in sides_found(progress):
        trial, side = it.what.split(", ")
        rows.setdefault(trial, {})[side] = it
    names = sorted({side for row in rows.values() for side in row})
    if not rows:
        return []
    made = ["", "| wins as a multiple of her share | " + " | ".join(names) + " |", "|---|" + "---:|" * len(names)]
    for trial, row in rows.items():
        shown = [f"{row[name].found:.2f} ({row[name].interval[0]:.2f}–{row[name].interval[1]:.2f})" for name in names]
        made.append(f"| {trial} | " + " | ".join(shown) + " |")
    return made


def cards(progress: Progress) -> list[str]:
    found = sorted(cards_found(progress), key=lambda it: it.found)
    if not found:
        return []
    said = ", ".join(f"{it.what} {it.found:.0%}" if it.found >= 0.1 else f"{it.what} {it.found:.1%}" for it in found)
    return ["", f"Share of competitive games in which each card was played, rarest first: {said}."]


def draw(path: Path, progress: Progress) -> None:
    """Left the shares of games won, right what each side wins, where there is both; the green bands are what was wanted."""
    won, fair = trials_found(progress), sides_found(progress)
    panels = [(found, label) for found, label in ((won, "games won"), (fair, "wins as a multiple of her share")) if found]
    figure = Figure(figsize=(6 * len(panels), 0.32 * max(len(won), len(fair)) + 1.2), layout="constrained")
    for axes, (found, label) in zip(figure.subplots(1, len(panels), squeeze=False)[0], panels, strict=True):
        dots(axes, found, label)
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
