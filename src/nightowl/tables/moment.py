"""What can be seen at a table after a line of its log, and what changed since before: worked out once for all readers.

Changes are kept as the JSON they are sent as. Whoever saw the same before is sent the same bytes.
"""

from __future__ import annotations

from typing import Any

from ..kernel.patch import Known, patch, seen_change
from ..kernel.story import EVERYONE
from ..kernel.wire import slots, values
from .chat import talk
from .chores import deadline
from .company import Person
from .document import Hears, MeDoc, NoteDoc, PlaceDoc, TableDoc
from .public import public
from .table import Table
from .wire import encode

PUBLIC = "public"  # the key of who looks on
NOTHING = b""


def inside(change: dict[str, Any]) -> bytes:
    """A change as JSON, without its braces: several make one object."""
    return encode(change)[1:-1]


class Sight:
    """A seat as its person sees it: what it is asked, who hears it, its view, the words beside moves."""

    __slots__ = ("ask", "chat", "fields", "notes", "view")

    def __init__(self, ask: int, chat: Hears, view: Any, notes: list[NoteDoc]) -> None:
        self.ask = ask
        self.chat = chat
        self.view = view
        self.fields: tuple[Any, ...] = values(view)
        self.notes = notes


class Setting:
    """What only acts change: the public part of a table, and for each person who she is and whose views she is shown."""

    __slots__ = ("_before", "_change", "keys", "me", "table", "version")

    def __init__(self, t: Table) -> None:
        self.version = t.version
        self.table: TableDoc = public(t)
        self.me = {person.id: me(person) for person in t.people.values()}
        self.keys = {person.id: keys(t, person) for person in t.people.values()}
        self._before: Setting | None = None
        self._change = NOTHING

    def change(self, before: Setting) -> bytes:
        """How the public part came to be this one."""
        if self._before is not before:
            table = patch(before.table, self.table)
            self._change = inside({"~table": table}) if table else NOTHING
            self._before, before._before = before, None  # one step back is enough: no chain of all that ever was
        return self._change


class Moment:
    """The table after line n. What changed since the moment before is kept for the next reader."""

    __slots__ = ("_before", "_changes", "_known", "_last", "_tail", "ends", "game", "held", "n", "setting", "sights")

    def __init__(self, t: Table, setting: Setting) -> None:
        self.n = t.n
        self.game = t.game
        self.setting = setting
        self.ends = deadline(t) or 0
        self.held = {} if t.round is None else t.round.clock.held
        self.sights = {key: sight(t, key) for key in {key for found in setting.keys.values() for key in found}}
        self._forget(None)

    def _forget(self, before: Moment | None) -> None:
        """Start from another moment; what that one kept of its own past is not needed any more."""
        if before is not None:
            before._forget(None)
        self._before = before
        self._known: Known = {}
        self._last: tuple[Any, bytes] = (None, NOTHING)
        self._changes: dict[str, bytes] = {}
        self._tail: bytes | None = None

    def change(self, before: Moment, key: str) -> bytes:
        """What is new for that seat, or the public."""
        if self._before is not before:
            self._forget(before)
        found = self._changes.get(key)
        if found is None:
            found = self._changes[key] = self._seat(before.sights[key], self.sights[key])
        return found

    def _seat(self, old: Sight, new: Sight) -> bytes:
        change: dict[str, Any] = {}
        if old.ask != new.ask:
            change["=ask"] = new.ask
        if old.chat != new.chat:
            change["=chat"] = new.chat
        view: dict[str, Any] = {}
        if old.view is not new.view:
            view = seen_change(self.game.moves, slots(new.view), old.fields, new.fields, self._known)
        if old.notes != new.notes:
            change.update(patch({"notes": old.notes}, {"notes": new.notes}))
        if change or not view:
            return encode({**change, "~view": view} if view else change) if change else NOTHING
        if self._last[0] is not view:  # `seen_change` gives the same again to whoever sees the same change
            self._last = (view, encode({"~view": view}))
        return self._last[1]

    def tail(self, before: Moment) -> bytes:
        """What is new of the clock."""
        if self._before is not before:
            self._forget(before)
        if self._tail is None:
            self._tail = inside(patch({"ends": before.ends, "held": before.held}, {"ends": self.ends, "held": self.held}))
        return self._tail


def moment(t: Table) -> Moment:
    """The table as it stands."""
    found: Moment | None = t.moment
    if found is None or found.n != t.n:
        setting = Setting(t) if found is None or found.setting.version != t.version else found.setting
        found = t.moment = Moment(t, setting)
    return found


def ends(t: Table) -> int:
    """When the running time is up, 0 if none runs."""
    return moment(t).ends


def me(person: Person) -> MeDoc:
    return {"who": person.id, "lang": person.lang, "adult": person.adult, "muted": person.muted}


def keys(t: Table, person: Person) -> tuple[str, ...]:
    """Whose views she is shown: her seats', or the public's; none before she may look."""
    if t.round is None or t.round.state is None or not t.sees_game(person):
        return ()
    return tuple([str(seat) for seat in t.seats_of(person.id)]) or (PUBLIC,)


def sight(t: Table, key: str) -> Sight:
    round = t.playing()
    if key == PUBLIC:
        return Sight(0, "open", round.view(None), round.notes(None))
    seat = int(key)
    hears = talk(t, seat) if t.is_on else EVERYONE
    chat: Hears = "open" if hears == EVERYONE else "team" if hears else "closed"
    return Sight(round.asks[seat], chat, round.view(seat), round.notes(seat))


def shown(t: Table, key: str) -> PlaceDoc:
    """The same in its outside form."""
    seen = moment(t).sights[key]
    view = t.playing().shown(None if key == PUBLIC else int(key))
    return {"ask": seen.ask, "chat": seen.chat, "view": view, "notes": seen.notes}
