"""What things are worth to a dancer, in steps of $500: customers, rooms, drinks, Power cards, a turn. The bots' judgement.

Everything here reads what lies open and the seat's own hand, nothing else; `tests/nightshift/test_bots.py` holds it to that.
"""

from __future__ import annotations

from typing import Final

from ..club.stage import ability
from ..moves import MOST_DRINKS
from ..pack.cards import (
    CUSTOMER_COUNT,
    EFFECT,
    GIVES_ANY,
    GIVES_CASH,
    GIVES_CHAMPAGNE,
    GIVES_LOCKER,
    GIVES_PAY,
    GIVES_POWER,
    GIVES_PRIVATE,
    GIVES_SHOT,
    GIVES_SWAP,
    GIVES_VIP,
    LOYALTY,
    OUTCOME_AMOUNT,
    OUTCOME_AT,
    OUTCOME_GIVES,
    POWER_COUNT,
    PREFERS,
    ROSTER,
    STARS,
    STEP,
    SUBSCRIBER_INCOME,
    TIMER,
)
from ..rounds.judge import income, loyalty
from ..state import COOP, IN_DISCARD, SOLO, TEAMS, TO_PRIVATE, TO_VIP, Shift
from .book import MOST_TO_PAY, PAGES, Page, note

TURN: Final = 4.2  # what a turn on the floor brings
CARD: Final = 1.3  # what a Power card brings, early enough
BOTTLE: Final = 1.5  # what a Champagne brings later
SPITE: Final = 0.35  # what a step less for a rival is worth
PACE: Final = 2.4  # Loyalty collected per turn
BACK_TO_THE_LOCKERS: Final = -0.8
MOST_RESULT: Final = 9
NOTHING: Final = -99.0  # no Outcome within reach
DRINK_WORTH: Final[list[list[float]]] = [[0.0, 1.2, 2.1, 2.8], [0.0, 2.8, 5.0, 6.6]]  # Shots, Champagne
USE_LEFT: Final[list[list[float]]] = [[0.7, 0.8, 0.9, 1.0], [0.6, 0.75, 0.9, 1.0]]  # by turns left

# A visit by stars, Champagne held and prize (0, 4 and 8 steps), as `rooms` finds on a full deck; bottles left at BOTTLE.
PRIZES: Final = 4.0
KEEPS: Final[int] = sum([1 << card for card in range(POWER_COUNT) if EFFECT[card] == "keep-customer"])
EXCUSES: Final[int] = sum([1 << card for card in range(POWER_COUNT) if EFFECT[card] == "skip-stage"])
PRIVATE_WORTH: Final[list[list[list[float]]]] = [
    [[2.36, 5.77, 9.49], [2.37, 6.07, 10.03], [2.38, 6.18, 10.13], [2.38, 6.23, 10.2]],
    [[3.7, 7.11, 10.79], [4.13, 7.74, 11.55], [4.34, 8.13, 11.98], [4.44, 8.34, 12.26]],
    [[5.23, 8.58, 12.24], [6.19, 9.72, 13.39], [6.67, 10.43, 14.22], [6.91, 10.79, 14.68]],
]
VIP_WORTH: Final[list[list[list[float]]]] = [
    [[4.43, 6.8, 10.0], [5.17, 8.57, 12.21], [5.56, 9.32, 13.19], [5.76, 9.66, 13.61]],
    [[5.55, 7.92, 10.8], [6.95, 10.35, 13.9], [7.78, 11.52, 15.32], [8.27, 12.14, 16.04]],
    [[6.67, 9.04, 11.6], [8.79, 12.14, 15.61], [10.11, 13.78, 17.51], [10.94, 14.75, 18.59]],
]


def turns_left(s: Shift) -> int:
    """Rounds after this one."""
    return len(TIMER[s.shift]) - s.round


def fondness(s: Shift, seat: int, other: int) -> float:
    """What a step for the other is worth to that seat: a friend's as her own, a rival's is a loss."""
    if seat == other or s.mode in (COOP, SOLO) or (s.mode == TEAMS and s.mate(seat) == other):
        return 1.0
    return -SPITE / (s.seats - 1) * (2.0 if is_ahead(s, other) else 1.0)


def is_ahead(s: Shift, seat: int) -> bool:
    """Nobody has more money than she has."""
    return s.money[seat] == max(s.money)


