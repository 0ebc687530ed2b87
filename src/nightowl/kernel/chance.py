"""Where chance comes from: seeded for simulations, committed for deals people can verify."""

from __future__ import annotations

import hmac
import random
from typing import Final

from mypy_extensions import mypyc_attr

CHUNK: Final = 1 << 64
PRIME: Final = (1 << 31) - 1
STRIDE: Final = 48271


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Answers chance moves: an index into weights, drawn in proportion to them."""

    def pick(self, weights: list[int]) -> int:
        raise NotImplementedError

    def below(self, n: int) -> int:
        raise NotImplementedError


class Seeded(Source):
    """Fast and repeatable; for simulations, bots and tests."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed).random

    def pick(self, weights: list[int]) -> int:
        total = 0
        for w in weights:
            total += w
        rest = int(self._random() * total)
        for i, w in enumerate(weights):
            rest -= w
            if rest < 0:
                return i
        raise ValueError("no weight to pick from")

    def below(self, n: int) -> int:
        return int(self._random() * n)


class Sketch(Source):
    """Cheap and repeatable, by Park and Miller: good enough for games that are merely thought of."""

    __slots__ = ("_at",)

    def __init__(self, seed: int) -> None:
        # Seeds that lie side by side must not give numbers that do.
        at = seed & PRIME
        at = (at ^ at >> 15) * 0x2C1B3C6D & PRIME
        at = (at ^ at >> 12) * 0x297A2D39 & PRIME
        self._at = (at ^ at >> 15) % (PRIME - 1) + 1

    def pick(self, weights: list[int]) -> int:
        total = 0
        for w in weights:
            total += w
        rest = self.below(total)
        for i, w in enumerate(weights):
            rest -= w
            if rest < 0:
                return i
        raise ValueError("no weight to pick from")

    def below(self, n: int) -> int:
        self._at = self._at * STRIDE % PRIME
        return self._at * n // PRIME


def committed_pick(secret: bytes, nonces: bytes, k: int, weights: list[int]) -> int:
    """Chance move k of a committed deal; the rule is written down in docs/records.md.

    HMAC-SHA256 under the secret of `nonces|k|try`; the first 64 bits, rejected while they would favour a low rest; the rest
    modulo the sum of weights falls into one weight.
    """
    total = sum(weights)
    if total <= 0:
        raise ValueError("no weight to pick from")
    fair = CHUNK - CHUNK % total
    attempt = 0
    while True:
        message = b"%s|%d|%d" % (nonces, k, attempt)
        number = int.from_bytes(hmac.digest(secret, message, "sha256")[:8], "big")
        if number < fair:
            break
        attempt += 1
    rest = number % total
    for i, w in enumerate(weights):
        if rest < w:
            return i
        rest -= w
    raise AssertionError("weights do not add up")


class Committed(Source):
    """Chance fixed by a secret and the players' nonces: move k is a function of both and k alone."""

    __slots__ = ("k", "nonces", "secret")

    def __init__(self, secret: bytes, nonces: bytes, k: int = 0) -> None:
        self.secret = secret
        self.nonces = nonces
        self.k = k

    def pick(self, weights: list[int]) -> int:
        picked = committed_pick(self.secret, self.nonces, self.k, weights)
        self.k += 1
        return picked

    def below(self, n: int) -> int:
        return self.pick([1] * n)
