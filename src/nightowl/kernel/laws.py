"""The laws every game keeps, checked on random play. A game's charter says what they are measured by.

for mode in charter.modes: hold(game, charter, mode, seats, seed)
"""

from __future__ import annotations

from typing import Any

import msgspec

from . import relabel, twins, worlds
from .chance import Seeded, Source
from .charter import Charter
from .game import CHANCE, LET_CHANCE, Game
from .patch import patch, patched
from .walk import Step, walk
from .wire import show

LAWS = {
    1: "an ask has legal moves for each asked seat",
    2: "apply leaves its input alone",
    3: "encode and decode are exact at every decision",
    4: "clones are equal and independent",
    5: "replaying the log gives the same bytes",
    6: "what a seat receives depends on what it observed, and on nothing else",
    7: "imagine gives worlds with the same view, and all of them with the right probability",
    8: "cards, coins and pieces are conserved",
    9: "every game ends within its bound, with no dead end",
    10: "outcomes are of the declared kind",
    11: "the fallback is legal",
    12: "every move and event has a text in every language",
    13: "relabelling seats relabels everything",
    14: "a patch turns the old view into the new one, byte for byte",
}
LOOKS = 24  # moments of a game that are looked at closely
IMAGINED = 2  # states imagined at each of them


class Broken(AssertionError):
    """A law that does not hold: which, for which game, and what was found."""

    def __init__(self, law: int, game: str, found: str) -> None:
        super().__init__(f"law {law} ({LAWS[law]}) is broken by {game}: {found}")
        self.law = law


