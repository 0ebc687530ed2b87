"""All moves and facts of Nightshift."""

from __future__ import annotations

from typing import Final

from ...kernel.domain import Domain, named, numbers
from ...kernel.moves import MoveTable
from .board import PLACES, SPACES
from .pack.cards import CUSTOMERS, DANCERS, DANCES, GIVES, MOST_OUTCOMES, POWERS, PRIVATES, TRAITS
from .pack.cards import EVENTS as EVENT_CARDS

MOST_SEATS: Final = 5
MOST_DRINKS: Final = 3

SEATS: Final[Domain] = numbers("seat", 0, MOST_SEATS - 1)
SPACE: Final[Domain] = numbers("space", 0, SPACES - 1)
PLACE: Final[Domain] = named("place", PLACES)
DANCER: Final[Domain] = named("dancer", DANCERS)
TRAIT: Final[Domain] = named("trait", TRAITS)
CUSTOMER: Final[Domain] = named("customer", CUSTOMERS)
BACK: Final[Domain] = named("back", ["plain", "tipper"])
PRIVATE_CARD: Final[Domain] = named("private", PRIVATES)
DANCE: Final[Domain] = named("dance", DANCES)
POWER: Final[Domain] = named("power", POWERS)
EVENT: Final[Domain] = named("event", EVENT_CARDS)
OUTCOME: Final[Domain] = named("outcome", GIVES)
ROOM: Final[Domain] = named("room", ["private", "vip"])
LEVEL: Final[Domain] = named("level", ["none", "interested", "crush", "obsessed", "in-love"])
STEP: Final[Domain] = named("step", ["none", "refresh", "event", "lights-on"])
FACE: Final[Domain] = numbers("face", 1, 6)
ANSWER: Final[Domain] = named("answer", ["pass", "shot", "play"])
SHARE: Final[Domain] = named("share", ["money", "cards"])
DRINKS: Final[Domain] = numbers("drinks", 0, MOST_DRINKS)
INDEX: Final[Domain] = numbers("index", 0, MOST_OUTCOMES - 1)
DOLLARS: Final[Domain] = numbers("dollars", 0, 1_000_000)
NUMBER: Final[Domain] = numbers("number", -1_000, 1_000)

MOVES: Final = MoveTable()
# Chance
FIRST: Final = MOVES.kind("first", seat=SEATS)
CAST: Final = MOVES.kind("cast", dancer=DANCER)
BACK_MOVE: Final = MOVES.kind("back", back=BACK)
CUSTOMER_MOVE: Final = MOVES.kind("customer", customer=CUSTOMER)
POWER_MOVE: Final = MOVES.kind("power", power=POWER)
EVENT_MOVE: Final = MOVES.kind("event", event=EVENT)
ROLL: Final = MOVES.kind("roll", face=FACE)
TRAIT_MOVE: Final = MOVES.kind("trait", trait=TRAIT)
PRIVATE_MOVE: Final = MOVES.kind("private", private=PRIVATE_CARD)
# Set-up and Stage
PICK: Final = MOVES.kind("pick", dancer=DANCER)
SKIP_KIND: Final = MOVES.kind("skip")
PERFORM_KIND: Final = MOVES.kind("perform")
# Main Floor
GO: Final = MOVES.kind("go", space=SPACE)
FLIP_KIND: Final = MOVES.kind("flip")
BUY: Final = MOVES.kind("buy", shots=DRINKS, champagne=DRINKS)
KEEP: Final = MOVES.kind("keep", shots=DRINKS, champagne=DRINKS)
SHOT_KIND: Final = MOVES.kind("shot")
ENGAGE_KIND: Final = MOVES.kind("engage")
STEAL_KIND: Final = MOVES.kind("steal")
END_KIND: Final = MOVES.kind("end")
CHOOSE: Final = MOVES.kind("choose", index=INDEX)
# Rooms
DRAW_KIND: Final = MOVES.kind("draw")
CHARM_KIND: Final = MOVES.kind("charm")
LEAVE_KIND: Final = MOVES.kind("leave")
CHAMPAGNE_KIND: Final = MOVES.kind("champagne")
ACCEPT_KIND: Final = MOVES.kind("accept")
# Power cards
PLAY: Final = MOVES.kind("play", power=POWER)
PASS_KIND: Final = MOVES.kind("pass")
SHOW_KIND: Final = MOVES.kind("show")
AIM_SEAT: Final = MOVES.kind("aim-seat", seat=SEATS)
AIM_SPACE: Final = MOVES.kind("aim-space", space=SPACE)
AIM_CUSTOMER: Final = MOVES.kind("aim-customer", customer=CUSTOMER)
AIM_FACE: Final = MOVES.kind("aim-face", face=FACE)
AIM_DRAW: Final = MOVES.kind("aim-draw", private=PRIVATE_CARD)
AIM_SHARE: Final = MOVES.kind("aim-share", share=SHARE)
# Clock
CLOSE_KIND: Final = MOVES.kind("close")

FIRST_AT: Final[int] = FIRST.base
CAST_AT: Final[int] = CAST.base
BACK_AT: Final[int] = BACK_MOVE.base
CUSTOMER_AT: Final[int] = CUSTOMER_MOVE.base
POWER_AT: Final[int] = POWER_MOVE.base
EVENT_AT: Final[int] = EVENT_MOVE.base
ROLL_AT: Final[int] = ROLL.base - 1  # faces count from 1
TRAIT_AT: Final[int] = TRAIT_MOVE.base
PRIVATE_AT: Final[int] = PRIVATE_MOVE.base
PICK_AT: Final[int] = PICK.base
SKIP: Final[int] = SKIP_KIND.base
PERFORM: Final[int] = PERFORM_KIND.base
GO_AT: Final[int] = GO.base
FLIP: Final[int] = FLIP_KIND.base
BUY_AT: Final[int] = BUY.base  # + shots * (MOST_DRINKS + 1) + champagne
KEEP_AT: Final[int] = KEEP.base
SHOT: Final[int] = SHOT_KIND.base
ENGAGE: Final[int] = ENGAGE_KIND.base
STEAL: Final[int] = STEAL_KIND.base
END: Final[int] = END_KIND.base
CHOOSE_AT: Final[int] = CHOOSE.base
DRAW: Final[int] = DRAW_KIND.base
CHARM: Final[int] = CHARM_KIND.base
LEAVE: Final[int] = LEAVE_KIND.base
CHAMPAGNE: Final[int] = CHAMPAGNE_KIND.base
ACCEPT: Final[int] = ACCEPT_KIND.base
PLAY_AT: Final[int] = PLAY.base
PASS: Final[int] = PASS_KIND.base
SHOW: Final[int] = SHOW_KIND.base
AIM_SEAT_AT: Final[int] = AIM_SEAT.base
AIM_SPACE_AT: Final[int] = AIM_SPACE.base
AIM_CUSTOMER_AT: Final[int] = AIM_CUSTOMER.base
AIM_FACE_AT: Final[int] = AIM_FACE.base - 1
AIM_DRAW_AT: Final[int] = AIM_DRAW.base
AIM_SHARE_AT: Final[int] = AIM_SHARE.base
CLOSE: Final[int] = CLOSE_KIND.base
