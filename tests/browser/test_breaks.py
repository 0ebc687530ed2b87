"""Reloads, other devices and lost connections in the middle of a game."""

from __future__ import annotations

import pytest
from people import Comes, play_to_the_end
from playwright.sync_api import Route, expect

from nightowl import registry

PROMPT = "section.prompt"


@pytest.mark.parametrize("game", registry.games())
def test_a_reload_changes_nothing(comes: Comes, game: str) -> None:
    anna = comes()
    anna.plays_alone(game)
    story = anna.page.locator("#panel-story li")
    expect(story.first).not_to_be_empty()
    said = story.all_inner_texts()
    anna.page.reload()
    anna.page.locator("main.table").wait_for()
    expect(story.first).not_to_be_empty()
    assert story.all_inner_texts()[: len(said)] == said


def test_a_seat_moves_to_another_device_and_the_old_one_says_so(comes: Comes) -> None:
    anna, tablet = comes(), comes()
    anna.plays_alone("gelini")
    anna.page.locator("#menu").click()
    anna.page.locator("dialog summary").last.click()
    anna.page.locator("dialog details").last.locator("button").click()
    link = anna.page.locator("dialog details").last.locator("input").input_value()
    assert anna.token() not in link
    tablet.page.goto(link)
    tablet.page.locator("button.main").click()
    tablet.page.locator("main.table").wait_for()
    expect(anna.page.locator("h1")).to_contain_text("closed")
    assert "device=" not in tablet.page.url
    play_to_the_end([tablet])


def test_ten_seconds_offline_are_said_and_survived(comes: Comes) -> None:
    anna = comes()
    lines = anna.through_a_tunnel()
    anna.plays_alone("gelini")
    expect(anna.page.locator(PROMPT)).to_be_visible()
    lines.breaks()
    expect(anna.page.locator("p.lost")).to_be_visible()
    anna.page.wait_for_timeout(10_000)
    lines.mends()
    expect(anna.page.locator("p.lost")).to_be_hidden(timeout=15_000)
    play_to_the_end([anna])


def test_a_page_that_has_grown_old_is_fetched_anew(comes: Comes) -> None:
    """A server with a newer page has no board under the old name: she is at the table all the same."""
    anna = comes(worker=False)
    gone = []

    def once(route: Route) -> None:
        gone.append(route.request.url)
        route.fulfill(status=404, body="")

    anna.page.route("**/assets/gelini-*.js", once, times=1)
    anna.makes("gelini")
    anna.fills_up()
    anna.page.locator(".go button.main:enabled").click()
    anna.page.locator("main.table .board").wait_for()
    assert len(gone) == 1
    anna.wrong = [text for text in anna.wrong if "404" not in text and "dynamically imported module" not in text]


def test_one_device_is_passed_on_under_a_cover(comes: Comes) -> None:
    anna = comes()
    anna.makes("spyfall")
    for seat in (1, 2, 3, 4):
        anna.sits(seat)
    anna.agrees(minutes=1, questions=6, discussion=5)
    anna.page.locator(".go button.main:enabled").click()
    expect(anna.page.locator("main.cover")).to_be_visible()  # whoever holds it: nobody is shown anything yet
    anna.page.locator("main.cover button").click()
    anna.page.locator("main.table").wait_for()
    anna.page.reload()
    expect(anna.page.locator("main.cover")).to_be_visible()
    anna.page.locator("main.cover button").click()
    asked = int(anna.page.locator("select.eyes").input_value())
    other = str((asked + 1) % 5)
    anna.page.locator("select.eyes").select_option(other)  # somebody else wants to look at her card
    anna.page.locator("main.cover button").click()
    anna.page.locator("#tab-chat").click()
    anna.page.locator("#word").fill("Wait!")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("#panel-chat")).to_contain_text("Wait!")
    expect(anna.page.locator("select.eyes")).to_have_value(other)  # it is not torn from her hands
    anna.page.locator("select.eyes").select_option(str(asked))
    covers = 0
    for _ in range(200):
        if anna.page.locator("main.cover").count():
            covers += 1
            assert anna.page.locator(".board, #panel-story, .prompt").count() == 0
        if anna.is_over:
            break
        anna.taps()
        anna.page.wait_for_timeout(30)
    assert covers > 2


def test_who_says_yes_by_keyboard_need_not_search_for_it(comes: Comes) -> None:
    anna = comes()
    anna.opens("/")
    anna.page.locator('[data-world="nightshift"] button').first.focus()
    anna.page.keyboard.press("Enter")
    anna.page.locator("dialog button.main:focus").wait_for()
    anna.page.keyboard.press("Enter")
    anna.page.locator("main.table").wait_for()


def test_somebody_without_a_seat_watches(comes: Comes) -> None:
    anna, ben = comes(), comes()
    code = anna.makes("gelini")
    anna.fills_up()
    ben.joins(code, "Ben")
    anna.page.locator(".go button.main:enabled").click()
    ben.page.locator("main.table").wait_for()
    assert ben.page.locator("[data-move]").count() == 0
    assert ben.page.locator("#panel-story button").count() == 0  # there is nothing only she knows
    play_to_the_end([anna])
    expect(ben.page.locator("section[aria-labelledby='end']")).to_be_visible()


def test_by_night_one_device_goes_round_and_lies_covered_in_between(comes: Comes) -> None:
    """Three at one phone: each looks in all three parts, in the last to read only; no card is left open."""
    anna = comes()
    anna.makes("werewolf")
    for _ in range(2):
        anna.page.locator("button[aria-label='One seat less']").click()
    for seat in (1, 2):
        anna.sits(seat)
    anna.agrees(wave=8, minutes=1, vote=5)
    anna.page.locator(".go button.main:enabled").click()
    cover, night = anna.page.locator("main.cover"), anna.page.locator("section.night")
    looked = []
    for part in (1, 2, 3):
        for seat in (1, 2, 3):
            cover.locator("button.main", has_text=f"Owl {seat}").click()
            expect(night).to_contain_text(f"part {part} of 3")
            assert "You were dealt" in anna.page.locator("section.prompt").inner_text()
            looked.append((part, seat))
            sleep = night.locator("button").nth(1)
            (sleep if part < 3 else anna.page.get_by_role("button", name="Done: cover it")).click()
            anna.page.wait_for_timeout(200)
            if night.is_visible() and sleep.is_enabled():  # the Drunk may not sleep
                anna.page.locator(".place.can").last.click()
                night.locator("button").first.click()
            expect(cover).to_be_visible()
        expect(cover).to_contain_text("Put the device down")
        assert anna.page.locator(".board, #panel-story, .prompt").count() == 0
    assert len(looked) == 9
    expect(anna.page.locator(".talk")).to_be_visible(timeout=40_000)
    expect(anna.page.locator("section.mine .lid")).to_have_attribute("aria-expanded", "false")
