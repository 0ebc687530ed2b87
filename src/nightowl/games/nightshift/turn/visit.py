"""In a room with a customer: what a draw or a roll leads to, Champagne, leaving and busting. What is asked: `inside`."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Source
from ....kernel.game import CHANCE, Ask, Frame, one_each, tell
from ..board import BELOW_PRIVATE, BELOW_VIP, PRIVATE, VIP
from ..club.guests import uncommit
from ..club.powers import stars
from ..club.purse import ONES, any_of, cards_in, count, earn
from ..club.stage import ability
from ..facts import BUST, CANCELLED, COLLECTED, DANCED, ENTERED, FORCED, IGNORED, SHOWED_TRAIT, TURNED_UP
from ..moves import AIM_DRAW_AT, MOST_SEATS, PRIVATE_AT
from ..pack.cards import CARD_DANCES, CARD_PAY, DANCES, PRIVATE_BUST, STEP, VIP_BUST, VIP_PAY
from ..state import (
    ALL_PRIVATES,
    BUSTED,
    EMPTY,
    IN_DISCARD,
    MAY,
    MUST,
    NOTHING_YET,
    REPEATED,
    TO_PRIVATE,
    Shift,
    Visit,
)

DRAW_ASK: Final = Ask((CHANCE,), "draw")
PICK_ASKS: Final = one_each("pick-draw", most=MOST_SEATS)
TOO_MANY: Final = 3  # of one move


def enter(s: Shift, seat: int) -> None:
    """Her turn starts with a commitment: customer and dancer go into the room."""
    space, room = s.commits[seat] // 2, s.commits[seat] % 2
    customer = s.board[space]
    uncommit(s, space)
    s.board[space] = EMPTY
    s.stand(seat, PRIVATE if room == TO_PRIVATE else VIP)
    s.visit = Visit(seat, room, customer)
    if room != TO_PRIVATE:
        s.visit.earned = [s.dancers[seat]]
    tell(s, ENTERED, seat, room, customer)


def private_moves(s: Shift) -> list[int]:
    """Chance's draws; an empty deck takes its discards back, all but the cards in the room."""
    return [PRIVATE_AT + card for card in cards_in(s.privates)]


def fill_privates(s: Shift, visit: Visit) -> None:
    if s.privates == 0:
        s.privates = ALL_PRIVATES
        for card in visit.cards + visit.gone:
            s.privates &= ~(1 << card)


def draws(s: Shift, visit: Visit, card: int) -> None:
    """A card lies in the Private Room: bust with three or more of one move over all counted draws."""
    visit.cards.append(card)
    visit.last = card
    tell(s, DANCED, visit.seat, card)
    visit.status = BUSTED if is_bust(visit) else MAY


def is_bust(visit: Visit) -> bool:
    counts = [0] * len(DANCES)
    for card in visit.cards:
        if (visit.ignored >> card) & 1 == 0:
            for dance in CARD_DANCES[card]:
                counts[dance] += 1
    return max(counts) >= TOO_MANY


def rolls(s: Shift, visit: Visit, trait: int, own: int) -> None:
    """A trait is rolled in the VIP Room: her own busts, a new one strengthens, one she had ends it."""
    visit.last = trait
    if trait == own:
        visit.status = BUSTED
    elif trait in visit.earned:
        visit.status = REPEATED
    else:
        visit.earned.append(trait)
        visit.status = MAY
    tell(s, SHOWED_TRAIT, visit.seat, trait, visit.level())


def cancel(s: Shift, visit: Visit) -> None:
    """Champagne: the last draw or roll counts for nothing, and must be made again."""
    s.champagne[visit.seat] -= 1
    tell(s, CANCELLED, visit.seat)
    take_back(visit)
    visit.status = MUST


def take_back(visit: Visit) -> None:
    if visit.room == TO_PRIVATE:
        visit.gone.append(visit.cards.pop())
    elif visit.status == MAY:
        visit.earned.remove(visit.last)
    visit.last = NOTHING_YET


