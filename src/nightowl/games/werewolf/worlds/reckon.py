"""From a view to what can be worked out from it: for the helper, for bots, for replays."""

from __future__ import annotations

from typing import Any

from ....kernel.chance import Seeded
from ..moves import DAWN
from ..roles import CENTRE, CENTRE_CARDS, DOPPELGANGER, PLACES, ROLES, WEREWOLF, counts_in
from ..seen.deals import branches
from ..seen.imagine import agreed, choices_in, facts
from ..seen.view import WerewolfView
from ..state import NOBODY, Village
from ..told.heard import tales
from ..told.memory import remember, true_tales
from ..told.tales import Tale
from .hearsay import WARY, Manners
from .sampling import Sample, night, weigh
from .stranger import Stranger
from .weights import Weights
from .whole import Whole

COUNTED = 7  # seats up to which all that somebody else may have done as the Doppelgänger is counted
SAMPLES = 400
FAINTEST = 1e-9
DIGITS = 4


def reckon(seen: WerewolfView) -> dict[str, Any] | None:
    """The helper's answer in plain values: None before dawn, or where the table plays without it."""
    if not seen.terms.helper or not any(event.kind is DAWN for event in seen.story):
        return None
    seats = len(seen.left)
    found = certain(seen) if seen.dealt else weighed(seen, tales(seen.story, seats), WARY)
    if not seen.dealt:
        keep(found, weighed(seen, [Tale() for _ in range(seats)], WARY))
    return {
        "deals": 1 if seen.dealt else sum(branch.deals(seats) for branch in branches(facts(seen))),
        "seats": [card_of(found, seat) for seat in range(seats)],
        "centre": [card_of(found, CENTRE + card) for card in range(CENTRE_CARDS)],
        "wolf": [round(found.now[WEREWOLF][seat] / found.total, DIGITS) for seat in range(seats)],
        "calm": round(found.calm / found.total, DIGITS),
    }


def keep(found: Weights, possible: Weights) -> None:
    """What can be for all one knows stays possible, however faint the talk makes it."""
    for rows, others in ((found.dealt, possible.dealt), (found.now, possible.now)):
        for row, other in zip(rows, others, strict=True):
            for place, weight in enumerate(other):
                row[place] += FAINTEST * found.total * (weight > 0)


def card_of(found: Weights, place: int) -> dict[str, dict[str, float]]:
    """The chances of the roles that a card can have, as it was dealt and as it lies there now."""
    return {name: shares(rows, place, found.total) for name, rows in (("dealt", found.dealt), ("now", found.now))}


def shares(rows: list[list[float]], place: int, total: float) -> dict[str, float]:
    weights = {ROLES[role]: row[place] / total for role, row in enumerate(rows) if row and row[place] > 0}
    return {role: max(round(weight, DIGITS), 10**-DIGITS) for role, weight in weights.items()}


def certain(seen: WerewolfView) -> Sample:
    """Everything is revealed."""
    s = village(seen)
    for place in range(len(seen.dealt)):
        s.dealt[place], s.cards[place] = seen.dealt[place], seen.cards[place]
    for card in range(CENTRE_CARDS):
        s.dealt[CENTRE + card], s.cards[CENTRE + card] = seen.centre_dealt[card], seen.centre_cards[card]
    s.copied = seen.copied
    found = Sample()
    found.add(s, 1.0)
    return found


def weighed(seen: WerewolfView, told: list[Tale], manners: Manners) -> Weights:
    """All worlds that fit the view, weighed by what was said."""
    counts = counts_in(seen.roles)
    seats = len(seen.left)
    if counts[DOPPELGANGER] == 0 or seen.card == DOPPELGANGER:
        found = Whole(seats, counts, told, manners)
    elif seats <= COUNTED:
        found = Stranger(seats, counts, told, manners)
    else:
        return sampled(seen, told, manners)
    found.lone_wolf = seen.terms.lone_wolf
    if seen.seat is not None:
        found.reads(seen.seat, seen.card, remember(seen.story, seen.card))
    found.run()
    return found.way if found.way.total > 0 or manners is WARY else weighed(seen, told, WARY)


def sampled(seen: WerewolfView, told: list[Tale], manners: Manners) -> Sample:
    me = NOBODY if seen.seat is None else seen.seat
    known = [] if seen.seat is None else choices_in(seen)[seen.seat]
    split = branches(facts(seen))
    weights = [branch.weight for branch in split]
    chance = Seeded(len(seen.story))
    woke = remember(seen.story, seen.card).woke
    found = Sample()
    tried = 0
    while tried < SAMPLES or found.total == 0:
        tried += 1
        branch = split[chance.pick(weights)]
        s = village(seen)
        s.dealt = branch.deal(s.seats, chance)
        s.cards = s.dealt.copy()
        night(s, me, known, branch, chance)
        if woke < 0 or s.cards[me] == woke:
            found.add(s, weigh(told, true_tales(s), me, manners if tried <= SAMPLES else WARY, s.counts))
    found.soften(s, [seen.card if place == me else -1 for place in range(PLACES)])
    return found


def village(seen: WerewolfView) -> Village:
    s = Village(len(seen.left))
    s.story = None
    s.agreed = agreed(seen.terms)
    s.plays_with(counts_in(seen.roles))
    return s
