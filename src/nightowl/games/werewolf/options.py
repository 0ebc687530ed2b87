"""What a table may agree on, which sets of roles may be played, and what deserves a warning."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

import msgspec

from ...kernel.options import OptionError, Options, options
from .night.deal import is_fine
from .roles import (
    CENTRE_CARDS,
    COUNT,
    FEWEST_WEREWOLVES,
    INSOMNIAC,
    KINDS,
    MASON,
    MASONS_TOGETHER,
    ROBBER,
    ROLES,
    TROUBLEMAKER,
    WEREWOLF,
    counts_of,
    preset,
)
from .state import Agreed

DAY_MINUTES = {3: 4, 4: 4, 5: 5, 6: 5, 7: 7, 8: 7, 9: 8, 10: 8}
BY_SEATS = 0


class WerewolfOptions(Options, frozen=True):
    """`roles` is the host's own set and wins over `set`; `minutes` 0 means: by the number of players."""

    set: Literal["preset", "doppelganger", "random"] = "preset"
    roles: list[str] = []
    night: Literal["quick", "narrated"] = "quick"
    lone_wolf: bool = True
    tanner_blocks: bool = False
    slot: Annotated[int, msgspec.Meta(ge=3, le=120)] = 10
    wave: Annotated[int, msgspec.Meta(ge=5, le=300)] = 20
    minutes: Annotated[int, msgspec.Meta(ge=0, le=60)] = BY_SEATS
    vote: Annotated[int, msgspec.Meta(ge=3, le=120)] = 20
    talk: Annotated[int, msgspec.Meta(ge=0, le=200)] = 30
    chips: Annotated[int, msgspec.Meta(ge=1, le=100)] = 5
    helper: bool = False


def read_options(given: Any) -> WerewolfOptions:
    read = options(WerewolfOptions, given)
    for name in read.roles:
        if name not in ROLES:
            raise OptionError(name, "|".join(ROLES), "unknown-role")
    return read


def counts(given: WerewolfOptions, seats: int) -> list[int] | None:
    """How many cards of each role are in play; None: the bag decides. OptionError says what cannot be."""
    if given.roles:
        chosen = counts_of(given.roles)
        check(chosen, seats)
        return chosen
    if given.set == "random":
        return None
    chosen = ready_made(given.set, seats)
    if not any(chosen):
        raise OptionError("set", "|".join(str(n) for n in DAY_MINUTES if preset(given.set, n)), "no-set-for-so-many")
    return chosen


@cache
def ready_made(kind: str, seats: int) -> list[int]:
    """Made once and shared by all games, as counts never change."""
    return counts_of(preset(kind, seats))


def check(chosen: list[int], seats: int) -> None:
    """A set the rules allow, or an OptionError."""
    if sum(chosen) != seats + CENTRE_CARDS:
        raise OptionError("roles", str(seats + CENTRE_CARDS), "wrong-number-of-cards")
    for role in range(KINDS):
        if chosen[role] > COUNT[role]:
            raise OptionError(ROLES[role], f"0..{COUNT[role]}", "too-many-cards")
    if not is_fine(MASON, chosen[MASON]):
        raise OptionError(ROLES[MASON], f"0|{MASONS_TOGETHER}", "lonely-mason")
    if not is_fine(WEREWOLF, chosen[WEREWOLF]):
        raise OptionError(ROLES[WEREWOLF], f"{FEWEST_WEREWOLVES}..{COUNT[WEREWOLF]}", "no-werewolf")


def warnings(chosen: list[int]) -> list[str]:
    """What a set allows but the rulebook advises against, as ids of texts."""
    if chosen[INSOMNIAC] and not chosen[ROBBER] and not chosen[TROUBLEMAKER]:
        return ["insomniac-alone"]
    return []


_last: list[tuple[WerewolfOptions, int, Agreed]] = []  # tables and simulations play many games with the same options


def agreed(given: WerewolfOptions, seats: int) -> Agreed:
    if not _last or _last[0][0] is not given or _last[0][1] != seats:
        _last[:] = [(given, seats, plain(given, seats))]
    return _last[0][2]


def plain(given: WerewolfOptions, seats: int) -> Agreed:
    found = Agreed()
    found.random = given.set == "random" and not given.roles
    found.narrated = given.night == "narrated"
    found.lone_wolf = given.lone_wolf
    found.tanner_blocks = given.tanner_blocks
    found.slot = given.slot
    found.wave = given.wave
    found.day = 60 * (given.minutes or DAY_MINUTES[seats])
    found.vote = given.vote
    found.talk = given.talk
    found.target = given.chips
    found.helper = given.helper
    return found


def chips(carry: Any, seats: int) -> list[int]:
    """The chips each has won so far in this match."""
    if carry is None:
        return [0] * seats
    won = carry.get("chips") if isinstance(carry, dict) else None
    if not isinstance(won, list) or len(won) != seats or not all(type(n) is int and n >= 0 for n in won):
        raise OptionError("carry", f'{{"chips": [{", ".join("0.." for _ in range(seats))}]}}')
    return list(won)
