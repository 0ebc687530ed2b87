"""A turn on the Main Floor: Energy to move and to flip, the Bar, Shots, Power cards; then engage, steal or end."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Source
from ....kernel.game import Ask, Frame, one_each, tell, whisper
from ..board import BAR, EXITS, SPACES, STAGE
from ..club.guests import FACE_UP, Reveal
from ..club.powers import CHAMPAGNE_PRICE, OTHER_TURN, YOUR_TURN, plays
from ..club.purse import MIXES, learn, put_drinks
from ..club.stage import ability
from ..facts import BOUGHT, ENDED, ENGAGED, SAW_POWER, SHOWED, STEALS, WENT
from ..moves import (
    BUY_AT,
    END,
    ENGAGE,
    FLIP,
    GO_AT,
    KEEP_AT,
    MOST_DRINKS,
    MOST_SEATS,
    PLAY_AT,
    SHOT,
    SHOW,
    STEAL,
)
from ..pack.cards import POWER_COUNT
from ..state import DOWN, NOBODY, NOT_COMMITTED, TEAMS, Shift, Throw
from .dice import Roll
from .effects import drink
from .inside import Room
from .visit import enter
from .windows import open_window, play_card

FLOOR_ASKS: Final = one_each("turn", most=MOST_SEATS)
ENERGY: Final = 4
SHOT_PRICE: Final = 1  # in steps of $500
MOST_SPENT: Final[int] = MOST_DRINKS * CHAMPAGNE_PRICE
PURCHASES: Final[list[list[int]]] = [
    [
        BUY_AT + shots * MIXES + champagne
        for shots in range(MOST_DRINKS + 1)
        for champagne in range(MOST_DRINKS + 1 - shots)
        if 0 < shots * SHOT_PRICE + champagne * CHAMPAGNE_PRICE <= money
    ]
    for money in range(MOST_SPENT + 1)
]  # by money; more than three drinks at once would only go back
WAYS: Final[list[list[int]]] = [[GO_AT + space for space in spaces] for spaces in EXITS]  # by place


def begin_turn(s: Shift, seat: int) -> None:
    """With a commitment she starts in its room, otherwise on the floor with fresh Energy."""
    s.active = seat
    if s.commits[seat] != NOT_COMMITTED:
        enter(s, seat)
        s.stack.append(Room())
        return
    s.energy = ENERGY + ability(s, seat, "energy")
    s.bought = False
    s.stack.append(Floor(seat))
    open_window(s, OTHER_TURN, seat)


class Floor(Frame[Shift]):
    __slots__ = ("seat",)

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def ask(self, s: Shift) -> Ask:
        return FLOOR_ASKS[self.seat]

    def legal(self, s: Shift, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        place = s.places[seat]
        is_bound = s.is_bound(seat)
        moves = WAYS[place].copy() if s.energy > 0 and not is_bound else []
        if place < SPACES:
            there = s.board[place]
            if there == DOWN:
                if s.energy > 0:
                    moves.append(FLIP)
            elif there >= 0:
                if s.tokens[place] == NOBODY:
                    moves.append(ENGAGE)
                elif s.tokens[place] != seat and (s.stolen >> place) & 1 == 0:
                    moves.append(STEAL)
            if BAR[place] and not s.bought:
                moves += PURCHASES[min(s.money[seat], MOST_SPENT)]
        if s.shots[seat] > 0:
            moves.append(SHOT)
        if s.hands[seat] & YOUR_TURN:
            moves += plays(s, seat, YOUR_TURN)
        if s.mode == TEAMS and has_to_show(s, seat):
            moves.append(SHOW)
        # Who is on Stage must step off; who stands by Dad must roll.
        if not is_bound and (place != STAGE or s.energy == 0):
            moves.append(END)
        return moves

    def wander(self, s: Shift, source: Source) -> tuple[int, int]:
        moves = self.legal(s, self.seat)
        n = len(moves)
        self.play(s, self.seat, moves[source.below(n)])
        return 1, 1 if n > 1 else 0

    def play(self, s: Shift, seat: int, move: int) -> None:
        if GO_AT <= move < FLIP:
            s.energy -= 1
            s.stand(seat, move - GO_AT)
            tell(s, WENT, seat, move - GO_AT)
        elif move == FLIP:
            s.energy -= 1
            s.stack.append(Reveal(s.places[seat], FACE_UP))
        elif move == END:
            s.stack.pop()
            tell(s, ENDED, seat)
        elif move in (ENGAGE, STEAL):
            roll_on(s, seat, s.places[seat])
        elif move == SHOT:
            drink(s, seat)
        elif BUY_AT <= move < KEEP_AT:
            buy(s, seat, (move - BUY_AT) // MIXES, (move - BUY_AT) % MIXES)
        elif move == SHOW:
            show(s, seat)
        else:
            play_card(s, seat, move - PLAY_AT)

    def clone(self) -> Floor:
        return Floor(self.seat)


def buy(s: Shift, seat: int, shots: int, champagne: int) -> None:
    """One transaction a turn, any mix."""
    s.bought = True
    s.money[seat] -= shots * SHOT_PRICE + champagne * CHAMPAGNE_PRICE
    tell(s, BOUGHT, seat, shots, champagne)
    put_drinks(s, seat, shots, champagne)


def roll_on(s: Shift, seat: int, space: int) -> None:
    """Any roll of the numbered die ends the turn."""
    customer, victim = s.board[space], s.tokens[space]
    s.rolled_on[seat] = customer
    s.throw = Throw(seat, space, victim)
    if victim == NOBODY:
        tell(s, ENGAGED, seat, customer)
    else:
        tell(s, STEALS, seat, victim, customer)
    s.stack[-1] = Roll()


def has_to_show(s: Shift, seat: int) -> bool:
    """She holds a Power card that her teammate has not seen."""
    mate = s.mate(seat)
    return any((s.hands[seat] >> card) & 1 and (s.known[card] >> mate) & 1 == 0 for card in range(POWER_COUNT))


def show(s: Shift, seat: int) -> None:
    """Teammates may reveal their Power cards to each other."""
    mate = s.mate(seat)
    tell(s, SHOWED, seat)
    for card in range(POWER_COUNT):
        if (s.hands[seat] >> card) & 1 and (s.known[card] >> mate) & 1 == 0:
            learn(s, card, 1 << mate)
            whisper(s, 1 << mate | 1 << seat, SAW_POWER, seat, card)
