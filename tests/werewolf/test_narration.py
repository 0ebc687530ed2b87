"""The narrator's script: the lines of the roles in play, in the order in which the engine calls them, in every language."""

from __future__ import annotations

import pytest

from nightowl import registry
from nightowl.games.werewolf import GAME
from nightowl.games.werewolf.narration import BREATH, script, spoken
from nightowl.games.werewolf.night.deal import Bag, Deal
from nightowl.games.werewolf.roles import COUNT, counts_of
from nightowl.games.werewolf.timed import Timed
from nightowl.kernel.chance import Seeded, Source
from nightowl.kernel.game import CHANCE
from nightowl.kernel.texts import LANGUAGES


def called(seats: int, source: Source) -> tuple[list[int], list[str]]:
    """A random set, and the steps the engine calls in a night with it."""
    s = GAME.new(GAME.options({"set": "random", "night": "narrated"}), seats)
    while isinstance(s.stack[-1], Bag | Deal | Timed):
        top = s.stack[-1]
        seat = top.ask(s).seats[0]
        legal = GAME.legal(s, seat)
        GAME.advance(s, seat, legal[source.pick(GAME.odds(s)) if seat == CHANCE else source.below(len(legal))])
    return s.counts, [str(e.outside()["step"]) for e in GAME.view(s, None).story if e.kind.name == "called"]


@pytest.mark.parametrize("seats", range(3, 11))
def test_the_order_of_the_script_is_the_engines_for_every_set(seats: int) -> None:
    source = Seeded(seats)
    for _ in range(40):
        counts, steps = called(seats, source)
        lines = script(counts, 10, lone_wolf=True)
        assert list(dict.fromkeys(line.step for line in lines if line.step)) == steps
        assert [line.step for line in lines if line.pause == 10] == steps


def test_every_call_has_the_same_pause_and_every_other_line_a_breath() -> None:
    lines = script(list(COUNT), 7, lone_wolf=True)
    assert {line.pause for line in lines[:-1]} == {7, BREATH}
    assert lines[0].text == "narrate-close"
    assert lines[-1].text == "narrate-open"


def test_the_lone_wolf_is_told_what_he_may_do_only_where_he_may() -> None:
    counts = counts_of(["werewolf", "seer", "villager"])
    assert "narrate-lone-wolf" in [line.text for line in script(counts, 10, lone_wolf=True)]
    assert "narrate-lone-wolf" not in [line.text for line in script(counts, 10, lone_wolf=False)]


def test_the_doppelganger_closes_her_eyes_once() -> None:
    alone = [line.text for line in script(counts_of(["doppelganger", "werewolf"]), 10, lone_wolf=False)]
    assert alone[1:4] == ["narrate-doppelganger", "narrate-doppelganger-action", "narrate-doppelganger-action-end"]
    minion = [line.text for line in script(counts_of(["doppelganger", "werewolf", "minion"]), 10, lone_wolf=False)]
    assert minion[1:5] == [
        "narrate-doppelganger",
        "narrate-doppelganger-action",
        "narrate-doppelganger-minion",
        "narrate-doppelganger-minion-end",
    ]


def test_people_with_cards_nudge_them_before_they_open_their_eyes() -> None:
    lines = script(list(COUNT), 10, lone_wolf=True, cards=True)
    assert [line.text for line in lines[-2:]] == ["narrate-nudge", "narrate-open"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_can_be_said(lang: str) -> None:
    lines = script(list(COUNT), 10, lone_wolf=True, cards=True)
    said = spoken(lines, registry.texts("werewolf", lang))
    assert len(said) == len(lines)
    assert all(text and pause >= 0 for text, pause in said)
    assert sum(pause for _, pause in said) > 10 * len({line.step for line in lines if line.step})
