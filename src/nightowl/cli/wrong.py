"""Input that cannot be used: the id of a text and its values. `main` says it and exits with 2."""

from __future__ import annotations


class Wrong(Exception):
    def __init__(self, text: str, **values: str | int) -> None:
        super().__init__(text)
        self.text = text
        self.values = values
