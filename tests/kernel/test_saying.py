"""Saying a text, refusing to say what is not there, and the checks of Fluent files, each with a fault to find."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser

from nightowl import registry
from nightowl.kernel.domain import NOBODY, SEAT, YES_NO, named, numbers
from nightowl.kernel.moves import MoveTable
from nightowl.kernel.story import EVERYONE, Event, EventTable
from nightowl.kernel.texts import LANGUAGES, MissingText, TextError, Texts
from nightowl.kernel.texts_check import faults, forms

NAMES = ["Player0", "Player1", "Player2"]

DRINK = named("drink", ["water", "tea"])


@pytest.fixture
def bar(tmp_path: Path) -> Texts:
    (tmp_path / "de.ftl").write_text(
        """
nobody = niemand
drink-water = Wasser
drink-tea = Tee
    .object = einen Tee
plain = { $who } sagt { $n }
cases = { drink-tea.none }
hollow =
    .only = nur das
move-pour = { $drink-id ->
    [tea] Aufgießen für { $seat }: { $n }
   *[other] { $drink } für { $seat }: { $n }
 }
event-drank = { $seat } trinkt { $drink }
event-ordered = { $seat } nimmt { $drink-object }
""",
        encoding="utf-8",
    )
    return Texts("de", [tmp_path])


def test_a_value_is_a_name_a_text_or_a_number(bar: Texts) -> None:
    assert bar.value(SEAT, 1, NAMES) == "Player1"
    assert bar.value(SEAT, NOBODY, NAMES) == "niemand"
    assert bar.value(DRINK, 1, NAMES) == "Tee"
    assert bar.value(DRINK, NOBODY, NAMES) == "niemand"
    assert bar.value(numbers("n", -5, 5), NOBODY, NAMES) == NOBODY
    assert registry.texts(None, "nl").value(YES_NO, 0, NAMES) == "nee"


def test_moves_and_events_are_said_with_their_fields(bar: Texts) -> None:
    table, told = MoveTable(), EventTable()
    pour = table.kind("pour", seat=SEAT, drink=DRINK, n=numbers("n", 1, 3))
    drank = told.kind("drank", seat=SEAT, drink=DRINK)
    assert bar.move(table, pour.of(2, 0, 3), NAMES) == "Wasser für Player2: 3"
    assert bar.move(table, pour.of(2, 1, 3), NAMES) == "Aufgießen für Player2: 3"
    assert bar.event(Event(drank, EVERYONE, (0, 1)), NAMES) == "Player0 trinkt Tee"
    assert bar.event(Event(drank, EVERYONE, (NOBODY, 0)), NAMES) == "niemand trinkt Wasser"


def test_an_attribute_of_a_value_is_a_variable_too(bar: Texts) -> None:
    ordered = EventTable().kind("ordered", seat=SEAT, drink=DRINK)
    assert bar.event(Event(ordered, EVERYONE, (0, 1)), NAMES) == "Player0 nimmt einen Tee"
    with pytest.raises(MissingText, match="de: event-ordered: Unknown external: drink-object"):
        bar.event(Event(ordered, EVERYONE, (0, 0)), NAMES)


def test_a_name_is_shown_as_it_is(bar: Texts) -> None:
    assert bar.say("plain", who="{ $n } <b>", n=1234) == "{ $n } <b> sagt 1.234"


@pytest.mark.parametrize(
    ("id", "says"),
    [
        ("cheers", "de: cheers: no such text"),
        ("plain", "de: plain: Unknown external: who"),
        ("cases", "de: cases: Unknown attribute: drink-tea.none"),
        ("hollow", "de: hollow: it has attributes only"),
    ],
)
def test_a_missing_text_or_variable_is_an_error(bar: Texts, id: str, says: str) -> None:
    with pytest.raises(MissingText) as e:
        bar.say(id)
    assert str(e.value).startswith(says)
    assert (e.value.lang, e.value.id) == ("de", id)


def test_a_language_nobody_speaks_here_is_refused() -> None:
    with pytest.raises(MissingText, match="there are en, ru, de"):
        registry.texts(None, "xx")


def test_a_file_that_is_no_fluent_is_refused_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("a = one\n\nb = { $x\n", encoding="utf-8")
    with pytest.raises(TextError, match=r"en\.ftl: line 3: Expected token"):
        Texts("en", [tmp_path])


def test_a_folder_without_a_language_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TextError, match=r"es\.ftl: the file: missing"):
        Texts("es", [tmp_path])


def test_no_text_is_defined_twice(tmp_path: Path) -> None:
    for name, text in (("one", "a = x\n"), ("two", "b = y\na = z\n"), ("three", "c = x\nc = y\n")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "en.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(TextError, match="a: defined twice"):
        Texts("en", [tmp_path / "one", tmp_path / "two"])
    with pytest.raises(TextError, match="c: defined twice"):
        Texts("en", [tmp_path / "three"])


@pytest.mark.parametrize(
    ("lang", "one", "three", "five", "twenty_one"),
    [
        ("en", "fills 1 square", "fills 3 squares", "fills 5 squares", "fills 21 squares"),
        ("ru", "займёт 1 клетку", "займёт 3 клетки", "займёт 5 клеток", "займёт 21 клетку"),
        ("fr", "remplit 1 case", "remplit 3 cases", "remplit 5 cases", "remplit 21 cases"),
    ],
)
def test_numbers_take_the_plural_of_the_language(lang: str, one: str, three: str, five: str, twenty_one: str) -> None:
    texts = registry.texts("gelini", lang)
    assert [texts.say("hint-squares", n=n) for n in (1, 3, 5, 21)] == [one, three, five, twenty_one]


# Checks


GOOD = {
    "en": """
