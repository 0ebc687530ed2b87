"""The contract: what a game offers and what every layer above relies on, and nothing else.

The top frame of the state's stack alone says who is asked and what is legal. Chance and the clock are seats.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .chance import Source
from .moves import MoveTable
from .story import EVERYONE, Event, EventKind, EventTable, Story

CHANCE: Final = -1
CLOCK: Final = -2
LET_CHANCE: Final = -1  # a fallback that says: any legal move, at random


class Ask:
    """Who must decide what. For the host only: a view tells its reader no more of it than she may know."""

    __slots__ = ("moment", "pace", "sealed", "seats", "span")

    def __init__(self, seats: tuple[int, ...], moment: str, pace: str = "", sealed: bool = False, span: int = 0) -> None:
        self.seats = seats
        self.moment = moment
        self.pace = pace  # the time budget that runs meanwhile; frames above suspend it
        self.sealed = sealed  # answers stay unseen until all are in
        self.span = span  # a new span of the same pace starts its budget anew

    def __repr__(self) -> str:
        return f"Ask({self.seats}, {self.moment!r}, pace={self.pace!r})"


def one_each(moment: str, pace: str = "", most: int = 10) -> list[Ask]:
    """An ask for every seat, made once: `asks[seat]`."""
    return [Ask((seat,), moment, pace) for seat in range(most)]


class Outcome:
    """How it ended: a score and a rank per seat, who won, why, and what the next round of a match is handed."""

    __slots__ = ("carry", "how", "scores", "winners")

    def __init__(self, scores: list[int], winners: list[int], how: str, carry: Any = None) -> None:
        self.scores = scores
        self.winners = winners
        self.how = how
        self.carry = carry

    def ranks(self) -> list[int]:
        """1 for the winners; behind them by score."""
        losers = [s for seat, s in enumerate(self.scores) if seat not in self.winners]
        first = len(self.winners) + 1
        return [
            1 if seat in self.winners else first + sum(1 for other in losers if other > score)
            for seat, score in enumerate(self.scores)
        ]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A plain state: numbers, lists, tuples and frames. `story` is None for playouts, which need no memory."""

    __slots__ = ("rules", "seats", "stack", "story")

    def __init__(self, seats: int = 0, rules: int = 1) -> None:
        self.rules = rules
        self.seats = seats
        self.stack: list[Frame[Any]] = []
        self.story: Story | None = Story([], 0)

    def clone(self) -> State:
        raise NotImplementedError


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One thing that is going on, as plain values: it can be cloned and written down at every prompt."""

    __slots__ = ()

    def ask(self, s: S) -> Ask:
        raise NotImplementedError

    def legal(self, s: S, seat: int) -> list[int]:
        """The moves of `seat`, CHANCE and CLOCK included; empty for who has none. To read now, not to keep or change."""
        raise NotImplementedError

    def odds(self, s: S) -> list[int]:
        """The weights of the chance moves, in the order of `legal(s, CHANCE)`. To read now, not to keep or change."""
        return [1] * len(self.legal(s, CHANCE))

    def wander(self, s: S, source: Source) -> tuple[int, int]:
        """Whoever is asked does anything legal: how many moves players made by that, and how many with a choice.

        A frame overrides it where that can be done without asking first, or without listing all that is legal.
        """
        seats = self.ask(s).seats
        seat = seats[0] if len(seats) == 1 else seats[source.below(len(seats))]
        if seat == CHANCE:
            self.play(s, CHANCE, self.legal(s, CHANCE)[source.pick(self.odds(s))])
            return 0, 0
        moves = self.legal(s, seat)
        n = len(moves)
        self.play(s, seat, moves[0] if n == 1 else moves[source.below(n)])
        if seat == CLOCK:
            return 0, 0
        return 1, 1 if n > 1 else 0

    def play(self, s: S, seat: int, move: int) -> None:
        raise NotImplementedError

    def resume(self, s: S) -> bool:
        """Go on where no move is needed, such as after a frame above has left; False: it waits for a move."""
        return False

    def clone(self) -> Frame[S]:
        raise NotImplementedError


def start_clone(old: State, new: State) -> None:
    """The part of a clone that all states share."""
    new.rules = old.rules
    new.seats = old.seats
    new.stack = [frame.clone() for frame in old.stack]
    new.story = None if old.story is None else old.story.fork()


def tell(s: State, kind: EventKind, a: int = -1, b: int = -1, c: int = -1, d: int = -1) -> None:
    """A fact everybody may know."""
    if s.story is not None:
        whisper(s, EVERYONE, kind, a, b, c, d)


def whisper(s: State, audience: int, kind: EventKind, a: int = -1, b: int = -1, c: int = -1, d: int = -1) -> None:
    """A fact for the seats in `audience` (bits)."""
    story = s.story
    if story is None:
        return
    n = len(kind.fields)
    if n == 0:
        facts: tuple[int, ...] = ()
    elif n == 1:
        facts = (a,)
    elif n == 2:
        facts = (a, b)
    elif n == 3:
        facts = (a, b, c)
    else:
        facts = (a, b, c, d)
    story.add(Event(kind, audience, facts))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """What a game offers. `advance` trusts its caller: the border (`refusal`) is where moves are checked."""

    def __init__(self, name: str, moves: MoveTable, events: EventTable, fewest: int, most: int) -> None:
        self.name = name
        self.moves = moves
        self.events = events
        self.fewest = fewest
        self.most = most
        self.rules = 1
        self.content = ""
        self.reseats = False  # people may join or leave between the rounds of a match
        self.table_options: dict[str, Any] = {}  # what a table starts with where a simulation has another default
        self.apiece: tuple[str, ...] = ()  # budgets in which every seat answers: longer where one person has several
        self.adult = False  # whoever looks on must have confirmed to be of age
        self.moments: tuple[str, ...] = ()  # every moment a view can name: each has its text `ask-<moment>`
        self.windows: tuple[str, ...] = ()  # those in which whoever likes may react, and may let them go by beforehand

    def options(self, given: Any = None) -> Any:
        """Typed options from plain values, the defaults for what is not given; OptionError names the field."""
        raise NotImplementedError

    def new(self, options: Any, seats: int, carry: Any = None) -> S:
        raise NotImplementedError

    def reseat(self, carry: Any, came_from: list[int | None]) -> Any:
        """A carry for another company: by new seat, who sat where before, None for who has just come.

        Only asked of games that say `reseats`; for the others a match needs the same seats to its end.
        """
        raise NotImplementedError

    def ask(self, s: S) -> Ask | None:
        """Who must decide what, or None when it is over."""
        if not s.stack:
            return None
        return s.stack[-1].ask(s)

    def legal(self, s: S, seat: int) -> list[int]:
        if not s.stack:
            return []
        return s.stack[-1].legal(s, seat)

    def odds(self, s: S) -> list[int]:
        return s.stack[-1].odds(s)

    def advance(self, s: S, seat: int, move: int) -> list[Event]:
        """Change the state in place; what happened, as facts."""
        story = s.story
        start = 0 if story is None else story.length
        s.stack[-1].play(s, seat, move)
        while s.stack and s.stack[-1].resume(s):
            pass
        return [] if story is None else story.since(start)

    def clone(self, s: S) -> S:
        copy: Any = s.clone()
        return copy  # type: ignore[no-any-return]

    def apply(self, s: S, seat: int, move: int) -> tuple[S, list[Event]]:
        """The pure form of `advance`."""
        copy = self.clone(s)
        return copy, self.advance(copy, seat, move)

    def view(self, s: S, seat: int | None) -> Any:
        """Everything, and only what, that seat (None: a spectator) may know."""
        raise NotImplementedError

    def views(self, s: S) -> list[Any]:
        """The view of every seat in seat order, then a spectator's; a game that shows all of them the same makes it once."""
        return [*[self.view(s, seat) for seat in range(s.seats)], self.view(s, None)]

    def laid_open(self, s: S) -> Any:
        """A spectator's view with all that was hidden from her, for going through a game that is over."""
        return self.view(s, None)

    def imagine(self, view: Any, chance: Source) -> S:
        """A full state that the view allows, with the right probabilities."""
        raise NotImplementedError

    def fallback(self, view: Any) -> int:
        """What a silent or absent seat plays, or LET_CHANCE."""
        return LET_CHANCE

    def hints(self, view: Any) -> list[Any]:
        """What each move would win and what is at risk, for people who want it."""
        return []

    def reckon(self, view: Any) -> Any:
        """What can be worked out from a view, in plain values, where the table agreed to that help; None: nothing."""
        return None

    def reason(self, view: Any, move: int) -> str:
        """Why that move is refused now, as the id of a text; it may use the view and nothing else."""
        return "not-now"

    def chat(self, view: Any) -> int:
        """Who hears what that seat says beside the game now, as an audience: all, its team, or 0 for silence."""
        return EVERYONE

    def reason_to_wait(self, view: Any, move: int) -> str:
        """The same for a seat that has no move at all now; a game of interrupts may know better."""
        return "not-your-turn"

    def outcome(self, s: S) -> Outcome | None:
        raise NotImplementedError

    def seconds(self, s: S, pace: str) -> int:
        """How long the time budget `pace` lasts."""
        return 0

    def duration(self, move: int) -> int:
        """The seconds a simulation charges for that move."""
        return 0
