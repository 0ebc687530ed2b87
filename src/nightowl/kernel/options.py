"""Options: typed structs a host may fill in; an error names the field and what was expected."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can agree on before a game. A game subclasses it; every field has a default."""


class OptionError(ValueError):
    """An option that cannot be: which, and why."""

    def __init__(self, field: str, expected: str) -> None:
        super().__init__(f"option {field}: {expected}" if field else f"options: {expected}")
        self.field = field
        self.expected = expected


O = TypeVar("O", bound=Options)  # noqa: E741


def options(kind: type[O], given: dict[str, Any] | None = None) -> O:
    """Options of that kind from plain values."""
    given = {} if given is None else given
    if not isinstance(given, dict):
        raise OptionError("", "an object is expected")
    known = [field.name for field in msgspec.structs.fields(kind)]
    for name in given:
        if name not in known:
            raise OptionError(str(name), f"unknown; there are {', '.join(known)}")
    for field in msgspec.structs.fields(kind):
        if field.name in given:
            try:
                msgspec.convert(given[field.name], field.type)
            except msgspec.ValidationError as error:
                raise OptionError(field.name, str(error)) from None
    return msgspec.convert(given, kind)
