"""Reckoning at a large table where another may be the Doppelgänger: villages drawn that fit what a seat knows, weighed by
what was said.

She may have swapped any two cards, and all that was seen later hangs on which: too many worlds to count for eight and more.
They are sampled, always in the same way for the same view, and no role that can lie somewhere is ever ruled out by not
having been drawn.
"""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Source
from ..moves import SLEEP
from ..night.acts import actions, choices
from ..night.calls import look_and_meet, resolve
from ..roles import ACTS, CENTRE, COPY, COPY_ACTION, KINDS, NO_ROLE, PLACES, WEREWOLF, WEREWOLVES
from ..seen.deals import Branch
from ..state import Village
from ..told.memory import agrees
from ..told.tales import Tale, made_up
from .hearsay import SHIFTY, Manners
from .weights import Weights

NEVER: Final = 0.001  # of all worlds, for what was not drawn


class Sample(Weights):
    """Villages, and what each of them weighs."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()
        self.dealt = [[0.0] * PLACES for _ in range(KINDS)]
        self.now = [[0.0] * PLACES for _ in range(KINDS)]

    def add(self, s: Village, weight: float) -> None:
        self.total += weight
        wolves = 0
        for place in [*range(s.seats), *range(CENTRE, PLACES)]:
            self.dealt[s.dealt[place]][place] += weight
            self.now[s.role_now(place)][place] += weight
            if place < CENTRE and s.role_tonight(place) == WEREWOLF:
                wolves += 1
        if wolves == 0:
            self.calm += weight

    def soften(self, s: Village, pins: list[int]) -> None:
        """Everything in play stays possible everywhere, but for cards the reader knows as dealt."""
        little = NEVER * self.total
        for place in [*range(s.seats), *range(CENTRE, PLACES)]:
            for role in range(KINDS):
                if s.counts[role] > 0:
                    self.now[role][place] += little
                    if pins[place] == NO_ROLE:
                        self.dealt[role][place] += little


def weigh(told: list[Tale], truth: list[Tale], me: int, manners: Manners, counts: list[int]) -> float:
    """How likely those people, having lived that night, would say what they said."""
    weight = 1.0
    for seat, tale in enumerate(told):
        if seat == me or tale.role == NO_ROLE:
            continue
        role = truth[seat].role
        here = manners.lie[role] * made_up(tale, len(told), counts)
        if agrees(tale, truth[seat]):
            trust = manners.honest[role]
            for _ in range(tale.turns):
                trust *= SHIFTY
            here += trust
        weight *= here
    return weight


def night(s: Village, me: int, known: list[int], branch: Branch, chance: Source) -> None:
    """A quick night after a deal: the reader as she did, the Doppelgänger as the branch says, all others at will."""
    s.planned = [
        choose(s, seat, first_choices(s, seat), known if seat == me else [], branch, chance) for seat in range(s.seats)
    ]
    look_and_meet(s)
    second = [
        choose(s, seat, second_choices(s, seat), known if seat == me else [], branch, chance) for seat in range(s.seats)
    ]
    resolve(s, second)


def first_choices(s: Village, seat: int) -> list[int]:
    dealt = s.dealt[seat]
    return actions(s.seats, seat, dealt) if ACTS[dealt] else choices(s, seat, COPY)


def second_choices(s: Village, seat: int) -> list[int]:
    return choices(s, seat, COPY_ACTION) or choices(s, seat, WEREWOLVES)


def choose(s: Village, seat: int, legal: list[int], known: list[int], branch: Branch, chance: Source) -> int:
    if not legal:
        return SLEEP
    for move in known:
        if move in legal:
            return move
    if seat == branch.who:
        planned = branch.look if s.copied == NO_ROLE else branch.act
        if planned in legal:
            return planned
    return legal[chance.below(len(legal))]
