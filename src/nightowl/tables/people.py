"""People at a table: they come, leave, have a name and a language, and one of them is the host."""

from __future__ import annotations

import unicodedata

from ..kernel.wire import Refusal
from .codes import Code, no
from .company import Person
from .log import Line, act
from .plan import Means, Plan, hashed
from .rounds import without_nonce
from .table import MOST_PEOPLE, Table
from .wire import Adult, Device, HandOver, Kick, Leave, Lock, Mute, Ready, Rename, Speak

CODE_LASTS = 600_000  # milliseconds


def clean(name: str) -> str:
    """A name as it is shown: one line, no characters that hide or turn others."""
    kept = "".join(c if unicodedata.category(c)[0] != "Z" else " " for c in unicodedata.normalize("NFC", name))
    return " ".join("".join(c for c in kept if unicodedata.category(c)[0] != "C").split())[:24]


def name_fault(t: Table, name: str, who: Person | None = None) -> Code | None:
    if not name:
        return "bad-name"
    taken = {person.name.casefold() for person in t.people.values() if person is not who}
    return "name-taken" if name.casefold() in taken else None


def join(t: Table, name: str, lang: str, means: Means) -> Plan | Refusal:
    """Somebody new. Her token is the private part of the plan: it is shown this once."""
    if t.locked:
        return no("table-locked")
    if len(t.people) >= MOST_PEOPLE:
        return no("no-more-people", expected=str(MOST_PEOPLE))
    shown = clean(name)
    wrong = name_fault(t, shown)
    if wrong is not None:
        return no(wrong, "name")
    who, token = f"p{t.joined + 1}", means.draw_token()
    return Plan([act("join", who=who, name=shown, lang=lang)], {f"key:{who}": hashed(token)}, private=token)


def joined(t: Table, line: Line) -> None:
    what = line.what
    t.joined += 1
    t.people[what["who"]] = Person(what["who"], what["name"], what["lang"], away=t.time)
    if not t.host:
        t.host = what["who"]


def rename(t: Table, who: Person, wish: Rename, means: Means) -> Plan | Refusal:
    name = clean(wish.name)
    wrong = name_fault(t, name, who)
    if wrong is not None:
        return no(wrong, "name")
    return Plan([act("name", who=who.id, name=name)])


def renamed(t: Table, line: Line) -> None:
    t.people[line.what["who"]].name = line.what["name"]


def speak(t: Table, who: Person, wish: Speak, means: Means) -> Plan | Refusal:
    return Plan([act("lang", who=who.id, lang=wish.lang)])


def spoken(t: Table, line: Line) -> None:
    t.people[line.what["who"]].lang = line.what["lang"]


def adult(t: Table, who: Person, wish: Adult, means: Means) -> Plan | Refusal:
    return Plan([act("adult", who=who.id)])


def came_of_age(t: Table, line: Line) -> None:
    t.people[line.what["who"]].adult = True


def ready(t: Table, who: Person, wish: Ready, means: Means) -> Plan | Refusal:
    if t.stage != "lobby":
        return no("not-in-lobby")
    if not t.seats_of(who.id):
        return no("not-seated")
    return Plan([act("ready", who=who.id, on=wish.on)])


def readied(t: Table, line: Line) -> None:
    t.people[line.what["who"]].ready = line.what["on"]


# Going


def leave(t: Table, who: Person, wish: Leave, means: Means) -> Plan | Refusal:
    return gone(t, who, "leave", means)


def kick(t: Table, who: Person, wish: Kick, means: Means) -> Plan | Refusal:
    out = other(t, who, wish.who)
    return out if isinstance(out, Refusal) else gone(t, out, "kick", means)


def gone(t: Table, out: Person, how: str, means: Means) -> Plan:
    """Her seats go to bots while a game is on, else they are empty; her token opens nothing any more."""
    level = t.default_level() if t.is_on else ""
    lines = [act(how, who=out.id, level=level)]
    if t.stage == "deal":
        lines += without_nonce(t, t.seats_of(out.id), means)
    return Plan(lines, {f"key:{out.id}": None})