def pay_of(s: Shift, visit: Visit) -> int:
    """What leaving now would pay, in steps of $500; nothing where there is no level yet."""
    worth = stars(s, visit) - 1
    if visit.room == TO_PRIVATE:
        total = ability(s, visit.seat, "private-pay") // STEP
        for card in visit.cards:
            total += CARD_PAY[card][worth]
        return total
    if visit.level() == 0:
        return 0
    return VIP_PAY[worth][visit.level() - 1] + ability(s, visit.seat, "vip-pay") // STEP


def leave(s: Shift, visit: Visit) -> None:
    """Paid, and the customer is hers: he adds to her Subscriber Income."""
    earn(s, visit.seat, pay_of(s, visit))
    collect(s, visit)


def collect(s: Shift, visit: Visit) -> None:
    s.where[visit.customer] = visit.seat
    tell(s, COLLECTED, visit.seat, visit.customer)
    end(s, visit)


def bust(s: Shift, visit: Visit) -> None:
    """The minimum, and the customer is discarded."""
    tell(s, BUST, visit.seat)
    earn(s, visit.seat, PRIVATE_BUST if visit.room == TO_PRIVATE else VIP_BUST)
    s.where[visit.customer] = IN_DISCARD
    end(s, visit)


def end(s: Shift, visit: Visit) -> None:
    s.stand(visit.seat, BELOW_PRIVATE if visit.room == TO_PRIVATE else BELOW_VIP)
    s.visit = None


def ignore_moves(s: Shift) -> None:
    """The moves of the card just drawn do not count, its pay does."""
    visit = s.visit
    assert visit is not None
    visit.ignored |= 1 << visit.last
    visit.status = MAY
    tell(s, IGNORED, visit.seat, visit.last)


def soften(s: Shift) -> None:
    """The busting draw is cancelled and she leaves at once, paid for what was there before."""
    visit = s.visit
    assert visit is not None
    take_back(visit)
    if visit.room != TO_PRIVATE and visit.level() == 0:
        earn(s, visit.seat, VIP_BUST)
        collect(s, visit)
    else:
        leave(s, visit)


def force(s: Shift) -> None:
    visit = s.visit
    assert visit is not None
    visit.is_leaving = False
    visit.status = MUST
    tell(s, FORCED, visit.seat)


class PickDraw(Frame[Shift]):
    """Two Private Room cards are turned up; she chooses which one she has drawn, the other is discarded."""

    __slots__ = ("seat", "up")

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.up: list[int] = []

    def ask(self, s: Shift) -> Ask:
        return DRAW_ASK if len(self.up) < 2 else PICK_ASKS[self.seat]

    def resume(self, s: Shift) -> bool:
        if s.privates == 0 and len(self.up) < 2:
            assert s.visit is not None
            fill_privates(s, s.visit)
            for card in self.up:
                s.privates &= ~(1 << card)
        return False

    def legal(self, s: Shift, seat: int) -> list[int]:
        if len(self.up) < 2:
            return private_moves(s) if seat == CHANCE else []
        return [AIM_DRAW_AT + card for card in self.up] if seat == self.seat else []

    def odds(self, s: Shift) -> list[int]:
        return ONES[count(s.privates)]

    def wander(self, s: Shift, source: Source) -> tuple[int, int]:
        if len(self.up) == 2:
            return super().wander(s, source)
        self.play(s, CHANCE, PRIVATE_AT + any_of(s.privates, source))
        return 0, 0

    def play(self, s: Shift, seat: int, move: int) -> None:
        if len(self.up) < 2:
            card = move - PRIVATE_AT
            s.privates &= ~(1 << card)
            self.up.append(card)
            tell(s, TURNED_UP, self.seat, card)
            return
        s.stack.pop()
        visit = s.visit
        assert visit is not None
        chosen = move - AIM_DRAW_AT
        for card in self.up:
            if card != chosen:
                visit.gone.append(card)
        draws(s, visit, chosen)

    def clone(self) -> PickDraw:
        new = PickDraw(self.seat)
        new.up = self.up.copy()
        return new
