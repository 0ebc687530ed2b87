"""What each seat says of its night, put together from small sentences: its tale. And what a made-up one is worth."""

from __future__ import annotations

from typing import Final

from ...kernel.story import Event
from .moves import (
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
    GROUPS,
    SAID,
)
from .roles import (
    CENTRE,
    DOPPELGANGER,
    DRUNK,
    HUNTER,
    INSOMNIAC,
    KINDS,
    MASON,
    MINION,
    NO_ROLE,
    ROBBER,
    SEER,
    TANNER,
    TROUBLEMAKER,
    VILLAGER,
    WEREWOLF,
)

LIKED: Final[list[float]] = [1.0] * KINDS  # how liars like to be each role
LIKED[WEREWOLF], LIKED[MINION], LIKED[MASON], LIKED[TANNER], LIKED[DOPPELGANGER] = 0.15, 0.1, 0.2, 0.1, 0.4
LIKED[VILLAGER] = LIKED[HUNTER] = LIKED[DRUNK] = LIKED[TROUBLEMAKER] = 1.6
SHUNNED: Final = 0.3
UNSAID: Final = -2
IDLE: Final = -1  # the seat says it did nothing


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


class Tale:
    """The last word on each thing counts; `turns` is how often the seat has claimed another role than before."""

    __slots__ = (
        "alone",
        "copied",
        "drank",
        "face",
        "fellows",
        "group",
        "idle",
        "one",
        "other",
        "rivals",
        "role",
        "saw",
        "target",
        "took",
        "turns",
        "woke",
    )

    def __init__(self) -> None:
        self.turns = 0
        self.rivals = 0  # how many others had claimed that role before
        self.forget()

    def forget(self) -> None:
        self.role = NO_ROLE
        self.saw: list[tuple[int, int]] = []  # place and face
        self.took = UNSAID  # whose card, and its face
        self.face = NO_ROLE
        self.one = UNSAID  # whose cards were swapped
        self.other = UNSAID
        self.drank = UNSAID  # which card in the centre
        self.woke = NO_ROLE  # one's own card at the end
        self.group = NO_ROLE  # whom one met: Werewolves or Masons
        self.fellows: list[int] = []
        self.alone = False
        self.idle = False
        self.target = UNSAID  # a Doppelgänger's own memory: whom she copied, and as what
        self.copied = NO_ROLE

    def claims(self, role: int) -> None:
        """A new role makes a new tale."""
        if self.role not in (NO_ROLE, role):
            self.turns += 1
            self.forget()
        self.role = role

    def sees(self, place: int, face: int) -> None:
        self.saw = [look for look in self.saw if look[0] != place]
        self.saw.append((place, face))

    def implied(self) -> int:
        """The role whose night is told, where none is claimed."""
        if self.role != NO_ROLE:
            return self.role
        if self.saw:
            return SEER
        if self.took != UNSAID:
            return ROBBER
        if self.one != UNSAID:
            return TROUBLEMAKER
        if self.drank != UNSAID:
            return DRUNK
        if self.woke != NO_ROLE:
            return INSOMNIAC
        return self.group


class Heard:
    """What was said up to an event. A story only grows, so the same event always comes after the same ones."""

    __slots__ = ("told", "until")

    def __init__(self, until: Event | None, told: list[Tale]) -> None:
        self.until = until
        self.told = told


_last: Final = Heard(None, [])  # all seats hear the same, and not every sentence adds to it


def tales(story: tuple[Event, ...], seats: int) -> list[Tale]:
    """What everybody has said so far. To read, not to change."""
    until = last_claim(story)
    if until is None or _last.until is not until or len(_last.told) != seats:
        _last.told = put_together(story, seats)
        _last.until = until
    return _last.told


def last_claim(story: tuple[Event, ...]) -> Event | None:
    for at in range(len(story) - 1, -1, -1):
        event = story[at]
        if S_CLAIM <= event.kind.index <= S_IDLE:
            return event
    return None


def put_together(story: tuple[Event, ...], seats: int) -> list[Tale]:
    told = [Tale() for _ in range(seats)]
    for event in story:
        index = event.kind.index
        if index < S_CLAIM or index > S_IDLE:
            continue
        facts = event.facts
        tale = told[facts[0]]
        if index == S_CLAIM and tale.role != facts[1]:
            tale.rivals = 0
            for other in told:
                tale.rivals += other.role == facts[1]
        hear(tale, index, facts)
    for tale in told:
        tale.role = tale.implied()
    return told


def hear(tale: Tale, index: int, facts: tuple[int, ...]) -> None:
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
        meets(tale, GROUPS[facts[1]], facts[2])
    elif index == S_NONE:
        tale.group, tale.alone, tale.fellows = GROUPS[facts[1]], True, []
    else:
        tale.idle = True


def meets(tale: Tale, group: int, fellow: int) -> None:
    if tale.group != group:
        tale.group, tale.fellows = group, []
    tale.alone = False
    if fellow not in tale.fellows:
        tale.fellows.append(fellow)


def made_up(tale: Tale, seats: int, counts: list[int]) -> float:
    """How likely a liar comes up with exactly this tale: a role, and details, each one of many.

    Liars like roles without proof, and shun what somebody has claimed already; who really is that role has no choice.
    """
    others = seats - 1
    kinds = 0
    liked = 0.0
    for role in range(KINDS):
        if counts[role] > 0:
            kinds += 1
            liked += LIKED[role]
    chance = LIKED[tale.role] / liked
    if tale.rivals >= counts[tale.role]:
        chance *= SHUNNED
    for place, _ in tale.saw:
        chance /= (others if place < CENTRE else 3) * kinds
    if tale.took != UNSAID:
        chance /= others * kinds
    if tale.one != UNSAID:
        chance *= 2.0 / (others * (others - 1))
    if tale.drank != UNSAID:
        chance /= 3
    if tale.woke != NO_ROLE:
        chance /= 2
    for _ in tale.fellows:
        chance /= others
    if tale.alone or tale.idle:
        chance /= 2
    return chance
