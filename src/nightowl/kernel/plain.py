"""Writing states down: any state or frame becomes plain JSON values and comes back equal, compiled or not."""

from __future__ import annotations

from typing import Any

import msgspec

from .game import State
from .story import Event, EventTable, Story


def fields(cls: type) -> list[str]:
    """The attributes of a state or frame class, in one order for both builds."""
    named = (base.__dict__.get("__mypyc_attrs__", base.__dict__.get("__slots__", ())) for base in cls.__mro__)
    return sorted({name for names in named for name in names if not name.startswith("__")})


class Codec:
    """Encodes the states of one game; it is told which classes they are made of."""

    def __init__(self, events: EventTable, *classes: type) -> None:
        self.events = events
        self.classes = {cls.__name__: cls for cls in classes}

    def encode(self, s: State) -> bytes:
        return msgspec.json.encode(self._plain(s))

    def decode(self, data: bytes) -> Any:
        return self._back(msgspec.json.decode(data))

    def _plain(self, value: Any) -> Any:
        if value is None or isinstance(value, bool | int | str | float):
            return value
        if isinstance(value, list):
            return [self._plain(v) for v in value]
        if isinstance(value, tuple):
            return {"t": [self._plain(v) for v in value]}
        if isinstance(value, dict):
            return {"d": [[self._plain(k), self._plain(v)] for k, v in value.items()]}
        if isinstance(value, Story):
            return {"s": [[e.kind.index, e.audience, list(e.facts)] for e in value.since(0)]}
        if type(value).__name__ in self.classes:
            return {"c": type(value).__name__, "v": [self._plain(getattr(value, f)) for f in fields(type(value))]}
        raise TypeError(f"{type(value).__name__} is not plain: a state may not hold it")

    def _back(self, value: Any) -> Any:
        if isinstance(value, list):
            return [self._back(v) for v in value]
        if not isinstance(value, dict):
            return value
        if "t" in value:
            return tuple(self._back(v) for v in value["t"])
        if "d" in value:
            return {self._back(k): self._back(v) for k, v in value["d"]}
        if "s" in value:
            told = [Event(self.events.kinds[k], audience, tuple(facts)) for k, audience, facts in value["s"]]
            return Story(told, len(told))
        cls = self.classes[value["c"]]
        made = cls()
        for name, v in zip(fields(cls), value["v"], strict=True):
            setattr(made, name, self._back(v))
        return made
