"""The picture in a terminal: at most 80 columns in every language, and nothing in it that the reader may not know."""

from __future__ import annotations

import pytest

from nightowl.games.nightshift.moves import GO
from nightowl.games.nightshift.picture import details, picture, remark, sentences
from nightowl.kernel.chance import Seeded
from nightowl.kernel.texts import LANGUAGES
from nightowl.kernel.walk import walk
from nightowl.registry import texts

from .club import GAME, RUBY, TOPAZ, Club, who

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("mode", "seats"), [("competitive", 5), ("solo", 1), ("coop", 3), ("teams", 4)])
def test_the_picture_fits_a_terminal_in_every_language_and_mode(lang: str, mode: str, seats: int) -> None:
    state = GAME.new(GAME.options({"mode": mode, "shift": "short"}), seats)
    said = texts("nightshift", lang)
    for n, step in enumerate(walk(GAME, state, Seeded(f"{mode} {lang}"))):
        if n % 25:
            continue
        for seat in (0, None):
            view = GAME.view(step.after, seat)
            assert max(len(line) for line in picture(view, said, NAMES[:seats])) <= 80
            assert sentences(view, said, NAMES[:seats])
            assert details(view, said, NAMES[:seats])
            for move in view.legal:
                assert isinstance(remark(view, move, said), str)


def test_the_ring_is_drawn_with_the_bar_above_the_stage_inside_and_the_dancers_where_they_stand() -> None:
    english = texts("nightshift", "en")
    lines = picture(Club(2).up(5, "thaddius").stands(RUBY, 5).turn(TOPAZ).view(TOPAZ), english, NAMES[:2])
    drawn = "\n".join(lines)
    assert drawn.index("BAR") < drawn.index("Thaddius") < drawn.index("Stage  ►") < drawn.index("Locker Room: [B]")
    assert " 5 [A]" in drawn


def test_a_move_says_who_is_there() -> None:
    club = Club(2).up(5, "thaddius").stands(RUBY, 4).turn(RUBY)
    assert remark(club.view(RUBY), GO.of(5), texts("nightshift", "en")) == "Thaddius ★★ ♥6"
    assert remark(club.view(RUBY), GO.of(3), texts("nightshift", "en")) == "nobody"


def test_an_outcome_says_what_it_gives() -> None:
    club = Club(2).sober().up(3, who("cash")).stands(RUBY, 3).turn(RUBY).engages(RUBY, 6)
    view = club.view(RUBY)
    said = [remark(view, move, texts("nightshift", "en")) for move in view.legal]
    assert any("cash $" in line for line in said)


def test_hidden_money_is_shown_to_its_owner_alone() -> None:
    club = Club(2, hidden_money=True).has(RUBY, 12_500).turn(RUBY)
    english = texts("nightshift", "en")
    assert "$12,500" in "\n".join(picture(club.view(RUBY), english, NAMES[:2]))
    assert "$12,500" not in "\n".join(picture(club.view(TOPAZ), english, NAMES[:2]))
