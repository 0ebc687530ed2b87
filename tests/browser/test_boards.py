"""What boards promise: a game by keyboard alone, and a Joker's screen that nobody can tell from another at a glance."""

from __future__ import annotations

import time
from typing import Any

import pytest
from people import PHONE, Comes, Somebody
from playwright.sync_api import expect

MOVE = "[data-move], .gelini .choices button, .gelini .target"
BY_KEYBOARD: dict[str, dict[str, Any]] = {"gelini": {}, "spyfall": {"minutes": 1, "questions": 6, "discussion": 5}}
SIZES = """() => [...document.querySelectorAll('.board *')].filter((it) => !it.closest('svg')).map((it) => {
  const { width, height } = it.getBoundingClientRect();
  return `${it.tagName} ${it.className} ${Math.round(width)}×${Math.round(height)}`;
}).sort()"""


def presses(one: Somebody) -> None:
    """From wherever she is, on to something that can be played, and Enter: never more than a few dozen keys away."""
    for _ in range(one.random.randrange(3)):
        one.page.keyboard.press("Tab")
    for _ in range(90):
        if one.page.evaluate("(what) => document.activeElement.matches(what)", MOVE):
            one.page.keyboard.press("Enter")
            return
        one.page.keyboard.press("Tab")
    raise AssertionError("nothing to play can be reached by keyboard: " + one.page.inner_text("main")[:600])


@pytest.mark.parametrize("game", BY_KEYBOARD)
def test_a_whole_game_is_played_by_keyboard_alone(comes: Comes, game: str) -> None:
    anna = comes(PHONE)
    anna.makes(game)
    for name, value in BY_KEYBOARD[game].items():
        anna.agrees(**{name: value})
    anna.fills_up()
    anna.page.locator(".go button.main:enabled").click()
    anna.page.locator("main.table").wait_for()
    until = time.monotonic() + 120
    while not anna.is_over:
        assert time.monotonic() < until, anna.page.inner_text("main")[:600]
        if anna.page.locator(MOVE).first.is_visible():
            presses(anna)
        anna.page.wait_for_timeout(80)
    expect(anna.page.locator("#end")).not_to_be_empty()


def three_at_spyfall(comes: Comes) -> list[Somebody]:
    people = [comes(PHONE) for _ in range(3)]
    for one, name in zip(people, ("Ada", "Bea", "Eva"), strict=True):
        one.prefers(lang="en", name=name, lessons=False)
    code = people[0].makes("spyfall")
    while people[0].page.locator(".seat").count() > 3:
        people[0].page.locator(".seats button").first.click()
        people[0].page.wait_for_timeout(100)
    for seat, name in ((1, "Bea"), (2, "Eva")):
        people[seat].joins(code, name)
        people[seat].sits(seat)
        people[seat].page.locator(".go button.main").click()
    people[0].page.locator(".go button.main:enabled").click()
    for one in people:
        one.page.locator("main.table .dock").wait_for()
    return people


def test_nothing_on_a_jokers_screen_differs_at_a_glance(comes: Comes) -> None:
    """All but who asks look at the same screen: the same things of the same sizes, the card in hand included."""
    for _ in range(8):  # until somebody who does not ask is the Joker
        people = three_at_spyfall(comes)
        views = [one.received_views()[-1] for one in people]
        waiting = [one for one, view in zip(people, views, strict=True) if view["seat"] not in view["asked"]]
        cards = {one.received_views()[-1]["card"] for one in waiting}
        if len(waiting) == 2 and "joker" in cards:
            break
    else:
        raise AssertionError("never was one who waits the Joker")
    mine, other = (one.page.evaluate(SIZES) for one in waiting)
    assert mine == other
    held = []
    for one in waiting:
        one.page.locator(".hold").focus()
        one.page.keyboard.down("Enter")
        card = one.page.locator(".held .card")
        card.wait_for()
        box = card.bounding_box()
        held.append(box)
        one.page.keyboard.up("Enter")
    assert held[0] == held[1]
