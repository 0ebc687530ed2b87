"""A real server in a process of its own, as `nightowl serve` starts it, on a port of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

WIDE = ("wishes", "joins", "requests", "tables", "visits")  # limits that would stop a hasty test
TESTS = Path(__file__).parent.parent
PATHS = os.pathsep.join([str(TESTS / "tables"), str(TESTS), *filter(None, sys.path)])


class Server:
    def __init__(self, where: str, *flags: str) -> None:
        wide = [word for name in WIDE for word in ("--limit", f"{name}=100000")]
        command = [sys.executable, "-m", "nightowl", "serve", "--port", "0", "--database", where, *wide, *flags]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": PATHS}
        )
        assert self.process.stdout is not None
        self.site = self.process.stdout.readline().strip().rstrip("/")
        assert self.site.startswith("http://"), self.says()

    def stop(self) -> int:
        """In good order, as a machine that is shut down would."""
        self.process.terminate()
        return self.process.wait(20)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def says(self) -> str:
        """All it has written, once it has ended."""
        out, err = self.process.communicate(timeout=20)
        return out + err


@contextmanager
def server(where: str, *flags: str) -> Iterator[Server]:
    found = Server(where, *flags)
    try:
        yield found
    finally:
        if found.process.poll() is None:
            found.kill()
        for pipe in (found.process.stdout, found.process.stderr):
            if pipe is not None:
                pipe.close()
