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
        # Vite names the files in assets/ by what is in them; everything else may change.
        found.headers["cache-control"] = FOREVER if path.startswith("assets/") else "no-cache"
        found.headers["vary"] = "accept-encoding"
        return found

    async def _packed(self, path: str, scope: Scope) -> Response | None:
        """The file as the build has packed it, for browsers that unpack; None if there is none."""
        if "gzip" not in Headers(scope=scope).get("accept-encoding", ""):
            return None
        name = "index.html" if path == "." else path
        if self.lookup_path(name + ".gz")[1] is None:
            return None
        found = await super().get_response(name + ".gz", scope)
        found.headers["content-encoding"] = "gzip"
        found.headers["content-type"] = mimetypes.guess_type(name)[0] or "application/octet-stream"
        return found
