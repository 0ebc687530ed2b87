"""The OpenAPI description, made from the structs that are read and written."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from .. import __version__
from ..kernel.wire import Refusal
from .wire import Create, Created, Health, Join, Joined, Offered, Outline, Redeem, Replay, Verified

TEXT = "text/plain"
JSON = "application/json"

GAME = {"name": "game", "in": "path", "required": True, "schema": {"type": "string"}, "description": "The name of a game."}
CODE = {"name": "code", "in": "path", "required": True, "schema": {"type": "string"}, "description": "The code of a table."}


def query(name: str, about: str, **schema: Any) -> dict[str, Any]:
    return {"name": name, "in": "query", "required": False, "description": about, "schema": {"type": "string", **schema}}


class Call(msgspec.Struct):
    about: str
    gives: Any
    takes: Any = None
    status: int = 200
    parameters: list[dict[str, Any]] = []
    refuses: tuple[int, ...] = ()
    is_private: bool = False


CALLS: dict[tuple[str, str], Call] = {
    ("get", "/api/games"): Call("The games this server has.", list[Offered]),
    ("get", "/api/games/{game}/moves"): Call(
        "The kinds of moves of a game, and the names of their fields.",
        dict[str, list[str]],
        parameters=[GAME],
        refuses=(400,),
    ),
    ("post", "/api/tables"): Call("Make a table.", Created, Create, 201, refuses=(400, 413)),
    ("post", "/api/tables/import"): Call(
        "Play on, at a new table, a game whose record has not ended.",
        Created,
        TEXT,
        201,
        [query("name", "The name of the host."), query("lang", "Her language.")],
        (400, 413),
    ),
    ("get", "/api/tables/{code}"): Call("What the link shows before one joins.", Outline, parameters=[CODE], refuses=(404,)),
    ("post", "/api/tables/{code}/people"): Call("Join.", Joined, Join, 201, [CODE], (400, 403, 404, 409, 413)),
    ("post", "/api/tables/{code}/devices"): Call(
        "Move here from another device.", Joined, Redeem, 200, [CODE], (400, 403, 404, 413)
    ),
    ("get", "/api/tables/{code}/record"): Call(
        "The record of a game that is over; before that, one's own history as JSON.",
        TEXT,
        parameters=[
            CODE,
            query("round", "The number of a game at this table that is over.", pattern="^[0-9]+$"),
            query("notes", "`no`: without the notes beside moves.", enum=["yes", "no"]),
            query("chat", "`no`: without the chat.", enum=["yes", "no"]),
        ],
        refuses=(400, 401, 403, 404, 409),
        is_private=True,
    ),
    ("post", "/api/replay"): Call(
        "A game that is over, step by step.",
        Replay,
        TEXT,
        parameters=[
            query("seat", "As that seat saw it, or `all` to see everything; otherwise as the public saw it."),
            query("adult", "`yes`: I am of age. Needed for games that are for adults.", enum=["yes", "no"]),
        ],
        refuses=(400, 403, 409, 413),
    ),
    ("post", "/api/verify"): Call("Whether a record is whole and its deal proven.", Verified, TEXT, refuses=(400, 413)),
    ("get", "/api/health"): Call("Whether the server lives.", Health),
    ("get", "/api/ready"): Call("Whether the server can serve tables.", Health, refuses=(503,)),
    ("get", "/api/metrics"): Call("Figures for Prometheus, for the machines the settings name.", TEXT, refuses=(404,)),
    ("get", "/api/openapi.json"): Call("This description.", dict[str, Any]),
}


@cache
def description() -> bytes:
    kinds = {call.gives for call in CALLS.values()} | {call.takes for call in CALLS.values()} | {Refusal}
    structs = sorted((kind for kind in kinds if isinstance(kind, type) and kind is not dict), key=lambda kind: kind.__name__)
    _, components = msgspec.json.schema_components([*structs, Offered], ref_template="#/components/schemas/{name}")
    paths: dict[str, dict[str, Any]] = {}
    for (method, path), call in CALLS.items():
        paths.setdefault(path, {})[method] = operation(call, f"{method}-{path}")
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {
                "title": "Nightowl",
                "version": __version__,
                "description": "Tables for people far apart. What happens at a table travels over a WebSocket at "
                "`/api/tables/{code}/feed`; docs/protocol.md describes it.",
            },
            "paths": paths,
            "components": {"schemas": components, "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}}},
        }
    )


def operation(call: Call, name: str) -> dict[str, Any]:
    good: dict[str, Any] = {"description": call.about, "content": content(call.gives)}
    answers = {str(call.status): good}
    for status in sorted({*call.refuses, 429, 503}):
        kind = call.gives if status == 503 and call.gives is Health else Refusal
        answers[str(status)] = {"description": "Refused: `code` says why.", "content": content(kind)}
    found: dict[str, Any] = {
        "operationId": name.replace("/api", "")
        .replace("/", "-")
        .replace("{code}", "table")
        .replace("{game}", "game")
        .replace(".json", "")
        .replace("--", "-"),
        "summary": call.about,
        "responses": answers,
    }
    if call.parameters:
        found["parameters"] = call.parameters
    if call.takes is not None:
        found["requestBody"] = {"required": True, "content": content(call.takes)}
    if call.is_private:
        found["security"] = [{"token": []}]
    return found


def content(kind: Any) -> dict[str, Any]:
    if kind is TEXT:
        return {TEXT: {"schema": {"type": "string"}}}
    (schema,), _ = msgspec.json.schema_components([kind], ref_template="#/components/schemas/{name}")
    return {JSON: {"schema": schema}}
