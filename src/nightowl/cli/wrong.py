"""Input that cannot be used: the id of a text and its values. `main` says it and exits with 2."""

from __future__ import annotations

from ..kernel.options import OptionError


class Wrong(Exception):
    def __init__(self, text: str, /, **values: str | int) -> None:
        super().__init__(text)
        self.text = text
        self.values = values


def wrong_option(error: OptionError) -> Wrong:
    return Wrong(f"refused-{error.code}", field=error.field, expected=error.expected)
