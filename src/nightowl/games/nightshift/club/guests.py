"""Customers come, are turned up, looked at and leave. Who lies face-down has a back and no face yet: chance says whose."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Source
from ....kernel.game import CHANCE, Ask, Frame, tell, whisper
from ....kernel.pile import NO_POOL, UNKNOWN, Hidden, possible, weights
from ....kernel.story import EVERYONE
from ..board import SPACES
from ..facts import ARRIVED, COMMITTED, DISCARDED, FLIPPED, PEEKED, RESHUFFLED, SAW_CUSTOMER
from ..moves import BACK_AT, CUSTOMER_AT
from ..pack.cards import BACKS, CUSTOMER_COUNT, IS_SKIPPABLE
from ..state import DEAD, DOWN, EMPTY, IN_DISCARD, NOBODY, NOT_COMMITTED, ON_FLOOR, SOLO, UNSEEN, Shift

DEAL_ASK: Final = Ask((CHANCE,), "deal")
REVEAL_ASK: Final = Ask((CHANCE,), "reveal")
BACK_MOVES: Final = [BACK_AT, BACK_AT + 1]


def has_guest(s: Shift) -> bool:
    """Whether there is a customer to deal; an empty deck takes its discards back first."""
    if not s.deck.parts:
        reshuffle(s)
    return len(s.deck.parts) > 0


def reshuffle(s: Shift) -> None:
    counts = [0] * CUSTOMER_COUNT
    found = False
    for customer in range(CUSTOMER_COUNT):
        if s.where[customer] == IN_DISCARD:
            counts[customer] = 1
            s.where[customer] = UNSEEN
            found = True
    if found:
        s.deck.put_under(s.stock.shuffled(counts))
        tell(s, RESHUFFLED)


def anybody(s: Shift, hidden: Hidden, source: Source) -> int:
    """Whoever that may be, by his odds; behind a back that is seen they need not be listed."""
    if hidden.pool == NO_POOL or hidden.back == UNKNOWN:
        return source.pick(s.stock.card_odds(hidden))
    pool = s.stock.pools[hidden.pool]
    rest = source.below(pool.left[hidden.back])
    for customer, n in enumerate(pool.counts):
        if n > 0 and BACKS[customer] == hidden.back:
            rest -= n
            if rest < 0:
                return customer
    raise AssertionError("counts do not add up")


class Deal(Frame[Shift]):
    """New customers face-down onto empty spaces, clockwise from the space above the Locker Room; their backs are seen."""

    __slots__ = ("space",)

    def __init__(self, space: int = 0) -> None:
        self.space = space

    def ask(self, s: Shift) -> Ask:
        return DEAL_ASK

    def resume(self, s: Shift) -> bool:
        while self.space < SPACES:
            if s.board[self.space] == EMPTY:
                if not has_guest(s):
                    break
                top = s.deck.parts[0]
                if top.back == UNKNOWN:
                    return False
                self.lay(s, top.back)
            self.space += 1
        s.stack.pop()
        return True

    def legal(self, s: Shift, seat: int) -> list[int]:
        if seat != CHANCE:
            return []
        odds = s.stock.back_odds(s.deck.parts[0])
        return BACK_MOVES if odds[0] > 0 and odds[1] > 0 else [BACK_AT] if odds[0] > 0 else [BACK_AT + 1]

    def odds(self, s: Shift) -> list[int]:
        return weights(s.stock.back_odds(s.deck.parts[0]))

    def wander(self, s: Shift, source: Source) -> tuple[int, int]:
        self.play(s, CHANCE, BACK_AT + source.pick(s.stock.back_odds(s.deck.parts[0])))
        return 0, 0

    def play(self, s: Shift, seat: int, move: int) -> None:
        self.lay(s, move - BACK_AT)
        self.space += 1

    def lay(self, s: Shift, back: int) -> None:
        hidden = s.deck.take_top()
        s.origin[self.space] = hidden.pool
        s.guests[self.space] = s.stock.show_back(hidden, back)
        s.board[self.space] = DOWN
        tell(s, ARRIVED, self.space, back)

    def clone(self) -> Deal:
        return Deal(self.space)


class FaceDown(Frame[Shift]):
    """Chance says who lies face-down on that space."""

    __slots__ = ("space",)

    def __init__(self, space: int = 0) -> None:
        self.space = space

    def ask(self, s: Shift) -> Ask:
        return REVEAL_ASK

    def legal(self, s: Shift, seat: int) -> list[int]:
        if seat != CHANCE:
            return []
        return [CUSTOMER_AT + card for card in possible(s.stock.card_odds(s.guests[self.space]))]

    def odds(self, s: Shift) -> list[int]:
        return weights(s.stock.card_odds(s.guests[self.space]))

    def wander(self, s: Shift, source: Source) -> tuple[int, int]:
        self.play(s, CHANCE, CUSTOMER_AT + anybody(s, s.guests[self.space], source))
        return 0, 0


FACE_UP: Final = 0
OUT: Final = 1


class Reveal(FaceDown):
    """Who lies face-down on that space is turned up: to stay (FACE_UP) or to be discarded (OUT)."""

    __slots__ = ("to",)

    def __init__(self, space: int = 0, to: int = FACE_UP) -> None:
        super().__init__(space)
        self.to = to

    def resume(self, s: Shift) -> bool:
        if s.guests[self.space].pool != NO_POOL:
            return False
        self.show(s)
        return True

    def play(self, s: Shift, seat: int, move: int) -> None:
        s.guests[self.space] = s.stock.resolve(s.guests[self.space], move - CUSTOMER_AT)
        self.show(s)

    def show(self, s: Shift) -> None:
        s.stack.pop()
        customer = s.guests[self.space].card
        s.guests[self.space] = DEAD
        s.origin[self.space] = 0
        s.board[self.space] = customer
        s.where[customer] = ON_FLOOR
        if self.to == FACE_UP:
            tell(s, FLIPPED, self.space, customer)
        else:
            discard(s, self.space)

    def clone(self) -> Reveal:
        return Reveal(self.space, self.to)


class Peek(FaceDown):
    """One seat alone looks at who lies face-down on that space."""

    __slots__ = ("seat",)

    def __init__(self, seat: int = 0, space: int = 0) -> None:
        super().__init__(space)
        self.seat = seat

    def play(self, s: Shift, seat: int, move: int) -> None:
        s.stack.pop()
        customer = move - CUSTOMER_AT
        bit = 1 << self.seat
        hidden = s.guests[self.space]
        s.guests[self.space] = Hidden(NO_POOL, 1, hidden.back, customer, s.stock.resolve(hidden, customer, bit).known)
        tell(s, PEEKED, self.seat, self.space)
        whisper(s, EVERYONE if s.mode == SOLO else bit, SAW_CUSTOMER, self.seat, self.space, customer)

    def clone(self) -> Peek:
        return Peek(self.seat, self.space)


class TopUp(Frame[Shift]):
    """The top of the deck comes face-up to that space, committed at once if a seat and its room are named."""

    __slots__ = ("room", "seat", "space")

    def __init__(self, space: int = 0, seat: int = NOBODY, room: int = 0) -> None:
        self.space = space
        self.seat = seat
        self.room = room

    def ask(self, s: Shift) -> Ask:
        return REVEAL_ASK

    def resume(self, s: Shift) -> bool:
        if has_guest(s):
            return False
        s.stack.pop()
        return True

    def legal(self, s: Shift, seat: int) -> list[int]:
        if seat != CHANCE:
            return []
        return [CUSTOMER_AT + card for card in possible(s.stock.card_odds(s.deck.parts[0]))]

    def odds(self, s: Shift) -> list[int]:
        return weights(s.stock.card_odds(s.deck.parts[0]))

    def wander(self, s: Shift, source: Source) -> tuple[int, int]:
        self.play(s, CHANCE, CUSTOMER_AT + anybody(s, s.deck.parts[0], source))
        return 0, 0

    def play(self, s: Shift, seat: int, move: int) -> None:
        s.stack.pop()
        customer = s.stock.resolve(s.deck.take_top(), move - CUSTOMER_AT).card
        s.board[self.space] = customer
        s.where[customer] = ON_FLOOR
        tell(s, FLIPPED, self.space, customer)
        if self.seat != NOBODY and IS_SKIPPABLE[customer]:
            commit(s, self.seat, self.space, self.room)

    def clone(self) -> TopUp:
        return TopUp(self.space, self.seat, self.room)


def send_off(s: Shift, space: int) -> None:
    """Discard whoever lies there; discards lie open, so one who lay face-down is turned up first."""
    if s.board[space] == DOWN:
        s.stack.append(Reveal(space, OUT))
    elif s.board[space] >= 0:
        discard(s, space)


def discard(s: Shift, space: int) -> None:
    customer = s.board[space]
    uncommit(s, space)
    s.board[space] = EMPTY
    s.where[customer] = IN_DISCARD
    tell(s, DISCARDED, customer)


def commit(s: Shift, seat: int, space: int, room: int) -> None:
    """A Commitment Token is placed; it resolves in her next turn."""
    s.tokens[space] = seat
    s.commits[seat] = space * 2 + room
    tell(s, COMMITTED, seat, s.board[space], room)


def uncommit(s: Shift, space: int) -> None:
    """The token goes back, and with it the mark of a steal."""
    seat = s.tokens[space]
    if seat != NOBODY:
        s.tokens[space] = NOBODY
        s.commits[seat] = NOT_COMMITTED
        s.stolen &= ~(1 << space)


def pools_for(s: Shift, reader: int | None) -> list[list[int]]:
    """By pool: the customers that lie somewhere face-down or in the deck, the reader does not know where."""
    found = [possible(pool.counts) for pool in s.stock.pools]
    for space in range(SPACES):
        guest = s.guests[space]
        is_known = s.mode == SOLO or (reader is not None and (guest.known >> reader) & 1 == 1)
        if s.board[space] == DOWN and guest.pool == NO_POOL and not is_known:
            found[s.origin[space]].append(guest.card)
    return [sorted(pool) for pool in found]


def clear(s: Shift) -> None:
    """Discard all face-up uncommitted customers."""
    for space in range(SPACES):
        if s.board[space] >= 0 and s.tokens[space] == NOBODY:
            discard(s, space)
