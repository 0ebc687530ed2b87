"""The HTTP calls about games and tables. A refusal is a status and its code; nothing else ever explains itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..kernel.options import allowed
from ..kernel.wire import Refusal
from ..tables.codes import no
from ..tables.live import Live
from ..tables.store import StoreError
from ..tables.table import Table
from ..tables.wire import LARGEST, PATH
from .logs import LOG
from .service import Service
from .wire import Create, Created, Join, Joined, Offered, Outline, Places, Redeem, option

T = TypeVar("T")
Answer = Callable[[Service, Request], Awaitable[Any]]

STATUS = {
    "no-such-table": 404,
    "no-such-path": 404,
    "no-such-round": 404,
    "no-such-method": 405,
    "bad-token": 401,
    "bad-code": 403,
    "adult-only": 403,
    "bad-origin": 403,
    "table-locked": 403,
    "no-more-people": 409,
    "name-taken": 409,
    "not-over": 409,
    "not-playing": 409,
    "record-over": 409,
    "record-too-hard": 413,
    "too-long": 413,
    "too-fast": 429,
    "table-busy": 503,
    "unavailable": 503,
}


def json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def refusal(why: Refusal) -> Response:
    return json(why, STATUS.get(why.code, 400))


def call(service: Service, answer: Answer, status: int = 200) -> Callable[[Request], Awaitable[Response]]:
    """A handler from a function that answers plain values, a response, or a refusal."""

    async def handler(request: Request) -> Response:
        try:
            found = await answer(service, request)
        except StoreError:
            found = no("unavailable")
        except Exception:  # a fault of ours tells the caller nothing but that there is one
            LOG.exception("request failed", extra={"of": {"path": request.scope["route"].path}})
            found = no("unavailable")
        if isinstance(found, Refusal):
            return refusal(found)
        return found if isinstance(found, Response) else json(found, status)

    return handler


async def body(request: Request, most: int = LARGEST) -> bytes | Refusal:
    """All of a request's body, unless it is too long."""
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            return no("too-long", expected=str(most))
        parts.append(part)
    return b"".join(parts)


async def read(request: Request, kind: type[T]) -> T | Refusal:
    data = await body(request)
    if isinstance(data, Refusal):
        return data
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        where = PATH.search(str(error))
        return no("malformed", where[1] if where else "")
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return no("malformed")


async def games(service: Service, request: Request) -> list[Offered]:
    return [offered(service, name) for name in service.house.games]


def offered(service: Service, name: str) -> Offered:
    game = service.house.load(name)
    options = [option(one) for one in allowed(game.options())]
    return Offered(name, game.fewest, game.most, game.adult, list(service.house.bots(name)), options)


async def moves(service: Service, request: Request) -> dict[str, list[str]] | Refusal:
    """Every kind of move of a game and the names of its fields, in the order in which legal moves have them."""
    name = request.path_params["game"]
    if name not in service.house.games:
        return no("no-such-game", "game", "|".join(service.house.games))
    return {kind.name: [field for field, _ in kind.fields] for kind in service.house.load(name).moves.kinds}


async def create(service: Service, request: Request) -> Created | Refusal:
    wanted = await read(request, Create)
    if isinstance(wanted, Refusal):
        return wanted
    if not service.tables.allows(request.scope["caller"]):
        return no("too-fast")
    made = await service.node.create(wanted.game, wanted.name, wanted.lang)
    return made if isinstance(made, Refusal) else Created(*made)


async def table(service: Service, request: Request) -> Live | Refusal:
    """The table a path names; to come in or to be somebody is limited for each address."""
    if request.method == "POST" and not service.joins.allows(request.scope["caller"]):
        return no("too-fast")
    return await service.live(request.path_params["code"])


async def look(service: Service, request: Request) -> Outline | Refusal:
    live = await table(service, request)
    return live if isinstance(live, Refusal) else outline(live.table)


def outline(t: Table) -> Outline:
    taken = sum(not place.is_empty for place in t.places)
    names = [person.name for person in t.people.values()]
    return Outline(t.id, t.game.name, t.game.adult, t.stage, t.locked, names, Places(len(t.places), taken))


async def join(service: Service, request: Request) -> Joined | Refusal:
    wanted = await read(request, Join)
    if isinstance(wanted, Refusal):
        return wanted
    live = await table(service, request)
    if isinstance(live, Refusal):
        return live
    made = await live.join(wanted.name, wanted.lang)
    return made if isinstance(made, Refusal) else Joined(*made)


async def redeem(service: Service, request: Request) -> Joined | Refusal:
    wanted = await read(request, Redeem)
    if isinstance(wanted, Refusal):
        return wanted
    live = await table(service, request)
    if isinstance(live, Refusal):
        return live
    made = await live.redeem(wanted.code)
    return made if isinstance(made, Refusal) else Joined(*made)
