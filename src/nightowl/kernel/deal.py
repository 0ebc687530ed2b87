"""Deals people can verify: the table commits to a secret, every human seat to a nonce, and chance follows from both.

Who runs the table knows the secret and could peek; nobody could choose. `verify` needs no rules, only the record.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Mapping
from typing import Any, Protocol

import msgspec

from .chance import Committed, committed_pick
from .reasons import Reason
from .record import Entry, Kind, Record, RecordError, odds_fault

SECRET_BYTES = 32
SHORTEST_NONCE = 16
LONGEST_NONCE = 64
MANUAL_OPTIONS = ("manual_chance", "manual-chance")


class DealError(ValueError):
    """An act that would spoil the proof; `reason` is an id."""

    def __init__(self, reason: Reason, seat: int | None = None) -> None:
        super().__init__(reason if seat is None else f"{reason}: seat {seat}")
        self.reason = reason
        self.seat = seat


def make_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def make_nonce() -> bytes:
    """For seats that play in this process; a browser makes its own."""
    return secrets.token_bytes(SHORTEST_NONCE)


def commit(hidden: bytes) -> str:
    """The promise to a secret or a nonce: its SHA-256 in hexadecimal."""
    return hashlib.sha256(hidden).hexdigest()


def joined_nonces(shown: Mapping[int, bytes]) -> bytes:
    """`0:<hex>,2:<hex>` in order of seats; empty if there are none."""
    return ",".join(f"{seat}:{shown[seat].hex()}" for seat in sorted(shown)).encode()


def from_hex(text: Any) -> bytes | None:
    """Lower-case hexadecimal digits as bytes, or None: `bytes.fromhex` would also take blanks and capitals."""
    if not isinstance(text, str):
        return None
    try:
        value = bytes.fromhex(text)
    except ValueError:
        return None
    return value if value.hex() == text else None


def nonce_from(text: Any) -> bytes | None:
    nonce = from_hex(text)
    return nonce if nonce is not None and SHORTEST_NONCE <= len(nonce) <= LONGEST_NONCE else None


class Noted(Protocol):
    """An entry of a record, or what a table knows of one before it stands there."""

    @property
    def kind(self) -> Kind: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def what(self) -> dict[str, Any]: ...


class Deal:
    """The table's side: what each seat has promised and shown. Its methods return the act to write, or raise DealError."""

    __slots__ = ("committed", "humans", "secret", "shown", "started", "without")

    def __init__(self, humans: Iterable[int], secret: bytes) -> None:
        self.secret = secret
        self.humans = set(humans)
        self.committed: dict[int, str] = {}
        self.shown: dict[int, bytes] = {}
        self.without: set[int] = set()
        self.started = False

    @staticmethod
    def of(entries: Iterable[Noted], secret: bytes) -> Deal:
        """The deal as these entries left it, for a table that is loaded again."""
        deal = Deal([], secret)
        for e in entries:
            deal.started = deal.started or e.kind == "chance"
            if e.kind == "act":
                deal._recall(e.seat, e.what)
        return deal

    @property
    def commitment(self) -> str:
        return commit(self.secret)

    @property
    def is_complete(self) -> bool:
        """Every human seat has shown its nonce or goes without."""
        return self.humans <= self.shown.keys() | self.without

    def sits(self, seats: int) -> list[dict[str, Any]]:
        """The acts that open a record: who is human."""
        return [{"act": "sit", "seat": i, "who": "human" if i in self.humans else "bot"} for i in range(seats)]

    def commit_nonce(self, seat: int, promise: str) -> dict[str, Any]:
        if seat not in self.humans:
            raise DealError("not-a-human-seat", seat)
        if self.shown or self.started:
            raise DealError("late-nonce", seat)
        if seat in self.committed or seat in self.without:
            raise DealError("nonce-committed-twice", seat)
        raw = from_hex(promise)
        if raw is None or len(raw) != 32:
            raise DealError("malformed-act", seat)
        self.committed[seat] = promise
        return {"act": "commit-nonce", "hash": promise}

    def go_without(self, seat: int) -> dict[str, Any]:
        """A human seat gives or shows no nonce: the table plays on, and the deal is not provable."""
        if seat not in self.humans:
            raise DealError("not-a-human-seat", seat)
        if seat in self.shown:
            raise DealError("nonce-shown-twice", seat)
        self.without.add(seat)
        return {"act": "no-nonce"}

    def show_nonce(self, seat: int, shown: str) -> dict[str, Any]:
        if self.started or seat in self.without:
            raise DealError("late-nonce", seat)
        if seat not in self.committed:
            raise DealError("nonce-not-committed", seat)
        if not self.humans <= self.committed.keys() | self.without:
            raise DealError("nonce-shown-before-all-committed", seat)
        if seat in self.shown:
            raise DealError("nonce-shown-twice", seat)
        nonce = nonce_from(shown)
        if nonce is None or commit(nonce) != self.committed[seat]:
            raise DealError("nonce-does-not-match", seat)
        self.shown[seat] = nonce
        return {"act": "nonce", "nonce": shown}

    def source(self, k: int = 0) -> Committed:
        """Where chance comes from, from chance entry k on (`record.chances`); no nonce is taken after this."""
        self.started = True
        return Committed(self.secret, joined_nonces(self.shown), k)

    def reveal(self) -> dict[str, Any]:
        """The act that ends a record, also of a table that was given up."""
        return {"act": "reveal", "secret": self.secret.hex()}

    def _recall(self, seat: int | None, what: dict[str, Any]) -> None:
        act = what["act"]
        if act == "sit" and what["who"] == "human":
            self.humans.add(what["seat"])
        elif seat is None:
            return
        elif act == "commit-nonce":
            self.committed[seat] = what["hash"]
        elif act == "no-nonce":
            self.without.add(seat)
        elif act == "nonce":
            self.shown[seat] = bytes.fromhex(what["nonce"])


