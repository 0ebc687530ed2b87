"""What one person is sent: everything she may see as one document, then patches, numbered for her alone.

Nothing is sent when nothing changed for her; so neither bytes nor their times tell what she may not know.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ..kernel.story import EVERYONE
from ..kernel.wire import patch
from .chat import talk
from .chores import deadline
from .document import DealDoc, Document, Hears, PlaceDoc, TableDoc, WordDoc
from .table import Person, Said, Table
from .wire import Closed, Full, Message, Patch

CHAT_SHOWN = 50

Send = Callable[[bytes], bool]  # False: the reader is too slow, and this message is lost


class Feed:
    """One connection. After a lost message, or when asked, it starts again from scratch."""

    def __init__(self, who: str, devices: int, send: Send) -> None:
        self.who = who
        self.devices = devices
        self.send = send
        self.seq = 0
        self.heard = -1  # how many words of the chat were looked at
        self.chat: list[WordDoc] = []
        self.doc: Document | None = None

    def push(self, t: Table, now: int) -> bool:
        """Send what is new; False if nothing will come any more."""
        person = t.people.get(self.who)
        if person is None or person.devices != self.devices:
            self.tell(Closed("gone" if person is None else "other-device"))
            return False
        self._listen(t, person)
        doc = document(t, person, self.chat)
        if self.doc is None:
            self.seq += 1
            sent = self.tell(Full(self.seq, now, doc))
        else:
            change = patch(self.doc, doc)
            if not change:
                return True
            self.seq += 1
            sent = self.tell(Patch(self.seq, change))
        self.doc = doc if sent else None
        return True

    def tell(self, message: Message) -> bool:
        return self.send(msgspec.json.encode(message))

    def restart(self) -> None:
        """The next push is a full one."""
        self.doc = None
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
    ends = deadline(t)
    return {
        "table": public(t),
        "me": {"who": person.id, "lang": person.lang, "adult": person.adult, "muted": person.muted},
        "seats": views(t, person),
        "ends": 0 if ends is None else ends,
        "held": {} if t.round is None else t.round.clock.held,
        "chat": chat,
    }


def views(t: Table, person: Person) -> dict[str, PlaceDoc]:
    """A view for each of her seats, or the public one; none before she may look."""
    round = t.round
    if round is None or round.state is None or not t.sees_game(person):
        return {}
    found: dict[str, PlaceDoc] = {}
    for seat in t.seats_of(person.id):
        hears = talk(t, seat) if t.is_on else EVERYONE
        chat: Hears = "open" if hears == EVERYONE else "team" if hears else "closed"
        found[str(seat)] = {
            "ask": round.asks[seat],
            "chat": chat,
            "view": round.shown(seat),
            "notes": round.notes(seat),
        }
    return found or {"public": {"ask": 0, "chat": "open", "view": round.shown(None), "notes": round.notes(None)}}


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
