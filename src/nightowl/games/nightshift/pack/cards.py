"""What is printed, by number: dancers, customers, Private Room and Power cards, events, timers; money in steps of $500."""

from __future__ import annotations

from typing import Any, Final

from .content import chosen, load

_pack: Any = load(chosen())

CONTENT: Final[str] = _pack.content
STEP: Final = 500

DANCERS: Final[list[str]] = list(_pack.dancers)
TRAITS: Final[list[str]] = [dancer.trait for dancer in _pack.dancers.values()]  # a dancer's trait has her number
ABILITY: Final[list[str]] = [dancer.ability for dancer in _pack.dancers.values()]
ABILITY_AMOUNT: Final[list[int]] = [dancer.amount for dancer in _pack.dancers.values()]
NO_DANCER: Final = -1

CUSTOMERS: Final[list[str]] = list(_pack.customers)
CUSTOMER_COUNT: Final[int] = len(CUSTOMERS)
NO_CUSTOMER: Final = -1
PLAIN: Final = 0
TIPPER: Final = 1
BACKS: Final[list[int]] = [TIPPER if row.tipper else PLAIN for row in _pack.customers.values()]
LOYALTY: Final[list[int]] = [row.loyalty for row in _pack.customers.values()]
PREFERS: Final[list[int]] = [DANCERS.index(row.prefers) if row.prefers else NO_DANCER for row in _pack.customers.values()]
IS_SKIPPABLE: Final[list[bool]] = [row.skippable for row in _pack.customers.values()]


def _stars(row: Any, dancer: str) -> int:
    return int(row.fond if row.prefers == dancer else row.stars)


STARS: Final[list[list[int]]] = [[_stars(row, dancer) for dancer in DANCERS] for row in _pack.customers.values()]

GIVES: Final[list[str]] = [
    "vip",
    "private",
    "cash",
    "pay",
    "power",
    "shot",
    "champagne",
    "locker",
    "swap",
    "discard-sides",
    "discard-any",
]
GIVES_VIP: Final = 0
GIVES_PRIVATE: Final = 1
GIVES_CASH: Final = 2
GIVES_PAY: Final = 3
GIVES_POWER: Final = 4
GIVES_SHOT: Final = 5
GIVES_CHAMPAGNE: Final = 6
GIVES_LOCKER: Final = 7
GIVES_SWAP: Final = 8
GIVES_SIDES: Final = 9
GIVES_ANY: Final = 10
MOST_OUTCOMES: Final[int] = max([len(row.outcomes) for row in _pack.customers.values()])
OUTCOME_AT: Final[list[list[int]]] = [[o.at for o in row.outcomes] for row in _pack.customers.values()]
OUTCOME_GIVES: Final[list[list[int]]] = [[GIVES.index(o.gives) for o in row.outcomes] for row in _pack.customers.values()]
OUTCOME_AMOUNT: Final[list[list[int]]] = [[o.amount for o in row.outcomes] for row in _pack.customers.values()]

PRIVATES: Final[list[str]] = list(_pack.private)
PRIVATE_COUNT: Final[int] = len(PRIVATES)
DANCES: Final[list[str]] = list(dict.fromkeys([move for row in _pack.private.values() for move in row.moves]))
CARD_DANCES: Final[list[list[int]]] = [[DANCES.index(move) for move in row.moves] for row in _pack.private.values()]
CARD_PAY: Final[list[list[int]]] = [[pay // STEP for pay in row.pay] for row in _pack.private.values()]

POWERS: Final[list[str]] = list(_pack.power)
POWER_COUNT: Final[int] = len(POWERS)
NO_POWER: Final = -1
ALL_POWERS: Final[int] = (1 << POWER_COUNT) - 1
EFFECT: Final[list[str]] = [row.effect for row in _pack.power.values()]
MOMENT: Final[list[str]] = [row.moment for row in _pack.power.values()]
WHO: Final[list[str]] = [row.who for row in _pack.power.values()]
AMOUNT: Final[list[int]] = [row.amount for row in _pack.power.values()]
FEE: Final[list[int]] = [row.fee for row in _pack.power.values()]
CARDS: Final[list[int]] = [row.cards for row in _pack.power.values()]
SHOTS: Final[list[int]] = [row.shots for row in _pack.power.values()]
CHAMPAGNE: Final[list[int]] = [row.champagne for row in _pack.power.values()]
ROOM: Final[list[str]] = [row.room for row in _pack.power.values()]
STAR: Final[list[str]] = [row.star for row in _pack.power.values()]
SOLID: Final[int] = sum([1 << card for card in range(POWER_COUNT) if STAR[card] == "solid"])
STARRED: Final[int] = sum([1 << card for card in range(POWER_COUNT) if STAR[card]])


def mask(moment: str, who: tuple[str, ...]) -> int:
    """The Power cards that answer that moment of those people's doing."""
    return sum([1 << card for card in range(POWER_COUNT) if MOMENT[card] == moment and WHO[card] in who])


EVENTS: Final[list[str]] = list(_pack.events)
EVENT_STEPS: Final[list[list[str]]] = [list(row.steps) for row in _pack.events.values()]
EVENT_AMOUNT: Final[list[int]] = [row.amount // STEP for row in _pack.events.values()]
EVENT_CARDS: Final[list[int]] = [row.cards for row in _pack.events.values()]
EVENT_SHOTS: Final[list[int]] = [row.shots for row in _pack.events.values()]
EVENT_CHAMPAGNE: Final[list[int]] = [row.champagne for row in _pack.events.values()]
EVENT_SOLO: Final[list[bool]] = [row.solo for row in _pack.events.values()]

SHIFTS: Final[list[str]] = ["long", "short"]
NOTHING: Final = 0
REFRESH: Final = 1
EVENT: Final = 2
LIGHTS_ON: Final = 3
BOARD_STEPS: Final[list[str]] = ["", "refresh", "event", "lights-on"]
TIMER: Final[list[list[int]]] = [[BOARD_STEPS.index(row.board) for row in _pack.timers[shift].rounds] for shift in SHIFTS]
ROSTER: Final[list[list[list[int]]]] = [
    [[DANCERS.index(dancer) for dancer in row.stage] for row in _pack.timers[shift].rounds] for shift in SHIFTS
]

# The VIP Room's chart and the fan-site's chart are printed in the rulebook, in steps of $500.
VIP_PAY: Final[list[list[int]]] = [[4, 6, 9, 12], [5, 8, 12, 16], [6, 10, 15, 20]]  # by stars - 1, then level - 1
VIP_BUST: Final = 2
PRIVATE_BUST: Final = 1
IN_LOVE: Final = 4
SUBSCRIBER_INCOME: Final[list[int]] = [0, 0, 2, 4, 7, 10, 14, 18, 24, 30, 40]  # by Loyalty // 5
