"""Where lines come in: whose page may open one, and which are open."""

from __future__ import annotations

import re
from http import HTTPStatus
from urllib.parse import urlsplit

from .service import Service
from .visit import Socket, Visit

FEED = re.compile(r"/api/tables/([a-z0-9]{1,16})/feed")


class Door:
    def __init__(self, service: Service) -> None:
        self.service = service
        self.visits: set[Visit] = set()

    def code(self, path: str) -> str | None:
        """The table a path names, if it is one for lines."""
        found = FEED.fullmatch(path.partition("?")[0])
        return found[1] if found else None

    def stops(self, origin: str | None, host: str | None) -> HTTPStatus | None:
        """A browser says which page it is on: ours, or one that the settings name. Programs need not say."""
        if origin is None or origin in self.service.settings.origins:
            return None
        return None if host is not None and urlsplit(origin).netloc.lower() == host.lower() else HTTPStatus.FORBIDDEN

    def enter(self, code: str, socket: Socket) -> Visit:
        visit = Visit(self.service, code, socket)
        self.visits.add(visit)
        return visit

    def leave(self, visit: Visit) -> None:
        self.visits.discard(visit)
        visit.closed()
