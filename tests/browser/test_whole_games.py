"""For every game: two people in two browsers and bots, on phones and on desktops, from making the table to the rematch."""

from __future__ import annotations

import json
from typing import Any

import pytest
from people import DESKTOP, PHONE, Comes, Somebody, play_to_the_end
from playwright.sync_api import expect

from nightowl import registry

SIZES = {"phone": PHONE, "desktop": DESKTOP}

# What makes a game of random tapping short enough.
SHORT: dict[str, dict[str, Any]] = {
    "werewolf": {"wave": 5, "minutes": 1, "vote": 4, "talk": 4},
    "spyfall": {"minutes": 1, "questions": 6, "discussion": 5},
    "nightshift": {"shift": "short", "clock": "simulated"},
}


def table_of_two(comes: Comes, game: str, size: dict[str, int]) -> list[Somebody]:
    """Two friends and bots, ready to start: the link is sent, opened, and both have their seats."""
    anna, ben = comes(size), comes(size, "de")
    code = anna.makes(game)
    anna.agrees(**SHORT.get(game, {}))
    ben.joins(code, "Ben")
    ben.sits(1)
    anna.fills_up()
    ben.page.locator(".go button.main").click()
    return [anna, ben]


def begins(people: list[Somebody]) -> None:
    people[0].page.locator(".go button.main:enabled").click()
    for one in people:
        one.page.locator("main.table, main.cover").wait_for()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", registry.games())
def test_two_people_and_bots_play_a_whole_game(comes: Comes, game: str, size: str) -> None:
    people = table_of_two(comes, game, SIZES[size])
    begins(people)
    play_to_the_end(people)
    for one in people:
        expect(one.page.locator("#end")).not_to_be_empty()
    anna, ben = people
    anna.page.locator("section[aria-labelledby='end'] button", has_text="dealt fairly").click()
    expect(anna.page.locator("section[aria-labelledby='end'] .proven")).to_contain_text("Proven")
    secrets_are_kept(anna, ben)
    anna.page.locator("section[aria-labelledby='end'] button", has_text="Play again").click()
    ben.page.locator(".go button.main").click()
    begins(people)


def secrets_are_kept(one: Somebody, other: Somebody) -> None:
    """Nothing that a browser was sent could have told more than her own eyes saw; and no key to anything of others."""
    record = one.record()
    before_the_end = [text for text in one.frames if '"stage":"over"' not in text and '"=stage":"over"' not in text]
    secret = json.loads(next(line for line in record.splitlines() if '"act":"reveal"' in line))["what"]["secret"]
    for hidden in (secret, other.token()):
        assert not any(hidden in text for text in before_the_end)
    own = {json.dumps(view, sort_keys=True) for view in one.replayed_views(record)}
    received = [json.dumps(view, sort_keys=True) for view in one.received_views()]
    assert len(received) > 2
    assert [view for view in received if view not in own] == []
