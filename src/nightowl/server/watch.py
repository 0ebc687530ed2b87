"""For who runs a server: whether it lives, whether it can serve, what it counts."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from .. import __version__
from ..kernel.wire import Refusal
from ..tables.codes import no
from ..tables.store import StoreError
from .api import json
from .guard import is_in
from .service import Service
from .wire import Health

PATIENCE = 2.0  # seconds for the store to answer


async def health(service: Service, request: Request) -> Health:
    return Health(True, __version__)


async def ready(service: Service, request: Request) -> Response:
    """Whether the store answers; a proxy sends nobody here as long as it does not."""
    ok = service.is_ready
    try:
        await asyncio.wait_for(service.store.now(), PATIENCE)
    except (StoreError, TimeoutError):
        ok = False
    return json(Health(ok, __version__), 200 if ok else 503)


async def metrics(service: Service, request: Request) -> Response | Refusal:
    """Only for the machines that the settings name: to count what others do tells when they do it."""
    peer = request.client.host if request.client else ""
    if not is_in(peer, service.settings.watchers) or "x-forwarded-for" in request.headers:
        return no("no-such-path")
    text = service.figures.text(sum(service.visits.values()), len(service.node.lives))
    return PlainTextResponse(text, media_type="text/plain; version=0.0.4")
