"""How a round ends and what it is worth. Each ending is a function that reads as its line of the points table."""

from __future__ import annotations

from typing import Final

from ...kernel.game import Ask, tell
from ...kernel.stack import Sealed
from .cards import JEST, MULTIVERSE
from .moves import (
    CLOSE,
    HELD,
    HONOURED,
    MATCH_WON,
    NOBODY_SCORED,
    POINT_AT,
    POINTED,
    POWER_WAS,
    QUINN_WAS,
    SCORED,
    WHERE,
)
from .state import NOBODY, Round

HERO_POINTS: Final = 1
FIRST_ACCUSER: Final = 1
UNEXPOSED: Final = 2  # to the Joker, and to a Harley of hers
HERO_CONVICTED: Final = 4
HARLEY_FOR_A_HERO_CONVICTED: Final = 2
PLACE_NAMED: Final = 4
HARLEY_FOR_THE_PLACE: Final = 3
HARLEY_CONVICTED: Final = 1  # to the Joker and to each hero
JEST_CALLED: Final = 3
CLAIM_PROVED: Final = 3
SUPPORTED: Final = 1
FALSE_CLAIM: Final = 3  # to the Joker, however she voted
OPPOSED: Final = 1


def joker_exposed(s: Round) -> None:
    """Each hero 1, and 1 more to the first who accused the Joker this round, even if that vote failed."""
    if s.is_special():
        nothing(s)
        return
    heroes = s.heroes()
    give(s, heroes, HERO_POINTS)
    for accuser, accused in s.accusations:
        if accused == s.joker() and accuser in heroes:
            give(s, [accuser], FIRST_ACCUSER)
            break
    end(s, "exposed")


def convicted(s: Round, seat: int) -> None:
    """Unanimously accused, in any vote: the card is shown."""
    if s.is_special():
        nothing(s)
    elif seat == s.joker():
        joker_exposed(s)
    elif seat == s.quinn:
        give(s, [s.joker(), *s.heroes()], HARLEY_CONVICTED)
        end(s, "harley-convicted")
    else:
        give(s, [s.joker()], HERO_CONVICTED)
        give(s, [s.quinn], HARLEY_FOR_A_HERO_CONVICTED)
        end(s, "hero-convicted")


def unexposed(s: Round) -> None:
    """Time is up and the Joker is not found."""
    if s.is_special():
        nothing(s)
        return
    give(s, [s.joker(), s.quinn], UNEXPOSED)
    end(s, "unexposed")


def named(s: Round, suspect: int) -> None:
    """The Joker has named the place; `suspect` is who was pointed at as Harley, if anybody."""
    give(s, [s.joker()], PLACE_NAMED)
    if s.quinn != NOBODY and suspect == s.quinn:
        give(s, s.heroes(), HERO_POINTS)
        end(s, "named-harley-found")
        return
    give(s, [s.quinn], HARLEY_FOR_THE_PLACE)
    end(s, "named")


def named_wrong(s: Round) -> None:
    if s.is_special():
        nothing(s)
        return
    give(s, s.heroes(), HERO_POINTS)
    end(s, "named-wrong")


def jest_called(s: Round, caller: int) -> None:
    if s.place == JEST:
        give(s, [caller], JEST_CALLED)
        s.next_dealer = caller
        end(s, "jest")
        return
    give(s, s.heroes(), HERO_POINTS)
    end(s, "no-jest")


def claim_carried(s: Round, caller: int, supporters: list[int]) -> None:
    """A strict majority holds this round for Multiverse Madness; supporters are those besides the caller."""
    if s.place == MULTIVERSE:
        give(s, [caller], CLAIM_PROVED)
        give(s, supporters, SUPPORTED)
        s.next_dealer = caller
        end(s, "multiverse")
    elif s.place == JEST:
        nothing(s)
    else:
        joker = s.joker()
        give(s, [joker], FALSE_CLAIM)
        give(s, [seat for seat in s.others(joker) if seat != caller and seat not in supporters], OPPOSED)
        end(s, "no-multiverse")


def nothing(s: Round) -> None:
    """A special round that nobody saw through scores nothing."""
    end(s, "jest-missed" if s.place == JEST else "multiverse-missed")


def give(s: Round, seats: list[int], points: int) -> None:
    for seat in seats:
        if seat != NOBODY:
            s.gains[seat] += points


def end(s: Round, how: str) -> None:
    """All cards are shown, the points are written down; the Joker deals next, or who saw through a special round."""
    s.how = how
    if s.next_dealer == NOBODY:
        s.next_dealer = (s.dealer + 1) % s.seats if s.is_special() else s.joker()
    show_all(s)
    for seat in range(s.seats):
        s.points[seat] += s.gains[seat]
        if s.gains[seat] > 0:
            tell(s, SCORED, seat, s.gains[seat])
    if not any(s.gains):
        tell(s, NOBODY_SCORED)
    s.stack.clear()
    if s.has_mission and s.has_honour:
        s.stack.append(Honour(s.around(s.dealer)))
    else:
        end_match(s)


def show_all(s: Round) -> None:
    tell(s, WHERE, s.place)
    for seat in range(s.seats):
        tell(s, HELD, seat, s.cards[seat])
    if s.quinn != NOBODY:
        tell(s, QUINN_WAS, s.quinn)
    if s.has_mission:
        for seat in range(s.seats):
            tell(s, POWER_WAS, seat, s.powers[seat])


def end_match(s: Round) -> None:
    """Most points after the agreed rounds wins; ties are shared."""
    if s.round < s.rounds:
        return
    best = max(s.points)
    for seat in range(s.seats):
        if s.points[seat] == best:
            tell(s, MATCH_WON, seat, best)


class Honour(Sealed[Round]):
    """All point at who played a power card best: for honour only."""

    __slots__ = ()

    def ask(self, s: Round) -> Ask:
        return Ask(tuple(self.waiting()), "honour", "vote", True)

    def moment(self) -> str:
        return "honour"

    def closing(self) -> int:
        return CLOSE

    def choices(self, s: Round, seat: int) -> list[int]:
        return [POINT_AT + other for other in s.others(seat)]

    def closed(self, s: Round) -> None:
        votes = [0] * s.seats
        for seat, move in zip(self.seats, self.answers, strict=True):
            tell(s, POINTED, seat, move - POINT_AT)
            votes[move - POINT_AT] += 1
        for seat in range(s.seats):
            if votes[seat] == max(votes):
                tell(s, HONOURED, seat)
        end_match(s)

    def clone(self) -> Honour:
        new = Honour()
        self.copy_to(new)
        return new
