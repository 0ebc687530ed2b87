"""A club for tests: on the floor lies whom the test puts there, in hands what it deals; then it reads as a night at work."""

from __future__ import annotations

from typing import Any

from nightowl.games.nightshift.club.guests import commit
from nightowl.games.nightshift.moves import ROOM
from nightowl.games.nightshift.pack.cards import (
    CARD_DANCES,
    CUSTOMERS,
    DANCES,
    GIVES,
    IS_SKIPPABLE,
    LOYALTY,
    OUTCOME_AMOUNT,
    OUTCOME_GIVES,
    PLAIN,
    POWERS,
    PREFERS,
    PRIVATES,
    STARS,
    STEP,
    TIPPER,
)
from nightowl.games.nightshift.rounds.night import TURNS, Night
from nightowl.games.nightshift.state import DOWN, IN_DISCARD, ON_FLOOR
from nightowl.games.nightshift.turn.floor import begin_turn
from nightowl.registry import load
from table import Table

GAME: Any = load("nightshift")
RUBY, TOPAZ, EMERALD, SAPPHIRE, AMETHYST = range(5)  # seats: the cast is in this order unless a test says otherwise
CAST = ("ruby", "topaz", "emerald", "sapphire", "amethyst")
LOCKER, STAGE, BELOW_PRIVATE, BELOW_VIP, PRIVATE, VIP = range(12, 18)


def who(
    gives: str = "private", *, stars: int = 0, loyalty: int = 0, prefers: int | None = None, but: tuple[str, ...] = ()
) -> str:
    """A customer who can be skipped and offers that; with those stars for everybody, that Loyalty, that preference."""
    for number, name in enumerate(CUSTOMERS):
        worth = STARS[number][(PREFERS[number] + 1) % 5]
        fits = GIVES.index(gives) in OUTCOME_GIVES[number] and IS_SKIPPABLE[number] and name not in but
        fits = fits and stars in (0, worth) and loyalty in (0, LOYALTY[number])
        if fits and prefers in (None, PREFERS[number]):
            return name
    raise AssertionError(f"no customer gives {gives}")


def amount(customer: str, gives: str) -> int:
    """What that Outcome of his gives, in dollars or things."""
    number = CUSTOMERS.index(customer)
    return OUTCOME_AMOUNT[number][OUTCOME_GIVES[number].index(GIVES.index(gives))]


def card(*dances: int) -> str:
    """A Private Room card with these moves, by number."""
    return PRIVATES[next(n for n, moves in enumerate(CARD_DANCES) if sorted(moves) == sorted(dances))]


def cards(*rows: tuple[int, ...]) -> list[str]:
    """Different Private Room cards with these moves."""
    found: list[str] = []
    for row in rows:
        fits = [PRIVATES[n] for n, moves in enumerate(CARD_DANCES) if sorted(moves) == sorted(row)]
        found.append(next(name for name in fits if name not in found))
    return found


SPIN, DIP, SHIMMY, SWAY, KICK = (DANCES.index(name) for name in ("spin", "dip", "shimmy", "sway", "kick"))


