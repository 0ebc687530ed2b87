"""Whether a pack can be played: what the rulebook fixes must be there, and a fault is named by file, entry and field."""

from __future__ import annotations

import re

import msgspec

from ....kernel.content import ContentError
from .pack import Customer, Dancer, Event, Pack, Power, Private, Timer
from .words import (
    CUSTOMERS,
    DANCERS,
    EFFECTS,
    EVENT_CARDS,
    FEWEST_ROUNDS,
    HOLLOW,
    IN_DOLLARS,
    NEEDS,
    NOT_SOLO,
    NUMBERS,
    POWER_CARDS,
    PRIVATE_CARDS,
    SOLID,
    STEP,
)


def check_pack(pack: Pack) -> None:
    for file in ("customers", "private", "power", "events"):
        for name in getattr(pack, file):
            if not re.fullmatch(r"[a-z][a-z0-9-]*", name):
                raise ContentError(f"{file}.toml", name, "", "a name of a-z, 0-9 and -, which its texts have too")
    check_dancers(pack.dancers)
    check_customers(pack.customers)
    check_private(pack.private)
    check_power(pack.power)
    check_events(pack.events)
    for name in ("long", "short"):
        if name not in pack.timers:
            raise ContentError("timers.toml", name, "", "missing")
    count("timers.toml", len(pack.timers), 2)
    for name, timer in pack.timers.items():
        check_timer(name, timer)


