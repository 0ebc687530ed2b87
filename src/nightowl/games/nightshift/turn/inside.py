"""A turn in a room: draw (or charm), leave, Champagne, Power cards. What follows from each is in `visit`."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Source
from ....kernel.game import CHANCE, Ask, Frame, one_each, tell
from ..club.powers import AFTER_DRAW, BEFORE_DRAW, ON_LEAVE, YOUR_TURN, any_playable, could_hold, plays
from ..club.purse import ONES, any_of, count
from ..facts import LEAVES
from ..moves import ACCEPT, CHAMPAGNE, CHARM, DRAW, LEAVE, MOST_SEATS, PLAY_AT, PRIVATE_AT, TRAIT_AT
from ..pack.cards import DANCERS, IN_LOVE
from ..state import BUSTED, MAY, MUST, NOTHING_YET, REPEATED, TO_PRIVATE, Shift, Visit
from .visit import bust, cancel, draws, fill_privates, leave, private_moves, rolls
from .windows import open_window, play_card

PRIVATE_ASKS: Final = one_each("private", most=MOST_SEATS)
VIP_ASKS: Final = one_each("vip", most=MOST_SEATS)
DRAW_ASK: Final = Ask((CHANCE,), "draw")
CHARM_ASK: Final = Ask((CHANCE,), "charm")
TRAITS: Final = [TRAIT_AT + trait for trait in range(len(DANCERS))]


class Room(Frame[Shift]):
    """`is_drawing`: chance is asked for a card or a trait."""

    __slots__ = ("is_drawing",)

    def __init__(self) -> None:
        self.is_drawing = False

    def ask(self, s: Shift) -> Ask:
        visit = s.visit
        assert visit is not None
        if visit.room == TO_PRIVATE:
            return DRAW_ASK if self.is_drawing else PRIVATE_ASKS[visit.seat]
        return CHARM_ASK if self.is_drawing else VIP_ASKS[visit.seat]

    def resume(self, s: Shift) -> bool:
        visit = s.visit
        if visit is None:
            s.stack.pop()
            return True
        if self.is_drawing:
            return False
        if visit.is_leaving or (visit.room != TO_PRIVATE and visit.level() == IN_LOVE):
            leave(s, visit)
            return True
        if visit.status in (BUSTED, REPEATED) and not self.is_saved(s, visit):
            self.accept(s, visit)
            return True
        return False

    def is_saved(self, s: Shift, visit: Visit) -> bool:
        """Champagne could cancel it, or she could, as far as the public knows, hold a Power card for it."""
        if s.champagne[visit.seat] > 0:
            return True
        return any_playable(s, visit.seat, could_hold(s, visit.seat, AFTER_DRAW))

    def accept(self, s: Shift, visit: Visit) -> None:
        if visit.status == BUSTED:
            bust(s, visit)
        else:
            leave(s, visit)

    def legal(self, s: Shift, seat: int) -> list[int]:
        visit = s.visit
        assert visit is not None
        if self.is_drawing:
            if seat != CHANCE:
                return []
            return private_moves(s) if visit.room == TO_PRIVATE else TRAITS
        if seat != visit.seat:
            return []
        moves: list[int] = []
        if visit.status in (BUSTED, REPEATED):
            moves.append(ACCEPT)
        else:
            moves.append(DRAW if visit.room == TO_PRIVATE else CHARM)
            if visit.status == MAY:
                moves.append(LEAVE)
        if visit.last != NOTHING_YET and visit.status != MUST and s.champagne[seat] > 0:
            moves.append(CHAMPAGNE)
        if s.hands[seat] != 0:
            moves += plays(s, seat, self.cards(visit))
        return moves

    def cards(self, visit: Visit) -> int:
        """On her turn, before a draw, or after one: the Power cards she may play now."""
        if visit.status in (BUSTED, REPEATED):
            return AFTER_DRAW
        return YOUR_TURN | BEFORE_DRAW | AFTER_DRAW if visit.status == MAY else YOUR_TURN | BEFORE_DRAW

    def odds(self, s: Shift) -> list[int]:
        visit = s.visit
        assert visit is not None
        return ONES[count(s.privates)] if visit.room == TO_PRIVATE else ONES[len(TRAITS)]

    def wander(self, s: Shift, source: Source) -> tuple[int, int]:
        visit = s.visit
        assert visit is not None
        if not self.is_drawing:
            return super().wander(s, source)
        is_private = visit.room == TO_PRIVATE
        self.play(s, CHANCE, PRIVATE_AT + any_of(s.privates, source) if is_private else TRAITS[source.below(len(TRAITS))])
        return 0, 0

    def play(self, s: Shift, seat: int, move: int) -> None:
        visit = s.visit
        assert visit is not None
        if self.is_drawing:
            self.is_drawing = False
            self.drawn(s, visit, move)
        elif move in (DRAW, CHARM):
            self.is_drawing = True
            if move == DRAW:
                fill_privates(s, visit)
        elif move == LEAVE:
            visit.is_leaving = True
            tell(s, LEAVES, seat)
            open_window(s, ON_LEAVE, seat)
        elif move == CHAMPAGNE:
            cancel(s, visit)
        elif move == ACCEPT:
            self.accept(s, visit)
        else:
            play_card(s, seat, move - PLAY_AT)

    def drawn(self, s: Shift, visit: Visit, move: int) -> None:
        if visit.room == TO_PRIVATE:
            s.privates &= ~(1 << (move - PRIVATE_AT))
            draws(s, visit, move - PRIVATE_AT)
        else:
            rolls(s, visit, move - TRAIT_AT, s.dancers[visit.seat])

    def clone(self) -> Room:
        new = Room()
        new.is_drawing = self.is_drawing
        return new
