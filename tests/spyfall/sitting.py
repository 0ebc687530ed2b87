"""A round for tests: deals what the test says, then reads as people at a table."""

from __future__ import annotations

from typing import Any

from nightowl.kernel.wire import show
from nightowl.registry import load
from table import Table, short

GAME: Any = load("spyfall")
ANN, BEN, CLEO, DAN, EVE, FAY, GUS, HAL = range(8)
PLAIN_POWERS = ["third-person", "whisper", "echo", "god-complex", "spare-minute", "second-sight", "deflection", "no-comment"]


class Sitting(Table):
    """Ann is the Joker on the satellite, Ben deals, all talk aloud by the clock, unless the test says otherwise."""

    def __init__(
        self,
        seats: int = 4,
        *,
        place: str = "satellite",
        joker: int = ANN,
        quinn: int | None = None,
        copies: list[str] | None = None,
        powers: list[str] | None = None,
        dealer: int = BEN,
        carry: Any = None,
        **options: Any,
    ) -> None:
        agreed = {"talk": "aloud", "clock": "table", **options}
        self._host(GAME, GAME.new(GAME.options(agreed), seats, carry), agreed)
        if carry is None:
            self.chance("dealer", seat=dealer)
        order = [(self.state.dealer + step) % seats for step in range(seats)]
        self.chance("draw", location=place)
        if place == "multiverse":
            for seat in order:
                self.chance("copy", location=(copies or [])[seat])
        elif place != "jest":
            self.chance("joker", seat=joker)
            if self.state.has_harley:
                self.chance("no-harley") if quinn is None else self.chance("harley", seat=quinn)
        if self.state.has_mission:
            for seat in order:
                self.chance("power", power=(powers or PLAIN_POWERS)[seat])

    def asks(self, seat: int, other: int, question: str = "") -> Sitting:
        self.play(seat, "ask", seat=other)
        return self.play(seat, "question", question=question) if question else self

    def answers(self, seat: int, answer: str = "") -> Sitting:
        return self.play(seat, "answer", answer=answer) if answer else self.play(seat, "say")

    def exchange(self, seat: int, other: int) -> Sitting:
        """One question and its answer."""
        return self.asks(seat, other).answers(other)

    def accuses(self, seat: int, other: int, for_it: list[int], against: list[int] | None = None) -> Sitting:
        self.play(seat, "accuse", seat=other)
        return self.votes(for_it, against or [])

    def claims(self, seat: int, for_it: list[int], against: list[int]) -> Sitting:
        self.play(seat, "claim")
        return self.votes(for_it, against)

    def votes(self, for_it: list[int], against: list[int]) -> Sitting:
        for voter in for_it:
            self.play(voter, "agree")
        for voter in against:
            self.play(voter, "disagree")
        return self

    def guesses(self, seat: int, place: str) -> Sitting:
        return self.play(seat, "guess", location=place)

    def time_runs_out(self) -> Sitting:
        while self.moment() in ("ask", "question", "answer"):
            self.clock("tick")
        return self

    def points(self, *at: int | None) -> Sitting:
        """All point at once, in order of seats; None for who has no vote."""
        if self.moment() in ("discussion", "harley-talk"):
            self.clock("close")
        for seat, other in enumerate(at):
            if other is not None:
                self.play(seat, "point", seat=other)
        return self

    def choices(self, seat: int, kind: str) -> list[Any]:
        """The first field of every legal move of that kind."""
        moves = [GAME.moves.outside(move) for move in GAME.legal(self.state, seat)]
        return [next((v for k, v in move.items() if k != "type"), None) for move in moves if move["type"] == kind]

    def moment(self) -> str:
        return self.asked().split()[0]

    def waits_for(self) -> set[int]:
        ask = self.host.ask()
        return set() if ask is None else set(ask.seats)

    def heard(self, seat: int | None = None) -> list[str]:
        """All that seat (None: everybody) was told, as short lines."""
        return [short(event.outside()) for event in self.state.story.seen_by(seat)]

    def shown(self, seat: int | None) -> dict[str, Any]:
        return show(GAME, self.view(seat))

    def scores(self) -> list[int]:
        return self.outcome().scores

    def how(self) -> str:
        return self.outcome().how
