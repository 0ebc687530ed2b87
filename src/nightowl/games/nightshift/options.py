"""What a Nightshift table may agree on, rulings that are a choice among it; and the state it makes."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ...kernel.options import OptionError, Options, options
from .pack.cards import DANCERS, SHIFTS
from .rounds.night import Night
from .rounds.opening import CASTINGS, Opening, cast, go_first
from .state import MODES, Shift

Dancer = Literal["ruby", "topaz", "emerald", "sapphire", "amethyst"]
SEATS_OF = {"competitive": range(2, 6), "solo": range(1, 2), "coop": range(2, 6), "teams": range(4, 5)}


class NightshiftOptions(Options, frozen=True):
    """`mode` auto: solo for one, competitive for more. `cast` names dancers by seat; `first` is a seat from 1, or 0."""

    mode: Literal["auto", "competitive", "solo", "coop", "teams"] = "auto"
    shift: Literal["long", "short"] = "long"
    dancers: Literal["picked", "random", "drafted"] = "random"
    cast: list[Dancer] = []
    first: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    abilities: bool = True
    hidden_money: bool = False
    clock: Literal["simulated", "table"] = "simulated"


def read_options(given: Any) -> NightshiftOptions:
    return options(NightshiftOptions, given)


def new_shift(agreed: NightshiftOptions, seats: int) -> Shift:
    mode = agreed.mode if agreed.mode != "auto" else "solo" if seats == 1 else "competitive"
    if seats not in SEATS_OF[mode]:
        raise OptionError("mode", mode, f"seats-for-{mode}")
    if len(agreed.cast) not in (0, seats) or len(set(agreed.cast)) != len(agreed.cast):
        raise OptionError("cast", f"{seats}: " + "|".join(DANCERS), "bad-cast")
    if agreed.first > seats:
        raise OptionError("first", f"0..{seats}")
    s = Shift(seats, MODES.index(mode), SHIFTS.index(agreed.shift))
    s.has_abilities = agreed.abilities
    s.hidden_money = agreed.hidden_money
    s.clocked = agreed.clock == "table"
    for seat, dancer in enumerate(agreed.cast):
        cast(s, seat, DANCERS.index(dancer))
    if agreed.first:
        go_first(s, agreed.first - 1)
    elif seats == 1:
        go_first(s, 0)
    s.stack = [Night(), Opening(CASTINGS.index(agreed.dancers))]
    if agreed.cast and s.order:
        s.stack[-1].resume(s)
    return s
