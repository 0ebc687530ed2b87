"""What one person is sent: everything she may see as one document, then patches, numbered for her alone.

Nothing is sent when nothing changed for her; so neither bytes nor their times tell what she may not know.
"""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.patch import patch
from .company import Person, Said
from .document import Document, WordDoc
from .moment import Moment, inside, moment, shown
from .table import Table
from .wire import Closed, Full, Message, encode

CHAT_SHOWN = 50
PATCH = b'{"is":"patch","seq":%d,"change":{%b}}'  # `wire.Patch`, put together from what is encoded already

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
        self.words = 0  # how many of them she was sent
        self.last: Moment | None = None  # what she saw last

    def push(self, t: Table, now: int) -> bool:
        """Send what is new; False if nothing will come any more."""
        person = t.people.get(self.who)
        if person is None or person.devices != self.devices:
            self.tell(Closed("gone" if person is None else "other-device"))
            return False
        if self.heard != t.dropped + len(t.chat):
            self._listen(t, person)
        last, seen = self.last, moment(t)
        self.last = seen
        if last is None:
            data = encode(Full(self.seq + 1, now, document(t, person, self.chat)))
        else:
            change = self._change(t, last, seen)
            if not change:
                return True
            data = PATCH % (self.seq + 1, change)
        self.seq += 1
        self.words = len(self.chat)
        if not self.send(data):
            self.last = None
        return True

    def _change(self, t: Table, old: Moment, new: Moment) -> bytes:
        """The inside of the patch of the two documents."""
        parts = []
        was, now = old.setting, new.setting
        if was is not now:
            parts += [part for part in (now.change(was),) if part]
            if was.me[self.who] != now.me[self.who]:
                parts.append(inside({"~me": patch(was.me[self.who], now.me[self.who])}))
        keys = now.keys[self.who]
        if was.keys[self.who] != keys:
            parts.append(inside({"=seats": {key: shown(t, key) for key in keys}}))
        else:
            seats = [b'"~%b":%b' % (key.encode(), part) for key in keys if (part := new.change(old, key))]
            if seats:
                parts.append(b'"~seats":{%b}' % b",".join(seats))
        tail = new.tail(old)
        if tail:
            parts.append(tail)
        if self.words != len(self.chat):
            parts.append(inside({"+chat" if self.words else "=chat": self.chat[self.words :]}))
        return b",".join(parts)

    def tell(self, message: Message) -> bool:
        return self.send(encode(message))

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
    seen = moment(t)
    return {
        "table": seen.setting.table,
        "me": seen.setting.me[person.id],
        "seats": {key: shown(t, key) for key in seen.setting.keys[person.id]},
        "ends": seen.ends,
        "held": seen.held,
        "chat": chat,
    }
