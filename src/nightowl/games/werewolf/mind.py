"""What a seat makes of its day: its own night, everybody's tales, whose side it is on, and whom it suspects."""

from __future__ import annotations

from typing import Final

from ...kernel.story import Event
from .hearsay import TRUSTING, WARY
from .memory import remember, tonight
from .moves import ACCUSE, ANNOUNCE, CALL_ON, CIRCLE_KIND, SAID, TRUST
from .reckoning import Reckoning
from .roles import DOPPELGANGER, DRUNK, KINDS, MINION, NO_ROLE, TANNER, WEREWOLF
from .state import NOBODY
from .tales import Tale, tales

VILLAGE: Final = 0
WOLVES: Final = 1
TANNERS: Final = 2
TURNED: Final = 0.55  # from this chance on a seat takes itself for a wolf


def _said(base: int) -> int:
    event = SAID[base]
    assert event is not None
    return event.index


S_ACCUSE: Final = _said(ACCUSE.base)
S_TRUST: Final = _said(TRUST.base)
S_ANNOUNCE: Final = _said(ANNOUNCE.base)
S_CALL_ON: Final = _said(CALL_ON.base)
S_CIRCLE: Final = _said(CIRCLE_KIND.base)


class Public:
    """A question about what all have heard, and its answer."""

    __slots__ = ("counts", "found", "lone_wolf", "told")

    def __init__(self) -> None:
        self.told: list[Tale] | None = None
        self.counts: list[int] = []
        self.lone_wolf = False
        self.found: Reckoning | None = None


_last: Final = Public()


class Mind:
    """Made anew from the story for every decision; what is costly is worked out when it is asked for."""

    __slots__ = (
        "accused",
        "asked",
        "blame",
        "calls",
        "card",
        "circle",
        "counts",
        "done",
        "lone_wolf",
        "me",
        "mine",
        "own",
        "seats",
        "told",
        "wanted",
    )

    def __init__(self, me: int, card: int, seats: int, roles: tuple[int, ...], story: tuple[Event, ...], lone: bool) -> None:
        self.me = me
        self.card = card
        self.seats = seats
        self.lone_wolf = lone
        self.counts: list[int] = [0] * KINDS
        for role in roles:
            self.counts[role] += 1
        self.mine = remember(story, card)
        self.told = tales(story, seats)
        self.accused: list[int] = [0] * seats  # how often each is accused, or named for the vote, by others
        self.blame: list[tuple[int, int]] = []  # by whom, and who
        self.asked: list[bool] = [False] * seats  # who was asked to speak
        self.calls = 0  # how often this seat asked somebody to speak
        self.circle = 0  # how many want to vote in a circle
        self.done: list[int] = []  # what this seat has said of others
        self.wanted = False  # somebody asked this seat to speak
        for event in story:
            if event.kind.index >= S_ACCUSE:
                self.hear(event)

    def hear(self, event: Event) -> None:
        index = event.kind.index
        by = event.facts[0]
        if index == S_CIRCLE:
            self.circle += 1
            if by == self.me:
                self.done.append(CIRCLE_KIND.base)
            return
        if len(event.facts) < 2:
            return
        other = event.facts[1]
        if index in (S_ACCUSE, S_ANNOUNCE) and by != self.me:
            self.accused[other] += 1
            self.blame.append((by, other))
        elif index == S_CALL_ON:
            self.asked[other] = True
            self.calls += by == self.me
        if by == self.me:
            self.done.append((ACCUSE if index == S_ACCUSE else TRUST if index == S_TRUST else ANNOUNCE).base + other)

    # Sides

    def role_now(self) -> int:
        """What the seat knows its card to be; NO_ROLE for a Drunk."""
        mine = self.mine
        if mine.woke != NO_ROLE:
            return mine.woke
        if mine.took >= 0:
            return mine.face
        role = tonight(mine)
        return NO_ROLE if role == DRUNK else role

    def side(self) -> int:
        role = self.role_now()
        if role == TANNER:
            return TANNERS
        return WOLVES if role in (WEREWOLF, MINION) else VILLAGE

    def friends(self) -> list[int]:
        """Whom a seat of the wolves' side knows to be a wolf."""
        return self.mine.fellows if self.mine.group == WEREWOLF else []

    def is_moved(self) -> bool:
        """Whether somebody says to have taken or swapped this seat's card."""
        return any(self.me in (tale.took, tale.one, tale.other) for tale in self.told)

    # Worlds

    def worlds(self) -> Reckoning | None:
        """By all this seat knows."""
        return self.reckon(self.told, True)

    def public(self, told: list[Tale]) -> Reckoning | None:
        """By what everybody has heard, or would have heard; whoever asks next is told the same."""
        known = _last
        if known.told is not told or known.counts != self.counts or known.lone_wolf != self.lone_wolf:
            known.found = self.reckon(told, False)
            known.told, known.counts, known.lone_wolf = told, self.counts, self.lone_wolf
        return known.found

    def reckon(self, told: list[Tale], private: bool) -> Reckoning | None:
        for manners in (TRUSTING, WARY):
            found = Reckoning(self.seats, self.counts, told, manners, False)
            found.lone_wolf = self.lone_wolf
            if private:
                found.know(self.me, self.card, self.mine)
            found.run()
            if found.total > 0:
                return found
        return None

    def knows_liar(self) -> int:
        """Somebody whose tale cannot be true, as this seat knows without any reckoning; NOBODY if there is none."""
        saw = self.mine.saw
        for seat in range(self.seats):
            role = self.told[seat].role
            if seat == self.me or role in (NO_ROLE, DOPPELGANGER):
                continue
            if role == self.card and self.counts[role] == 1:
                return seat
            for place, face in saw:
                if place == seat and face != role:
                    return seat
            if seat == self.mine.took and self.mine.face != role:
                return seat
        return NOBODY

    def silent(self) -> list[int]:
        """Others who have claimed nothing yet."""
        return [seat for seat in range(self.seats) if seat != self.me and self.told[seat].role == NO_ROLE]

    def has_told(self, tale: Tale) -> bool:
        return self.told[self.me].role == tale.role

    def with_tale(self, tale: Tale) -> list[Tale]:
        """What all would have heard if this seat told that."""
        heard = self.told.copy()
        heard[self.me] = tale
        return heard


def wolf_chances(found: Reckoning | None, seats: int) -> list[float]:
    """For each seat the chance that it is a wolf now; all alike where nothing fits."""
    if found is None:
        return [0.5] * seats
    return [found.now[WEREWOLF][seat] / found.total for seat in range(seats)]


def calm_chance(found: Reckoning | None) -> float:
    """The chance that nobody was dealt a Werewolf."""
    return 0.0 if found is None else found.calm / found.total
