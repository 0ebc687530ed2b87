"""Lazy piles against eager ones: the same scripts, every branch of chance, exactly the same odds of all that is observed."""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction

import pytest

from nightowl.kernel.game import State
from nightowl.kernel.pile import NO_POOL, UNKNOWN, Hidden, Pile, Pool, Stock, pinned, possible, weights
from nightowl.kernel.plain import Codec
from nightowl.kernel.story import EventTable

Seen = tuple[tuple[str, int], ...]
PILES = ["deck", "board", "hand", "other"]


class Branch:
    """One path through the chance tree: follows the picks given, then takes the first possible ones."""

    def __init__(self, given: list[int]) -> None:
        self.given = given
        self.path: list[tuple[int, list[int]]] = []
        self.odds = Fraction(1)

    def pick(self, odds: list[int]) -> int:
        options = possible(odds)
        i = self.given[len(self.path)] if len(self.path) < len(self.given) else 0
        self.path.append((i, options))
        self.odds *= Fraction(odds[options[i]], sum(odds))
        return options[i]

    def following(self) -> list[int] | None:
        picks = [i for i, _ in self.path]
        while picks and picks[-1] + 1 == len(self.path[len(picks) - 1][1]):
            picks.pop()
        return [*picks[:-1], picks[-1] + 1] if picks else None


class Table:
    """What a script may do; `seen` is all that anybody observed."""

    def __init__(self, backs: list[int], counts: list[int], chance: Branch) -> None:
        self.backs = backs
        self.counts = counts
        self.chance = chance
        self.seen: list[tuple[str, int]] = []
        self.discard: list[int] = []

    def size(self, name: str) -> int:
        raise NotImplementedError

    def move(self, source: str, position: int, target: str, under: bool = False) -> None:
        """Unseen; position -1 is the bottom."""
        raise NotImplementedError

    def steal(self, source: str, target: str) -> None:
        """A card at random, unseen."""
        raise NotImplementedError

    def back(self, name: str, position: int) -> int:
        raise NotImplementedError

    def look(self, name: str, position: int) -> int:
        raise NotImplementedError

    def remove(self, name: str, position: int) -> None:
        raise NotImplementedError

    def shuffle(self, name: str) -> None:
        raise NotImplementedError

    def return_discard(self, target: str) -> None:
        """The public discard is shuffled and put under."""
        raise NotImplementedError

    def under(self, source: str, target: str) -> None:
        """All of one pile under another, in order."""
        while self.size(source):
            self.move(source, 0, target, under=True)

    def show_back(self, name: str, position: int = 0) -> int:
        found = self.back(name, position)
        self.seen.append(("back", found))
        return found

    def peek(self, name: str, position: int = 0) -> int:
        found = self.look(name, position)
        self.seen.append(("card", found))
        return found

    def reveal(self, name: str, position: int = 0) -> int:
        found = self.peek(name, position)
        self.remove(name, position)
        self.discard.append(found)
        return found

    def reveal_all(self) -> None:
        for name in PILES:
            while self.size(name):
                self.reveal(name, self.size(name) - 1)


class Eager(Table):
    """Real cards in a real order."""

    def __init__(self, backs: list[int], counts: list[int], chance: Branch) -> None:
        super().__init__(backs, counts, chance)
        self.piles: dict[str, list[int]] = {name: [] for name in PILES}
        self.piles["deck"] = [card for card, n in enumerate(counts) for _ in range(n)]
        self.shuffle("deck")

    def size(self, name: str) -> int:
        return len(self.piles[name])

    def move(self, source: str, position: int, target: str, under: bool = False) -> None:
        card = self.piles[source].pop(position)
        self.piles[target].insert(len(self.piles[target]) if under else 0, card)

    def steal(self, source: str, target: str) -> None:
        self.move(source, self.chance.pick([1] * self.size(source)), target)

    def back(self, name: str, position: int) -> int:
        return self.backs[self.piles[name][position]]

    def look(self, name: str, position: int) -> int:
        return self.piles[name][position]

    def remove(self, name: str, position: int) -> None:
        del self.piles[name][position]

    def shuffle(self, name: str) -> None:
        self.piles[name] = self._mixed(self.piles[name])

    def return_discard(self, target: str) -> None:
        self.piles[target] += self._mixed(self.discard)
        self.discard = []

    def _mixed(self, cards: list[int]) -> list[int]:
        rest = list(cards)
        return [rest.pop(self.chance.pick([1] * len(rest))) for _ in cards]


