"""What a replay shows with nothing hidden: everything any seat knew, and after the end no more than everybody sees."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nightowl import registry
from nightowl.kernel.record import Record
from nightowl.kernel.replay import Position, positions
from nightowl.kernel.wire import show

RECORDS = sorted((Path(__file__).parent / "records").glob("**/*.record"))
# What a view says of its reader alone; beside it stands what it says of every seat.
OWN = {"seat", "legal", "story", "moment", "asked", "going"}
OWN |= {"card", "is_harley", "power", "hand", "said", "said_power", "pointed"}
NOT_KNOWN_YET = {"unseen", "unseen_powers", "deck"}  # what is left to know: less for who sees more


def course(path: Path) -> tuple[Any, list[Position]]:
    record = Record.decode(path.read_text(encoding="utf-8"))
    game = registry.load(record.header.game)
    return game, positions(game, record)[::7]


def told_more(public: Any, own: Any, where: tuple[object, ...] = ()) -> Iterator[tuple[object, ...]]:
    """The places of a view where a seat is told what the public is not."""
    if isinstance(public, dict) and isinstance(own, dict):
        for name in public:
            if where or name not in OWN | NOT_KNOWN_YET:
                yield from told_more(public[name], own[name], (*where, name))
    elif isinstance(public, list | tuple) and isinstance(own, list | tuple) and len(public) == len(own):
        for at, (one, other) in enumerate(zip(public, own, strict=True)):
            yield from told_more(one, other, (*where, at))
    elif public != own:
        yield where


def at(view: Any, where: tuple[object, ...]) -> Any:
    for step in where:
        view = view[step]
    return view


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_whatever_a_seat_knows_lies_open(path: Path) -> None:
    game, found = course(path)
    for position in found:
        state = position.state
        public, open_ = show(game, game.view(state, None)), show(game, game.laid_open(state))
        for seat in range(state.seats):
            own = show(game, game.view(state, seat))
            for where in told_more(public, own):
                if where[0] == "faces":  # listed by who is in sight: more of them for who sees more
                    assert all(face in open_["faces"] for face in own["faces"])
                else:
                    assert at(open_, where) == at(own, where), where


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_cards_in_every_hand_lie_open(path: Path) -> None:
    game, found = course(path)
    for position in found:
        state = position.state
        open_ = show(game, game.laid_open(state))
        for seat in range(state.seats):
            own = show(game, game.view(state, seat))
            if game.name == "werewolf" and own["card"] is not None:
                assert open_["dealt"][seat] == own["card"]
            if game.name == "spyfall":
                if own["card"] is not None:
                    assert (open_["cards"][seat], open_["powers"][seat]) == (own["card"], own["power"])
                    assert own["card"] == "joker" or open_["location"] == own["card"]
                assert own["is_harley"] is (open_["harley"] == seat and own["card"] is not None)
            if game.name == "nightshift":
                assert not open_["hidden_money"]
                assert sorted(held["power"] for held in open_["players"][seat]["hand"]) == sorted(own["hand"])


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_after_the_end_of_a_game_without_secrets_left_all_see_what_lies_open(path: Path) -> None:
    record = Record.decode(path.read_text(encoding="utf-8"))
    game = registry.load(record.header.game)
    state = positions(game, record)[-1].state
    if game.ask(state) is None and game.name != "nightshift":  # there the hands stay in hand
        assert game.laid_open(state) == game.view(state, None)
