"""How often somebody may do something: a bucket for each, which fills again with time."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable

MOST_KEYS = 20_000


class Rate:
    """At most `most` at once, and `most` in so many seconds on average."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = float(most)
        self._refill = most / seconds
        self._clock = clock
        self._left: dict[Hashable, tuple[float, float]] = {}

    def allows(self, who: Hashable) -> bool:
        now = self._clock()
        left, at = self._left.get(who, (self._most, now))
        left = min(self._most, left + (now - at) * self._refill)
        if left < 1:
            self._left[who] = (left, now)
            return False
        self._left[who] = (left - 1, now)
        if len(self._left) > MOST_KEYS:
            self._forget(now)
        return True

    def _forget(self, now: float) -> None:
        """Who has not come for long has a full bucket, and needs no entry."""
        full = self._most / self._refill
        self._left = {who: entry for who, entry in self._left.items() if now - entry[1] < full}
        if len(self._left) > MOST_KEYS:
            self._left.clear()
