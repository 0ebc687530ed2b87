"""Golden playthroughs: whole games as text people can read, under tests/<game>/playthroughs.

The head says what is played; `>` is a move, `*` what chance answered (in a row, on one line), the rest facts. All follows
from head and moves. To make one, write its four lines of head and run `python tests/playthroughs.py --write FILE…`: bots of
the levels it names play it.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from textwrap import fill
from typing import Any

from nightowl.kernel.chance import Seeded
from nightowl.kernel.game import CHANCE, CLOCK
from nightowl.kernel.host import Host
from nightowl.kernel.record import Record
from nightowl.kernel.story import EVERYONE, Event
from nightowl.kernel.wire import Refusal, parse
from nightowl.registry import load
from table import header, short

FOLDER = Path(__file__).parent
HEAD = ("game", "players", "seed", "options")


def found() -> list[Path]:
    return sorted(FOLDER.glob("*/playthroughs/*.txt"))


class Playthrough:
    """A game that is written down while it is played."""

    def __init__(self, head: dict[str, str]) -> None:
        self.head = head
        self.game = load(head["game"])
        self.players = head["players"].split()
        self.options = dict(option(part) for part in head["options"].split())
        state = self.game.new(self.game.options(self.options), len(self.players))
        record = Record(header(self.game, self.options, len(self.players)))
        self.host = Host(self.game, state, record, None)
        self.chance = Seeded(head["seed"])
        self.lines = [f"{name}: {head[name]}".rstrip() for name in HEAD]
        self.settles()

    def settles(self) -> None:
        while (ask := self.host.ask()) is not None and ask.seats == (CHANCE,):
            pick = self.chance.pick(self.game.odds(self.host.state))
            self.does(CHANCE, self.game.moves.outside(self.game.legal(self.host.state, CHANCE)[pick]))

    def tells(self, events: list[Event]) -> None:
        for event in events:
            only = "" if event.audience == EVERYONE else f"  (only {seats(event.audience)})"
            self.lines.append(f"  {short(event.outside())}{only}")

    def plays(self, seat: int, shown: dict[str, Any]) -> None:
        self.lines.append(f"> {seat} {short(shown)}")
        self.does(seat, shown)
        self.settles()

    def does(self, seat: int, shown: dict[str, Any]) -> None:
        answer = self.host.play_outside(seat, shown)
        if isinstance(answer, Refusal):
            raise AssertionError(f"{self.lines[-1]} is refused: {answer}")
        if seat == CHANCE:
            kind, *values = short(shown).split()
            if self.lines[-1].startswith(f"* {kind} "):
                self.lines[-1] += " " + " ".join(values)
            else:
                self.lines.append(f"* {short(shown)}")
        self.tells(answer)

    def text(self) -> str:
        outcome = self.game.outcome(self.host.state)
        lines = [fill(line, 110, subsequent_indent="    ") if line[0] == "*" else line for line in self.lines]
        if outcome is None:
            return "\n".join([*lines, "not over", ""])
        end = [f"scores: {' '.join(map(str, outcome.scores))}", f"winners: {' '.join(map(str, outcome.winners))}"]
        return "\n".join([*lines, f"end: {outcome.how}", *end, ""])


def option(part: str) -> tuple[str, Any]:
    """`actions=yes`, `patience=3`."""
    name, value = part.split("=")
    return name, {"yes": True, "no": False}[value] if value in ("yes", "no") else int(value) if value.isdigit() else value


def seats(audience: int) -> str:
    return " ".join(str(seat) for seat in range(audience.bit_length()) if audience >> seat & 1)


def head_of(text: str) -> dict[str, str]:
    head = dict(line.split(":", 1) for line in text.splitlines()[: len(HEAD)])
    return {name: head[name].strip() for name in HEAD}


def replayed(text: str) -> str:
    """The same text, made anew from its head and its moves."""
    play = Playthrough(head_of(text))
    for line in text.splitlines():
        if line.startswith("> "):
            seat, *move = line[2:].split()
            play.plays(int(seat), long(play, move))
    return play.text()


def long(play: Playthrough, words: list[str]) -> dict[str, Any]:
    """The tagged form of a short line."""
    kind = play.game.moves.named(words[0])
    shown: dict[str, Any] = {"type": words[0]}
    for (name, domain), word in zip(kind.fields, words[1:], strict=True):
        shown[name] = None if word == "-" else word if domain.ids is not None else int(word)
    assert isinstance(parse(play.game.moves, shown), int), words
    return shown


def played(head: dict[str, str]) -> str:
    """A new game of the bots that the head names."""
    play = Playthrough(head)
    levels = import_module(f"nightowl.games.{head['game']}.bot").BOTS
    bots = [levels[level]() for level in play.players]
    chance = Seeded(head["seed"] + " bots")
    while (ask := play.host.ask()) is not None:
        seat, state = ask.seats[0], play.host.state
        clock = play.game.legal(state, CLOCK)
        move = clock[0] if seat == CLOCK else bots[seat].choose(play.game.view(state, seat), chance)
        play.plays(seat, play.game.moves.outside(move))
    return play.text()


def main(args: list[str]) -> None:
    if args[:1] != ["--write"]:
        sys.exit("usage: python tests/playthroughs.py --write FILE…")
    for name in args[1:]:
        path = Path(name)
        path.write_text(played(head_of(path.read_text(encoding="utf-8"))), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
