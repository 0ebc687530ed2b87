"""The real command as users run it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nightowl

SOURCE = str(Path(nightowl.__file__).parents[1])
DOCS = Path(__file__).parents[2] / "docs"


def environment(home: Path | None = None, **more: str) -> dict[str, str]:
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "NIGHTOWL_", "COLUMNS"))
    }
    data = {} if home is None else {"XDG_DATA_HOME": str(home)}
    return {**kept, "PYTHONPATH": SOURCE, "PYTHONIOENCODING": "utf-8", **data, **more}


def nightowl_says(
    *args: str, given: str | bytes = "", home: Path | None = None, **more: str
) -> subprocess.CompletedProcess[str]:
    """Run `nightowl ARGS` with that input; what it printed and its exit code."""
    raw = given.encode() if isinstance(given, str) else given
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "nightowl", *args],
        input=raw,
        capture_output=True,
        env=environment(home, **more),
        timeout=120,
        check=False,
    )
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())
