"""Nightshift's cards, dancers and timers as rows of TOML, checked on load; other packs load the same way.

What the words on the cards mean: docs/games/nightshift.md. Text domains: customer, private, power, event, dancer, trait,
dance (the five moves of the Private Room) and outcome. `.about` of a power, event or dancer is its rule, `.line` its
flavour; a customer's `.about` is a line about him. His name is a title without an article, for after a colon or in quotes.
"""

from __future__ import annotations

from pathlib import Path

from ...kernel.content import fingerprint, rows
from .check import check_pack
from .pack import Customer, Dancer, Event, Pack, Power, Private, Timer

FOLDER = Path(__file__).parent / "content"


def load(folder: Path = FOLDER) -> Pack:
    pack = Pack(
        rows(folder / "customers.toml", Customer),
        rows(folder / "private.toml", Private),
        rows(folder / "power.toml", Power),
        rows(folder / "events.toml", Event),
        rows(folder / "dancers.toml", Dancer),
        rows(folder / "timers.toml", Timer),
        fingerprint(folder),
    )
    check_pack(pack)
    return pack
