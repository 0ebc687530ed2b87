"""What a narrator says by night for the roles in play: lines as ids of texts, each with the pause after it.

For voice and screen, and for people with cards of their own. The order is the engine's: both go by `roles.steps_of`.
"""

from __future__ import annotations

from random import SystemRandom

import msgspec

from ...kernel.texts import Texts
from .moves import ROLE
from .night.deal import Bag
from .options import DAY_MINUTES, WerewolfOptions, counts, warnings
from .roles import COPY, COPY_ACTION, COPY_MINION, KINDS, STEPS, WEREWOLVES, steps_of
from .state import Village

BREATH = 2  # seconds after a line nobody acts on
MINUTE = 60
SECONDS = 10


class Line(msgspec.Struct, frozen=True):
    """`text` is an id, `n` its number; `step` the call it belongs to, empty by day; `pause` in seconds."""

    text: str
    step: str
    pause: int
    n: int = 0


def script(counts: list[int], slot: int, lone_wolf: bool, cards: bool = False) -> list[Line]:
    """The lines of a night; `cards`: people play with cards on a table, which all nudge at the end."""
    steps = steps_of(counts)
    lines = [Line("narrate-close", "", BREATH)]
    for at, step in enumerate(steps):
        lines += call(step, slot, lone_wolf, stays_awake(steps, at))
    if cards:
        lines.append(Line("narrate-nudge", "", BREATH))
    return [*lines, Line("narrate-open", "", 0)]


def stays_awake(steps: list[int], at: int) -> bool:
    """The Doppelgänger keeps her eyes open from her look to her action, and to the thumbs of the Werewolves."""
    return steps[at] in (COPY, COPY_ACTION) and at + 1 < len(steps) and steps[at + 1] in (COPY_ACTION, COPY_MINION)


def call(step: int, slot: int, lone_wolf: bool, stays: bool) -> list[Line]:
    name = STEPS[step]
    lines = [f"narrate-{name}"]
    if step == WEREWOLVES and lone_wolf:
        lines.append("narrate-lone-wolf")
    spoken = [Line(text, name, BREATH) for text in lines[:-1]] + [Line(lines[-1], name, slot)]
    return spoken if stays else [*spoken, Line(f"narrate-{name}-end", name, BREATH)]


class Companion(msgspec.Struct, frozen=True):
    """What people with cards of their own need: which to shuffle, what to be warned of, all that is said, with pauses."""

    roles: list[str]
    warnings: list[str]
    lines: list[tuple[str, int]]


def companion(given: WerewolfOptions, seats: int, texts: Texts) -> Companion:
    """From closing eyes to pointing at somebody, in a language."""
    chosen = counts(given, seats) or drawn(seats)
    night = script(chosen, given.slot, given.lone_wolf, cards=True)
    return Companion(
        [f"{texts.value(ROLE, role, [])}" + (f" ×{n}" if n > 1 else "") for role, n in enumerate(chosen) if n > 0],
        [texts.say(f"warning-{warning}") for warning in warnings(chosen)],
        spoken([*night, *day(given.minutes or DAY_MINUTES[seats])], texts),
    )


def drawn(seats: int) -> list[int]:
    """A set from the bag."""
    chance = SystemRandom()
    bag = Bag()
    s = Village(seats)
    while len(bag.drawn) < KINDS:
        weights = bag.weights(s)
        bag.drawn.append(chance.choices(range(len(weights)), weights)[0])
    return bag.drawn


def day(minutes: int) -> list[Line]:
    last = [Line("narrate-seconds", "", SECONDS), Line("narrate-vote", "", 0)]
    if minutes == 1:
        return [Line("narrate-talk", "", MINUTE - SECONDS, 1), *last]
    talk = Line("narrate-talk", "", (minutes - 1) * MINUTE, minutes)
    return [talk, Line("narrate-minute", "", MINUTE - SECONDS), *last]


def spoken(lines: list[Line], texts: Texts) -> list[tuple[str, int]]:
    """The same in a language: what is said, and the pause after it."""
    return [(" ".join(texts.say(line.text, n=line.n).split()), line.pause) for line in lines]
