"""The application: which path is answered by what."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from ..kernel.wire import Refusal
from ..tables.codes import no
from . import api
from .door import Door
from .service import Service
from .site import Site
from .sockets import starlette_line

ANY = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]


def app(service: Service, door: Door) -> Starlette:
    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await service.open()
        try:
            yield
        finally:
            await service.close()

    return Starlette(routes=routes(service, door), lifespan=lifespan, exception_handlers={HTTPException: plain})


async def plain(request: Request, error: Exception) -> Response:
    """What Starlette itself refuses, in our form."""
    assert isinstance(error, HTTPException)
    return api.refusal(no("no-such-method" if error.status_code == 405 else "no-such-path"))


async def nothing(service: Service, request: Request) -> Refusal:
    return no("no-such-path")


def routes(service: Service, door: Door) -> list[BaseRoute]:
    async def line(socket: WebSocket) -> None:
        await starlette_line(socket, door)

    found: list[BaseRoute] = [
        Route("/api/games", api.call(service, api.games)),
        Route("/api/tables", api.call(service, api.create, 201), methods=["POST"]),
        Route("/api/tables/{code}", api.call(service, api.look)),
        Route("/api/tables/{code}/people", api.call(service, api.join, 201), methods=["POST"]),
        Route("/api/tables/{code}/devices", api.call(service, api.redeem), methods=["POST"]),
        WebSocketRoute("/api/tables/{code}/feed", line),
    ]
    found.append(Route("/api/{rest:path}", api.call(service, nothing), methods=ANY))
    if service.settings.site:
        found.append(Mount("/", Site(service.settings.site)))
    return found
