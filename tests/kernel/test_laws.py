"""The laws can fail: each is broken by a mutant of the toy game made for it, and planted leaks are found."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import toy
from nightowl.kernel import twins
from nightowl.kernel.chance import Seeded, Source
from nightowl.kernel.charter import Charter
from nightowl.kernel.game import EVERYONE, Ask, Outcome, whisper
from nightowl.kernel.laws import Broken, hold, imagine_exactly
from nightowl.kernel.patch import patch, patched
from nightowl.kernel.stack import Sealed
from nightowl.kernel.story import Event
from nightowl.kernel.wire import Hint
from toy import CHARTER, GAME, HUSH_CARD, Draw, Mice, Mousetrap, Poll, Turns

SEEDS = range(40)


def charter_of(game: Mousetrap) -> Charter:
    return toy.ToyCharter(game)


def broken_by(game: Mousetrap, charter: Charter | None = None) -> int | None:
    """The first law that game is found to break."""
    for seed in SEEDS:
        try:
            hold(game, charter or charter_of(game), "long", 3, seed)
        except Broken as broken:
            return broken.law
    return None


def compare_all(game: Mousetrap) -> None:
    for seed in SEEDS:
        for observer in (0, 1, 2, None):
            twins.compare(game, charter_of(game), game.options({"turns": 2}), 3, observer, Seeded(seed))


@pytest.mark.parametrize("mode", CHARTER.modes)
@pytest.mark.parametrize("seats", [2, 3])
def test_the_toy_keeps_every_law(mode: str, seats: int) -> None:
    different = sum(hold(GAME, CHARTER, mode, seats, seed).different for seed in SEEDS)
    assert different > 100, "twins that never differ show nothing"


@pytest.mark.parametrize(("mode", "seats", "moves"), CHARTER.small)
def test_the_toy_imagines_exactly(mode: str, seats: int, moves: int) -> None:
    assert max(imagine_exactly(GAME, CHARTER, mode, seats, moves, seed) for seed in SEEDS) > 1


# Leaks: each tells a seat, by another way, what only the state knows.


class InView(Mousetrap):
    def view(self, s: Mice, seat: int | None) -> Any:
        shown = super().view(s, seat)
        shown.deck = s.stock.pools[0].counts[HUSH_CARD]
        return shown


class InViewAndImagined(Mousetrap):
    """The turn number says, ten times over, how many hushes the others hold; imagining honours it."""

    def view(self, s: Mice, seat: int | None) -> Any:
        shown = super().view(s, seat)
        shown.turns += 10 * sum(hand.count(HUSH_CARD) for hand in s.hands)
        return shown

    def imagine(self, view: Any, chance: Source) -> Mice:
        held, turns = divmod(view.turns, 10)
        plain = msgspec.structs.replace(view, turns=turns)
        while True:
            s = super().imagine(plain, chance)
            if sum(hand.count(HUSH_CARD) for hand in s.hands) == held:
                return s


class InLegal(Mousetrap):
    def legal(self, s: Mice, seat: int) -> list[int]:
        moves = super().legal(s, seat)
        if s.stack and isinstance(s.stack[-1], Turns) and any(HUSH_CARD in hand for hand in s.hands):
            return moves[::-1]
        return moves


class InEvents(Mousetrap):
    def advance(self, s: Mice, seat: int, move: int) -> list[Event]:
        top = s.stack[-1]
        told = super().advance(s, seat, move)
        if isinstance(top, Draw):
            whisper(s, EVERYONE, toy.GOT, top.seat, toy.DEAL.values(move)[0])
            assert s.story is not None
            told = [*told, s.story.events[-1]]
        return told


class InSizes(Mousetrap):
    def view(self, s: Mice, seat: int | None) -> Any:
        shown = super().view(s, seat)
        shown.moment += " " * sum(hand.count(HUSH_CARD) for hand in s.hands)
        return shown


class InRefusals(Mousetrap):
    def view(self, s: Mice, seat: int | None) -> Any:
        self.looked_at = s
        return super().view(s, seat)

    def reason(self, view: Any, move: int) -> str:
        others = [hand for seat, hand in enumerate(self.looked_at.hands) if seat != view.seat]
        return "they-can-hush" if any(HUSH_CARD in hand for hand in others) else "not-now"


class InHints(InRefusals):
    def hints(self, view: Any) -> list[Any]:
        return [Hint(0, "hushes", sum(hand.count(HUSH_CARD) for hand in self.looked_at.hands))]

    def reason(self, view: Any, move: int) -> str:
        return "not-now"


class InProgress(Mousetrap):
    """Who is still to answer under seal."""

    def view(self, s: Mice, seat: int | None) -> Any:
        shown = super().view(s, seat)
        ask = self.ask(s)
        shown.asked = () if ask is None else ask.seats
        return shown


LEAKS = [InView, InViewAndImagined, InLegal, InEvents, InSizes, InRefusals, InHints, InProgress]


@pytest.mark.parametrize("mutant", LEAKS)
def test_a_planted_leak_is_caught(mutant: type[Mousetrap]) -> None:
    with pytest.raises(twins.Leak):
        compare_all(mutant())


@pytest.mark.parametrize("mutant", [InViewAndImagined, InEvents])
def test_an_imagine_that_honours_a_leak_hides_it_from_law_7_alone(mutant: type[Mousetrap]) -> None:
    assert broken_by(mutant()) == 6


class Forgetful(Mousetrap):
    def view(self, s: Mice, seat: int | None) -> Any:
        shown = super().view(s, seat)
        shown.story = tuple(event for event in shown.story if event.kind is not toy.PASSED)
        shown.asked = ()
        return shown


def test_a_view_that_forgets_what_its_reader_saw_is_caught() -> None:
    with pytest.raises(twins.Forgotten):
        compare_all(Forgetful())


# The other laws, one mutant each.


class AsksTheMute(Mousetrap):
    def ask(self, s: Mice) -> Ask | None:
        ask = super().ask(s)
        return Ask((0, 1), ask.moment) if ask is not None and ask.moment == "turn" else ask


class SharesItsHands(Mousetrap):
    def clone(self, s: Mice) -> Mice:
        copy = super().clone(s)
        copy.hands = s.hands
        return copy


class Moody(Mousetrap):
    def advance(self, s: Mice, seat: int, move: int) -> list[Event]:
        told = super().advance(s, seat, move)
        s.points[0] += random.randrange(1000)
        return told


class ImaginesWrongly(Mousetrap):
    def imagine(self, view: Any, chance: Source) -> Mice:
        """Hands are imagined without a thought for what is left."""
        s = super().imagine(view, chance)
        return s if not chance.below(3) or view.seat is None else super().imagine(view, _First())


class _First(Source):
    def pick(self, weights: list[int]) -> int:
        return next(i for i, weight in enumerate(weights) if weight > 0)

    def below(self, n: int) -> int:
        return 0


class MakesCards(Mousetrap):
    def advance(self, s: Mice, seat: int, move: int) -> list[Event]:
        drawn = isinstance(s.stack[-1], Draw)
        told = super().advance(s, seat, move)
        if drawn:
            s.hands[0].append(HUSH_CARD)
        return told


class NeverTells(Mousetrap):
    def outcome(self, s: Mice) -> Outcome | None:
        return None


class EndsOddly(Mousetrap):
    def outcome(self, s: Mice) -> Outcome | None:
        outcome = super().outcome(s)
        return None if outcome is None else Outcome(outcome.scores, outcome.winners, "oddly")


class FallsOutside(Mousetrap):
    def fallback(self, view: Any) -> int:
        return toy.START.base


class Favours(Mousetrap):
    def advance(self, s: Mice, seat: int, move: int) -> list[Event]:
        voting = isinstance(s.stack[-1], Poll)
        told = super().advance(s, seat, move)
        if voting and not s.stack:
            s.points[0] += 1
        return told


class Hears(Mousetrap):
    def advance(self, s: Mice, seat: int, move: int) -> list[Event]:
        """Facts that are told, though no view will remember them."""
        return [*super().advance(s, seat, move), Event(toy.STARTED, EVERYONE, (0,))]


@pytest.mark.parametrize(
    ("law", "mutant"),
    [
        (1, AsksTheMute),
        (2, SharesItsHands),
        (5, Moody),
        (6, Hears),
        (8, MakesCards),
        (9, NeverTells),
        (10, EndsOddly),
        (11, FallsOutside),
        (13, Favours),
    ],
)
def test_a_mutant_breaks_its_law(law: int, mutant: type[Mousetrap]) -> None:
    assert broken_by(mutant()) == law


def test_a_game_past_its_bound_breaks_law_9() -> None:
    charter = charter_of(GAME)
    charter.bound = lambda seats: 5  # type: ignore[method-assign]
    with pytest.raises(Broken, match="law 9"):
        hold(GAME, charter, "base", 2, 1)


def test_a_codec_that_loses_something_breaks_law_3() -> None:
    class Lossy(type(CHARTER.codec)):  # type: ignore[misc]
        def _back(self, value: Any) -> Any:
            made = super()._back(value)
            if isinstance(made, Sealed):
                made.answers = [-1] * len(made.answers)
            return made

    charter = charter_of(GAME)
    charter.codec = Lossy(toy.EVENTS, *CHARTER.codec.classes.values())
    assert broken_by(GAME, charter) == 3


def test_worlds_weighed_wrongly_break_law_7() -> None:
    game = ImaginesWrongly()
    with pytest.raises(Broken, match="law 7"):
        imagine_exactly(game, charter_of(game), "base", 2, 4, 0)


def test_an_exception_is_stated_in_the_charter() -> None:
    game = EndsOddly()
    charter = charter_of(game)
    charter.exceptions = {10: "it ends oddly"}
    hold(game, charter, "base", 2, 1)


LEAF = st.none() | st.integers(-5, 5) | st.text("ab", max_size=3)
ROW = st.lists(LEAF, max_size=6)
SHOWN = st.fixed_dictionaries(
    {"a": LEAF, "row": ROW, "rows": st.lists(ROW, max_size=4), "deep": st.fixed_dictionaries({"x": LEAF, "ys": ROW})}
).map(lambda shown: {key: dict(sorted(shown[key].items())) if key == "deep" else shown[key] for key in sorted(shown)})


@given(SHOWN, SHOWN)
def test_a_patch_turns_one_view_into_another(old: dict[str, Any], new: dict[str, Any]) -> None:
    before = msgspec.json.encode(old)
    assert msgspec.json.encode(patched(old, patch(old, new))) == msgspec.json.encode(new)
    assert msgspec.json.encode(old) == before


def test_a_patch_is_small() -> None:
    old = {"story": list(range(100)), "line": list(range(50)), "n": 1}
    new = {"story": [*range(100), 7], "line": [*range(10), 99, *range(11, 50)], "n": 1}
    assert patch(old, new) == {"+story": [7], "~line": {"=10": 99}}
    assert patch(new, new) == {}
