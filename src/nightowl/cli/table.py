"""One game at the screen, from the first move to the last: who is due, what she is told, what she may do."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from .. import registry
from ..kernel.game import Ask, Outcome
from ..kernel.stack import WINDOW
from ..kernel.story import Event
from ..kernel.wire import Refusal, show
from ..players.bot import Bot, Writer
from .screen import Screen
from .sitting import Sitting

FEWEST_TO_FOLD = 2  # so many moves of a kind stand side by side
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

    def play(self) -> None:
        try:
            self.sitting.begin()
            while (ask := self.sitting.host.ask()) is not None:
                self.step(ask)
            self.end()
        except Left:
            self.screen.say("cli-left")

    def step(self, ask: Ask) -> None:
        seat = next((seat for seat in ask.seats if seat in self.bots), ask.seats[0])
        bot = self.bots.get(seat)
        view = self.view(seat)
        move = self.turn(seat) if bot is None else bot.choose(view, self.sitting.bots)
        note = self.note(view, move) if bot is None else self.bots_note(bot, view, move)
        told = self.sitting.host.play(seat, move, note)
        assert not isinstance(told, Refusal), "a legal move is refused"
        if note and told:
            self.notes[id(told[0])] = note
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

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.sitting.state, seat)

    def turn(self, seat: int) -> int:
        """Ask a human until she says a move."""
        self.hand_over(seat)
        view = self.view(seat)
        if view.pace == WINDOW and len(view.legal) == len(self.humans) == 1:
            return int(view.legal[0])  # alone at the screen: nobody learns from how fast she lets it pass
        self.tell(seat)
        self.screen.line()
        self.screen.view(self.game, view, self.names, whole=self.last is None)
        self.screen.line()
        self.menu(view)
        while True:
            move = self.answer(view)
            if move is not None:
                self.last = seat
                return move

    def hand_over(self, seat: int) -> None:
        """Between two people at one screen: a cover where the game hides things, otherwise nothing but the name."""
        if len(self.humans) == 1:
            return
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
        said = self.screen.texts.event(event, self.names)
        note = self.notes.get(id(event))
        self.screen.line(f"{said} “{note}”" if note else said)

    def menu(self, view: Any, whole: bool = False) -> None:
        """What may be done; where that is too much to read at once, what the game would begin with."""
        self.screen.line(f"{self.names[view.seat]}: {self.screen.texts.say(f'ask-{view.moment}')}", "bold")
        numbered = list(enumerate(view.legal, 1))
        first = () if whole or self.screen.plain else registry.first(self.game.name, view)
        shown = [(number, move) for number, move in numbered if move in first] if first else numbered
        for (heading, is_short), group in groupby(shown, lambda pair: self.heading(view, pair[1])):
            moves = list(group)
            if not is_short or self.screen.plain or len(moves) < FEWEST_TO_FOLD:
                for number, move in moves:
                    self.screen.line(self.label(view, number, move))
            else:
                self.screen.line(f"     {heading}")
                self.screen.columns([f"{number:>3}  {self.short(move)}" for number, move in moves])
        if len(shown) < len(numbered):
            self.screen.say("cli-more", n=len(numbered))

    def heading(self, view: Any, move: int) -> tuple[str, bool]:
        """What moves of a kind have in common, where the game has a word for it: then each needs only what differs."""
        texts, kind = self.screen.texts, self.game.moves.kind_of(move)
        if not texts.has(f"menu-{kind.name}"):
            return kind.name, False
        remark = registry.remark(self.game.name, view, move, texts)
        return texts.say(f"menu-{kind.name}", remark=remark), True

    def short(self, move: int) -> str:
        kind = self.game.moves.kind_of(move)
        domain = kind.fields[-1][1]
        return str(self.screen.texts.value(domain, kind.values(move)[-1], self.names))

    def label(self, view: Any, number: int, move: int, hints: Sequence[str] = ()) -> str:
        """A move as it stands in the menu, with what it leads to."""
        said = self.screen.texts.move(self.game.moves, move, self.names)
        remark = registry.remark(self.game.name, view, move, self.screen.texts)
        notes = "; ".join([remark, *hints] if remark else hints)
        return f"{number:>3}  {said}: {notes}" if notes else f"{number:>3}  {said}"

    def answer(self, view: Any) -> int | None:
        """One line of input: a move, or None after anything else."""
        texts, most = self.screen.texts, len(view.legal)
        word = self.screen.ask(texts.say("cli-prompt", most=most))
        if word is None or word.lower() == "q":
            raise Left
        if word.isdecimal() and 1 <= int(word[:9]) <= most:
            return int(view.legal[int(word) - 1])
        match word.lower():
            case "?":
                self.hints(view)
            case "l":
                for event in view.story:
                    self.event(event)
            case "p":
                self.screen.view(self.game, view, self.names, whole=True)
                self.menu(view)
            case "m":
                self.menu(view, whole=True)
            case "":
                usual = registry.enter(self.game.name, view)
                if usual is not None:
                    return usual
                self.screen.say("cli-empty", most=most)
            case _:
                self.find(view, word)
        return None

    def find(self, view: Any, word: str) -> None:
        """The moves that have those words in them, or that the game takes them for."""
        labels = {move: self.label(view, number, move) for number, move in enumerate(view.legal, 1)}
        found = [move for move in view.legal if len(word) > 1 and word.casefold() in labels[move].casefold()]
        for move in found or registry.meant(self.game.name, view, word, self.screen.texts):
            self.screen.line(labels[move])
            found = [move]
        if not found:
            self.screen.say("cli-what", word=word[:40], most=len(view.legal))

    def hints(self, view: Any) -> None:
        texts = self.screen.texts
        hints = self.game.hints(view)
        for number, move in enumerate(view.legal, 1):
            said = [texts.say(f"hint-{hint.hint}", n=hint.n) for hint in hints if hint.move == move]
            self.screen.line(self.label(view, number, move, said or [texts.say("cli-no-hint")]))

    def end(self) -> None:
        """The last facts, the last picture, who won."""
        screen = self.screen
        reader = self.humans[0] if len(self.humans) == 1 else None
        self.shown.setdefault(reader, 0)
        story = self.view(reader).story
        screen.line()
        for event in story[self.shown[reader] :]:
            self.event(event)
        screen.line()
        screen.view(self.game, self.view(reader), self.names)
        outcome = self.game.outcome(self.sitting.state)
        assert outcome is not None, "it is over, and there is no outcome"
        screen.line()
        screen.say(f"how-{outcome.how}")
        standings = registry.standings(self.game.name)
        if standings is None:
            self.winners(outcome)
        else:
            for line in standings(self.view(reader), screen.texts, self.names):
                screen.line(line, "bold")

    def winners(self, outcome: Outcome) -> None:
        screen = self.screen
        ranks = outcome.ranks()
        for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
            screen.say("cli-rank", rank=ranks[seat], name=self.names[seat], score=outcome.scores[seat])
        winners = ", ".join(self.names[seat] for seat in outcome.winners)
        if not winners:
            screen.say("cli-nobody-wins", style="bold")
        else:
            screen.say("cli-winners", style="bold", n=len(outcome.winners), names=winners)


def is_secret(game: Any, state: Any, seat: int) -> bool:
    """Whether that seat knows anything a spectator does not."""
    hers, all_know = show(game, game.view(state, seat)), show(game, game.view(state, None))
    return any(hers[name] != all_know[name] for name in hers if name not in OWN)
