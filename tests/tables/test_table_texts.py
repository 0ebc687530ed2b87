"""Every refusal of a table, every end and every closed line has its text in every language."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from nightowl import registry
from nightowl.kernel.texts import LANGUAGES
from nightowl.kernel.wire import Refusal
from nightowl.tables.codes import Code
from nightowl.tables.wire import LARGEST, Chat, Play, read_wish


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_can_be_said(lang: str) -> None:
    texts = registry.texts(None, lang)
    for code in get_args(Code):
        assert texts.say(f"refused-{code}", field="seat", expected="3")
    for end in ("finished", "resigned", "aborted", "abandoned"):
        assert texts.say(f"ended-{end}")
    for why in ("gone", "other-device"):
        assert texts.say(f"closed-{why}")


def test_a_wish_is_read_and_what_is_wrong_is_named() -> None:
    assert read_wish(b'{"wish":"chat","id":"1","text":"hm"}') == ("1", Chat(id="1", text="hm"))
    move = Play(id="2", seat=0, ask=4, move={"type": "grab"})
    assert read_wish(msgspec.json.encode(move)) == ("2", move)


@pytest.mark.parametrize(
    ("text", "id", "field"),
    [
        ('{"wish":"chat","id":"1","text":7}', "1", "text"),
        ('{"wish":"move","id":"1","seat":-1,"ask":1,"move":{}}', "1", "seat"),
        ('{"wish":"fly","id":"1"}', "1", "wish"),
        ('{"wish":"sit","id":"1","seat":1,"as":"king"}', "1", ""),
        ('{"wish":"chat","text":"x"}', "", ""),
        ('{"wish":"chat","id":' + '"x' + "x" * 50 + '","text":"x"}', "", "id"),
        ("[1]", "", ""),
        ("{", "", ""),
        ("", "", ""),
        ("\ud800", "", ""),
        ("[" * 3000, "", ""),
    ],
)
def test_what_is_no_wish_gets_a_clear_answer(text: str, id: str, field: str) -> None:
    found: tuple[str, Any] = read_wish(text.encode("utf-8", "surrogatepass"))
    assert found == (id, Refusal("malformed", field))


def test_what_is_too_long_is_not_even_read() -> None:
    id, wrong = read_wish(b" " * (LARGEST + 1))
    assert (id, wrong) == ("", Refusal("too-long", "", str(LARGEST)))
