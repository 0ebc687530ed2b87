"""What a phone has to fetch from the start page to the first board it can play on."""

from __future__ import annotations

from typing import Any

import pytest
from people import Comes

from nightowl import registry

MOST = 150_000  # bytes, as they travel, headers included


@pytest.mark.parametrize("lang", ["en", "de", "fr", "ru"])
@pytest.mark.parametrize("game", registry.games())
def test_the_first_board_is_light(comes: Comes, game: str, lang: str) -> None:
    one = comes(lang=lang, worker=False)  # what a service worker fetches is not counted: it would be next to nothing
    line = one.context.new_cdp_session(one.page)
    line.send("Network.enable")
    fetched: dict[str, tuple[str, int]] = {}
    urls: dict[str, str] = {}
    line.on("Network.requestWillBeSent", lambda e: urls.update({e["requestId"]: e["request"]["url"]}))

    def done(event: dict[str, Any]) -> None:
        fetched[event["requestId"]] = (urls.get(event["requestId"], "?"), int(event["encodedDataLength"]))

    line.on("Network.loadingFinished", done)
    one.plays_alone(game)
    one.page.wait_for_timeout(1000)
    parts = sorted(fetched.values(), key=lambda part: -part[1])
    total = sum(size for _, size in parts)
    assert any(f"/{game}" in url and url.endswith(".js") for url, _ in parts), "the board was not counted"
    assert total <= MOST, (total, [(url.rsplit("/", 1)[1], size) for url, size in parts[:12]])
