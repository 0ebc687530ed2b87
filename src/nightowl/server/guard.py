"""Around every HTTP request: who calls, from which page, how often; security headers on the way out; a line in the log."""

from __future__ import annotations

import time
from collections.abc import Mapping
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..kernel.wire import Refusal
from ..tables.codes import no
from .api import refusal
from .logs import note
from .service import Service
from .settings import Settings

READING = ("GET", "HEAD", "OPTIONS")

SECURITY = {
    "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
OF_FILES = ("x-content-type-options", "cross-origin-resource-policy")  # all that matters for a script, a style or a font
NEVER_KEPT = "no-store"


def is_ours(origin: str | None, host: str | None, chosen: Settings) -> bool:
    """A browser says which page it is on: ours, or one that the settings name. Programs need not say."""
    if origin is None or origin in chosen.origins:
        return True
    return host is not None and urlsplit(origin).netloc.lower() == host.lower()


def caller(peer: str, headers: Mapping[str, str], chosen: Settings) -> str:
    """The address a request comes from; what it says about itself counts only through a proxy that is trusted."""
    hops = [hop.strip() for hop in headers.get("x-forwarded-for", "").split(",") if hop.strip()]
    found = peer
    while hops and is_in(found, chosen.proxies):
        found = hops.pop()
    return network(found)


def is_in(address: str, networks: list[str]) -> bool:
    try:
        return any(ip_address(address) in ip_network(one, strict=False) for one in networks)
    except ValueError:
        return False


def network(address: str) -> str:
    """Who has an IPv6 address has 2**64 of them: they count as one."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:64]
    return str(found) if found.version == 4 else str(ip_network((found, 64), strict=False))


class Guard:
    def __init__(self, app: ASGIApp, service: Service) -> None:
        self._app = app
        self._service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        began, status = time.perf_counter(), 500
        headers = Headers(scope=scope)
        scope["caller"] = caller((scope.get("client") or ("", 0))[0], headers, self._service.settings)

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                dress(MutableHeaders(scope=message), scope["path"])
            await send(message)

        stopped = self._stopped(scope, headers)
        try:
            await (self._app if stopped is None else refusal(stopped))(scope, receive, sending)
        finally:
            self._note(scope, status, time.perf_counter() - began)

    def _stopped(self, scope: Scope, headers: Headers) -> Refusal | None:
        ours = is_ours(headers.get("origin"), headers.get("host"), self._service.settings)
        if scope["method"] not in READING and not ours:
            return no("bad-origin")
        if scope["path"].startswith("/api/") and not self._service.requests.allows(scope["caller"]):
            return no("too-fast")
        return None

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        path, method = path_of(scope), scope["method"] if scope["method"] in (*READING, "POST") else "other"
        self._service.figures.requests[method, path, status] += 1
        if path != "site":
            note("request", method=method, path=path, status=status, ms=round(seconds * 1000, 1))


def path_of(scope: Scope) -> str:
    """A path as the routes have it: the code of a table opens its door, and stays out of every log."""
    route = scope.get("route")
    if route is None and not scope["path"].startswith("/api/"):
        return "site"
    return str(getattr(route, "path", "")) or "none"


def dress(headers: MutableHeaders, path: str) -> None:
    for name in OF_FILES if path.startswith("/assets/") else SECURITY:
        headers.setdefault(name, SECURITY[name])
    if path.startswith("/api/"):
        headers.setdefault("cache-control", NEVER_KEPT)