class Verdict(msgspec.Struct, frozen=True):
    """`provable`: the record holds all that a proof needs. `ok`: nothing in it contradicts. Both: nobody chose the deal."""

    provable: bool
    ok: bool
    entry: int | None = None
    reason: Reason = ""
    checked: int = 0

    @property
    def is_proven(self) -> bool:
        return self.provable and self.ok


def verify(record: Record | str | bytes) -> Verdict:
    """Recompute every chance entry from the secret and the nonces. It never raises: no record at all is a verdict too."""
    if not isinstance(record, Record):
        try:
            record = Record.decode(record)
        except RecordError as e:
            return Verdict(False, False, e.entry, e.reason)
    misfit = record.first_misfit()
    if misfit is not None:
        return Verdict(False, False, misfit, "chain")
    evidence = _Evidence(record)
    checked = evidence.recompute()
    doubt = evidence.doubt(record)
    if evidence.breaches:
        entry, reason = min(evidence.breaches)
        return Verdict(doubt is None, False, entry, reason, checked)
    if doubt is not None:
        return Verdict(False, True, doubt[0], doubt[1], checked)
    return Verdict(True, True, None, "", checked)


class _Evidence:
    """One pass over a record: what was promised and shown when, and which entries break a promise."""

    def __init__(self, record: Record) -> None:
        self.commitment = record.header.commitment
        self.manual: int | None = 0 if any(record.header.options.get(name) for name in MANUAL_OPTIONS) else None
        self.humans: dict[int, int] = {}  # seat: the entry that says so
        self.promised: dict[int, int] = {}  # seat: the entry of its commitment
        self.committed: dict[int, str] = {}
        self.shown: dict[int, bytes] = {}
        self.first_shown = 0
        self.secret: bytes | None = None
        self.revealed = 0
        self.chances: list[tuple[Entry, bool]] = []
        self.breaches: list[tuple[int, Reason]] = []
        for e in record.entries:
            if e.kind == "chance":
                self.chances.append((e, self.manual is not None))
            elif e.kind == "act":
                reason = self._act(e)
                if reason:
                    self.breaches.append((e.n, reason))

    def _act(self, e: Entry) -> Reason:
        """Takes in one act; the id of the promise it breaks, if any."""
        match e.what["act"]:
            case "sit":
                return self._sit(e)
            case "commit-nonce":
                return self._commit_nonce(e)
            case "nonce":
                return self._nonce(e)
            case "reveal":
                return self._reveal(e)
            case "manual-chance" if self.manual is None:
                self.manual = e.n
        return ""

    def _sit(self, e: Entry) -> Reason:
        seat, who = e.what.get("seat"), e.what.get("who")
        if type(seat) is not int or seat < 0 or who not in ("human", "bot"):
            return "malformed-act"
        if who == "human":
            self.humans.setdefault(seat, e.n)
        return ""

    def _commit_nonce(self, e: Entry) -> Reason:
        promise = e.what.get("hash")
        if e.seat is None or e.seat < 0 or not isinstance(promise, str):
            return "malformed-act"
        if e.seat in self.committed:
            return "nonce-committed-twice"
        self.committed[e.seat] = promise
        self.promised[e.seat] = e.n
        if self.first_shown:
            self.breaches.append((self.first_shown, "nonce-shown-before-all-committed"))
        return ""

    def _nonce(self, e: Entry) -> Reason:
        if e.seat is None or e.seat not in self.committed:
            return "nonce-not-committed"
        nonce = nonce_from(e.what.get("nonce"))
        if nonce is None or commit(nonce) != self.committed[e.seat]:
            return "nonce-does-not-match"
        if e.seat in self.shown:
            return "nonce-shown-twice"
        self.shown[e.seat] = nonce
        self.first_shown = self.first_shown or e.n
        return "late-nonce" if self.chances else ""

    def _reveal(self, e: Entry) -> Reason:
        secret = from_hex(e.what.get("secret"))
        if secret is None or len(secret) != SECRET_BYTES or (self.commitment and commit(secret) != self.commitment):
            return "secret-does-not-match"
        if self.secret is not None and secret != self.secret:
            return "secret-does-not-match"
        self.secret = secret
        self.revealed = self.revealed or e.n
        return ""

    def recompute(self) -> int:
        """How many chance entries follow from secret, nonces and k; the first that does not is a breach."""
        nonces = joined_nonces(self.shown)
        checked = 0
        for k, (e, manual) in enumerate(self.chances):
            if manual:
                continue
            reason = odds_fault(e.odds, e.pick)
            if not reason and self.secret is not None and e.odds is not None:
                right = committed_pick(self.secret, nonces, k, e.odds)
                reason = "" if e.pick == right else "pick-does-not-match"
                checked += 1
            if reason:
                self.breaches.append((e.n, reason))
                break
        return checked

    def doubt(self, record: Record) -> tuple[int | None, Reason] | None:
        """Why nothing is proven even where nothing contradicts: the entry, if one is to blame, and the reason."""
        if self.manual is not None:
            return self.manual or None, "manual-chance"
        if not self.commitment:
            return (self.revealed, "late-secret") if self.secret is not None else (None, "no-commitment")
        if self.secret is None:
            return None, "no-secret"
        for e, _ in self.chances:
            if e.odds is None or e.pick is None:
                return e.n, "odds-and-pick-missing"
        if self.chances and self.revealed < self.chances[-1][0].n:
            return self.revealed, "early-secret"
        if not self.humans.keys() & self.shown.keys():
            return None, "no-nonce"
        missing = [n for seat, n in self.humans.items() if seat not in self.shown]
        missing += [n for seat, n in self.promised.items() if seat not in self.shown]
        if missing:
            return min(missing), "missing-nonce"
        return self._undone(record)

    def _undone(self, record: Record) -> tuple[int, Reason] | None:
        """Whoever may take back what chance answered may try until she likes it."""
        standing = {e.n for e in record.moves()}
        for e, _ in self.chances:
            if e.n not in standing:
                return e.n, "chance-undone"
        return None
