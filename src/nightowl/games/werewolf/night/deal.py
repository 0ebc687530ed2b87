"""Before the night: the set of roles is drawn from the bag where the table wants that, then the cards are dealt."""

from __future__ import annotations

from math import comb
from typing import Final

from ....kernel.chance import Source
from ....kernel.game import CHANCE, Ask, Frame, tell, whisper
from ..moves import DEAL_AT, DEALT, DRAW_AT, DRAWN, TOKENS
from ..roles import CENTRE, CENTRE_CARDS, COUNT, FEWEST_WEREWOLVES, KINDS, MASON, MASONS_TOGETHER, WEREWOLF
from ..state import Village
from .calls import nightfall

BAG_ASK: Final = Ask((CHANCE,), "set-up")
DEAL_ASK: Final = Ask((CHANCE,), "deal")


def is_fine(role: int, n: int) -> bool:
    """Whether a set may have that many of a role: Masons both or none, a Werewolf at least."""
    if role == MASON:
        return n in (0, MASONS_TOGETHER)
    return role != WEREWOLF or n >= FEWEST_WEREWOLVES


def ways(role: int, left: int) -> int:
    """How many handfuls of `left` tokens of the roles from `role` on make a set that may be played."""
    if role == KINDS:
        return 1 if left == 0 else 0
    found = 0
    for n in range(min(left, COUNT[role]) + 1):
        if is_fine(role, n):
            found += comb(COUNT[role], n) * ways(role + 1, left - n)
    return found


class Bag(Frame[Village]):
    """Tokens drawn until the set is valid: role by role, as likely as if all invalid handfuls had gone back."""

    __slots__ = ("drawn",)

    def __init__(self) -> None:
        self.drawn: list[int] = []  # a new list for every draw

    def ask(self, s: Village) -> Ask:
        return BAG_ASK

    def weights(self, s: Village) -> list[int]:
        role = len(self.drawn)
        left = s.seats + CENTRE_CARDS - sum(self.drawn)
        return [
            comb(COUNT[role], n) * ways(role + 1, left - n) if is_fine(role, n) else 0
            for n in range(min(left, COUNT[role]) + 1)
        ]

    def legal(self, s: Village, seat: int) -> list[int]:
        if seat != CHANCE:
            return []
        at = DRAW_AT + len(self.drawn) * TOKENS.size
        return [at + n for n, weight in enumerate(self.weights(s)) if weight > 0]

    def odds(self, s: Village) -> list[int]:
        return [weight for weight in self.weights(s) if weight > 0]

    def play(self, s: Village, seat: int, move: int) -> None:
        n = (move - DRAW_AT) % TOKENS.size
        if n > 0:
            tell(s, DRAWN, len(self.drawn), n)
        self.drawn = [*self.drawn, n]
        if len(self.drawn) == KINDS:
            s.stack.pop()
            s.plays_with(self.drawn)
            s.stack.append(Deal(self.drawn))

    def clone(self) -> Bag:
        new = Bag()
        new.drawn = self.drawn
        return new


class Deal(Frame[Village]):
    """One card to each player, three to the centre; each looks at her own. The last card is what is left."""

    __slots__ = ("at", "left")

    def __init__(self, left: list[int] | None = None, at: int = 0) -> None:
        self.left: list[int] = [] if left is None else left.copy()
        self.at = at

    def ask(self, s: Village) -> Ask:
        return DEAL_ASK

    def legal(self, s: Village, seat: int) -> list[int]:
        if seat != CHANCE:
            return []
        left = self.left
        return [DEAL_AT + role for role in range(KINDS) if left[role] > 0]

    def odds(self, s: Village) -> list[int]:
        return [n for n in self.left if n > 0]

    def wander(self, s: Village, source: Source) -> tuple[int, int]:
        self.play(s, CHANCE, DEAL_AT + source.pick(self.left))
        return 0, 0

    def play(self, s: Village, seat: int, move: int) -> None:
        self.put(s, move - DEAL_AT)
        if self.at == s.seats + CENTRE_CARDS - 1:
            self.put(s, self.left.index(1))
            s.stack.pop()
            nightfall(s)

    def put(self, s: Village, role: int) -> None:
        self.left[role] -= 1
        at = self.at
        self.at += 1
        if at < s.seats:
            s.dealt[at] = role
            s.cards[at] = role
            whisper(s, 1 << at, DEALT, role)
        else:
            s.dealt[CENTRE + at - s.seats] = role
            s.cards[CENTRE + at - s.seats] = role

    def clone(self) -> Deal:
        return Deal(self.left, self.at)
