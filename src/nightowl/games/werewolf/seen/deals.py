"""Which deals fit what a seat knows for sure, each as likely as the rules and free choices make it.

Until a seat looks, only the Doppelgänger can have moved a card or joined a group. So the deals that fit fall into a few
branches, by where her card lies, whom she looked at and what she did; inside a branch all deals are equally likely.
"""

from __future__ import annotations

from math import comb, factorial
from typing import Final

from ....kernel.chance import Source
from ..moves import DRINK_AT, LOOK_AT, ROB_AT, SEATS, SLEEP, SWAP_AT
from ..night.acts import actions
from ..roles import CENTRE, DOPPELGANGER, DRUNK, KINDS, NO_ROLE, PLACES, ROBBER, TROUBLEMAKER
from ..state import NOBODY, UNPLANNED

MOVERS: Final = (ROBBER, TROUBLEMAKER, DRUNK)
FEW: Final = 64


class Facts:
    """What a seat knows for sure. `pins`: cards as dealt. `looks`: cards it saw after the Doppelgänger's turn.

    `group`: the role whose players, `members`, it saw; besides them only the seat itself has that role tonight.
    """

    __slots__ = ("card", "counts", "group", "looks", "me", "members", "pins", "seats")

    def __init__(self, seats: int, counts: list[int], me: int, card: int) -> None:
        self.seats = seats
        self.counts = counts
        self.me = me
        self.card = card
        self.pins: list[tuple[int, int]] = [] if card == NO_ROLE else [(me, card)]
        self.looks: list[tuple[int, int]] = []
        self.group = NO_ROLE
        self.members: list[int] = []

    def key(self) -> str:
        return repr((self.seats, self.counts, self.pins, self.looks, self.group, self.members, self.card))


class Branch:
    """Deals with these cards in these places, and the group's other cards in the centre; `weight` over all of them."""

    __slots__ = ("act", "group", "left", "look", "pins", "weight", "who")

    def __init__(self, counts: list[int], group: int) -> None:
        self.pins: list[int] = [NO_ROLE] * PLACES
        self.left: list[int] = counts.copy()
        self.group = group
        self.weight = 0
        self.who = NOBODY  # the Doppelgänger, her look and her action
        self.look = UNPLANNED
        self.act = UNPLANNED

    def pin(self, place: int, role: int) -> bool:
        """That card was dealt to that place; False if it cannot be."""
        if self.pins[place] != NO_ROLE:
            return self.pins[place] == role
        if self.left[role] == 0:
            return False
        self.pins[place] = role
        self.left[role] -= 1
        return True

    def pin_all(self, pins: list[tuple[int, int]]) -> bool:
        return all(self.pin(place, role) for place, role in pins)

    def copy(self) -> Branch:
        new = Branch(self.left, self.group)
        new.pins = self.pins.copy()
        new.who = self.who
        new.look = self.look
        return new

    def free(self, seats: int) -> list[int]:
        """Places whose card is not pinned, the players' first."""
        pins = self.pins
        found = [seat for seat in range(seats) if pins[seat] == NO_ROLE]
        return found + [place for place in range(CENTRE, PLACES) if pins[place] == NO_ROLE]

    def deals(self, seats: int) -> int:
        """How many deals there are in this branch."""
        hidden = 0 if self.group == NO_ROLE else self.left[self.group]
        free = self.free(seats)
        central = len([place for place in free if place >= CENTRE])
        found = comb(central, hidden) * factorial(len(free) - hidden)
        for role in range(KINDS):
            if role != self.group:
                found //= factorial(self.left[role])
        return found

    def deal(self, seats: int, chance: Source) -> list[int]:
        """One of these deals, each as likely as the others."""
        dealt = self.pins.copy()
        free = self.free(seats)
        left = self.left.copy()
        if self.group != NO_ROLE:
            central = [place for place in free if place >= CENTRE]
            for _ in range(left[self.group]):
                place = central.pop(chance.below(len(central)))
                dealt[place] = self.group
                free.remove(place)
            left[self.group] = 0
        cards = [role for role in range(KINDS) for _ in range(left[role])]
        for place in free:
            dealt[place] = cards.pop(chance.below(len(cards)))
        return dealt


_known: dict[str, list[Branch]] = {}  # the last few questions: a search asks the same one over and over


def branches(f: Facts) -> list[Branch]:
    """All branches that fit, with their weights."""
    key = f.key()
    found = _known.get(key)
    if found is None:
        found = find(f)
        if len(_known) >= FEW:
            _known.clear()
        _known[key] = found
    return found


def find(f: Facts) -> list[Branch]:
    if f.card == DOPPELGANGER or f.counts[DOPPELGANGER] == 0 or (f.group == NO_ROLE and not f.looks):
        only = Branch(f.counts, f.group)
        only.pin_all([*f.pins, *f.looks, *[(seat, f.group) for seat in f.members]])
        only.weight = 1
        return [only]
    found: list[Branch] = []
    share = f.seats * (1 + (f.seats - 1) * (f.seats - 2)) * 3  # a common multiple of the numbers of choices of an action
    for place in range(CENTRE, PLACES):
        aside = Branch(f.counts, f.group)
        pins = [*f.pins, (place, DOPPELGANGER), *f.looks, *[(seat, f.group) for seat in f.members]]
        if aside.pin_all(pins):
            aside.weight = aside.deals(f.seats) * (f.seats - 1) * share
            found.append(aside)
    for who in range(f.seats):
        for target in range(f.seats):
            if who not in (target, f.me):
                for role in range(KINDS):
                    find_copies(f, who, target, role, share, found)
    return found


def find_copies(f: Facts, who: int, target: int, role: int, share: int, found: list[Branch]) -> None:
    """The branches in which that seat is the Doppelgänger and copies that role from the target."""
    joins = role == f.group
    if f.group != NO_ROLE and joins != (who in f.members):
        return
    members = [seat for seat in f.members if seat != who]
    if joins and target != f.me and target not in members:
        return
    branch = Branch(f.counts, f.group)
    if not branch.pin_all([*f.pins, (who, DOPPELGANGER), (target, role), *[(seat, f.group) for seat in members]]):
        return
    branch.who = who
    branch.look = LOOK_AT + target
    moves = actions(f.seats, who, role) if f.looks and role in MOVERS else [UNPLANNED]
    for move in moves:
        after = branch.copy()
        after.act = move
        if after.pin_all([(origin(who, move, place), seen) for place, seen in f.looks]):
            after.weight = after.deals(f.seats) * (share // len(moves))
            if after.weight > 0:
                found.append(after)


def origin(who: int, move: int, place: int) -> int:
    """Where the card that now lies there lay before that seat's action."""
    if move in (UNPLANNED, SLEEP):
        return place
    if move >= DRINK_AT:
        one, other = who, CENTRE + move - DRINK_AT
    elif move >= SWAP_AT:
        one, other = (move - SWAP_AT) // SEATS, (move - SWAP_AT) % SEATS
    else:
        one, other = who, move - ROB_AT
    if place == one:
        return other
    return one if place == other else place
