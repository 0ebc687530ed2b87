"""The terminal: sentences, pictures and questions, with colour where it helps and plainly where it does not."""

from __future__ import annotations

import sys
from textwrap import wrap
from typing import Any

from rich.console import Console
from rich.text import Text

from .. import registry
from ..kernel.game import Game
from ..kernel.texts import Texts
from ..kernel.wire import show

GAP = 2  # between columns
ITEM = 5  # what a number takes in a menu


class Screen:
    """Plain: no colour, no drawing, complete sentences, no line broken. Also where there is no terminal."""

    def __init__(self, texts: Texts, plain: bool) -> None:
        self.texts = texts
        self.is_live = sys.stdin.isatty() and sys.stdout.isatty()
        self.plain = plain or not sys.stdout.isatty()
        self._console = Console(highlight=False, markup=False, emoji=False)

    def say(self, id: str, /, *, style: str = "", **values: str | int) -> None:
        self.line(self.texts.say(id, **values), style)

    def line(self, text: str = "", style: str = "") -> None:
        if self.plain:
            print(text)
        else:
            self._console.print(text, style=style)

    def item(self, text: str) -> None:
        """A line of a menu; what does not fit goes on under its words."""
        for line in (
            [text] if self.plain else wrap(text, self._console.width, subsequent_indent=" " * ITEM, break_on_hyphens=False)
        ):
            self.line(line)

    def drawing(self, lines: list[str], paint: dict[str, str]) -> None:
        """Lines that stand as they are; words to paint by their style."""
        for line in lines:
            if self.plain:
                print(line)
                continue
            text = Text(line)
            for word, style in paint.items():
                text.highlight_words([word], style)
            self._console.print(text, no_wrap=True, overflow="crop")

    def columns(self, words: list[str]) -> None:
        """Words side by side, down and then across, as many columns as there is room for."""
        wide = max(len(word) for word in words) + GAP
        rows = -(-len(words) // max(1, self._console.width // wide))
        for row in range(rows):
            self.line("".join(word.ljust(wide) for word in words[row::rows]).rstrip())

    def ask(self, prompt: str) -> str | None:
        """What was typed; None at the end of input."""
        try:
            typed = input(prompt + " ").strip()
        except EOFError:
            print()
            return None
        if not sys.stdin.isatty():
            print(typed)  # what a terminal would have shown
        return typed

    def cover(self) -> None:
        """Nothing of what was shown stays to be seen."""
        if not self.plain:
            self._console.clear()
        print("\n" * (self._console.height if self.is_live else 2))

    def view(self, game: Game[Any], view: Any, names: list[str], whole: bool = False) -> None:
        """A view drawn, or told in sentences: then only on request with what is too long to hear every time."""
        draw = registry.sentences(game.name) if self.plain else registry.picture(game.name)
        if draw is None:
            shown = show(game, view)
            lines = [f"{name}: {value}" for name, value in shown.items() if name not in ("legal", "story")]
        else:
            lines = draw(view, self.texts, names)
            more = registry.details(game.name) if self.plain else registry.aside(game.name)
            lines += more(view, self.texts, names) if whole and more is not None else []
        self.drawing(lines, {} if self.plain else registry.paint(game.name, self.texts))
