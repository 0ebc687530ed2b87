"""Windows: everybody who could answer, as far as the public knows, is asked; answers are sealed, in table order."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Source
from ....kernel.game import CLOCK, Ask, Frame, one_each, tell, whisper
from ....kernel.stack import UNANSWERED, WINDOW, Window
from ..club.powers import (
    AFTER_ROLL,
    BY_ANYBODY,
    BY_OTHER,
    ON_PLAY,
    ON_STEAL,
    WINDOWS,
    aims,
    answers,
    any_playable,
    could_hold,
    is_aimed,
    is_playable,
    plays,
)
from ..club.purse import spend_card
from ..facts import AIMED_FACE, AIMED_SEAT, AIMED_SPACE, ANSWERED, PLAYED, STOPPED
from ..moves import (
    AIM_FACE_AT,
    AIM_SEAT_AT,
    AIM_SHARE_AT,
    AIM_SPACE_AT,
    CLOSE,
    MOST_SEATS,
    PASS,
    PLAY_AT,
    SHOT,
)
from ..pack.cards import EFFECT
from ..state import NOBODY, Shift
from .effects import do, drink

PASSING: Final = [PASS]
CLOSING: Final = [CLOSE]
AIM_ASKS: Final = one_each("aim", most=MOST_SEATS)
SHARES: Final = [AIM_SHARE_AT, AIM_SHARE_AT + 1]


def open_window(s: Shift, window: int, actor: int) -> None:
    """Ask all who could answer; nobody, once all such cards are known to be elsewhere."""
    if window == ON_STEAL or s.has_open_hands():
        seats = [seat for seat in s.around(actor) if is_asked(s, seat, actor, window)]
    else:
        seats = [actor] if is_asked(s, actor, actor, window) else []
        # Of all others the public knows the same, but for an empty hand.
        others = s.others(actor)
        if any_playable(s, others[0], BY_OTHER[window] & ~(s.power_discard | s.out)):
            seats += [seat for seat in others if s.hands[seat] != 0]
    if seats:
        s.stack.append(Reaction(seats, s.clocked, window, actor))


def is_asked(s: Shift, seat: int, actor: int, window: int) -> bool:
    if window == AFTER_ROLL and seat == actor and s.shots[seat] > 0:
        return True
    cards = answers(s, seat, actor, window)
    return cards != 0 and any_playable(s, seat, could_hold(s, seat, cards))


class Reaction(Window[Shift]):
    """Answers to what `actor` does. In the window after a roll the roller may also drink Shots."""

    __slots__ = ("actor", "window")

    def __init__(self, seats: list[int] | None = None, clocked: bool = False, window: int = 0, actor: int = NOBODY) -> None:
        super().__init__(seats, clocked)
        self.window = window
        self.actor = actor

    def moment(self) -> str:
        return WINDOWS[self.window]

    def ask(self, s: Shift) -> Ask:
        waiting = self.waiting()
        return Ask(tuple(waiting) if waiting else (CLOCK,), WINDOWS[self.window], WINDOW, True)

    def passing(self) -> int:
        return PASS

    def closing(self) -> int:
        return CLOSE

    def legal(self, s: Shift, seat: int) -> list[int]:
        if seat == CLOCK:
            return CLOSING if self.clocked else []
        for at, asked in enumerate(self.seats):
            if asked == seat:
                return self.choices(s, seat) if self.answers[at] == UNANSWERED else []
        return []

    def choices(self, s: Shift, seat: int) -> list[int]:
        cards = answers(s, seat, self.actor, self.window) & s.hands[seat]
        has_shots = self.window == AFTER_ROLL and seat == self.actor and s.shots[seat] > 0
        if cards == 0 and not has_shots:
            return PASSING
        moves = plays(s, seat, cards)
        if has_shots:
            moves.append(SHOT)
        moves.append(PASS)
        return moves

    def play(self, s: Shift, seat: int, move: int) -> None:
        if seat != CLOCK:
            tell_answer(s, seat, move)
        super().play(s, seat, move)

    def wander(self, s: Shift, source: Source) -> tuple[int, int]:
        """Most hold nothing that fits: without a story to tell they need not be asked one by one."""
        if s.story is not None or self.clocked:
            return super().wander(s, source)
        cards = BY_ANYBODY[self.window]
        made = chosen = 0
        for at, seat in enumerate(self.seats):
            if self.answers[at] == UNANSWERED:
                made += 1
                moves = self.choices(s, seat) if s.hands[seat] & cards or seat == self.actor else PASSING
                n = len(moves)
                if n > 1:
                    chosen += 1
                self.answers[at] = PASS if n == 1 else moves[source.below(n)]
        self.at = 0
        if chosen == 0 and made == len(self.seats):
            s.stack.pop()  # all pass
        return made, chosen

    def resume(self, s: Shift) -> bool:
        """As any window; when it reopens it asks those who could still answer, and closes if nobody could."""
        if self.at == UNANSWERED:
            return False
        if super().resume(s):
            return True
        self.seats = [seat for seat in self.seats if is_asked(s, seat, self.actor, self.window)]
        self.answers = [UNANSWERED] * len(self.seats)
        if self.seats:
            return False
        s.stack.pop()
        return True

    def fits(self, s: Shift, seat: int, move: int) -> bool:
        if move == SHOT:
            return s.shots[seat] > 0
        card = move - PLAY_AT
        if self.window == ON_PLAY and self.played:
            below = s.stack[-2]
            return isinstance(below, Play) and not below.is_stopped
        return (s.hands[seat] >> card) & 1 == 1 and is_playable(s, seat, card)

    def react(self, s: Shift, seat: int, move: int) -> None:
        if move == SHOT:
            drink(s, seat)
        else:
            play_card(s, seat, move - PLAY_AT)

    def passed(self, s: Shift) -> None:
        """What lies below goes on."""

    def clone(self) -> Reaction:
        new = Reaction(None, False, self.window, self.actor)
        self.copy_window_to(new)
        return new


def tell_answer(s: Shift, seat: int, move: int) -> None:
    """She remembers what she answered, also if nobody ever sees it."""
    if move == PASS:
        whisper(s, 1 << seat, ANSWERED, seat, 0)
    elif move == SHOT:
        whisper(s, 1 << seat, ANSWERED, seat, 1)
    else:
        whisper(s, 1 << seat, ANSWERED, seat, 2, move - PLAY_AT)


def play_card(s: Shift, seat: int, card: int) -> None:
    """It lies open among the discards; then it is aimed, may be answered, and has its effect."""
    spend_card(s, seat, card)
    tell(s, PLAYED, seat, card)
    s.stack.append(Play(seat, card))


AIM: Final = 0
SHARE: Final = 1
ANSWER: Final = 2
DO: Final = 3


class Play(Frame[Shift]):
    """A Power card on its way: aimed, then to be answered, then done. `aim` is the move that said at what."""

    __slots__ = ("aim", "card", "is_stopped", "seat", "share", "step")

    def __init__(self, seat: int = 0, card: int = 0) -> None:
        self.seat = seat
        self.card = card
        self.step = AIM
        self.aim = UNANSWERED
        self.share = UNANSWERED
        self.is_stopped = False

    def ask(self, s: Shift) -> Ask:
        return AIM_ASKS[self.seat]

    def resume(self, s: Shift) -> bool:
        if self.step == AIM:
            if is_aimed(self.card):
                moves = aims(s, self.seat, self.card)
                if len(moves) > 1:
                    return False
                self.take(s, moves[0])
            else:
                self.step = ANSWER
            return True
        if self.step == SHARE:
            return False
        if self.step == ANSWER:
            self.step = DO
            if EFFECT[self.card] != "cancel":
                open_window(s, ON_PLAY, self.seat)
            return True
        s.stack.pop()
        if self.is_stopped:
            tell(s, STOPPED, self.seat, self.card)
        elif EFFECT[self.card] == "cancel":
            self.stop(s)
        else:
            do(s, self.seat, self.card, self.aim, self.share)
        return True

    def stop(self, s: Shift) -> None:
        """The card played just before has no effect; it lies below the window in which this one was played."""
        answered = s.stack[-2]
        assert isinstance(answered, Play)
        answered.is_stopped = True

    def legal(self, s: Shift, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        return SHARES if self.step == SHARE else aims(s, seat, self.card)

    def play(self, s: Shift, seat: int, move: int) -> None:
        self.take(s, move)

    def take(self, s: Shift, move: int) -> None:
        if self.step == SHARE:
            self.share = move - AIM_SHARE_AT
            self.step = ANSWER
            return
        self.aim = move
        self.step = SHARE if EFFECT[self.card] == "profit-and-power" else ANSWER
        if move >= AIM_FACE_AT + 1:
            tell(s, AIMED_FACE, self.seat, move - AIM_FACE_AT)
        elif move >= AIM_SPACE_AT:
            tell(s, AIMED_SPACE, self.seat, move - AIM_SPACE_AT)
        else:
            tell(s, AIMED_SEAT, self.seat, move - AIM_SEAT_AT)

    def clone(self) -> Play:
        new = Play(self.seat, self.card)
        new.step = self.step
        new.aim = self.aim
        new.share = self.share
        new.is_stopped = self.is_stopped
        return new
