"""Mousetrap: a toy that needs every frame the kernel has. Owls with hidden cards grab mice; anybody may hush a grab, and
anybody may hush a hush. At the end one mouse is offered round, and a sealed vote names the boldest owl.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from fractions import Fraction
from typing import Annotated, Any

from nightowl.kernel.chance import Source
from nightowl.kernel.charter import Charter
from nightowl.kernel.domain import named, numbers
from nightowl.kernel.game import CHANCE, CLOCK, Ask, Frame, Game, Outcome, State, start_clone, tell, whisper
from nightowl.kernel.moves import MoveTable
from nightowl.kernel.options import Options, options
from nightowl.kernel.pile import Hidden, Pile, Pool, Stock, possible, weights
from nightowl.kernel.plain import Codec
from nightowl.kernel.stack import UNANSWERED, Offer, Sealed, Window
from nightowl.kernel.story import EventTable, Story
from nightowl.kernel.wire import PER_SEAT, Seat, View

SEATS = numbers("seat", 0, 2)
CARD = named("card", ["mouse", "hush"])
MOUSE, HUSH_CARD = 0, 1
COUNTS = [4, 3]

MOVES = MoveTable()
START = MOVES.kind("start", seat=SEATS)
DEAL = MOVES.kind("deal", card=CARD)
DRAW = MOVES.kind("draw").base
GRAB = MOVES.kind("grab").base
HUSH = MOVES.kind("hush").base
LET = MOVES.kind("let").base
TAKE = MOVES.kind("take").base
VOTE = MOVES.kind("vote", seat=SEATS)
TIME = MOVES.kind("time").base

EVENTS = EventTable()
STARTED = EVENTS.kind("started", seat=SEATS)
DEALT = EVENTS.kind("dealt", seat=SEATS)
GOT = EVENTS.kind("got", seat=SEATS, card=CARD)
GRABBED = EVENTS.kind("grabbed", seat=SEATS)
HUSHED = EVENTS.kind("hushed", seat=SEATS)
STOOD = EVENTS.kind("stood", seat=SEATS)
ANSWERED = EVENTS.kind("answered", seat=SEATS, answer=named("answer", ["hush", "let"]))
NAMED = EVENTS.kind("named", seat=SEATS, on=SEATS)
TIMED = EVENTS.kind("timed", seat=SEATS)
PASSED = EVENTS.kind("passed", seat=SEATS)
TAKEN = EVENTS.kind("taken", seat=SEATS)
VOTED = EVENTS.kind("voted", seat=SEATS, on=SEATS)
FROZE = EVENTS.kind("froze", seat=SEATS)


class ToyOptions(Options, frozen=True):
    clocked: bool = False
    turns: int = 1


class Mice(State):
    __slots__ = ("bold", "clocked", "deck", "first", "hands", "hushes", "points", "stock", "turn", "turns")

    def __init__(self, seats: int = 0, clocked: bool = False, turns: int = 1) -> None:
        super().__init__(seats)
        self.clocked = clocked
        self.turns = turns
        self.first = -1
        self.turn = 0
        self.stock = Stock([0, 0])
        self.deck = Pile([self.stock.shuffled(COUNTS)])
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.hushes = 0
        self.points = [0] * seats
        self.bold: list[int] = []

    def clone(self) -> Mice:
        new = Mice(0, self.clocked, self.turns)
        start_clone(self, new)
        new.first = self.first
        new.turn = self.turn
        new.stock = self.stock.clone()
        new.deck = self.deck.clone()
        new.hands = [hand[:] for hand in self.hands]
        new.hushes = self.hushes
        new.points = self.points[:]
        new.bold = self.bold[:]
        return new

    def round_from(self, seat: int) -> list[int]:
        return [(seat + i) % self.seats for i in range(self.seats)]


class Begin(Frame[Mice]):
    """Chance says who begins; then everybody gets a card."""

    __slots__ = ()

    def ask(self, s: Mice) -> Ask:
        return Ask((CHANCE,), "start")

    def legal(self, s: Mice, seat: int) -> list[int]:
        return [START.of(first) for first in range(s.seats)] if seat == CHANCE else []

    def play(self, s: Mice, seat: int, move: int) -> None:
        s.first = START.values(move)[0]
        tell(s, STARTED, s.first)
        s.stack = [Turns()]
        s.stack.extend(Draw(to) for to in reversed(s.round_from(s.first)))

    def clone(self) -> Begin:
        return Begin()


class Draw(Frame[Mice]):
    """A card comes from the deck; only its owner sees it."""

    __slots__ = ("seat",)

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def ask(self, s: Mice) -> Ask:
        return Ask((CHANCE,), "draw")

    def legal(self, s: Mice, seat: int) -> list[int]:
        return [DEAL.of(card) for card in possible(s.stock.card_odds(s.deck.at(0)))] if seat == CHANCE else []

    def odds(self, s: Mice) -> list[int]:
        return weights(s.stock.card_odds(s.deck.at(0)))

    def play(self, s: Mice, seat: int, move: int) -> None:
        s.stack.pop()
        card = DEAL.values(move)[0]
        s.stock.resolve(s.deck.take_top(), card, 1 << self.seat)
        s.hands[self.seat].append(card)
        s.hands[self.seat].sort()
        tell(s, DEALT, self.seat)
        whisper(s, 1 << self.seat, GOT, self.seat, card)

    def clone(self) -> Draw:
        return Draw(self.seat)


class Turns(Frame[Mice]):
    """One owl after another draws or grabs, while the clock runs."""

    __slots__ = ()

    def owl(self, s: Mice) -> int:
        return (s.first + s.turn) % s.seats

    def resume(self, s: Mice) -> bool:
        if s.turn < s.turns * s.seats:
            return False
        s.stack[-1:] = [Last(s.round_from(s.first))]
        return True

    def ask(self, s: Mice) -> Ask:
        return Ask((self.owl(s),), "turn", "turn", False, s.turn)

    def legal(self, s: Mice, seat: int) -> list[int]:
        if seat == CLOCK:
            return [TIME]
        if seat != self.owl(s):
            return []
        return [DRAW, GRAB] if s.deck.size() > 1 else [GRAB]

    def play(self, s: Mice, seat: int, move: int) -> None:
        owl = self.owl(s)
        s.turn += 1
        if move == TIME:
            tell(s, FROZE, owl)
        elif move == DRAW:
            s.stack.append(Draw(owl))
        else:
            tell(s, GRABBED, owl)
            s.stack.append(Reaction(s.round_from(owl)[1:], s.clocked, owl, -1))

    def clone(self) -> Turns:
        return Turns()


class Reaction(Window[Mice]):
    """Hush a grab, or hush the hush: `hushed` is the seat whose hush is answered, or -1 for the grab of `owl`."""

    __slots__ = ("done", "hushed", "owl")

    def __init__(self, seats: list[int] | None = None, clocked: bool = False, owl: int = 0, hushed: int = -1) -> None:
        super().__init__(seats, clocked)
        self.owl = owl
        self.hushed = hushed
        self.done = False  # what this window answers has been hushed

    def moment(self) -> str:
        return "react"

    def passing(self) -> int:
        return LET

    def closing(self) -> int:
        return TIME

    def choices(self, s: Mice, seat: int) -> list[int]:
        return [HUSH, LET] if HUSH_CARD in s.hands[seat] else [LET]

    def play(self, s: Mice, seat: int, move: int) -> None:
        if seat != CLOCK:
            whisper(s, 1 << seat, ANSWERED, seat, move - HUSH)
        super().play(s, seat, move)

    def fits(self, s: Mice, seat: int, move: int) -> bool:
        return not self.done and HUSH_CARD in s.hands[seat]

    def react(self, s: Mice, seat: int, move: int) -> None:
        s.hands[seat].remove(HUSH_CARD)
        s.hushes += 1
        tell(s, HUSHED, seat)
        self.done = True
        s.stack.append(Reaction(s.round_from(seat)[1:], s.clocked, self.owl, seat))

    def passed(self, s: Mice) -> None:
        below = s.stack[-1]
        if self.hushed == -1:
            tell(s, STOOD, self.owl)
            if not self.done:
                s.points[self.owl] += 1
        elif self.done:
            assert isinstance(below, Reaction)
            below.done = False

    def clone(self) -> Reaction:
        new = Reaction(None, False, self.owl, self.hushed)
        self.copy_window_to(new)
        new.done = self.done
        return new


class Last(Offer[Mice]):
    """The last mouse is offered round, face down: who takes it sees what it is."""

    __slots__ = ()

    def moment(self) -> str:
        return "last"

    def passing(self) -> int:
        return LET

    def takes(self, s: Mice, seat: int) -> list[int]:
        return [TAKE] if s.deck.size() > 0 else []

    def play(self, s: Mice, seat: int, move: int) -> None:
        if move == LET:
            tell(s, PASSED, seat)
        super().play(s, seat, move)

    def taken(self, s: Mice, seat: int, move: int) -> None:
        tell(s, TAKEN, seat)
        s.points[seat] += 1
        s.stack.append(Poll(list(range(s.seats)), s.clocked))
        s.stack.append(Draw(seat))

    def refused(self, s: Mice) -> None:
        s.stack.append(Poll(list(range(s.seats)), s.clocked))

    def clone(self) -> Last:
        new = Last(self.order)
        new.at = self.at
        return new


class Poll(Sealed[Mice]):
    """Everybody names the boldest owl; nobody sees until it closes."""

    __slots__ = ()

    def moment(self) -> str:
        return "vote"

    def closing(self) -> int:
        return TIME

    def choices(self, s: Mice, seat: int) -> list[int]:
        return [VOTE.of(other) for other in range(s.seats) if other != seat]

    def play(self, s: Mice, seat: int, move: int) -> None:
        if seat != CLOCK:
            whisper(s, 1 << seat, NAMED, seat, VOTE.values(move)[0])
        super().play(s, seat, move)

    def closed(self, s: Mice) -> None:
        s.bold = [UNANSWERED if answer == UNANSWERED else VOTE.values(answer)[0] for answer in self.answers]
        for seat, on in enumerate(s.bold):
            tell(s, VOTED, seat, on)
            if on != UNANSWERED:
                s.points[on] += 1

    def clone(self) -> Poll:
        new = Poll()
        self.copy_to(new)
        return new


class ToyView(View):
    hand: tuple[Annotated[int, CARD], ...]
    sizes: Annotated[tuple[int, ...], PER_SEAT]
    deck: int
    hushes: int
    points: Annotated[tuple[int, ...], PER_SEAT]
    first: Seat
    turn: int
    turns: int
    clocked: bool
    bold: Annotated[tuple[Seat, ...], PER_SEAT]
    grabs: tuple[Seat, ...]  # of each open window from the bottom: whose hush is answered, or the grab (-1)
    undone: tuple[bool, ...]  # of each: what it answers has been hushed
    answer: int  # mine in the top window: UNANSWERED, HUSH or LET
    named: Seat  # the owl I named in the vote
    at: Seat


class Mousetrap(Game[Mice]):
    def __init__(self) -> None:
        super().__init__("mousetrap", MOVES, EVENTS, 2, 3)

    def options(self, given: Any = None) -> Any:
        return options(ToyOptions, given)

    def new(self, options: Any, seats: int, carry: Any = None) -> Mice:
        s = Mice(seats, options.clocked, options.turns)
        s.stack.append(Begin())
        return s

    def outcome(self, s: Mice) -> Outcome | None:
        if s.stack:
            return None
        best = max(s.points)
        return Outcome(s.points[:], [seat for seat in range(s.seats) if s.points[seat] == best], "points")

    def view(self, s: Mice, seat: int | None) -> Any:
        ask = self.ask(s)
        top = s.stack[-1] if s.stack else None
        open_windows = [frame for frame in s.stack if isinstance(frame, Reaction)]
        asked = () if ask is None else ask.seats
        if isinstance(top, Sealed):
            asked = tuple(top.seats)
        return ToyView(
            seat=seat,
            moment="over" if ask is None else ask.moment,
            asked=asked,
            pace="" if ask is None else ask.pace,
            legal=() if seat is None else tuple(self.legal(s, seat)),
            story=() if s.story is None else tuple(s.story.seen_by(seat)),
            hand=() if seat is None else tuple(s.hands[seat]),
            sizes=tuple(len(hand) for hand in s.hands),
            deck=s.deck.size(),
            hushes=s.hushes,
            points=tuple(s.points),
            first=s.first,
            turn=s.turn,
            turns=s.turns,
            clocked=s.clocked,
            bold=tuple(s.bold),
            grabs=tuple(frame.hushed for frame in open_windows),
            undone=tuple(frame.done for frame in open_windows),
            answer=top.answer_of(seat) if isinstance(top, Reaction) and seat is not None else UNANSWERED,
            named=VOTE.values(top.answer_of(seat))[0]
            if isinstance(top, Poll) and seat is not None and top.answer_of(seat) != UNANSWERED
            else -1,
            at=top.seat if isinstance(top, Draw) else -1,
        )

    def imagine(self, view: Any, chance: Source) -> Mice:
        s = Mice(len(view.points), view.clocked, view.turns)
        s.story = Story(list(view.story), len(view.story))
        s.first, s.turn, s.hushes = view.first, view.turn, view.hushes
        s.points = list(view.points)
        s.bold = list(view.bold)
        left = COUNTS[:]
        left[HUSH_CARD] -= view.hushes
        for card in view.hand:
            left[card] -= 1
        for seat in range(s.seats):
            if seat == view.seat:
                s.hands[seat] = list(view.hand)
                continue
            for _ in range(view.sizes[seat]):
                card = chance.pick(left)
                left[card] -= 1
                s.hands[seat].append(card)
            s.hands[seat].sort()
        s.stock.pools = [Pool(left, [sum(left)])]
        s.deck = Pile([Hidden(0, view.deck)] if view.deck else [])
        s.stack = self.frames(s, view, chance)
        return s

    def frames(self, s: Mice, view: Any, chance: Source) -> list[Any]:
        if view.moment == "over":
            return []
        if view.moment == "start":
            return [Begin()]
        if view.moment == "last":
            last = Last(s.round_from(s.first))
            last.at = last.order.index(view.asked[0])
            return [last]
        if view.moment == "vote":
            poll = Poll(list(range(s.seats)), s.clocked)
            if view.named != -1:
                poll.answers[view.seat] = VOTE.of(view.named)
            return [poll]
        if view.moment == "draw":
            drawn = s.round_from(s.first).index(view.at)
            if s.turn == 0:
                return [Turns(), *(Draw(seat) for seat in reversed(s.round_from(s.first)[drawn:]))]
            if any(event.kind is TAKEN for event in view.story):
                return [Poll(list(range(s.seats)), s.clocked), Draw(view.at)]
            return [Turns(), Draw(view.at)]
        return [Turns(), *self.reactions(s, view, chance)]

    def reactions(self, s: Mice, view: Any, chance: Source) -> list[Any]:
        found: list[Reaction] = []
        owl = (s.first + s.turn - 1) % s.seats
        for depth, hushed in enumerate(view.grabs):
            window = Reaction(s.round_from(owl if hushed == -1 else hushed)[1:], s.clocked, owl, hushed)
            window.done = view.undone[depth]
            if depth + 1 < len(view.grabs):
                window.at = window.seats.index(view.grabs[depth + 1]) + 1
                window.played = True
                # Intents behind the hush that is being answered: anybody with the card may have had one.
                for i, seat in enumerate(window.seats):
                    window.answers[i] = LET
                    if seat != view.seat and i >= window.at:
                        window.answers[i] = window.choices(s, seat)[chance.below(len(window.choices(s, seat)))]
            found.append(window)
        if view.answer != UNANSWERED:
            found[-1].answers[found[-1].seats.index(view.seat)] = view.answer
        return found


GAME = Mousetrap()


class ToyCharter(Charter):
    codec = Codec(EVENTS, Mice, Begin, Draw, Turns, Reaction, Last, Poll, Stock, Pool, Pile, Hidden)
    modes = {"base": {}, "long": {"turns": 2}, "clocked": {"clocked": True}}
    hows = ("points",)
    secrets = True
    small = (("base", 2, 4), ("base", 2, 6), ("base", 3, 8), ("long", 2, 9), ("base", 2, 12))

    def bound(self, seats: int) -> int:
        return 400

    def sees(self, before: Any, actor: int, move: int, after: Any, observer: int | None) -> Hashable | None:
        """The public table, and the observer's own cards and answers. Answers under seal show only when they count."""
        same = self.public(before) == self.public(after) and self.own(before, observer) == self.own(after, observer)
        if same and isinstance(before.stack[-1], Sealed) and actor != observer:
            return None
        hers = move if actor == observer or not isinstance(before.stack[-1], Sealed | Draw) else None
        return (hers, self.public(after), self.own(after, observer))

    def public(self, s: Any) -> Hashable:
        frames = tuple((type(f).__name__, f.hushed if isinstance(f, Reaction) else 0) for f in s.stack)
        sizes = tuple(len(hand) for hand in s.hands)
        return frames, sizes, s.hushes, tuple(s.points), s.turn, s.first, tuple(s.bold)

    def own(self, s: Any, observer: int | None) -> Hashable:
        if observer is None:
            return None
        return tuple(s.hands[observer]), tuple(f.answer_of(observer) for f in s.stack if isinstance(f, Sealed))

    def likelihood(self, before: Any, actor: int, moves: list[int]) -> list[Fraction]:
        """To hush or to let pass is no evidence of what an owl holds."""
        return [Fraction(1)] * len(moves)

    def conserved(self, s: Any) -> Any:
        cards = s.stock.census([s.deck])
        for hand in s.hands:
            for card in hand:
                cards[card] += 1
        cards[HUSH_CARD] += s.hushes
        return cards, s.deck.size() + sum(len(hand) for hand in s.hands) + s.hushes

    def symmetries(self, seats: int) -> Iterable[tuple[int, ...]]:
        return [tuple((seat + by) % seats for seat in range(seats)) for by in range(1, seats)]


CHARTER = ToyCharter(GAME)
