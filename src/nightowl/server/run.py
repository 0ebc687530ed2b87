"""Runs one node until it is told to stop."""

from __future__ import annotations

import gc
import resource
import socket
import threading
import webbrowser
from typing import Any

import uvicorn

from .app import app
from .door import Door
from .logs import set_up
from .service import Service
from .settings import Settings


class Runner(uvicorn.Server):
    """Says when it is ready: where, and to a browser if wanted."""

    def __init__(self, config: uvicorn.Config, door: Door, is_opening: bool) -> None:
        super().__init__(config)
        self._door = door
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

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Visits first: uvicorn knows nothing of those that picows has taken over."""
        await self._door.close()
        await super().shutdown(sockets)
        self._captured_signals.clear()  # stopped as it was asked to: no need to die of the signal as well


def config(chosen: Settings, door: Door) -> uvicorn.Config:
    return uvicorn.Config(
        app(door.service, door),
        host=chosen.host,
        port=chosen.port,
        loop="uvloop",
        http="h11",
        ws=socket_of(chosen, door),
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=10,
        timeout_keep_alive=90,  # longer than a proxy keeps an idle connection, so that it never writes into a closed one
    )


def socket_of(chosen: Settings, door: Door) -> Any:
    if chosen.socket == "picows":
        from .sockets import picows_protocol

        return picows_protocol(door)
    return "websockets-sansio"


def serve(chosen: Settings, is_opening: bool = False) -> int:
    set_up(chosen.log)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # every connection is a file to the system
    gc.collect()
    gc.freeze()  # what is loaded by now stays: no need to look at it again and again
    gc.set_threshold(20_000, 20, 50)
    door = Door(Service(chosen))
    runner = Runner(config(chosen, door), door, is_opening)
    runner.run()
    return 0 if runner.started else 1
