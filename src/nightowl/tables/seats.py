"""Seats: people sit down and stand up, the host brings bots, and a bot's seat may go to somebody who held none."""

from __future__ import annotations

from ..kernel.wire import Refusal
from .codes import no
from .company import Person, Place
from .log import Line, act
from .plan import Means, Plan
from .table import Table
from .wire import AutoPass, Bot, Claim, Consent, Sit, Size, Stand


def no_seat(t: Table, seat: int) -> Refusal | None:
    if seat < len(t.places):
        return None
    return Refusal("no-such-seat", "seat", f"0..{len(t.places) - 1}")


def sit(t: Table, who: Person, wish: Sit, means: Means) -> Plan | Refusal:
    wrong = no_seat(t, wish.seat)
    if wrong is not None:
        return wrong
    if t.stage != "lobby":
        return no("not-in-lobby")
    if not t.sees_game(who):
        return no("adult-only")
    if not t.places[wish.seat].is_empty:
        return no("seat-taken", "seat")
    return Plan([act("take", who=who.id, at=wish.seat)])


def sat(t: Table, line: Line) -> None:
    t.places[line.what["at"]] = Place(person=line.what["who"])
    t.people[line.what["who"]].ready = False


def stand(t: Table, who: Person, wish: Stand, means: Means) -> Plan | Refusal:
    """The host may clear any seat before a game; a bot's too."""
    wrong = no_seat(t, wish.seat)
    if wrong is not None:
        return wrong
    if t.stage != "lobby":
        return no("not-in-lobby")
    if t.places[wish.seat].person != who.id and (t.host != who.id or t.places[wish.seat].is_empty):
        return no("not-your-seat", "seat")
    return Plan([act("stand", at=wish.seat)])


def stood(t: Table, line: Line) -> None:
    t.places[line.what["at"]] = Place()


def size(t: Table, who: Person, wish: Size, means: Means) -> Plan | Refusal:
    if t.host != who.id:
        return no("not-host")
    if t.stage != "lobby":
        return no("not-in-lobby")
    if t.carry is not None and not t.game.reseats:
        return no("series-goes-on")
    if not t.game.fewest <= wish.seats <= t.game.most:
        return Refusal("bad-field", "seats", f"{t.game.fewest}..{t.game.most}")
    if not all(place.is_empty for place in t.places[wish.seats :]):
        return no("seats-in-use", "seats")
    return Plan([act("size", seats=wish.seats)])


def sized(t: Table, line: Line) -> None:
    seats = line.what["seats"]
    t.places = t.places[:seats] + [Place() for _ in range(seats - len(t.places))]


def bot(t: Table, who: Person, wish: Bot, means: Means) -> Plan | Refusal:
    wrong = no_seat(t, wish.seat)
    if wrong is not None:
        return wrong
    if t.host != who.id:
        return no("not-host")
    if t.stage != "lobby":
        return no("not-in-lobby")
    if t.places[wish.seat].person:
        return no("seat-taken", "seat")
    if wish.level and wish.level not in t.levels:
        return no("no-bot-level", "level", "|".join(t.levels))
    return Plan([act("bot", at=wish.seat, level=wish.level)])


def brought(t: Table, line: Line) -> None:
    t.places[line.what["at"]] = Place(level=line.what["level"])


def auto_pass(t: Table, who: Person, wish: AutoPass, means: Means) -> Plan | Refusal:
    """To let reaction windows go by. Everybody sees it: only so may a window close early and tell nothing."""
    if wish.seat not in t.seats_of(who.id):
        return no("not-your-seat", "seat")
    return Plan([act("auto-pass", wish.seat, on=wish.on)])


def passes(t: Table, line: Line) -> None:
    assert line.seat is not None
    t.places[line.seat].auto_pass = line.what["on"]


# A seat that changes hands while a game is on


def claim(t: Table, who: Person, wish: Claim, means: Means) -> Plan | Refusal:
    wrong = no_seat(t, wish.seat)
    if wrong is not None:
        return wrong
    if t.stage != "play":
        return no("not-playing")
    if t.seats_of(who.id) or who.id in t.playing().held:
        return no("held-a-seat")
    if not t.sees_game(who):
        return no("adult-only")
    if t.places[wish.seat].person or t.places[wish.seat].resigned:
        return no("seat-taken", "seat")
    if t.claims.get(who.id, (-1, set()))[0] == wish.seat:
        return no("already-asked")
    if not t.players():  # or a host who looks on could kick everybody and have a hand of theirs
        return no("nobody-agrees") if t.playing().kicked else Plan([act("take-over", wish.seat, who=who.id)])
    return Plan([act("claim", wish.seat, who=who.id)])


def claimed(t: Table, line: Line) -> None:
    assert line.seat is not None
    t.claims[line.what["who"]] = (line.seat, set())


def consent(t: Table, who: Person, wish: Consent, means: Means) -> Plan | Refusal:
    """All who play must agree; who is away counts only if nobody is here."""
    if not t.seats_of(who.id):
        return no("not-seated")
    if wish.who not in t.claims:
        return no("no-claim", "who")
    lines = [act("consent", who=who.id, to=wish.who, on=wish.on)]
    seat, agreed = t.claims[wish.who]
    present = {player.id for player in t.players() if not player.away} or {player.id for player in t.players()}
    if wish.on and present <= agreed | {who.id}:
        lines.append(act("take-over", seat, who=wish.who))
    return Plan(lines)


def consented(t: Table, line: Line) -> None:
    if line.what["on"]:
        t.claims[line.what["to"]][1].add(line.what["who"])
    else:
        del t.claims[line.what["to"]]


def taken_over(t: Table, line: Line) -> None:
    assert line.seat is not None
    t.places[line.seat] = Place(person=line.what["who"])
    t.playing().held.add(line.what["who"])
    t.claims = {who: claim for who, claim in t.claims.items() if claim[0] != line.seat and who != line.what["who"]}


def stands_in(t: Table, line: Line) -> None:
    """A bot plays for who is away."""
    assert line.seat is not None
    t.places[line.seat].level = line.what["level"]
    t.places[line.seat].stand_in = True
