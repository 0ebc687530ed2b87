"""What a Doppelgänger may have done: whom she copied, as what, and which cards she moved; and what she can tell of it."""

from __future__ import annotations

from typing import Final

from ..roles import (
    ACTS,
    CENTRE,
    DRUNK,
    INSOMNIAC,
    KINDS,
    MASON,
    MINION,
    NO_ROLE,
    ROBBER,
    SEER,
    TROUBLEMAKER,
    WEREWOLF,
)
from ..told.tales import UNSAID, Tale
from .hearsay import looks_at
from .moving import swaps

JOINED: Final[list[int]] = [WEREWOLF, MASON]  # groups whose members see each other


class Copy:
    """`who` copied `role` from `target`, or from whoever has it (NOBODY); how likely that is."""

    __slots__ = ("role", "share", "target", "who")

    def __init__(self, who: int, target: int, role: int, share: float) -> None:
        self.who = who
        self.target = target
        self.role = role
        self.share = share


def idle_share(role: int, seats: int) -> float:
    """How likely who copies that role moves no card."""
    if role == ROBBER:
        return 1.0 / seats
    if role == TROUBLEMAKER:
        return 1.0 / swaps(seats)
    return 0.0 if role == DRUNK else 1.0


def joined(seats: int, group: int, fellows: list[int]) -> list[Copy]:
    """All ways in which one of these belongs to a group by having copied it."""
    look = 1.0 / (seats - 1)
    return [Copy(who, target, group, look) for who in fellows for target in range(seats) if target != who]


def told_by(tale: Tale, who: int, seats: int) -> list[Copy]:
    """All ways in which that tale is true of a Doppelgänger who moved no card; `share` also that she did what she tells."""
    found: list[Copy] = []
    for target in range(seats):
        for role in range(KINDS):
            if target != who and tells(tale, who, role, []):
                rest = [look for look in tale.saw if look != (target, role)]
                share = idle_share(role, seats) / (seats - 1)
                if role == SEER:
                    share *= 0.0 if tale.idle and rest else looks_at(rest, tale.idle, seats)
                elif rest:
                    share = 0.0
                if share > 0:
                    found.append(Copy(who, target, role, share))
    return found


def tells(tale: Tale, who: int, role: int, swap: list[tuple[int, int]]) -> bool:
    """Whether who copied that role and swapped those cards could tell so, looks apart."""
    if tale.took != UNSAID and (role != ROBBER or swap != [(who, tale.took)]):
        return False
    if tale.one != UNSAID and (role != TROUBLEMAKER or swap != [(min(tale.one, tale.other), max(tale.one, tale.other))]):
        return False
    if tale.drank != UNSAID and (role != DRUNK or swap != [(who, CENTRE + tale.drank)]):
        return False
    if tale.idle and ACTS[role] and (swap or role == DRUNK):
        return False
    if tale.woke != NO_ROLE and role != INSOMNIAC:
        return False
    return tale.group in (NO_ROLE, role) or (tale.group == WEREWOLF and role == MINION)


def looks_in(tale: Tale) -> list[int]:
    """The places where a Seer or a Robber saw a card, or says so."""
    return [*[place for place, _ in tale.saw], *([tale.took] if tale.took >= 0 else [])]
