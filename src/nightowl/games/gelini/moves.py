"""All moves and facts of Gelini Nightlife."""

from __future__ import annotations

from typing import Final

from ...kernel.domain import Domain, named, numbers
from ...kernel.moves import MoveTable
from ...kernel.story import EventTable
from .counters import COLOURS, IDS, SPOTS

SEATS: Final[Domain] = numbers("seat", 0, 4)
COUNTER: Final[Domain] = named("counter", IDS)
COLOUR: Final[Domain] = named("colour", COLOURS)
SPOT: Final[Domain] = numbers("spot", 0, SPOTS - 1)
FACE: Final[Domain] = numbers("face", 1, 5)

MOVES: Final = MoveTable()
PLACE: Final = MOVES.kind("place", counter=COUNTER)
STAND: Final = MOVES.kind("stand", seat=SEATS)
ROLL: Final = MOVES.kind("roll", face=FACE)
GO_KIND: Final = MOVES.kind("go")
STAY_KIND: Final = MOVES.kind("stay")
FLYER_MOVE: Final = MOVES.kind("flyer", seat=SEATS, counter=COUNTER)
CALL_MOVE: Final = MOVES.kind("call", spot=SPOT)
PEOPLE_MOVE: Final = MOVES.kind("people", counter=COUNTER)
DECLINE_KIND: Final = MOVES.kind("decline")
GATHER_KIND: Final = MOVES.kind("gather")
LEAVE_KIND: Final = MOVES.kind("leave")
HIRE_KIND: Final = MOVES.kind("hire")
SAVE_KIND: Final = MOVES.kind("save")

PLACE_AT: Final[int] = PLACE.base
STAND_AT: Final[int] = STAND.base
ROLL_AT: Final[int] = ROLL.base - 1  # faces count from 1
FLYER_AT: Final[int] = FLYER_MOVE.base
CALL_AT: Final[int] = CALL_MOVE.base
PEOPLE_AT: Final[int] = PEOPLE_MOVE.base
GO: Final[int] = GO_KIND.base
STAY: Final[int] = STAY_KIND.base
DECLINE: Final[int] = DECLINE_KIND.base
GATHER: Final[int] = GATHER_KIND.base
LEAVE: Final[int] = LEAVE_KIND.base
HIRE: Final[int] = HIRE_KIND.base
SAVE: Final[int] = SAVE_KIND.base

EVENTS: Final = EventTable()
OPENED: Final = EVENTS.kind("opened")
QUEUED: Final = EVENTS.kind("queued", seat=SEATS)
ROLLED: Final = EVENTS.kind("rolled", seat=SEATS, face=FACE)
STAYED: Final = EVENTS.kind("stayed", seat=SEATS)
NOBODY_MOVED: Final = EVENTS.kind("nobody", seat=SEATS)
TOOK: Final = EVENTS.kind("took", seat=SEATS, counter=COUNTER, spot=SPOT)
ACTED: Final = EVENTS.kind("acted", seat=SEATS, counter=COUNTER)
JOINED: Final = EVENTS.kind("joined", seat=SEATS, counter=COUNTER)
CHANGED: Final = EVENTS.kind("changed", seat=SEATS, other=SEATS, counter=COUNTER)
HIRED: Final = EVENTS.kind("hired", seat=SEATS)
SAVED: Final = EVENTS.kind("saved", seat=SEATS)
LEFT: Final = EVENTS.kind("left", seat=SEATS)
SWIPED: Final = EVENTS.kind("swiped", seat=SEATS, other=SEATS, counter=COUNTER)
CALLED: Final = EVENTS.kind("called", seat=SEATS, counter=COUNTER, spot=SPOT)
LISTED: Final = EVENTS.kind("listed", seat=SEATS, counter=COUNTER)
NOTHING: Final = EVENTS.kind("nothing", seat=SEATS, counter=COUNTER)
DECLINED: Final = EVENTS.kind("declined", seat=SEATS, counter=COUNTER)
BAND_REACHED: Final = EVENTS.kind("band", seat=SEATS)
FULL: Final = EVENTS.kind("full", seat=SEATS)
WON: Final = EVENTS.kind("won", seat=SEATS)
