"""What a wish leads to: lines for the log, changes of the vault, and a word for the one who asked. Nothing is done yet."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from ..kernel.chance import Committed, Source
from ..kernel.deal import make_secret
from .log import Line


class Plan(msgspec.Struct):
    """`not_before`: the store takes it only from that time on. `private` goes to who asked, and nowhere else."""

    lines: list[Line]
    vault: dict[str, str | None] = {}
    not_before: int = 0
    private: str = ""


class Means(NamedTuple):
    """What a rule needs beside the table: the secret of the running deal, the time, and ways to draw new secrets."""

    now: int
    secret: bytes = b""
    vault: dict[str, str] = {}
    draw_secret: Callable[[], bytes] = make_secret
    draw_token: Callable[[], str] = lambda: secrets.token_urlsafe(24)
    source: Callable[[bytes, bytes, int], Source] = Committed  # chance, from a secret, the nonces and how often it answered
    pick: Callable[[Sequence[int]], int] = secrets.choice  # what a silent seat plays where anything will do

    @property
    def chance(self) -> bytes:
        """Where chance comes from: the secret of the deal, or that of a game from elsewhere, which nobody was promised."""
        return self.secret or bytes.fromhex(self.vault.get("chance", ""))


def hashed(token: str) -> str:
    """How a token is stored."""
    return hashlib.sha256(token.encode()).hexdigest()
