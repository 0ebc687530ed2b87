"""The result of a simulation as tables."""

from __future__ import annotations

from babel.numbers import format_decimal, format_percent
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from ..kernel.texts import Texts
from ..lab.simulate import Plan
from ..lab.tally import Line, Tally

COLUMNS = ("who", "held", "share", "interval", "mean", "deviation")
NARROWEST = 80


def report(plans: list[Plan], tallies: list[Tally], texts: Texts) -> None:
    screen = Console(highlight=False)
    if not screen.is_terminal:
        screen.width = NARROWEST
    for plan, tally in zip(plans, tallies, strict=True):
        head = texts.say("cli-simulated", game=texts.say("game-name"), games=tally.games, seats=tally.seats, seed=plan.seed)
        screen.print(head, style="bold", markup=False)
        screen.print(table(tally, texts, screen.is_terminal))
        screen.print(
            texts.say(
                "cli-lengths",
                mean=number(tally.mean_length, texts),
                median=number(tally.median, texts),
                least=min(tally.lengths),
                most=max(tally.lengths),
            )
        )
        for how, games in sorted(tally.ends.items()):
            said = texts.say(f"how-{how}") if texts.has(f"how-{how}") else how
            screen.print(texts.say("cli-ended", how=said, share=percent(games / tally.games, texts)), markup=False)
        screen.print()


def table(tally: Tally, texts: Texts, lines: bool) -> Table:
    made = Table(box=SIMPLE_HEAD if lines else None, pad_edge=False)
    for column in COLUMNS:
        made.add_column(texts.say(f"cli-column-{column}"), justify="left" if column == "who" else "right")
    for level in sorted(tally.levels):
        made.add_row(level_name(level, texts), *cells(tally.levels[level], texts))
    made.add_section()
    for seat, line in enumerate(tally.by_seat):
        made.add_row(texts.say("cli-seat", number=seat + 1), *cells(line, texts))
    return made


def cells(line: Line, texts: Texts) -> list[str]:
    low, high = (percent(bound, texts) for bound in line.interval)
    return [
        number(line.held, texts),
        percent(line.share, texts),
        f"{low}–{high}",
        format_decimal(line.mean, "#,##0.0", locale=texts.lang),
        format_decimal(line.deviation, "#,##0.0", locale=texts.lang),
    ]


def number(value: float, texts: Texts) -> str:
    return format_decimal(value, "#,##0" if value == int(value) else "#,##0.0", locale=texts.lang)


def percent(share: float, texts: Texts) -> str:
    return format_percent(share, format="0.0%", locale=texts.lang)


def level_name(level: str, texts: Texts) -> str:
    return texts.say(f"level-{level}") if texts.has(f"level-{level}") else level