class Lazy(Table):
    """The same with `Pile`; checks after every change that pools and ties agree and no card is lost."""

    def __init__(self, backs: list[int], counts: list[int], chance: Branch) -> None:
        super().__init__(backs, counts, chance)
        self.stock = Stock(backs)
        self.piles = {name: Pile() for name in PILES}
        self.piles["deck"].put_under(self.stock.shuffled(counts))

    def size(self, name: str) -> int:
        return self.piles[name].size()

    def move(self, source: str, position: int, target: str, under: bool = False) -> None:
        pile = self.piles[source]
        taken = pile.take_bottom() if position == -1 else pile.take(position)
        self._put(target, taken, under)

    def steal(self, source: str, target: str) -> None:
        pile = self.piles[source]
        self._put(target, pile.take_from(self.chance.pick(pile.odds())), False)

    def back(self, name: str, position: int) -> int:
        pile = self.piles[name]
        back = self.chance.pick(self.stock.back_odds(pile.at(position)))
        pile.swap(position, self.stock.show_back(pile.at(position), back))
        self.check()
        return back

    def look(self, name: str, position: int) -> int:
        pile = self.piles[name]
        card = self.chance.pick(self.stock.card_odds(pile.at(position)))
        pile.swap(position, self.stock.resolve(pile.at(position), card, 1))
        self.check()
        return card

    def remove(self, name: str, position: int) -> None:
        self.piles[name].take(position)

    def shuffle(self, name: str) -> None:
        pile = self.piles[name]
        while (position := pile.unsettled(self.stock)) != UNKNOWN:
            self.look(name, position)
        pile.shuffle(self.stock)
        self.check()

    def return_discard(self, target: str) -> None:
        run = self.stock.shuffled([self.discard.count(card) for card in range(len(self.backs))])
        self.discard = []
        self._put(target, run, True)

    def _put(self, target: str, hidden: Hidden, under: bool) -> None:
        if under:
            self.piles[target].put_under(hidden)
        else:
            self.piles[target].put_top(hidden)
        self.check()

    def check(self) -> None:
        piles = list(self.piles.values())
        census = self.stock.census(piles)
        assert [n + self.discard.count(card) for card, n in enumerate(census)] == self.counts
        tied = [part for pile in piles for part in pile.parts if not part.is_pinned()]
        for i, pool in enumerate(self.stock.pools):
            assert pool.size() == sum(pool.counts) == sum(part.n for part in tied if part.pool == i)
            for back, promised in enumerate(pool.promised):
                assert promised == sum(part.n for part in tied if part.pool == i and part.back == back)
        for pile in piles:
            assert not any(a.is_like(b) for a, b in zip(pile.parts, pile.parts[1:], strict=False))


Script = Callable[[Table], None]


def distribution(kind: type[Table], backs: list[int], counts: list[int], script: Script) -> dict[Seen, Fraction]:
    found: dict[Seen, Fraction] = {}
    given: list[int] | None = []
    while given is not None:
        chance = Branch(given)
        table = kind(backs, counts, chance)
        script(table)
        table.reveal_all()
        seen = tuple(table.seen)
        found[seen] = found.get(seen, Fraction(0)) + chance.odds
        given = chance.following()
    return found


DECKS = {
    "distinct": ([0, 0, 0, 0], [1, 1, 1, 1]),
    "duplicates": ([0, 0], [3, 2]),
    "two backs": ([0, 0, 1, 1], [1, 1, 1, 1]),
    "two backs and duplicates": ([0, 1, 1], [2, 2, 1]),
    "three backs": ([0, 1, 2, 2], [1, 1, 2, 1]),
}


def draw_and_reveal(t: Table) -> None:
    t.reveal("deck")
    t.show_back("deck")
    t.reveal("deck")


def deal_face_down_and_reveal_in_another_order(t: Table) -> None:
    for _ in range(3):
        t.move("deck", 0, "board")
        t.show_back("board")
    t.reveal("deck")
    t.reveal("board", 1)
    t.reveal("board", 1)


def put_unseen_cards_under_the_deck(t: Table) -> None:
    t.move("deck", 0, "board")
    t.show_back("board")
    t.move("deck", 0, "board")
    t.show_back("board")
    t.move("board", 1, "deck", under=True)
    t.reveal("deck")
    t.move("deck", -1, "hand")


