"""Windows, sealed answers and offers, as the toy game uses them."""

from __future__ import annotations

import pytest

from nightowl.kernel.game import CHANCE
from nightowl.kernel.wire import Refusal, refusal, show
from toy import CLOCK, DEAL, DRAW, GAME, GRAB, HUSH, LET, START, TAKE, TIME, VOTE, Mice

MOUSE, HUSH_CARD = 0, 1


def owls(*cards: int, **options: object) -> Mice:
    """A game where seat 0 begins and each seat holds that card."""
    s = GAME.new(GAME.options(options), len(cards))
    play(s, (CHANCE, START.of(0)), *[(CHANCE, DEAL.of(card)) for card in cards])
    return s


def play(s: Mice, *moves: tuple[int, int]) -> Mice:
    for seat, move in moves:
        assert move in GAME.legal(s, seat), f"{GAME.moves.outside(move)} is not legal for {seat}"
        GAME.advance(s, seat, move)
    return s


def told(s: Mice) -> list[str]:
    assert s.story is not None
    return [event.kind.name for event in s.story.since(0)]


def test_a_grab_nobody_hushes_stands() -> None:
    s = play(owls(MOUSE, HUSH_CARD, MOUSE), (0, GRAB), (1, LET), (2, LET))
    assert s.points == [1, 0, 0]
    assert s.turn == 1


def test_a_hushed_grab_gives_nothing_and_the_window_reopens_until_all_pass() -> None:
    s = play(owls(MOUSE, HUSH_CARD, HUSH_CARD), (0, GRAB), (1, HUSH), (2, LET))
    assert GAME.ask(s).seats == (2, 0)  # type: ignore[union-attr]
    play(s, (2, LET), (0, LET))
    assert GAME.ask(s).seats == (1, 2)  # type: ignore[union-attr]
    play(s, (1, LET), (2, LET))
    assert s.points == [0, 0, 0]
    assert told(s)[-1] == "stood"


def test_a_hush_can_be_hushed() -> None:
    s = play(owls(MOUSE, HUSH_CARD, HUSH_CARD), (0, GRAB), (1, HUSH), (2, LET), (2, HUSH), (0, LET))
    play(s, (0, LET), (1, LET), (2, LET), (0, LET), (1, LET), (2, LET))
    assert s.points == [1, 0, 0]
    assert s.hushes == 2


def test_intents_resolve_in_table_order_and_a_pointless_one_goes_back_unseen() -> None:
    s = play(owls(MOUSE, HUSH_CARD, HUSH_CARD), (0, GRAB), (2, HUSH), (1, HUSH))
    assert s.hands == [[MOUSE], [], [HUSH_CARD]]
    play(s, (2, LET), (0, LET))
    assert s.hands[2] == [HUSH_CARD]
    assert told(s).count("hushed") == 1


def test_nobody_sees_an_answer_under_seal() -> None:
    s = owls(MOUSE, HUSH_CARD, HUSH_CARD)
    play(s, (0, GRAB))
    before = show(GAME, GAME.view(s, 2))
    play(s, (1, HUSH))
    assert show(GAME, GAME.view(s, 2)) == before
    assert GAME.legal(s, 1) == []


def test_only_the_clock_closes_a_clocked_window() -> None:
    s = play(owls(MOUSE, HUSH_CARD, clocked=True), (0, GRAB), (1, HUSH))
    assert s.hushes == 0
    assert GAME.ask(s).seats == (CLOCK,)  # type: ignore[union-attr]
    play(s, (CLOCK, TIME))
    assert s.hushes == 1


def test_who_is_silent_until_the_clock_has_passed() -> None:
    s = play(owls(MOUSE, HUSH_CARD, clocked=True), (0, GRAB), (CLOCK, TIME))
    assert s.points == [1, 0]


def test_the_clock_ends_a_turn() -> None:
    s = play(owls(MOUSE, MOUSE), (CLOCK, TIME))
    assert told(s)[-1] == "froze"
    assert GAME.ask(s).seats == (1,)  # type: ignore[union-attr]


def test_an_offer_goes_round_until_one_takes_it() -> None:
    s = play(owls(MOUSE, MOUSE), (CLOCK, TIME), (CLOCK, TIME), (0, LET))
    assert GAME.ask(s).seats == (1,)  # type: ignore[union-attr]
    play(s, (1, TAKE), (CHANCE, DEAL.of(HUSH_CARD)))
    assert s.points == [0, 1]
    assert s.hands[1] == [MOUSE, HUSH_CARD]


def test_an_offer_nobody_takes_is_gone() -> None:
    s = play(owls(MOUSE, MOUSE), (CLOCK, TIME), (CLOCK, TIME), (0, LET), (1, LET))
    assert GAME.ask(s).moment == "vote"  # type: ignore[union-attr]


def test_votes_count_when_all_are_in() -> None:
    s = play(owls(MOUSE, MOUSE, MOUSE), *[(CLOCK, TIME)] * 3, (0, LET), (1, LET), (2, LET))
    play(s, (2, VOTE.of(0)), (0, VOTE.of(1)))
    assert s.points == [0, 0, 0]
    play(s, (1, VOTE.of(0)))
    assert s.points == [2, 1, 0]
    assert GAME.outcome(s).winners == [0]  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("seat", "move", "code"), [(1, GRAB, "not-your-turn"), (0, HUSH, "not-now"), (7, GRAB, "no-such-seat")]
)
def test_a_move_out_of_place_is_refused_with_its_reason(seat: int, move: int, code: str) -> None:
    refused = refusal(GAME, owls(MOUSE, MOUSE), seat, move)
    assert isinstance(refused, Refusal)
    assert refused.code == code


def test_a_drawn_card_is_its_owners_alone() -> None:
    s = play(owls(MOUSE, MOUSE), (0, DRAW), (CHANCE, DEAL.of(HUSH_CARD)))
    assert GAME.view(s, 0).hand == (MOUSE, HUSH_CARD)
    assert GAME.view(s, 1).sizes == (2, 1)
    assert show(GAME, GAME.view(s, 0))["story"][-1] == {"type": "got", "seat": 0, "card": "hush"}
    assert show(GAME, GAME.view(s, 1))["story"][-1] == {"type": "dealt", "seat": 0}
