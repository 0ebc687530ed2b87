"""Nightshift's cards, dancers and timers as rows of TOML, checked on load; other packs load the same way.

What the words on the cards mean: docs/games/nightshift.md. Text domains: customer, private, power, event, dancer, trait,
dance (the five moves of the Private Room) and outcome. `.about` of a power, event or dancer is its rule, `.line` its
flavour; a customer's `.about` is a line about him. His name is a title without an article, for after a colon or in quotes.
"""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path

from ....kernel.content import fingerprint, rows
from .check import check_pack
from .pack import Customer, Dancer, Event, Pack, Power, Private, Timer

FOLDER = Path(__file__).parent.parent / "content"
PACK_VARIABLE = "NIGHTOWL_NIGHTSHIFT_PACK"  # may name the folder of another pack; `--pack` sets it


def chosen() -> Path:
    """The folder of the pack that this process plays with."""
    given = os.environ.get(PACK_VARIABLE, "")
    return Path(given) if given else FOLDER


def load(folder: Path = FOLDER) -> Pack:
    """A file that a pack leaves out is ours."""
    pack = Pack(
        rows(own_or_ours(folder, "customers.toml"), Customer),
        rows(own_or_ours(folder, "private.toml"), Private),
        rows(own_or_ours(folder, "power.toml"), Power),
        rows(own_or_ours(folder, "events.toml"), Event),
        rows(own_or_ours(folder, "dancers.toml"), Dancer),
        rows(own_or_ours(folder, "timers.toml"), Timer),
        fingerprint(folder) if folder == FOLDER else digest(fingerprint(FOLDER), fingerprint(folder)),
    )
    check_pack(pack)
    return pack


def own_or_ours(folder: Path, file: str) -> Path:
    return folder / file if (folder / file).exists() else FOLDER / file


def digest(*parts: str) -> str:
    return sha256(" ".join(parts).encode()).hexdigest()[:16]
