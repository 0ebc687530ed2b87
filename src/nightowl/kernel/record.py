"""The record: everything that happened at a table, as text that anybody can read, replay and verify.

Line 1 is the header, line n+1 is entry n. Every line ends in a short hash of itself and the hash before it, so the first
line that was changed is the first that does not fit. Nothing is ever cut off: an undo strikes entries and leaves them there.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Literal, TypeVar

import msgspec

from .game import CHANCE, CLOCK
from .reasons import Fault, Reason

FORMAT = 1
HEAVIEST = 1 << 53  # the most that weights may add up to: every language reads such numbers exactly
HASH_AT_END = re.compile(r',"hash":"([0-9a-f]{12})"\}\Z')
CUT_OFF = "the last line does not end"
WHOLE = "a newline after it: the file may be cut off"
AS_DESCRIBED = "as docs/records.md describes it"

Kind = Literal["move", "chance", "act"]
T = TypeVar("T")


class RecordError(ValueError):
    """A text that is no record: the line, what is wrong with it and what was expected there.

    For players, `fault` and `told` are a text and its values; `reason` is the verdict.
    """

    def __init__(self, line: int, fault: Fault, wrong: str, expected: str, **told: str | int) -> None:
        super().__init__(f"line {line}: {wrong}; expected {expected}")
        self.line = line
        self.entry = line - 1 if line > 1 else None
        self.fault = fault
        self.told = told
        self.wrong = wrong
        self.expected = expected

    @property
    def reason(self) -> Reason:
        if self.fault == "unknown-version":
            return "unknown-version"
        return "chain" if self.fault in ("changed", "misnumbered") else "unreadable"


class Header(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What was played, by whom, under which rules. `packs` is filled on export and stands outside the chain."""

    record: int = FORMAT
    game: str
    rules: int
    content: str
    options: dict[str, Any]
    seats: list[str]
    commitment: str = ""
    carry: Any = None
    packs: dict[str, Any] = {}


