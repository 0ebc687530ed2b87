"""Takes pictures from the running program: a server, a browser, games as they are played. README shows those of GAMES."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path += [str(ROOT / "tests" / "browser"), str(ROOT / "tests" / "server")]

from hosts import server  # noqa: E402
from people import DESKTOP, PHONE, Somebody  # noqa: E402

GAMES = sys.argv[1:] or ["gelini", "werewolf", "spyfall", "nightshift"]
MOVES = 14  # so that there is something to see
SHOWN = {"desktop": DESKTOP, "phone": PHONE}


def taken(page: Page, name: str) -> None:
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_timeout(900)
    page.screenshot(path=HERE / f"{name}.png")
    print(name)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"])
        with server(f"{folder}/tables.db", "--site", str(ROOT / "client" / "dist")) as host:
            for size, view in SHOWN.items():
                one = Somebody(browser, host.site, view)
                one.prefers(lang="en", name="Anna", lessons=False)
                if size == "phone":
                    one.opens("/")
                    taken(one.page, "home-phone")
                for game in GAMES:
                    one.plays_alone(game)
                    for _ in range(MOVES * 10):
                        if one.page.locator(".prompt.mine").count() and one.page.locator("#panel-story li").count() >= MOVES:
                            break
                        one.taps()
                        one.page.wait_for_timeout(150)
                    one.page.keyboard.press("Escape")  # whatever a random tap has opened
                    taken(one.page, f"{game}-table" if size == "desktop" else f"{game}-phone")
                one.context.close()
        browser.close()


if __name__ == "__main__":
    main()
