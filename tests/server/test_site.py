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


def test_the_smaller_packing_is_preferred_where_it_is_understood(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("plain")
    (tmp_path / "index.html.gz").write_bytes(gzip.compress(b"by gzip"))
    (tmp_path / "index.html.br").write_bytes(b"\x0b\x02\x80by br\x03")
    codings = {accepts: fetched(tmp_path, "/", accepts) for accepts in ("gzip, deflate, br;q=0.9", "gzip", "brotli")}
    found = {accepts: answer.headers.get("content-encoding", "") for accepts, answer in codings.items()}
    assert found == {"gzip, deflate, br;q=0.9": "br", "gzip": "gzip", "brotli": ""}


def test_what_never_changes_is_kept_and_the_start_page_is_asked_for_again(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "icon.svg", "assets/a.js"):
        (tmp_path / name).write_text("x")
    kept = {path: fetched(tmp_path, path, "identity").headers for path in ("/", "/t/abc", "/icon.svg", "/assets/a.js")}
    assert {path: headers["cache-control"].split(", ")[-1] for path, headers in kept.items()} == {
        "/": "no-cache",
        "/t/abc": "no-cache",
        "/icon.svg": "max-age=86400",
        "/assets/a.js": "immutable",
    }
    assert "etag" in kept["/"]
    assert "etag" not in kept["/assets/a.js"]
