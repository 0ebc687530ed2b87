"""The clock of a game: which time budget runs, since when, and when it is over. All times are the store's."""

from __future__ import annotations

from typing import Any

from ..kernel.game import CLOCK, Ask, Game
from ..kernel.stack import SEALED, WINDOW
from .wire import Tempo

Key = tuple[str, str, int]

TURN_SECONDS: dict[Tempo, int] = {"generous": 180, "fast": 45, "none": 0}
SEALED_SECONDS: dict[Tempo, int] = {"generous": 60, "fast": 25, "none": 120}


class Clock:
    """What was spent of a budget is kept while frames above suspend it. Depends on what the public sees, on nothing else."""

    __slots__ = ("before", "key", "rings", "seen", "seen_at", "since", "spent", "turns")

    def __init__(self) -> None:
        self.key: Key | None = None
        self.since = 0
        self.before = 0  # since when the ask before this one ran
        self.spent: dict[Key, int] = {}
        self.seen: tuple[Any, ...] = ()
        self.seen_at = 0  # when the public last saw anything happen
        self.turns = 0
        self.rings = 0

    def turn(self, game: Game[Any], state: Any, ask: Ask, public: Any, time: int) -> None:
        """The game has come to this ask."""
        seen = (public.moment, public.asked, len(public.story))
        if seen != self.seen:
            self.seen, self.seen_at = seen, time
            self.turns += 1
        key = self._key(ask, len(state.stack))
        if key == self.key:
            return
        if self.key is not None:
            self.spent[self.key] = self.spent.get(self.key, 0) + time - self.since
        self._forget(key, len(state.stack))
        self.key = key
        self.before, self.since = self.since, time

    def _key(self, ask: Ask, depth: int) -> Key:
        if ask.pace in (SEALED, WINDOW):
            return (ask.pace, f"{ask.moment} {self.rings}", depth)
        return (ask.pace, "", ask.span) if ask.pace else ("", "", self.turns)

    def _forget(self, key: Key, depth: int) -> None:
        """Budgets that cannot come back: other spans of this pace, turns that are over, frames that lay higher."""
        for old in list(self.spent):
            is_gone = old[2] >= depth if old[0] in (SEALED, WINDOW) else old[0] in ("", key[0])
            if old != key and is_gone:
                del self.spent[old]

    def rang(self) -> None:
        """A budget ended: should the same ask follow, its time starts anew."""
        self.rings += 1
        if self.key is not None:
            self.spent.pop(self.key, None)
        self.key = None

    def rewind(self, since: int) -> None:
        """A turn taken back goes on from where it began: taking back wins no time."""
        if self.key is not None and self.key[0] == "":
            self.since = since

    def shift(self, by: int) -> None:
        """A pause counts for nobody."""
        self.since += by
        self.seen_at += by
        self.before += by

    @property
    def held(self) -> dict[str, int]:
        """What is spent of the budgets the rules name that stand still now, by their pace."""
        return {
            pace: spent
            for (pace, moment, span), spent in self.spent.items()
            if pace not in ("", SEALED, WINDOW) and (pace, moment, span) != self.key
        }

    @property
    def used(self) -> int:
        return 0 if self.key is None else self.spent.get(self.key, 0)


def budget(game: Game[Any], state: Any, ask: Ask, tempo: Tempo, window: int, seats: int = 1) -> int | None:
    """The milliseconds this ask may take; None: as long as it likes. What the rules time, they time at every tempo.

    `seats`: the most that one person has. Where all answer at once she answers for one after another, and all wait as long.
    """
    allowed = _once(game, state, ask, tempo, window)
    is_apiece = ask.pace in (SEALED, WINDOW) or ask.pace in game.apiece
    return allowed * seats if allowed and is_apiece else allowed


def _once(game: Game[Any], state: Any, ask: Ask, tempo: Tempo, window: int) -> int | None:
    by_rule = game.seconds(state, ask.pace) if ask.pace else 0
    is_clocked = bool(game.legal(state, CLOCK))
    if ask.pace == WINDOW:
        return 1000 * (by_rule or window)
    if is_clocked and by_rule:
        return 1000 * by_rule
    if is_clocked and ask.pace == SEALED:
        return 1000 * SEALED_SECONDS[tempo]
    if ask.seats == (CLOCK,):
        return 0
    return None if tempo == "none" else 1000 * (by_rule or TURN_SECONDS[tempo])