def went(t: Table, line: Line) -> None:
    who = line.what["who"]
    if t.is_on and line.what["act"] == "kick" and t.seats_of(who):
        t.playing().kicked = True
    for seat in t.seats_of(who):
        t.places[seat].person = ""
        t.places[seat].level = line.what["level"]
        t.places[seat].stand_in = False
        t.places[seat].auto_pass = False
    del t.people[who]
    t.aborts.discard(who)
    t.claims.pop(who, None)
    for _, agreed in t.claims.values():
        agreed.discard(who)
    if t.host == who:
        t.host = next_host(t)


def next_host(t: Table) -> str:
    """The next human: who is here before who is not, who plays before who looks on."""
    order = sorted(t.people.values(), key=lambda p: (p.away > 0, not t.seats_of(p.id)))
    return order[0].id if order else ""


# The host


def hand_over(t: Table, who: Person, wish: HandOver, means: Means) -> Plan | Refusal:
    heir = other(t, who, wish.who)
    return heir if isinstance(heir, Refusal) else Plan([act("host", who=heir.id)])


def handed_over(t: Table, line: Line) -> None:
    t.host = line.what["who"]


def lock(t: Table, who: Person, wish: Lock, means: Means) -> Plan | Refusal:
    return Plan([act("lock", on=wish.on)]) if t.host == who.id else no("not-host")


def locked(t: Table, line: Line) -> None:
    t.locked = line.what["on"]


def mute(t: Table, who: Person, wish: Mute, means: Means) -> Plan | Refusal:
    out = other(t, who, wish.who)
    return out if isinstance(out, Refusal) else Plan([act("mute", who=out.id, on=wish.on)])


def muted(t: Table, line: Line) -> None:
    t.people[line.what["who"]].muted = line.what["on"]


def other(t: Table, host: Person, who: str) -> Person | Refusal:
    """Whom the host means, if she is one and means another."""
    code: Code | None = None
    if t.host != host.id:
        code = "not-host"
    elif who not in t.people:
        code = "no-such-person"
    elif who == host.id:
        code = "others-only"
    return t.people[who] if code is None else no(code, "who" if code != "not-host" else "")


# Here and away


def away(t: Table, who: Person) -> Plan | None:
    return None if who.away else Plan([act("away", who=who.id)])


def here(t: Table, who: Person, node: str) -> Plan | None:
    return Plan([act("here", who=who.id, node=node)]) if who.away or who.node != node else None


def went_away(t: Table, line: Line) -> None:
    t.people[line.what["who"]].away = t.time


def came(t: Table, line: Line) -> None:
    """Back: she takes over again at once, and a table that slept wakes; nobody's time has run meanwhile."""
    who = t.people[line.what["who"]]
    who.away, who.node = 0, line.what["node"]
    for seat in t.seats_of(who.id):
        t.places[seat].stand_in = False
        t.places[seat].level = t.places[seat].level if t.places[seat].resigned else ""
    if t.asleep and t.seats_of(who.id):
        if t.stage == "play" and not t.paused:
            t.playing().clock.shift(t.time - t.asleep)
        t.asleep = 0


def slept(t: Table, line: Line) -> None:
    t.asleep = t.time


# Another device


def device(t: Table, who: Person, wish: Device, means: Means) -> Plan | Refusal:
    """A code that is good once. Only the seat itself can ask for it; the log says no more than that it did."""
    code = means.draw_token()
    stale = {name: None for name, value in means.vault.items() if name.startswith("code:") and is_of(value, who.id, 0)}
    fresh = {f"code:{hashed(code)}": f"{who.id} {means.now + CODE_LASTS}"}
    return Plan([act("code", who=who.id)], {**stale, **fresh}, private=code)


def is_of(value: str, who: str, now: int) -> bool:
    owner, until = value.split()
    return owner == who and int(until) > now


def redeem(t: Table, code: str, means: Means) -> tuple[str, Plan] | Refusal:
    """The new token of whoever the code belongs to; the old one opens nothing any more."""
    name = f"code:{hashed(code)}"
    who, until = means.vault.get(name, "- 0").split()
    if who not in t.people or int(until) <= means.now:
        return no("bad-code", "code")
    token = means.draw_token()
    return who, Plan([act("device", who=who)], {name: None, f"key:{who}": hashed(token)}, private=token)


def moved(t: Table, line: Line) -> None:
    t.people[line.what["who"]].devices += 1


def nothing(t: Table, line: Line) -> None:
    """An act that leaves the table as it is."""
