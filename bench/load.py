"""The server under load beside boardgame.io's, in one run: `make bench`. Writes its part of docs/performance.md.

Tables of five; one acts, all five get their own view or patch. A server runs on one core, its load on another. Moves are
counted per second of the server's CPU time, so that a busy machine slows both alike; medians over interleaved rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import report

ROOT = Path(__file__).resolve().parent.parent
BENCH = ROOT / "bench"
PEERS = ROOT / ".bench" / "boardgame"
WANTED = ["boardgame.io@0.50.2", "socket.io-client@4.8.1", "node-persist@3.1.3"]  # the last keeps its files
PAGE = ROOT / "docs" / "performance.md"
PORT = int(os.environ.get("NIGHTOWL_BENCH_PORT", "8760"))
HEAD = "## The server under load"
WIDE = [word for name in ("wishes", "joins", "requests", "tables", "visits") for word in ("--limit", f"{name}=10000000")]

IDLE = 0.5  # a load average above it means that others are at work

Row = dict[str, Any]


def pinned(core: int, *command: str) -> list[str]:
    cores = sorted(os.sched_getaffinity(0))
    return ["taskset", "-c", str(cores[core % len(cores)]), *command]


def install() -> bool:
    if all((PEERS / "node_modules" / pin.rpartition("@")[0]).is_dir() for pin in WANTED):
        return True
    PEERS.mkdir(parents=True, exist_ok=True)
    done = subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund", *WANTED], cwd=PEERS, check=False)
    return done.returncode == 0


def measured(serve: list[str], load: list[str], env: dict[str, str]) -> list[Row]:
    """Start a server, wait for its first line, load it; the rows its load prints."""
    server = subprocess.Popen(
        pinned(0, *serve), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env={**os.environ, **env}
    )
    try:
        assert server.stdout is not None
        server.stdout.readline()
        time.sleep(1)
        command = pinned(1, *[word.replace("PID", str(server.pid)) for word in load])
        done = subprocess.run(command, capture_output=True, text=True, timeout=600, env={**os.environ, **env}, check=False)
    finally:
        server.kill()
        server.communicate()
    if done.returncode:
        raise RuntimeError("; ".join((done.stderr.strip() or "no output").splitlines()[-4:]))
    return [json.loads(line) for line in done.stdout.splitlines()]


def ours(folder: str, sockets: int, seconds: float, rates: list[int]) -> list[Row]:
    store = f"{folder}/{sockets}-{time.monotonic_ns()}.db"
    serve = [sys.executable, "-m", "nightowl", "serve", "--port", str(PORT), "--database", store, *WIDE]
    load = [sys.executable, str(BENCH / "load_client.py"), f"http://127.0.0.1:{PORT}", "PID", str(sockets), str(seconds)]
    return measured(serve, [*load, *map(str, rates)], {"PYTHONPATH": str(ROOT / "build" / "compiled")})


def theirs(folder: str, kind: str, sockets: int, seconds: float, rates: list[int]) -> list[Row]:
    script = str(BENCH / "load_boardgame.js")
    kept = f"{folder}/{kind}-{time.monotonic_ns()}"
    serve = ["node", script, "server", kind, str(PORT + 1), kept]
    load = ["node", script, "client", str(PORT + 1), "PID", str(sockets), str(seconds), *map(str, rates)]
    return measured(serve, load, {"PEERS": str(PEERS)})


def round_of(folder: str, seconds: float) -> dict[str, Row]:
    """Every figure once, by name: who, sockets, rate."""
    found: dict[str, Row] = {"busy": {"load": os.getloadavg()[0]}}
    jobs: list[tuple[str, int, list[int]]] = [
        ("nightowl", 500, [0, 500, 1000]),
        ("memory", 500, [0, 500, 1000]),
        ("nightowl", 2000, [0]),
        ("memory", 2000, [0]),
        ("file", 100, [0]),
        ("nightowl", 100, [0]),
    ]
    for who, sockets, rates in jobs:
        try:
            rows = (
                ours(folder, sockets, seconds, rates) if who == "nightowl" else theirs(folder, who, sockets, seconds, rates)
            )
        except (RuntimeError, subprocess.TimeoutExpired) as error:
            print(f"without {who} at {sockets}: {error}", flush=True)
            continue
        for row in rows:
            kind = "sleeping" if "sleeping" in row else row.get("rate", "memory")
            found[f"{who} {sockets} {kind}"] = row
            print(who, json.dumps(row), flush=True)
    return found


def middle(rounds: list[dict[str, Row]], name: str, figure: str) -> float | None:
    values = [one[name][figure] for one in rounds if figure in one.get(name, {})]
    return median(values) if values else None


def ratio(rounds: list[dict[str, Row]], one: str, other: str) -> float | None:
    """Moves per CPU second, taken inside each round."""
    both = [r[one]["moves_per_cpu"] / r[other]["moves_per_cpu"] for r in rounds if one in r and other in r]
    return median(both) if both else None


def told(value: float | None, form: str = "{:,.0f}") -> str:
    return "–" if value is None else form.format(value)


def page(rounds: list[dict[str, Row]]) -> str:
    busy = max(one["busy"]["load"] for one in rounds)
    lines = [HEAD, "", *__doc__.splitlines()[2:], ""]
    lines += [
        f"{len(rounds)} round(s) on {os.cpu_count()} cores; the machine's load average was up to {busy:.1f} before ours.",
        "",
    ]
    if busy > IDLE:
        lines += ["**Others were using the machine. Trust the ratios a little, and the times not at all.**", ""]
    lines += [
        "Ours is durable (SQLite, full sync) and plays Gelini Nightlife, dealing anew with everybody's nonces when a game",
        "is over; only moves count. boardgame.io 0.50.2 plays a small game of its own with hidden hands and full updates,",
        "and begins a new match as often; its files are not synced to disk.",
        "",
    ]
    lines += ["| server | sockets | moves per CPU second | moves/s | KB per socket |", "|---|---|---|---|---|"]
    names = {"nightowl": "Nightowl, durable", "memory": "boardgame.io, in memory", "file": "boardgame.io, files"}
    for who, sockets in (
        ("nightowl", 100),
        ("nightowl", 500),
        ("nightowl", 2000),
        ("memory", 500),
        ("memory", 2000),
        ("file", 100),
    ):
        row = f"{who} {sockets}"
        cells = [told(middle(rounds, f"{row} 0", figure)) for figure in ("moves_per_cpu", "moves")]
        memory = middle(rounds, f"{row} memory", "memory")
        lines.append(
            f"| {names[who]} | {sockets:,} | {cells[0]} | {cells[1]} | {told(None if memory is None else memory / 1024)} |"
        )
    lines += [
        "",
        "| at a steady rate, 500 sockets | 500 moves/s, p50 and p99 | 1,000 moves/s, p50 and p99 |",
        "|---|---|---|",
    ]
    for who in ("nightowl", "memory"):
        cells = []
        for rate in (500, 1000):
            figures = [told(middle(rounds, f"{who} 500 {rate}", figure), "{:.1f} ms") for figure in ("p50", "p99")]
            cells.append(", ".join(figures))
        lines.append(f"| {names[who]} | {cells[0]} | {cells[1]} |")
    asleep = middle(rounds, "nightowl 500 sleeping", "sleeping")
    kept = told(None if asleep is None else asleep / 1024)
    lines += ["", f"A table that everybody has left takes {kept} KB until it is let go a minute later; then it takes none."]
    lines += ["", *aims(rounds), ""]
    return "\n".join(lines)


def aims(rounds: list[dict[str, Row]]) -> list[str]:
    found = [
        ("at least 10 × its file storage", ratio(rounds, "nightowl 100 0", "file 100 0"), 10, "{:.1f} ×", True),
        ("at least 4 × its memory, 500 sockets", ratio(rounds, "nightowl 500 0", "memory 500 0"), 4, "{:.1f} ×", True),
        ("at least 4 × its memory, 2,000 sockets", ratio(rounds, "nightowl 2000 0", "memory 2000 0"), 4, "{:.1f} ×", True),
        ("p99 at most 10 ms at 500 moves/s", middle(rounds, "nightowl 500 500", "p99"), 10, "{:.1f} ms", False),
        ("p99 at most 10 ms at 1,000 moves/s", middle(rounds, "nightowl 500 1000", "p99"), 10, "{:.1f} ms", False),
        ("a patch of at most 200 bytes, median", middle(rounds, "nightowl 500 0", "patch_p50"), 200, "{:.0f}", False),
        ("a patch of at most 2 KB, p99", middle(rounds, "nightowl 500 0", "patch_p99"), 2048, "{:.0f}", False),
    ]
    lines = ["| aim | reached | met |", "|---|---|---|"]
    for text, value, bound, form, is_least in found:
        met = "–" if value is None else "yes" if (value >= bound if is_least else value <= bound) else "no"
        lines.append(f"| {text} | {told(value, form)} | {met} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server beside boardgame.io's.")
    parser.add_argument("--quick", action="store_true", help="one short round, which leaves docs/performance.md alone")
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    if not install():
        print("boardgame.io could not be installed; our own figures follow")
    folder = tempfile.mkdtemp(prefix="nightowl-load-", dir=ROOT / "build")
    try:
        rounds = [round_of(folder, 2.0 if chosen.quick else 4.0) for _ in range(1 if chosen.quick else chosen.rounds)]
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    text = page(rounds)
    print("\n" + text)
    if not chosen.quick:
        report.replace(PAGE, HEAD, text)


if __name__ == "__main__":
    main()
