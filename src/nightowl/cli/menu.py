"""Moves to choose from: all of them, or, where there are very many, kind by kind and then field by field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..kernel.game import Game
from ..kernel.moves import Kind
from .screen import Screen

MANY = 40  # more moves than these are not listed one by one


class Menu:
    """What stands under each number; a kind with one move stands for that move."""

    def __init__(self, screen: Screen, game: Game[Any], names: list[str], legal: Sequence[int]) -> None:
        self.screen = screen
        self.moves = game.moves
        self.names = names
        self.legal = legal
        self.is_grouped = len(legal) > MANY
        kinds: dict[str, list[int]] = {}
        for move in legal:
            kinds.setdefault(self.moves.kind_of(move).name, []).append(move)
        self.groups = list(kinds.values()) if self.is_grouped else [[move] for move in legal]

    def label(self, number: int) -> str:
        """What stands under that number, from 0."""
        group = self.groups[number]
        if len(group) == 1:
            return self.screen.texts.move(self.moves, group[0], self.names)
        return self.screen.texts.outline(self.moves.kind_of(group[0]))

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
