"""From a view to what can be worked out from it: for the helper, for bots, for replays."""

from __future__ import annotations

from typing import Any

from ..moves import DAWN
from ..roles import CENTRE, CENTRE_CARDS, DOPPELGANGER, KINDS, NO_ROLE, PLACES, ROLES, UNCOPIED, WEREWOLF, counts_in
from ..seen.deals import branches
from ..seen.imagine import facts
from ..seen.view import WerewolfView
from ..told.heard import tales
from ..told.memory import remember
from ..told.tales import Tale
from .hearsay import WARY, Manners
from .stranger import Stranger
from .weights import Weights, add_row
from .whole import Whole

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
        for role, other in enumerate(others):
            add_row(rows, role, [FAINTEST * found.total * (weight > 0) for weight in other])


def card_of(found: Weights, place: int) -> dict[str, dict[str, float]]:
    """The chances of the roles that a card can have, as it was dealt and as it lies there now."""
    return {name: shares(rows, place, found.total) for name, rows in (("dealt", found.dealt), ("now", found.now))}


def shares(rows: list[list[float]], place: int, total: float) -> dict[str, float]:
    weights = {ROLES[role]: row[place] / total for role, row in enumerate(rows) if row and row[place] > 0}
    return {role: max(round(weight, DIGITS), 10**-DIGITS) for role, weight in weights.items()}


def certain(seen: WerewolfView) -> Weights:
    """Everything is revealed."""
    became = UNCOPIED if seen.copied == NO_ROLE else seen.copied
    found = Weights()
    found.total = 1.0
    found.dealt = [[0.0] * PLACES for _ in range(KINDS)]
    found.now = [[0.0] * PLACES for _ in range(KINDS)]
    seats = len(seen.dealt)
    places = [*range(seats), *range(CENTRE, PLACES)]
    dealt, cards = (*seen.dealt, *seen.centre_dealt), (*seen.cards, *seen.centre_cards)
    for place, was, card in zip(places, dealt, cards, strict=True):
        found.dealt[was][place] = 1.0
        found.now[became if card == DOPPELGANGER else card][place] = 1.0
    tonight = [became if role == DOPPELGANGER else role for role in seen.dealt]
    found.calm = float(WEREWOLF not in tonight)
    return found


def weighed(seen: WerewolfView, told: list[Tale], manners: Manners) -> Weights:
    """All worlds that fit the view, weighed by what was said."""
    counts = counts_in(seen.roles)
    seats = len(seen.left)
    if counts[DOPPELGANGER] == 0 or seen.card == DOPPELGANGER:
        found = Whole(seats, counts, told, manners)
    else:
        found = Stranger(seats, counts, told, manners)
    found.lone_wolf = seen.terms.lone_wolf
    if seen.seat is not None:
        found.reads(seen.seat, seen.card, remember(seen.story, seen.card))
    found.run()
    return found.way if found.way.total > 0 or manners is WARY else weighed(seen, told, WARY)
