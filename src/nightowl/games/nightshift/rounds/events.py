"""What the board does at the start of a round: Refresh, Event, Lights On, and what Diamond takes."""

from __future__ import annotations

from typing import Final

from ....kernel.game import CHANCE, Ask, Frame, tell
from ....kernel.pile import NO_POOL, Hidden
from ..board import LOCKER, SPACES
from ..club.guests import FACE_UP, Deal, Reveal, clear, has_guest
from ..club.purse import Draw, cards_in, earn, give_drinks, learn
from ..facts import (
    DIAMOND_EARNED,
    DIAMOND_SUBSCRIBER,
    HANDS_PASSED,
    HAPPENED,
    LIGHTS,
    REFRESHED,
    WENT,
)
from ..moves import EVENT_AT
from ..pack.cards import (
    EVENT_AMOUNT,
    EVENT_CARDS,
    EVENT_CHAMPAGNE,
    EVENT_SHOTS,
    EVENT_SOLO,
    EVENT_STEPS,
    EVENTS,
    PLAIN,
    STEP,
)
from ..state import DEAD, DOWN, EMPTY, NOT_COMMITTED, SOLO, Shift

EVENT_ASK: Final = Ask((CHANCE,), "event")
DIAMONDS_TIP: Final = 2  # in steps of $500


def refresh(s: Shift) -> None:
    """Discard every face-up uncommitted customer, then deal onto empty spaces; against Diamond she has her share."""
    tell(s, REFRESHED)
    clear(s)
    if s.mode == SOLO:
        put_under(s)
        s.stack.append(Diamond())
    s.stack.append(Deal())


def put_under(s: Shift) -> None:
    """Face-down customers that are not Stage Tippers go under the deck. Those nobody has looked at are alike, so their order
    is random by itself; those the player has looked at go undermost, clockwise, and she still knows where.
    """
    seen: list[Hidden] = []
    for space in range(SPACES):
        hidden = s.guests[space]
        if s.board[space] == DOWN and hidden.back == PLAIN:
            s.board[space] = EMPTY
            s.guests[space] = DEAD
            s.origin[space] = 0
            if hidden.pool == NO_POOL:
                seen.append(hidden)
            else:
                s.deck.put_under(hidden)
    for hidden in seen:
        s.deck.put_under(hidden)


class Diamond(Frame[Shift]):
    """She takes the top customer, unseen, and tips from every Stage Tipper on the board."""

    __slots__ = ()

    def resume(self, s: Shift) -> bool:
        s.stack.pop()
        if has_guest(s):
            s.diamond_fans = [*s.diamond_fans, s.deck.take_top()]
            tell(s, DIAMOND_SUBSCRIBER)
        tips = s.tippers() * DIAMONDS_TIP
        s.diamond += tips
        tell(s, DIAMOND_EARNED, tips * STEP)
        return True

    def clone(self) -> Diamond:
        return Diamond()


def light_up(s: Shift) -> None:
    """Refresh as in a Refresh round; then all customers are flipped face-up."""
    s.stack.append(Lights())
    refresh(s)


class Lights(Frame[Shift]):
    __slots__ = ()

    def resume(self, s: Shift) -> bool:
        s.stack.pop()
        tell(s, LIGHTS)
        for space in reversed(range(SPACES)):
            if s.board[space] == DOWN:
                s.stack.append(Reveal(space, FACE_UP))
        return True

    def clone(self) -> Lights:
        return Lights()


def draw_event(s: Shift) -> None:
    s.stack.append(Midnight())


class Midnight(Frame[Shift]):
    """One card from the Event deck, then what it says, step by step; `card` is -1 before it is drawn."""

    __slots__ = ("at", "card")

    def __init__(self, card: int = -1, at: int = 0) -> None:
        self.card = card
        self.at = at

    def ask(self, s: Shift) -> Ask:
        return EVENT_ASK

    def resume(self, s: Shift) -> bool:
        if self.card < 0:
            return False
        if self.at == len(EVENT_STEPS[self.card]):
            s.stack.pop()
        else:
            self.at += 1
            take_step(s, self.card, EVENT_STEPS[self.card][self.at - 1])
        return True

    def legal(self, s: Shift, seat: int) -> list[int]:
        return [EVENT_AT + card for card in events_left(s)] if seat == CHANCE else []

    def play(self, s: Shift, seat: int, move: int) -> None:
        self.card = move - EVENT_AT
        s.seen_events = [*s.seen_events, self.card]
        tell(s, HAPPENED, self.card)

    def clone(self) -> Midnight:
        return Midnight(self.card, self.at)


def events_left(s: Shift) -> list[int]:
    """The Event deck; when it has run out it is shuffled again."""
    deck = [card for card in range(len(EVENTS)) if s.mode != SOLO or EVENT_SOLO[card]]
    rounds = len(s.seen_events) // len(deck) * len(deck)
    return [card for card in deck if card not in s.seen_events[rounds:]]


def take_step(s: Shift, card: int, step: str) -> None:
    """What everybody gets or does is in turn order."""
    if step == "refresh":
        refresh(s)
    elif step == "clear":
        clear(s)
    elif step == "pass-hands":
        pass_hands(s)
    elif step == "everybody-out":
        for seat in s.order:
            if s.commits[seat] == NOT_COMMITTED:
                s.stand(seat, LOCKER)
                tell(s, WENT, seat, LOCKER)
    elif step == "pay-each":
        for seat in s.order:
            earn(s, seat, EVENT_AMOUNT[card])
    elif step == "draw-each":
        for seat in reversed(s.order):
            s.stack.append(Draw(seat, EVENT_CARDS[card]))
    elif step == "drinks-each":
        for seat in reversed(s.order):
            give_drinks(s, seat, EVENT_SHOTS[card], EVENT_CHAMPAGNE[card])


def pass_hands(s: Shift) -> None:
    """Everybody passes her Power cards to the next player clockwise, all at once; who gave them knows them."""
    for seat in range(s.seats):
        for card in cards_in(s.hands[seat]):
            learn(s, card, 1 << seat)
    s.hands = [s.hands[(seat - 1) % s.seats] for seat in range(s.seats)]
    tell(s, HANDS_PASSED)
