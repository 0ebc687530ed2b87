"""Options: typed structs a host may fill in; an error names the field and what was expected."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeVar

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can agree on before a game. A game subclasses it; every field has a default."""


class OptionError(ValueError):
    """An option that cannot be: which, and what it may be. `code` is the text `refused-<code>`."""

    def __init__(self, field: str, expected: str, code: str = "bad-option") -> None:
        super().__init__(f"{code}: {field}: expected {expected}")
        self.field = field
        self.expected = expected
        self.code = code


O = TypeVar("O", bound=Options)  # noqa: E741


def options(kind: type[O], given: dict[str, Any] | None = None) -> O:
    """Options of that kind from plain values."""
    fields = fields_of(kind)
    known = "|".join(field.name for field in fields)
    given = {} if given is None else given
    if not isinstance(given, dict):
        raise OptionError(str(given), f"{{{known}}}")
    for name in given:
        if name not in [field.name for field in fields]:
            raise OptionError(str(name), known, "unknown-option")
    for field in fields:
        if field.name in given:
            try:
                msgspec.convert(given[field.name], field.type)
            except msgspec.ValidationError as error:
                raise OptionError(field.name, form(field.type)) from error
    return msgspec.convert(given, kind)


@lru_cache
def fields_of(kind: type[Options]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(kind)


class Allowed(msgspec.Struct, frozen=True):
    """What a field may hold: one of some choices, or a number from `least` to `most`; `many`: a list of such."""

    name: str
    default: Any
    choices: tuple[Any, ...] = ()
    least: int | None = None
    most: int | None = None
    many: bool = False


def allowed(given: Options) -> list[Allowed]:
    """Every field of options, with these as defaults."""
    return [_allowed(field, getattr(given, field.name)) for field in msgspec.structs.fields(given)]


def _allowed(field: msgspec.structs.FieldInfo, default: Any) -> Allowed:
    kind = msgspec.inspect.type_info(field.type)
    many = isinstance(kind, msgspec.inspect.CollectionType | msgspec.inspect.VarTupleType)
    if isinstance(kind, msgspec.inspect.CollectionType | msgspec.inspect.VarTupleType):
        kind = kind.item_type
    default = msgspec.to_builtins(default)
    if isinstance(kind, msgspec.inspect.BoolType):
        return Allowed(field.name, default, (False, True), many=many)
    if isinstance(kind, msgspec.inspect.LiteralType):
        return Allowed(field.name, default, tuple(kind.values), many=many)
    if isinstance(kind, msgspec.inspect.EnumType):
        return Allowed(field.name, default, tuple(e.value for e in kind.cls), many=many)
    if isinstance(kind, msgspec.inspect.IntType):
        return Allowed(field.name, default, least=kind.ge, most=kind.le, many=many)
    return Allowed(field.name, default, many=many)


def from_text(kind: type[O], given: dict[str, str]) -> dict[str, Any]:
    """Plain values for fields typed as text, `{"actions": "yes"}`; `options` refuses what stays text."""
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    return {name: _typed(text, types[name]) if name in types else text for name, text in given.items()}


WORDS = {"yes": "true", "on": "true", "no": "false", "off": "false"}


def _typed(text: str, kind: Any) -> Any:
    for value in (text, WORDS.get(text.lower(), text.lower()), [part for part in text.split(",") if part]):
        try:
            return msgspec.to_builtins(msgspec.convert(value, kind, strict=False))
        except msgspec.ValidationError:
            continue
    return text


def form(kind: Any) -> str:
    """What values a type has, without a word of any language: `true|false`, `1..100`, `slow|fast`."""
    match msgspec.inspect.type_info(kind):
        case msgspec.inspect.BoolType():
            return "true|false"
        case msgspec.inspect.IntType(ge=low, le=high) if low is not None or high is not None:
            return f"{'' if low is None else low}..{'' if high is None else high}"
        case msgspec.inspect.LiteralType(values=values):
            return "|".join(str(value) for value in values)
        case _:
            return kind.__name__ if isinstance(kind, type) else str(kind)
