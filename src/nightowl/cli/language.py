"""Which language to speak: --lang, NIGHTOWL_LANG, the locale, English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from ..kernel.texts import LANGUAGES

VARIABLES = ("NIGHTOWL_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language(argv: Sequence[str], environ: Mapping[str, str]) -> str:
    """The first wish that can be met; a wrong --lang is refused later, in the language of the others."""
    wishes = [after for flag, after in pairwise(argv) if flag == "--lang"]
    wishes += [word.removeprefix("--lang=") for word in argv if word.startswith("--lang=")]
    wishes += [environ[name] for name in VARIABLES if environ.get(name)]
    for wish in wishes:
        if wish[:2].lower() in LANGUAGES and not wish[2:3].isalpha():
            return wish[:2].lower()
    return "en"
