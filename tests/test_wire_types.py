"""The TypeScript types of the wire are those of the Python structs."""

from __future__ import annotations

from pathlib import Path

from nightowl.server.typescript import files

MADE = Path(__file__).parents[1] / "client" / "src" / "wire"


def test_the_types_of_the_client_are_up_to_date() -> None:
    there = {path.name: path.read_text(encoding="utf-8") for path in MADE.glob("*.ts")}
    assert there == files(), "run `make wire`"
