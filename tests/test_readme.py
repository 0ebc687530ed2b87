"""What README and docs show works as shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nightowl import registry
from nightowl.cli.parser import parser

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def test_the_library_example_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(code, {})
    scores = capsys.readouterr().out.strip()
    assert re.fullmatch(r"\[\d+, \d+, \d+\]", scores)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def commands() -> list[str]:
    """The `nightowl …` lines README shows, without what is said beside them."""
    blocks = re.findall(r"```\n(.*?)```", README, re.DOTALL)
    return [re.split(r"\s{2,}", line)[0] for block in blocks for line in block.splitlines() if line.startswith("nightowl ")]


@pytest.mark.parametrize("line", commands())
def test_every_command_shown_is_one(line: str) -> None:
    words = line.split()[1:]
    assert parser(registry.texts(None, "en")).parse_args(words).command == words[0]
