"""What a view of Nightshift is made of. Money is in dollars; numbers that stand for something are named by their domain."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....kernel.wire import PER_SEAT, Seat, View
from ..moves import BACK, CUSTOMER, DANCE, DANCER, EVENT, LEVEL, OUTCOME, PLACE, POWER, PRIVATE_CARD, ROOM, TRAIT
from ..moves import STEP as BOARD_STEP
from ..state import NOBODY
from .going import Going

Customer = Annotated[int, CUSTOMER]
Power = Annotated[int, POWER]
Dancer = Annotated[int, DANCER]
Room_ = Annotated[int, ROOM]
Back = Annotated[int, BACK]
Place = Annotated[int, PLACE]
Trait = Annotated[int, TRAIT]
PrivateCard = Annotated[int, PRIVATE_CARD]


class Round(msgspec.Struct):
    """A row of the timer: what the board does, then who is on Stage."""

    step: Annotated[int, BOARD_STEP]
    stage: tuple[Dancer, ...]


class Offered(msgspec.Struct):
    """An Outcome: the smallest result it takes, and what it gives; `amount` in dollars or things."""

    at: int
    gives: Annotated[int, OUTCOME]
    amount: int


class Face(msgspec.Struct):
    """What is printed on a customer; `fond` are his stars for the dancer he prefers."""

    customer: Customer
    stars: int
    prefers: Dancer
    fond: int
    loyalty: int
    outcomes: tuple[Offered, ...]


class Space(msgspec.Struct):
    """`lies` is empty, down or up. Face-down, `customer` is named to who has looked at him (`seen_by`).

    `pool` says from which shuffle he came. `stolen`: he cannot be stolen again.
    """

    lies: str
    customer: Customer
    back: Back
    token: Seat
    room: Room_
    stolen: bool
    seen_by: tuple[Seat, ...]
    pool: int


NO_ONE = Space("empty", NOBODY, NOBODY, NOBODY, NOBODY, False, (), NOBODY)


class Commitment(msgspec.Struct):
    space: int
    room: Room_
    customer: Customer


class Held(msgspec.Struct):
    """A Power card in a hand, named to who knows it. `batch`: from which shuffle; `known_by`: which others do."""

    power: Power
    batch: int
    known_by: tuple[Seat, ...]


class Player(msgspec.Struct):
    """What lies open of a dancer. `loyalty` and `income` are of the customers she has collected so far.

    Of each of them `printed` is the Loyalty on his card, `counts` what it comes to for her.
    """

    dancer: Dancer
    money: int
    shots: int
    champagne: int
    place: Place
    commitment: Commitment | None
    subscribers: tuple[Customer, ...]
    printed: tuple[int, ...]
    counts: tuple[int, ...]
    loyalty: int
    income: int
    hand: tuple[Held, ...]
    rolled_on: Customer


class Part(msgspec.Struct):
    """So many cards of the customer deck, from the top: their pool, and their back or face where the reader knows it."""

    cards: int
    pool: int
    back: Back
    customer: Customer


class DiamondView(msgspec.Struct):
    """Her money; her subscribers stay unseen until the end, when `shown` names them and `printed` says their Loyalty."""

    money: int
    subscribers: int
    unseen: tuple[Part, ...]
    shown: tuple[Customer, ...]
    printed: tuple[int, ...]


class Rolling(msgspec.Struct):
    """A roll of the numbered die. `needs`: what a steal takes. `fixed`: the roll is that, without a die. `result` so far."""

    seat: Seat
    space: int
    customer: Customer
    victim: Seat
    needs: int
    fixed: int
    chooser: Seat
    face: int
    other_face: int
    bonus: int
    result: int
    less: int
    failed: bool


class Danced(msgspec.Struct):
    """A card in the Private Room: its moves and its pay for this customer, in dollars; `counts`: its moves do."""

    card: PrivateCard
    dances: tuple[Annotated[int, DANCE], ...]
    pay: int
    counts: bool


class Visiting(msgspec.Struct):
    """A dancer in a room. `status`: fresh, may, must, busted or repeated. `pay`: what leaving now pays; `bust`: what a bust
    pays; `chart`: the VIP Room's pay by level for this customer. `gone`: cancelled cards, which count for nothing.
    """

    seat: Seat
    room: Room_
    customer: Customer
    stars: int
    more_stars: int
    status: str
    last_card: PrivateCard
    last_trait: Trait
    leaving: bool
    drawing: bool
    cards: tuple[Danced, ...]
    gone: tuple[PrivateCard, ...]
    earned: tuple[Trait, ...]
    level: Annotated[int, LEVEL]
    pay: int
    bust: int
    chart: tuple[int, ...]


class NightshiftView(View):
    """`going`: what is going on, from the bottom up. `unseen`, `unseen_powers`: what is not placed, by shuffle."""

    mode: str
    shift: str
    abilities: bool
    hidden_money: bool
    clocked: bool
    rounds: tuple[Round, ...]
    round: int
    first: Seat
    order: tuple[Seat, ...]
    active: Seat
    energy: int
    bought: bool
    staged: bool
    target: int
    players: Annotated[tuple[Player, ...], PER_SEAT]
    hand: tuple[Power, ...]
    spaces: tuple[Space, ...]
    faces: tuple[Face, ...]
    discards: tuple[Customer, ...]
    deck: tuple[Part, ...]
    unseen: tuple[tuple[Customer, ...], ...]
    power_deck: int
    power_discards: tuple[Power, ...]
    unseen_powers: tuple[tuple[Power, ...], ...]
    private_deck: tuple[PrivateCard, ...]
    events: tuple[Annotated[int, EVENT], ...]
    rolling: Rolling | None
    visiting: Visiting | None
    diamond: DiamondView | None
    going: tuple[Going, ...]
    said: str
    said_power: Power
    end: str
