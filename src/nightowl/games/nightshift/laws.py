"""What Nightshift states about itself: who observes what, written from the rules and not from the view."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from fractions import Fraction
from typing import Any

from ...kernel.charter import Charter
from ...kernel.game import CHANCE, CLOCK
from ...kernel.pile import Hidden, Pile, Pool, Stock
from ...kernel.plain import Codec
from ...kernel.stack import Sealed
from . import GAME
from .club.guests import Deal, Peek, Reveal, TopUp
from .club.purse import Draw, Keep, Taken, count
from .facts import FACTS
from .moves import POWER_AT
from .options import SEATS_OF
from .pack.cards import CUSTOMER_COUNT
from .rounds.events import Diamond, Lights, Midnight
from .rounds.judge import Count
from .rounds.night import Night, Rostered
from .rounds.opening import Opening
from .state import DOWN, SOLO, UNSEEN, Shift, Throw, Visit
from .turn.dice import Outcomes, Roll, SendOff, Swap
from .turn.effects import Reroll
from .turn.floor import Floor
from .turn.inside import Room
from .turn.visit import PickDraw
from .turn.windows import Play, Reaction

FRAMES = (
    *(Night, Rostered, Opening, Deal, Reveal, Peek, TopUp, Keep, Draw, Taken, Floor, Roll, Outcomes, Swap, SendOff),
    *(Room, PickDraw, Reaction, Play, Reroll, Midnight, Diamond, Lights, Count),
)


class NightshiftCharter(Charter):
    codec = Codec(FACTS, Shift, Throw, Visit, Stock, Pool, Pile, Hidden, *FRAMES)
    modes = {
        "base": {"shift": "short"},
        "long": {"dancers": "picked"},
        "timed": {"shift": "short", "clock": "table", "dancers": "drafted", "abilities": False},
        "solo": {"mode": "solo", "shift": "short"},
        "solo-long": {"mode": "solo", "dancers": "drafted"},
        "coop": {"mode": "coop", "shift": "short"},
        "coop-long": {"mode": "coop", "dancers": "picked", "hidden_money": True},
        "teams": {"mode": "teams", "shift": "short"},
        "teams-long": {"mode": "teams", "clock": "table"},
    }
    hows = ("money", "beat-diamond", "diamond", "saved", "shut-down", "team")
    secrets = True
    may_have_no_winner = True
    small = (("base", 2, 19), ("base", 2, 23), ("base", 2, 27), ("timed", 2, 25))

    def seats(self, mode: str) -> Iterable[int]:
        return SEATS_OF[self.modes[mode].get("mode", "competitive")]

    def bound(self, seats: int) -> int:
        """Eighteen rounds; a turn has some moves, each with its windows, and hands are finite."""
        return 400 + 18 * seats * 120

    def sees(self, before: Any, actor: int, move: int, after: Any, observer: int | None) -> Hashable | None:
        """All that lies open; the observer's own cards, answers and looks; of cards drawn or taken by others only that."""
        top = before.stack[-1]
        if isinstance(top, Sealed):
            return self.sees_answer(before, actor, move, after, observer)
        if actor == CHANCE and isinstance(top, Draw | Taken):
            return self.sees_card(before, top, move - POWER_AT, after, observer)
        if actor == CHANCE and isinstance(top, Peek):
            is_hers = observer == top.seat or before.mode == SOLO
            return ("peek", top.space, move if is_hers else None)
        return (actor, move, tuple(after.where), self.own(after, observer))

    def sees_answer(self, before: Any, actor: int, move: int, after: Any, observer: int | None) -> Hashable | None:
        """Answers are sealed: others see them when they count, never that they were given."""
        facts = self.told(before, after, observer)
        hers = move if actor == observer else None
        if actor not in (observer, CLOCK) and self.is_still_open(before, after) and not facts:
            return None
        return ("answer", hers, actor == CLOCK, facts, tuple(after.where), self.frames(after), self.own(after, observer))

    def is_still_open(self, before: Any, after: Any) -> bool:
        """The same window still waits for answers."""
        one, other = before.stack[-1], after.stack[-1] if after.stack else None
        if len(after.stack) != len(before.stack) or not isinstance(other, Reaction):
            return False
        return one.window == other.window and len(one.waiting()) > len(other.waiting())

    def frames(self, s: Any) -> Hashable:
        return tuple(type(frame).__name__ for frame in s.stack)

    def told(self, before: Any, after: Any, observer: int | None) -> Hashable:
        """What was played in the window, and what came of it, as far as it lies open."""
        played = after.power_discard & ~before.power_discard
        changed = tuple(after.money) + tuple(after.shots) + (after.energy, after.round, after.active)
        same = tuple(before.money) + tuple(before.shots) + (before.energy, before.round, before.active)
        return (played, changed) if played or changed != same else None

    def sees_card(self, before: Any, top: Any, card: int, after: Any, observer: int | None) -> Hashable:
        """A Power card that is drawn or taken: its owner sees it, who knew it follows it, all see which of the fan."""
        is_open = before.has_open_hands() or observer == top.seat
        if isinstance(top, Taken):
            is_open = is_open or observer == top.other
            is_open = is_open or (observer is not None and (before.known[card] >> observer) & 1 == 1)
        batch = next(number for number, cards in enumerate(before.batches) if (cards >> card) & 1)
        which = (batch, before.known[card]) if isinstance(top, Taken) else batch
        return ("card", top.seat, card if is_open else None, which, self.own(after, observer))

    def own(self, s: Any, observer: int | None) -> Hashable:
        """The observer's hand, and the cards of others she knows; all hands where they are open."""
        if s.has_open_hands():
            return tuple(s.hands)
        if observer is None:
            return None
        return s.hands[observer], tuple(card for card in range(len(s.known)) if (s.known[card] >> observer) & 1)

    def has_secrets(self, mode: str) -> bool:
        """Against Diamond nobody knows what another does not: her subscribers have no face until they are shown. Among
        friends hands are open, and only a peek at a customer is one's own: too rare to ask for in every sample."""
        return self.modes[mode].get("mode") not in ("solo", "coop")

    def likelihood(self, before: Any, actor: int, moves: list[int]) -> list[Fraction]:
        """Only hard knowledge counts: to play a card or to let it pass proves nothing about the rest of a hand."""
        return [Fraction(1)] * len(moves)

    def conserved(self, s: Any) -> Any:
        """Customers, Power cards and Private Room cards; each is in one place."""
        if s.first < 0 or not s.stock.pools:
            return CUSTOMER_COUNT, count(s.power_deck) + count(s.out), True
        hidden = s.stock.census([s.deck, Pile([g for g, b in zip(s.guests, s.board, strict=True) if b == DOWN])])
        pinned = [fan.card for fan in s.diamond_fans if fan.is_pinned()]
        seen = sum(place != UNSEEN for place in s.where)
        powers = count(s.power_deck) + count(s.power_discard) + sum(map(count, s.hands)) + count(s.out)
        return sum(hidden) + len(pinned) + seen, powers, max(hidden, default=0) <= 1

    def symmetries(self, seats: int) -> Iterable[tuple[int, ...]]:
        """Sitting elsewhere in the same circle."""
        return [tuple((seat + step) % seats for seat in range(seats)) for step in range(1, seats)]


CHARTER = NightshiftCharter(GAME)
