"""Short codes for counters in a picture, made from their names in each language: a guest is `Le1`, a coin `Coi`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ...kernel.texts import Texts
from .counters import CLIQUE, COLOURS, GAP, IDS, KINDS, NO_CLIQUE, SQUARES


@cache
def codes(texts: Texts) -> dict[int, str]:
    """The code of every kind of counter, three characters each, no two alike."""
    taken: set[str] = set()
    colours = {colour: short(texts.say(f"colour-{colour}"), 2, taken) for colour in COLOURS}
    found = {}
    for kind in range(GAP + 1, KINDS):
        if CLIQUE[kind] != NO_CLIQUE:
            found[kind] = colours[COLOURS[CLIQUE[kind]]] + str(SQUARES[kind])
        else:
            found[kind] = short(texts.say(f"counter-{IDS[kind]}"), 3, taken)
    return found


def short(name: str, size: int, taken: set[str]) -> str:
    code = next(code for code in candidates(name, size) if code not in taken)
    taken.add(code)
    return code


def candidates(name: str, size: int) -> Iterator[str]:
    """The beginning of the last word (what is special in `Party Flyer`), then other letters of it that follow the first."""
    words = "".join(c if c.isalnum() or c == " " else "" for c in name.replace("-", " -")).split()
    for word in (words[0] if "-" in name else words[-1], *words):
        yield capital(word[:size].ljust(size, "."))
    letters = "".join(words)
    for at in range(1, len(letters) - size + 2):
        yield capital(letters[0] + letters[at : at + size - 1])
    for n in range(10):
        yield capital(letters[: size - 1] + str(n))


def capital(word: str) -> str:
    return word[0].upper() + word[1:]
