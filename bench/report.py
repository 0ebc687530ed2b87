"""The figures of a run as tables: medians over rounds, and ratios to OpenSpiel's hearts of the same round."""

from __future__ import annotations

import os
import platform
import statistics
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

Round = dict[str, dict[str, Any]]  # a row's name: its figures in that round
Rounds = list[Round]

HEARTS = "openspiel-hearts"
WEIGHED = "openspiel-hearts-weighed"
NONE = "–"
LABELS = {
    HEARTS: "OpenSpiel hearts (C++)",
    WEIGHED: "OpenSpiel hearts, chance by weight",
    "rlcard-uno": "RLCard uno",
    "pettingzoo-leduc": "PettingZoo leduc_holdem_v4",
}
SHOWN_PINS = ("open-spiel", "rlcard", "pettingzoo")


class Aim(NamedTuple):
    text: str
    row: str
    figure: str
    bound: float
    is_ratio: bool


AIMS = (
    Aim("Gelini compiled: at least 2.7 × hearts", "gelini, compiled", "decisions", 2.7, True),
    Aim("Gelini interpreted: at least 0.8 × hearts", "gelini, interpreted", "decisions", 0.8, True),
    Aim("Gelini compiled: a clone in at most 1 µs", "gelini, compiled", "clone", 1.0, False),
    Aim("Gelini compiled: a view in at most 5 µs", "gelini, compiled", "view", 5.0, False),
    Aim("Werewolf compiled, 7 seats, random: 20,000 games/s", "werewolf, random players, compiled", "games", 20_000, False),
    Aim("Werewolf compiled, 7 seats, normal: 10,000 games/s", "werewolf, normal players, compiled", "games", 10_000, False),
    Aim("Werewolf compiled, 7 seats, normal: at least 3,000", "werewolf, normal players, compiled", "games", 3_000, False),
    Aim("Nightshift compiled: at least 1.5 × hearts", "nightshift, compiled", "decisions", 1.5, True),
    Aim("Nightshift interpreted: at least 0.5 × hearts", "nightshift, interpreted", "decisions", 0.5, True),
    Aim("Nightshift compiled: a clone in at most 1.5 µs", "nightshift, compiled", "clone", 1.5, False),
)


def middle(found: Rounds, row: str, figure: str) -> float | None:
    values = [one[row][figure] for one in found if figure in one.get(row, {})]
    return median(values) if values else None


def ratio(found: Rounds, row: str, figure: str, to: str = HEARTS) -> float | None:
    """How many times as fast as `to`, in the rounds that have both."""
    both = [one for one in found if figure in one.get(row, {}) and to in one]
    values = [one[row][figure] / one[to]["real" if figure == "real" else "decisions"] for one in both]
    return median(values) if values else None


def in_hearts(found: Rounds, row: str, figure: str) -> float | None:
    """Microseconds as a number of hearts decisions: machine-neutral."""
    both = [one for one in found if figure in one.get(row, {}) and HEARTS in one]
    return median([one[row][figure] * one[HEARTS]["decisions"] / 1e6 for one in both]) if both else None


def times(value: float | None) -> str:
    return NONE if value is None else f"{value:.3g} ×"


def number(value: float | None) -> str:
    return NONE if value is None else f"{value:,.0f}"


def cost(found: Rounds, row: str, figure: str) -> str:
    value, hearts = middle(found, row, figure), in_hearts(found, row, figure)
    if value is None:
        return NONE
    return f"{value:.2f} µs" + ("" if hearts is None else f" ({hearts:.2g} ×)")


def names(found: Rounds) -> list[str]:
    seen = {row: None for one in found for row in one}
    return sorted(seen, key=lambda row: (row in LABELS, -(middle(found, row, "decisions") or 0)))


def cells(found: Rounds, row: str) -> list[str]:
    seats = next((one[row]["seats"] for one in found if "seats" in one.get(row, {})), None)
    return [
        LABELS.get(row, row if seats is None else f"{row}, {seats} seats"),
        times(ratio(found, row, "decisions")),
        times(ratio(found, row, "real")),
        times(ratio(found, row, "driven") if row not in LABELS else ratio(found, row, "decisions")),
        times(ratio(found, row, "decisions", WEIGHED)),
        number(middle(found, row, "decisions")),
        number(middle(found, row, "games")),
        cost(found, row, "clone"),
        cost(found, row, "view"),
    ]


