"""What a seat sees of a round: her own card and power, and what is public; nothing depends on a card unseen."""

from __future__ import annotations

from typing import Annotated, Any

from ...kernel.game import Game
from ...kernel.stack import UNANSWERED, Sealed
from ...kernel.wire import PER_SEAT, View
from .cards import JOKER, NO_POWER, NO_QUESTION, UNSEEN
from .moves import CARD, MOVES, POINT_KIND, POWER, QUESTION, SEATS
from .options import TALKS
from .state import NOBODY, NOT_OVER, Round
from .stops import Pause
from .talk import Talk
from .votes import QUINN_TALK, QUINN_VOTE, Accusation, Discussion, GodComplex, Hands, Pointing

Seat = Annotated[int, SEATS]
Card = Annotated[int, CARD]
Power = Annotated[int, POWER]
Question = Annotated[int, QUESTION]


class SpyfallView(View):
    """`menu` is what every screen shows, whatever its reader holds. `cards` and `powers` are those that lie open."""

    seats: int
    round: int
    rounds: int
    points: Annotated[tuple[int, ...], PER_SEAT]
    dealer: Seat
    used: tuple[Card, ...]
    copies: tuple[Card, ...]
    talk: str
    modes: tuple[str, ...]
    fresh_copies: bool
    honour: bool
    pauses: bool
    simulated: bool
    most_questions: int
    length: int
    discussion: int
    menu: tuple[str, ...]

    card: Card
    is_harley: bool
    power: Power

    left: int
    ticks: int
    questions: int
    spent: tuple[Question, ...]
    asker: Seat
    before: Seat
    target: Seat
    question: Question
    passed: tuple[Seat, ...] | None
    caller: Seat
    accused: Seat
    voters: tuple[Seat, ...]
    said: str
    pointed: Seat
    accusations: tuple[tuple[Seat, ...], ...]
    claimed: tuple[Seat, ...]
    shown: tuple[Seat, ...]
    barred: Annotated[tuple[int, ...], PER_SEAT]

    location: Card
    cards: Annotated[tuple[Card, ...], PER_SEAT]
    harley: Seat
    powers: Annotated[tuple[Power, ...], PER_SEAT]
    gains: Annotated[tuple[int, ...], PER_SEAT]
    next_dealer: Seat
    how: str


def menu(s: Round) -> tuple[str, ...]:
    """The same buttons for everybody: who is no Joker finds the list of places behind "guess" and strikes them out."""
    found = ["accuse", "guess"]
    if s.jest_left():
        found.append("call")
    if s.bags_left() > 0:
        found.append("claim")
    return tuple(found)


def modes(s: Round) -> tuple[str, ...]:
    on = (("harley", s.has_harley), ("jest", s.has_jest), ("multiverse", s.has_multiverse), ("mission", s.has_mission))
    return tuple(name for name, is_on in on if is_on)


def view(game: Game[Round], s: Round, seat: int | None) -> SpyfallView:
    ask = game.ask(s)
    top = s.stack[-1] if s.stack else None
    talk = s.stack[0] if s.stack else None
    if not isinstance(talk, Talk):
        talk = None
    dealt = ask is None or ask.moment != "deal"
    own = seat is not None and dealt
    over = s.how != NOT_OVER
    said = own_answer(top, seat)
    return SpyfallView(
        seat=seat,
        moment="over" if ask is None else ask.moment,
        asked=() if ask is None else ask.seats,
        pace="" if ask is None else ask.pace,
        legal=() if seat is None else tuple(game.legal(s, seat)),
        story=() if s.story is None else tuple(s.story.seen_by(seat)),
        seats=s.seats,
        round=s.round,
        rounds=s.rounds,
        points=tuple(s.points),
        dealer=s.dealer,
        used=tuple(s.used),
        copies=tuple(s.copies),
        talk=TALKS[s.talk],
        modes=modes(s),
        fresh_copies=s.fresh_copies,
        honour=s.has_honour,
        pauses=s.has_pauses,
        simulated=s.is_simulated,
        most_questions=s.most_questions,
        length=s.length,
        discussion=s.wait,
        menu=menu(s),
        card=s.cards[seat] if own and seat is not None else UNSEEN,
        is_harley=own and seat == s.quinn,
        power=s.powers[seat] if own and seat is not None else NO_POWER,
        left=s.left,
        ticks=s.ticks,
        questions=s.asked,
        spent=tuple(s.spent),
        asker=talk.asker if talk else NOBODY,
        before=talk.before if talk else NOBODY,
        target=talk.target if talk else NOBODY,
        question=talk.question if talk else NO_QUESTION,
        passed=passed(s),
        caller=top.caller if isinstance(top, Hands) else NOBODY,
        accused=top.accused if isinstance(top, Accusation | GodComplex) else NOBODY,
        voters=tuple(top.seats) if isinstance(top, Sealed) else (),
        said="" if said == UNANSWERED else MOVES.kind_of(said).name,
        pointed=said - POINT_KIND.base if POINT_KIND.has(said) else NOBODY,
        accusations=tuple(s.accusations),
        claimed=tuple(s.claimed),
        shown=tuple(s.shown),
        barred=tuple(s.barred),
        location=s.place if over or harley_is_sought(s) else UNSEEN,
        cards=tuple(open_cards(s)),
        harley=s.quinn if over else NOBODY,
        powers=tuple([s.powers[of] if over or of in s.shown else NO_POWER for of in range(s.seats)]),
        gains=tuple(s.gains),
        next_dealer=s.next_dealer,
        how=s.how,
    )


def laid_open(game: Game[Round], s: Round) -> SpyfallView:
    """Where everybody is, and all cards and powers, from the first moment on."""
    made = view(game, s, None)
    made.location = s.place
    made.cards = tuple(s.cards)
    made.harley = s.quinn
    made.powers = tuple(s.powers)
    return made


def passed(s: Round) -> tuple[int, ...] | None:
    """Who has let the game go on in the pause that is open, below a vote perhaps; None where there is no pause."""
    for frame in s.stack:
        if isinstance(frame, Pause):
            return tuple(of for of in frame.seats if frame.answer_of(of) != UNANSWERED)
    return None


def own_answer(top: Any, seat: int | None) -> int:
    """How the reader has answered a sealed question."""
    return top.answer_of(seat) if isinstance(top, Sealed) and seat is not None else UNANSWERED


def harley_is_sought(s: Round) -> bool:
    """The Joker has shown the card and named the place."""
    top = s.stack[-1] if s.stack else None
    return isinstance(top, Discussion | Pointing) and top.what in (QUINN_TALK, QUINN_VOTE)


def open_cards(s: Round) -> list[int]:
    if s.how != NOT_OVER:
        return list(s.cards)
    if harley_is_sought(s):
        return [JOKER if card == JOKER else UNSEEN for card in s.cards]
    return [UNSEEN] * s.seats
