"""What a narrator says by night for the roles in play: lines as ids of texts, each with the pause after it.

For voice and screen, and for people with cards of their own. The order is the engine's: both go by `roles.steps_of`.
"""

from __future__ import annotations

import msgspec

from ...kernel.texts import Texts
from .roles import COPY, COPY_ACTION, COPY_MINION, STEPS, WEREWOLVES, steps_of

BREATH = 2  # seconds after a line nobody acts on


class Line(msgspec.Struct, frozen=True):
    """`text` is an id; `step` the call it belongs to, empty before and after the night; `pause` in seconds."""

    text: str
    step: str
    pause: int


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


def spoken(lines: list[Line], texts: Texts) -> list[tuple[str, int]]:
    """The same in a language: what is said, and the pause after it."""
    return [(texts.say(line.text), line.pause) for line in lines]
