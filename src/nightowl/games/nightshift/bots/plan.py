"""A turn on the floor, planned: where to go, whom to flip, engage or steal, what to buy, with how much Energy."""

from __future__ import annotations

from typing import Final

from ....kernel.pile import NO_POOL
from ..board import BAR, EXITS, SPACES, distance
from ..club.powers import CHAMPAGNE_PRICE
from ..club.purse import MIXES
from ..moves import BUY_AT, KEEP_AT, MOST_DRINKS
from ..pack.cards import IS_SKIPPABLE, PLAIN, STARS, TIMER, TIPPER
from ..state import DOWN, EMPTY, NOBODY, SOLO, Shift
from .worth import Eye, best_stock, fondness, stock_worth, turns_left

MOST_ENERGY: Final = 10
SHOT_PRICE: Final = 1
NEVER: Final = -1.0e6
RING: Final[list[int]] = list(range(SPACES))
REACH: Final[list[list[list[int]]]] = [
    [[space for space in RING if distance(place, space) <= steps] for steps in range(SPACES // 2 + 1)] for place in RING
]


class Plan:
    """What each space is worth to stand on with each amount of Energy, before and after a visit to the Bar.

    `near`: she cannot fly, so only what is in reach from where she is gets worked out; the rest stays NEVER.
    """

    __slots__ = (
        "buy",
        "down",
        "eye",
        "here",
        "is_near",
        "known",
        "plain",
        "seat",
        "stops",
        "tipper",
        "worth",
        "worth_at_bar",
    )

    def __init__(self, eye: Eye, energy: int, is_near: bool = False) -> None:
        s, seat = eye.s, eye.seat
        self.eye = eye
        self.seat = seat
        self.is_near = is_near and s.places[seat] < SPACES
        energy = min(energy, MOST_ENERGY)
        self.plain = eye.page().strangers(s.where, PLAIN)
        self.tipper = eye.page().strangers(s.where, TIPPER)
        self.buy = best_buy(eye)[0] if not s.bought else 0.0
        self.here: list[float] = [self.standing(s, space) for space in range(SPACES)]
        self.down: list[float] = [self.flipping(s, space) for space in range(SPACES)]
        self.known: list[float] = [self.peeked(s, space) for space in range(SPACES)]
        self.stops: list[bool] = [is_stopped(s, seat, space) for space in range(SPACES)]
        self.worth: list[list[float]] = self.table(s, energy, False)
        self.worth_at_bar: list[list[float]] = self.table(s, energy, True) if self.buy > 0 else self.worth

    def standing(self, s: Shift, space: int) -> float:
        """Ending the turn there, by a roll or without."""
        there = s.board[space]
        if there < 0:
            return 0.0
        if s.tokens[space] == NOBODY:
            worth = self.eye.engage_worth(there)
            return worth if not IS_SKIPPABLE[there] and s.rolled_on[self.seat] != there else max(0.0, worth)
        if s.tokens[space] == self.seat or (s.stolen >> space) & 1:
            return 0.0
        return max(0.0, self.eye.roll_worth(self.eye.steal_ladder(space, 0)))

    def flipping(self, s: Shift, space: int) -> float:
        """What turning the customer there up brings or costs by itself; NEVER where nobody lies face-down."""
        if s.board[space] != DOWN:
            return NEVER
        if s.guests[space].back != TIPPER:
            return 0.0
        if s.mode == SOLO:
            return 1.5 * boards_left(s)  # Diamond is tipped by those who stay face-down
        return -0.12 * s.seats if turns_left(s) > 1 else 0.0

    def peeked(self, s: Shift, space: int) -> float:
        """What who lies there is worth, if she has looked."""
        guest = s.guests[space]
        if s.board[space] == DOWN and guest.pool == NO_POOL and (guest.known >> self.seat) & 1:
            return self.eye.engage_worth(guest.card)
        return NEVER

    def flipped(self, s: Shift, space: int, otherwise: float) -> float:
        """The worth of a flip there, when `otherwise` remains."""
        if self.known[space] > NEVER:
            return self.down[space] + max(self.known[space], otherwise)
        crowd = self.tipper if s.guests[space].back == TIPPER else self.plain
        return self.down[space] + crowd.above(otherwise)

    def table(self, s: Shift, energy: int, has_bar: bool) -> list[list[float]]:
        worth: list[list[float]] = []
        place = s.places[self.seat]
        for left in range(energy + 1):
            row = [NEVER] * SPACES
            before = worth[left - 1] if left > 0 else row
            for space in within(place, energy - left) if self.is_near else RING:
                best = self.here[space]
                if left > 0:
                    if not self.stops[space]:
                        for exit in EXITS[space]:
                            best = max(best, before[exit])
                    if self.down[space] > NEVER:
                        best = max(best, self.flipped(s, space, self.on_from(worth, space, left - 1)))
                if has_bar and BAR[space]:
                    best = max(best, self.buy + self.worth[left][space])
                row[space] = best
            worth.append(row)
        return worth

    def on_from(self, worth: list[list[float]], space: int, left: int) -> float:
        """What remains when who was flipped there is not worth a roll."""
        if left == 0:
            return 0.0
        return max(0.0, worth[left - 1][EXITS[space][0]], worth[left - 1][EXITS[space][1]])

    def at(self, place: int, energy: int, may_buy: bool) -> float:
        """The worth of being at that place, on the floor or beside it, with that much Energy."""
        table = self.worth_at_bar if may_buy else self.worth
        energy = min(energy, len(table) - 1)
        if place < SPACES:
            return table[energy][place]
        if energy == 0:
            return 0.0
        best = 0.0
        for exit in EXITS[place]:
            best = max(best, table[energy - 1][exit])
        return best


def within(place: int, steps: int) -> list[int]:
    return REACH[place][min(steps, SPACES // 2)]


def is_stopped(s: Shift, seat: int, space: int) -> bool:
    """Nobody walks on from Dad before she has rolled on him."""
    there = s.board[space]
    return there >= 0 and not IS_SKIPPABLE[there] and s.tokens[space] == NOBODY and s.rolled_on[seat] != there


def boards_left(s: Shift) -> int:
    """How often Diamond will still collect."""
    return sum([1 for step in TIMER[s.shift][s.round :] if step > 0])


def best_buy(eye: Eye) -> tuple[float, int]:
    """The best purchase at the Bar now: what it gains, and its move; 0 where nothing is worth its price."""
    s, seat = eye.s, eye.seat
    best, move = 0.0, 0
    for shots in range(MOST_DRINKS + 1):
        for champagne in range(MOST_DRINKS + 1 - shots):
            price = shots * SHOT_PRICE + champagne * CHAMPAGNE_PRICE
            if price == 0 or price > s.money[seat]:
                continue
            gain = best_stock(eye.left, s.shots[seat] + shots, s.champagne[seat] + champagne) - eye.stock - price
            if gain > best + 0.01:
                best, move = gain, BUY_AT + shots * MIXES + champagne
    return best, move


def best_keep(s: Shift, legal: list[int]) -> int:
    return max(legal, key=lambda move: stock_worth(turns_left(s), (move - KEEP_AT) // MIXES, (move - KEEP_AT) % MIXES))


def least_missed(eye: Eye, spaces: list[int]) -> int:
    """Whom to send off: a rival's committed customer before all, nobody a friend could use."""
    s, seat = eye.s, eye.seat
    best, most = spaces[0], NEVER
    for space in spaces:
        there, owner = s.board[space], s.tokens[space]
        if owner != NOBODY:
            loss = -fondness(s, seat, owner) * (4.0 + STARS[there][s.dancers[owner]] + 2.0 * (s.commits[owner] % 2))
        elif there >= 0 and not IS_SKIPPABLE[there]:
            loss = 0.5
        elif there == DOWN:
            loss = 1.5 * boards_left(s) if s.mode == SOLO and s.guests[space].back == TIPPER else -0.3
        else:
            loss = -0.1 * eye.engage_worth(there) if there != EMPTY else 0.0
        if loss > most:
            best, most = space, loss
    return best
