"""The files of the browser client: packed where they are and the browser unpacks, whole otherwise."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import httpx
from starlette.applications import Starlette
from starlette.routing import Mount

from nightowl.server.site import Site


def fetched(folder: Path, path: str, accepts: str) -> httpx.Response:
    app = Starlette(routes=[Mount("/", Site(str(folder)))])

    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://owl") as client:
            return await client.get(path, headers={"accept-encoding": accepts})

    return asyncio.run(ask())


def test_a_packed_file_is_sent_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    for name, text in {"index.html": "<p>start", "assets/a.js": "let a", "assets/b.js": "let b"}.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "assets/a.js.gz").write_bytes(gzip.compress(b"let a"))
    (tmp_path / "index.html.gz").write_bytes(gzip.compress(b"<p>start"))
    for path, text, kind in (
        ("/assets/a.js", "let a", "javascript"),
        ("/", "<p>start", "html"),
        ("/t/abc", "<p>start", "html"),
    ):
        answer = fetched(tmp_path, path, "gzip")
        assert (answer.text, answer.headers["content-encoding"], answer.headers["vary"]) == (text, "gzip", "accept-encoding")
        assert kind in answer.headers["content-type"]
        plain = fetched(tmp_path, path, "identity")
        assert plain.text == text
        assert "content-encoding" not in plain.headers
    assert "content-encoding" not in fetched(tmp_path, "/assets/b.js", "gzip").headers
