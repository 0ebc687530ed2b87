"""The picture of a village in the terminal, in every language."""

from __future__ import annotations

import pytest

from nightowl import registry
from nightowl.games.werewolf import GAME
from nightowl.games.werewolf.picture import paint, picture, sentences
from nightowl.kernel.chance import Seeded
from nightowl.kernel.texts import LANGUAGES
from nightowl.kernel.walk import walk
from werewolf.evening import Evening

NAMES = ["Ada", "Ben", "Cleo", "Dov", "Eva", "Finn", "Gus", "Hana", "Ivo", "Konstantin"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 10])
def test_the_picture_fits_into_80_columns_at_every_step(lang: str, seats: int) -> None:
    texts = registry.texts("werewolf", lang)
    start = GAME.new(GAME.options({"talk": 2}), seats)
    for step in walk(GAME, start, Seeded(seats)):
        for reader in (0, None):
            drawn = picture(GAME.view(step.after, reader), texts, NAMES[:seats])
            assert max(len(line) for line in drawn) <= 80, drawn
            assert sentences(GAME.view(step.after, reader), texts, NAMES[:seats])


def test_by_day_the_picture_shows_tokens_and_who_is_ready_and_no_card_but_the_one_dealt() -> None:
    day = Evening("seer robber werewolf", "villager troublemaker werewolf", talk=3).night({1: "rob 2"})
    day.play(0, "lay 2 werewolf").play(0, "lay-centre left robber").play(1, "ready")
    assert picture(day.view(1), registry.texts("werewolf", "en"), NAMES[:3]) == [
        "In play: Werewolf ×2, Seer, Robber, Troublemaker, Villager",
        "You were dealt: Robber",
        "  Ada   sentences left: 1",
        "> Ben   sentences left: 3; ready",
        "  Cleo  token: Werewolf; sentences left: 3",
        "  the left card in the centre: token: Robber",
    ]


def test_at_the_end_the_picture_shows_everything() -> None:
    end = Evening("seer robber werewolf", "villager troublemaker werewolf").night({1: "rob 2"}).vote("1 0 1")
    drawn = picture(end.view(None), registry.texts("werewolf", "en"), NAMES[:3])
    assert "  Ben   dealt Robber; now Werewolf; votes for Ada; dies" in drawn
    assert "  Cleo  dealt Werewolf; now Robber; votes for Ben; wins" in drawn
    assert "  the left card in the centre: dealt Villager; now Villager" in drawn


def test_for_those_who_listen_only_news_are_told() -> None:
    night = Evening("seer robber werewolf", "villager troublemaker werewolf")
    said = sentences(night.view(0), registry.texts("werewolf", "en"), NAMES[:3])
    assert said == ["In play: Werewolf ×2, Seer, Robber, Troublemaker, Villager", "You were dealt: Seer"]


def test_werewolf_minion_tanner_and_doppelganger_stand_out() -> None:
    assert set(paint(registry.texts("werewolf", "en"))) == {"Werewolf", "Minion", "Tanner", "Doppelgänger"}
