"""Runs one node until it is told to stop."""

from __future__ import annotations

import socket
import threading
import webbrowser
from typing import Any

import uvicorn
from starlette.applications import Starlette

from .app import app
from .door import Door
from .service import Service
from .settings import Settings


class Runner(uvicorn.Server):
    """Says when it is ready: where, and to a browser if wanted."""

    def __init__(self, config: uvicorn.Config, is_opening: bool) -> None:
        super().__init__(config)
        self._is_opening = is_opening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        port = self.servers[0].sockets[0].getsockname()[1]
        host = "localhost" if self.config.host in ("0.0.0.0", "::", "127.0.0.1") else self.config.host
        print(f"http://{host}:{port}/", flush=True)
        if self._is_opening:
            threading.Thread(target=webbrowser.open, args=(f"http://{host}:{port}/",), daemon=True).start()


def config(chosen: Settings) -> uvicorn.Config:
    service = Service(chosen)
    door = Door(service)
    made: Starlette = app(service, door)
    return uvicorn.Config(
        made,
        host=chosen.host,
        port=chosen.port,
        loop="uvloop",
        http="h11",
        ws=socket_of(chosen, door),
        ws_per_message_deflate=False,
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=10,
    )


def socket_of(chosen: Settings, door: Door) -> Any:
    if chosen.socket == "picows":
        from .sockets import picows_protocol

        return picows_protocol(door)
    return "websockets-sansio"


def serve(chosen: Settings, is_opening: bool = False) -> int:
    runner = Runner(config(chosen), is_opening)
    runner.run()
    return 0 if runner.started else 1
