"""Content packs: TOML files read into typed rows; an error names file, entry and field."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

SOURCES = ("rulebook", "derived", "house")


class ContentError(ValueError):
    """A pack that cannot be used: file, entry, field and what was expected."""

    def __init__(self, file: str, entry: str, field: str, expected: str) -> None:
        super().__init__(": ".join(part for part in (file, entry, field, expected) if part))
        self.file, self.entry, self.field, self.expected = file, entry, field, expected


R = TypeVar("R", bound=msgspec.Struct)


def rows(path: Path, kind: type[R]) -> dict[str, R]:
    """The entries of a pack file by id, each a struct of that kind."""
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError:
        raise ContentError(path.name, "", "", "the file is missing") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ContentError(path.name, "", "", f"not TOML: {error}") from None
    return {entry: _row(path.name, entry, value, kind) for entry, value in raw.items()}


def _row(file: str, entry: str, value: Any, kind: type[R]) -> R:
    if not isinstance(value, dict):
        raise ContentError(file, entry, "", "a table is expected")
    fields = msgspec.structs.fields(kind)
    known = [field.name for field in fields]
    for name in value:
        if name not in known:
            raise ContentError(file, entry, name, f"unknown field; there are {', '.join(known)}")
    for field in fields:
        if field.required and field.name not in value:
            raise ContentError(file, entry, field.name, "missing")
        if field.name in value:
            try:
                msgspec.convert(value[field.name], field.type)
            except msgspec.ValidationError as error:
                raise ContentError(file, entry, field.name, str(error)) from None
    return msgspec.convert(value, kind)


def fingerprint(folder: Path) -> str:
    """A short hash of all TOML files of a pack, the same on every machine."""
    digest = hashlib.sha256()
    for path in sorted(folder.glob("*.toml")):
        digest.update(path.name.encode() + b"\0" + path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()[:16]
