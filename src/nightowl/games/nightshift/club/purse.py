"""What a dancer holds: money (never below nothing), at most three drinks, and Power cards nobody else sees."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Source
from ....kernel.game import CHANCE, Ask, Frame, one_each, tell, whisper
from ..facts import (
    DREW,
    EARNED,
    GOT_DRINKS,
    GOT_POWER,
    KEPT,
    LOST_CARD,
    NO_POWER_LEFT,
    PAID,
    POWERS_SHUFFLED,
    TOOK_CARD,
)
from ..moves import KEEP_AT, MOST_DRINKS, MOST_SEATS, POWER_AT
from ..pack.cards import STEP
from ..state import Shift

KEEP_ASKS: Final = one_each("keep", most=MOST_SEATS)
POWER_ASK: Final = Ask((CHANCE,), "power")
ONES: Final[list[list[int]]] = [[1] * n for n in range(64)]
MIXES: Final = MOST_DRINKS + 1  # a mix of drinks is shots * MIXES + champagne


def earn(s: Shift, seat: int, steps: int) -> None:
    if steps > 0:
        s.money[seat] += steps
        tell(s, EARNED, seat, steps * STEP)


def pay(s: Shift, seat: int, steps: int) -> int:
    """A forced payment takes what is there; how much that was."""
    paid = min(steps, s.money[seat])
    if paid > 0:
        s.money[seat] -= paid
        tell(s, PAID, seat, paid * STEP)
    return paid


def give_drinks(s: Shift, seat: int, shots: int, champagne: int) -> None:
    """Of more than three she chooses which to keep."""
    tell(s, GOT_DRINKS, seat, shots, champagne)
    put_drinks(s, seat, shots, champagne)


def put_drinks(s: Shift, seat: int, shots: int, champagne: int) -> None:
    s.shots[seat] += shots
    s.champagne[seat] += champagne
    if s.shots[seat] + s.champagne[seat] > MOST_DRINKS:
        s.stack.append(Keep(seat))


class Keep(Frame[Shift]):
    """Somebody has more than three drinks and says which three to keep; the others go back to the Bar."""

    __slots__ = ("seat",)

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def ask(self, s: Shift) -> Ask:
        return KEEP_ASKS[self.seat]

    def resume(self, s: Shift) -> bool:
        if s.shots[self.seat] > 0 and s.champagne[self.seat] > 0:
            return False
        self.keep(s, min(MOST_DRINKS, s.shots[self.seat]))
        return True

    def legal(self, s: Shift, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        least = max(0, MOST_DRINKS - s.champagne[seat])
        most = min(MOST_DRINKS, s.shots[seat])
        return [KEEP_AT + shots * MIXES + MOST_DRINKS - shots for shots in range(least, most + 1)]

    def play(self, s: Shift, seat: int, move: int) -> None:
        self.keep(s, (move - KEEP_AT) // MIXES)

    def keep(self, s: Shift, shots: int) -> None:
        s.stack.pop()
        s.shots[self.seat] = shots
        s.champagne[self.seat] = MOST_DRINKS - shots
        tell(s, KEPT, self.seat, shots, MOST_DRINKS - shots)

    def clone(self) -> Keep:
        return Keep(self.seat)


class Draw(Frame[Shift]):
    """Power cards come from the deck, for her eyes only; an empty deck takes its discards back first."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: int = 0, left: int = 0) -> None:
        self.seat = seat
        self.left = left

    def ask(self, s: Shift) -> Ask:
        return POWER_ASK

    def resume(self, s: Shift) -> bool:
        if self.left > 0:
            if s.power_deck == 0:
                shuffle_powers(s)
            if s.power_deck != 0:
                return False
            tell(s, NO_POWER_LEFT, self.seat)
        s.stack.pop()
        return True

    def legal(self, s: Shift, seat: int) -> list[int]:
        return power_moves(s.power_deck) if seat == CHANCE else []

    def odds(self, s: Shift) -> list[int]:
        return ONES[count(s.power_deck)]

    def wander(self, s: Shift, source: Source) -> tuple[int, int]:
        self.play(s, CHANCE, POWER_AT + any_of(s.power_deck, source))
        return 0, 0

    def play(self, s: Shift, seat: int, move: int) -> None:
        card = move - POWER_AT
        self.left -= 1
        s.power_deck &= ~(1 << card)
        s.hands[self.seat] |= 1 << card
        tell(s, DREW, self.seat)
        whisper(s, readers(s, self.seat), GOT_POWER, self.seat, card)

    def clone(self) -> Draw:
        return Draw(self.seat, self.left)


class Taken(Frame[Shift]):
    """Chance picks one of `other`'s Power cards for `seat`; the two of them, and who knew it, know which."""

    __slots__ = ("other", "seat")

    def __init__(self, seat: int = 0, other: int = 0) -> None:
        self.seat = seat
        self.other = other

    def ask(self, s: Shift) -> Ask:
        return POWER_ASK

    def legal(self, s: Shift, seat: int) -> list[int]:
        return power_moves(s.hands[self.other]) if seat == CHANCE else []

    def odds(self, s: Shift) -> list[int]:
        return ONES[count(s.hands[self.other])]

    def wander(self, s: Shift, source: Source) -> tuple[int, int]:
        self.play(s, CHANCE, POWER_AT + any_of(s.hands[self.other], source))
        return 0, 0

    def play(self, s: Shift, seat: int, move: int) -> None:
        s.stack.pop()
        card = move - POWER_AT
        s.hands[self.other] &= ~(1 << card)
        s.hands[self.seat] |= 1 << card
        learn(s, card, 1 << self.other)
        tell(s, TOOK_CARD, self.seat, self.other)
        whisper(s, readers(s, self.seat) | s.known[card], LOST_CARD, self.other, card)

    def clone(self) -> Taken:
        return Taken(self.seat, self.other)


def power_moves(cards: int) -> list[int]:
    return [POWER_AT + card for card in cards_in(cards)]


def cards_in(cards: int) -> list[int]:
    found: list[int] = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return found


def count(cards: int) -> int:
    return cards.bit_count()


def any_of(cards: int, source: Source) -> int:
    """One of the cards, each as likely as any other."""
    for _ in range(source.below(count(cards))):
        cards &= cards - 1
    return (cards & -cards).bit_length() - 1


def shuffle_powers(s: Shift) -> None:
    """The discards become the deck: from now on they are apart from the cards still in hands."""
    if s.power_discard:
        s.power_deck = s.power_discard
        s.batches = [*s.batches, s.power_discard]
        s.power_discard = 0
        tell(s, POWERS_SHUFFLED)


def spend_card(s: Shift, seat: int, card: int) -> None:
    """A Power card that was played lies open among the discards."""
    s.hands[seat] &= ~(1 << card)
    s.power_discard |= 1 << card
    s.batches = [batch & ~(1 << card) for batch in s.batches]
    if s.known[card]:
        known = s.known.copy()
        known[card] = 0
        s.known = known


def learn(s: Shift, card: int, seats: int) -> None:
    """These seats (bits) know from now on whose hand that card is in."""
    known = s.known.copy()
    known[card] |= seats
    s.known = known


def readers(s: Shift, seat: int) -> int:
    """Who sees the Power cards of that seat: she herself; everybody where hands are open."""
    return -1 if s.has_open_hands() else 1 << seat
