"""The two ways frames travel: picows, which takes the socket over from uvicorn, and any socket Starlette offers."""

from __future__ import annotations

import asyncio
import logging
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
from .visit import Visit

LARGEST_FRAME = 16 * 1024
HIGH, LOW = 256 * 1024, 32 * 1024  # bytes that may wait for a reader before she counts as slow
PING = 25.0
NEVER = 90.0  # seconds without an answer after which a line is dead
QUIET = logging.getLogger("nightowl.picows")
QUIET.setLevel(logging.CRITICAL)


class Listener(WSListener):
    """A line over picows. Control frames are answered here; text frames go to the visit."""

    def __init__(self, door: Door, code: str) -> None:
        self._door = door
        self._code = code
        self._transport: WSTransport
        self._visit: Visit
        self.is_full = False

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        transport.underlying_transport.set_write_buffer_limits(HIGH, LOW)
        self._visit = self._door.enter(self._code, self)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if kind == WSMsgType.TEXT and frame.fin:
            self._visit.receive(frame.get_payload_as_bytes())
        elif kind == WSMsgType.CLOSE:
            transport.send_close(frame.get_close_code(), b"")
            transport.disconnect()
        elif kind not in (WSMsgType.PING, WSMsgType.PONG):
            transport.send_close(WSCloseCode.UNSUPPORTED_DATA, b"")
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._door.leave(self._visit)

    def pause_writing(self) -> None:
        self.is_full = True

    def resume_writing(self) -> None:
        self.is_full = False
        self._visit.drained()

    def send(self, data: bytes) -> None:
        self._transport.send(WSMsgType.TEXT, data)

    def close(self, reason: str = "") -> None:
        self._transport.send_close(WSCloseCode.OK, reason.encode())
        self._transport.disconnect()


def picows_protocol(door: Door) -> Any:
    """What uvicorn makes for an upgrade: it feeds the request in, then hands over the socket."""

    def listener(request: WSUpgradeRequest) -> Any:
        code = door.code(request.path.decode("latin-1"))
        status = (
            HTTPStatus.NOT_FOUND if code is None else door.stops(request.headers.get("origin"), request.headers.get("host"))
        )
        if code is None or status is not None:
            return WSUpgradeResponseWithListener(WSUpgradeResponse.create_error_response(status or 404), None)
        return Listener(door, code)

    class Handover(WSProtocol):  # type: ignore[misc]
        def __init__(self, config: Any, server_state: Any, app_state: Any) -> None:
            periodically = WSAutoPingStrategy.PING_WHEN_IDLE
            super().__init__(
                None, None, False, listener, QUIET, True, 5, True, PING, PING, periodically, True, LARGEST_FRAME, None, 2048
            )

        def data_received(self, data: bytes) -> None:
            room = self.get_buffer(len(data))
            room[: len(data)] = data
            self.buffer_updated(len(data))

    return Handover


def error(status: HTTPStatus) -> WSUpgradeResponseWithListener:
    return WSUpgradeResponseWithListener(WSUpgradeResponse.create_error_response(status), None)


class Starlettes:
    """The same line over Starlette's socket; a task writes, so that nobody waits for it."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._waiting: list[bytes] = []
        self._size = 0
        self._some = asyncio.Event()
        self._is_closing = False
        self.visit: Visit | None = None

    @property
    def is_full(self) -> bool:
        return self._size > HIGH

    def send(self, data: bytes) -> None:
        self._waiting.append(data)
        self._size += len(data)
        self._some.set()

    def close(self, reason: str = "") -> None:
        self._is_closing = True
        self._some.set()

    async def write(self) -> None:
        while not (self._is_closing and not self._waiting):
            await self._some.wait()
            self._some.clear()
            while self._waiting:
                data = self._waiting.pop(0)
                await self._socket.send_text(data.decode())
                self._size -= len(data)
            if self.visit is not None:
                self.visit.drained()
        await self._socket.close()


async def starlette_line(socket: WebSocket, door: Door) -> None:
    if door.stops(socket.headers.get("origin"), socket.headers.get("host")) is not None:
        return await socket.close(code=1008)
    await socket.accept()
    line = Starlettes(socket)
    line.visit = door.enter(socket.path_params["code"], line)
    writing = asyncio.create_task(line.write())
    try:
        while True:
            line.visit.receive((await socket.receive_text()).encode())
    except (WebSocketDisconnect, KeyError, RuntimeError):
        pass
    finally:
        writing.cancel()
        door.leave(line.visit)
