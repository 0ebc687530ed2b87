"""Stopping the game, by anybody at any moment of the talk: accusation, guess, Jest call, Multiverse claim."""

from __future__ import annotations

from ...kernel.game import CLOCK, Ask, tell
from ...kernel.stack import UNANSWERED, Sealed
from .cards import JOKER, PLACE_COUNT, SECOND_SIGHT
from .moves import (
    ACCUSE_AT,
    ACCUSED,
    CALL,
    CALLED,
    CLAIM,
    CLAIMED,
    CLOSE,
    FIRST_STOP,
    GO_ON,
    GUESS_AT,
    GUESSED,
    LAST_STOP,
    POWER_SHOWN,
    QUINN_SOUGHT,
)
from .scoring import jest_called, named, named_wrong
from .state import NOBODY, Round
from .votes import QUINN_TALK, Accusation, Claim, Discussion


def is_stop(move: int) -> bool:
    return FIRST_STOP <= move <= LAST_STOP


def stops(s: Round, seat: int) -> list[int]:
    """How that seat may stop the game now. It depends on nothing but what the seat itself knows."""
    moves: list[int] = []
    if may_accuse(s, seat):
        moves += [ACCUSE_AT + other for other in range(s.seats) if other != seat]
    if s.cards[seat] == JOKER:
        moves += [GUESS_AT + place for place in range(PLACE_COUNT) if place not in s.used]
        if s.jest_left():
            moves.append(CALL)
    if seat not in s.claimed and s.bags_left() > 0:
        moves.append(CLAIM)
    return moves


def may_accuse(s: Round, seat: int) -> bool:
    """Once a round; with Second Sight once more."""
    return not s.has_accused(seat) or s.holds(seat, SECOND_SIGHT)


def stop(s: Round, seat: int, move: int) -> None:
    """The first to stop the game counts; the clock stands while it is settled."""
    if move == CLAIM:
        s.claimed.append(seat)
        tell(s, CLAIMED, seat)
        s.stack.append(Claim(seat, s.others(seat)))
    elif move == CALL:
        tell(s, CALLED, seat)
        jest_called(s, seat)
    elif move >= GUESS_AT:
        guess(s, seat, move - GUESS_AT)
    else:
        accuse(s, seat, move - ACCUSE_AT)


def accuse(s: Round, seat: int, other: int) -> None:
    if s.has_accused(seat):
        show(s, seat)
    s.accusations.append((seat, other))
    tell(s, ACCUSED, seat, other)
    s.stack.append(Accusation(seat, other, [voter for voter in s.others(seat) if voter != other]))


def show(s: Round, seat: int) -> None:
    """A one-shot power lies open from now on."""
    s.shown.append(seat)
    tell(s, POWER_SHOWN, seat, s.powers[seat])


def guess(s: Round, seat: int, place: int) -> None:
    """The Joker shows the card and names the place."""
    tell(s, GUESSED, seat, place)
    if place != s.place:
        named_wrong(s)
    elif s.has_harley:
        tell(s, QUINN_SOUGHT)
        s.stack.clear()
        s.stack.append(Discussion(QUINN_TALK, s.others(seat)))
    else:
        named(s, NOBODY)


class Pause(Sealed[Round]):
    """After an answer everybody may stop the game or let it go on; who let it go on may still change her mind."""

    __slots__ = ()

    def moment(self) -> str:
        return "pause"

    def ask(self, s: Round) -> Ask:
        return Ask(tuple(self.waiting()), "pause", "pause", False, s.asked)

    def legal(self, s: Round, seat: int) -> list[int]:
        if seat == CLOCK:
            return [CLOSE]
        if seat < 0:
            return []
        moves = [GO_ON] if self.answer_of(seat) == UNANSWERED else []
        return moves + stops(s, seat)

    def play(self, s: Round, seat: int, move: int) -> None:
        if is_stop(move):
            stop(s, seat, move)
        else:
            super().play(s, seat, move)

    def closing(self) -> int:
        return CLOSE

    def closed(self, s: Round) -> None:
        """The talk below goes on."""

    def clone(self) -> Pause:
        new = Pause()
        self.copy_to(new)
        return new
