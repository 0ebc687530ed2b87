"""All facts of Nightshift: what can happen, and who is told is said where it happens."""

from __future__ import annotations

from typing import Final

from ...kernel.story import EventTable
from .moves import (
    ANSWER,
    BACK,
    CUSTOMER,
    DANCER,
    DOLLARS,
    DRINKS,
    EVENT,
    FACE,
    LEVEL,
    NUMBER,
    OUTCOME,
    PLACE,
    POWER,
    PRIVATE_CARD,
    ROOM,
    SEATS,
    SHARE,
    SPACE,
    STEP,
    TRAIT,
)

FACTS: Final = EventTable()
# Set-up and rounds
IS_CAST: Final = FACTS.kind("cast", seat=SEATS, dancer=DANCER)
IS_FIRST: Final = FACTS.kind("first", seat=SEATS)
OPENED: Final = FACTS.kind("opened")
ROUND_BEGAN: Final = FACTS.kind("round", number=NUMBER, step=STEP)
REFRESHED: Final = FACTS.kind("refreshed")
ARRIVED: Final = FACTS.kind("arrived", space=SPACE, back=BACK)
LIGHTS: Final = FACTS.kind("lights")
HAPPENED: Final = FACTS.kind("happened", event=EVENT)
LAST_CALL: Final = FACTS.kind("last-call")
RESHUFFLED: Final = FACTS.kind("reshuffled")
DIAMOND_EARNED: Final = FACTS.kind("diamond-earned", dollars=DOLLARS)
DIAMOND_SUBSCRIBER: Final = FACTS.kind("diamond-subscriber")
DIAMOND_SHOWED: Final = FACTS.kind("diamond-showed", customer=CUSTOMER)
# Stage
SKIPPED: Final = FACTS.kind("skipped", seat=SEATS)
PERFORMED: Final = FACTS.kind("performed", seat=SEATS, number=NUMBER)
EXCUSED: Final = FACTS.kind("excused", seat=SEATS)
# Money, drinks, cards
EARNED: Final = FACTS.kind("earned", seat=SEATS, dollars=DOLLARS)
PAID: Final = FACTS.kind("paid", seat=SEATS, dollars=DOLLARS)
GOT_DRINKS: Final = FACTS.kind("got-drinks", seat=SEATS, shots=DRINKS, champagne=DRINKS)
BOUGHT: Final = FACTS.kind("bought", seat=SEATS, shots=DRINKS, champagne=DRINKS)
KEPT: Final = FACTS.kind("kept", seat=SEATS, shots=DRINKS, champagne=DRINKS)
DREW: Final = FACTS.kind("drew", seat=SEATS)
GOT_POWER: Final = FACTS.kind("got-power", seat=SEATS, power=POWER)
NO_POWER_LEFT: Final = FACTS.kind("no-power-left", seat=SEATS)
POWERS_SHUFFLED: Final = FACTS.kind("powers-shuffled")
SHOWED: Final = FACTS.kind("showed", seat=SEATS)
SAW_POWER: Final = FACTS.kind("saw-power", seat=SEATS, power=POWER)
# Turn
TURN: Final = FACTS.kind("turn", seat=SEATS)
WENT: Final = FACTS.kind("went", seat=SEATS, place=PLACE)
ENERGY_CHANGED: Final = FACTS.kind("energy", seat=SEATS, number=NUMBER)
FLIPPED: Final = FACTS.kind("flipped", space=SPACE, customer=CUSTOMER)
DRANK: Final = FACTS.kind("drank", seat=SEATS)
ENDED: Final = FACTS.kind("ended", seat=SEATS)
ENGAGED: Final = FACTS.kind("engaged", seat=SEATS, customer=CUSTOMER)
STEALS: Final = FACTS.kind("steals", seat=SEATS, other=SEATS, customer=CUSTOMER)
ROLLED: Final = FACTS.kind("rolled", seat=SEATS, face=FACE)
CHOSE_DIE: Final = FACTS.kind("chose-die", seat=SEATS, face=FACE)
REROLLED: Final = FACTS.kind("rerolled", seat=SEATS, face=FACE)
RESULT: Final = FACTS.kind("result", seat=SEATS, number=NUMBER)
CAME_OF_IT: Final = FACTS.kind("outcome", seat=SEATS, outcome=OUTCOME)
NOTHING_CAME: Final = FACTS.kind("nothing", seat=SEATS)
COMMITTED: Final = FACTS.kind("committed", seat=SEATS, customer=CUSTOMER, room=ROOM)
UNCOMMITTED: Final = FACTS.kind("uncommitted", seat=SEATS, customer=CUSTOMER)
STOLE: Final = FACTS.kind("stole", seat=SEATS, other=SEATS, customer=CUSTOMER)
NOT_STOLEN: Final = FACTS.kind("not-stolen", seat=SEATS, other=SEATS, customer=CUSTOMER)
DISCARDED: Final = FACTS.kind("discarded", customer=CUSTOMER)
SWAPPED: Final = FACTS.kind("swapped", space=SPACE, customer=CUSTOMER)
# Rooms
ENTERED: Final = FACTS.kind("entered", seat=SEATS, room=ROOM, customer=CUSTOMER)
DANCED: Final = FACTS.kind("danced", seat=SEATS, private=PRIVATE_CARD)
SHOWED_TRAIT: Final = FACTS.kind("trait", seat=SEATS, trait=TRAIT, level=LEVEL)
TURNED_UP: Final = FACTS.kind("turned-up", seat=SEATS, private=PRIVATE_CARD)
IGNORED: Final = FACTS.kind("ignored", seat=SEATS, private=PRIVATE_CARD)
FORCED: Final = FACTS.kind("forced", seat=SEATS)
LEAVES: Final = FACTS.kind("leaves", seat=SEATS)
CANCELLED: Final = FACTS.kind("cancelled", seat=SEATS)
BUST: Final = FACTS.kind("bust", seat=SEATS)
COLLECTED: Final = FACTS.kind("collected", seat=SEATS, customer=CUSTOMER)
# Power cards
PLAYED: Final = FACTS.kind("played", seat=SEATS, power=POWER)
AIMED_SEAT: Final = FACTS.kind("aimed-seat", seat=SEATS, other=SEATS)
AIMED_SPACE: Final = FACTS.kind("aimed-space", seat=SEATS, space=SPACE)
AIMED_FACE: Final = FACTS.kind("aimed-face", seat=SEATS, face=FACE)
AIMED_SHARE: Final = FACTS.kind("aimed-share", seat=SEATS, share=SHARE)
STOPPED: Final = FACTS.kind("stopped", seat=SEATS, power=POWER)
ANSWERED: Final = FACTS.kind("answered", seat=SEATS, answer=ANSWER, power=POWER)
PEEKED: Final = FACTS.kind("peeked", seat=SEATS, space=SPACE)
SAW_CUSTOMER: Final = FACTS.kind("saw", seat=SEATS, space=SPACE, customer=CUSTOMER)
TOOK_CARD: Final = FACTS.kind("took-card", seat=SEATS, other=SEATS)
LOST_CARD: Final = FACTS.kind("lost-card", seat=SEATS, power=POWER)
HANDS_PASSED: Final = FACTS.kind("hands-passed")
# End
SUBSCRIBERS: Final = FACTS.kind("subscribers", seat=SEATS, number=NUMBER, dollars=DOLLARS)
DIAMOND_SUBSCRIBERS: Final = FACTS.kind("diamond-subscribers", number=NUMBER, dollars=DOLLARS)
WON: Final = FACTS.kind("won", seat=SEATS)
CLOSED: Final = FACTS.kind("closed")
