"""Reaction windows at a table with a clock: they call nobody to her turn, ask only who could answer, and hold nobody up."""

from __future__ import annotations

import time

from people import PHONE, Comes, Somebody
from playwright.sync_api import expect

SECONDS = 90


def sits_down(comes: Comes) -> Somebody:
    anna = comes(PHONE)
    anna.makes("nightshift")
    anna.page.locator(".seats button").first.click()
    expect(anna.page.locator(".seat")).to_have_count(2)
    anna.agrees(shift="short", clock="table")
    anna.page.locator("#window").fill("2")
    anna.fills_up()
    anna.page.locator(".go button.main:enabled").click()
    anna.page.locator("main.table").wait_for()
    return anna


def test_in_coop_one_person_runs_two_dancers_uncovered_and_waits_for_no_window_of_hers(comes: Comes) -> None:
    anna = comes(PHONE)
    anna.makes("nightshift")
    anna.page.locator(".seats button").first.click()
    expect(anna.page.locator(".seat")).to_have_count(2)
    anna.sits(1)
    anna.agrees(mode="coop", shift="short", clock="table")
    anna.page.locator("#window").fill("60")
    anna.page.locator(".go button.main:enabled").click()
    anna.page.locator("main.table").wait_for()
    anna.page.reload()
    anna.page.locator("main.table, main.cover").wait_for()
    until = time.monotonic() + SECONDS
    while not anna.is_over:
        assert time.monotonic() < until, anna.page.inner_text("main")[:600]
        assert anna.page.locator("main.cover").count() == 0
        if not anna.taps():
            anna.page.wait_for_timeout(50)
    expect(anna.page.locator("#end")).not_to_be_empty()


def test_who_answers_no_window_plays_a_whole_shift_and_is_never_called_for_one(comes: Comes) -> None:
    anna = sits_down(comes)
    called = anna.page.locator("section.prompt.called")
    until = time.monotonic() + SECONDS
    while not anna.is_over:
        assert time.monotonic() < until, anna.page.inner_text("main")[:600]
        if called.count() and anna.page.locator(".window").count() == 0:
            anna.taps()
        else:
            assert "●" not in anna.page.title() or called.count()
            anna.page.wait_for_timeout(50)
    expect(anna.page.locator("#end")).not_to_be_empty()
