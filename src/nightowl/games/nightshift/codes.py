"""Short forms for a picture: names, stars, money."""

from __future__ import annotations

from ...kernel.domain import Domain
from ...kernel.texts import Texts


def word(texts: Texts, domain: Domain, value: int) -> str:
    return str(texts.value(domain, value, []))


def stars(count: int) -> str:
    return "★" * count


def money(texts: Texts, dollars: int) -> str:
    return texts.say("picture-money", dollars=dollars)


def cut(line: str, width: int) -> str:
    return line if len(line) <= width else line[: width - 1] + "…"
