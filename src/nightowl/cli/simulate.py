"""`nightowl simulate`: many games among bots, counted."""

from __future__ import annotations

import os
import secrets
import sys
import time
from argparse import Namespace
from contextlib import nullcontext
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .. import registry
from ..kernel.options import OptionError
from ..kernel.texts import Texts
from ..lab.simulate import Plan, simulate
from ..lab.tally import Line, Tally
from . import packs
from .report import number, report
from .setup import levels_of, options_of, seats_of
from .wrong import Wrong, wrong_option

MOST_GAMES = 1_000_000_000


def run(args: Namespace, _: Texts) -> int:
    packs.use(args.pack, args.game, args.lang)
    texts = registry.texts(args.game, args.lang)
    if not 1 <= args.games <= MOST_GAMES:
        raise Wrong("cli-bad-number", name="--games", least=1, most=MOST_GAMES)
    if args.jobs is not None and not 1 <= args.jobs <= 1024:
        raise Wrong("cli-bad-number", name="--jobs", least=1, most=1024)
    plans = plans_of(args)
    draw = drawer(args.plot) if args.plot else None
    began = time.perf_counter()
    tallies = played(plans, args.jobs or cores(), texts)
    seconds = time.perf_counter() - began
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(as_json(plans, tallies)), indent=2).decode())
    else:
        report(plans, tallies, texts)
    games = sum(plan.games for plan in plans)
    print(texts.say("cli-speed", games=games, seconds=number(seconds, texts), rate=round(games / seconds)), file=sys.stderr)
    if draw is not None:
        try:
            draw(args.plot, tallies, texts)
        except (OSError, ValueError) as error:
            raise Wrong("cli-cannot-write", path=args.plot, detail=str(error)) from None
        print(texts.say("cli-plot-saved", path=args.plot), file=sys.stderr)
    return 0


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def plans_of(args: Namespace) -> list[Plan]:
    game = registry.load(args.game)
    options = options_of(game, args.option)
    levels = levels_of(args.game, args.players)
    seed = args.seed if args.seed is not None else str(secrets.randbelow(10**9))
    plans = []
    for seats in seats_of(game, args.seats):
        if len(levels) > seats:
            raise Wrong("cli-too-many-players", players=len(levels), seats=seats)
        try:
            game.new(game.options(options), seats)
        except OptionError as error:
            raise wrong_option(error) from None
        plans.append(Plan(args.game, seats, tuple(levels), args.games, seed, options))
    return plans


def drawer(path: str) -> Any:
    """What draws the figure; asked for before the work, so that nobody waits for a message."""
    try:
        from ..lab.plot import draw, is_drawable
    except ImportError:
        raise Wrong("cli-no-matplotlib") from None
    if not is_drawable(path):
        raise Wrong("cli-bad-plot", path=path)
    return draw


def played(plans: list[Plan], jobs: int, texts: Texts) -> list[Tally]:
    tallies = [Tally(plan.seats) for plan in plans]
    screen = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
        transient=True,
    )
    with bar if screen.is_terminal else nullcontext():
        task = bar.add_task(texts.say("game-name"), total=sum(plan.games for plan in plans))
        for number, part in simulate(plans, jobs):
            tallies[number].merge(part)
            bar.update(task, advance=part.games)
    return tallies


def as_json(plans: list[Plan], tallies: list[Tally]) -> dict[str, Any]:
    first = plans[0]
    return {
        "game": first.game,
        "options": first.options,
        "seed": first.seed,
        "players": first.levels,
        "results": [result_of(tally) for tally in tallies],
    }


def result_of(tally: Tally) -> dict[str, Any]:
    return {
        "seats": tally.seats,
        "games": tally.games,
        "won_by_nobody": tally.unwon,
        "players": {level: line_of(tally.levels[level]) for level in sorted(tally.levels)},
        "by_seat": [line_of(line) for line in tally.by_seat],
        "decisions": {
            "mean": tally.mean_length,
            "median": tally.median,
            "least": min(tally.lengths),
            "most": max(tally.lengths),
        },
        "ends": dict(sorted(tally.ends.items())),
    }


def line_of(line: Line) -> dict[str, Any]:
    low, high = line.interval
    return {
        "held": line.held,
        "wins": line.wins,
        "share": line.share,
        "low": low,
        "high": high,
        "score": {"mean": line.mean, "sd": line.deviation},
    }
