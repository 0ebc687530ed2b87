"""One game at a table: its state, its course, what each seat is asked. Built by folding, rebuilt after an undo."""

from __future__ import annotations

from typing import Any

from ..kernel.chance import Source
from ..kernel.deal import Deal, joined_nonces
from ..kernel.game import CHANCE, CLOCK, Ask, Game
from ..kernel.moves import NO_MOVE
from ..kernel.record import Header, Record
from ..kernel.wire import show
from .clock import Clock
from .document import NoteDoc
from .log import RECORDED, Line
from .plan import Means

Menu = tuple[str, str, tuple[int, ...], bool]


class Round:
    def __init__(self, game: Game[Any], header: Header) -> None:
        self.game = game
        self.header = header
        self.seats = len(header.seats)
        self.state: Any = None  # until the deal is complete
        self.lines: list[Line] = []  # entry n of the record is lines[n - 1]
        self.course: list[tuple[int, Line]] = []  # the entries that stand
        self.chances = 0
        self.held: set[str] = set()  # everybody who has held a seat in this game
        self.kicked = False  # somebody was, who held one
        self.nonces: dict[int, bytes] = {}
        self._joined = b""  # of all, once the deal is complete
        self.begun = 0
        self.clock = Clock()
        self.asks = [0] * self.seats  # the number of what each seat is asked
        self._menus: list[Menu | None] = [None] * self.seats
        self._views: dict[int | None, Any] = {}
        self._shown: dict[int | None, dict[str, Any]] = {}
        self._told: dict[int | None, list[dict[str, Any]]] = {}  # the story only grows: shown once, kept until an undo
        self._notes: list[tuple[int, str, dict[int | None, int]]] = []  # entry, words, how long each story was before
        self._record = Record(header)

    @property
    def record(self) -> Record:
        """All that happened, chained; made up as far as it is asked for."""
        for line in self.lines[len(self._record.entries) :]:
            if line.kind == "move":
                assert line.seat is not None
                self._record.add_move(line.seat, line.what, line.note)
            elif line.kind == "chance":
                self._record.add_chance(line.what, line.odds, line.pick)
            else:
                self._record.add_act(line.seat, line.what)
        return self._record

    def ask(self) -> Ask | None:
        return None if self.state is None else self.game.ask(self.state)

    def view(self, seat: int | None) -> Any:
        """What that seat, or the public, sees now; made once."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self.state, seat)
        return self._views[seat]

    def shown(self, seat: int | None) -> dict[str, Any]:
        """The same in its outside form."""
        if seat not in self._shown:
            self._shown[seat] = show(self.game, self.view(seat), self._told.get(seat))
            self._told[seat] = self._shown[seat]["story"]
        return self._shown[seat]

    def notes(self, seat: int | None) -> list[NoteDoc]:
        """What was written beside moves, by where it stands in that seat's story."""
        return [{"at": stories[seat], "text": text} for _, text, stories in self._notes]

    def new_state(self) -> Any:
        return self.game.new(self.game.options(self.header.options), self.seats, self.header.carry)

    def deal(self, secret: bytes) -> Deal:
        return Deal.of(self.lines, secret)

    def source(self, means: Means) -> Source:
        if not self._joined:
            self._joined = joined_nonces(self.nonces)
        return means.source(means.chance, self._joined, self.chances)

    # Folding

    def note_act(self, line: Line) -> None:
        """Acts of the game go into its record; what only some may hear does not."""
        act = line.what["act"]
        if act in RECORDED and (act != "chat" or line.what["to"] == "all"):
            self.lines.append(line)

    def begin(self, time: int) -> None:
        self.state = self.new_state()
        self.begun = time
        self._settled(time)

    def add(self, line: Line, time: int) -> None:
        """A move or an answer of chance."""
        self.lines.append(line)
        self.course.append((len(self.lines), line))
        self.chances += line.kind == "chance"
        seat = CHANCE if line.seat is None else line.seat
        if line.note:
            stories = {of: len(self.view(of).story) for of in (None, *range(self.seats))}
            self._notes.append((len(self.lines), line.note, stories))
        self.game.advance(self.state, seat, move_of(self.game, line))
        if seat >= 0:
            self._menus[seat] = None  # who has moved is asked anew, even if the question reads the same
        if seat == CLOCK:
            self.clock.rang()
        self._settled(time)

    def undo(self, to: int, time: int) -> None:
        """Strike what came after entry `to`; what each seat is asked counts on."""
        while self.course and self.course[-1][0] > to:
            self.course.pop()
        self._notes = [note for note in self._notes if note[0] <= to]
        self.state = replayed(self, len(self.course))
        self._told.clear()
        self._menus = [None] * self.seats
        began = self.clock.before
        self._settled(time)
        self.clock.rewind(began)

    def _settled(self, time: int) -> None:
        self._views.clear()
        self._shown.clear()
        ask = self.ask()
        if ask is None or ask.seats == (CHANCE,):
            return
        views = self.game.views(self.state)
        self._views[None] = views.pop()
        for seat, view in enumerate(views):
            self._views[seat] = view
            menu: Menu = (view.moment, view.pace, view.legal, seat in view.asked)
            if menu != self._menus[seat]:
                self._menus[seat] = menu
                self.asks[seat] += 1
        self.clock.turn(self.game, self.state, ask, self._views[None], time)


def move_of(game: Game[Any], line: Line) -> int:
    move = game.moves.inside(line.what)
    if move == NO_MOVE:
        raise ValueError(f"the log of {game.name} holds a move it does not know")
    return move


def replayed(round: Round, count: int) -> Any:
    """The state after the first `count` entries of the course."""
    state = round.new_state()
    for _, line in round.course[:count]:
        round.game.advance(state, CHANCE if line.seat is None else line.seat, move_of(round.game, line))
    return state
