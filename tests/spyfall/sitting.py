"""A round for tests: deals what the test says, plays like people at a table and fails loudly when a move is refused."""

from __future__ import annotations

from typing import Any

from nightowl.kernel.game import CHANCE, CLOCK, Outcome
from nightowl.kernel.stack import Sealed
from nightowl.kernel.wire import Refusal, parse, refusal, show
from nightowl.registry import load

GAME: Any = load("spyfall")
ANN, BEN, CLEO, DAN, EVE, FAY, GUS, HAL = range(8)
PLAIN_POWERS = ["third-person", "whisper", "echo", "god-complex", "spare-minute", "second-sight", "deflection", "no-comment"]


class Sitting:
    """Ann is the Joker on the satellite and Ben deals, unless the test says otherwise."""

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
        self.state = GAME.new(GAME.options({"talk": "aloud", **options}), seats, carry)
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

    def does(self, seat: int, kind: str, /, **fields: Any) -> Sitting:
        move = parse(GAME.moves, {"type": kind, **fields})
        assert not isinstance(move, Refusal), move
        if seat >= 0:
            no = refusal(GAME, self.state, seat, move)
            assert no is None, f"seat {seat} may not {kind} {fields}: {no}; {self.moment()}"
        else:
            assert move in GAME.legal(self.state, seat), f"{kind} {fields} is not for chance or clock now: {self.moment()}"
        GAME.advance(self.state, seat, move)
        return self

    def chance(self, kind: str, **fields: Any) -> Sitting:
        return self.does(CHANCE, kind, **fields)

    def asks(self, seat: int, other: int, question: str = "") -> Sitting:
        self.does(seat, "ask", seat=other)
        return self.does(seat, "question", question=question) if question else self

    def answers(self, seat: int, answer: str = "") -> Sitting:
        return self.does(seat, "answer", answer=answer) if answer else self.does(seat, "say")

    def exchange(self, seat: int, other: int) -> Sitting:
        """One question and its answer."""
        return self.asks(seat, other).answers(other)

    def accuses(self, seat: int, other: int, for_it: list[int], against: list[int] | None = None) -> Sitting:
        self.does(seat, "accuse", seat=other)
        return self.votes(for_it, against or [])

    def claims(self, seat: int, for_it: list[int], against: list[int]) -> Sitting:
        self.does(seat, "claim")
        return self.votes(for_it, against)

    def votes(self, for_it: list[int], against: list[int]) -> Sitting:
        for voter in for_it:
            self.does(voter, "agree")
        for voter in against:
            self.does(voter, "disagree")
        return self

    def guesses(self, seat: int, place: str) -> Sitting:
        return self.does(seat, "guess", location=place)

    def time_runs_out(self) -> Sitting:
        while self.moment() in ("ask", "question", "answer"):
            self.does(CLOCK, "tick")
        return self

    def points(self, *at: int | None) -> Sitting:
        """All point at once, in order of seats; None for who has no vote."""
        if self.moment() in ("discussion", "harley-talk"):
            self.does(CLOCK, "close")
        for seat, other in enumerate(at):
            if other is not None:
                self.does(seat, "point", seat=other)
        return self

    def refuses(self, seat: int, kind: str, /, **fields: Any) -> str:
        move = parse(GAME.moves, {"type": kind, **fields})
        no = move if isinstance(move, Refusal) else refusal(GAME, self.state, seat, move)
        assert no is not None, f"seat {seat} may {kind} {fields}"
        return no.code

    def legal(self, seat: int, kind: str) -> list[Any]:
        """The first field of every legal move of that kind."""
        shown = [GAME.moves.outside(move) for move in GAME.legal(self.state, seat)]
        return [next((v for k, v in move.items() if k != "type"), None) for move in shown if move["type"] == kind]

    def moment(self) -> str:
        ask = GAME.ask(self.state)
        return "over" if ask is None else str(ask.moment)

    def asked(self) -> tuple[int, ...]:
        ask = GAME.ask(self.state)
        return () if ask is None else tuple(ask.seats)

    def told(self, seat: int | None = None) -> list[str]:
        """The last facts that seat (None: everybody) was told, as short lines."""
        return [" ".join(str(v) for v in event.outside().values()) for event in self.state.story.seen_by(seat)]

    def view(self, seat: int | None) -> Any:
        return GAME.view(self.state, seat)

    def shown(self, seat: int | None) -> dict[str, Any]:
        return show(GAME, self.view(seat))

    def outcome(self) -> Outcome:
        outcome: Outcome | None = GAME.outcome(self.state)
        assert outcome is not None, f"it is not over: {self.moment()}"
        return outcome

    def scores(self) -> list[int]:
        return self.outcome().scores

    def how(self) -> str:
        return self.outcome().how

    def is_voting(self) -> bool:
        return bool(self.state.stack) and isinstance(self.state.stack[-1], Sealed)
