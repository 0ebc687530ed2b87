"""The night in its two forms: every role called in order for an equal time, or all at once in three equal waves.

Only the clock ends a call or a wave, so nobody learns from its length who had something to do.
"""

from __future__ import annotations

from typing import Final

from ....kernel.game import tell
from ..day.day import daybreak
from ..moves import CALLED, NIGHT, SLEEP, SLOT_UP, WAVE_CAME, WAVE_UP
from ..roles import ACTS, COPY, COPY_ACTION, COPY_MINION, INSOMNIACS, MASONS, MINIONS, WEREWOLVES
from ..state import Village
from ..timed import Timed
from .acts import act, actions, choices, copy, is_awake, learn

FIRST_WAVE: Final = 1
SECOND_WAVE: Final = 2
RESULTS: Final = 3
MEETINGS: Final = (COPY_MINION, WEREWOLVES, MINIONS, MASONS)
DONE_BEFORE: Final = (COPY, COPY_MINION, MINIONS, MASONS)  # nothing of these is left for the third wave


def nightfall(s: Village) -> None:
    tell(s, NIGHT)
    if s.agreed.narrated:
        call(s, 0)
    else:
        wave(s, FIRST_WAVE)


def call(s: Village, at: int) -> None:
    """The narrator calls the next role in play, also one that lies in the centre."""
    if at == len(s.steps):
        daybreak(s)
        return
    step = s.steps[at]
    tell(s, CALLED, step)
    learn(s, step)
    s.stack.append(Call(at, [seat for seat in range(s.seats) if choices(s, seat, step)]))


class Call(Timed):
    """One step of a narrated night. Who wakes acts at once; the call lasts its time even if nobody wakes."""

    __slots__ = ("at",)

    def __init__(self, at: int = 0, seats: list[int] | None = None) -> None:
        super().__init__(seats, True)
        self.at = at

    def moment(self) -> str:
        return "night"

    def pace(self) -> str:
        return "slot"

    def span(self) -> int:
        return self.at

    def closing(self) -> int:
        return SLOT_UP

    def choices(self, s: Village, seat: int) -> list[int]:
        return choices(s, seat, s.steps[self.at])

    def took(self, s: Village, seat: int, move: int) -> None:
        if s.steps[self.at] == COPY:
            copy(s, seat, move)
        else:
            act(s, seat, move)

    def closed(self, s: Village) -> None:
        call(s, self.at + 1)

    def clone(self) -> Call:
        new = Call(self.at)
        self.copy_timed_to(new)
        return new


def wave(s: Village, number: int) -> None:
    tell(s, WAVE_CAME, number)
    s.stack.append(Wave(number, [] if number == RESULTS else list(range(s.seats))))


class Wave(Timed):
    """A third of a quick night: blind choices, then what needs a first look, then results. All answer, if only to sleep."""

    __slots__ = ("number",)

    def __init__(self, number: int = FIRST_WAVE, seats: list[int] | None = None) -> None:
        super().__init__(seats, True)
        self.number = number

    def moment(self) -> str:
        return "night"

    def pace(self) -> str:
        return "wave"

    def span(self) -> int:
        return self.number

    def closing(self) -> int:
        return WAVE_UP

    def choices(self, s: Village, seat: int) -> list[int]:
        if self.number == FIRST_WAVE:
            dealt = s.dealt[seat]
            found = actions(s.seats, seat, dealt) if ACTS[dealt] else choices(s, seat, COPY)
        else:
            found = choices(s, seat, COPY_ACTION) or choices(s, seat, WEREWOLVES)
        return found or [SLEEP]

    def closed(self, s: Village) -> None:
        if self.number == FIRST_WAVE:
            s.planned = self.answers.copy()
            wave(s, SECOND_WAVE)
            look_and_meet(s)
        elif self.number == SECOND_WAVE:
            wave(s, RESULTS)
            resolve(s, self.answers)
        else:
            daybreak(s)

    def clone(self) -> Wave:
        new = Wave(self.number)
        self.copy_timed_to(new)
        return new


def look_and_meet(s: Village) -> None:
    """Between the waves: what the Doppelgänger copies, and who sees whom."""
    if COPY in s.steps:
        for seat in range(s.seats):
            if is_awake(s, seat, COPY):
                copy(s, seat, s.planned[seat])
    for step in MEETINGS:
        if step in s.steps:
            learn(s, step)


def resolve(s: Village, second: list[int]) -> None:
    """All choices take effect in the order in which the roles wake."""
    for step in s.steps:
        if step in DONE_BEFORE:
            continue
        if step >= INSOMNIACS:
            learn(s, step)
            continue
        answers = second if step in (COPY_ACTION, WEREWOLVES) else s.planned
        for seat in range(s.seats):
            if is_awake(s, seat, step):
                act(s, seat, answers[seat])
