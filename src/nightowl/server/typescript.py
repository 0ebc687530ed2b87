"""The wire as TypeScript, made from the structs and tables that define it: `make wire` writes it, a test compares it.

`messages.ts` has what goes over the wire; `<game>.ts` a game's view, moves and facts as types and as a table of data.
"""

from __future__ import annotations

import json
import sys
import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec

from .. import registry
from ..kernel.domain import Domain
from ..kernel.game import Game
from ..kernel.options import allowed
from ..kernel.wire import A_SEAT, Refusal, View
from ..tables import document, wire

HEAD = "// Made by `make wire` from the Python structs. Do not edit.\n"
SIMPLE = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
    dict: "Record<string, unknown>",
}


class Types:
    """TypeScript declarations for Python types; a struct that is met is declared once, in the order it was met."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}
        self.ids: dict[str, dict[str, None]] = {}

    def of(self, kind: Any) -> str:
        """The TypeScript type of what a value of that type looks like outside."""
        for note in getattr(kind, "__metadata__", ()):
            if isinstance(note, Domain):
                return f"{self.domain(note)} | null"
            if note is A_SEAT:
                return "Seat"
        if kind in SIMPLE:
            return SIMPLE[kind]
        origin, args = typing.get_origin(kind), typing.get_args(kind)
        if origin is Annotated:
            return self.of(args[0])
        if origin is typing.Literal:
            return " | ".join(json.dumps(arg) for arg in args)
        if origin in (typing.Union, types.UnionType):
            return " | ".join(dict.fromkeys(part for arg in args for part in self.of(arg).split(" | ")))
        if origin in (tuple, list):
            inner = self.of(args[0])
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        if origin is dict:
            return f"Record<string, {self.of(args[1])}>"
        return self.shape(kind)

    def domain(self, domain: Domain) -> str:
        """A named domain as the union of its ids."""
        if domain.ids is None:
            return "Seat" if domain.name == "seat" else "number"
        name = camel(domain.name)
        ids = self.ids.setdefault(name, {})
        ids.update(dict.fromkeys(domain.ids))
        self.declared[name] = f"export type {name} = {' | '.join(json.dumps(id) for id in ids)};"
        return name

    def shape(self, kind: Any) -> str:
        """A struct or typed dictionary as an interface."""
        name = str(kind.__name__)
        if name not in self.declared:
            self.declared[name] = ""  # its place, should it refer to itself
            self.declared[name] = f"export interface {name} {{ {' '.join(self.fields(kind))} }}"
        return name

    def fields(self, kind: Any) -> Iterator[str]:
        optional: set[str] = set()
        if issubclass(kind, msgspec.Struct):
            config = kind.__struct_config__
            if config.tag is not None:
                yield f"{config.tag_field}: {json.dumps(config.tag)};"
            if kind.__module__ == wire.__name__:
                optional = {field.name for field in msgspec.structs.fields(kind) if not field.required}
        for name, hint in typing.get_type_hints(kind, include_extras=True).items():
            if name not in ("legal", "story") or not issubclass(kind, View):
                yield f"{name}{'?' if name in optional else ''}: {self.of(hint)};"


def camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.replace("_", "-").split("-"))


def messages() -> str:
    """The messages of a table, in both directions."""
    made = Types()
    wishes = [made.of(wish) for wish in typing.get_args(wire.AnyWish)]
    told = [made.of(message) for message in typing.get_args(wire.Message)]
    made.of(Refusal)
    made.of(document.Document)
    parts = [HEAD, *made.declared.values()]
    parts.append(f"export type Wish = {' | '.join(wishes)};")
    parts.append(f"export type Message = {' | '.join(told)};")
    games = [registry.load(name) for name in registry.games()]
    outlines = [{"name": g.name, "fewest": g.fewest, "most": g.most, "adult": g.adult} for g in games]
    parts.append(f"export const GAMES = {json.dumps(outlines)};")
    return "\n".join(parts) + "\n"


def rows(made: Types, kinds: Any, nullable: bool) -> Iterator[str]:
    """One member of a union for each kind of move or fact."""
    for kind in kinds:
        fields = "".join(f" {name}: {made.domain(domain)}{' | null' if nullable else ''};" for name, domain in kind.fields)
        yield f"  | {{ type: {json.dumps(kind.name)};{fields} }}"


def data(game: Game[Any]) -> dict[str, Any]:
    """What the client needs to know of a game's kinds, domains, moments and options to say and offer them."""
    return {
        "name": game.name,
        "fewest": game.fewest,
        "most": game.most,
        "adult": game.adult,
        "levels": list(registry.bots(game.name)),
        "moments": list(game.moments),
        "windows": list(game.windows),
        "moves": {kind.name: [[name, domain.name] for name, domain in kind.fields] for kind in game.moves.kinds},
        "events": {kind.name: [[name, domain.name] for name, domain in kind.fields] for kind in game.events.kinds},
        "domains": domains(game),
        "hows": sorted(registry.charter(game.name).hows),
        "options": [msgspec.to_builtins(option) for option in allowed(game.options())],
    }


def domains(game: Game[Any]) -> dict[str, list[str] | None]:
    """The ids of each domain, null for numbers; two of one name share their texts and are one here."""
    found: dict[str, list[str] | None] = {}
    kinds: list[list[tuple[str, Domain]]] = [kind.fields for kind in game.moves.kinds]
    kinds += [kind.fields for kind in game.events.kinds]
    for _, domain in [field for fields in kinds for field in fields]:
        known = found.get(domain.name) or []
        found[domain.name] = None if domain.ids is None else list(dict.fromkeys([*known, *domain.ids]))
    return found


def view_type(game: Game[Any]) -> type[View]:
    return type(game.view(game.new(game.options(), game.fewest), None))


def of_game(game: Game[Any]) -> str:
    made = Types()
    moves = list(rows(made, game.moves.kinds, nullable=False))
    facts = list(rows(made, game.events.kinds, nullable=True))
    seen = " ".join(made.fields(view_type(game)))
    parts = [HEAD, 'import type { Family, GameTable, Seat } from "../lib/game";\n', *made.declared.values()]
    parts.append("export type Move =\n" + "\n".join(moves) + ";")
    parts.append("export type Fact =\n" + "\n".join(facts) + ";")
    parts.append(f"export interface View {{ {seen} legal: Family[]; story: Fact[]; }}")
    parts.append(f"export const TABLE: GameTable = {json.dumps(data(game), ensure_ascii=False)};")
    return "\n".join(parts) + "\n"


def files() -> dict[str, str]:
    """Every file by its name."""
    return {"messages.ts": messages(), **{f"{name}.ts": of_game(registry.load(name)) for name in registry.games()}}


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    made = files()
    for path in folder.glob("*.ts"):
        if path.name not in made:
            path.unlink()
    for name, text in made.items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