def count(file: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise ContentError(file, "", "", f"{wanted} entries, not {found}")


def check_dancers(dancers: dict[str, Dancer]) -> None:
    file = "dancers.toml"
    if list(dancers) != list(DANCERS):
        raise ContentError(file, "", "", "in this order " + ", ".join(DANCERS))
    for name, dancer in dancers.items():
        if dancer.trait != DANCERS[name]:
            raise ContentError(file, name, "trait", DANCERS[name])
        if dancer.ability in ("private-pay", "vip-pay") and dancer.amount % STEP:
            raise ContentError(file, name, "amount", f"a multiple of {STEP}")


def check_customers(customers: dict[str, Customer]) -> None:
    file = "customers.toml"
    count(file, len(customers), CUSTOMERS)
    for name, customer in customers.items():
        if customer.prefers not in ("", *DANCERS):
            raise ContentError(file, name, "prefers", "one of " + ", ".join(DANCERS))
        if customer.prefers and customer.fond <= customer.stars:
            raise ContentError(file, name, "fond", f"more than {customer.stars}, for the dancer he prefers")
        if not customer.prefers and customer.fond:
            raise ContentError(file, name, "fond", "only with `prefers`")
        check_outcomes(name, customer)
    liked = [customer.prefers for customer in customers.values()]
    if len({liked.count(dancer) for dancer in DANCERS}) != 1:
        raise ContentError(file, "", "prefers", "as many customers for each of the five dancers")


def check_outcomes(name: str, customer: Customer) -> None:
    file = "customers.toml"
    if not customer.outcomes:
        raise ContentError(file, name, "outcomes", "at least one")
    if [o.at for o in customer.outcomes] != sorted({o.at for o in customer.outcomes}):
        raise ContentError(file, name, "outcomes", "rising numbers, each once")
    for outcome in customer.outcomes:
        has_amount = outcome.gives in ("cash", "pay", "power", "shot", "champagne")
        if has_amount != (outcome.amount > 0):
            raise ContentError(file, name, "outcomes", f"{outcome.gives} with {'an' if has_amount else 'no'} amount")
        if outcome.gives in ("cash", "pay") and outcome.amount % STEP:
            raise ContentError(file, name, "outcomes", f"{outcome.gives} in multiples of {STEP}")
    if not customer.skippable and any(o.gives in ("vip", "private") for o in customer.outcomes):
        raise ContentError(file, name, "skippable", "true, for a customer who may commit")


def check_private(cards: dict[str, Private]) -> None:
    file = "private.toml"
    count(file, len(cards), PRIVATE_CARDS)
    for name, card in cards.items():
        if len(card.moves) not in (1, 2):
            raise ContentError(file, name, "moves", "one move or two")
        if len(card.pay) != 3 or card.pay != sorted(card.pay):
            raise ContentError(file, name, "pay", "what it pays for 1, 2 and 3 stars, not falling")


def check_power(cards: dict[str, Power]) -> None:
    file = "power.toml"
    count(file, len(cards), POWER_CARDS)
    alike: dict[str, Power] = {}
    for star, names in (("solid", SOLID), ("hollow", HOLLOW)):
        for name in names:
            if name not in cards:
                raise ContentError(file, name, "", "missing")
            if cards[name].star != star:
                raise ContentError(file, name, "star", star)
    for name, card in cards.items():
        if card.star and name not in (*SOLID, *HOLLOW):
            raise ContentError(file, name, "star", "none: the rulebook lists the starred cards")
        check_effect(name, card)
        plain = msgspec.structs.replace(card, star="", source="house")
        for other, twin in alike.items():
            if twin == plain:
                raise ContentError(file, name, "effect", f"it does the same as {other}")
        alike[name] = plain


def check_effect(name: str, card: Power) -> None:
    file = "power.toml"
    if card.effect not in EFFECTS:
        raise ContentError(file, name, "effect", "one of " + ", ".join(EFFECTS))
    moments, whose, needed = EFFECTS[card.effect]
    if card.moment not in moments:
        raise ContentError(file, name, "moment", f"{' or '.join(moments)} for {card.effect}")
    if card.who not in whose:
        raise ContentError(file, name, "who", f"{' or '.join(whose)} for {card.effect}")
    for field in NUMBERS:
        given = getattr(card, field)
        if bool(given) != (field in needed):
            raise ContentError(file, name, field, f"{'needed' if field in needed else 'unknown'} for {card.effect}")
    if card.effect in IN_DOLLARS and card.amount % STEP:
        raise ContentError(file, name, "amount", f"a multiple of {STEP}")


def check_events(events: dict[str, Event]) -> None:
    file = "events.toml"
    count(file, len(events), EVENT_CARDS)
    for name in NOT_SOLO:
        if name not in events:
            raise ContentError(file, name, "", "missing")
    for name, event in events.items():
        if event.solo == (name in NOT_SOLO):
            raise ContentError(file, name, "solo", "false for " + " and ".join(NOT_SOLO) + " only")
        if not event.steps or len(set(event.steps)) != len(event.steps):
            raise ContentError(file, name, "steps", "at least one, none twice")
        for step, field in NEEDS.items():
            if (step in event.steps) != (getattr(event, field) > 0):
                raise ContentError(file, name, field, f"above 0 with {step} and only then")


def check_timer(name: str, timer: Timer) -> None:
    file = "timers.toml"
    boards = [round.board for round in timer.rounds]
    if len(boards) < FEWEST_ROUNDS:
        raise ContentError(file, name, "rounds", f"at least {FEWEST_ROUNDS}, not {len(boards)}")
    if boards.count("lights-on") != 1 or boards[-2] != "lights-on" or boards[-1]:
        raise ContentError(file, name, "rounds", "Lights On next to last, then the Final round")
    if timer.rounds[-1].stage or timer.rounds[-2].stage:
        raise ContentError(file, name, "rounds", "nobody on Stage on Lights On or in the Final round")
    roster = [dancer for round in timer.rounds for dancer in round.stage]
    for dancer in roster:
        if dancer not in DANCERS:
            raise ContentError(file, name, "rounds", f"{dancer} is none of " + ", ".join(DANCERS))
    if len({roster.count(dancer) for dancer in DANCERS}) != 1:
        raise ContentError(file, name, "rounds", "every dancer on Stage equally often")
    for round in timer.rounds:
        if len(set(round.stage)) != len(round.stage):
            raise ContentError(file, name, "rounds", "a dancer on Stage once a round")
