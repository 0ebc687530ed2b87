"""The application: which path is answered by what."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from ..kernel.wire import Refusal
from ..tables.bus import BusError
from ..tables.codes import no
from ..tables.store import StoreError
from . import api, records, watch
from .door import Door
from .guard import Guard
from .openapi import description
from .service import Service
from .site import Site
from .sockets import starlette_visit

ANY = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]


def app(service: Service, door: Door) -> ASGIApp:
    made = Starlette(routes=routes(service, door), exception_handlers={HTTPException: plain})
    made.router.redirect_slashes = False
    guarded = Guard(made, service)

    async def served(scope: Scope, receive: Receive, send: Send) -> None:
        await (living(service, receive, send) if scope["type"] == "lifespan" else guarded(scope, receive, send))

    return served


async def living(service: Service, receive: Receive, send: Send) -> None:
    """Starlette's own would answer a database that is not there with a page of its source."""
    await receive()
    try:
        await service.open()
    except (StoreError, BusError) as error:
        return await send({"type": "lifespan.startup.failed", "message": str(error)})
    await send({"type": "lifespan.startup.complete"})
    await receive()
    await service.close()
    await send({"type": "lifespan.shutdown.complete"})


async def plain(request: Request, error: Exception) -> Response:
    """What Starlette itself refuses, in our form."""
    assert isinstance(error, HTTPException)
    return api.refusal(no("no-such-method" if error.status_code == 405 else "no-such-path"))


async def nothing(service: Service, request: Request) -> Refusal:
    known = any(route.matches(request.scope)[0] == Match.PARTIAL for route in request.app.routes)
    return no("no-such-method" if known else "no-such-path")


async def describe(service: Service, request: Request) -> Response:
    return Response(description(), media_type="application/json")


def routes(service: Service, door: Door) -> list[BaseRoute]:
    async def visit(socket: WebSocket) -> None:
        await starlette_visit(socket, door)

    found: list[BaseRoute] = [
        Route("/api/games", api.call(service, api.games)),
        Route("/api/games/{game}/moves", api.call(service, api.moves)),
        Route("/api/tables", api.call(service, api.create, 201), methods=["POST"]),
        Route("/api/tables/import", api.call(service, records.bring, 201), methods=["POST"]),
        Route("/api/tables/{code}", api.call(service, api.look)),
        Route("/api/tables/{code}/people", api.call(service, api.join, 201), methods=["POST"]),
        Route("/api/tables/{code}/devices", api.call(service, api.redeem), methods=["POST"]),
        Route("/api/tables/{code}/record", api.call(service, records.record)),
        Route("/api/replay", api.call(service, records.replay), methods=["POST"]),
        Route("/api/verify", api.call(service, records.check), methods=["POST"]),
        Route("/api/health", api.call(service, watch.health)),
        Route("/api/ready", api.call(service, watch.ready)),
        Route("/api/metrics", api.call(service, watch.metrics)),
        Route("/api/openapi.json", api.call(service, describe)),
        WebSocketRoute("/api/tables/{code}/feed", visit),
    ]
    found.append(Route("/api/{rest:path}", api.call(service, nothing), methods=ANY))
    if service.settings.site:
        found.append(Mount("/", Site(service.settings.site)))
    return found
