"""Trials of a game's balance, in many processes; what is done is kept in a file, so that a run can be taken up again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path

import msgspec

from .. import registry
from ..kernel.trial import Balance, Sample, Trial
from .simulate import leave_interrupts

SHARE = 4  # games a part


class OtherRun(Exception):
    """The file belongs to a run with other cards, bots or seeds."""


@dataclass
class Progress:
    """What has been counted by trial, and up to which game; for these cards, these bots and this seed."""

    game: str
    content: str
    level: str
    seed: str
    samples: dict[str, Sample] = field(default_factory=dict)


def balance(game: str) -> Balance:
    """KeyError for a game that states no trials."""
    found: Balance | None = registry.balance(game)
    if found is None:
        raise KeyError(game)
    return found


def start(game: str, level: str, seed: str, path: Path | None) -> Progress:
    """A new run, or the one that lies in the file."""
    new = Progress(game, registry.load(game).content, level, seed)
    if path is None or not path.exists():
        return new
    kept = msgspec.json.decode(path.read_bytes(), type=Progress)
    if (kept.game, kept.content, kept.level, kept.seed) != (new.game, new.content, new.level, new.seed):
        raise OtherRun(str(path))
    return kept


def keep(progress: Progress, path: Path) -> None:
    """Whole or not at all: a run stopped while writing loses nothing."""
    part = path.with_suffix(path.suffix + ".part")
    part.write_bytes(msgspec.json.format(msgspec.json.encode(asdict(progress)), indent=1))
    part.replace(path)


Part = tuple[str, str, str, Trial, int, int]


def chosen(game: str, words: Sequence[str]) -> list[Trial]:
    """The trials with any of these words in their names; all without words."""
    return [trial for trial in balance(game).trials if not words or any(word in trial.name for word in words)]


def begun(progress: Progress) -> list[Trial]:
    """The trials of which games have been played."""
    return [it for it in balance(progress.game).trials if it.name in progress.samples and progress.samples[it.name].games]


def left(progress: Progress, games: int, words: Sequence[str]) -> list[Part]:
    """What is still to be played, trial by trial in turns, so that all grow alike."""
    parts: list[tuple[int, Part]] = []
    for trial in chosen(progress.game, words):
        done = progress.samples.setdefault(trial.name, Sample()).games
        for at in range(done, games, SHARE):
            parts.append((at, (progress.game, progress.level, progress.seed, trial, at, min(at + SHARE, games))))
    return [part for _, part in sorted(parts, key=lambda entry: entry[0])]


def calibrate(progress: Progress, games: int, jobs: int, words: Sequence[str] = ()) -> Iterator[int]:
    """Go on until every chosen trial has that many games; yields how many more were played."""
    parts = left(progress, games, words)
    with get_context("spawn").Pool(jobs, leave_interrupts) as pool:
        # In order: what is kept is always the first games of a trial.
        for (_, _, _, trial, first, last), sample in zip(parts, pool.imap(play_part, parts), strict=True):
            progress.samples[trial.name].merge(sample)
            yield last - first


def play_part(part: Part) -> Sample:
    game, level, seed, trial, first, last = part
    total = Sample()
    for number in range(first, last):
        total.merge(balance(game).play(trial, level, f"{seed}/{trial.name}/{number}"))
    return total
