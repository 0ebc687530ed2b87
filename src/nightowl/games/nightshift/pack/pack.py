"""What an entry of each file of a pack looks like. A card is a row that names a moment, an effect and its numbers."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from .words import STEP

Source = Literal["rulebook", "derived", "house"]
Stars = Annotated[int, msgspec.Meta(ge=1, le=3)]
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]
Money = Annotated[int, msgspec.Meta(ge=0, multiple_of=STEP)]
Count = Annotated[int, msgspec.Meta(ge=0, le=9)]

Trait = Literal["compassion", "ego", "fun", "intellect", "fantasy"]
Dance = Literal["spin", "dip", "shimmy", "sway", "kick"]
Room = Literal["private", "vip"]
Gives = Literal[
    "vip", "private", "cash", "pay", "power", "shot", "champagne", "locker", "swap", "discard-sides", "discard-any"
]
Moment = Literal[
    "your-turn",
    "other-turn",
    "before-roll",
    "after-roll",
    "on-steal",
    "on-commit",
    "before-draw",
    "after-draw",
    "on-leave",
    "on-stage",
    "on-play",
]
Who = Literal["self", "other", "victim"]
Ability = Literal["loyal-fans", "stage-cards", "energy", "private-pay", "vip-pay"]
Step = Literal["refresh", "clear", "pass-hands", "draw-each", "pay-each", "drinks-each", "everybody-out"]
Board = Literal["", "refresh", "event", "lights-on"]

TRAITS: tuple[str, ...] = get_args(Trait)
DANCES: tuple[str, ...] = get_args(Dance)
OUTCOMES: tuple[str, ...] = get_args(Gives)
MOMENTS: tuple[str, ...] = get_args(Moment)
ABILITIES: tuple[str, ...] = get_args(Ability)
STEPS: tuple[str, ...] = get_args(Step)


class Outcome(msgspec.Struct, forbid_unknown_fields=True):
    """What a result of at least `at` may be used for."""

    at: Face
    gives: Gives
    amount: Annotated[int, msgspec.Meta(ge=0)] = 0


class Customer(msgspec.Struct):
    stars: Stars
    loyalty: Face
    outcomes: list[Outcome]
    source: Source
    prefers: str = ""
    fond: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    tipper: bool = False
    skippable: bool = True

    def stars_for(self, dancer: str) -> int:
        return self.fond if self.prefers == dancer else self.stars


class Private(msgspec.Struct):
    moves: list[Dance]
    pay: list[Money]
    source: Source


class Power(msgspec.Struct):
    moment: Moment
    who: Who
    effect: str
    source: Source
    star: Literal["", "solid", "hollow"] = ""
    amount: Annotated[int, msgspec.Meta(ge=0)] = 0
    fee: Money = 0
    cards: Count = 0
    shots: Count = 0
    champagne: Count = 0
    room: Literal["", "private", "vip"] = ""


class Event(msgspec.Struct):
    steps: list[Step]
    source: Source
    solo: bool = True
    amount: Money = 0
    cards: Count = 0
    shots: Count = 0
    champagne: Count = 0


class Dancer(msgspec.Struct):
    colour: str
    trait: Trait
    ability: Ability
    amount: Annotated[int, msgspec.Meta(ge=0)]
    source: Source


class Round(msgspec.Struct, forbid_unknown_fields=True):
    board: Board = ""
    stage: list[str] = []


class Timer(msgspec.Struct):
    rounds: list[Round]
    source: Source


class Pack(msgspec.Struct):
    customers: dict[str, Customer]
    private: dict[str, Private]
    power: dict[str, Power]
    events: dict[str, Event]
    dancers: dict[str, Dancer]
    timers: dict[str, Timer]
    content: str
