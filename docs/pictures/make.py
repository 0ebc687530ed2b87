"""Pictures of the real thing for README and docs: runs a command in a terminal and draws what it showed as SVG.

make pictures
"""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.text import Text

FOLDER = Path(__file__).parent
WIDTH, HEIGHT = 96, 34
PATIENCE = 20.0  # seconds until a command must have said what is waited for

# Rich's own format loads fonts from elsewhere; a picture of ours needs nothing from anywhere.
FORMAT = """<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
.{unique_id}-title {{ font-family: system-ui, sans-serif; font-size: 18px; font-weight: bold; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" /></clipPath>{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>
"""


def typed(command: list[str], keys: list[tuple[str, str]]) -> str:
    """What the terminal showed; each key is typed once its prompt has appeared."""
    terminal, inside = pty.openpty()
    size = {"COLUMNS": str(WIDTH), "LINES": str(HEIGHT), "TERM": "xterm-256color"}
    env = {**os.environ, **size, "LANG": "en", "XDG_DATA_HOME": tempfile.mkdtemp()}
    running = subprocess.Popen(command, stdin=inside, stdout=inside, stderr=inside, env=env, close_fds=True)
    os.close(inside)
    shown = ""
    for prompt, key in [*keys, ("", "")]:
        shown += until(terminal, prompt)
        if key:
            os.write(terminal, key.encode())
    running.kill()
    running.wait()
    return shown.replace("\r\n", "\n")


def until(terminal: int, prompt: str) -> str:
    shown = ""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        ready, _, _ = select.select([terminal], [], [], 0.4)
        if not ready:
            if not prompt or prompt in shown:
                return shown
            continue
        try:
            shown += os.read(terminal, 65536).decode("utf-8", "replace")
        except OSError:
            return shown
    raise SystemExit(f"{prompt!r} did not appear in: {shown[-400:]}")


def draw(name: str, title: str, shown: str) -> None:
    console = Console(record=True, width=WIDTH, file=open(os.devnull, "w", encoding="utf-8"), force_terminal=True)  # noqa: SIM115
    console.print(Text.from_ansi(shown), soft_wrap=False)
    console.save_svg(str(FOLDER / name), title=title, code_format=FORMAT, unique_id=name.removesuffix(".svg"))


def main() -> None:
    play = [sys.executable, "-m", "nightowl", "play", "gelini", "--seats", "3", "--bots", "hard", "--seed", "11"]
    prompt = "Your move"
    shown = typed(play, [(prompt, "1\n")] * 6 + [(prompt, "?\n")])
    draw("gelini.svg", "nightowl play gelini", "\n".join(shown.splitlines()[-HEIGHT:]))


if __name__ == "__main__":
    main()
