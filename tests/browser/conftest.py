"""A real server and a real Chromium for browser tests. Without Chromium they are skipped, but never where CI runs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from people import PHONE, Comes, Somebody
from playwright.sync_api import Browser, sync_playwright

from nightowl.server.settings import Limits

HERE = Path(__file__).parent
DIST = HERE.parents[1] / "client" / "dist"
QUIETLY = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
UNLIMITED = [f"--limit={name}=1000000" for name in Limits.__struct_fields__]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not (DIST / "index.html").exists():
        pytest.fail("the browser's side is not built: make client")
    where = tmp_path_factory.mktemp("tables") / "tables.db"
    command = [sys.executable, str(HERE / "serve.py"), "--port", "0", "--database", str(where), "--site", str(DIST)]
    process = subprocess.Popen([*command, *UNLIMITED], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    where_it_is = process.stdout.readline().strip().rstrip("/")
    assert where_it_is.startswith("http://"), "the server did not start"
    yield where_it_is
    process.terminate()
    process.wait(20)
    process.stdout.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        if os.environ.get("CI"):
            pytest.fail("Chromium is not installed, and these tests may not be skipped here")
        pytest.skip("Chromium is not installed")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIETLY)
        yield found
        found.close()


@pytest.fixture
def comes(browser: Browser, site: str) -> Iterator[Comes]:
    """Somebody comes with a browser of her own; at the end nothing may have gone wrong in it."""
    here: list[Somebody] = []

    def come(size: dict[str, int] = PHONE, lang: str = "en", worker: bool = True) -> Somebody:
        here.append(Somebody(browser, site, size, lang, seed=len(here), worker=worker))
        return here[-1]

    yield come
    wrong = [one.wrong for one in here]
    for one in here:
        one.context.close()
    assert wrong == [[] for _ in here]
