"""A table in a test: wishes go in, lines come out and are folded, and time passes as the test says."""

from __future__ import annotations

from itertools import count
from typing import Any

import msgspec

from nightowl.kernel.deal import commit
from nightowl.kernel.game import CHANCE, Game
from nightowl.kernel.wire import Refusal
from nightowl.tables import people, wire
from nightowl.tables.chores import Chore, chores, do
from nightowl.tables.feed import document
from nightowl.tables.fold import decide, fold
from nightowl.tables.log import written
from nightowl.tables.plan import Means, Plan
from nightowl.tables.store import Row
from nightowl.tables.table import Table
from toy import GAME

START = 1_700_000_000_000
NONCES = {seat: bytes([seat + 1]) * 16 for seat in range(10)}
SECRETS = [bytes([seed]) * 32 for seed in range(1, 60)]


class Sitting:
    """Every line is folded as a node would; `again()` folds the whole log anew."""

    def __init__(self, game: Game[Any] = GAME, levels: tuple[str, ...] = ("random",), secret: int = 0) -> None:
        self.game = game
        self.t = Table("abc234", game, levels)
        self.rows: list[Row] = []
        self.vault: dict[str, str] = {}
        self.now = START
        self.ids = count(1)
        self.secret = secret
        self.private = ""

    @property
    def means(self) -> Means:
        secret = bytes.fromhex(self.vault.get("secret", ""))
        return Means(
            self.now, secret, self.vault, lambda: SECRETS[self.secret], pick=lambda moves: moves[self.now % len(moves)]
        )

    def take(self, plan: Plan | Refusal | None) -> str:
        """Write a plan down; why it was refused, or nothing."""
        if isinstance(plan, Refusal):
            return plan.code
        if plan is not None:
            assert plan.not_before <= self.now, "too early"
            for line in plan.lines:
                self.rows.append(Row(len(self.rows) + 1, self.now, written(line)))
                fold(self.t, self.rows[-1])
            self.vault = {k: v for k, v in {**self.vault, **plan.vault}.items() if v is not None}
            self.private = plan.private
        return ""

    def joins(self, *names: str) -> list[str]:
        """People come and are here."""
        found = []
        for name in names:
            assert self.take(people.join(self.t, name, "en", self.means)) == ""
            found.append(f"p{self.t.joined}")
            self.comes(found[-1])
        return found

    def comes(self, who: str) -> None:
        self.take(people.here(self.t, self.t.people[who], "node"))

    def goes_away(self, who: str) -> None:
        self.take(people.away(self.t, self.t.people[who]))

    def wants(self, who: str, wish: wire.Wish) -> str:
        """Somebody's wish; why it is refused, or nothing."""
        return self.take(decide(self.t, who, wish, self.means))

    def id(self) -> str:
        return f"auto-{next(self.ids)}"

    def passes(self, seconds: float) -> list[str]:
        """Time goes by, and the table does what is due; what it did."""
        end, did = self.now + int(seconds * 1000), []
        while (due := self.next_chore()) is not None and due.at <= end:
            self.now = max(self.now, due.at)
            did.append(due.what)
            self.take(do(self.t, due, self.means))
        self.now = end
        return did

    def next_chore(self) -> Chore | None:
        found = chores(self.t)
        return found[0] if found else None

    def deals(self, options: dict[str, Any] | None = None) -> None:
        """The host starts, and everybody's device gives its nonce."""
        if options is not None:
            assert self.wants(self.t.host, wire.Options(id=self.id(), options=options)) == ""
        for player in self.t.players():
            assert self.wants(player.id, wire.Ready(id=self.id())) == ""
        assert self.wants(self.t.host, wire.Start(id=self.id())) == ""
        humans = [(seat, place.person) for seat, place in enumerate(self.t.places) if place.person]
        for seat, who in humans:
            assert self.wants(who, wire.CommitNonce(id=self.id(), seat=seat, hash=commit(NONCES[seat]))) == ""
        for seat, who in humans:
            assert self.wants(who, wire.ShowNonce(id=self.id(), seat=seat, nonce=NONCES[seat].hex())) == ""

    def plays(self, seat: int, kind: str, /, **fields: Any) -> str:
        """The person at that seat makes that move."""
        who, round = self.t.places[seat].person, self.t.playing()
        move = {"type": kind, **fields}
        return self.wants(who, wire.Play(id=self.id(), seat=seat, ask=round.asks[seat], move=move))

    def plays_on(self) -> None:
        """Everybody makes her first legal move until it is over."""
        while self.t.stage == "play":
            ask = self.t.playing().ask()
            assert ask is not None
            seat = ask.seats[0]
            if seat < 0:
                self.passes(600)
                continue
            move = self.game.moves.outside(self.t.playing().view(seat).legal[0])
            assert self.plays(seat, str(move.pop("type")), **move) == ""

    def asked(self) -> int:
        ask = self.t.playing().ask()
        assert ask is not None
        assert ask.seats[0] != CHANCE
        return ask.seats[0]

    def doc(self, who: str) -> dict[str, Any]:
        chat = [said.text for said in self.t.chat if said.hearers is None or who in said.hearers]
        return document(self.t, self.t.people[who], [{"text": text} for text in chat])

    def again(self) -> Table:
        t = Table(self.t.id, self.game, self.t.levels)
        for row in self.rows:
            fold(t, row)
        return t

    def log(self) -> str:
        return "\n".join(row.line for row in self.rows)


def seated(game: Game[Any] = GAME, seats: int = 3, **more: Any) -> Sitting:
    """A table where Ann (host), Bob, Cy and so on sit in order."""
    s = Sitting(game, **more)
    names = ["Ann", "Bob", "Cy", "Di", "Ed"][:seats]
    whos = s.joins(*names)
    if seats > s.game.fewest:
        assert s.wants("p1", wire.Size(id=s.id(), seats=seats)) == ""
    for seat, who in enumerate(whos):
        assert not game.adult or s.wants(who, wire.Adult(id=s.id())) == ""
        assert s.wants(who, wire.Sit(id=s.id(), seat=seat)) == ""
    return s


def dealt(game: Game[Any] = GAME, seats: int = 3, options: dict[str, Any] | None = None, **more: Any) -> Sitting:
    s = seated(game, seats, **more)
    s.deals(options)
    return s


def parsed(text: str) -> Any:
    return msgspec.json.decode(text)
