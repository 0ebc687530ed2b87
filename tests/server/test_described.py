"""Whatever is sent to a described call, the answer is one the description names, in the form it names."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from hosts import server
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nightowl.kernel.wire import Refusal
from nightowl.server.openapi import CALLS, TEXT, Call
from nightowl.server.wire import Health

PLAIN = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30)
ANYTHING = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
)
WORDS = st.sampled_from(
    ["gelini", "nightshift", "chess", "Ann", "", "en", "xx", "yes", "0", "-1", "all", "\u202e", "x" * 5000]
)


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with server(str(tmp_path_factory.mktemp("server") / "tables.db")) as found, httpx.Client(base_url=found.site) as client:
        yield client


def body(call: Call) -> st.SearchStrategy[bytes | None]:
    """What the call takes with wild values, other JSON, and no JSON at all."""
    if call.takes is None:
        return st.none()
    if call.takes is TEXT:
        return st.binary(max_size=200) | ANYTHING.map(lambda value: json.dumps(value).encode())
    fields = dict.fromkeys(call.takes.__struct_fields__, WORDS | ANYTHING)
    shaped = st.fixed_dictionaries({}, optional=fields) | ANYTHING
    return shaped.map(lambda value: json.dumps(value).encode()) | st.binary(max_size=200)


@st.composite
def requests(draw: Any) -> tuple[Call, str, str, dict[str, Any]]:
    (method, path), call = draw(st.sampled_from(list(CALLS.items())))
    names = [parameter["name"] for parameter in call.parameters if parameter["in"] == "query"]
    params = draw(st.fixed_dictionaries({}, optional=dict.fromkeys(names, WORDS)))
    code = draw(st.sampled_from(["abc234", "zzzzzz", "x", "import-me"]))
    game = draw(st.sampled_from(["gelini", "spyfall", "chess", "%00"]))
    headers = draw(st.sampled_from([{}, {"Authorization": "Bearer guess"}, {"Authorization": "guess"}]))
    content = draw(body(call))
    return (
        call,
        method,
        path.replace("{code}", code).replace("{game}", game),
        {"params": params, "headers": headers, "content": content},
    )


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(wanted=requests())
def test_every_answer_is_one_the_description_names(http: httpx.Client, wanted: Any) -> None:
    call, method, path, more = wanted
    answer = http.request(method, path, **more)
    if answer.status_code == call.status:
        if call.gives is not TEXT:
            msgspec.json.decode(answer.content, type=call.gives)
        return
    assert answer.status_code in {*call.refuses, 429, 503}, (method, path, answer.status_code, answer.text[:200])
    kind = Health if answer.status_code == 503 and call.gives is Health else Refusal
    found = msgspec.json.decode(answer.content, type=kind)
    assert kind is Health or found.code
