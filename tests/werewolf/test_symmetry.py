"""Law 13 for a game whose deal goes round by seat: with people sitting elsewhere, and the same cards, all is the same."""

from __future__ import annotations

from typing import Any

import pytest

from nightowl.games.werewolf import GAME
from nightowl.games.werewolf.moves import DEAL_AT
from nightowl.games.werewolf.options import counts
from nightowl.games.werewolf.state import Village
from nightowl.kernel import relabel
from nightowl.kernel.chance import Seeded
from nightowl.kernel.game import CHANCE


def dealt(options: Any, seats: int, deal: list[int]) -> Village:
    s = GAME.new(options, seats)
    for role in deal[:-1]:
        GAME.advance(s, CHANCE, DEAL_AT + role)
    return s


def seen(s: Village, reader: int, seating: tuple[int, ...]) -> dict[str, Any]:
    shown = relabel.view(GAME.moves, GAME.view(s, reader), seating)
    return {**shown, "dead": sorted(shown["dead"]), "winners": sorted(shown["winners"])}


@pytest.mark.parametrize("form", ["quick", "narrated"])
@pytest.mark.parametrize(("seats", "kind"), [(3, "preset"), (5, "doppelganger"), (7, "doppelganger"), (8, "preset")])
def test_relabelling_seats_relabels_everything(form: str, seats: int, kind: str) -> None:
    source = Seeded(f"{form} {seats} {kind}")
    options = GAME.options({"set": kind, "night": form, "talk": 2})
    same = tuple(range(seats))
    for _ in range(6):
        left = [role for role, n in enumerate(counts(options, seats) or []) for _ in range(n)]
        deal = [left.pop(source.below(len(left))) for _ in range(len(left))]
        free = list(range(seats))
        seating = tuple(free.pop(source.below(len(free))) for _ in range(seats))
        here = dealt(options, seats, deal)
        there = dealt(options, seats, [*relabel.row(deal[:seats], seating), *deal[seats:]])
        while (ask := GAME.ask(here)) is not None:
            seat = ask.seats[source.below(len(ask.seats))]
            legal = GAME.legal(here, seat)
            move = legal[source.below(len(legal))]
            GAME.advance(here, seat, move)
            GAME.advance(there, relabel.seat(seat, seating), relabel.move(GAME.moves, move, seating))
            for reader in range(seats):
                assert seen(here, reader, seating) == seen(there, seating[reader], same)
        assert GAME.ask(there) is None
