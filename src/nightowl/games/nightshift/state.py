"""The state of a shift: the floor, the dancers on it, what they hold, the decks nobody has seen. Money in steps of $500."""

from __future__ import annotations

from typing import Final

from ...kernel.game import State, start_clone
from ...kernel.pile import Hidden, Pile, Stock
from .board import LOCKER, SPACES
from .pack.cards import (
    ALL_POWERS,
    BACKS,
    CUSTOMER_COUNT,
    IS_SKIPPABLE,
    NO_CUSTOMER,
    NO_DANCER,
    POWER_COUNT,
    PRIVATE_COUNT,
    SOLID,
    STARRED,
    TIPPER,
)

COMPETITIVE: Final = 0
SOLO: Final = 1
COOP: Final = 2
TEAMS: Final = 3
MODES: Final[list[str]] = ["competitive", "solo", "coop", "teams"]

COPY: Final = -1
NOBODY: Final = -1
EMPTY: Final = -1  # of a space on the board
DOWN: Final = -2  # a customer lies there face-down
NOT_COMMITTED: Final = -1
TO_PRIVATE: Final = 0
TO_VIP: Final = 1

NOTHING_YET: Final = -1
FRESH: Final = 0  # nothing drawn or rolled yet
MAY: Final = 1  # go on or leave
MUST: Final = 2  # draw or roll: after Champagne, or when made to
BUSTED: Final = 3
REPEATED: Final = 4  # a trait she had: it ends here unless Champagne cancels it
STATUSES: Final[list[str]] = ["fresh", "may", "must", "busted", "repeated"]

UNSEEN: Final = -1  # where a customer is: no face was shown yet, or it is back in the deck
IN_DISCARD: Final = -2
ON_FLOOR: Final = -3  # face-up on the board, or in a room with a dancer
DIAMONDS: Final = -4  # shown at the end; a seat's number means she collected him

MOST_SEATS: Final = 5
AROUND: Final[list[list[list[int]]]] = [
    [[(seat + step) % seats for step in range(seats)] for seat in range(seats)] for seats in range(MOST_SEATS + 1)
]  # by number of seats, then seat
OTHERS: Final[list[list[list[int]]]] = [[circle[1:] for circle in circles] for circles in AROUND]

ALL_PRIVATES: Final[int] = (1 << PRIVATE_COUNT) - 1
DEAD: Final = Hidden()  # stands where no face-down customer lies


class Throw:
    """A roll of the numbered die on the customer at `space`, to engage him or to steal him from `victim`."""

    __slots__ = ("bonus", "chooser", "face", "failed", "fixed", "less", "other_face", "seat", "space", "victim")

    def __init__(self, seat: int = 0, space: int = 0, victim: int = NOBODY) -> None:
        self.seat = seat
        self.space = space
        self.victim = victim
        self.fixed = 0  # the roll is this, without a die
        self.chooser = NOBODY  # two dice are rolled, and that seat chooses
        self.face = 0
        self.other_face = 0
        self.bonus = 0
        self.less = 0  # so much less Loyalty counts in this attempt
        self.failed = False  # the steal has been stopped

    def result(self) -> int:
        """At least 1, judged after all modifiers; no maximum."""
        return max(1, self.face + self.bonus)

    def clone(self) -> Throw:
        new = Throw(self.seat, self.space, self.victim)
        new.fixed = self.fixed
        new.chooser = self.chooser
        new.face = self.face
        new.other_face = self.other_face
        new.bonus = self.bonus
        new.less = self.less
        new.failed = self.failed
        return new


class Visit:
    """A dancer in a room with a customer: what she has drawn or earned, and what may follow."""

    __slots__ = (
        "cards",
        "customer",
        "earned",
        "gone",
        "ignored",
        "is_leaving",
        "last",
        "more_stars",
        "room",
        "seat",
        "status",
    )

    def __init__(self, seat: int = 0, room: int = TO_PRIVATE, customer: int = 0) -> None:
        self.seat = seat
        self.room = room
        self.customer = customer
        self.more_stars = 0
        self.status = FRESH
        self.last = NOTHING_YET  # the card or trait that Champagne could cancel now
        self.is_leaving = False
        self.cards: list[int] = []  # drawn and counted
        self.gone: list[int] = []  # drawn and cancelled, or not chosen
        self.ignored = 0  # cards (bits) whose moves do not count
        self.earned: list[int] = []  # traits in order, her own first

    def level(self) -> int:
        """Traits earned beyond her own."""
        return len(self.earned) - 1

    def clone(self) -> Visit:
        new = Visit(self.seat, self.room, self.customer)
        new.more_stars = self.more_stars
        new.status = self.status
        new.last = self.last
        new.is_leaving = self.is_leaving
        new.cards = self.cards.copy()
        new.gone = self.gone.copy()
        new.ignored = self.ignored
        new.earned = self.earned.copy()
        return new


