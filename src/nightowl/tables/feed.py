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


class Common(NamedTuple):
    """What everybody sees alike after a line of the log."""

    version: int
    table: TableDoc
    ends: int
    held: dict[str, int]


class Sent(NamedTuple):
    """What somebody saw last, as it is inside: two of these give a patch without a document being made."""

    common: Common
    me: MeDoc
    seats: dict[str, Sight]
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
        last, shared = self.last, common(t)
        mine = last.me if last is not None and last.common.version == shared.version else me(person)
        sight = Sent(shared, mine, sights(t, person), len(self.chat))
        if last is None:
            self.seq += 1
            sent = self.tell(Full(self.seq, now, document(t, person, self.chat)))
        else:
            change = self._change(t, last, sight)
            if not change:
                return True
            self.seq += 1
            sent = self.tell(Patch(self.seq, change))
        self.last = sight if sent else None
        return True

    def _change(self, t: Table, old: Sent, new: Sent) -> dict[str, Any]:
        """`patch` of the two documents."""
        change: dict[str, Any] = {}
        if old.common.table is not new.common.table:
            table = table_change(t, old.common.table, new.common.table)
            if table:
                change["~table"] = table
        if old.me is not new.me and old.me != new.me:
            change["~me"] = patch(old.me, new.me)
        if old.seats.keys() != new.seats.keys():
            change["=seats"] = {key: shown(t, key, sight) for key, sight in new.seats.items()}
        else:
            seats = {"~" + key: c for key, sight in new.seats.items() if (c := seat_change(t, old.seats[key], sight))}
            if seats:
                change["~seats"] = seats
        if old.common.ends != new.common.ends:
            change["=ends"] = new.common.ends
        if old.common.held != new.common.held:
            change.update(patch({"held": old.common.held}, {"held": new.common.held}))
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
        "ends": common(t).ends,
        "held": common(t).held,
        "chat": chat,
    }


def me(person: Person) -> MeDoc:
    return {"who": person.id, "lang": person.lang, "adult": person.adult, "muted": person.muted}


def common(t: Table) -> Common:
    """Worked out once for each line, not for each reader."""
    if t.common is None or t.common[0] != t.n:
        held = {} if t.round is None else t.round.clock.held
        t.common = (t.n, Common(t.version, public(t), deadline(t) or 0, held))
    found: Common = t.common[1]
    return found


def ends(t: Table) -> int:
    """When the running time is up, 0 if none runs."""
    return common(t).ends


def table_change(t: Table, old: TableDoc, new: TableDoc) -> dict[str, Any]:
    """`patch` of two public parts; whoever saw the same before is sent the same."""
    if t.step is None or t.step[0] is not old or t.step[1] is not new:
        t.step = (old, new, patch(old, new))
    return t.step[2]


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
