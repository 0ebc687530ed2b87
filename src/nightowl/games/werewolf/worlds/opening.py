"""A swap the Doppelgänger has made, nobody knows which: any that touches none of the places it is known to have spared."""

from __future__ import annotations

from ..roles import CENTRE, CENTRE_CARDS, DRUNK, NO_ROLE, TROUBLEMAKER
from ..state import NOBODY
from ..told.tales import UNSAID


class Opening:
    """`role`: what she acted as; NO_ROLE where nothing is open. Her swap is settled only as far as somebody looked."""

    __slots__ = ("role", "seats", "spared", "who")

    def __init__(self, seats: int, who: int = NOBODY, role: int = NO_ROLE, spared: int = 0) -> None:
        self.seats = seats
        self.who = who
        self.role = role
        self.spared = spared

    def reach(self) -> list[int]:
        """The places whose cards she may have swapped, besides her own."""
        if self.role == DRUNK:
            places = list(range(CENTRE, CENTRE + CENTRE_CARDS))
        else:
            places = [seat for seat in range(self.seats) if seat != self.who]
        return [place for place in places if not self.spared >> place & 1]

    def ways(self, n: int) -> int:
        """How many swaps there are among so many places."""
        return n * (n - 1) // 2 if self.role == TROUBLEMAKER else n

    def partners(self, place: int) -> list[int]:
        """With what she may have swapped the card there; UNSAID: with nothing."""
        if self.role == NO_ROLE:
            return [UNSAID]
        reach = self.reach()
        if place == self.who and self.role != TROUBLEMAKER:
            return reach
        if place not in reach:
            return [UNSAID]
        found = [other for other in reach if other != place] if self.role == TROUBLEMAKER else [self.who]
        return [*found, UNSAID] if self.ways(len(reach) - 1) > 0 else found

    def share(self, place: int, partner: int) -> float:
        """How likely each of them is."""
        if self.role == NO_ROLE:
            return 1.0
        reach = self.reach()
        if partner != UNSAID:
            return 1.0 / self.ways(len(reach))
        return self.ways(len(reach) - 1) / self.ways(len(reach)) if place in reach else 1.0

    def swap(self, place: int, partner: int) -> tuple[int, int]:
        """Those two, her own first."""
        return (partner, place) if partner == self.who or (place != self.who and partner < place) else (place, partner)

    def sparing(self, place: int) -> Opening:
        return self if self.role == NO_ROLE else Opening(self.seats, self.who, self.role, self.spared | 1 << place)

    def carry(self, row: list[float]) -> None:
        """Weights of a role by place, whichever of her swaps it was."""
        places = self.reach()
        n = len(places)
        every = 0.0
        for place in places:
            every += row[place]
        if self.role == TROUBLEMAKER:
            share = 1.0 / self.ways(n)
            for place in places:
                row[place] += share * (every - n * row[place])
        else:
            own = row[self.who]
            for place in places:
                row[place] += (own - row[place]) / n
            row[self.who] = every / n
