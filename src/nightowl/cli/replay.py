"""`nightowl replay`: a recorded game step by step, as a spectator or one seat saw it."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from .. import registry
from ..kernel.game import Game
from ..kernel.record import Record, RecordError
from ..kernel.replay import Misfit, Position, positions
from ..kernel.story import Event
from ..kernel.texts import Texts
from . import packs
from .files import read
from .screen import Screen
from .verify import damage, misfit_text
from .wrong import Wrong


class Step:
    """A position worth a look: something has happened that this reader learns."""

    def __init__(self, state: Any, events: list[Event]) -> None:
        self.state = state
        self.events = events


def run(args: Namespace, texts: Texts) -> int:
    try:
        record = Record.decode(read(args.file))
    except RecordError as error:
        print(damage(error, texts))
        return 2 if error.entry is None and error.reason != "chain" else 1
    name = record.header.game
    if name not in registry.games():
        raise Wrong("cli-replay-unknown-game", game=name, games=", ".join(registry.games()))
    packs.use(args.pack, name, args.lang)
    texts = registry.texts(name, args.lang)
    seat = seat_of(args.seat, len(record.header.seats))
    try:
        found = positions(registry.load(name), record)
    except Misfit as misfit:
        print(misfit_text(misfit, texts))
        return 1
    steps = steps_of(found, seat)
    if args.to is not None and not 0 <= args.to < len(steps):
        raise Wrong("cli-bad-number", name="--to", least=0, most=len(steps) - 1)
    Replay(Screen(texts, args.plain), registry.load(name), record, steps, seat).go(args.to, args.step)
    return 0


def seat_of(given: int | None, seats: int) -> int | None:
    if given is not None and not 1 <= given <= seats:
        raise Wrong("cli-bad-number", name="--seat", least=1, most=seats)
    return None if given is None else given - 1


def steps_of(found: list[Position], seat: int | None) -> list[Step]:
    """The start, then every position after which the reader knows more, then the last."""
    steps = [Step(found[0].state, [])]
    waiting = False
    for position in found[1:]:
        events = [event for event in position.events if event.is_for(seat)]
        waiting = not events
        if events:
            steps.append(Step(position.state, events))
    if waiting:
        steps.append(Step(found[-1].state, []))
    return steps


class Replay:
    def __init__(self, screen: Screen, game: Game[Any], record: Record, steps: list[Step], seat: int | None) -> None:
        self.screen = screen
        self.game = game
        self.names = record.header.seats
        self.steps = steps
        self.seat = seat

    def go(self, to: int | None, step: bool) -> None:
        if not self.screen.is_live and not step:
            for at in range(len(self.steps) if to is None else to + 1):
                self.show(at)
            return
        at = to or 0
        while True:
            self.show(at)
            wish = self.wish(at)
            if wish is None:
                return
            at = wish

    def show(self, at: int) -> None:
        screen, step = self.screen, self.steps[at]
        screen.line()
        screen.say("cli-step", style="bold", at=at, last=len(self.steps) - 1)
        for event in step.events:
            screen.line(screen.texts.event(event, self.names))
        screen.view(self.game, self.game.view(step.state, self.seat), self.names)

    def wish(self, at: int) -> int | None:
        """Where to go from here; None: away."""
        last = len(self.steps) - 1
        while True:
            word = self.screen.ask(self.screen.texts.say("cli-replay-prompt", last=last))
            if word is None or word.lower() == "q":
                return None
            if word == "" and at < last:
                return at + 1
            if word.lower() == "b" and at > 0:
                return at - 1
            if word.isdecimal() and int(word) <= last:
                return int(word)
            if word == "":
                self.screen.say("cli-replay-last")
            elif word.lower() == "b":
                self.screen.say("cli-replay-first")
            else:
                self.screen.say("cli-replay-what", word=word, last=last)