def fans_income(total: float) -> float:
    """Subscriber Income as a smooth curve: where within a row of the chart she will end is not known yet."""
    at = max(0.0, total / 5 - 0.5)
    row = int(at)
    if row >= len(SUBSCRIBER_INCOME) - 1:
        return float(SUBSCRIBER_INCOME[-1])
    low = SUBSCRIBER_INCOME[row]
    return low + (at - row) * (SUBSCRIBER_INCOME[row + 1] - low)


class Eye:
    """How that seat looks at the night: what it needs to judge customers, worked out once for a decision.

    `is_own`: it is the eye of who decides, and her hand may be looked at; into another's shoes one steps without her cards.
    `is_quick`: in the Private Room it looks one draw ahead only, for games that are merely thought of.
    """

    __slots__ = (
        "card",
        "fans",
        "fans_pay",
        "found",
        "is_own",
        "is_quick",
        "left",
        "loyalty",
        "s",
        "seat",
        "shot",
        "stage",
        "stock",
    )

    def __init__(self, s: Shift, seat: int, is_own: bool = False, is_quick: bool = False) -> None:
        self.s = s
        self.seat = seat
        self.is_own = is_own
        self.is_quick = is_quick
        self.left = turns_left(s)
        self.card = CARD * min(1.0, self.left / 4)
        self.found: Page | None = None
        self.loyalty = loyalty(s, seat)
        self.fans = self.loyalty + (PACE * self.left if self.left > 0 else 0.0)
        self.fans_pay = fans_income(self.fans)
        self.stock = stock_worth(self.left, s.shots[seat], s.champagne[seat])
        shots = s.shots[seat]
        self.shot = stock_worth(self.left, shots, 0) - stock_worth(self.left, shots - 1, 0) if shots > 0 else 0.0
        self.stage = self.way_out() if is_rostered_next(s, seat) else 0.0

    def prize(self, customer: int) -> float:
        """What collecting him adds to her Subscriber Income; a smooth curve while others may follow."""
        s, seat = self.s, self.seat
        more = LOYALTY[customer] * (2 if PREFERS[customer] == s.dancers[seat] else 1) + ability(s, seat, "loyal-fans")
        if self.left == 0:
            return float(income(int(self.fans) + more) - income(int(self.fans)))
        return fans_income(self.fans + more) - self.fans_pay

    def room_worth(self, customer: int, room: int) -> float:
        """What a visit with him brings, his prize included, with what she could drink there."""
        s, seat = self.s, self.seat
        table = PRIVATE_WORTH if room == TO_PRIVATE else VIP_WORTH
        row = table[STARS[customer][s.dancers[seat]] - 1][min(MOST_DRINKS, s.champagne[seat])]
        extra = ability(s, seat, "private-pay" if room == TO_PRIVATE else "vip-pay") / STEP
        at = min(1.99, max(0.0, (self.prize(customer) + extra) / PRIZES))
        below = int(at)
        return row[below] + (at - below) * (row[below + 1] - row[below])

    def stage_worth(self) -> float:
        """Tips and Power cards."""
        return self.s.tippers() + (2 + ability(self.s, self.seat, "stage-cards")) * self.card

    def way_out(self) -> float:
        """What it costs to keep a customer when she is rostered: the Stage and the fine, unless she holds a card for it."""
        hand = self.s.hands[self.seat] if self.is_own else 0
        if hand & KEEPS:
            return 0.0
        return self.stage_worth() + (0.0 if hand & EXCUSES else 2.0)

    def commit_worth(self, customer: int, room: int) -> float:
        """His visit, less the turn it takes; if she is on Stage before, she would have to pay her way out of it."""
        visit = self.room_worth(customer, room)
        if self.left == 0:
            return visit
        visit -= TURN
        if self.s.mode not in (COOP, SOLO):
            visit -= 0.07 * (self.s.seats - 1) * (7 - LOYALTY[customer]) / 6 * visit
        return max(0.0, visit - self.stage) if self.stage > 0 else visit

    def outcome_worth(self, customer: int, index: int) -> float:
        s, seat = self.s, self.seat
        gives, amount = OUTCOME_GIVES[customer][index], OUTCOME_AMOUNT[customer][index]
        if gives == GIVES_VIP:
            return self.commit_worth(customer, TO_VIP)
        if gives == GIVES_PRIVATE:
            return self.commit_worth(customer, TO_PRIVATE)
        if gives == GIVES_CASH:
            return amount / STEP
        if gives == GIVES_PAY:
            return -float(min(s.money[seat], amount // STEP))
        if gives == GIVES_POWER:
            return amount * self.card
        if gives in (GIVES_SHOT, GIVES_CHAMPAGNE):
            shots = amount if gives == GIVES_SHOT else 0
            return best_stock(self.left, s.shots[seat] + shots, s.champagne[seat] + amount - shots) - self.stock
        if gives == GIVES_LOCKER:
            return BACK_TO_THE_LOCKERS
        if gives == GIVES_SWAP:
            return 0.8 if self.left > 0 and IN_DISCARD in s.where else -0.01
        return 0.3 if gives == GIVES_ANY and s.mode not in (COOP, SOLO) else 0.0

    def ladder(self, customer: int) -> list[float]:
        """By result, from 0 to the highest: what the best Outcome within reach is worth."""
        found = [NOTHING] * (MOST_RESULT + 1)
        for index in range(len(OUTCOME_AT[customer])):
            worth = self.outcome_worth(customer, index)
            for result in range(OUTCOME_AT[customer][index], MOST_RESULT + 1):
                found[result] = max(found[result], worth)
        return [0.0 if worth == NOTHING else worth for worth in found]

    def steal_ladder(self, space: int, less: int) -> list[float]:
        """By result: what stealing the customer there is worth, with what it costs its owner."""
        s = self.s
        customer, owner = s.board[space], s.tokens[space]
        room = s.commits[owner] % 2
        theirs = Eye(s, owner).room_worth(customer, room) - TURN
        worth = self.commit_worth(customer, room) - fondness(s, self.seat, owner) * theirs
        needs = max(1, LOYALTY[customer] - less)
        return [worth if result >= needs else 0.0 for result in range(MOST_RESULT + 1)]

    def engage_worth(self, customer: int) -> float:
        return self.page().worth[customer]

    def topped(self, steps: list[float], result: int) -> float:
        """The best of a result when Shots may raise it."""
        best = steps[min(result, MOST_RESULT)]
        for extra in range(1, self.s.shots[self.seat] + 1):
            best = max(best, steps[min(result + extra, MOST_RESULT)] - extra * self.shot)
        return best

    def roll_worth(self, steps: list[float], bonus: int = 0) -> float:
        total = 0.0
        for face in range(1, 7):
            total += self.topped(steps, face + bonus)
        return total / 6

    def two_dice(self, steps: list[float], is_best: bool) -> float:
        """Two dice are rolled, and the better or the worse of them counts."""
        by_face = [self.topped(steps, face) for face in range(1, 7)]
        total = 0.0
        for one in by_face:
            for other in by_face:
                total += max(one, other) if is_best else min(one, other)
        return total / 36

    def page(self) -> Page:
        """What it is worth to engage each customer, from the book or worked out."""
        if self.found is None:
            key = self.key()
            self.found = PAGES.get(key)
            if self.found is None:
                self.found = Page([self.roll_worth(self.ladder(customer)) for customer in range(CUSTOMER_COUNT)])
                note(key, self.found)
        return self.found

    def key(self) -> int:
        """All that `outcome_worth` and the Shots depend on, in one number."""
        s, seat = self.s, self.seat
        hand = s.hands[seat] if self.is_own else 0
        key = (s.mode * 6 + s.seats) * 2 + s.shift
        key = (key * 2 + int(s.has_abilities)) * 8 + s.dancers[seat]
        key = (key * 32 + s.round) * 128 + min(127, self.loyalty)
        key = (key * 4 + s.shots[seat]) * 4 + s.champagne[seat]
        key = (key * 32 + min(MOST_TO_PAY, s.money[seat])) * 2 + int(IN_DISCARD in s.where)
        if self.stage > 0:
            key = ((key * 16 + s.tippers() + 1) * 2 + int(hand & KEEPS > 0)) * 2 + int(hand & EXCUSES > 0)
        else:
            key *= 64
        return key


def is_rostered_next(s: Shift, seat: int) -> bool:
    roster = ROSTER[s.shift]
    return s.round < len(roster) and s.dancers[seat] in roster[s.round]


def stock_worth(left: int, shots: int, champagne: int) -> float:
    """What drinks held bring with so many turns left."""
    use = min(3, left)
    shots, champagne = min(shots, MOST_DRINKS), min(champagne, MOST_DRINKS)
    return DRINK_WORTH[0][shots] * USE_LEFT[0][use] + DRINK_WORTH[1][champagne] * USE_LEFT[1][use]


def best_stock(left: int, shots: int, champagne: int) -> float:
    """Of more than three, the three best."""
    best = 0.0
    for keep in range(min(MOST_DRINKS, shots) + 1):
        best = max(best, stock_worth(left, keep, min(champagne, MOST_DRINKS - keep)))
    return best
