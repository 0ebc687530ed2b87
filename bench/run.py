"""Our games, compiled and interpreted, beside their peers in one run: `make bench`.

Every round measures each of them in a process of its own, in CPU time, one after the other. A ratio is taken inside its
round and the median over the rounds is shown, so that a machine which slows down meanwhile slows all of them.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import report
from report import Round, Rounds

ROOT = Path(__file__).resolve().parent.parent
BENCH = ROOT / "bench"
WANTED = BENCH / "peers.txt"
HOME = ROOT / ".bench" / "peers"
PYTHON = HOME / "bin" / "python"
INSTALLED = HOME / "installed.txt"  # the pins that are in place; written only when all of them are
PAGE = ROOT / "docs" / "performance.md"
BUILDS = {"compiled": ROOT / "build" / "compiled", "interpreted": ROOT / "src"}
PEERS = ("openspiel-hearts", "openspiel-hearts-weighed", "rlcard-uno", "pettingzoo-leduc")


def succeeds(*command: str) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def pip(*words: str) -> bool:
    return succeeds(str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *words)


def prepare_peers() -> list[str]:
    """Install what is pinned; what could not be installed."""
    wanted = WANTED.read_text()
    if INSTALLED.exists() and INSTALLED.read_text() == wanted:
        return []
    print("installing the peers ...", flush=True)
    if not succeeds(sys.executable, "-m", "venv", str(HOME)):
        return wanted.split()
    if pip("-r", str(WANTED)):
        INSTALLED.write_text(wanted)
        return []
    # Every pin is listed, so one that fails need not take the others with it.
    return [pin for pin in wanted.split() if not pip("--no-deps", pin)]


def lines(command: list[str], path: Path | None = None) -> list[dict[str, Any]]:
    """The JSON lines a measurement prints; a failure is raised with the last line it wrote."""
    env = dict(os.environ)
    env.pop("PYTHONPATH", None)
    if path is not None:
        env["PYTHONPATH"] = str(path)
    done = subprocess.run(command, capture_output=True, text=True, env=env, check=False)
    if done.returncode != 0:
        raise RuntimeError((done.stderr.strip() or "no output").splitlines()[-1])
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def labelled(build: str, row: dict[str, Any]) -> str:
    return build if row["rules_compiled"] == row["kernel_compiled"] else "only the kernel compiled"


def measure_ours(build: str, seconds: float) -> Round:
    if not BUILDS[build].is_dir():
        raise RuntimeError("not built")
    rows = lines([sys.executable, str(BENCH / "ours.py"), str(seconds)], BUILDS[build])
    if any(row["kernel_compiled"] != (build == "compiled") for row in rows):
        raise RuntimeError(f"what was imported is not the {build} build")
    return {f"{row['game']}, {labelled(build, row)}": row for row in rows}


def measure_peer(name: str, seconds: float) -> Round:
    if not PYTHON.exists():
        raise RuntimeError("not installed")
    (row,) = lines([str(PYTHON), str(BENCH / "peer.py"), str(seconds), name])
    cpu = row["cpu"]
    return {name: {key: row[key] / cpu for key in ("decisions", "real", "games")}}


def measure(name: str, seconds: float) -> Round:
    return measure_ours(name, seconds) if name in BUILDS else measure_peer(name, seconds)


def rounds(count: int, seconds: float, left_out: dict[str, str]) -> Rounds:
    """Who fails once is left out from then on, with the reason."""
    found: Rounds = []
    for number in range(count):
        print(f"round {number + 1} of {count}", flush=True)
        one: Round = {}
        for name in (*PEERS[:1], *BUILDS, *PEERS[1:]):
            if name in left_out:
                continue
            try:
                one |= measure(name, seconds)
            except (RuntimeError, ValueError) as error:
                left_out[name] = str(error)
                print(f"without {name}: {error}", flush=True)
        found.append(one)
    return found


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure our games beside their peers.")
    parser.add_argument("--quick", action="store_true", help="a short run, which leaves docs/performance.md alone")
    parser.add_argument("--rounds", type=int, default=5, help="at least 3")
    return parser.parse_args()


def main() -> None:
    chosen = arguments()
    count = 3 if chosen.quick else max(3, chosen.rounds)
    missing = prepare_peers()
    if missing:
        print("could not install: " + ", ".join(missing))
    left_out: dict[str, str] = {}
    found = rounds(count, 0.3 if chosen.quick else 2.0, left_out)
    print("\n" + report.summary(found, left_out))
    if chosen.quick:
        return
    if not report.is_complete(found):
        print("docs/performance.md is left as it was: it needs our games and OpenSpiel's hearts in one run")
        return
    PAGE.parent.mkdir(exist_ok=True)
    report.replace(PAGE, "", report.page(found, left_out, WANTED.read_text().split()))


if __name__ == "__main__":
    main()
