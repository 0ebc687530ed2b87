"""What is going on, as a view tells it: the open values of every frame and the reader's own answers; and back again."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from ....kernel.stack import UNANSWERED
from ....kernel.wire import Seat
from ..club.guests import Deal, Peek, Reveal, TopUp
from ..club.powers import WINDOWS
from ..club.purse import Draw, Keep, Taken
from ..moves import AIM_FACE_AT, AIM_SEAT, AIM_SEAT_AT, AIM_SPACE, AIM_SPACE_AT, MOVES, PASS, PLAY, PLAY_AT, POWER, SHOT
from ..rounds.events import Diamond, Lights, Midnight
from ..rounds.judge import Count
from ..rounds.night import STEPS, Night, Rostered
from ..rounds.opening import Opening
from ..state import NOBODY, Shift
from ..turn.dice import Outcomes, Roll, SendOff, Swap
from ..turn.effects import Reroll
from ..turn.floor import Floor
from ..turn.inside import Room
from ..turn.visit import PickDraw
from ..turn.windows import Play, Reaction

Power = Annotated[int, POWER]


class Going(msgspec.Struct):
    """A thing that is going on. `seat` does it, to `other`, at `space`, with `power`; `numbers` are how far it has come.

    `moment` names a part of the night or a window. Of a window `asked` is who is asked, in table order, and `said` what the
    reader has answered: pass, shot or play. A Power card that is `stopped` has no effect.
    """

    what: str
    seat: Seat = NOBODY
    other: Seat = NOBODY
    space: int = NOBODY
    power: Power = NOBODY
    moment: str = ""
    stopped: bool = False
    numbers: tuple[int, ...] = ()
    asked: tuple[Seat, ...] = ()
    said: str = ""
    said_power: Power = NOBODY


def going(s: Shift, reader: int | None) -> tuple[Going, ...]:
    return tuple([told(frame, reader) for frame in s.stack])


def said(frame: Any, reader: int | None) -> tuple[str, int]:
    """The reader's sealed answer in a window: its kind and its Power card."""
    answer = frame.answer_of(reader) if isinstance(frame, Reaction) and reader is not None else UNANSWERED
    if answer == UNANSWERED:
        return "", NOBODY
    return MOVES.kind_of(answer).name, answer - PLAY_AT if PLAY.has(answer) else NOBODY


def told(frame: Any, reader: int | None) -> Going:
    match frame:
        case Reaction():
            mine, card = said(frame, reader)
            return Going(
                "window",
                frame.actor,
                moment=WINDOWS[frame.window],
                numbers=(frame.at, int(frame.played)),
                asked=tuple(frame.seats),
                said=mine,
                said_power=card,
            )
        case Play():
            return told_play(frame)
        case Night():
            return Going("night", moment=STEPS[frame.step], numbers=(frame.at,))
        case Opening():
            return Going("opening", numbers=(frame.casting,))
        case Deal():
            return Going("deal", space=frame.space)
        case Reveal():
            return Going("reveal", space=frame.space, numbers=(frame.to,))
        case Peek():
            return Going("peek", frame.seat, space=frame.space)
        case TopUp():
            return Going("top-up", frame.seat, space=frame.space, numbers=(frame.room,))
        case Taken():
            return Going("taken", frame.seat, frame.other)
        case Draw():
            return Going("draw", frame.seat, numbers=(frame.left,))
        case Outcomes():
            return Going("outcome", frame.seat, space=frame.space, numbers=(frame.result,))
        case Swap():
            return Going("swap", frame.seat, space=frame.space)
        case Room():
            return Going("room", numbers=(int(frame.is_drawing),))
        case Roll():
            return Going("roll", numbers=(frame.step,))
        case Midnight():
            return Going("event", numbers=(frame.card, frame.at))
        case PickDraw():
            return Going("pick-draw", frame.seat, numbers=tuple(frame.up))
        case _:
            return Going(SEATED[type(frame).__name__][0], getattr(frame, "seat", NOBODY))


SEATED: dict[str, tuple[str, Any]] = {
    "Keep": ("keep", Keep),
    "SendOff": ("send-off", SendOff),
    "Rostered": ("stage", Rostered),
    "Floor": ("turn", Floor),
    "Diamond": ("diamond", Diamond),
    "Lights": ("lights", Lights),
    "Count": ("count", Count),
    "Reroll": ("reroll", Reroll),
}
PLAIN = dict(SEATED.values())


def told_play(frame: Play) -> Going:
    aim = frame.aim
    is_seat, is_space = AIM_SEAT.has(aim), AIM_SPACE.has(aim)
    face = aim - AIM_FACE_AT if aim != UNANSWERED and not is_seat and not is_space else 0
    return Going(
        "play",
        frame.seat,
        aim - AIM_SEAT_AT if is_seat else NOBODY,
        aim - AIM_SPACE_AT if is_space else NOBODY,
        frame.card,
        stopped=frame.is_stopped,
        numbers=(frame.step, face, frame.share),
    )


def made(s: Shift, it: Going) -> Any:
    """The frame that was told so; of a window the answers are still to be filled in."""
    match it.what:
        case "window":
            window = Reaction(list(it.asked), s.clocked, WINDOWS.index(it.moment), it.seat)
            window.at, window.played = it.numbers[0], bool(it.numbers[1])
            return window
        case "play":
            return made_play(it)
        case "night":
            return Night(STEPS.index(it.moment), it.numbers[0])
        case "opening":
            return Opening(it.numbers[0])
        case "deal":
            return Deal(it.space)
        case "reveal":
            return Reveal(it.space, it.numbers[0])
        case "peek":
            return Peek(it.seat, it.space)
        case "top-up":
            return TopUp(it.space, it.seat, it.numbers[0])
        case "taken":
            return Taken(it.seat, it.other)
        case "draw":
            return Draw(it.seat, it.numbers[0])
        case "outcome":
            return Outcomes(it.seat, it.space, it.numbers[0])
        case "swap":
            return Swap(it.seat, it.space)
        case "room":
            room = Room()
            room.is_drawing = bool(it.numbers[0])
            return room
        case "roll":
            return Roll(it.numbers[0])
        case "event":
            return Midnight(it.numbers[0], it.numbers[1])
        case "pick-draw":
            pick = PickDraw(it.seat)
            pick.up = list(it.numbers)
            return pick
        case _:
            return PLAIN[it.what](it.seat) if it.seat != NOBODY else PLAIN[it.what]()


def made_play(it: Going) -> Play:
    play = Play(it.seat, it.power)
    play.step, face, play.share = it.numbers
    play.is_stopped = it.stopped
    if it.other != NOBODY:
        play.aim = AIM_SEAT_AT + it.other
    elif it.space != NOBODY:
        play.aim = AIM_SPACE_AT + it.space
    elif face:
        play.aim = AIM_FACE_AT + face
    return play


def answer(it: Going) -> int:
    """The reader's own answer in a window, as a move."""
    if it.said == "":
        return UNANSWERED
    return PASS if it.said == "pass" else SHOT if it.said == "shot" else PLAY_AT + it.said_power