def put_several_under_in_random_order(t: Table) -> None:
    for _ in range(3):
        t.move("deck", 0, "board")
        t.show_back("board")
    t.peek("board", 1)
    t.shuffle("board")
    t.under("board", "deck")
    t.show_back("deck", t.size("deck") - 1)
    t.reveal("deck")


def peek_then_draw(t: Table) -> None:
    low = t.peek("deck", 1) == 0
    t.peek("deck", t.size("deck") - 1)
    t.move("deck", 0, "hand", under=low)
    t.show_back("deck")
    t.move("deck", 0, "hand")


def reshuffle_the_discard_while_cards_lie_face_down(t: Table) -> None:
    t.move("deck", 0, "board")
    t.show_back("board")
    t.move("deck", 0, "board")
    while t.size("deck"):
        t.reveal("deck")
    t.return_discard("deck")
    t.reveal("board")
    t.move("deck", 0, "board", under=True)
    t.show_back("board", 1)
    t.move("board", 0, "deck")


def steal_from_a_secret_hand(t: Table) -> None:
    for _ in range(3):
        t.move("deck", 0, "hand")
    t.peek("hand", 1)
    t.show_back("hand", 2)
    t.steal("hand", "other")
    t.show_back("other")
    t.steal("hand", "other")


def shuffle_known_and_unknown_cards_together(t: Table) -> None:
    t.peek("deck", 2)
    t.move("deck", 0, "board")
    t.show_back("board")
    t.shuffle("deck")
    t.reveal("deck")
    t.move("board", 0, "deck")
    t.show_back("deck", 1)


def bring_a_whole_pool_home(t: Table) -> None:
    t.reveal("deck")
    t.show_back("deck", 1)
    t.return_discard("deck")
    t.shuffle("deck")
    t.show_back("deck")


SCRIPTS = [
    draw_and_reveal,
    deal_face_down_and_reveal_in_another_order,
    put_unseen_cards_under_the_deck,
    put_several_under_in_random_order,
    peek_then_draw,
    reshuffle_the_discard_while_cards_lie_face_down,
    steal_from_a_secret_hand,
    shuffle_known_and_unknown_cards_together,
    bring_a_whole_pool_home,
]


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("script", SCRIPTS)
def test_a_lazy_pile_has_exactly_the_odds_of_a_shuffled_deck(script: Script, deck: str) -> None:
    backs, counts = DECKS[deck]
    lazy = distribution(Lazy, backs, counts, script)
    assert lazy == distribution(Eager, backs, counts, script)
    assert sum(lazy.values()) == 1


def random_script(seed: int) -> Script:
    """Any acts in any order, the same ones whenever the same was seen; at most one more shuffle."""

    def play(t: Table) -> None:
        rng = random.Random(seed)
        shuffles = 1
        steals = 1
        for _ in range(8):
            name = rng.choice([p for p in PILES if t.size(p)] or ["deck"])
            if not t.size(name):
                break
            position = rng.randrange(t.size(name))
            act = rng.choice(["move", "move", "move", "back", "back", "peek", "reveal", "steal", "shuffle", "discard"])
            target = rng.choice([p for p in PILES if p != name])
            if act == "move":
                t.move(name, position, target, under=rng.random() < 0.5)
            elif act == "back":
                t.show_back(name, position)
            elif act == "peek":
                t.peek(name, position)
            elif act == "reveal":
                t.reveal(name, position)
            elif act == "steal" and steals:
                t.steal(name, target)
                steals = 0
            elif act == "shuffle" and shuffles:
                t.shuffle(name)
                shuffles = 0
            elif act == "discard" and shuffles:
                t.return_discard(target)
                shuffles = 0

    return play


@pytest.mark.parametrize("seed", range(60))
def test_any_script_has_exactly_the_odds_of_a_shuffled_deck(seed: int) -> None:
    backs, counts = [([0, 0, 1], [2, 1, 1]), ([0, 0, 1, 1], [1, 1, 1, 1]), ([0, 1, 2], [2, 1, 1])][seed % 3]
    script = random_script(seed)
    assert distribution(Lazy, backs, counts, script) == distribution(Eager, backs, counts, script)


def test_odds_that_forget_promised_backs_would_be_wrong() -> None:
    stock = Stock([0, 0, 1])
    deck = Pile([stock.shuffled([2, 1, 1])])
    deck.swap(0, stock.show_back(deck.at(0), 0))
    assert stock.back_odds(deck.at(1)) == [2, 1]
    assert stock.card_odds(deck.at(1)) == [4, 2, 3]
    assert stock.card_odds(deck.at(0)) == [2, 1, 0]


