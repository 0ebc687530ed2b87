"""Words that change before the name that follows; the browser is held to the same table."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fluent.syntax.ast import FunctionReference, Message, Pattern, Placeable, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

import nightowl
from nightowl.kernel.elision import WORDS, functions
from nightowl.kernel.texts import Texts, read

SOURCES = [Path(nightowl.__file__).parent, Path(__file__).parents[2] / "client" / "src"]
TABLE = json.loads(Path(__file__).with_name("elision.json").read_text(encoding="utf-8"))
CASES = [(lang, word, *case) for lang, words in TABLE.items() for word, row in words.items() for case in row.items()]
COUNTS = {"fewest", "most", "least", "last", "n", "rounds", "time"}  # variables that are no names
BARE = {
    "fr": r"(?i)\b(de|que|jusque|lorsque|puisque) (« )?$",
    "it": r"(?i)(?<![’\w])[ae] $",
    "es": r"(?i)(?<!\w)y $",
}


@pytest.mark.parametrize(("lang", "word", "name", "said"), CASES)
def test_a_word_goes_by_the_sound_that_follows(lang: str, word: str, name: str, said: str) -> None:
    assert functions(lang)[word](name) == said


def test_every_word_is_in_the_table() -> None:
    assert {lang: set(words) for lang, words in TABLE.items()} == {lang: set(words) for lang, words in WORDS.items()}


def test_a_text_calls_the_word(tmp_path: Path) -> None:
    (tmp_path / "fr.ftl").write_text("whose = La carte { DE($name) }.\n", encoding="utf-8")
    texts = Texts("fr", [tmp_path])
    assert texts.say("whose", name="Alice") == "La carte d’Alice."
    assert texts.say("whose", name="Bruno") == "La carte de Bruno."


class Bare(Visitor):
    """Variables straight after a word that would have to change before them."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.found: list[str] = []

    def visit_Pattern(self, node: Pattern) -> None:
        for before, after in zip(node.elements, node.elements[1:], strict=False):
            if isinstance(before, TextElement) and isinstance(after, Placeable) and re.search(self.word, before.value):
                self.found += self.names(after)
        self.generic_visit(node)

    def names(self, after: Placeable) -> list[str]:
        what = after.expression
        if isinstance(what, FunctionReference):
            return []
        return [] if isinstance(what, VariableReference) and what.id.name in COUNTS else [str(what)]


def bare(lang: str, text: Path) -> list[str]:
    seen = []
    for part in read(text).body:
        if isinstance(part, Message):
            looked = Bare(BARE[lang])
            looked.visit(part)
            seen += [part.id.name for _ in looked.found]
    return seen


@pytest.mark.parametrize("lang", BARE)
def test_no_text_has_such_a_word_bare_before_what_may_be_a_name(lang: str) -> None:
    files = [path for root in SOURCES for path in root.rglob(f"{lang}.ftl")]
    assert len(files) > 10
    assert {str(path): found for path in files if (found := bare(lang, path))} == {}


def test_a_bare_word_is_found(tmp_path: Path) -> None:
    path = tmp_path / "texts" / "fr.ftl"
    path.parent.mkdir()
    path.write_text(
        "good = La carte { DE($seat) }, de { $fewest } à { $most }\nbad = La carte de { $seat }\n"
        "worse = { $n ->\n    [one] Je crois que { $seat }\n   *[other] rien\n }\n",
        encoding="utf-8",
    )
    assert bare("fr", path) == ["bad", "worse"]
