"""Hidden cards: a card nobody has seen has no identity yet, only a pool it will come from.

The one thing to know: all unresolved cards of a pool are exchangeable given their public backs, so where they lie does not
matter and identities can be drawn when somebody looks. Nothing here draws: it gives weights and is told the answer.
"""

from __future__ import annotations

from typing import Final

UNKNOWN: Final = -1  # a back or an identity that is not settled
NO_POOL: Final = -1  # a pinned card is tied to none


class Hidden:
    """One hidden card, or a run of n alike: unresolved (tied to a pool) or pinned (its identity is fixed). Never changed."""

    __slots__ = ("back", "card", "known", "n", "pool")

    def __init__(self, pool: int = NO_POOL, n: int = 1, back: int = UNKNOWN, card: int = UNKNOWN, known: int = 0) -> None:
        self.pool = pool
        self.n = n
        self.back = back  # UNKNOWN until it is public, even if the card is pinned
        self.card = card
        self.known = known  # the seats (bits) that know this very card

    def is_pinned(self) -> bool:
        return self.pool == NO_POOL

    def is_like(self, other: Hidden) -> bool:
        """Unresolved cards that nothing tells apart: they share a run."""
        return self.pool != NO_POOL and self.pool == other.pool and self.back == other.back

    def run(self, n: int) -> Hidden:
        return self if n == self.n else Hidden(self.pool, n, self.back, self.card, self.known)

    def seen_by(self, seats: int) -> Hidden:
        """The same pinned card, known to these seats (bits) as well."""
        return self.known_to(self.known | seats)

    def known_to(self, seats: int) -> Hidden:
        """The same pinned card, known to these seats (bits) alone."""
        return self if seats == self.known else Hidden(self.pool, self.n, self.back, self.card, seats)

    def __repr__(self) -> str:
        if self.pool == NO_POOL:
            return f"Hidden(card={self.card}, back={self.back}, known={self.known:b})"
        return f"Hidden({self.n} of pool {self.pool}, back={self.back})"


def pinned(card: int, known: int = 0, back: int = UNKNOWN) -> Hidden:
    """A card whose identity is fixed, known to those seats (bits)."""
    return Hidden(NO_POOL, 1, back, card, known)


class Pool:
    """The identities still to be given to the unresolved cards tied to it; there are always as many of these as of those.

    Copies of a stock share their pools: a pool that gives something away is replaced.
    """

    __slots__ = ("counts", "left", "promised")

    def __init__(
        self, counts: list[int] | None = None, left: list[int] | None = None, promised: list[int] | None = None
    ) -> None:
        self.counts: list[int] = [] if counts is None else counts  # by card number
        self.left: list[int] = [] if left is None else left  # by back: the sum of `counts`
        # By back: unresolved cards whose back is public.
        self.promised: list[int] = [0] * len(self.left) if promised is None else promised

    def size(self) -> int:
        total = 0
        for n in self.left:
            total += n
        return total

    def clone(self) -> Pool:
        return Pool(self.counts[:], self.left[:], self.promised[:])


