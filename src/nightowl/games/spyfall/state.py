"""The state of one round: who holds which card, what was asked, who has stopped the game, how much time is left."""

from __future__ import annotations

from typing import Final

from ...kernel.game import State, start_clone
from .cards import COPIES, JEST, JOKER, MULTIVERSE, MULTIVERSE_BAGS, NO_POWER, QUESTION_COUNT, UNSEEN

NOBODY: Final = -1
ALOUD: Final = 0
WRITTEN: Final = 1
DECK: Final = 2
NOT_OVER: Final = ""
SLICE: Final = 30  # the clock tells the rules every half minute, so that the time left survives votes, pauses and restarts


class Round(State):
    """The first block is agreed or carried on and public; the second is dealt and hidden; the third is what happens."""

    __slots__ = (
        "accusations",
        "asked",
        "barred",
        "cards",
        "claimed",
        "copies",
        "dealer",
        "fresh_copies",
        "gains",
        "has_harley",
        "has_honour",
        "has_jest",
        "has_mission",
        "has_multiverse",
        "has_pauses",
        "how",
        "is_simulated",
        "left",
        "length",
        "most_questions",
        "next_dealer",
        "place",
        "points",
        "powers",
        "quinn",
        "round",
        "rounds",
        "shown",
        "spent",
        "talk",
        "ticks",
        "used",
        "wait",
    )

    def __init__(self, seats: int = 0) -> None:
        super().__init__(seats)
        self.talk = DECK
        self.has_harley = False
        self.has_jest = False
        self.has_multiverse = False
        self.has_mission = False
        self.has_honour = True
        self.has_pauses = True
        self.is_simulated = False
        self.fresh_copies = False
        self.most_questions = QUESTION_COUNT
        self.length = 0
        self.wait = 60  # seconds of open talk at time-up
        self.round = 1
        self.rounds = 1
        self.dealer = NOBODY
        self.points: list[int] = [0] * seats
        self.used: list[int] = []  # sets; a Multiverse bag counts once each time
        self.copies: list[int] = []  # Multiverse copies seen in earlier rounds

        self.place = UNSEEN  # the set: a place, JEST or MULTIVERSE
        self.cards: list[int] = [UNSEEN] * seats
        self.quinn = NOBODY
        self.powers: list[int] = [NO_POWER] * seats

        self.left = 0
        self.ticks = 0
        self.asked = 0
        self.spent: list[int] = []
        self.accusations: list[tuple[int, int]] = []  # who accused whom, in order
        self.claimed: list[int] = []
        self.shown: list[int] = []  # seats whose power card lies open
        self.barred: list[int] = [0] * seats  # powers (bits) a seat has publicly acted against, so cannot hold
        self.gains: list[int] = [0] * seats
        self.how = NOT_OVER
        self.next_dealer = NOBODY

    def clone(self) -> Round:
        new = Round()
        start_clone(self, new)
        new.talk = self.talk
        new.has_harley = self.has_harley
        new.has_jest = self.has_jest
        new.has_multiverse = self.has_multiverse
        new.has_mission = self.has_mission
        new.has_honour = self.has_honour
        new.has_pauses = self.has_pauses
        new.is_simulated = self.is_simulated
        new.fresh_copies = self.fresh_copies
        new.most_questions = self.most_questions
        new.length = self.length
        new.wait = self.wait
        new.round = self.round
        new.rounds = self.rounds
        new.dealer = self.dealer
        new.points = self.points.copy()
        new.used = self.used
        new.copies = self.copies
        new.place = self.place
        new.cards = self.cards.copy()
        new.quinn = self.quinn
        new.powers = self.powers.copy()
        new.left = self.left
        new.ticks = self.ticks
        new.asked = self.asked
        new.spent = self.spent.copy()
        new.accusations = self.accusations.copy()
        new.claimed = self.claimed.copy()
        new.shown = self.shown.copy()
        new.barred = self.barred.copy()
        new.gains = self.gains.copy()
        new.how = self.how
        new.next_dealer = self.next_dealer
        return new

    def around(self, seat: int) -> list[int]:
        """All seats clockwise from that one: no order of the rules depends on a seat's number."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def others(self, seat: int) -> list[int]:
        return self.around(seat)[1:]

    def joker(self) -> int:
        """Who holds the Joker card of an ordinary round; nobody in a special one."""
        if self.is_special():
            return NOBODY
        return self.cards.index(JOKER)

    def is_special(self) -> bool:
        return self.place in (JEST, MULTIVERSE)

    def heroes(self) -> list[int]:
        """Who knows the place and does not help the Joker."""
        joker = self.joker()
        return [seat for seat in range(self.seats) if seat not in (joker, self.quinn)]

    def holds(self, seat: int, power: int) -> bool:
        """Whether that seat holds that power card, not yet shown."""
        return self.powers[seat] == power and seat not in self.shown

    def has_accused(self, seat: int) -> bool:
        return any(accuser == seat for accuser, _ in self.accusations)

    def bags_left(self) -> int:
        """Multiverse bags that can still be drawn."""
        if not self.has_multiverse or len(self.copies_left()) < self.seats:
            return 0
        return MULTIVERSE_BAGS - self.used.count(MULTIVERSE)

    def copies_left(self) -> list[int]:
        """The copies a Multiverse bag may hold. A bag drawn earlier held those that were seen and, unseen, some of these."""
        return [c for c in COPIES if c not in self.copies and not (self.fresh_copies and c in self.used)]

    def jest_left(self) -> bool:
        return self.has_jest and JEST not in self.used
