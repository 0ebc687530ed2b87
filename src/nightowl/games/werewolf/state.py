"""The state of a village: who was dealt what, where the cards lie now, what was said and how all vote."""

from __future__ import annotations

from typing import Final

from ...kernel.game import State, start_clone
from .roles import DOPPELGANGER, KINDS, NO_ROLE, PLACES, UNCOPIED, steps_of

NOBODY: Final = -1
UNPLANNED: Final = -1
NO_TOKENS: Final[list[int]] = [NO_ROLE] * PLACES


class Agreed:
    """What the table agreed on, as plain numbers; never changed, so states share it."""

    __slots__ = (
        "day",
        "helper",
        "lone_wolf",
        "narrated",
        "random",
        "slot",
        "talk",
        "tanner_blocks",
        "target",
        "vote",
        "wave",
    )

    def __init__(self) -> None:
        self.random = False  # the set is drawn from the bag of tokens
        self.narrated = False
        self.lone_wolf = True
        self.tanner_blocks = False
        self.slot = 10
        self.wave = 20
        self.day = 240
        self.vote = 20
        self.talk = 30
        self.target = 5
        self.helper = False  # players may have the possible worlds reckoned for them


class Village(State):
    """Places 0..9 are before the seats, 10..12 in the centre. `cards` are there now, `dealt` decides who wakes."""

    __slots__ = (
        "acts",
        "agreed",
        "cards",
        "chips",
        "copied",
        "counts",
        "dead",
        "dealt",
        "left",
        "over",
        "planned",
        "ready",
        "steps",
        "tokens",
        "votes",
    )

    def __init__(self, seats: int = 0) -> None:
        super().__init__(seats)
        self.agreed = Agreed()
        self.counts: list[int] = [0] * KINDS  # how many cards of each role are in play
        self.steps: list[int] = []  # the steps of this night
        self.dealt: list[int] = [NO_ROLE] * PLACES
        self.cards: list[int] = [NO_ROLE] * PLACES
        self.copied = NO_ROLE  # what the Doppelgänger's card is
        self.planned: list[int] = [UNPLANNED] * seats  # quick night: what each chose in the first wave
        self.acts: list[tuple[int, int]] = []  # what was done by night: seat and move
        self.left: list[int] = [0] * seats  # how much each may still say
        self.ready: list[bool] = [False] * seats
        self.tokens = NO_TOKENS  # role tokens that lie on cards: a new list whenever one is moved
        self.votes: list[int] = [NOBODY] * seats
        self.dead: list[int] = []
        self.chips: list[int] = [0] * seats  # won in this match, before this game
        self.over = False

    def clone(self) -> Village:
        new = Village()
        start_clone(self, new)
        new.agreed = self.agreed
        new.counts = self.counts
        new.steps = self.steps
        new.dealt = self.dealt.copy()
        new.cards = self.cards.copy()
        new.copied = self.copied
        new.planned = self.planned.copy()
        new.acts = self.acts.copy()
        new.left = self.left.copy()
        new.ready = self.ready.copy()
        new.tokens = self.tokens
        new.votes = self.votes.copy()
        new.dead = self.dead.copy()
        new.chips = self.chips
        new.over = self.over
        return new

    def plays_with(self, counts: list[int]) -> None:
        self.counts = counts
        self.steps = steps_of(counts)

    def role_tonight(self, seat: int) -> int:
        """What that seat is for the night: the card dealt, or what it copied."""
        role = self.dealt[seat]
        return self.copied if role == DOPPELGANGER and self.copied != NO_ROLE else role

    def role_now(self, seat: int) -> int:
        """What that seat is by day: the card before it. The Doppelgänger's card is what it copied, in any hands."""
        role = self.cards[seat]
        if role != DOPPELGANGER:
            return role
        return UNCOPIED if self.copied == NO_ROLE else self.copied

    def swap(self, one: int, other: int) -> None:
        cards = self.cards
        cards[one], cards[other] = cards[other], cards[one]
