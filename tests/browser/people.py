"""Somebody at a browser: taps what the page offers, reads what it says, and notices what it should not show."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocketRoute, expect

from nightowl.kernel.patch import patched

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}
LONG = 15_000  # milliseconds


class Somebody:
    """A browser of her own. Everything that went wrong in it, and every frame it received, is kept."""

    def __init__(
        self, browser: Browser, site: str, size: dict[str, int], lang: str = "en", seed: int = 1, worker: bool = True
    ) -> None:
        self.random = random.Random(seed)
        self.context: BrowserContext = browser.new_context(
            viewport=size, locale=lang, base_url=site, service_workers="allow" if worker else "block"
        )  # type: ignore[arg-type]
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
        self.page.locator("dialog, .code").first.wait_for()
        self.is_of_age()
        self.page.locator(".seat.mine").wait_for()
        return self.page.url.rsplit("/", 1)[1]

    def plays_alone(self, game: str) -> None:
        self.opens("/")
        self.page.locator(f'[data-world="{game}"] button').first.click()
        self.page.locator("dialog, main.table").first.wait_for()
        self.is_of_age()
        self.page.locator("main.table").wait_for()

    def joins(self, code: str, name: str) -> None:
        self.opens(f"/t/{code}")
        self.page.locator("form input").fill(name)
        self.page.locator("form button.main").click()
        self.page.locator("dialog, .seat").first.wait_for()
        self.is_of_age()
        self.page.locator(".seat").first.wait_for()

    def is_of_age(self) -> None:
        """Says so, if she is asked."""
        if self.page.locator("dialog button.main").count():
            self.page.locator("dialog button.main").click()
            expect(self.page.locator("dialog")).to_have_count(0)

    def sits(self, seat: int) -> None:
        self.page.locator(".seat").nth(seat).locator("button").first.click()
        expect(self.page.locator(".seat").nth(seat)).to_contain_class("mine")

    def fills_up(self) -> None:
        """Bots on all empty seats."""
        self.page.locator(".go .fill").click()
        self.page.locator(".go button.main:enabled, .go button.main").first.wait_for()
        expect(self.page.locator(".go .fill")).to_have_count(0)

    def agrees(self, **options: int | str) -> None:
        """Set options of the game: numbers and choices."""
        if options and not self.page.locator("[data-option]").first.is_visible():
            self.page.locator("details.panel > summary").click()
        for name, value in options.items():
            field = self.page.locator(f'[data-option="{name}"]')
            if field.evaluate("(field) => field.tagName") == "SELECT":
                field.select_option(str(value))
            else:
                field.fill(str(value))
                field.blur()
            expect(field).to_have_value(str(value))

    # What this device knows

    def token(self) -> str:
        found: str = self.page.evaluate("JSON.parse(localStorage.getItem('nightowl-places'))[0].token")
        return found

    def code(self) -> str:
        return self.page.url.rsplit("/", 1)[1]

    def record(self) -> str:
        headers = {"authorization": f"Bearer {self.token()}"}
        answer = self.context.request.get(f"/api/tables/{self.code()}/record", headers=headers)
        assert answer.ok, answer.text()
        return answer.text()

    def received_views(self) -> list[dict[str, Any]]:
        """Every view of her seat that her browser was sent."""
        doc: Any = None
        found: list[dict[str, Any]] = []
        for message in self.frames_of("full", "patch"):
            doc = message["doc"] if message["is"] == "full" else patched(doc, message["change"])
            found += [place["view"] for place in doc["seats"].values()]
        return found

    def replayed_views(self, record: str) -> list[dict[str, Any]]:
        """Every view that the rules give her seat, in the course of the recorded game."""
        seat = next(iter(self.frames_of("full")[-1]["doc"]["seats"] or {"0": None}))
        answer = self.context.request.post(f"/api/replay?seat={seat}&adult=yes", data=record).json()
        views = [answer["first"]]
        for step in answer["steps"]:
            views.append(patched(views[-1], step["change"]))
        return views

    def through_a_tunnel(self) -> Tunnel:
        """From now on her lines to tables can be cut."""
        return Tunnel(self.page)

    # Playing

    @property
    def is_over(self) -> bool:
        return self.page.locator("section[aria-labelledby='end']").count() > 0

    @property
    def choices(self) -> Locator:
        """What can be tapped: the moves beside the board, and whatever a board offers."""
        return self.page.locator("[data-move]:enabled:visible, :is(.board, .beside) button:enabled:visible")

    def taps(self) -> bool:
        """Play something that is offered, if it is her turn; whether she did."""
        if self.page.locator("main.cover").count():
            self.page.locator("main.cover button").click(timeout=2000)
        if self.page.locator(".prompt.mine").count() == 0:
            return False
        plain = self.page.locator("[data-move]:enabled:visible")  # more often than what only shows something
        found = plain if self.random.random() < 0.7 and plain.count() else self.choices
        n = found.count()
        if n == 0:
            return False
        try:
            found.nth(self.random.randrange(n)).click(timeout=1500)
        except Exception:  # the table has moved on meanwhile, as it does among people
            return False
        return True

    def frames_of(self, *kinds: str) -> list[dict[str, Any]]:
        return [found for text in self.frames if (found := json.loads(text))["is"] in kinds]


Comes = Callable[..., Somebody]


class Tunnel:
    """Where there is no network: lines break and no new one is made until it ends."""

    def __init__(self, page: Page) -> None:
        self.is_dark = False
        self.lines: list[WebSocketRoute] = []
        page.route_web_socket("**/feed", self.passes)

    def passes(self, line: WebSocketRoute) -> None:
        if self.is_dark:
            line.close()
            return
        line.connect_to_server()
        self.lines.append(line)

    def breaks(self) -> None:
        self.is_dark = True
        for line in self.lines:
            line.close()
        self.lines.clear()

    def mends(self) -> None:
        self.is_dark = False


def play_to_the_end(people: list[Somebody], seconds: float = 180) -> None:
    """All play whatever is offered to them until the game is over."""
    until = time.monotonic() + seconds
    while not all(one.is_over for one in people):
        assert time.monotonic() < until, [one.page.inner_text("body")[:600] for one in people]
        tapped = [one.taps() for one in people]
        if not any(tapped):
            people[0].page.wait_for_timeout(60)
