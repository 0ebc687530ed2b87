"""The quick and the narrated night are the same night: the same choices give the same cards and the same knowledge."""

from __future__ import annotations

import pytest

from nightowl.games.werewolf import GAME
from nightowl.games.werewolf.moves import DEAL_AT
from nightowl.games.werewolf.options import counts
from nightowl.games.werewolf.roles import ROLES
from nightowl.games.werewolf.state import Village
from nightowl.games.werewolf.timed import Timed
from nightowl.kernel.chance import Seeded
from nightowl.kernel.game import CHANCE, CLOCK
from werewolf.evening import Evening


def start(form: str, seats: int, deal: list[int], lone_wolf: bool) -> Village:
    roles = [ROLES[role] for role in deal]
    s = GAME.new(GAME.options({"roles": roles, "night": form, "lone_wolf": lone_wolf}), seats)
    for role in deal[:-1]:
        GAME.advance(s, CHANCE, DEAL_AT + role)
    return s


def sleep_through(s: Village, wanted: dict[tuple[int, int], int]) -> Village:
    """Play the night; a seat's n-th real choice is the wanted one, counted in what it may choose from."""
    asked = [0] * s.seats
    while isinstance(top := s.stack[-1], Timed):
        for seat in top.waiting():
            legal = GAME.legal(s, seat)
            pick = 0
            if len(legal) > 1:
                pick = wanted[seat, asked[seat]] % len(legal)
                asked[seat] += 1
            GAME.advance(s, seat, legal[pick])
        GAME.advance(s, CLOCK, top.closing())
    return s


def known(s: Village, seat: int) -> list[tuple[str, tuple[int, ...]]]:
    public = ("called", "wave", "you-sleep")
    return sorted((e.kind.name, e.facts) for e in GAME.view(s, seat).story if e.kind.name not in public)


@pytest.mark.parametrize("seats", range(3, 11))
@pytest.mark.parametrize("kind", ["preset", "random"])
def test_both_forms_give_the_same_results_for_the_same_choices(seats: int, kind: str) -> None:
    source = Seeded(f"{seats} {kind}")
    for _ in range(40):
        chosen = counts(GAME.options({"set": kind}), seats) or drawn(seats, source)
        cards = [role for role, n in enumerate(chosen) for _ in range(n)]
        deal = [cards.pop(source.below(len(cards))) for _ in range(len(cards))]
        wanted = {(seat, n): source.below(5040) for seat in range(seats) for n in range(2)}
        lone_wolf = bool(source.below(2))
        quick = sleep_through(start("quick", seats, deal, lone_wolf), wanted)
        called = sleep_through(start("narrated", seats, deal, lone_wolf), wanted)
        assert (quick.cards, quick.copied, quick.acts) == (called.cards, called.copied, called.acts)
        for seat in range(seats):
            assert known(quick, seat) == known(called, seat)


def drawn(seats: int, source: Seeded) -> list[int]:
    s = GAME.new(GAME.options({"set": "random"}), seats)
    while GAME.view(s, None).moment == "set-up":
        GAME.advance(s, CHANCE, GAME.legal(s, CHANCE)[source.pick(GAME.odds(s))])
    return s.counts


DEAL = ("seer villager werewolf", "robber werewolf troublemaker")


def test_every_role_in_play_is_called_for_an_equal_time_also_one_in_the_centre() -> None:
    evening = Evening(*DEAL, form="narrated")
    called = []
    while isinstance(evening.s.stack[-1], Timed):
        ask = GAME.ask(evening.s)
        assert ask is not None
        called.append((evening.told(None)[-1], ask.pace, ask.span))
        for seat in ask.seats:
            if seat != CLOCK:
                evening.play(seat, "sleep")
        evening.clock()
    assert [line.split()[1] for line, _, _ in called] == ["werewolf", "seer", "robber", "troublemaker"]
    assert {pace for _, pace, _ in called} == {"slot"}
    assert len({span for _, _, span in called}) == 4


def test_only_the_clock_ends_a_call_or_a_wave() -> None:
    evening = Evening(*DEAL, form="narrated").until("seer").play(0, "look 2")
    assert evening.told(1)[-1] == "called seer"
    quick = Evening(*DEAL)
    for seat in range(3):
        quick.play(seat, "sleep")
    assert quick.told(None)[-1] == "wave 1"


def test_no_view_says_who_else_acts_or_has_acted() -> None:
    for form in ("quick", "narrated"):
        evening = Evening(*DEAL, form=form)
        if form == "narrated":
            evening.until("seer")
        before = [evening.view(1), evening.view(2), evening.view(None)]
        assert all(view.asked == (0, 1, 2) and view.moment == "night" for view in before)
        evening.play(0, "look 2")
        assert [evening.view(1), evening.view(2), evening.view(None)] == before


def test_in_a_quick_night_all_answer_alike_if_only_to_sleep() -> None:
    evening = Evening(*DEAL)
    assert evening.legal(1) == ["sleep"]
    assert evening.legal(0)[-1] == "sleep"
    assert [evening.view(seat).asked for seat in range(3)] == [(0, 1, 2)] * 3


def test_a_player_is_told_what_she_decides_as() -> None:
    evening = Evening("doppelganger robber werewolf", "villager villager seer")
    assert [evening.view(seat).moment for seat in range(3)] == ["doppelganger", "robber", "night"]
    evening.play(0, "look 1").play(1, "sleep").play(2, "sleep").clock()
    assert [evening.view(seat).moment for seat in range(3)] == ["robber", "night", "werewolf"]
    called = Evening("doppelganger robber werewolf", "villager villager seer", form="narrated")
    assert called.view(0).moment == "doppelganger"
    called.play(0, "look 1").clock()
    assert [called.view(seat).moment for seat in range(3)] == ["robber", "night", "night"]
