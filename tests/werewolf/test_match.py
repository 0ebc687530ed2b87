"""Chapter: the tournament. A chip for every winner; first to five."""

from __future__ import annotations

import pytest

from nightowl.games.werewolf import GAME
from nightowl.kernel.options import OptionError
from werewolf.evening import Evening

DEAL = ("villager seer werewolf", "robber villager villager")


def test_every_winner_of_a_game_gets_a_chip() -> None:
    first = Evening(*DEAL).night().vote("2 2 0").outcome()
    assert first.carry == {"chips": [1, 1, 0]}
    second = Evening(*DEAL, carry=first.carry).night().vote("1 0 0").outcome()
    assert second.carry == {"chips": [1, 1, 1]}


def test_the_chips_so_far_are_seen_by_all() -> None:
    assert Evening(*DEAL, carry={"chips": [1, 4, 2]}).view(None).chips == (1, 4, 2)


def test_five_chips_win_the_tournament() -> None:
    evening = Evening(*DEAL, carry={"chips": [0, 3, 4]}).night().vote("1 0 0")
    assert (evening.view(None).chips, evening.view(None).champion) == ((0, 3, 5), 2)


def test_nothing_is_carried_on_from_a_tournament_that_is_won() -> None:
    assert Evening(*DEAL, carry={"chips": [0, 3, 4]}).night().vote("1 0 0").outcome().carry is None


def test_several_with_five_chips_play_on_until_one_leads() -> None:
    tied = Evening(*DEAL, carry={"chips": [4, 4, 0]}).night().vote("2 2 0").outcome().carry
    assert tied == {"chips": [5, 5, 0]}
    ahead = Evening(*DEAL, carry={"chips": [5, 6, 5]}).night().vote("1 0 0").outcome().carry
    assert ahead == {"chips": [5, 6, 6]}
    assert Evening(*DEAL, carry={"chips": [5, 5, 6]}).night().vote("1 0 0").view(None).champion == 2


def test_the_table_may_play_for_fewer_chips() -> None:
    assert Evening(*DEAL, chips=1).night().vote("1 0 0").view(None).champion == 2


@pytest.mark.parametrize("carry", [{}, {"chips": [1, 2]}, {"chips": [1, 2, -1]}, {"chips": "123"}, [1, 2, 3]])
def test_chips_that_make_no_sense_are_refused(carry: object) -> None:
    with pytest.raises(OptionError, match="bad-option: carry: expected"):
        GAME.new(GAME.options(), 3, carry)
