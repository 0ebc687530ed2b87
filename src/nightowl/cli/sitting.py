"""A game set up in this process: record, deal and host, for play in the terminal and for programs."""

from __future__ import annotations

from typing import Any

import msgspec

from ..kernel.chance import Seeded, Source
from ..kernel.deal import Deal, make_secret
from ..kernel.game import CLOCK, Game
from ..kernel.host import Host
from ..kernel.record import Header, Record
from ..kernel.story import Event


class Sitting:
    """One game being played. The deal is committed unless a seed is given or chance is by hand."""

    def __init__(
        self,
        game: Game[Any],
        options: Any,
        names: list[str],
        humans: list[int],
        seed: int | str | None = None,
        manual: bool = False,
        carry: Any = None,
    ) -> None:
        self.game = game
        self.names = names
        self.manual = manual
        self.bots = Seeded(make_secret().hex() if seed is None else f"{seed}/bots")  # what bots choose by
        self.deal = Deal(humans, make_secret()) if seed is None and not manual else None
        header = Header(
            game=game.name,
            rules=game.rules,
            content=game.content,
            options=msgspec.to_builtins(options),
            seats=names,
            commitment="" if self.deal is None else self.deal.commitment,
            carry=carry,
        )
        source: Source | None = None if manual or seed is None else Seeded(f"{seed}/chance")
        self.host = Host(game, game.new(options, len(names), carry), Record(header), source)
        for act in Deal(humans, b"").sits(len(names)):
            self.record.add_act(None, act)
        if manual:
            self.record.add_act(None, {"act": "manual-chance"})
        self.is_closed = False

    @property
    def record(self) -> Record:
        return self.host.record

    @property
    def state(self) -> Any:
        return self.host.state

    def begin(self) -> list[Event]:
        """All nonces are shown: chance may start."""
        if self.deal is not None:
            self.host.source = self.deal.source()
        return self.go_on(self.host.settle())

    def go_on(self, told: list[Event]) -> list[Event]:
        """Time passes where nobody but the clock is waited for; at the end the secret is shown."""
        while not self.manual:
            ask = self.host.ask()
            if ask is None or ask.seats not in ((), (CLOCK,)):
                break
            move = self.game.legal(self.state, CLOCK)[0]
            more = self.host.play_outside(CLOCK, self.game.moves.outside(move))
            assert isinstance(more, list), "the clock's own legal move is refused"
            told = told + more
        if self.host.ask() is None:
            self.close()
        return told

    def close(self) -> None:
        """Show the secret, also of a game that is given up."""
        if self.deal is not None and not self.is_closed:
            self.record.add_act(None, self.deal.reveal())
        self.is_closed = True
