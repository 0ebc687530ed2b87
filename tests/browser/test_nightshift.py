"""Nightshift's board: choices never lie over the club on a wide screen, and the end says how Loyalty came about."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from people import PHONE, Comes, Somebody
from playwright.sync_api import expect

RECORDS = Path(__file__).parents[1] / "records" / "nightshift"
WIDE = [
    {"width": 900, "height": 700},
    {"width": 1024, "height": 768},
    {"width": 1280, "height": 800},
    {"width": 1920, "height": 1080},
]
COVERED = """() => {
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const dock = document.querySelector(".dock").getBoundingClientRect();
  const tables = [...document.querySelectorAll(".club .table")];
  return tables.filter((it) => over(dock, it.getBoundingClientRect())).map((it) => it.textContent);
}"""
TOUCHED = """() => {
  const label = document.querySelector(".locker span").getBoundingClientRect();
  return [...document.querySelectorAll(".club .figure")].map((it) => it.getBoundingClientRect())
    .filter((it) => it.left < label.right && label.left < it.right && it.top < label.bottom && label.top < it.bottom).length;
}"""


def is_asked(one: Somebody) -> None:
    one.page.locator(".prompt.called").wait_for(timeout=60_000)
    one.page.locator(".dock [data-move]").first.wait_for()


def test_on_a_wide_screen_no_choice_lies_over_a_table(comes: Comes) -> None:
    one = comes(WIDE[0])
    one.plays_alone("nightshift")
    for taps in range(3):
        is_asked(one)
        for size in WIDE:
            one.page.set_viewport_size(size)  # type: ignore[arg-type]
            expect(one.page.locator(".side .dock")).to_be_visible()
            assert one.page.evaluate(COVERED) == [], (taps, size)
        one.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        expect(one.page.locator(".board .dock")).to_be_visible()  # under the thumb again
        one.page.set_viewport_size(WIDE[-1])  # type: ignore[arg-type]
        one.page.locator(".side .dock [data-move]:enabled").first.click()
    expect(one.page.locator(".dock")).to_have_count(1)


@pytest.mark.parametrize("record", ["short-3", "solo", "coop-2", "teams"])
def test_the_end_says_how_loyalty_came_about(comes: Comes, record: str) -> None:
    one = comes()
    one.opens("/replay")
    one.page.locator("input[type=file]").set_input_files(RECORDS / f"{record}.record")
    one.page.locator(".controls, dialog").first.wait_for()
    one.is_of_age()
    slider = one.page.locator("input[type=range]")
    slider.fill(str(slider.get_attribute("max")))
    nights = one.page.locator(".ending .nights > li")
    nights.first.wait_for()
    totals = one.page.locator(".ending tbody tr")
    assert nights.count() == totals.count()
    for night, total in zip(nights.all(), totals.all(), strict=True):
        counted = [int(re.findall(r"\d+", fan)[-1]) for fan in night.locator(".fans b").all_inner_texts()]
        assert sum(counted) == int(total.locator("td").nth(1).inner_text())
    one.wrong = [text for text in one.wrong if "403" not in text]  # she had to say first that she is of age


@pytest.mark.parametrize(("game", "has_windows"), [("nightshift", True), ("gelini", False)])
def test_time_to_react_is_offered_only_where_there_is_something_to_react_to(
    comes: Comes, game: str, has_windows: bool
) -> None:
    one = comes()
    one.makes(game)
    one.page.locator("details.panel > summary").click()
    expect(one.page.locator("#tempo")).to_be_visible()
    assert one.page.locator("#window").count() == has_windows
    one.fills_up()
    one.page.locator(".go button.main:enabled").click()
    one.page.locator("main.table").wait_for()
    one.page.locator("#menu").click()
    one.page.locator("dialog [role=switch]").first.wait_for()
    assert one.page.locator("dialog").get_by_text("Let windows go by", exact=True).count() == has_windows


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_whoever_stands_in_the_locker_room_leaves_its_name_legible_in_huge_letters(comes: Comes, lang: str) -> None:
    one = comes(PHONE)
    one.prefers(lang=lang, text="huge", motion="off")
    one.makes("nightshift")
    for _ in range(2):
        one.page.locator(".seats button[aria-label]").nth(1).click()
        one.page.wait_for_timeout(300)
    expect(one.page.locator(".seat")).to_have_count(5)
    one.fills_up()
    one.page.locator(".go button.main:enabled").click()
    one.page.locator(".club .figure").nth(4).wait_for()
    assert one.page.evaluate(TOUCHED) == 0
