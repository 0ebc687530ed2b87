"""What a seat makes of its day: its own night, everybody's tales, whose side it is on, and whom it suspects."""

from __future__ import annotations

from typing import Final

from ....kernel.story import Event
from ..roles import DOPPELGANGER, DRUNK, MINION, NO_ROLE, TANNER, WEREWOLF, counts_in
from ..state import NOBODY
from ..told.heard import Heard, heard
from ..told.memory import remember, tonight
from ..told.tales import Tale
from ..worlds.hearsay import TRUSTING, WARY
from ..worlds.reckoning import Reckoning
from ..worlds.weights import Outlook, blank
from .lying import sentences_of

VILLAGE: Final = 0
WOLVES: Final = 1
TANNERS: Final = 2
TURNED: Final = 0.55  # from this chance on a seat takes itself for a wolf
DOUBTED: Final = 0.2  # a seat all others believe less than this reckons for itself


class Public:
    """What all have heard, and what can be worked out from it alone."""

    __slots__ = ("claims", "counts", "found", "heard", "lone_wolf", "outlook")

    def __init__(self) -> None:
        self.heard: Heard | None = None
        self.claims = 0
        self.counts: list[int] = []
        self.lone_wolf = False
        self.found: Reckoning | None = None
        self.outlook = blank(0)

    def is_about(self, heard: Heard, counts: list[int], lone_wolf: bool) -> bool:
        same = self.heard is heard and self.claims == heard.claims
        return same and self.counts == counts and self.lone_wolf == lone_wolf


_last: Final = Public()


class Mind:
    """Made anew from the story for every decision; what is costly is worked out when it is asked for."""

    __slots__ = ("card", "counts", "heard", "lone_wolf", "me", "mine", "seats", "told")

    def __init__(self, me: int, card: int, seats: int, roles: tuple[int, ...], story: tuple[Event, ...], lone: bool) -> None:
        self.me = me
        self.card = card
        self.seats = seats
        self.lone_wolf = lone
        self.counts = counts_in(roles)
        self.mine = remember(story, card)
        self.heard = heard(story, seats)
        self.told = self.heard.told

    def accused(self, seat: int) -> int:
        """How often others accuse that seat, or name it for the vote."""
        n = 0
        for by, whom in self.heard.blame:
            n += by != self.me and whom == seat
        return n

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

    def outlook(self) -> Outlook:
        """By all this seat knows. Who has told all of it may read it off what everybody can work out, unless in doubt."""
        if self.has_told_all():
            public = self.public()
            if public.found is not None:
                found = public.found.outlook(self.me)
                if found.total > DOUBTED * public.outlook.total:
                    return found
        return self.outlook_on(self.reckon(self.told, True))

    def has_told_all(self) -> bool:
        """Whether this seat has told the truth, and all of it."""
        told = self.told[self.me]
        if told.role != self.card or self.mine.copied != NO_ROLE:
            return False
        return sentences_of(told) == sentences_of(self.mine)

    def public(self) -> Public:
        """By what everybody has heard; whoever asks next is told the same."""
        known = _last
        if not known.is_about(self.heard, self.counts, self.lone_wolf):
            known.found = self.reckon(self.told, False)
            known.outlook = self.outlook_on(known.found)
            known.heard, known.claims = self.heard, self.heard.claims
            known.counts, known.lone_wolf = self.counts, self.lone_wolf
        return known

    def public_if(self, tale: Tale) -> Outlook:
        """By what everybody would have heard if this seat told that."""
        told = self.told.copy()
        told[self.me] = tale
        return self.outlook_on(self.reckon(told, False))

    def outlook_on(self, found: Reckoning | None) -> Outlook:
        return blank(self.seats) if found is None else found.outlook(NOBODY)

    def reckon(self, told: list[Tale], private: bool) -> Reckoning | None:
        for manners in (TRUSTING, WARY):
            found = Reckoning(self.seats, self.counts, told, manners)
            found.lone_wolf = self.lone_wolf
            if private:
                found.know(self.me, self.card, self.mine)
            found.run()
            if found.ways:
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
