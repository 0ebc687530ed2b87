"""The two ways frames travel: picows, which takes the socket over from uvicorn, and any socket Starlette offers."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections import deque
from http import HTTPStatus
from typing import Any

from picows import (
    WSCloseCode,
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSAutoPingStrategy, WSProtocol  # type: ignore[attr-defined]
from starlette.websockets import WebSocket, WebSocketDisconnect

from .door import Door
from .visit import DONE, Visit

LARGEST_FRAME = 16 * 1024
FIRST_BUFFER = 2048
HIGH, LOW = 64 * 1024, 8 * 1024  # bytes that may wait here for a reader before she counts as slow
KERNEL = 64 * 1024  # and in the kernel, which would take megabytes
PATIENCE = 30.0  # seconds after which a reader who reads nothing is gone
PING = 25.0
QUIET = logging.getLogger("nightowl.picows")
QUIET.setLevel(logging.CRITICAL)


class Listener(WSListener):
    """A connection over picows. Control frames are answered here; text frames go to the visit."""

    def __init__(self, door: Door, code: str, request: WSUpgradeRequest, peer: str) -> None:
        self._door = door
        self._code = code
        self._from = (request.headers, peer)
        self._transport: WSTransport
        self._visit: Visit
        self._stuck: asyncio.TimerHandle | None = None
        self.is_full = False

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        transport.underlying_transport.set_write_buffer_limits(HIGH, LOW)
        plug = transport.underlying_transport.get_extra_info("socket")
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL)
        self._visit = self._door.enter(self._code, self, *self._from)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if kind == WSMsgType.TEXT and frame.fin:
            self._visit.receive(frame.get_payload_as_bytes())
        elif kind == WSMsgType.CLOSE:
            self.close(frame.get_close_code().value or DONE)
        elif kind not in (WSMsgType.PING, WSMsgType.PONG):
            self.close(WSCloseCode.UNSUPPORTED_DATA.value)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
        self._door.leave(self._visit)

    def pause_writing(self) -> None:
        self.is_full = True
        self._stuck = asyncio.get_running_loop().call_later(PATIENCE, self._transport.disconnect, False)

    def resume_writing(self) -> None:
        self.is_full = False
        if self._stuck is not None:
            self._stuck.cancel()
        self._visit.drained()

    def send(self, data: bytes) -> None:
        self._transport.send(WSMsgType.TEXT, data)

    def close(self, code: int = DONE) -> None:
        if not self._transport.is_disconnected:
            self._transport.send_close(WSCloseCode(code), b"")
            self._transport.disconnect()


def picows_protocol(door: Door) -> Any:
    """What uvicorn makes for an upgrade: it feeds the request in, then hands over the socket."""

    class Handover(WSProtocol):  # type: ignore[misc]
        def __init__(self, config: Any, server_state: Any, app_state: Any) -> None:
            idle = WSAutoPingStrategy.PING_WHEN_IDLE
            ping = (True, PING, PING, idle, True)
            super().__init__(None, None, False, self.listen, QUIET, True, 5, *ping, LARGEST_FRAME, None, FIRST_BUFFER)

        def listen(self, request: WSUpgradeRequest) -> Any:
            code = door.code(request.path.decode("latin-1"))
            if code is None:
                return error(HTTPStatus.NOT_FOUND)
            peer = str((self.transport.underlying_transport.get_extra_info("peername") or ("",))[0])
            stopped = door.stops(request.headers, peer)
            return Listener(door, code, request, peer) if stopped is None else error(stopped)

        def data_received(self, data: bytes) -> None:
            """uvicorn has read the request already: it goes through the buffer as if it came now."""
            for start in range(0, len(data), FIRST_BUFFER // 2):
                part = data[start : start + FIRST_BUFFER // 2]
                self.get_buffer(len(part))[: len(part)] = part
                self.buffer_updated(len(part))

    return Handover


def error(status: HTTPStatus) -> WSUpgradeResponseWithListener:
    return WSUpgradeResponseWithListener(WSUpgradeResponse.create_error_response(status), None)


class Starlettes:
    """The same over Starlette's socket; a task writes, so that nobody waits for it."""

    def __init__(self, web: WebSocket) -> None:
        self._web = web
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._some = asyncio.Event()
        self._closing = 0
        self.visit: Visit | None = None

    @property
    def is_full(self) -> bool:
        return self._size > HIGH

    def send(self, data: bytes) -> None:
        self._waiting.append(data)
        self._size += len(data)
        self._some.set()

    def close(self, code: int = DONE) -> None:
        self._closing = self._closing or code
        self._some.set()

    async def write(self) -> None:
        """Ends when the visit does, or its reader stands still for too long."""
        while self._waiting or not self._closing:
            await self._some.wait()
            self._some.clear()
            was_full = self.is_full
            while self._waiting:
                data = self._waiting.popleft()
                await asyncio.wait_for(self._web.send_text(data.decode()), PATIENCE)
                self._size -= len(data)
            if was_full and self.visit is not None:
                self.visit.drained()
        await self._web.close(self._closing)


async def starlette_visit(web: WebSocket, door: Door) -> None:
    peer = web.client.host if web.client else ""
    if door.stops(web.headers, peer) is not None:
        return await web.close(code=1008)
    await web.accept()
    carrier = Starlettes(web)
    visit = carrier.visit = door.enter(web.path_params["code"], carrier, web.headers, peer)
    writing, reading = asyncio.create_task(carrier.write()), asyncio.create_task(read_all(web, visit))
    await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
    for task in (writing, reading):
        task.cancel()
    await asyncio.gather(writing, reading, return_exceptions=True)
    door.leave(visit)


async def read_all(web: WebSocket, visit: Visit) -> None:
    try:
        while True:
            visit.receive((await web.receive_text()).encode())
    except (WebSocketDisconnect, KeyError, RuntimeError):
        return
