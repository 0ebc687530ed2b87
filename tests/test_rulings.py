"""Every test that a page of rulings names exists."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted((ROOT / "docs" / "rulings").glob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_ruling_names_a_test_that_exists(page: Path) -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests" / page.stem).rglob("test_*.py"))
    rulings = [row for row in page.read_text(encoding="utf-8").splitlines() if row.startswith("| ")][1:]
    assert rulings
    for row in rulings:
        named = re.findall(r"`(test_\w+)`", row)
        assert named, f"no test: {row}"
        assert [name for name in named if f"def {name}(" not in tests] == []