class Check:
    """One game, mode and number of seats under the laws."""

    def __init__(self, game: Game[Any], charter: Charter, mode: str, seats: int) -> None:
        self.game = game
        self.charter = charter
        self.options = game.options(charter.modes[mode])
        self.seats = seats
        self.where = f"{game.name} ({mode}, {seats} seats)"

    def require(self, law: int, holds: bool, found: str) -> None:
        if not holds and law not in self.charter.exceptions:
            raise Broken(law, self.where, found)

    def play(self, source: Source) -> list[Step]:
        """Laws 1 and 8 to 10 on a whole game."""
        s = self.game.new(self.options, self.seats)
        had = self.charter.conserved(s)
        bound = self.charter.bound(self.seats)
        steps: list[Step] = []
        self.asks(s)
        for step in walk(self.game, s, source):
            steps.append(step)
            self.require(8, self.charter.conserved(step.after) == had, f"{had} became {self.charter.conserved(step.after)}")
            self.require(9, len(steps) <= bound, f"still going on after {bound} moves")
            over = self.game.ask(step.after) is None
            self.require(
                9, over == (self.game.outcome(step.after) is not None), "an end without an outcome, or the other way"
            )
            if not over:
                self.asks(step.after)
        self.outcome(steps[-1].after)
        return steps

    def outcome(self, s: Any) -> None:
        outcome = self.game.outcome(s)
        assert outcome is not None
        self.require(10, len(outcome.scores) == self.seats, f"{len(outcome.scores)} scores")
        self.require(10, outcome.how in self.charter.hows, f"it ended by {outcome.how!r}")
        self.require(10, all(0 <= seat < self.seats for seat in outcome.winners), f"winners {outcome.winners}")
        self.require(10, bool(outcome.winners) or self.charter.may_have_no_winner, "nobody won")
        self.require(10, len(set(outcome.winners)) == len(outcome.winners), f"winners {outcome.winners}")

    def look(self, step: Step, source: Source) -> None:
        """Laws 2 to 7, 11 and 14 at one moment."""
        self.copies(step)
        for seat in (*range(self.seats), None):
            self.view(step, seat, source)

    def asks(self, s: Any) -> None:
        ask = self.game.ask(s)
        assert ask is not None
        self.require(1, bool(ask.seats), f"{ask.moment} asks nobody")
        for seat in ask.seats:
            self.require(1, bool(self.game.legal(s, seat)), f"{ask.moment} asks seat {seat}, which has no move")
        if CHANCE in ask.seats:
            odds = self.game.odds(s)
            self.require(1, len(odds) == len(self.game.legal(s, CHANCE)), f"{ask.moment} has {len(odds)} odds")
            self.require(1, min(odds) > 0, f"{ask.moment} has odds of nothing")

    def copies(self, step: Step) -> None:
        game, codec = self.game, self.charter.codec
        was, then = codec.encode(step.before), codec.encode(step.after)
        again, told = game.apply(step.before, step.seat, step.move)
        self.require(2, codec.encode(step.before) == was, f"by {game.moves.outside(step.move)}")
        self.require(5, codec.encode(again) == then and told == step.told, f"at {game.moves.outside(step.move)}")
        back = codec.decode(was)
        self.require(3, codec.encode(back) == was, "decoded and encoded, it is another")
        game.advance(back, step.seat, step.move)
        self.require(3, codec.encode(back) == then, f"decoded, {game.moves.outside(step.move)} does something else")
        clone = game.clone(step.before)
        self.require(4, codec.encode(clone) == was, "a clone is another state")
        game.advance(clone, step.seat, step.move)
        self.require(4, codec.encode(step.before) == was, "moving in a clone moves the state")

    def view(self, step: Step, seat: int | None, source: Source) -> None:
        game = self.game
        view, later = game.view(step.before, seat), game.view(step.after, seat)
        old, new = show(game, view), show(game, later)
        told = patched(old, patch(old, new))
        self.require(14, msgspec.json.encode(told) == msgspec.json.encode(new), f"for seat {seat}: {patch(old, new)}")
        heard = [event.outside() for event in step.told if event.is_for(seat)]
        self.require(6, new["story"] == old["story"] + heard, f"seat {seat} heard {heard}")
        for _ in range(IMAGINED):
            world = game.imagine(view, source)
            self.require(7, show(game, game.view(world, seat)) == old, f"an imagined world looks different to seat {seat}")
        if seat is None:
            self.require(1, not view.legal, "a spectator has moves")
            return
        self.require(1, list(view.legal) == game.legal(step.before, seat), f"the view of seat {seat} offers other moves")
        if view.legal:
            move = game.fallback(view)
            self.require(11, move == LET_CHANCE or move in view.legal, f"{move} for seat {seat}")

    def replay(self, steps: list[Step]) -> None:
        s = self.game.new(self.options, self.seats)
        for step in steps:
            self.game.advance(s, step.seat, step.move)
        codec = self.charter.codec
        self.require(5, codec.encode(s) == codec.encode(steps[-1].after), "a replay ends elsewhere")

    def relabelled(self, steps: list[Step], source: Source) -> None:
        """The same game with people sitting elsewhere: views, facts and outcome are the same but for the seats."""
        game = self.game
        ways = list(self.charter.symmetries(self.seats))
        if not ways:
            return
        seating = ways[source.below(len(ways))]
        s = game.new(self.options, self.seats)
        for n, step in enumerate(steps):
            moved = relabel.move(game.moves, step.move, seating)
            seat = relabel.seat(step.seat, seating)
            self.require(13, moved in game.legal(s, seat), f"{game.moves.outside(moved)} is not legal as {seating}")
            game.advance(s, seat, moved)
            if n % max(1, len(steps) // LOOKS) and n + 1 < len(steps):
                continue
            for reader in range(self.seats):
                one = relabel.view(game.moves, game.view(step.after, reader), seating)
                same = tuple(range(self.seats))
                other = relabel.view(game.moves, game.view(s, seating[reader]), same)
                self.require(13, one == other, f"as {seating}, seat {reader} sees {_difference(one, other)}")
        here, there = game.outcome(steps[-1].after), game.outcome(s)
        assert here is not None
        assert there is not None
        self.require(13, relabel.row(here.scores, seating) == there.scores, "the scores are others")
        self.require(13, sorted(seating[seat] for seat in here.winners) == sorted(there.winners), "others win")


def _difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    return "; ".join(f"{key} {one[key]} or {other[key]}" for key in one if one[key] != other[key])


def hold(game: Game[Any], charter: Charter, mode: str, seats: int, seed: int | str) -> twins.Compared:
    """Play one random game and check every law on it; Broken names the law."""
    source = Seeded(seed)
    check = Check(game, charter, mode, seats)
    steps = check.play(source)
    for n in sorted({source.below(len(steps)) for _ in range(LOOKS)} | {len(steps) - 1}):
        check.look(steps[n], source)
    check.replay(steps)
    check.relabelled(steps, source)
    observer = source.below(seats + 1)
    try:
        return twins.compare(game, charter, check.options, seats, None if observer == seats else observer, source)
    except (twins.Leak, twins.Forgotten) as found:
        raise Broken(6, check.where, str(found)) from None


def imagine_exactly(game: Game[Any], charter: Charter, mode: str, seats: int, moves: int, seed: int | str) -> int:
    """Law 7 by brute force: how many worlds a seat had to tell apart after so many moves."""
    source = Seeded(seed)
    check = Check(game, charter, mode, seats)
    start = game.new(check.options, seats)
    steps = [step for step, _ in zip(walk(game, game.clone(start), source), range(moves), strict=False)]
    s = steps[-1].after
    ask = game.ask(s)
    if ask is not None and ask.sealed:
        return 0
    observer = source.below(seats + 1)
    reader = None if observer == seats else observer
    seen = worlds.history(charter, steps, reader)
    truth = worlds.consistent(game, charter, start, seen, reader)
    guess = worlds.imagined(game, charter, game.view(s, reader))
    check.require(7, charter.gist(s) in guess, f"seat {reader} cannot imagine the truth")
    check.require(7, guess == truth, f"seat {reader} imagines {len(guess)} worlds of {len(truth)}, or weighs them wrongly")
    return len(truth)
