"""Records on disk: where they are kept, how they are read and written."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from ..kernel.record import Record
from .wrong import Wrong

LARGEST = 1 << 28


def data_folder() -> Path:
    """The user's own data folder, as the XDG rules say."""
    given = os.environ.get("XDG_DATA_HOME", "")
    return (Path(given) if given else Path.home() / ".local" / "share") / "nightowl" / "records"


def read(path: str) -> bytes:
    """The bytes of a file, `-` for standard input."""
    try:
        if path == "-":
            return sys.stdin.buffer.read(LARGEST)
        with open(path, "rb") as file:
            return file.read(LARGEST)
    except OSError as error:
        raise Wrong("cli-cannot-read", path=path, detail=str(error.strerror)) from None


def free_path(wish: str | None, game: str, when: str) -> Path:
    """Where a new record goes; nothing is ever overwritten, and an impossible place is refused before the game."""
    if wish is not None:
        path = Path(wish)
        if path.exists():
            raise Wrong("cli-file-exists", path=wish)
        if not path.absolute().parent.is_dir():
            raise Wrong("cli-no-folder", path=str(path.absolute().parent))
        return path
    name, n = f"{game}-{when}", 1
    while (path := data_folder() / (f"{name}.record" if n == 1 else f"{name}-{n}.record")).exists():
        n += 1
    return path


def numbered(path: Path, round: int) -> Path:
    """Where a later round of a match goes: beside the first, and over nothing."""
    name = path if round == 1 else path.with_name(f"{path.stem}-{round}{path.suffix}")
    while name.exists():
        name = name.with_name(f"{name.stem}-{round}{name.suffix}")
    return name


def write(path: Path, record: Record) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(path, "x", encoding="utf-8", newline="\n") as file:
            file.write(record.encode())
    except OSError as error:
        raise Wrong("cli-cannot-write", path=str(path), detail=str(error.strerror)) from None