class Entry(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Entry n, counted from 1: a move of a seat or the clock, an answer of chance, or an act at the table."""

    n: int
    kind: Kind
    seat: int | None
    what: dict[str, Any]
    odds: list[int] | None = None
    pick: int | None = None
    note: str = ""
    hash: str = ""


class Record:
    """A table's log. Adding checks that the entry can be written down exactly; it keeps a copy of its own."""

    __slots__ = ("entries", "header", "start")

    def __init__(self, header: Header) -> None:
        if header.record != FORMAT:
            raise ValueError(f"record format {header.record} is not known: this version writes {FORMAT}")
        self.header = _kept(header, Header)
        self.start = chain_start(self.header)
        self.entries: list[Entry] = []

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.header == other.header and self.entries == other.entries

    __hash__ = None  # type: ignore[assignment]

    @property
    def last_hash(self) -> str:
        """Whoever remembers it can tell whether anything up to here was changed later."""
        return self.entries[-1].hash if self.entries else self.start

    @property
    def chances(self) -> int:
        """How many chance entries there are, struck ones included: the k of the next."""
        return sum(1 for e in self.entries if e.kind == "chance")

    def add_move(self, seat: int, what: Mapping[str, Any], note: str = "") -> Entry:
        return self._add(Entry(len(self.entries) + 1, "move", seat, dict(what), note=note))

    def add_chance(self, what: Mapping[str, Any], odds: list[int] | None, pick: int | None) -> Entry:
        """Where people roll by hand, `odds` and `pick` may be None."""
        wrong = odds_fault(odds, pick) if odds is not None or pick is not None else ""
        if wrong:
            raise ValueError(f"{wrong}: odds {odds}, pick {pick}")
        return self._add(
            Entry(len(self.entries) + 1, "chance", CHANCE, dict(what), None if odds is None else list(odds), pick)
        )

    def add_act(self, seat: int | None, what: Mapping[str, Any]) -> Entry:
        return self._add(Entry(len(self.entries) + 1, "act", seat, dict(what)))

    def moves(self) -> list[Entry]:
        """The moves and chance entries that stand, in order: the course of the game."""
        standing: list[Entry] = []
        for e in self.entries:
            if e.kind != "act":
                standing.append(e)
            elif e.what["act"] == "undo":
                while standing and standing[-1].n > e.what["to"]:
                    standing.pop()
        return standing

    def with_packs(self, packs: Mapping[str, Any]) -> Record:
        """The same record with its content packs embedded; every hash of the chain stays as it was."""
        copy = Record(msgspec.structs.replace(self.header, packs=dict(packs)))
        copy.entries = list(self.entries)
        return copy

    def first_misfit(self) -> int | None:
        """The number of the first entry that breaks shape or chain."""
        before = self.start
        for n, e in enumerate(self.entries, 1):
            if e.n != n or shape_fault(e) or e.hash != link(before, _body(e)):
                return n
            before = e.hash
        return None

    def encode(self) -> str:
        head = _text(self.header)
        lines = [_sealed(head, link("", head))]
        lines += [entry_line(e) for e in self.entries]
        return "\n".join(lines) + "\n"

    @staticmethod
    def decode(text: str | bytes) -> Record:
        """The record whose `encode` is exactly this text, or a RecordError."""
        *lines, rest = _readable(text).split("\n")
        if not lines:
            _split(rest, 1)
            raise RecordError(1, "cut-off", CUT_OFF, WHOLE)
        record = Record(_header(lines[0]))
        for line in lines[1:]:
            record.read(line)
        if rest:
            _split(rest, len(lines) + 1)
            raise RecordError(len(lines) + 1, "cut-off", CUT_OFF, WHOLE)
        return record

    def read(self, line: str) -> Entry:
        """Append one entry as `entry_line` wrote it."""
        at = len(self.entries) + 2
        body, sealed = _split(line, at)
        entry = _parsed(body, Entry, at)
        if entry.hash:
            raise RecordError(at, "key-twice", "the key 'hash' appears twice", f"an entry {AS_DESCRIBED}", key="hash")
        wrong = shape_fault(entry)
        if wrong:
            raise RecordError(at, "bad-shape", wrong, f"an entry {AS_DESCRIBED}")
        if entry.n != at - 1:
            raise RecordError(at, "misnumbered", f"the entry is numbered {entry.n}", f"entry {at - 1}", found=entry.n)
        _check_link(self.last_hash, body, sealed, at)
        entry.hash = sealed
        self.entries.append(entry)
        return entry

    def _add(self, entry: Entry) -> Entry:
        wrong = shape_fault(entry)
        if wrong:
            raise ValueError(wrong)
        entry = _kept(entry, Entry)
        entry.hash = link(self.last_hash, _text(entry))
        self.entries.append(entry)
        return entry


def link(before: str, body: str) -> str:
    """The short hash of a line: `body` is the line without its hash."""
    return hashlib.sha256((before + body).encode()).hexdigest()[:12]


def chain_start(header: Header) -> str:
    """Packs are left out, so that embedding them changes no hash: `content` already names what they must be."""
    return link("", _text(msgspec.structs.replace(header, packs={})))


def entry_line(entry: Entry) -> str:
    """One entry as its line in the file, without the newline."""
    return _sealed(_body(entry), entry.hash)


def shape_fault(e: Entry) -> str:
    """What no entry may be, whatever the game; empty if nothing is wrong."""
    if (e.seat == CHANCE) != (e.kind == "chance"):
        return f"a {e.kind} entry of seat {e.seat}"
    if e.kind != "chance" and (e.odds is not None or e.pick is not None):
        return f"odds or pick in a {e.kind} entry"
    if e.seat is None and e.kind == "move":
        return "a move of nobody"
    if e.seat is not None and e.seat < CLOCK:
        return f"there is no seat {e.seat}"
    if e.kind == "act":
        return _act_fault(e)
    return ""


def _act_fault(e: Entry) -> str:
    act = e.what.get("act")
    if not isinstance(act, str):
        return "an act without its name under 'act'"
    if act == "undo":
        to = e.what.get("to")
        if type(to) is not int or not 0 <= to < e.n:
            return f"entry {e.n} cannot undo to {to!r}"
    return ""


def odds_fault(odds: list[int] | None, pick: int | None) -> Reason:
    """Why chance cannot have picked so, as an id; empty if it can."""
    if odds is None or pick is None:
        return "odds-and-pick-missing"
    if any(w < 0 for w in odds) or not 0 < sum(odds) <= HEAVIEST:
        return "odds-are-no-weights"
    if not 0 <= pick < len(odds) or odds[pick] == 0:
        return "pick-outside-odds"
    return ""


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _body(entry: Entry) -> str:
    return _text(msgspec.structs.replace(entry, hash=""))


def _sealed(body: str, sealed: str) -> str:
    return f'{body[:-1]},"hash":"{sealed}"}}'


def _kept(value: T, kind: type[T]) -> T:
    """A copy as it will be read back. What would come back different (tuples, NaN, keys that are numbers) is refused."""
    try:
        copy = msgspec.json.decode(msgspec.json.encode(value), type=kind)
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError) as e:
        raise ValueError(f"cannot be written down: {e}") from e
    if copy != value:
        raise ValueError(
            f"would be read back as {copy!r}: only lists, dicts with text keys, text, finite numbers, bools and None last"
        )
    return copy


