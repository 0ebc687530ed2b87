"""What was said by day: everybody's tale put together from small sentences, and whom all blame, trust and call on."""

from __future__ import annotations

from typing import Final

from ....kernel.story import Event, EventKind
from ..moves import (
    ACCUSE,
    ANNOUNCE,
    CALL_ON,
    CIRCLE_KIND,
    CLAIM,
    CLAIM_DRANK,
    CLAIM_FELLOW,
    CLAIM_IDLE,
    CLAIM_NONE,
    CLAIM_ROBBED,
    CLAIM_SAW,
    CLAIM_SAW_CENTRE,
    CLAIM_SWAPPED,
    CLAIM_WOKE,
    DAWN,
    GROUPS,
    SAID,
    TRUST,
)
from ..roles import CENTRE
from .tales import Tale


def _said(base: int) -> int:
    """The number of the event that tells a move."""
    event = SAID[base]
    assert event is not None
    return event.index


S_CLAIM: Final = _said(CLAIM.base)
S_SAW: Final = _said(CLAIM_SAW.base)
S_SAW_CENTRE: Final = _said(CLAIM_SAW_CENTRE.base)
S_ROBBED: Final = _said(CLAIM_ROBBED.base)
S_SWAPPED: Final = _said(CLAIM_SWAPPED.base)
S_DRANK: Final = _said(CLAIM_DRANK.base)
S_WOKE: Final = _said(CLAIM_WOKE.base)
S_FELLOW: Final = _said(CLAIM_FELLOW.base)
S_NONE: Final = _said(CLAIM_NONE.base)
S_IDLE: Final = _said(CLAIM_IDLE.base)
S_ACCUSE: Final = _said(ACCUSE.base)
S_TRUST: Final = _said(TRUST.base)
S_ANNOUNCE: Final = _said(ANNOUNCE.base)
S_CALL_ON: Final = _said(CALL_ON.base)
S_CIRCLE: Final = _said(CIRCLE_KIND.base)


class Heard:
    """All that was said up to an event. To read now, not to keep: it grows with the story."""

    __slots__ = ("asked", "blame", "calls", "circle", "claims", "done", "told", "until")

    def __init__(self, seats: int, until: Event | None) -> None:
        self.until = until
        self.told = [Tale() for _ in range(seats)]
        self.claims = 0  # how many sentences the tales are made of
        self.blame: list[tuple[int, int]] = []  # who accuses, or names for the vote, whom
        self.asked: list[bool] = [False] * seats  # who was asked to speak
        self.calls: list[int] = [0] * seats  # how often each asked somebody to speak
        self.done: list[list[int]] = [[] for _ in range(seats)]  # what each has said of others
        self.circle = 0  # how many want to vote in a circle

    def hear(self, event: Event) -> None:
        index = event.kind.index
        facts = event.facts
        if S_CLAIM <= index <= S_IDLE:
            self.claims += 1
            tale = self.told[facts[0]]
            if index == S_CLAIM and tale.claimed != facts[1]:
                tale.rivals = 0
                for other in self.told:
                    tale.rivals += other.claimed == facts[1]
            tell(tale, index, facts)
            tale.role = tale.implied()
        elif index == S_CALL_ON:
            self.asked[facts[1]] = True
            self.calls[facts[0]] += 1
            self.done[facts[0]].append(ANNOUNCE.base + facts[1])
        elif index == S_CIRCLE:
            self.circle += 1
            self.done[facts[0]].append(CIRCLE_KIND.base)
        elif index == S_TRUST:
            self.done[facts[0]].append(TRUST.base + facts[1])
        elif index in (S_ACCUSE, S_ANNOUNCE):
            self.blame.append((facts[0], facts[1]))
            self.done[facts[0]].append((ACCUSE if index == S_ACCUSE else ANNOUNCE).base + facts[1])


_last: Final[list[Heard]] = [Heard(0, None)]


def heard(story: tuple[Event, ...], seats: int) -> Heard:
    """A story only grows, and by day all hear the same: what follows an event that was heard is all that is new."""
    found = _last[0]
    dawn: EventKind = DAWN
    at = len(story) - 1
    while at >= 0 and story[at] is not found.until and story[at].kind is not dawn:
        at -= 1
    if at < 0 or story[at] is not found.until:
        found = Heard(seats, story[at] if at >= 0 else None)
        _last[0] = found
    for after in range(at + 1, len(story)):
        found.hear(story[after])
    if story:
        found.until = story[-1]
    return found


def tales(story: tuple[Event, ...], seats: int) -> list[Tale]:
    """What everybody says of its night so far."""
    return heard(story, seats).told


def tell(tale: Tale, index: int, facts: tuple[int, ...]) -> None:
    """One more sentence of a tale."""
    if index == S_CLAIM:
        tale.claims(facts[1])
    elif index == S_SAW:
        tale.sees(facts[1], facts[2])
    elif index == S_SAW_CENTRE:
        tale.sees(CENTRE + facts[1], facts[2])
    elif index == S_ROBBED:
        tale.took, tale.face = facts[1], facts[2]
    elif index == S_SWAPPED:
        tale.one, tale.other = facts[1], facts[2]
    elif index == S_DRANK:
        tale.drank = facts[1]
    elif index == S_WOKE:
        tale.woke = facts[1]
    elif index == S_FELLOW:
        tale.meets(GROUPS[facts[1]], facts[2])
    elif index == S_NONE:
        tale.group, tale.alone, tale.fellows = GROUPS[facts[1]], True, []
    else:
        tale.idle = True
