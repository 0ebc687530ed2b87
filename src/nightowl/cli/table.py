"""One game at the screen, from the first move to the last: who is due, what she is told, what she may do."""

from __future__ import annotations

from typing import Any

from .. import registry
from ..kernel.game import Ask
from ..kernel.stack import WINDOW
from ..kernel.story import Event
from ..kernel.wire import Refusal, show
from ..players.bot import Bot, Writer
from .ending import say_outcome
from .menu import Menu
from .screen import Screen
from .sitting import Sitting

AGAIN = -1
LONGEST_NOTE = 200
OWN = ("seat", "legal")  # what differs between views even where nothing is hidden


class Left(Exception):
    """Somebody ends the game before it is over."""


class Table:
    """`shown` counts, per reader, the facts she has been told. In an open game with several people the reader is nobody."""

    def __init__(self, screen: Screen, sitting: Sitting, bots: dict[int, Bot]) -> None:
        self.screen = screen
        self.sitting = sitting
        self.game = sitting.game
        self.names = sitting.names
        self.bots = bots
        self.humans = [seat for seat in range(len(self.names)) if seat not in bots]
        self.shown: dict[int | None, int] = {}
        self.hides = False
        self.last: int | None = None
        self.notes: dict[int, str] = {}  # what was written beside a move, by the first fact that came of it
        self.letting: set[int] = set()  # people who let windows go by; everybody here was told
        self.unsaid: set[int] = set()  # answers given for who had no choice: nobody wants to read them
        self.spoke = -1  # who was last asked
        self.talking: tuple[int, str] | None = None  # who has the menu of a talk on the screen

    def play(self) -> None:
        try:
            self.sitting.begin()
            while (ask := self.sitting.host.ask()) is not None:
                self.step(ask)
            self.end()
        except Left:
            self.screen.say("cli-left")

    def step(self, ask: Ask) -> None:
        seat = self.whose_turn(ask)
        bot = self.bots.get(seat)
        view = self.view(seat)
        if bot is None and (goes_by := self.by_itself(view, ask)) is not None:
            self.make(seat, goes_by, is_said=ask.pace != WINDOW)
            self.spoke = seat
            self.let_bots_answer()
            return
        move = self.turn(seat) if bot is None else bot.choose(view, self.sitting.bots)
        self.spoke = seat
        if move is None:
            return
        note = self.note(view, move) if bot is None else self.bots_note(bot, view, move)
        self.make(seat, move, note)
        if bot is None:
            self.let_bots_answer()

    def by_itself(self, view: Any, ask: Ask) -> int | None:
        """The move of a person who need not be asked: she lets windows go by, or nobody looks on who could learn that she
        has no choice.
        """
        if ask.pace == WINDOW and view.seat in self.letting and not registry.is_own(self.game.name, view):
            return self.game.fallback(view)
        is_closed = ask.sealed or ask.pace == WINDOW
        return int(view.legal[0]) if is_closed and len(view.legal) == len(self.humans) == 1 else None

    def make(self, seat: int, move: int, note: str = "", is_said: bool = True) -> None:
        told = self.sitting.host.play(seat, move, note)
        assert not isinstance(told, Refusal), "a legal move is refused"
        if note and told:
            self.notes[id(told[0])] = note
        if not is_said:
            self.unsaid.update(id(event) for event in told[:1] if event.audience == 1 << seat)
        self.sitting.go_on(told)

    def note(self, view: Any, move: int) -> str:
        """What a person writes beside a move, where the game wants words."""
        wanted = registry.note(self.game.name, view, move)
        while wanted:
            typed = self.screen.ask(self.screen.texts.say(wanted))
            if typed is None:
                raise Left
            if typed:
                return typed[:LONGEST_NOTE]
        return ""

    def bots_note(self, bot: Bot, view: Any, move: int) -> str:
        """What a bot writes, in the language of the screen, if it can write at all."""
        if not isinstance(bot, Writer):
            return ""
        return bot.note(view, move, list(self.notes.values()), self.screen.texts, self.sitting.bots)

    def whose_turn(self, ask: Ask) -> int:
        """Bots first; but where all may talk, one after another around the table."""
        if self.is_talk(ask):
            return min(ask.seats, key=lambda seat: (seat - self.spoke - 1) % len(self.names))
        return next((seat for seat in ask.seats if seat in self.bots), ask.seats[0])

    def is_talk(self, ask: Ask) -> bool:
        """Whether several are asked at once, in the open, for one of very many things to say."""
        people = [seat for seat in ask.seats if seat in self.humans]
        if ask.sealed or not people or len(ask.seats) == 1:
            return False
        return Menu(self.screen, self.game, self.names, self.view(people[0])).is_grouped

    def let_bots_answer(self) -> None:
        """Bots nobody waits for may still have something to say to what a person did."""
        for seat, bot in self.bots.items():
            ask, more = self.sitting.host.ask(), getattr(bot, "more", None)
            if ask is None or ask.sealed or seat in ask.seats or more is None or not self.view(seat).legal:
                continue
            move = more(self.view(seat), self.sitting.bots)
            if move is not None:
                self.make(seat, move)

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.sitting.state, seat)

    def turn(self, seat: int) -> int | None:
        """Ask a human until she says a move; None: where all talk, she listens on."""
        view = self.view(seat)
        self.hand_over(seat)
        self.tell(seat)
        menu = Menu(self.screen, self.game, self.names, view)
        if not (menu.is_grouped and self.talking == (seat, view.moment)):
            self.screen.line()
            self.screen.view(self.game, view, self.names, whole=self.last is None)
            self.screen.line()
            menu.show()
        self.talking = (seat, view.moment) if menu.is_grouped else None
        may_listen = menu.is_grouped and any(other in self.bots for other in view.asked)
        self.last = seat
        while True:
            move = self.answer(view, menu, may_listen)
            if move != AGAIN:
                return move

    def hand_over(self, seat: int) -> None:
        """Between two people at one screen: a cover where the game hides things, otherwise nothing but the name."""
        if len(self.humans) == 1:
            return
        if not registry.is_open(self.game.name, self.view(seat)):
            self.hides = self.hides or is_secret(self.game, self.sitting.state, seat)
        if self.hides and self.last != seat:
            self.screen.cover()
            if self.screen.ask(self.screen.texts.say("cli-cover", name=self.names[seat])) is None:
                raise Left

    def reader(self, seat: int) -> int | None:
        return seat if self.hides or len(self.humans) == 1 else None

    def tell(self, seat: int) -> None:
        """What has happened since the reader last looked."""
        reader = self.reader(seat)
        story = self.view(reader).story
        self.screen.line()
        for event in story[self.shown.get(reader, 0) :]:
            self.event(event)
        self.shown[reader] = len(story)

    def event(self, event: Event) -> None:
        if id(event) in self.unsaid:
            return
        said = self.screen.texts.event(event, self.names)
        note = self.notes.get(id(event))
        self.screen.line(f"{said} “{note}”" if note else said)

    def answer(self, view: Any, menu: Menu, may_listen: bool) -> int | None:
        """One line of input: a move, None to listen on, or AGAIN after anything else."""
        texts, most = self.screen.texts, menu.most
        prompt = "cli-prompt-talk" if menu.is_grouped else "cli-prompt-window" if view.pace == WINDOW else "cli-prompt"
        word = self.screen.ask(texts.say(prompt, most=most))
        if word is None or word.lower() == "q":
            raise Left
        if word.isdecimal() and 1 <= int(word[:9]) <= most:
            chosen = menu.choose(int(word) - 1)
            return AGAIN if chosen is None else chosen
        match word.lower():
            case "?":
                menu.hints()
            case "w":
                self.reckon(view)
            case "l":
                for event in view.story:
                    self.event(event)
            case "p":
                self.screen.view(self.game, view, self.names, whole=True)
                menu.show()
            case "m":
                menu.show(whole=True)
            case "a" if view.pace == WINDOW or view.seat in self.letting:
                return self.let(view)
            case "" if may_listen:
                return None
            case "":
                usual = registry.enter(self.game.name, view)
                if usual is not None:
                    return usual
                self.screen.say("cli-nobody-talks" if menu.is_grouped else "cli-empty", most=most)
            case _:
                menu.find(word)
        return AGAIN

    def let(self, view: Any) -> int:
        """From now on windows go by without her, as everybody here is told; or she is asked again."""
        name = self.names[view.seat]
        if view.pace != WINDOW:
            self.letting.remove(view.seat)
            self.screen.say("cli-asked-again", name=name)
            return AGAIN
        self.letting.add(view.seat)
        self.screen.say("cli-lets-by", name=name)
        return self.game.fallback(view)

    def reckon(self, view: Any) -> None:
        """What can be worked out, where the table agreed to that help."""
        what = self.game.reckon(view)
        if what is None:
            self.screen.say("cli-no-reckon")
        else:
            lines = registry.reckoned(self.game.name)(what, self.screen.texts, self.names)
            self.screen.drawing(lines, {} if self.screen.plain else registry.paint(self.game.name, self.screen.texts))

    def end(self) -> None:
        """The last facts, the last picture, who won."""
        reader = self.humans[0] if len(self.humans) == 1 else None
        self.shown.setdefault(reader, 0)
        view = self.view(reader)
        self.screen.line()
        for event in view.story[self.shown[reader] :]:
            self.event(event)
        self.screen.line()
        self.screen.view(self.game, view, self.names)
        outcome = self.game.outcome(self.sitting.state)
        assert outcome is not None, "it is over, and there is no outcome"
        say_outcome(self.screen, self.game, outcome, view, self.names)


def is_secret(game: Any, state: Any, seat: int) -> bool:
    """Whether that seat knows anything a spectator does not."""
    hers, all_know = show(game, game.view(state, seat)), show(game, game.view(state, None))
    return any(hers[name] != all_know[name] for name in hers if name not in OWN)
