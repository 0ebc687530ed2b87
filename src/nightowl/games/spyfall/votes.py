"""The votes: on an accusation, on a claim, at time-up and for Harley. All sealed; nobody may stop the game meanwhile."""

from __future__ import annotations

from typing import Final

from ...kernel.game import CLOCK, Ask, tell
from ...kernel.stack import Sealed
from .cards import GOD
from .moves import (
    AGREE,
    AGREED,
    CLOSE,
    DISAGREE,
    DISAGREED,
    FAILED,
    HIDE,
    POINT_AT,
    POINTED,
    POWER_SHOWN,
    READY,
    SHOW,
    TIME_UP,
)
from .scoring import claim_carried, convicted, joker_exposed, named, unexposed
from .state import NOBODY, Round

TIME_UP_TALK: Final = "discussion"
QUINN_TALK: Final = "harley-talk"
TIME_UP_VOTE: Final = "point"
QUINN_VOTE: Final = "harley-vote"


class Hands(Sealed[Round]):
    """A stop that is voted on by yes and no; who stopped the game counts as yes."""

    __slots__ = ("caller",)

    def __init__(self, caller: int = 0, seats: list[int] | None = None) -> None:
        super().__init__(seats)
        self.caller = caller

    def ask(self, s: Round) -> Ask:
        return Ask(tuple(self.waiting()), self.moment(), "vote", True, len(s.accusations) + len(s.claimed))

    def choices(self, s: Round, seat: int) -> list[int]:
        return [AGREE, DISAGREE]

    def closing(self) -> int:
        return CLOSE

    def count(self, s: Round) -> list[int]:
        """All votes are shown; who agreed, the caller first."""
        agreed = [self.caller]
        for seat, answer in zip(self.seats, self.answers, strict=True):
            if answer == AGREE:
                agreed.append(seat)
                tell(s, AGREED, seat)
            else:
                tell(s, DISAGREED, seat)
        return agreed


class Accusation(Hands):
    """All but the accused vote; unanimous ends the round, else play resumes where it stopped."""

    __slots__ = ("accused",)

    def __init__(self, caller: int = 0, accused: int = 0, seats: list[int] | None = None) -> None:
        super().__init__(caller, seats)
        self.accused = accused

    def moment(self) -> str:
        return "accusation"

    def closed(self, s: Round) -> None:
        agreed = self.count(s)
        voters = s.seats - 1
        if len(agreed) == voters:
            convicted(s, self.accused)
        elif s.has_mission and len(agreed) * 2 > voters:
            s.stack.append(GodComplex(self.accused, agreed))
        else:
            tell(s, FAILED)

    def clone(self) -> Accusation:
        new = Accusation(self.caller, self.accused)
        self.copy_to(new)
        return new


class GodComplex(Sealed[Round]):
    """All in the strict majority are asked, for a time that is always the same, so that the pause tells nothing."""

    __slots__ = ("accused",)

    def __init__(self, accused: int = 0, seats: list[int] | None = None) -> None:
        super().__init__(seats, True)
        self.accused = accused

    def moment(self) -> str:
        return "god-complex"

    def ask(self, s: Round) -> Ask:
        waiting = self.waiting()
        return Ask(tuple(waiting) if waiting else (CLOCK,), "god-complex", "power", True, len(s.accusations))

    def choices(self, s: Round, seat: int) -> list[int]:
        return [SHOW, HIDE] if s.holds(seat, GOD) else [HIDE]

    def closing(self) -> int:
        return CLOSE

    def closed(self, s: Round) -> None:
        for seat, answer in zip(self.seats, self.answers, strict=True):
            if answer == SHOW:
                s.shown.append(seat)
                tell(s, POWER_SHOWN, seat, GOD)
                convicted(s, self.accused)
                return
        tell(s, FAILED)

    def clone(self) -> GodComplex:
        new = GodComplex(self.accused)
        self.copy_to(new)
        return new


class Claim(Hands):
    """All raise hands; a strict majority of all players ends the round."""

    __slots__ = ()

    def moment(self) -> str:
        return "claim"

    def closed(self, s: Round) -> None:
        agreed = self.count(s)
        if len(agreed) * 2 > s.seats:
            claim_carried(s, self.caller, agreed[1:])
        else:
            tell(s, FAILED)

    def clone(self) -> Claim:
        new = Claim(self.caller)
        self.copy_to(new)
        return new


class Discussion(Sealed[Round]):
    """Open talk until the clock ends it or all are ready; then all point. `what` is TIME_UP_TALK or QUINN_TALK."""

    __slots__ = ("what",)

    def __init__(self, what: str = TIME_UP_TALK, seats: list[int] | None = None) -> None:
        super().__init__(seats)
        self.what = what

    def moment(self) -> str:
        return self.what

    def ask(self, s: Round) -> Ask:
        return Ask(tuple(self.waiting()), self.what, self.what)

    def legal(self, s: Round, seat: int) -> list[int]:
        if seat == CLOCK:
            return [CLOSE]
        return super().legal(s, seat)

    def choices(self, s: Round, seat: int) -> list[int]:
        return [READY]

    def closing(self) -> int:
        return CLOSE

    def closed(self, s: Round) -> None:
        s.stack.append(Pointing(TIME_UP_VOTE if self.what == TIME_UP_TALK else QUINN_VOTE, self.seats))

    def clone(self) -> Discussion:
        new = Discussion(self.what)
        self.copy_to(new)
        return new


class Pointing(Sealed[Round]):
    """On three, all point at once: at the Joker, or at Harley. Nobody points at herself, nor at a Joker who is shown."""

    __slots__ = ("what",)

    def __init__(self, what: str = TIME_UP_VOTE, seats: list[int] | None = None) -> None:
        super().__init__(seats)
        self.what = what

    def moment(self) -> str:
        return self.what

    def ask(self, s: Round) -> Ask:
        return Ask(tuple(self.waiting()), self.what, "vote", True)

    def choices(self, s: Round, seat: int) -> list[int]:
        return [POINT_AT + other for other in self.seats if other != seat]

    def closing(self) -> int:
        return CLOSE

    def closed(self, s: Round) -> None:
        votes = [0] * s.seats
        for seat, answer in zip(self.seats, self.answers, strict=True):
            votes[answer - POINT_AT] += 1
            tell(s, POINTED, seat, answer - POINT_AT)
        most = max(votes)
        suspect = votes.index(most) if votes.count(most) == 1 else NOBODY
        if self.what == QUINN_VOTE:
            named(s, suspect)
        elif suspect != NOBODY and most == s.seats - 1:
            convicted(s, suspect)
        elif suspect != NOBODY and suspect == s.joker():
            joker_exposed(s)
        else:
            unexposed(s)

    def clone(self) -> Pointing:
        new = Pointing(self.what)
        self.copy_to(new)
        return new


def time_up(s: Round) -> None:
    """Nobody may stop the game any more: open talk, then all point."""
    tell(s, TIME_UP)
    s.stack.clear()
    s.stack.append(Discussion(TIME_UP_TALK, s.around(s.dealer)))
