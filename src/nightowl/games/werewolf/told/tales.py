"""A tale: what a seat says, or knows, of its night. And what a made-up one is worth."""

from __future__ import annotations

from typing import Final

from ..roles import (
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


class Tale:
    """The last word on each thing counts; `turns` is how often the seat has claimed another role than before."""

    __slots__ = (
        "alone",
        "claimed",
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
        self.role = NO_ROLE  # claimed, or implied by what is told
        self.claimed = NO_ROLE
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
        if self.claimed not in (NO_ROLE, role):
            self.turns += 1
            self.forget()
        self.claimed = role

    def sees(self, place: int, face: int) -> None:
        self.saw = [look for look in self.saw if look[0] != place]
        self.saw.append((place, face))

    def meets(self, group: int, fellow: int) -> None:
        if self.group != group:
            self.group, self.fellows = group, []
        self.alone = False
        if fellow not in self.fellows:
            self.fellows.append(fellow)

    def implied(self) -> int:
        """The role that is claimed, or else the one whose night is told."""
        if self.claimed != NO_ROLE:
            return self.claimed
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
