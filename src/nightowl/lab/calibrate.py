"""Trials of a game's balance, in many processes; what is done is kept in a file, so that a run can be taken up again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path

import msgspec

from .. import registry
from ..kernel.trial import Balance, Sample, Trial
from .simulate import leave_interrupts

SHARE = 20  # games a part


class OtherRun(Exception):
    """The file belongs to a run with other cards, or other seeds."""


@dataclass
class Progress:
    """What has been counted by trial, and up to which game; for these cards and this seed."""

    game: str
    content: str
    seed: str
    samples: dict[str, Sample] = field(default_factory=dict)


def balance(game: str) -> Balance:
    """KeyError for a game that states no trials."""
    found: Balance | None = registry.balance(game)
    if found is None:
        raise KeyError(game)
    return found


def start(game: str, seed: str, path: Path | None) -> Progress:
    """A new run, or the one that lies in the file."""
    new = Progress(game, registry.load(game).content, seed)
    if path is None or not path.exists():
        return new
    kept = msgspec.json.decode(path.read_bytes(), type=Progress)
    if (kept.game, kept.content, kept.seed) != (new.game, new.content, new.seed):
        raise OtherRun(str(path))
    return kept


def keep(progress: Progress, path: Path) -> None:
    """Whole or not at all: a run stopped while writing loses nothing."""
    part = path.with_suffix(path.suffix + ".part")
    part.write_bytes(msgspec.json.format(msgspec.json.encode(asdict(progress)), indent=1))
    part.replace(path)


Part = tuple[str, str, Trial, int, int]


def left(progress: Progress, games: int) -> list[Part]:
    """What is still to be played, trial by trial in turns, so that all grow alike."""
    parts: list[tuple[int, Part]] = []
    for trial in balance(progress.game).trials:
        done = progress.samples.setdefault(trial.name, Sample()).games
        for at in range(done, games, SHARE):
            parts.append((at, (progress.game, progress.seed, trial, at, min(at + SHARE, games))))
    return [part for _, part in sorted(parts, key=lambda entry: entry[0])]


def calibrate(progress: Progress, games: int, jobs: int) -> Iterator[int]:
    """Go on until every trial has that many games; yields how many more were played."""
    parts = left(progress, games)
    with get_context("spawn").Pool(jobs, leave_interrupts) as pool:
        # In order: what is kept is always the first games of a trial.
        for (_, _, trial, first, last), sample in zip(parts, pool.imap(play_part, parts), strict=True):
            progress.samples[trial.name].merge(sample)
            yield last - first


def play_part(part: Part) -> Sample:
    game, seed, trial, first, last = part
    total = Sample()
    for number in range(first, last):
        total.merge(balance(game).play(trial, f"{seed}/{trial.name}/{number}"))
    return total
