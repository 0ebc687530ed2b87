"""Where people come in: whose page may open a connection, how many from one address, and which are open."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from http import HTTPStatus

from .guard import caller, is_ours
from .logs import note
from .service import Service
from .visit import Socket, Visit

FEED = re.compile(r"/api/tables/([a-z0-9]{1,16})/feed")


class Door:
    def __init__(self, service: Service) -> None:
        self.service = service
        self.visits: dict[Visit, str] = {}  # and their addresses
        self._is_closed = False

    def code(self, path: str) -> str | None:
        """The table a path names, if it is one to visit."""
        found = FEED.fullmatch(path.partition("?")[0])
        return found[1] if found else None

    def stops(self, headers: Mapping[str, str], peer: str) -> HTTPStatus | None:
        """Why nobody may come in so; None: come in."""
        chosen = self.service.settings
        if not is_ours(headers.get("origin"), headers.get("host"), chosen):
            return HTTPStatus.FORBIDDEN
        if self._is_closed:
            return HTTPStatus.SERVICE_UNAVAILABLE
        if self.service.visits[caller(peer, headers, chosen)] >= chosen.limits.visits:
            return HTTPStatus.TOO_MANY_REQUESTS
        return None

    def enter(self, code: str, socket: Socket, headers: Mapping[str, str], peer: str) -> Visit:
        address = caller(peer, headers, self.service.settings)
        visit = Visit(self.service, code, socket, address)
        self.visits[visit] = address
        self.service.visits[address] += 1
        return visit

    def leave(self, visit: Visit) -> None:
        address = self.visits.pop(visit, None)
        if address is None:
            return
        self.service.visits[address] -= 1
        if not self.service.visits[address]:
            del self.service.visits[address]
        visit.closed()

    async def close(self) -> None:
        """Nobody comes in any more; what is under way is answered; everybody is told to come back."""
        self._is_closed = True
        note("stopping", visits=len(self.visits))
        await asyncio.gather(*(visit.finish() for visit in list(self.visits)))
