"""Words that change before what follows, as functions a text may call: `{ DE($seat) }` is “de Bruno” or “d’Alice”.

The same rows as in the browser's `lib/elision.ts`; both are tested against one table. Whether a French h is mute nobody can
tell from its letters: in given names it nearly always is, so it is taken for mute.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Any, Final

# By language and word: before other sounds, before that sound, and the letters such a sound begins with.
WORDS: Final[dict[str, dict[str, tuple[str, str, str]]]] = {
    "fr": {"DE": ("de ", "d’", "[aeiouhœæ]|y(?![aeiouy])")},
    "it": {"A": ("a ", "ad ", "a"), "E": ("e ", "ed ", "e")},
    "es": {"Y": ("y ", "e ", "h?i(?![aeou])")},
}
UNHEARD: Final = ("M", "C")  # accents, and marks that show nothing


def letters(name: str) -> str:
    """A name as it counts here: small, without accents and without marks that show nothing."""
    apart = unicodedata.normalize("NFD", name)
    return "".join(c for c in apart if not unicodedata.category(c).startswith(UNHEARD)).lower()


def functions(lang: str) -> dict[str, Callable[[Any], Any]]:
    """The words of a language, each with its name put after it."""

    def word(plain: str, short: str, sound: str) -> Callable[[Any], Any]:
        begins = re.compile(sound)
        return lambda name: (short if begins.match(letters(str(name))) else plain) + str(name)

    return {name: word(*row) for name, row in WORDS.get(lang, {}).items()}
