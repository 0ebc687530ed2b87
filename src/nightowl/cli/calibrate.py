"""`nightowl calibrate`: how balanced a game's cards are, by many games among good bots; a run can be taken up again."""

from __future__ import annotations

import sys
from argparse import Namespace
from contextlib import nullcontext
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from .. import registry
from ..kernel.texts import Texts
from ..lab.calibrate import OtherRun, calibrate, chosen, keep, start
from ..lab.calibrate import Progress as Run
from ..lab.findings import Finding, cards_found, sides_found, trials_found
from . import packs
from .report import percent
from .simulate import MOST_GAMES, cores
from .wrong import Wrong

BETWEEN = 60  # games after which what is done is kept


def run(args: Namespace, _: Texts) -> int:
    packs.use(args.pack, args.game, args.lang)
    texts = registry.texts(args.game, args.lang)
    if not 1 <= args.games <= MOST_GAMES:
        raise Wrong("cli-bad-number", name="--games", least=1, most=MOST_GAMES)
    if args.jobs is not None and not 1 <= args.jobs <= 1024:
        raise Wrong("cli-bad-number", name="--jobs", least=1, most=1024)
    stated = registry.balance(args.game)
    if stated is None:
        raise Wrong("cli-no-trials", game=args.game)
    level = args.level or stated.levels[0]
    if level not in stated.levels:
        raise Wrong("cli-no-trial-level", level=level, levels=", ".join(stated.levels))
    words = [word.strip() for word in args.trials.split(",") if word.strip()] if args.trials else []
    if not chosen(args.game, words):
        raise Wrong("cli-no-such-trial", given=args.trials, trials=", ".join(trial.name for trial in stated.trials))
    path = Path(args.keep) if args.keep else None
    try:
        progress = start(args.game, level, args.seed or "nightowl", path)
    except OtherRun:
        raise Wrong("cli-other-run", path=args.keep) from None
    except (OSError, ValueError) as error:
        raise Wrong("cli-cannot-read", path=args.keep, detail=str(error)) from None
    play(progress, args.games, args.jobs or cores(), path, texts, words)
    findings = [*trials_found(progress), *sides_found(progress), *cards_found(progress)]
    show(findings, progress, texts)
    if args.docs:
        from ..lab.findings_page import write

        try:
            for written in write(Path(args.docs), progress):
                print(texts.say("cli-plot-saved", path=str(written)), file=sys.stderr)
        except (OSError, ValueError) as error:
            raise Wrong("cli-cannot-write", path=args.docs, detail=str(error)) from None
    return 0 if all(finding.is_met for finding in findings) else 1


def play(progress: Run, games: int, jobs: int, path: Path | None, texts: Texts, words: list[str]) -> None:
    """Shows how far it is; what is done is kept now and then, and when somebody stops it."""
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=screen, transient=True)
    trials = chosen(progress.game, words)
    done = sum(min(games, progress.samples[it.name].games) for it in trials if it.name in progress.samples)
    with bar if screen.is_terminal else nullcontext():
        task = bar.add_task(texts.say("game-name"), total=games * len(trials), completed=done)
        since = 0
        try:
            for more in calibrate(progress, games, jobs, words):
                bar.update(task, advance=more)
                since += more
                if path is not None and since >= BETWEEN:
                    keep(progress, path)
                    since = 0
        finally:
            if path is not None:
                keep(progress, path)


def show(findings: list[Finding], progress: Run, texts: Texts) -> None:
    screen = Console(highlight=False)
    games = max(sample.games for sample in progress.samples.values())
    head = texts.say("cli-calibrated", game=texts.say("game-name"), games=games, level=progress.level, seed=progress.seed)
    screen.print(head, style="bold", markup=False)
    made = Table(box=SIMPLE_HEAD if screen.is_terminal else None, pad_edge=False)
    for column in ("what", "found", "interval", "wanted", "met"):
        made.add_column(texts.say(f"cli-column-{column}"), justify="left" if column == "what" else "right")
    for finding in findings:
        low, high = finding.interval
        said = texts.say("cli-met" if finding.is_met else "cli-not-met")
        between = f"{percent(low, texts)}–{percent(high, texts)}"
        made.add_row(finding.what, percent(finding.found, texts), between, finding.wanted_text, said)
    screen.print(made)
