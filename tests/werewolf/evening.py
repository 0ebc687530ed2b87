"""An evening for tests: cards dealt as written, a night in either form from the same choices, then talk and votes.

Moves and facts are short lines: the kind, then its fields in order: `swap 0 2`, `saw 1 seer`.
"""

from __future__ import annotations

from typing import Any

from nightowl.games.werewolf import GAME
from nightowl.games.werewolf.moves import DEAL_AT, MOVES, SLEEP
from nightowl.games.werewolf.roles import CENTRE, ROLES
from nightowl.games.werewolf.state import Village
from nightowl.games.werewolf.timed import Timed
from nightowl.kernel.game import CHANCE, CLOCK, Outcome
from nightowl.kernel.wire import Refusal, refusal

FORMS = ("quick", "narrated")


def move(line: str) -> int:
    name, *values = line.split()
    kind = MOVES.named(name)
    pairs = zip(kind.fields, values, strict=True)
    return kind.of(*[domain.inside(value if domain.ids else int(value)) for (_, domain), value in pairs])


def short(shown: dict[str, Any]) -> str:
    return " ".join(str(value) for value in shown.values())


class Evening:
    """`Evening("seer robber villager", "werewolf werewolf troublemaker")`: the players' cards, then the centre's."""

    def __init__(self, players: str, centre: str, form: str = "quick", carry: Any = None, **options: Any) -> None:
        roles = [*players.split(), *centre.split()]
        given = GAME.options({"roles": roles, "night": form, **options})
        self.s: Village = GAME.new(given, len(players.split()), carry)
        for role in roles[:-1]:
            GAME.advance(self.s, CHANCE, DEAL_AT + ROLES.index(role))

    def night(self, choices: dict[int, str] | None = None) -> Evening:
        """All choose; what is not written is to sleep. Two choices of one seat are parted by a comma."""
        left = {seat: [move(line) for line in lines.split(",")] for seat, lines in (choices or {}).items()}
        while isinstance(top := self.s.stack[-1], Timed):
            for seat in top.waiting():
                legal = GAME.legal(self.s, seat)
                chosen = left[seat].pop(0) if left.get(seat) and left[seat][0] in legal else SLEEP
                assert chosen in legal, f"seat {seat} must choose: {self.legal(seat)}"
                GAME.advance(self.s, seat, chosen)
            GAME.advance(self.s, CLOCK, top.closing())
        assert not any(left.values()), f"never asked for {left}"
        return self

    def until(self, step: str) -> Evening:
        """A narrated night up to a call; before it all sleep."""
        while self.told(None)[-1] != f"called {step}":
            for seat in self.s.stack[-1].ask(self.s).seats:
                if seat != CLOCK:
                    self.play(seat, "sleep")
            self.clock()
        return self

    def clock(self) -> Evening:
        GAME.advance(self.s, CLOCK, GAME.legal(self.s, CLOCK)[0])
        return self

    def play(self, seat: int, line: str) -> Evening:
        assert move(line) in GAME.legal(self.s, seat), f"seat {seat} may not {line}: {self.legal(seat)}"
        GAME.advance(self.s, seat, move(line))
        return self

    def vote(self, targets: str) -> Evening:
        """All vote at once: `1 0 0`."""
        if GAME.view(self.s, None).moment == "day":
            self.clock()
        for seat, target in enumerate(targets.split()):
            self.play(seat, f"vote {target}")
        return self

    def legal(self, seat: int) -> list[str]:
        return [short(MOVES.outside(found)) for found in GAME.legal(self.s, seat)]

    def refuses(self, seat: int, line: str) -> str:
        no = refusal(GAME, self.s, seat, move(line))
        assert isinstance(no, Refusal), f"seat {seat} may {line}"
        return no.code

    def view(self, seat: int | None) -> Any:
        return GAME.view(self.s, seat)

    def knows(self, seat: int) -> list[str]:
        """What that seat alone was told by night, but for its card and its own choices."""
        assert self.s.story is not None
        told = [short(event.outside()) for event in self.s.story.since(0) if event.audience == 1 << seat]
        return [fact for fact in told if not fact.startswith(("dealt", "you-"))]

    def told(self, seat: int | None = None) -> list[str]:
        return [short(event.outside()) for event in self.view(seat).story]

    @property
    def cards(self) -> list[str]:
        """The cards before the players."""
        return [ROLES[role] for role in self.s.cards[: self.s.seats]]

    @property
    def centre(self) -> list[str]:
        return [ROLES[role] for role in self.s.cards[CENTRE:]]

    @property
    def dead(self) -> list[int]:
        return sorted(self.s.dead)

    def outcome(self) -> Outcome:
        outcome = GAME.outcome(self.s)
        assert outcome is not None
        return outcome

    @property
    def winners(self) -> list[int]:
        return self.outcome().winners