class Stock:
    """All pools of one set of cards. Hidden cards name their pool by number, so that a state stays plain."""

    __slots__ = ("backs", "pools")

    def __init__(self, backs: list[int] | None = None) -> None:
        self.backs: list[int] = [] if backs is None else backs  # of each card number; shared, never changed
        self.pools: list[Pool] = []

    def clone(self) -> Stock:
        copy = Stock(self.backs)
        copy.pools = self.pools[:]
        return copy

    def shuffled(self, counts: list[int]) -> Hidden:
        """So many of each card number, shuffled: a run of a new pool."""
        left = [0] * (max(self.backs) + 1)
        for card, n in enumerate(counts):
            left[self.backs[card]] += n
        pool = Pool(counts[:], left)
        return Hidden(self._place(pool), pool.size())

    def _place(self, pool: Pool) -> int:
        # An empty pool has no card tied to it, so its number is free again.
        for i in range(len(self.pools)):
            if self.pools[i].size() == 0:
                self.pools[i] = pool
                return i
        self.pools.append(pool)
        return len(self.pools) - 1

    def _replaced(self, number: int) -> Pool:
        """That pool as its own copy, to be changed."""
        pool = self.pools[number].clone()
        self.pools[number] = pool
        return pool

    def back_odds(self, hidden: Hidden) -> list[int]:
        """By back: the weight with which this card turns out to have it."""
        if hidden.pool == NO_POOL:
            return _only(self.backs[hidden.card], max(self.backs) + 1)
        pool = self.pools[hidden.pool]
        if hidden.back != UNKNOWN:
            return _only(hidden.back, len(pool.left))
        return [pool.left[b] - pool.promised[b] for b in range(len(pool.left))]

    def card_odds(self, hidden: Hidden) -> list[int]:
        """By card number: the weight with which this card turns out to be it."""
        if hidden.pool == NO_POOL:
            return _only(hidden.card, len(self.backs))
        pool = self.pools[hidden.pool]
        counts = pool.counts
        if hidden.back != UNKNOWN:
            return [counts[c] if self.backs[c] == hidden.back else 0 for c in range(len(counts))]
        share = _free_shares(pool)
        return [counts[c] * share[self.backs[c]] for c in range(len(counts))]

    def show_back(self, hidden: Hidden, back: int) -> Hidden:
        """The same card with its back public, as chance answered."""
        if hidden.back != UNKNOWN:
            return hidden
        if hidden.pool == NO_POOL:
            return Hidden(NO_POOL, 1, back, hidden.card, hidden.known)
        pool = self._replaced(hidden.pool)
        assert hidden.n == 1, "one card at a time"
        assert pool.promised[back] < pool.left[back], "no such back is free"
        pool.promised[back] += 1
        return Hidden(hidden.pool, 1, back)

    def resolve(self, hidden: Hidden, card: int, seats: int = 0) -> Hidden:
        """The same card with the identity chance answered, seen by these seats (bits)."""
        if hidden.pool == NO_POOL:
            assert hidden.card == card, "it is already another card"
            return hidden.seen_by(seats)
        pool = self._replaced(hidden.pool)
        back = self.backs[card]
        assert hidden.n == 1, "one card at a time"
        assert pool.counts[card] > 0, "no such card is left"
        if hidden.back == UNKNOWN:
            assert pool.promised[back] < pool.left[back], "every such back is promised to another card"
        else:
            assert hidden.back == back, "the public back is another"
            pool.promised[back] -= 1
        pool.counts[card] -= 1
        pool.left[back] -= 1
        return Hidden(NO_POOL, 1, hidden.back, card, seats)

    def census(self, piles: list[Pile]) -> list[int]:
        """By card number: how many are unresolved or pinned in these piles."""
        total = [0] * len(self.backs)
        for pool in self.pools:
            _add(total, pool.counts)
        for pile in piles:
            for part in pile.parts:
                if part.pool == NO_POOL:
                    total[part.card] += 1
        return total