class Shift(State):
    """First what was agreed, then what lies open, then what is hidden: hands by bits, unresolved customers in `stock`."""

    __slots__ = (
        "active",
        "batches",
        "board",
        "bought",
        "champagne",
        "clocked",
        "commits",
        "dancers",
        "deck",
        "diamond",
        "diamond_fans",
        "end",
        "energy",
        "first",
        "guests",
        "hands",
        "has_abilities",
        "hidden_money",
        "is_staged",
        "known",
        "mode",
        "money",
        "order",
        "origin",
        "out",
        "places",
        "power_deck",
        "power_discard",
        "privates",
        "rolled_on",
        "round",
        "seen_events",
        "shift",
        "shots",
        "stock",
        "stolen",
        "throw",
        "tokens",
        "visit",
        "where",
    )

    def __init__(self, seats: int = 0, mode: int = COMPETITIVE, shift: int = 0) -> None:
        super().__init__(seats)
        if seats == COPY:
            return  # a clone fills in everything itself
        self.mode = mode
        self.shift = shift
        self.has_abilities = True
        self.hidden_money = False
        self.clocked = False  # windows are closed by the clock alone

        self.dancers: list[int] = [NO_DANCER] * seats
        self.first = NOBODY
        self.order: list[int] = []  # seats in turn order
        self.round = 0
        self.active = NOBODY
        self.energy = 0
        self.is_staged = False  # who is rostered now has chosen
        self.bought = False  # the active player has been at the Bar this turn
        self.money: list[int] = [0] * seats
        self.shots: list[int] = [0] * seats
        self.champagne: list[int] = [0] * seats
        self.places: list[int] = [LOCKER] * seats
        self.board: list[int] = [EMPTY] * SPACES  # EMPTY, DOWN or the face-up customer there
        self.tokens: list[int] = [NOBODY] * SPACES  # whose Commitment Token lies there
        self.commits: list[int] = [NOT_COMMITTED] * seats  # space * 2 + room
        self.stolen = 0  # spaces (bits) whose commitment has been stolen
        self.rolled_on: list[int] = [NO_CUSTOMER] * seats  # whom she rolled on where she still stands
        self.throw: Throw | None = None
        self.visit: Visit | None = None
        self.where: list[int] = [UNSEEN] * CUSTOMER_COUNT
        self.seen_events: list[int] = []
        self.privates = ALL_PRIVATES  # in the deck
        self.diamond = 0
        self.end = 0  # 0 until it is over

        self.out = STARRED if mode == SOLO else SOLID if mode == COOP else 0  # not in the game
        self.power_deck = ALL_POWERS & ~self.out
        self.power_discard = 0
        self.batches: list[int] = [self.power_deck]  # by shuffle of the Power deck: its cards not played since
        self.hands: list[int] = [0] * seats
        self.known: list[int] = [0] * POWER_COUNT  # the other seats (bits) that know whose hand this card is in
        self.stock = Stock(BACKS)
        self.deck = Pile()
        self.guests: list[Hidden] = [DEAD] * SPACES  # who lies face-down on each space
        self.origin: list[int] = [0] * SPACES  # the pool that card was dealt from; 0 where none lies
        self.diamond_fans: list[Hidden] = []

    def clone(self) -> Shift:
        new = Shift(COPY)
        start_clone(self, new)
        new.mode = self.mode
        new.shift = self.shift
        new.has_abilities = self.has_abilities
        new.hidden_money = self.hidden_money
        new.clocked = self.clocked
        new.dancers = self.dancers  # changed only by replacing
        new.first = self.first
        new.order = self.order  # changed only by replacing
        new.round = self.round
        new.active = self.active
        new.energy = self.energy
        new.is_staged = self.is_staged
        new.bought = self.bought
        new.money = self.money.copy()
        new.shots = self.shots.copy()
        new.champagne = self.champagne.copy()
        new.places = self.places.copy()
        new.board = self.board.copy()
        new.tokens = self.tokens.copy()
        new.commits = self.commits.copy()
        new.stolen = self.stolen
        new.rolled_on = self.rolled_on.copy()
        new.throw = None if self.throw is None else self.throw.clone()
        new.visit = None if self.visit is None else self.visit.clone()
        new.where = self.where.copy()
        new.seen_events = self.seen_events  # changed only by replacing
        new.privates = self.privates
        new.diamond = self.diamond
        new.end = self.end
        new.out = self.out
        new.power_deck = self.power_deck
        new.power_discard = self.power_discard
        new.batches = self.batches  # changed only by replacing
        new.hands = self.hands.copy()
        new.known = self.known  # changed only by replacing
        new.stock = self.stock.clone()
        new.deck = self.deck.clone()
        new.guests = self.guests.copy()
        new.origin = self.origin.copy()
        new.diamond_fans = self.diamond_fans  # changed only by replacing
        return new

    def around(self, seat: int) -> list[int]:
        """All seats clockwise from that one."""
        return AROUND[self.seats][seat]

    def others(self, seat: int) -> list[int]:
        return OTHERS[self.seats][seat]

    def has_open_hands(self) -> bool:
        """In co-op hands lie open; against Diamond there is nobody to hide them from."""
        return self.mode in (SOLO, COOP)

    def mate(self, seat: int) -> int:
        """The teammate in 2v2, where seats alternate."""
        return (seat + 2) % 4

    def drinks(self, seat: int) -> int:
        return self.shots[seat] + self.champagne[seat]

    def is_free(self, space: int) -> bool:
        """A face-up customer lies there whom nobody has committed."""
        return self.board[space] >= 0 and self.tokens[space] == NOBODY

    def is_bound(self, seat: int) -> bool:
        """She stands by one who cannot be skipped and has not rolled on him yet."""
        place = self.places[seat]
        if place >= SPACES:
            return False
        customer = self.board[place]
        return (
            customer >= 0
            and not IS_SKIPPABLE[customer]
            and self.tokens[place] == NOBODY
            and self.rolled_on[seat] != customer
        )

    def tippers(self) -> int:
        """Face-down Stage Tippers on the board."""
        found = 0
        for space in range(SPACES):
            if self.board[space] == DOWN and self.guests[space].back == TIPPER:
                found += 1
        return found

    def stand(self, seat: int, place: int) -> None:
        if self.places[seat] != place:
            self.places[seat] = place
            self.rolled_on[seat] = NO_CUSTOMER
