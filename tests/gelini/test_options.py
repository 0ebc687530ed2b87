"""What a table may agree on; what is wrong is named."""

from typing import Any

import pytest

from gelini.night import BLUE, RED, night
from nightowl.games.gelini import GAME
from nightowl.kernel.options import OptionError


def test_the_defaults_are_the_base_game_with_automatic_cliques() -> None:
    options = GAME.options()
    assert (options.actions, options.choose, options.patience) == (False, False, 10)


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"actions": "yes"}, "actions"),
        ({"actions": 1}, "actions"),
        ({"choose": None}, "choose"),
        ({"patience": 0}, "patience"),
        ({"patience": 101}, "patience"),
        ({"patience": 2.5}, "patience"),
        ({"patience": "10"}, "patience"),
        ({"patience": True}, "patience"),
        ({"actions": True, "stars": 4}, "stars"),
    ],
)
def test_a_bad_option_is_refused_by_name(given: Any, field: str) -> None:
    with pytest.raises(OptionError) as refused:
        GAME.options(given)
    assert refused.value.field == field
    assert field in str(refused.value)


@pytest.mark.parametrize("given", [[], "actions", 3, {"": 1}])
def test_what_is_no_set_of_options_is_refused(given: Any) -> None:
    with pytest.raises(OptionError):
        GAME.options(given)


def test_patience_says_how_many_fruitless_rolls_there_may_be() -> None:
    table = night(patience=1).rolls(1).play(RED, "stay").play(BLUE, "stay").rolls(4)
    assert table.asked() == "must-move 0"


def test_two_to_five_play() -> None:
    assert (GAME.fewest, GAME.most) == (2, 5)
