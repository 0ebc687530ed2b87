"""docs/performance.md has several authors: each writes its own part and leaves the others alone."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType


def report() -> ModuleType:
    where = Path(__file__).parents[1] / "bench" / "report.py"
    spec = importlib.util.spec_from_file_location("report", where)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_part_written_anew_leaves_the_others(tmp_path: Path) -> None:
    page, replace = tmp_path / "performance.md", report().replace
    replace(page, "", "# Performance\n\ngames\n")
    replace(page, "## The server", "## The server\n\nload\n")
    replace(page, "## The pages", "## The pages\n\nbytes\n")
    replace(page, "", "# Performance\n\nnew games\n")
    replace(page, "## The server", "## The server\n\nnew load\n")
    assert page.read_text() == ("# Performance\n\nnew games\n\n## The server\n\nnew load\n\n## The pages\n\nbytes\n")
