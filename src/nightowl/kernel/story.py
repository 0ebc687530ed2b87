"""The story: what happened, as facts with their audience, appended and shared, never copied.

What a seat saw of the story is in its view; so the view is the whole memory of a player.
"""

from __future__ import annotations

from typing import Final

from .domain import Domain

EVERYONE: Final = -1  # an audience is a set of seats as bits; all bits set: everybody, spectators too


class EventKind:
    """One kind of fact and its fields. A field named with a trailing `s` domain list holds several values."""

    __slots__ = ("fields", "index", "name")

    def __init__(self, name: str, index: int, fields: list[tuple[str, Domain]]) -> None:
        self.name = name
        self.index = index
        self.fields = fields


class EventTable:
    """All kinds of facts of a game: `events.kind("took", seat=SEAT, counter=COUNTER)`."""

    __slots__ = ("kinds",)

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def kind(self, name: str, **fields: Domain) -> EventKind:
        kind = EventKind(name, len(self.kinds), list(fields.items()))
        self.kinds.append(kind)
        return kind


class Event:
    """A fact: never a sentence."""

    __slots__ = ("audience", "facts", "kind")

    def __init__(self, kind: EventKind, audience: int, facts: tuple[int, ...]) -> None:
        self.kind = kind
        self.audience = audience
        self.facts = facts

    def is_for(self, seat: int | None) -> bool:
        return self.audience == EVERYONE or (seat is not None and (self.audience >> seat) & 1 == 1)

    def outside(self) -> dict[str, str | int | None]:
        shown: dict[str, str | int | None] = {"type": self.kind.name}
        for (name, domain), fact in zip(self.kind.fields, self.facts, strict=True):
            shown[name] = domain.outside(fact)
        return shown

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind is other.kind
            and self.audience == other.audience
            and self.facts == other.facts
        )

    def __hash__(self) -> int:
        return hash((self.kind.index, self.audience, self.facts))

    def __repr__(self) -> str:
        return f"{self.kind.name}{self.facts}"


class Seen:
    """What one reader has seen of a story so far; a story only grows, so no event is looked at twice."""

    __slots__ = ("bit", "events", "until")

    def __init__(self, seat: int | None) -> None:
        self.bit = 0 if seat is None else 1 << seat
        self.events: list[Event] = []
        self.until = 0

    def read(self, events: list[Event], length: int) -> None:
        for at in range(self.until, length):
            event = events[at]
            if event.audience == EVERYONE or event.audience & self.bit:
                self.events.append(event)
        self.until = length


class Story:
    """An append-only list that forks for free: clones share it and copy only when they part ways."""

    __slots__ = ("_seen", "events", "length")

    def __init__(self, events: list[Event], length: int) -> None:
        self.events = events
        self.length = length
        self._seen: dict[int | None, Seen] = {}

    def add(self, event: Event) -> None:
        if len(self.events) != self.length:
            self.events = self.events[: self.length]
        self.events.append(event)
        self.length += 1

    def fork(self) -> Story:
        return Story(self.events, self.length)

    def since(self, start: int) -> list[Event]:
        return self.events[start : self.length]

    def seen_by(self, seat: int | None) -> list[Event]:
        """What that seat, or a spectator, has been told. To read now, not to keep or change."""
        found = self._seen.get(seat)
        if found is None:
            found = Seen(seat)
            self._seen[seat] = found
        found.read(self.events, self.length)
        return found.events
