"""The browser client: files of one folder, and its start page for every path that is a route of the client."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOREVER = "public, max-age=31536000, immutable"
A_DAY = "public, max-age=86400"
PACKED = {"br": ".br", "gzip": ".gz"}  # what the build lays beside a file, the smaller first
NOT_ASKED_AGAIN = ("accept-ranges", "etag", "last-modified")  # nobody asks whether it has changed


class Site(StaticFiles):
    def __init__(self, folder: str) -> None:
        super().__init__(directory=folder, html=True)

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            found = await self._packed(path, scope) or await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or Path(path).suffix or scope["method"] not in ("GET", "HEAD"):
                raise
            found = await self._packed("index.html", scope) or await super().get_response("index.html", scope)
        found.headers["cache-control"] = kept(path)
        found.headers["vary"] = "accept-encoding"
        if path.startswith("assets/"):
            for name in NOT_ASKED_AGAIN:
                del found.headers[name]
        return found

    async def _packed(self, path: str, scope: Scope) -> Response | None:
        """The file as the build has packed it, in a way this browser unpacks; None if there is none."""
        accepted = {part.split(";")[0].strip() for part in Headers(scope=scope).get("accept-encoding", "").split(",")}
        name = "index.html" if path == "." else path
        for coding, ending in PACKED.items():
            if coding in accepted and self.lookup_path(name + ending)[1] is not None:
                found = await super().get_response(name + ending, scope)
                found.headers["content-encoding"] = coding
                found.headers["content-type"] = mimetypes.guess_type(name)[0] or "application/octet-stream"
                return found
        return None


def kept(path: str) -> str:
    """How long a browser may keep a file: Vite names those in assets/ by what is in them; an old icon does no harm."""
    if path.startswith("assets/"):
        return FOREVER
    return A_DAY if Path(path).suffix in (".png", ".svg", ".webmanifest") else "no-cache"