def _readable(text: str | bytes) -> str:
    if isinstance(text, bytes):
        data = text
        try:
            text = data.decode()
        except UnicodeDecodeError as e:
            line = data.count(b"\n", 0, e.start) + 1
            raise RecordError(line, "not-utf-8", f"byte {e.start} is not UTF-8", "UTF-8 text") from e
    if not text:
        raise RecordError(1, "empty-file", "the file is empty", "a header")
    if text.startswith("\ufeff"):
        raise RecordError(1, "byte-order-mark", "the file starts with a byte order mark", "the header's {")
    return text


def _header(line: str) -> Header:
    body, sealed = _split(line, 1)
    try:
        version = json.loads(body).get("record")
    except (ValueError, AttributeError, RecursionError):
        version = FORMAT
    if type(version) is int and version != FORMAT:
        wrong = f"record format {version} is not known"
        raise RecordError(1, "unknown-version", wrong, f"format {FORMAT}", version=str(version))
    header = _parsed(body, Header, 1)
    _check_link("", body, sealed, 1)
    return header


def _split(line: str, at: int) -> tuple[str, str]:
    """A line without its hash, and the hash."""
    if "\r" in line:
        only = "lines that end in a single newline (LF, not CRLF)"
        raise RecordError(at, "carriage-return", "there is a carriage return", only)
    if not line:
        raise RecordError(at, "empty-line", "the line is empty", "the header" if at == 1 else f"entry {at - 1}")
    found = HASH_AT_END.search(line)
    if found:
        return line[: found.start()] + "}", found[1]
    try:
        json.loads(line)
    except (ValueError, RecursionError) as e:
        raise RecordError(at, "not-json", f"this is not JSON ({e})", "one JSON object") from e
    last = '"hash" and 12 hexadecimal digits as the last key'
    raise RecordError(at, "no-hash", "the line does not end in its hash", last)


def _parsed(body: str, kind: type[T], at: int) -> T:
    expected = "a header" if kind is Header else "an entry"
    try:
        value = msgspec.json.decode(body, type=kind)
        again = _text(value)
    except (msgspec.MsgspecError, ValueError, RecursionError) as e:
        fault: Fault = "bad-shape" if isinstance(e, msgspec.ValidationError) else "not-json"
        raise RecordError(at, fault, str(e) or "this is not JSON", f"{expected} {AS_DESCRIBED}") from e
    if again != body:
        raise _misspelt(body, again, at)
    return value


def _misspelt(body: str, right: str, at: int) -> RecordError:
    spot = next((i for i, (a, b) in enumerate(zip(right, body, strict=False)) if a != b), min(len(right), len(body)))
    expected = f"{right[spot : spot + 40]!r} there"
    twice = _key_that_appears_twice(body)
    if twice is not None:
        return RecordError(at, "key-twice", f"the key {twice!r} appears twice (column {spot + 1})", expected, key=twice[:40])
    wrong = f"this is not how a record writes it (column {spot + 1})"
    return RecordError(at, "other-spelling", wrong, expected, column=spot + 1)


def _key_that_appears_twice(body: str) -> str | None:
    twice: list[str] = []

    def look(pairs: list[tuple[str, Any]]) -> None:
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                twice.append(key)
            seen.add(key)

    with suppress(ValueError, RecursionError):
        json.loads(body, object_pairs_hook=look)
    return twice[0] if twice else None


def _check_link(before: str, body: str, sealed: str, at: int) -> None:
    right = link(before, body)
    if sealed != right:
        where = "the header" if at == 1 else f"entry {at - 1}"
        wrong = f"{where} does not fit its hash {sealed}"
        raise RecordError(at, "changed", wrong, f"{right}: it or its hash was changed")
