"""Somebody at a browser: taps what the page offers, reads what it says, and notices what it should not show."""

from __future__ import annotations

import json
import random
import time
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}
LONG = 15_000  # milliseconds


class Somebody:
    """A browser of her own. Everything that went wrong in it, and every frame it received, is kept."""

    def __init__(self, browser: Browser, site: str, size: dict[str, int], lang: str = "en", seed: int = 1, **more: Any) -> None:
        self.site = site
        self.random = random.Random(seed)
        self.context: BrowserContext = browser.new_context(viewport=size, locale=lang, base_url=site, **more)  # type: ignore[arg-type]
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(LONG)
        self.wrong: list[str] = []
        self.frames: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", lambda m: self.wrong.append(m.text) if m.type == "error" else None)
        self.page.on("websocket", lambda ws: ws.on("framereceived", lambda data: self.frames.append(str(data))))

    def prefers(self, **settings: Any) -> None:
        """Settings as this device would have kept them."""
        script = "(given) => localStorage.setItem('nightowl-settings', JSON.stringify(given))"
        self.page.goto("/settings")
        self.page.evaluate(script, settings)

    def opens(self, path: str) -> None:
        self.page.goto(path)
        self.page.locator("h1, h2").first.wait_for()

    # Making and joining tables

    def makes(self, game: str) -> str:
        """A table for friends; its code."""
        self.opens("/")
        self.page.locator(f'[data-world="{game}"] button').nth(1).click()
        self.page.wait_for_url("**/t/*")
        self.page.locator(".code").first.wait_for()
        return self.page.url.rsplit("/", 1)[1]

    def plays_alone(self, game: str) -> None:
        self.opens("/")
        self.page.locator(f'[data-world="{game}"] button').first.click()
        self.page.locator("main.table").wait_for()

    def joins(self, code: str, name: str) -> None:
        self.opens(f"/t/{code}")
        self.page.locator("form input").fill(name)
        self.page.locator("form button.main").click()
        self.page.locator(".seat").first.wait_for()

    def sits(self, seat: int) -> None:
        self.page.locator(".seat").nth(seat).locator("button").first.click()
        expect(self.page.locator(".seat").nth(seat)).to_have_class("seat mine svelte-" + self.svelte(seat))

    def svelte(self, seat: int) -> str:
        names = self.page.locator(".seat").nth(seat).get_attribute("class") or ""
        return names.rsplit("svelte-", 1)[-1]

    # Playing

    @property
    def is_over(self) -> bool:
        return self.page.locator("section.end").count() > 0

    @property
    def choices(self) -> Locator:
        """What can be tapped to play: moves, or on a board the steps towards one."""
        return self.page.locator("[data-move]:enabled:visible, [data-step]:enabled:visible")

    def taps(self) -> bool:
        """Play something that is offered, if it is her turn; whether she did."""
        if self.page.locator("main.cover").count():
            self.page.locator("main.cover button").click(timeout=2000)
        if self.page.locator(".prompt.mine").count() == 0:
            return False
        n = self.choices.count()
        if n == 0:
            return False
        try:
            self.choices.nth(self.random.randrange(n)).click(timeout=1500)
        except Exception:  # noqa: BLE001  # the table has moved on meanwhile, as it does among people
            return False
        return True

    def frames_of(self, *kinds: str) -> list[dict[str, Any]]:
        return [found for text in self.frames if (found := json.loads(text))["is"] in kinds]


def play_to_the_end(people: list[Somebody], seconds: float = 180) -> None:
    """All play whatever is offered to them until the game is over."""
    until = time.monotonic() + seconds
    while not all(one.is_over for one in people):
        assert time.monotonic() < until, [one.page.inner_text("body")[:600] for one in people]
        if not any([one.taps() for one in people]):
            people[0].page.wait_for_timeout(60)
