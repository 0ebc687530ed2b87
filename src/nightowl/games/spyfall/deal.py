"""The deal: a dealer, a random unused set, the Joker always among the cards, a power card each."""

from __future__ import annotations

from ...kernel.game import CHANCE, Ask, Frame, tell, whisper
from .cards import HERO_CARDS, JEST, JOKER, MULTIVERSE, PLACE_COUNT, POWER_COUNT, UNSEEN
from .moves import (
    COPY_AT,
    DEALER_AT,
    DEALS,
    DRAW_AT,
    GOT_CARD,
    GOT_POWER,
    GOT_QUINN,
    JOKER_AT,
    NO_QUINN,
    POWER_AT,
    QUINN_AT,
    ROUND_BEGAN,
)
from .state import NOBODY, Round
from .talk import Talk

DEAL_ASK = Ask((CHANCE,), "deal")


def sets(s: Round) -> list[int]:
    """The sets in the box: places not used in this match, Joker's Jest, the Multiverse bags."""
    found = [place for place in range(PLACE_COUNT) if place not in s.used]
    if s.jest_left():
        found.append(JEST)
    if s.bags_left() > 0:
        found.append(MULTIVERSE)
    return found


def set_odds(s: Round) -> list[int]:
    return [s.bags_left() if place == MULTIVERSE else 1 for place in sets(s)]


def quinn_odds(s: Round) -> list[int]:
    """Each hero's card is one of seven, one of which has Harley's symbol; the last weight is for nobody."""
    return [1] * (s.seats - 1) + [HERO_CARDS - (s.seats - 1)]


class Deal(Frame[Round]):
    """Steps: dealer, set, joker, harley, copies, powers. Nobody sees a card before all are dealt, so no step can be told."""

    __slots__ = ("step",)

    def __init__(self, step: str = "dealer") -> None:
        self.step = step

    def ask(self, s: Round) -> Ask:
        return DEAL_ASK

    def legal(self, s: Round, seat: int) -> list[int]:
        if seat != CHANCE:
            return []
        if self.step == "dealer":
            return [DEALER_AT + who for who in range(s.seats)]
        if self.step == "set":
            return [DRAW_AT + place for place in sets(s)]
        if self.step == "joker":
            return [JOKER_AT + who for who in range(s.seats)]
        if self.step == "harley":
            moves = [QUINN_AT + who for who in range(s.seats) if s.cards[who] != JOKER]
            if s.seats - 1 < HERO_CARDS:
                moves.append(NO_QUINN)
            return moves
        if self.step == "copies":
            return [COPY_AT + place for place in s.copies_left() if place not in s.cards]
        return [POWER_AT + power for power in range(POWER_COUNT) if power not in s.powers]

    def odds(self, s: Round) -> list[int]:
        if self.step == "set":
            return set_odds(s)
        if self.step == "harley":
            return [weight for weight in quinn_odds(s) if weight > 0]
        return [1] * len(self.legal(s, CHANCE))

    def play(self, s: Round, seat: int, move: int) -> None:
        if self.step == "dealer":
            s.dealer = move - DEALER_AT
            tell(s, DEALS, s.dealer)
            self.step = "set"
        elif self.step == "set":
            self.draw(s, move - DRAW_AT)
        elif self.step == "joker":
            s.cards = [s.place] * s.seats
            s.cards[move - JOKER_AT] = JOKER
            self.step = "harley" if s.has_harley else "powers"
        elif self.step == "harley":
            s.quinn = NOBODY if move == NO_QUINN else move - QUINN_AT
            self.step = "powers"
        elif self.step == "copies":
            s.cards[self.next_seat(s, s.cards)] = move - COPY_AT
            if UNSEEN not in s.cards:
                self.step = "powers"
        else:
            s.powers[self.next_seat(s, s.powers)] = move - POWER_AT
        if self.step == "powers" and (not s.has_mission or UNSEEN not in s.powers):
            self.done(s)

    def next_seat(self, s: Round, dealt: list[int]) -> int:
        """Cards go round from the dealer."""
        for seat in s.around(s.dealer):
            if dealt[seat] == UNSEEN:
                return seat
        raise AssertionError("all are dealt")

    def draw(self, s: Round, place: int) -> None:
        s.place = place
        if place == JEST:
            s.cards = [JOKER] * s.seats
            self.step = "powers"
        elif place == MULTIVERSE:
            self.step = "copies"
        else:
            self.step = "joker"

    def done(self, s: Round) -> None:
        """Everybody looks at her own card; the dealer starts the clock and asks first."""
        for seat in range(s.seats):
            whisper(s, 1 << seat, GOT_CARD, seat, s.cards[seat])
            if s.quinn == seat:
                whisper(s, 1 << seat, GOT_QUINN, seat)
            if s.has_mission:
                whisper(s, 1 << seat, GOT_POWER, seat, s.powers[seat])
        s.stack.pop()
        s.left = s.length
        s.stack.append(Talk(s.dealer))

    def clone(self) -> Deal:
        return Deal(self.step)


def begin(s: Round) -> None:
    tell(s, ROUND_BEGAN, s.round, s.rounds)
    if s.dealer == NOBODY:
        s.stack.append(Deal("dealer"))
    else:
        tell(s, DEALS, s.dealer)
        s.stack.append(Deal("set"))