a = { $seat } has { $n ->
    [one] a cat
   *[other] { $n } cats
 }
b = VIP
    .object = a VIP
""",
    "de": """
a = { $seat } hat { $n ->
    [one] eine Katze
   *[other] { $n } Katzen
 }
b = VIP
    .object = einen VIP
""",
    "ru": """
a = У { $seat-of } { $n ->
    [one] { $n } кот
    [few] { $n } кота
   *[many] { $n } котов
 }
b = гость
""",
}


def found(change: dict[str, str]) -> list[str]:
    """The faults of the good files with one of them changed."""
    files = {lang: FluentParser().parse(text) for lang, text in {**GOOD, **change}.items()}
    return faults(files, {"b": ["de"]})


def test_good_files_have_no_fault() -> None:
    assert found({}) == []


@pytest.mark.parametrize(
    ("lang", "old", "new", "fault"),
    [
        ("ru", "b = гость\n", "", "ru: b: missing"),
        ("de", "b = VIP", "c = ja\nb = VIP", "de: c: not in English"),
        ("de", "{ $seat } hat", "Ann hat", "de: a: has the variables ['n'], English has ['n', 'seat']"),
        ("ru", "У { $seat-of }", "У { $seat } и { $other }", "ru: a: has the variables ['n', 'other', 'seat'], English has"),
        ("ru", "    [few] { $n } кота\n", "", "ru: a: lacks the plural form [few] for $n"),
        ("ru", "*[many]", "*[other]", "ru: a: lacks the plural form [many] for $n"),
        ("ru", "*[many]", "*[other]", "ru: a: has a plural form [other] for $n that is never shown"),
        ("de", "[one]", "[few]", "de: a: lacks the plural form [one] for $n"),
        ("de", "[one]", "[oen]", "de: a: has no plural forms for $n, English has"),
        ("ru", "[few]", "[fwe]", "ru: a: lacks the plural form [few] for $n"),
        ("en", "[one]", "[1]", "en: a: lacks the plural form [one] for $n"),
        ("de", "{ $n } Katzen", "{ $n } cats", "de: a: is left in English: '{} cats'"),
        ("ru", "b = гость", "b = VIP", "ru: b: is left in English: 'VIP'"),
        ("ru", "b = гость", "b = гость\n    .object = a VIP", "ru: b: is left in English: 'a VIP'"),
        ("de", "b = VIP", "b = Promi", "de: b: is listed as the same in English, but it is not"),
    ],
)
def test_a_fault_is_found(lang: str, old: str, new: str, fault: str) -> None:
    assert old in GOOD[lang]
    assert [line for line in found({lang: GOOD[lang].replace(old, new)}) if line.startswith(fault)]


def test_choosing_by_an_id_is_no_plural() -> None:
    by_id = "a = { $what-id ->\n    [vip] { $word }\n   *[other] { $word }\n }\n"
    files = {lang: FluentParser().parse(by_id) for lang in ("en", "ru")}
    assert faults(files, {}) == []


def test_languages_need_the_forms_that_grammar_books_give() -> None:
    assert forms("ru") == {"one", "few", "many"}
    assert all(forms(lang) == {"one", "other"} for lang in LANGUAGES if lang != "ru")
