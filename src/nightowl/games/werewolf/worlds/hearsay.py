"""How far talk is believed: what a tale pins down if it is true, and how often each role lies."""

from __future__ import annotations

from typing import Final

from ..roles import (
    CENTRE,
    CENTRE_CARDS,
    DOPPELGANGER,
    DRUNK,
    INSOMNIAC,
    KINDS,
    MINION,
    NO_ROLE,
    ROBBER,
    SEER,
    TANNER,
    TROUBLEMAKER,
    WEREWOLF,
)
from ..told.tales import UNSAID, Tale, made_up
from .moving import swaps
from .sharing import Shares

SHIFTY: Final = 0.3  # what is left of trust each time a seat claims another role


class Manners:
    """How often who was dealt a role tells the truth about its night, and how often it makes something up."""

    __slots__ = ("honest", "known", "lie", "oddest")

    def __init__(self, village: float) -> None:
        """`village`: how often a villager lies, who has no reason to; a Robber or an Insomniac may have become a wolf."""
        self.lie: list[float] = [village] * KINDS
        self.lie[ROBBER] = 0.25
        self.lie[INSOMNIAC] = 0.1
        self.lie[DOPPELGANGER] = 0.5
        self.lie[WEREWOLF] = 0.97
        self.lie[MINION] = 0.95
        self.lie[TANNER] = 0.8
        self.oddest = village
        self.known: dict[int, Shares] = {}  # answers kept for the next time
        self.honest: list[float] = [1.0 - lie for lie in self.lie]


WARY: Final = Manners(0.02)  # nothing that can be is ruled out
TRUSTING: Final = Manners(0.0)  # villagers tell the truth: far fewer worlds


def fits_role(tale: Tale) -> bool:
    """Whether a player of the claimed role could have had such a night at all. The Doppelgänger may have had any."""
    role = tale.role
    if role == DOPPELGANGER:
        return True
    if tale.saw and role not in (SEER, WEREWOLF):
        return False
    if (tale.took != UNSAID and role != ROBBER) or (tale.one != UNSAID and role != TROUBLEMAKER):
        return False
    if (tale.drank != UNSAID and role != DRUNK) or (tale.woke >= 0 and role != INSOMNIAC):
        return False
    if tale.idle and (tale.saw or tale.took != UNSAID or tale.one != UNSAID or role == DRUNK):
        return False
    return tale.group < 0 or role == tale.group or (tale.group == WEREWOLF and role == MINION)


def looks_at(saw: list[tuple[int, int]], idle: bool, seats: int) -> float:
    """How likely a Seer looks exactly there: one player, two cards in the centre (one of which may be left unsaid)."""
    choices = seats + 3
    if not saw:
        return 1.0 / choices if idle else 1.0
    centrals = 0
    for place, _ in saw:
        centrals += place >= CENTRE
    players = len(saw) - centrals
    if (players == 1 and centrals == 0) or (players == 0 and centrals == 2):
        return 1.0 / choices
    return 2.0 / choices if players == 0 and centrals == 1 else 0.0


def chosen(tale: Tale, seats: int, lone_wolf: bool) -> float:
    """How likely somebody who had the choice made it as the tale says."""
    role = tale.role
    if role == SEER:
        return looks_at(tale.saw, tale.idle, seats)
    if role == DOPPELGANGER:  # her first look made her what she saw
        return 1.0 / (seats - 1) if not tale.saw or tale.saw[0][0] < CENTRE else 0.0
    if tale.saw:  # a lone wolf, who may look at one card in the centre
        return 0.25 if lone_wolf and len(tale.saw) == 1 and tale.saw[0][0] >= CENTRE else 0.0
    if role == ROBBER and (tale.took != UNSAID or tale.idle):
        return 1.0 / seats
    if role == TROUBLEMAKER and (tale.one != UNSAID or tale.idle):
        return (1.0 if tale.idle else 2.0) / swaps(seats)
    return 1.0 / CENTRE_CARDS if role == DRUNK and tale.drank != UNSAID else 1.0


def trust_in(tale: Tale, manners: Manners) -> float:
    """How likely who tells this would tell the truth about that role; 0 for what cannot be."""
    if tale.role < 0 or not fits_role(tale):
        return 0.0
    trust = manners.honest[tale.role]
    for _ in range(tale.turns):
        trust *= SHIFTY
    return trust


class Testimony:
    """A tale somebody tells, and how far it is to be trusted."""

    __slots__ = ("alone", "made", "role", "seat", "tale", "trust")

    def __init__(self, seat: int, tale: Tale, seats: int, counts: list[int], manners: Manners, lone_wolf: bool) -> None:
        self.seat = seat
        self.role = tale.role
        self.tale = tale
        self.made: float = made_up(tale, seats, counts)
        self.trust: float = trust_in(tale, manners)  # to tell this after such a night
        if self.trust > 0:
            self.trust *= chosen(tale, seats, lone_wolf)
        self.alone = NO_ROLE  # of which group nobody else can be
        if tale.alone:
            self.alone = tale.group
        elif tale.role == WEREWOLF and tale.saw:
            self.alone = WEREWOLF
