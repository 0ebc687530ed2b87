"""What one person is sent: everything she may see as one document, then patches, numbered for her alone.

Nothing is sent when nothing changed for her; so neither bytes nor their times tell what she may not know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from ..kernel.story import EVERYONE
from ..kernel.wire import patch, view_patch
from .chat import talk
from .chores import deadline
from .document import DealDoc, Document, Hears, MeDoc, NoteDoc, PlaceDoc, TableDoc, WordDoc
from .table import Person, Said, Table
from .wire import Closed, Full, Message, Patch

CHAT_SHOWN = 50

_encoder = msgspec.json.Encoder()

Send = Callable[[bytes], bool]  # False: the reader is too slow, and this message is lost


class Sight(NamedTuple):
    """A seat as its person sees it: what it is asked, who hears it, its view, the words beside moves."""

    ask: int
    chat: Hears
    view: Any
    notes: list[NoteDoc]


class Sent(NamedTuple):
    """What somebody saw last, as it is inside: two of these give a patch without a document being made."""

    version: int
    table: TableDoc
    me: MeDoc
    seats: dict[str, Sight]
    ends: int
    held: dict[str, int]
    words: int


class Feed:
    """One connection. After a lost message, or when asked, it starts again from scratch."""

    def __init__(self, who: str, devices: int, send: Send) -> None:
        self.who = who
        self.devices = devices
        self.send = send
        self.seq = 0
        self.heard = -1  # how many words of the chat were looked at
        self.chat: list[WordDoc] = []
        self.last: Sent | None = None

    def push(self, t: Table, now: int) -> bool:
        """Send what is new; False if nothing will come any more."""
        person = t.people.get(self.who)
        if person is None or person.devices != self.devices:
            self.tell(Closed("gone" if person is None else "other-device"))
            return False
        if self.heard != t.dropped + len(t.chat):
            self._listen(t, person)
        sight = Sent(t.version, public(t), me(person), sights(t, person), ends(t), held(t), len(self.chat))
        if self.last is None:
            self.seq += 1
            sent = self.tell(Full(self.seq, now, document(t, person, self.chat)))
        else:
            change = self._change(t, self.last, sight)
            if not change:
                return True
            self.seq += 1
            sent = self.tell(Patch(self.seq, change))
        self.last = sight if sent else None
        return True

    def _change(self, t: Table, old: Sent, new: Sent) -> dict[str, Any]:
        """`patch` of the two documents."""
        change: dict[str, Any] = {}
        if old.version != new.version and old.table != new.table:
            change["~table"] = patch(old.table, new.table)
        if old.me != new.me:
            change["~me"] = patch(old.me, new.me)
        if old.seats.keys() != new.seats.keys():
            change["=seats"] = {key: shown(t, key, sight) for key, sight in new.seats.items()}
        else:
            seats = {"~" + key: c for key, sight in new.seats.items() if (c := seat_change(t, old.seats[key], sight))}
            if seats:
                change["~seats"] = seats
        if old.ends != new.ends:
            change["=ends"] = new.ends
        if old.held != new.held:
            change.update(patch({"held": old.held}, {"held": new.held}))
        if old.words != new.words:
            change["+chat" if old.words else "=chat"] = self.chat[old.words :]
        return change

    def tell(self, message: Message) -> bool:
        return self.send(_encoder.encode(message))

    def restart(self) -> None:
        """The next push is a full one."""
        self.last = None
        self.heard = -1

    def _listen(self, t: Table, person: Person) -> None:
        first = max(self.heard - t.dropped, 0)
        if self.heard < 0:
            self.chat, first = [], max(len(t.chat) - CHAT_SHOWN, 0)
        fresh = [word(said) for said in t.chat[first:] if said.hearers is None or person.id in said.hearers]
        if fresh:
            self.chat = [*self.chat, *fresh]
        self.heard = t.dropped + len(t.chat)


def word(said: Said) -> WordDoc:
    return {"who": said.who, "name": said.name, "text": said.text, "to": said.to, "time": said.time}


def document(t: Table, person: Person, chat: list[WordDoc]) -> Document:
    return {
        "table": public(t),
        "me": me(person),
        "seats": {key: shown(t, key, sight) for key, sight in sights(t, person).items()},
        "ends": ends(t),
        "held": held(t),
        "chat": chat,
    }


def me(person: Person) -> MeDoc:
    return {"who": person.id, "lang": person.lang, "adult": person.adult, "muted": person.muted}


def ends(t: Table) -> int:
    """When the running time is up, 0 if none runs; the same for everybody, so worked out once."""
    if t.ends is None or t.ends[0] != t.n:
        t.ends = (t.n, deadline(t) or 0)
    return t.ends[1]


def held(t: Table) -> dict[str, int]:
    return {} if t.round is None else t.round.clock.held


def sights(t: Table, person: Person) -> dict[str, Sight]:
    """A view for each of her seats, or the public one; none before she may look."""
    round = t.round
    if round is None or round.state is None or not t.sees_game(person):
        return {}
    found: dict[str, Sight] = {}
    for seat in t.seats_of(person.id):
        hears = talk(t, seat) if t.is_on else EVERYONE
        chat: Hears = "open" if hears == EVERYONE else "team" if hears else "closed"
        found[str(seat)] = Sight(round.asks[seat], chat, round.view(seat), round.notes(seat))
    return found or {"public": Sight(0, "open", round.view(None), round.notes(None))}


def shown(t: Table, key: str, sight: Sight) -> PlaceDoc:
    seat = None if key == "public" else int(key)
    return {"ask": sight.ask, "chat": sight.chat, "view": t.playing().shown(seat), "notes": sight.notes}


def seat_change(t: Table, old: Sight, new: Sight) -> dict[str, Any]:
    change: dict[str, Any] = {}
    if old.ask != new.ask:
        change["=ask"] = new.ask
    if old.chat != new.chat:
        change["=chat"] = new.chat
    if old.view is not new.view:
        view = view_patch(t.game, old.view, new.view, t.playing().known)
        if view:
            change["~view"] = view
    if old.notes != new.notes:
        change.update(patch({"notes": old.notes}, {"notes": new.notes}))
    return change


def public(t: Table) -> TableDoc:
    """What everybody at the table sees of it; made once per change."""
    if t.shown is None or t.shown[0] != t.version:
        t.shown = (t.version, _public(t))
    return t.shown[1]


def _public(t: Table) -> TableDoc:
    return {
        "code": t.id,
        "game": t.game.name,
        "adult": t.game.adult,
        "stage": t.stage,
        "host": t.host,
        "options": t.options,
        "pace": {"tempo": t.tempo, "window": t.window, "absent": t.absent},
        "levels": list(t.levels),
        "locked": t.locked,
        "paused": bool(t.paused),
        "people": [
            {"who": p.id, "name": p.name, "here": not p.away, "ready": p.ready, "muted": p.muted} for p in t.people.values()
        ],
        "seats": [
            {"who": p.person, "level": p.level, "bot": p.is_bot, "resigned": p.resigned, "pass": p.auto_pass}
            for p in t.places
        ],
        "deal": _deal(t),
        "claims": [{"who": who, "seat": seat, "agreed": sorted(yes)} for who, (seat, yes) in t.claims.items()],
        "aborts": sorted(t.aborts),
        "results": [msgspec.to_builtins(result) for result in t.results],
        "series": t.carry is not None,
    }


def _deal(t: Table) -> DealDoc:
    """The promise, and which seats have promised and shown their nonces."""
    if t.round is None:
        return {"commitment": "", "committed": [], "shown": [], "without": []}
    acts = [(line.what["act"], line.seat) for line in t.round.lines[: 8 * len(t.places)] if line.kind == "act"]
    return {
        "commitment": t.round.header.commitment,
        "committed": [seat for act, seat in acts if act == "commit-nonce"],
        "shown": [seat for act, seat in acts if act == "nonce"],
        "without": [seat for act, seat in acts if act == "no-nonce"],
    }
