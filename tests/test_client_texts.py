"""The texts of the browser's side: the same checks as for all others, and nothing the shell or a game needs is missing."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from nightowl import registry
from nightowl.kernel.options import allowed
from nightowl.kernel.texts import LANGUAGES, Texts
from nightowl.kernel.texts_check import faults, read_all

SOURCES = Path(__file__).parents[1] / "client" / "src"
FOLDERS = sorted({path.parent for path in SOURCES.rglob("en.ftl")})
GAMES_AND_LANGUAGES = [(name, lang) for name in registry.games() for lang in LANGUAGES]
SAID = re.compile(r"""\bsay\("([a-z0-9-]+)"|texts(?:!)?\.say\("([a-z0-9-]+)\"""")

# Texts that rightly read as in English: the languages, and why.
SAME_IN = {
    "games/nightshift/texts/board-bar": ("de fr it nl", "the word is Bar"),
    "games/nightshift/texts/board-diamond": ("de fr it nl es", "a name"),
    "games/nightshift/texts/board-team": ("de nl", "the word is Team"),
    "games/nightshift/texts/board-total": ("fr es", "the word is Total"),
    "games/spyfall/texts/board-no": ("it es", "the word is no"),
    "texts/bot-of": ("de fr it", "the word is Bot"),
    "texts/menu": ("fr nl", "the word is menu"),
    "texts/table-pause": ("de", "the word is Pause"),
    "games/werewolf/texts/board-later": ("nl", "the word is later"),
    "rules/spyfall/rules-spyfall-harley-head-3": ("de fr it nl es", "a name"),
    "texts/settings-vibration": ("de", "the word is Vibration"),
}


def folders_of(game: str) -> list[Path]:
    """All that is said at a table of that game."""
    found = [*registry.text_folders(game)[:3], SOURCES / "texts", SOURCES / "games" / game / "texts"]
    return [folder for folder in found if folder.exists()]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(SOURCES)))
def test_every_language_says_what_english_says(folder: Path) -> None:
    here = f"{folder.relative_to(SOURCES)}/"
    same = {id.removeprefix(here): langs.split() for id, (langs, _) in SAME_IN.items() if id.startswith(here)}
    assert faults(read_all(folder), same) == []


@pytest.mark.parametrize(("name", "lang"), GAMES_AND_LANGUAGES)
def test_the_texts_of_a_game_and_of_the_shell_do_not_clash(name: str, lang: str) -> None:
    assert Texts(lang, folders_of(name)).say("game-name")


def said_in(paths: Iterable[Path]) -> set[str]:
    code = [path.read_text(encoding="utf-8") for path in paths if path.suffix in (".svelte", ".ts")]
    return {one or other for text in code for one, other in SAID.findall(text)}


def test_all_that_the_shell_says_is_there() -> None:
    texts = Texts("en", [*registry.text_folders(None)[:2], SOURCES / "texts"])
    of_games = {"game-name", "game-about", "ask-over"}
    apart = [
        path for part in ("rules", *(f"games/{game}" for game in registry.games())) for path in (SOURCES / part).rglob("*")
    ]
    said = said_in(path for path in SOURCES.rglob("*") if path not in apart)
    assert sorted(id for id in said - of_games if not texts.has(id)) == []


@pytest.mark.parametrize("name", registry.games())
def test_all_that_a_board_says_is_there(name: str) -> None:
    texts = Texts("en", folders_of(name))
    assert sorted(id for id in said_in((SOURCES / "games" / name).rglob("*")) if not texts.has(id)) == []


@pytest.mark.parametrize(("name", "lang"), GAMES_AND_LANGUAGES)
def test_every_choice_of_an_option_has_its_words(name: str, lang: str) -> None:
    texts, game = Texts(lang, folders_of(name)), registry.load(name)
    choices = [(o.name, c) for o in allowed(game.options()) for c in o.choices if not isinstance(c, bool) and not o.many]
    wanted = [f"choice-{option}-{choice}" for option, choice in choices]
    assert [id for id in wanted if not texts.has(id)] == []


@pytest.mark.parametrize(("name", "lang"), GAMES_AND_LANGUAGES)
def test_what_an_option_does_is_said_without_the_numbers_a_terminal_needs(name: str, lang: str) -> None:
    texts = Texts(lang, folders_of(name))
    abouts = [texts.say(f"option-{option.name}-about") for option in allowed(registry.load(name).options())]
    assert [said for said in abouts if re.search(r"\(\d+\)", said)] == []