HEAD = [
    "",
    "decisions",
    "with a choice",
    "from a Python loop",
    "against chance by weight",
    "decisions/s",
    "games/s",
    "clone",
    "view",
]


def markdown(head: list[str], body: list[list[str]]) -> str:
    widths = [max(len(line[i]) for line in [head, *body]) for i in range(len(head))]
    rule = ["-" * max(3, width) for width in widths]
    return "\n".join(
        "| " + " | ".join(c.ljust(w) for c, w in zip(line, widths, strict=True)) + " |" for line in [head, rule, *body]
    )


def verdict(found: Rounds, aim: Aim) -> list[str]:
    value = ratio(found, aim.row, aim.figure) if aim.is_ratio else middle(found, aim.row, aim.figure)
    if value is None:
        return [aim.text, "not measured", NONE, NONE]
    more_is_better = aim.is_ratio or aim.figure == "games"
    met = value >= aim.bound if more_is_better else value <= aim.bound
    shown = times(value) if aim.is_ratio else number(value) if aim.figure == "games" else cost(found, aim.row, aim.figure)
    other = times(ratio(found, aim.row, aim.figure, WEIGHED)) if aim.is_ratio else NONE
    return [aim.text, shown, other, "yes" if met else "no"]


def is_complete(found: Rounds) -> bool:
    rows = names(found)
    return HEARTS in rows and any(row not in LABELS for row in rows)


def summary(found: Rounds, left_out: dict[str, str]) -> str:
    table = markdown(HEAD, [cells(found, row) for row in names(found)])
    aims = markdown(["aim", "reached", "against chance by weight", "met"], [verdict(found, aim) for aim in AIMS])
    gone = "\n".join(f"- Left out: {LABELS.get(name, f'our {name} build')}: {why}" for name, why in left_out.items())
    return "\n\n".join(part for part in (table, aims, gone) if part) + "\n"


def profile(found: Rounds) -> str:
    """What our games spend on chance before anybody decides: where interpreted figures fall short."""
    rows = [name for name in found[0] if "opening" in found[0][name] and "interpreted" in name]
    return "".join(
        f"- {name}: {statistics.median(one[name]['opening'] for one in found if name in one):.0%} of a game's time is its"
        " opening, chance moves that count as no decision.\n"
        for name in rows
    )


def page(found: Rounds, left_out: dict[str, str], pins: list[str]) -> str:
    peers = ", ".join(pin.replace("==", " ") for pin in pins if pin.split("==")[0] in SHOWN_PINS)
    return f"""# Performance

Written by `make bench` (`python bench/run.py`; `--quick` for a short run that leaves this page alone).

Random play on one core in CPU time, medians of {len(found)} interleaved rounds, every row in a process of its own;
{platform.python_implementation()} {platform.python_version()}, {os.cpu_count()} cores, {peers}.
Trust the ratios: a × is taken to OpenSpiel's hearts in the same round. What a second or a
microsecond holds depends on the machine.

{summary(found, left_out)}
- **decisions**: players' moves; chance and clock are played but not counted. **with a choice**: only moves with two or more
  legal ones, against the same count of hearts.
- Our playout loop is part of the library, so compiled where the build is; the peers are driven from Python, as they offer
  themselves. **from a Python loop** drives our games the same way as the peers: the like-for-like figure.
- Hearts is driven in the fastest way we found: its chance is uniform and is picked like a move. That is not right for
  OpenSpiel games in general; **against chance by weight** compares with hearts driven by `chance_outcomes()`, as our own
  chance is drawn.
- **clone** is of a state without its story, as a search copies it; **view** is a full view of one seat. Both over positions
  spread through random games; in brackets, how many decisions of hearts take as long.
{profile(found)}- Different games are different work: the ratios say what order of speed to expect, not whose code is better.
"""


def replace(page: Path, head: str, text: str) -> None:
    """Write one part of the page anew: the first, or the one under that second-level heading. The others stay."""
    first, *rest = page.read_text(encoding="utf-8").split("\n## ") if page.exists() else [""]
    parts = [first, *["## " + part for part in rest]]
    at = next((n for n, part in enumerate(parts) if part.startswith(head)), len(parts)) if head else 0
    parts[at : at + 1] = [text]
    page.write_text("\n\n".join(part.strip() for part in parts if part.strip()) + "\n", encoding="utf-8")
