"""Marks what `make test` runs once: tests of tables, servers and browsers say nothing new on the compiled build."""

from __future__ import annotations

from pathlib import Path

import pytest

ONCE = {"browser", "server", "tables"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(item.path).parent.name in ONCE:
            item.add_marker(pytest.mark.once)
