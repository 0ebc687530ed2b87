"""Law 6, non-interference: what a seat receives depends on what it observed and on nothing else.

A twin world answers anew the chance and secret moves the seat did not observe; as long as it observes the same, every byte
sent to it must be the same. Neither `view` nor `imagine` takes part in making twins: only `Charter.sees` does.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import msgspec

from .chance import Source
from .charter import Charter
from .game import Game
from .walk import Step, moves_of_all, walk
from .wire import refusal, show

PROBES = 24  # moves tried for the answers they get
TRIES = 40  # moves a twin tries before it sticks to what the first world did
QUIET = 60  # unobserved moves in a row before a twin is given up


class Leak(AssertionError):
    """Two worlds the seat cannot tell apart, and the bytes that tell them apart."""

    def __init__(self, observer: int | None, one: bytes, other: bytes) -> None:
        at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
        around = slice(max(0, at - 60), at + 60)
        super().__init__(f"seat {observer} can tell: {one[around]!r} or {other[around]!r}")


class Forgotten(AssertionError):
    """A view is the whole memory of a player: what she observed must be in it."""


class Compared:
    """How many moments were compared, and at how many of them the worlds really differed."""

    def __init__(self) -> None:
        self.moments = 0
        self.different = 0


def received(game: Game[Any], s: Any, observer: int | None, probes: list[int]) -> bytes:
    """Every byte that seat could be sent now: its view, its hints, and the answers to moves it may not make."""
    view = game.view(s, observer)
    sent: list[Any] = [show(game, view)]
    if observer is not None:
        sent.append(game.hints(view))
        sent.append([refusal(game, s, observer, move) for move in probes])
    return msgspec.json.encode(sent)


class _First:
    """The first world, cut into what the observer could tell: `steps[k]` lead from its k-th observation to the next."""

    def __init__(
        self, game: Game[Any], charter: Charter, steps: list[Step], observer: int | None, probes: list[int]
    ) -> None:
        self.history: list[Hashable] = []
        self.steps: list[list[Step]] = [[]]
        self.sent = [received(game, steps[0].before, observer, probes)]
        for step in steps:
            saw = charter.sees(step.before, step.seat, step.move, step.after, observer)
            self.steps[-1].append(step)
            bytes_now = received(game, step.after, observer, probes)
            if saw is None:
                if bytes_now != self.sent[-1]:
                    raise Leak(observer, self.sent[-1], bytes_now)
                continue
            if bytes_now in self.sent:
                raise Forgotten(f"seat {observer} observed {saw!r} and its view forgot it")
            self.history.append(saw)
            self.steps.append([])
            self.sent.append(bytes_now)


def compare(
    game: Game[Any], charter: Charter, options: Any, seats: int, observer: int | None, source: Source, twins: int = 2
) -> Compared:
    """Play a game, then live twins of it as far as the observer cannot tell; Leak if it can."""
    start = game.new(options, seats)
    steps = list(walk(game, start, source))
    probes = [source.below(game.moves.size) for _ in range(PROBES)]
    first = _First(game, charter, steps, observer, probes)
    compared = Compared()
    for _ in range(twins):
        _live(game, charter, game.new(options, seats), first, observer, source, probes, compared)
    return compared


def _live(
    game: Game[Any],
    charter: Charter,
    s: Any,
    first: _First,
    observer: int | None,
    source: Source,
    probes: list[int],
    compared: Compared,
) -> None:
    seen = 0
    quiet = 0
    while seen < len(first.history) and quiet < QUIET:
        planned = first.steps[seen][min(quiet, len(first.steps[seen]) - 1)]
        found = None
        for seat, move in _candidates(game, s, planned, source):
            after, _ = game.apply(s, seat, move)
            saw = charter.sees(s, seat, move, after, observer)
            if saw is None or saw == first.history[seen]:
                found = (after, saw)
                break
        if found is None:
            return
        s = found[0]
        quiet = quiet + 1 if found[1] is None else 0
        seen += found[1] is not None
        bytes_now = received(game, s, observer, probes)
        if bytes_now != first.sent[seen]:
            raise Leak(observer, first.sent[seen], bytes_now)
        compared.moments += 1
        compared.different += charter.gist(s) != charter.gist(first.steps[seen][0].before if first.steps[seen] else s)


def _candidates(game: Game[Any], s: Any, planned: Step, source: Source) -> list[tuple[int, int]]:
    """Moves to try: half the time anything anybody could do, else and at last what was done in the first world."""
    same = [(planned.seat, planned.move)] if planned.move in game.legal(s, planned.seat) else []
    others = moves_of_all(game, s)
    tries = [others.pop(source.below(len(others))) for _ in range(min(TRIES, len(others)))]
    return tries + same if source.below(2) else same + tries
