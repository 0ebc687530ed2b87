"""Talk beside the game: open, closed or for a team as the game says; spectators among themselves while it is on."""

from __future__ import annotations

from ..kernel.story import EVERYONE
from ..kernel.wire import Refusal
from .codes import no
from .company import Person, Said
from .log import Line, act
from .plan import Means, Plan
from .table import Table
from .wire import Chat

MOST_WORDS = 5  # in so many milliseconds
SPAN = 10_000


def chat(t: Table, who: Person, wish: Chat, means: Means) -> Plan | Refusal:
    text = " ".join(wish.text.split())
    if who.muted:
        return no("muted")
    if not text:
        return no("chat-empty")
    if sum(means.now - time < SPAN for time in who.spoke) >= MOST_WORDS:
        return no("chat-too-fast")
    mine = t.seats_of(who.id)
    if wish.seat is not None and wish.seat not in mine:
        return no("not-your-seat", "seat")
    if not t.is_on:
        return Plan([said(who, text, None, "all")])
    if not mine:
        return Plan([said(who, text, None, "spectators")])
    seat = mine[0] if wish.seat is None else wish.seat
    audience = talk(t, seat)
    if audience == 0:
        return no("chat-closed")
    return Plan([said(who, text, seat, "all" if audience == EVERYONE else "team", audience)])


def talk(t: Table, seat: int) -> int:
    """Who hears that seat now, as an audience."""
    round = t.playing()
    return EVERYONE if round.state is None else t.game.chat(round.view(seat))


def said(who: Person, text: str, seat: int | None, to: str, audience: int = EVERYONE) -> Line:
    line = act("chat", seat, who=who.id, text=text, to=to)
    if to == "team":
        line.what["audience"] = audience
    return line


def chatted(t: Table, line: Line) -> None:
    who = t.people[line.what["who"]]
    who.spoke = [time for time in who.spoke if t.time - time < SPAN] + [t.time]
    to = line.what["to"]
    hearers: frozenset[str] | None = None
    if to == "spectators":
        hearers = frozenset(person for person in t.people if not t.seats_of(person))
    elif to == "team":
        audience = line.what["audience"]
        hearers = frozenset(p.person for seat, p in enumerate(t.places) if p.person and audience >> seat & 1)
    t.say(Said(who.id, who.name, line.what["text"], to, t.time, hearers))


def noted(t: Table, line: Line) -> None:
    """A note beside a move, such as a typed question, is heard by all: a move takes one only where everybody hears."""
    assert line.seat is not None
    who = t.places[line.seat].person
    name = t.people[who].name if who else t.playing().header.seats[line.seat]
    t.say(Said(who, name, line.note, "note", t.time, None))
