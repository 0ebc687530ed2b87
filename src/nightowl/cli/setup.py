"""Options, seats and bots as people type them."""

from __future__ import annotations

from typing import Any

import msgspec

from .. import registry
from ..kernel.game import Game
from ..kernel.options import OptionError, from_text
from .wrong import Wrong, wrong_option

USUAL = "normal"


def options_of(game: Game[Any], given: list[str]) -> dict[str, Any]:
    """All options as plain values, from `name=value` words; checked."""
    words = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            raise Wrong("cli-no-value", word=word)
        words[name] = value
    try:
        read = game.options(from_text(type(game.options()), words))
    except OptionError as error:
        raise wrong_option(error) from None
    plain: dict[str, Any] = msgspec.to_builtins(read)
    return plain


def seats_of(game: Game[Any], given: str | int | None) -> list[int]:
    """`3`, `2,4` or `2-5`; nothing: the middle one."""
    if given is None:
        return [(game.fewest + game.most + 1) // 2]
    found: list[int] = []
    for part in str(given).split(","):
        first, dash, last = part.partition("-")
        if not first.isdecimal() or (dash and not last.isdecimal()):
            raise Wrong("cli-bad-seats", given=str(given), fewest=game.fewest, most=game.most)
        low, high = int(first), int(last) if dash else int(first)
        if not game.fewest <= low <= high <= game.most:
            raise Wrong("cli-bad-seats", given=str(given), fewest=game.fewest, most=game.most)
        found += [n for n in range(low, high + 1) if n not in found]
    return found


def usual_level(game: str) -> str:
    return USUAL if USUAL in registry.bots(game) else "random"


def levels_of(game: str, given: str | None) -> list[str]:
    """`hard,easy`; nothing: the usual level."""
    if given is None:
        return [usual_level(game)]
    levels = [level.strip() for level in given.split(",") if level.strip()]
    known = registry.players(game)
    for level in levels or [given]:
        if level not in known:
            raise Wrong("cli-bad-level", level=level, levels=", ".join(known))
    return levels
