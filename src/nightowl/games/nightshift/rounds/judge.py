"""The end of the night: Subscriber Income by total Loyalty, then most money wins, by the rules of the mode."""

from __future__ import annotations

from typing import Final

from ....kernel.game import CHANCE, Ask, Frame, tell
from ....kernel.pile import NO_POOL, possible, weights
from ..club.stage import ability
from ..facts import CLOSED, DIAMOND_SHOWED, DIAMOND_SUBSCRIBERS, SUBSCRIBERS, WON
from ..moves import CUSTOMER_AT
from ..pack.cards import CUSTOMER_COUNT, LOYALTY, PREFERS, STEP, SUBSCRIBER_INCOME
from ..state import COOP, DIAMONDS, SOLO, TEAMS, Shift

REVEAL_ASK: Final = Ask((CHANCE,), "reveal")
SHOT_VALUE: Final = 1  # in steps of $500
CHAMPAGNE_VALUE: Final = 2
TARGETS: Final[list[list[int]]] = [[80, 120, 160, 200], [50, 70, 90, 110]]  # thousands, by shift, then seats - 2

NOT_OVER: Final = 0
MOST_MONEY: Final = 1
BEAT_DIAMOND: Final = 2
DIAMOND_WON: Final = 3
SAVED: Final = 4
SHUT_DOWN: Final = 5
TEAM_WON: Final = 6
HOW: Final[list[str]] = ["", "money", "beat-diamond", "diamond", "saved", "shut-down", "team"]  # by `Shift.end`


def collected(s: Shift, seat: int) -> list[int]:
    return [customer for customer in range(CUSTOMER_COUNT) if s.where[customer] == seat]


def loyalty(s: Shift, seat: int) -> int:
    if seat not in s.where:
        return 0
    return loyalty_of(s, seat, collected(s, seat))


def loyalty_of(s: Shift, seat: int, fans: list[int]) -> int:
    """Loyalty of all collected customers; those who prefer her dancer count double."""
    if not fans:
        return 0
    total = len(fans) * ability(s, seat, "loyal-fans")
    for customer in fans:
        total += LOYALTY[customer] * (2 if PREFERS[customer] == s.dancers[seat] else 1)
    return total


def income(total: int) -> int:
    return SUBSCRIBER_INCOME[min(total // 5, len(SUBSCRIBER_INCOME) - 1)]


def target(s: Shift) -> int:
    """What the club owes in co-op, in steps of $500; 0 in other modes."""
    return TARGETS[s.shift][s.seats - 2] * 2 if s.mode == COOP else 0


class Count(Frame[Shift]):
    """Diamond shows her subscribers; then all is counted."""

    __slots__ = ()

    def ask(self, s: Shift) -> Ask:
        return REVEAL_ASK

    def resume(self, s: Shift) -> bool:
        if s.diamond_fans:
            if s.diamond_fans[0].pool != NO_POOL:
                return False
            self.show(s, s.diamond_fans[0].card)
        else:
            close(s)
        return True

    def legal(self, s: Shift, seat: int) -> list[int]:
        if seat != CHANCE:
            return []
        return [CUSTOMER_AT + card for card in possible(s.stock.card_odds(s.diamond_fans[0]))]

    def odds(self, s: Shift) -> list[int]:
        return weights(s.stock.card_odds(s.diamond_fans[0]))

    def play(self, s: Shift, seat: int, move: int) -> None:
        s.stock.resolve(s.diamond_fans[0], move - CUSTOMER_AT)
        self.show(s, move - CUSTOMER_AT)

    def show(self, s: Shift, customer: int) -> None:
        s.diamond_fans = s.diamond_fans[1:]
        s.where[customer] = DIAMONDS
        tell(s, DIAMOND_SHOWED, customer)

    def clone(self) -> Count:
        return Count()


def close(s: Shift) -> None:
    s.stack.clear()
    tell(s, CLOSED)
    for seat in s.order:
        total = loyalty(s, seat)
        s.money[seat] += income(total)
        tell(s, SUBSCRIBERS, seat, total, income(total) * STEP)
    if s.mode == SOLO:
        fans = sum([LOYALTY[customer] for customer in range(CUSTOMER_COUNT) if s.where[customer] == DIAMONDS])
        s.diamond += income(fans)
        tell(s, DIAMOND_SUBSCRIBERS, fans, income(fans) * STEP)
    s.end = how(s)
    for seat in winners(s):
        tell(s, WON, seat)


def how(s: Shift) -> int:
    if s.mode == SOLO:
        return BEAT_DIAMOND if s.money[0] > s.diamond else DIAMOND_WON
    if s.mode == COOP:
        return SAVED if sum(s.money) >= target(s) else SHUT_DOWN
    return TEAM_WON if s.mode == TEAMS else MOST_MONEY


def drinks_value(s: Shift, seat: int) -> int:
    return s.shots[seat] * SHOT_VALUE + s.champagne[seat] * CHAMPAGNE_VALUE


def winners(s: Shift) -> list[int]:
    """Most money, then value of drinks held, then shared; in 2v2 both are added up over the team."""
    if s.end in (DIAMOND_WON, SHUT_DOWN):
        return []
    if s.mode in (SOLO, COOP):
        return list(range(s.seats))
    worth = [(s.money[seat], drinks_value(s, seat)) for seat in range(s.seats)]
    if s.mode == TEAMS:
        worth = [(worth[seat][0] + worth[s.mate(seat)][0], worth[seat][1] + worth[s.mate(seat)][1]) for seat in range(4)]
    best = max(worth)
    return [seat for seat in range(s.seats) if worth[seat] == best]
