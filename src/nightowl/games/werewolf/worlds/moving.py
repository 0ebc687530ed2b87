"""How the cards may have moved by night, where choices are known and where they are free."""

from __future__ import annotations

from ..roles import CENTRE, CENTRE_CARDS, DOPPELGANGER, DRUNK, NO_ROLE, PLACES, ROBBER, TROUBLEMAKER
from ..state import NOBODY
from ..told.tales import IDLE, UNSAID
from .opening import Opening

Choices = tuple[int, int, int, int, int]
State = tuple[int, int, int, int, int, int, int, int, int, int, int, int]
First = tuple[list[tuple[int, int]], Opening]


def swapped(place: int, one: int, other: int) -> int:
    """Where the card that now lies there lay before two were swapped."""
    return other if place == one else one if place == other else place


def swaps(seats: int) -> int:
    """How many choices a Troublemaker has; either card may be named first."""
    return 1 + (seats - 1) * (seats - 2)


class Moving:
    """Seats of Robber, Troublemaker and Drunk, and what each chose: a place, IDLE, or UNSAID for any choice alike."""

    __slots__ = (
        "apart",
        "drink",
        "drunk",
        "first",
        "one",
        "open",
        "other",
        "rob",
        "robber",
        "seats",
        "troublemaker",
        "unrobbed",
    )

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.robber = NOBODY
        self.troublemaker = NOBODY
        self.drunk = NOBODY
        self.rob = UNSAID
        self.one = UNSAID
        self.other = UNSAID
        self.drink = UNSAID
        self.apart = 0  # the seats that the Troublemaker, if free, did not touch, as bits
        self.unrobbed = 0  # the seats that the Robber, if free, did not rob
        self.first: list[tuple[int, int]] = []  # swaps before all others: the Doppelgänger's
        self.open = Opening(seats)  # or that it is not settled which

    def robberies(self, at: int) -> list[int]:
        """What the Robber may have done, as far as the card at that seat goes; UNSAID: anything that leaves it there."""
        if self.robber == NOBODY:
            return [IDLE]
        if self.rob != UNSAID:
            return [self.rob]
        if at == self.robber:
            return [*self.robbable(), IDLE]
        return [UNSAID] if self.unrobbed >> at & 1 else [at, UNSAID]

    def rob_share(self, at: int, rob: int) -> float:
        """How likely each of them is."""
        if self.robber == NOBODY or self.rob != UNSAID:
            return 1.0
        if at != self.robber and self.unrobbed >> at & 1:
            return 1.0
        share = 1.0 / (1 + len(self.robbable()))
        return share if rob != UNSAID else 1.0 - share

    def robbable(self) -> list[int]:
        """Whom the Robber, if free, may have robbed."""
        return [seat for seat in range(self.seats) if seat != self.robber and not self.unrobbed >> seat & 1]

    def touches(self, seat: int) -> list[int]:
        """With whom the Troublemaker may have swapped that seat, or NOBODY."""
        mine = self.troublemaker
        if mine == NOBODY:
            return [NOBODY]
        if self.one != UNSAID:
            return [self.other if self.one == seat else self.one if self.other == seat else NOBODY]
        if self.apart >> seat & 1:
            return [NOBODY]
        return [other for other in self.touchable() if other != seat] + [NOBODY]

    def touch_share(self, seat: int, other: int) -> float:
        """How likely each of them is."""
        if self.troublemaker == NOBODY or self.one != UNSAID or self.apart >> seat & 1:
            return 1.0
        n = len(self.touchable())
        share = 2.0 / (1 + n * (n - 1))
        return share if other != NOBODY else 1.0 - share * (n - 1)

    def touchable(self) -> list[int]:
        """Whom the Troublemaker, if free, may have touched."""
        return [seat for seat in range(self.seats) if seat != self.troublemaker and not self.apart >> seat & 1]

    def choose(self, at: int, rob: int, seat: int, other: int) -> Choices:
        """Fix what the Robber did to one seat's card, and with whom the Troublemaker swapped another; what to restore."""
        kept = (self.rob, self.unrobbed, self.one, self.other, self.apart)
        if rob == UNSAID:
            self.unrobbed |= 1 << at
        else:
            self.rob = rob
        if self.one == UNSAID:
            if other == NOBODY:
                self.apart |= 1 << seat
            else:
                self.one, self.other = seat, other
        return kept

    def restore(self, kept: Choices) -> None:
        self.rob, self.unrobbed, self.one, self.other, self.apart = kept

    def forget(self, role: int) -> None:
        """What a player of that role chose is open again."""
        if role == ROBBER:
            self.rob = UNSAID
        elif role == TROUBLEMAKER:
            self.one = self.other = UNSAID
        elif role == DRUNK:
            self.drink = UNSAID
        elif role == DOPPELGANGER:
            self.first = []

    def settle(self, place: int, partner: int) -> First:
        """Fix with what the Doppelgänger swapped the card there, if that was open; what to restore."""
        kept = (self.first, self.open)
        if partner == UNSAID:
            self.open = self.open.sparing(place)
        else:
            self.first, self.open = [self.open.swap(place, partner)], Opening(self.seats)
        return kept

    def become_first(self, first: First) -> First:
        """She did that; what to restore."""
        kept = (self.first, self.open)
        self.first, self.open = first
        return kept

    def unsettle(self, kept: First) -> None:
        self.first, self.open = kept

    def before(self, place: int) -> int:
        """Where the card lay before the Doppelgänger moved it; how she did must be settled as far as that place goes."""
        for one, other in reversed(self.first):
            place = swapped(place, one, other)
        return place

    def after(self, place: int) -> int:
        """Where the card lies after the Doppelgänger moved it."""
        for one, other in self.first:
            place = swapped(place, one, other)
        return place

    def touched(self) -> int:
        """The seats told apart by who moved or spared their cards, as bits."""
        found = self.open.spared
        for place in [self.open.who, self.rob, self.one, self.other, *[place for swap in self.first for place in swap]]:
            if place >= 0:
                found |= 1 << place
        return found

    def state(self) -> State:
        """All but her swaps that are settled."""
        return (
            self.open.who,
            self.open.role,
            self.open.spared,
            self.robber,
            self.rob,
            self.unrobbed,
            self.troublemaker,
            self.one,
            self.other,
            self.apart,
            self.drunk,
            self.drink,
        )

    def become(self, state: State) -> None:
        self.open = Opening(self.seats, state[0], state[1], state[2])
        self.robber, self.rob, self.unrobbed = state[3], state[4], state[5]
        self.troublemaker, self.one, self.other, self.apart = state[6], state[7], state[8], state[9]
        self.drunk, self.drink = state[10], state[11]

    def carry(self, row: list[float]) -> None:
        """Weights of a role by place go along as the cards move."""
        for one, other in self.first:
            row[one], row[other] = row[other], row[one]
        self.carry_on(row)

    def carry_on(self, row: list[float]) -> None:
        """The same after her swaps that are settled."""
        if self.open.role != NO_ROLE:
            self.open.carry(row)
        if self.robber != NOBODY and self.rob != IDLE:
            self._rob(row)
        if self.troublemaker != NOBODY and self.one != IDLE:
            self._swap(row)
        if self.drunk != NOBODY:
            self._drink(row)

    def _rob(self, row: list[float]) -> None:
        mine = self.robber
        if self.rob != UNSAID:
            row[mine], row[self.rob] = row[self.rob], row[mine]
            return
        others = self.robbable()
        own, share = row[mine], 1.0 / (1 + len(others))
        taken = own
        for seat in others:
            taken += row[seat]
            row[seat] += share * (own - row[seat])
        row[mine] = share * taken

    def _swap(self, row: list[float]) -> None:
        if self.one != UNSAID:
            row[self.one], row[self.other] = row[self.other], row[self.one]
            return
        others = self.touchable()
        n = len(others)
        share = 2.0 / (1 + n * (n - 1))
        every = 0.0
        for seat in others:
            every += row[seat]
        for seat in others:
            row[seat] += share * (every - n * row[seat])

    def _drink(self, row: list[float]) -> None:
        mine = self.drunk
        if self.drink != UNSAID:
            card = CENTRE + self.drink
            row[mine], row[card] = row[card], row[mine]
            return
        own, share = row[mine], 1.0 / CENTRE_CARDS
        drawn = 0.0
        for card in range(CENTRE, PLACES):
            drawn += row[card]
            row[card] += share * (own - row[card])
        row[mine] = share * drawn