def test_a_peek_pins_the_card_and_remembers_every_looker() -> None:
    stock = Stock([0, 0])
    deck = Pile([stock.shuffled([1, 2])])
    deck.swap(1, stock.resolve(deck.at(1), 1, 0b01))
    deck.swap(1, stock.resolve(deck.at(1), 1, 0b10))
    assert deck.size() == 3
    assert (deck.at(1).card, deck.at(1).known, deck.at(1).pool) == (1, 0b11, NO_POOL)
    assert stock.card_odds(deck.at(1)) == [0, 1]
    assert stock.card_odds(deck.at(0)) == [1, 1]
    deck.keep_known_to(0b10)
    assert deck.at(1).known == 0b10


def test_a_shuffle_forgets_who_knew_what() -> None:
    stock = Stock([0, 0])
    pile = Pile([pinned(0, 0b11), pinned(1, 0b1)])
    pile.shuffle(stock)
    assert pile.odds() == [2]
    assert not pile.at(0).is_pinned()
    assert stock.card_odds(pile.at(0)) == [1, 1]


def test_a_shuffle_asks_to_resolve_only_cards_of_pools_that_lie_elsewhere_too() -> None:
    stock = Stock([0, 0])
    deck = Pile([stock.shuffled([2, 2])])
    board = Pile([deck.take_top()])
    deck.put_top(pinned(0))
    assert deck.unsettled(stock) == 1
    board.swap(0, stock.resolve(board.at(0), 1))
    assert deck.unsettled(stock) == UNKNOWN


def test_the_number_of_an_empty_pool_is_used_again() -> None:
    stock = Stock([0])
    for _ in range(5):
        deck = Pile([stock.shuffled([1])])
        stock.resolve(deck.take_top(), 0)
    assert len(stock.pools) == 1


def test_an_empty_shuffle_adds_nothing() -> None:
    deck = Pile()
    deck.put_under(Stock([0]).shuffled([0]))
    assert deck.parts == []


def test_only_what_is_possible_is_offered() -> None:
    assert possible([0, 3, 0, 1]) == [1, 3]
    assert weights([0, 3, 0, 1]) == [3, 1]


@pytest.mark.parametrize("card", [0, 2])
def test_an_impossible_answer_is_a_bug(card: int) -> None:
    stock = Stock([0, 1, 1])
    deck = Pile([stock.shuffled([1, 1, 0])])
    deck.swap(0, stock.show_back(deck.at(0), 0))
    with pytest.raises(AssertionError):
        stock.resolve(deck.at(1), card)


def test_a_position_below_the_bottom_is_a_bug() -> None:
    with pytest.raises(IndexError):
        Pile().at(0)


def busy() -> tuple[Stock, Pile]:
    stock = Stock([0, 0, 1])
    deck = Pile([stock.shuffled([2, 2, 2])])
    deck.swap(1, stock.show_back(deck.at(1), 1))
    deck.swap(3, stock.resolve(deck.at(3), 0, 0b101))
    return stock, deck


def written(stock: Stock, pile: Pile) -> list[bytes]:
    codec = Codec(EventTable(), Stock, Pool, Pile, Hidden)
    return [codec.encode(value) for value in as_states(stock, pile)]


def as_states(stock: Stock, pile: Pile) -> list[State]:
    return [stock, pile]  # type: ignore[list-item]


def test_clones_are_equal_and_independent() -> None:
    stock, deck = busy()
    before = written(stock, deck)
    stock2, deck2 = stock.clone(), deck.clone()
    assert written(stock2, deck2) == before
    stock2.resolve(deck2.take_top(), 0)
    stock2.show_back(deck2.take_bottom(), 0)
    deck2.put_top(stock2.shuffled([1, 0, 0]))
    deck2.keep_known_to(0)
    assert written(stock, deck) == before
    assert stock.clone().backs is stock.backs


def test_what_is_written_down_comes_back_equal() -> None:
    stock, deck = busy()
    codec = Codec(EventTable(), Stock, Pool, Pile, Hidden)
    before = written(stock, deck)
    again = [codec.decode(data) for data in before]
    assert written(again[0], again[1]) == before
    assert again[0].card_odds(again[1].at(0)) == stock.card_odds(deck.at(0))