class Pile:
    """Hidden cards in order, top first: a deck, a secret hand, a row. Positions count from the top."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[Hidden] | None = None) -> None:
        self.parts: list[Hidden] = [] if parts is None else parts

    def clone(self) -> Pile:
        return Pile(self.parts[:])

    def size(self) -> int:
        total = 0
        for part in self.parts:
            total += part.n
        return total

    def at(self, position: int) -> Hidden:
        """The card there; it stays."""
        return self.parts[self._part(position)].run(1)

    def take(self, position: int) -> Hidden:
        """The card there, taken without a look."""
        return self.take_from(self._part(position))

    def take_top(self) -> Hidden:
        return self.take_from(0)

    def take_bottom(self) -> Hidden:
        return self.take_from(len(self.parts) - 1)

    def odds(self) -> list[int]:
        """By part: the weight with which a card taken at random comes from it."""
        return [part.n for part in self.parts]

    def take_from(self, part: int) -> Hidden:
        """One card of that part; which of a run does not matter."""
        found = self.parts[part]
        if found.n > 1:
            self.parts[part] = found.run(found.n - 1)
        else:
            del self.parts[part]
            self._join(part)
        return found.run(1)

    def swap(self, position: int, hidden: Hidden) -> None:
        """Put what became of the card there in its place: its back was shown or somebody looked."""
        part = self._part(position)
        start = 0
        for i in range(part):
            start += self.parts[i].n
        found = self.parts[part]
        above = position - start
        below = found.n - above - 1
        self.parts[part] = hidden
        if below > 0:
            self.parts.insert(part + 1, found.run(below))
        if above > 0:
            self.parts.insert(part, found.run(above))
            part += 1
        self._join(part + 1)
        self._join(part)

    def put_top(self, hidden: Hidden) -> None:
        if hidden.n > 0:
            self.parts.insert(0, hidden)
            self._join(1)

    def put_under(self, hidden: Hidden) -> None:
        if hidden.n > 0:
            self.parts.append(hidden)
            self._join(len(self.parts) - 1)

    def put_all_under(self, other: Pile) -> None:
        """Move the other pile, in its order, below this one."""
        for part in other.parts:
            self.put_under(part)
        other.parts = []

    def keep_known_to(self, seats: int) -> None:
        """Only these seats (bits) still know which card lies where: the others lost track."""
        self.parts = [part.known_to(part.known & seats) for part in self.parts]

    def unsettled(self, stock: Stock) -> int:
        """The position of a card chance must resolve before this pile can be shuffled, or UNKNOWN if there is none.

        A pool with cards elsewhere too cannot be emptied into another: either these cards are resolved, or those elsewhere.
        """
        if len(self.parts) < 2:
            return UNKNOWN
        position = 0
        for part in self.parts:
            if part.pool != NO_POOL and self._tied(part.pool) < stock.pools[part.pool].size():
                return position
            position += part.n
        return UNKNOWN

    def shuffle(self, stock: Stock) -> None:
        """Mix all cards; who knew what is forgotten. Nothing may be `unsettled`."""
        assert self.unsettled(stock) == UNKNOWN, "resolve its cards first"
        if len(self.parts) < 2:
            return
        counts = [0] * len(stock.backs)
        for part in self.parts:
            if part.pool == NO_POOL:
                counts[part.card] += 1
            else:
                # The first part of a pool brings all of it.
                _add(counts, stock.pools[part.pool].counts)
                stock.pools[part.pool] = Pool()
        self.parts = [stock.shuffled(counts)]

    def _part(self, position: int) -> int:
        for i in range(len(self.parts)):
            position -= self.parts[i].n
            if position < 0:
                return i
        raise IndexError("the pile has fewer cards")

    def _join(self, part: int) -> None:
        """Make one run of that part and the one above it if they are alike."""
        if part < 1 or part >= len(self.parts):
            return
        above = self.parts[part - 1]
        below = self.parts[part]
        if above.is_like(below):
            self.parts[part - 1] = above.run(above.n + below.n)
            del self.parts[part]

    def _tied(self, pool: int) -> int:
        total = 0
        for part in self.parts:
            if part.pool == pool:
                total += part.n
        return total


def possible(odds: list[int]) -> list[int]:
    """What has a weight at all, in order."""
    return [i for i in range(len(odds)) if odds[i] > 0]


def weights(odds: list[int]) -> list[int]:
    """The weights of what is `possible`, in the same order."""
    return [w for w in odds if w > 0]


def _only(i: int, size: int) -> list[int]:
    odds = [0] * size
    odds[i] = 1
    return odds


def _add(total: list[int], counts: list[int]) -> None:
    for i in range(len(counts)):
        total[i] += counts[i]


def _free_shares(pool: Pool) -> list[int]:
    """By back: the share of its cards that no public back has promised away, over one common denominator."""
    backs = len(pool.left)
    common = 1
    for b in range(backs):
        if pool.promised[b] > 0:
            common *= pool.left[b]
    shares = [common] * backs
    for b in range(backs):
        if pool.promised[b] > 0:
            shares[b] = common // pool.left[b] * (pool.left[b] - pool.promised[b])
    return shares