class Club(Table):
    """An empty floor, everybody in the Locker Room with one Shot and one Champagne and no Power card; Ruby goes first."""

    def __init__(self, seats: int = 2, **options: Any) -> None:
        agreed: dict[str, Any] = {"cast": list(CAST[:seats]), "first": 1, **options}
        state = GAME.new(GAME.options(agreed), seats)
        del state.stack[1:]
        state.stack[0] = Night(TURNS, seats)
        state.round = 1
        self._host(GAME, state, agreed)

    def settles(self) -> Club:
        """What needs no answer goes on."""
        s = self.state
        while s.stack and s.stack[-1].resume(s):
            pass
        return self

    # The floor

    def up(self, space: int, customer: str) -> Club:
        """That customer lies there face-up."""
        s, number = self.state, CUSTOMERS.index(customer)
        s.stock.resolve(s.deck.take_top(), number)
        s.board[space] = number
        s.where[number] = ON_FLOOR
        return self

    def committed(self, space: int, customer: str, to: int, room: str = "private") -> Club:
        self.up(space, customer)
        commit(self.state, to, space, ROOM.inside(room))
        return self

    def down(self, *spaces: int, tipper: bool = False) -> Club:
        """Somebody lies there face-down."""
        s = self.state
        for space in spaces:
            hidden = s.deck.take_top()
            s.origin[space] = hidden.pool
            s.guests[space] = s.stock.show_back(hidden, TIPPER if tipper else PLAIN)
            s.board[space] = DOWN
        return self

    def gone(self, *customers: str) -> Club:
        """These have been discarded."""
        s = self.state
        for customer in customers:
            number = CUSTOMERS.index(customer)
            s.stock.resolve(s.deck.take_top(), number)
            s.where[number] = IN_DISCARD
        return self

    def collected(self, seat: int, *customers: str) -> Club:
        self.gone(*customers)
        for customer in customers:
            self.state.where[CUSTOMERS.index(customer)] = seat
        return self

    # The dancers

    def stands(self, seat: int, place: int) -> Club:
        self.state.stand(seat, place)
        return self

    def has(self, seat: int, money: int = 0, shots: int = 0, champagne: int = 0) -> Club:
        s = self.state
        s.money[seat], s.shots[seat], s.champagne[seat] = money // STEP, shots, champagne
        return self

    def sober(self) -> Club:
        """Nobody has anything to drink: rolls are asked for nothing."""
        for seat in range(self.state.seats):
            self.has(seat, self.money(seat))
        return self

    def holds(self, seat: int, *cards: str) -> Club:
        s = self.state
        for card in cards:
            bit = 1 << POWERS.index(card)
            s.power_deck &= ~bit
            s.hands[seat] |= bit
        return self

    # The night

    def turn(self, seat: int = RUBY) -> Club:
        """Her turn begins."""
        s = self.state
        s.stack = [Night(TURNS, s.order.index(seat) + 1)]
        begin_turn(s, seat)
        return self.settles()

    def round(self, number: int) -> Club:
        """That round begins."""
        s = self.state
        s.round = number - 1
        s.stack = [Night(TURNS, s.seats)]
        return self.settles()

    def passes(self, *seats: int) -> Club:
        """All who are asked in a window let it be, until nobody is asked any more; or only these seats."""
        for seat in seats:
            self.play(seat, "pass")
        while not seats and (ask := self.host.ask()) is not None and ask.pace == "window":
            self.play(ask.seats[0], "pass")
        return self

    def uses(self, seat: int, power: str) -> Club:
        """She plays that Power card."""
        self.play(seat, "play", power=power)
        return self

    def engages(self, seat: int, roll: int) -> Club:
        """She rolls on the customer where she stands, and nobody has anything to add."""
        self.play(seat, "engage").passes().rolls(roll).passes()
        return self

    def chooses(self, seat: int, gives: str) -> Club:
        """Of the Outcomes she can reach she takes that one."""
        space = next(it.space for it in self.view(seat).going if it.what == "outcome")
        offered = [GIVES[o] for o in OUTCOME_GIVES[self.state.board[space]]]
        self.play(seat, "choose", index=offered.index(gives))
        return self

    def gets(self, seat: int, customer: str, gives: str, space: int = 0) -> Club:
        """In her turn she rolls as high as it goes on that customer and takes that Outcome."""
        self.up(space, customer).stands(seat, space).turn(seat).engages(seat, 6)
        return self.chooses(seat, gives) if self.moment() == "outcome" else self

    def steals(self, seat: int, roll: int) -> Club:
        self.play(seat, "steal").passes().rolls(roll).passes()
        return self

    def draws(self, seat: int, *cards: str) -> Club:
        for card in cards:
            self.play(seat, "draw").chance("private", private=card)
        return self

    def charms(self, seat: int, *traits: str) -> Club:
        for trait in traits:
            self.play(seat, "charm").chance("trait", trait=trait)
        return self

    # What there is to see

    def moment(self) -> str:
        return self.asked().split()[0]

    def money(self, seat: int) -> int:
        return int(self.state.money[seat]) * STEP

    def drinks(self, seat: int) -> tuple[int, int]:
        return self.state.shots[seat], self.state.champagne[seat]

    def place(self, seat: int) -> int:
        return int(self.state.places[seat])

    def hand(self, seat: int) -> list[str]:
        return [POWERS[card] for card in self.view(seat).hand]

    def lies(self, space: int) -> str:
        """`empty`, `down`, or the customer who lies there face-up."""
        there = self.view(None).spaces[space]
        return CUSTOMERS[there.customer] if there.lies == "up" else str(there.lies)

    def commitment(self, seat: int) -> str:
        """`private thaddius`; empty if she has none."""
        held = self.view(None).players[seat].commitment
        return "" if held is None else f"{ROOM.outside(held.room)} {CUSTOMERS[held.customer]}"

    def discards(self) -> set[str]:
        return {CUSTOMERS[customer] for customer in self.view(None).discards}

    def subscribers(self, seat: int) -> set[str]:
        return {CUSTOMERS[customer] for customer in self.view(None).players[seat].subscribers}

    def energy(self) -> int:
        return int(self.state.energy)

    def offers(self, seat: int, *kinds: str) -> bool:
        """Whether she has moves of all these kinds."""
        return set(kinds) <= {move.split()[0] for move in self.legal(seat)}
