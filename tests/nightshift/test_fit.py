"""The numbers of the judgement come from a command that anybody can run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_numbers_of_the_judgement_are_fitted_by_a_command() -> None:
    done = subprocess.run(
        [sys.executable, "bench/foresight.py", "--games", "1", "--seed", "test"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    rows = [line.strip("| ").split(" | ") for line in done.stdout.splitlines()[2:]]
    fitted = {name: float(number) for name, _, number in rows}
    used = {name: float(number) for name, number, _ in rows}
    assert len(fitted) == 18
    assert used["champagne"] == 2.0
    # Few games say little of drinks and cards, but that a night brings more the longer it lasts they say.
    assert 1 < fitted["long by turns left"] < 10
    assert 1 < fitted["short by turns left"] < 10
    assert fitted["Diamond by boards left"] > 0
    assert fitted["open"] + fitted["open by turns left"] > 0
