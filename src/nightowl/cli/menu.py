"""Moves to choose from: all of them, folded by what they have in common, or, where there are very many, kind by kind and
then field by field.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from .. import registry
from ..kernel.game import Game
from ..kernel.moves import Kind
from .screen import Screen

MANY = 40  # more moves than these are asked for kind by kind, unless the game has words to fold them
FEWEST_TO_FOLD = 2  # so many moves of a kind stand side by side


class Menu:
    """What stands under each number; a kind with one move stands for that move."""

    def __init__(self, screen: Screen, game: Game[Any], names: list[str], view: Any) -> None:
        self.screen = screen
        self.game = game
        self.moves = game.moves
        self.names = names
        self.view = view
        kinds: dict[str, list[int]] = {}
        for move in view.legal:
            kinds.setdefault(self.moves.kind_of(move).name, []).append(move)
        self.is_grouped = len(view.legal) > MANY and not any(screen.texts.has(f"menu-{kind}") for kind in kinds)
        self.groups = list(kinds.values()) if self.is_grouped else [[move] for move in view.legal]

    @property
    def most(self) -> int:
        return len(self.groups)

    def show(self, whole: bool = False) -> None:
        """What may be done; where that is too much to read at once, what the game would begin with."""
        screen, view = self.screen, self.view
        screen.line(screen.texts.headed(self.names[view.seat], screen.texts.say(f"ask-{view.moment}")), "bold")
        first = () if whole or screen.plain else registry.first(self.game.name, view)
        shown = [number for number, group in enumerate(self.groups) if not first or group[0] in first]
        for (heading, is_short), run in groupby(shown, self.heading):
            self.fold(list(run), heading, is_short)
        if len(shown) < self.most:
            screen.say("cli-more", n=self.most)

    def fold(self, numbers: list[int], heading: str, is_short: bool) -> None:
        if not is_short or self.screen.plain or len(numbers) < FEWEST_TO_FOLD:
            for number in numbers:
                self.screen.item(self.line(number))
        else:
            self.screen.line(f"     {heading}")
            self.screen.columns([f"{number + 1:>3}  {self.short(self.groups[number][0])}" for number in numbers])

    def heading(self, number: int) -> tuple[str, bool]:
        """What moves of a kind have in common, where the game has a word for it: then each needs only what differs."""
        texts, move = self.screen.texts, self.groups[number][0]
        name = self.moves.kind_of(move).name
        if not texts.has(f"menu-{name}"):
            return name, False
        return texts.say(f"menu-{name}", remark=registry.remark(self.game.name, self.view, move, texts)), True

    def short(self, move: int) -> str:
        kind = self.moves.kind_of(move)
        return str(self.screen.texts.value(kind.fields[-1][1], kind.values(move)[-1], self.names))

    def line(self, number: int, hints: Sequence[str] = ()) -> str:
        """What stands under that number, from 0, with what it leads to."""
        group, texts = self.groups[number], self.screen.texts
        remark = registry.remark(self.game.name, self.view, group[0], texts) if len(group) == 1 else ""
        notes = "; ".join([remark, *hints] if remark else hints)
        said = self.label(group)
        return f"{number + 1:>3}  {texts.headed(said, notes) if notes else said}"

    def label(self, group: list[int]) -> str:
        texts = self.screen.texts
        if len(group) == 1:
            own = registry.label(self.game.name, self.view, group[0], texts)
            return own or texts.move(self.moves, group[0], self.names)
        return texts.outline(self.moves.kind_of(group[0]))

    def hints(self) -> None:
        texts, hints = self.screen.texts, self.game.hints(self.view)
        for number, group in enumerate(self.groups):
            said = [texts.say(f"hint-{hint.hint}", n=hint.n) for hint in hints if hint.move in group]
            self.screen.item(self.line(number, said or [texts.say("cli-no-hint")]))

    def find(self, word: str) -> None:
        """What has those words in it, or what the game takes them for."""
        lines = [self.line(number) for number in range(self.most)]
        found = [line for line in lines if len(word) > 1 and word.casefold() in line.casefold()]
        if not found:
            meant = registry.meant(self.game.name, self.view, word, self.screen.texts)
            found = [line for line, group in zip(lines, self.groups, strict=True) if not set(meant).isdisjoint(group)]
        for line in found:
            self.screen.item(line)
        if not found:
            self.screen.say("cli-what", word=word[:40], most=self.most)

    def choose(self, number: int) -> int | None:
        """The move under that number; its open fields are asked for one after another. None: thought better of it."""
        group = self.groups[number]
        kind = self.moves.kind_of(group[0])
        for field in range(len(kind.fields)):
            values = sorted({kind.values(move)[field] for move in group})
            if len(values) > 1:
                value = self.ask(kind, field, values, group)
                if value is None:
                    return None
                group = [move for move in group if kind.values(move)[field] == value]
        return group[0]

    def ask(self, kind: Kind, field: int, values: list[int], group: list[int]) -> int | None:
        """One field; None on Enter, at the end of input or after anything that is no number."""
        texts, domain = self.screen.texts, kind.fields[field][1]
        for number, value in enumerate(values, 1):
            self.screen.line(f"{number:>6}  {texts.value(domain, value, self.names)}")
        said = kind.values(group[0])  # the fields before this one are settled
        known = {name: texts.value(of, said[at], self.names) for at, (name, of) in enumerate(kind.fields[:field])}
        word = self.screen.ask(texts.say("cli-choose", what=texts.outline(kind, known), most=len(values)))
        if word and word.isdecimal() and 1 <= int(word[:9]) <= len(values):
            return values[int(word) - 1]
        return None
