"""Records over HTTP: one's own to take home; anybody's to go through, to verify, or to play on."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from .. import registry
from ..kernel.deal import verify
from ..kernel.record import Record, RecordError
from ..kernel.replay import Misfit, Position, positions
from ..kernel.story import Event
from ..kernel.texts import LANGUAGES
from ..kernel.wire import Refusal, View, show, view_patch
from ..tables.codes import no
from ..tables.imports import imported
from ..tables.log import written
from ..tables.plan import Means
from ..tables.records import taken
from ..tables.table import Table
from .api import body, table
from .service import Service
from .wire import Created, Replay, ReplayOutcome, ReplayStep, Ruled, Verified

LARGEST = 1 << 20  # bytes of a record to read
LARGEST_GAME = 1 << 18  # bytes of one to play on
LONGEST_NUMBER = 6  # digits
ALL = "all"


# One's own


async def record(service: Service, request: Request) -> Response | Refusal:
    live = await table(service, request)
    if isinstance(live, Refusal):
        return live
    word, _, token = request.headers.get("authorization", "").partition(" ")
    if not service.joins.allows(request.scope["caller"]):
        return no("too-fast")
    who = await live.who(token) if word.lower() == "bearer" else no("bad-token")
    if isinstance(who, Refusal):
        return who
    chosen = await of_round(service, live.table, request.query_params.get("round"))
    if isinstance(chosen, Refusal):
        return chosen
    wants = request.query_params
    text = taken(chosen, live.table.people[who], wants.get("notes") != "no", wants.get("chat") != "no")
    return text if isinstance(text, Refusal) else PlainTextResponse(text)


async def of_round(service: Service, t: Table, wish: str | None) -> Table | Refusal:
    """The table as it stands, or as it stood at the end of round N."""
    if wish is None:
        return t
    found = await service.node.round(t, int(wish) if is_number(wish) else 0)
    return no("no-such-round", "round", f"1..{found}") if isinstance(found, int) else found


def is_number(wish: str) -> bool:
    return wish.isdecimal() and len(wish) <= LONGEST_NUMBER


# Anybody's, read in a process of its own


class Read(NamedTuple):
    record: Record
    game: Any
    positions: list[Position]


def opened(text: bytes) -> Read | Refusal:
    try:
        record = Record.decode(text)
    except RecordError as error:
        return no("bad-record", str(error.line), error.fault)
    name = record.header.game
    if name not in registry.games():
        return no("no-such-game", "game", "|".join(registry.games()))
    try:
        return Read(record, registry.load(name), positions(registry.load(name), record))
    except Misfit as misfit:
        return no("record-misfit", "" if misfit.entry is None else str(misfit.entry), misfit.reason)


def replayed(text: bytes, wish: str | None, adult: bool) -> Replay | Refusal:
    read = opened(text)
    if isinstance(read, Refusal):
        return read
    header, game, last = read.record.header, read.game, read.positions[-1].state
    if game.adult and not adult:
        return no("adult-only", "adult", "yes")
    if wish not in (None, ALL) and not (is_number(wish) and int(wish) < len(header.seats)):
        return Refusal("no-such-seat", "seat", f"0..{len(header.seats) - 1}|{ALL}")
    if not is_over(read):
        return no("not-over")
    # Only two positions are looked at together: all of a long game would fill the memory.
    seen = (shown(game, position.state, wish) for position in read.positions)
    told_to = len(header.seats) if wish == ALL else 0
    steps = [
        ReplayStep(found.entry.n, found.entry.seat, found.entry.what, change(game, before, after, told_to), found.entry.note)
        for found, (before, after) in zip(read.positions[1:], pairwise(seen), strict=True)
        if found.entry is not None
    ]
    outcome = game.outcome(last)
    result = None if outcome is None else ReplayOutcome(outcome.how, outcome.scores, outcome.winners)
    first = start(game, shown(game, read.positions[0].state, wish), told_to)
    return Replay(header.game, len(header.seats), header.seats, result, first, steps)


def is_over(read: Read) -> bool:
    """By the rules, or because the table gave it up: then its secret lies open."""
    ended = any(e.kind == "act" and e.what["act"] in ("end", "reveal") for e in read.record.entries)
    return ended or read.game.ask(read.positions[-1].state) is None


def shown(game: Any, state: Any, wish: str | None) -> View:
    """The view of that seat or of the public; `all`: with everything that was hidden, and the whole story."""
    if wish != ALL:
        seen: View = game.view(state, None if wish is None else int(wish))
        return seen
    opened: View = game.laid_open(state)
    return replace(opened, story=() if state.story is None else tuple(state.story.since(0)))


def start(game: Any, seen: View, seats: int) -> dict[str, Any]:
    first = show(game, seen)
    return {**first, "told": told(seen.story, seats)} if seats else first


def change(game: Any, before: View, after: View, seats: int) -> dict[str, Any]:
    """A patch from one position to the next, in time that does not grow with the story."""
    found, was, story = view_patch(game, before, after, {}), len(before.story), after.story
    if seats and len(story) > was:
        found = {**found, "+told" if was else "=told": told(story[was:], seats)}
    return found


def told(story: tuple[Event, ...], seats: int) -> list[list[int] | None]:
    """Whom alone each fact was told to; None: everybody."""
    return [None if event.is_for(None) else [seat for seat in range(seats) if event.is_for(seat)] for event in story]


def verified(text: bytes) -> Verified:
    """What `nightowl verify` finds."""
    try:
        record = Record.decode(text)
    except RecordError as error:
        return Verified(False, line=error.line, fault=error.fault, verdict=verify(text))
    verdict, ruled = verify(record), Ruled(known=False)
    if record.header.game in registry.games():
        try:
            found = positions(registry.load(record.header.game), record)
            ruled = Ruled(True, True, moves=len(found) - 1)
        except Misfit as misfit:
            unknown = misfit.reason in ("other-rules", "other-content")
            ruled = Ruled(not unknown, unknown, misfit.entry, misfit.reason, misfit.detail)
    header = record.header
    entries, last = len(record.entries), record.last_hash
    fits = verdict.ok and ruled.fits
    return Verified(fits, header.game, header.rules, header.seats, entries, last, verdict=verdict, rules_say=ruled)


def begun_elsewhere(text: bytes, name: str | None, lang: str) -> tuple[str, list[str], Any, str] | Refusal:
    """The game, the lines and the vault of a new table, and a token."""
    read = opened(text)
    if isinstance(read, Refusal):
        return read
    if is_over(read):
        return no("record-over")
    t = Table("", read.game, list(registry.bots(read.game.name)))
    host = name or read.record.header.seats[0]
    plan = imported(t, read.record, read.positions[-1].state, host, lang, Means(0))
    if isinstance(plan, Refusal):
        return plan
    return read.game.name, [written(line) for line in plan.lines], plan.vault, plan.private


async def replay(service: Service, request: Request) -> Replay | Refusal:
    text = await body(request, LARGEST)
    if isinstance(text, Refusal):
        return text
    wish, adult = request.query_params.get("seat"), request.query_params.get("adult") == "yes"
    found: Replay | Refusal = await service.aside(replayed, text, wish, adult)
    return found


async def check(service: Service, request: Request) -> Verified | Refusal:
    text = await body(request, LARGEST)
    if isinstance(text, Refusal):
        return text
    found: Verified | Refusal = await service.aside(verified, text)
    return found


async def bring(service: Service, request: Request) -> Created | Refusal:
    text = await body(request, LARGEST_GAME)
    if isinstance(text, Refusal):
        return text
    if not service.tables.allows(request.scope["caller"]):
        return no("too-fast")
    name, lang = request.query_params.get("name"), request.query_params.get("lang", "en")
    made = await service.aside(begun_elsewhere, text, name, lang if lang in LANGUAGES else "en")
    if isinstance(made, Refusal):
        return made
    game, lines, vault, token = made
    return Created(await service.node.place(game, lines, vault), "p1", token)
