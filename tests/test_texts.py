"""Every text in every language: the files agree with each other, and games and tables find all they need."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

import nightowl
from nightowl import registry
from nightowl.kernel.chance import Seeded
from nightowl.kernel.deal import verify
from nightowl.kernel.game import CHANCE, Game
from nightowl.kernel.host import Host
from nightowl.kernel.options import OptionError, Options, form, options
from nightowl.kernel.reasons import Fault, Reason
from nightowl.kernel.record import Header, Record, RecordError
from nightowl.kernel.story import EVERYONE, Event, EventTable
from nightowl.kernel.texts import LANGUAGES, Texts
from nightowl.kernel.texts_check import faults, needed, read_all
from nightowl.kernel.walk import walk
from nightowl.kernel.wire import Refusal

ROOT = Path(nightowl.__file__).parent
FOLDERS = sorted(folder for folder in ROOT.rglob("texts") if folder.is_dir())
NAMES = [f"Player{n}" for n in range(10)]
ALL = "ru de fr it nl es"

# Texts that rightly read as in English: the languages, and why.
SAME_IN = {
    "nightowl/yes-no-no": ("it es", "the word is no"),
    "cli/cli-options": ("fr", "the word is options"),
    "cli/cli-arguments": ("fr", "the word is arguments"),
    "cli/cli-code": ("de fr nl", "the word is Code"),
    "cli/cli-column-mean": ("fr", "the word is points"),
    "gelini/game-name": (ALL, "a proper name"),
    "gelini/counter-vip": ("de fr it es", "people say VIP"),
    "gelini/counter-star": ("de", "the word is Star"),
    "gelini/counter-band": ("de", "the word is Band"),
    "gelini/colour-rose": ("fr", "the word is rose"),
    "gelini/colour-olive": ("fr", "the word is olive"),
    "gelini/colour-coral": ("es", "the word is coral"),
    "nightshift/customer-thaddius": ("de fr nl", "a proper name"),
    "spyfall/game-name": ("de fr it nl es", "a proper name"),
    "spyfall/location-atlantis": ("de nl", "a proper name"),
    "spyfall/answer-warmth-mild": ("de", "the word is mild"),
}

GAMES_AND_LANGUAGES = [(name, lang) for name in registry.games() for lang in LANGUAGES]
MODES = [(name, mode) for name in registry.games() for mode in registry.charter(name).modes]


def all_texts() -> dict[str, Texts]:
    return {lang: registry.texts(None, lang) for lang in LANGUAGES}


# The files


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_language_says_what_english_says(folder: Path) -> None:
    here = f"{folder.parent.name}/"
    same = {id.removeprefix(here): langs.split() for id, (langs, _) in SAME_IN.items() if id.startswith(here)}
    files = read_all(folder)
    assert faults(files, same) == []
    english = Texts("en", [folder])
    assert [id for id in same if not english.has(id)] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_line_parts_a_sum_from_its_sign(folder: Path) -> None:
    """In the terminal; the browser holds them together by itself."""
    assert [lang for lang in LANGUAGES if "} $" in (folder / f"{lang}.ftl").read_text()] == []


def test_the_files_of_a_game_and_of_the_command_line_do_not_clash() -> None:
    for name, lang in GAMES_AND_LANGUAGES:
        assert registry.texts(name, lang).say("game-name")


# What games need


@pytest.mark.parametrize(("name", "lang"), GAMES_AND_LANGUAGES)
def test_a_game_finds_all_its_texts(name: str, lang: str) -> None:
    texts = registry.texts(name, lang)
    assert lacking(registry.load(name), texts) == []


def lacking(game: Game[Any], texts: Texts) -> list[str]:
    return sorted(id for id in needed(game, registry.charter(game.name).hows) if not texts.has(id))


@pytest.mark.parametrize(("name", "lang"), GAMES_AND_LANGUAGES)
def test_every_move_and_event_can_be_said(name: str, lang: str) -> None:
    game, texts = registry.load(name), registry.texts(name, lang)
    for move in range(game.moves.size):
        assert texts.move(game.moves, move, NAMES)
    for event in one_of_each(game.events):
        assert texts.event(event, NAMES)


@pytest.mark.parametrize(("name", "lang"), GAMES_AND_LANGUAGES)
def test_asks_options_and_ends_need_no_variable(name: str, lang: str) -> None:
    texts = registry.texts(name, lang)
    for id in needed(registry.load(name), registry.charter(name).hows):
        if not id.startswith(("move-", "event-")):
            assert texts.say(id)


def one_of_each(table: EventTable) -> Iterator[Event]:
    """Events of every kind, with every value in every field."""
    for kind in table.kinds:
        firsts = [max(0, domain.first) for _, domain in kind.fields]
        yield Event(kind, EVERYONE, tuple(firsts))
        for at, (_, domain) in enumerate(kind.fields):
            for value in range(domain.first, domain.first + min(domain.size, 200)):
                yield Event(kind, EVERYONE, (*firsts[:at], value, *firsts[at + 1 :]))


def unsaid(name: str, mode: str, seats: int) -> set[str]:
    """What a random game asks, tells, hints or refuses and nobody could say."""
    game, charter = registry.load(name), registry.charter(name)
    by_lang = [registry.texts(name, lang) for lang in LANGUAGES]
    lacks: set[str] = set()
    source = Seeded(seats)
    ends = game.new(game.options(charter.modes[mode]), seats)
    for step in walk(game, ends, source):
        ends = step.after
        seat = step.seat if step.seat >= 0 else 0
        ask, view = game.ask(step.before), game.view(step.before, seat)
        lacks |= {moment for moment in (view.moment, ask.moment if ask else "") if moment not in game.moments}
        codes = {game.reason(view, source.below(game.moves.size)) for _ in range(4)}
        hints = game.hints(view) if source.below(8) == 0 else []
        for texts in by_lang:
            lacks |= {f"refused-{code}" for code in codes if not texts.has(f"refused-{code}")}
            lacks |= {f"hint-{hint.hint}" for hint in hints if not texts.say(f"hint-{hint.hint}", n=hint.n)}
            lacks |= {event.kind.name for event in step.told if not texts.event(event, NAMES)}
    if game.view(ends, None).moment not in game.moments:
        lacks.add(game.view(ends, None).moment)
    return lacks


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_all_that_comes_up_in_a_game_can_be_said(name: str, mode: str) -> None:
    for seats in registry.charter(name).seats(mode):
        assert unsaid(name, mode, seats) == set()


def test_a_moment_that_is_not_declared_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.load("gelini")
    monkeypatch.setattr(game, "moments", tuple(m for m in game.moments if m not in ("roll", "over")))
    assert unsaid("gelini", "base", 2) == {"roll", "over"}


def test_what_a_game_lacks_is_found(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("game-name = Gelini\n", encoding="utf-8")
    lacks = lacking(registry.load("gelini"), Texts("en", [tmp_path]))
    for id in ("move-flyer", "event-took", "ask-roll", "option-choose-about", "how-band", "counter-vip", "game-about"):
        assert id in lacks
    assert "game-name" not in lacks


# What the table says


def refusals() -> list[Refusal]:
    """Every refusal of the kernel, provoked."""
    game = registry.load("gelini")
    record = Record(Header(game=game.name, rules=1, content="", options={}, seats=NAMES[:2]))
    host = Host(game, game.new(game.options(), 2), record, Seeded(1))
    host.settle()
    asked, go = host.ask(), {"type": "go"}
    assert asked is not None
    tries: list[tuple[int, Any]] = [(0, "go"), (0, {"type": "fly"}), (0, {"type": "go", "far": 1}), (0, {"type": "flyer"})]
    tries += [(1 - asked.seats[0], go), (7, go), (asked.seats[0], {"type": "hire"}), (CHANCE, {"type": "roll", "face": 1})]
    answers = [host.play_outside(seat, shown) for seat, shown in tries]
    while (ask := host.ask()) is not None:
        host.play(ask.seats[0], game.legal(host.state, ask.seats[0])[0])
    answers.append(host.play_outside(0, go))
    return [answer for answer in answers if isinstance(answer, Refusal)]


def test_every_refusal_has_a_text() -> None:
    said = refusals()
    assert [no.code for no in said] == [
        *("no-such-move", "no-such-move", "bad-field", "bad-field", "not-your-turn"),
        *("no-such-seat", "not-now", "chance-is-automatic", "game-over"),
    ]
    for texts in all_texts().values():
        for no in said:
            assert texts.say(f"refused-{no.code}", field=no.field, expected=no.expected)


class Some(Options, frozen=True):
    flag: bool = False


@pytest.mark.parametrize(
    ("given", "code", "expected"),
    [({"flag": 3}, "bad-option", "true|false"), ({"flog": True}, "unknown-option", "flag"), (7, "bad-option", "{flag}")],
)
def test_every_option_error_has_a_text(given: Any, code: str, expected: str) -> None:
    with pytest.raises(OptionError) as e:
        options(Some, given)
    assert (e.value.code, e.value.expected) == (code, expected)
    for texts in all_texts().values():
        assert expected in texts.say(f"refused-{e.value.code}", field=e.value.field, expected=e.value.expected)


def test_what_an_option_takes_is_said_without_words() -> None:
    game = registry.load("gelini")
    with pytest.raises(OptionError) as e:
        game.options({"patience": 0})
    assert e.value.expected == "1..100"
    assert form(list[int]) == "list[int]"
    assert form(int) == "int"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verdict_and_every_fault_of_a_record_has_a_text(lang: str) -> None:
    texts = registry.texts(None, lang)
    for reason in get_args(Reason):
        assert texts.say(f"verdict-{reason or 'proven'}", checked=3)
    for fault in get_args(Fault):
        assert texts.say(f"record-{fault}", key="a", column=1, version="2", found=3)
    for id in ("verdict-not-provable", "verdict-broken", "verdict-at-entry", "record-fault"):
        assert "why" in texts.say(id, reason="why", fault="why", entry=1, line=2)


HEADER = Record(Header(game="toy", rules=1, content="", options={}, seats=["a"])).encode()


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "empty-file"),
        ("\ufeff" + HEADER, "byte-order-mark"),
        (b"\xff", "not-utf-8"),
        (HEADER.replace("\n", "\r\n"), "carriage-return"),
        (HEADER + "\n", "empty-line"),
        (HEADER[:-1], "cut-off"),
        ("hello\n", "not-json"),
        ("{}\n", "no-hash"),
        ('{"hash":"0123456789ab"}\n', "no-hash"),
        ('{"a":1,"hash":"0123456789ab"}\n', "bad-shape"),
        (HEADER.replace('"rules":1', '"rules":1,"rules":1'), "key-twice"),
        (HEADER.replace('"rules":1', '"rules": 1'), "other-spelling"),
        (HEADER.replace('"record":1', '"record":2'), "unknown-version"),
        (HEADER.replace("toy", "tov"), "changed"),
    ],
)
def test_why_a_file_is_no_record_can_be_said(text: str | bytes, fault: str) -> None:
    with pytest.raises(RecordError) as e:
        Record.decode(text)
    assert e.value.fault == fault
    assert e.value.reason == verify(text).reason
    for texts in all_texts().values():
        assert texts.say("record-fault", line=e.value.line, fault=texts.say(f"record-{fault}", **e.value.told))
