"""Every screen in every language and size: nothing missing, nothing spilling over, and axe finds nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from people import DESKTOP, PHONE, Comes, Somebody, play_to_the_end
from playwright.sync_api import expect

from nightowl import registry
from nightowl.kernel.texts import LANGUAGES

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
SPILLS = """() => {
  const wide = document.documentElement.scrollWidth - innerWidth;
  const spilt = [...document.querySelectorAll("button, a, h1, h2, h3, p, label, td, summary, legend")].filter((el) => {
    if (!el.checkVisibility() || el.closest(".unseen")) return false;
    const isCut = el.scrollWidth > el.clientWidth + 1 && getComputedStyle(el).display !== "inline";
    const { width, right } = el.getBoundingClientRect();
    return width > 0 && (isCut || right > innerWidth + 1);
  });
  const named = spilt.map((el) => el.tagName + ": " + el.textContent.slice(0, 60));
  const pen = document.createElement("canvas").getContext("2d");
  const ARROW = 18;
  const chosen = [...document.querySelectorAll("select")].filter((el) => el.checkVisibility()).flatMap((el) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(el);
    pen.font = font;
    const said = el.selectedOptions[0]?.textContent.trim() ?? "";
    const room = el.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - ARROW;
    return pen.measureText(said).width > room + 1 ? ["SELECT: " + said] : [];
  });
  return [...(wide > 0 ? ["page wider by " + wide] : []), ...named, ...chosen];
}"""
FINDS = """async () => {
  const { violations } = await axe.run();
  return violations.map((v) => v.id + ": " + v.nodes.map((n) => n.html.slice(0, 120)).join(" | "));
}"""


def screens(one: Somebody, game: str) -> Iterator[str]:
    """Goes through all screens of a game; stops at each, by its name."""
    for name, path in (("home", "/"), ("rules", f"/rules/{game}"), ("settings", "/settings"), ("replay", "/replay")):
        one.opens(path)
        one.page.wait_for_timeout(150)
        yield name
    code = one.makes(game)
    yield "lobby"
    one.fills_up()
    one.page.locator(".go button.main:enabled").click()
    one.page.locator("main.table, main.cover").wait_for()
    one.page.wait_for_timeout(300)
    yield "table"
    one.page.locator("#menu").click()
    one.page.locator("dialog").wait_for()
    yield "menu"
    one.page.keyboard.press("Escape")
    for tab in ("chat", "people"):
        one.page.locator(f"#tab-{tab}").click()
        one.page.locator(f"#panel-{tab} > *").first.wait_for()
        yield tab
    one.page.evaluate("localStorage.removeItem('nightowl-places')")
    one.opens(f"/t/{code}")
    yield "join"
    one.opens("/t/zzzzzz")
    yield "no such table"
    one.wrong = [text for text in one.wrong if "404" not in text]  # that table does not exist


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registry.games())
def test_no_text_is_missing_or_spills_over(comes: Comes, game: str, lang: str) -> None:
    one = comes(PHONE, lang)
    found = {name: one.page.evaluate(SPILLS) for name in screens(one, game)}
    assert {name: spills for name, spills in found.items() if spills} == {}
    assert one.page.evaluate("document.documentElement.lang") == lang


@pytest.mark.parametrize("look", ["night", "day", "safe"])
@pytest.mark.parametrize("game", registry.games())
def test_axe_finds_nothing(comes: Comes, game: str, look: str) -> None:
    one = comes(DESKTOP if look == "night" else PHONE)
    one.prefers(lang="en", **({"palette": "safe"} if look == "safe" else {"theme": look}), motion="off")
    source, found = AXE.read_text(encoding="utf-8"), {}
    for name in screens(one, game):
        one.page.evaluate(source)
        found[name] = one.page.evaluate(FINDS)
    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_end_and_the_replay_are_whole_too(comes: Comes, lang: str) -> None:
    one = comes(PHONE, lang)
    one.plays_alone("gelini")
    play_to_the_end([one])
    one.page.evaluate(AXE.read_text(encoding="utf-8"))
    assert one.page.evaluate(FINDS) == []
    assert one.page.evaluate(SPILLS) == []
    one.page.locator("section[aria-labelledby='end'] button").nth(-2).click()
    one.page.locator(".controls").wait_for()
    one.page.locator(".controls button").nth(3).click()
    assert "normal 2" not in one.page.locator("main").inner_text()
    one.page.wait_for_timeout(800)
    assert one.page.evaluate(SPILLS) == []
    assert one.page.evaluate(FINDS) == []


SMALL = """() => [...document.querySelectorAll("button, .button, .choice, select, summary, input:not([type])")]
  .filter((el) => el.checkVisibility() && !el.closest(".board, .unseen") && el.getBoundingClientRect().height > 0)
  .filter((el) => Math.round(el.getBoundingClientRect().height) < 44).map((el) => el.outerHTML.slice(0, 90))"""


def test_a_replay_without_secrets_says_whom_each_was_told(comes: Comes) -> None:
    one = comes()
    one.opens("/replay")
    record = next((Path(__file__).parents[1] / "records" / "werewolf").glob("**/*.record"))
    one.page.locator("input[type=file]").set_input_files(record)
    one.page.locator(".controls button").nth(4).click()
    secret = one.page.locator("ol li", has=one.page.locator(".alone"))
    assert secret.count() > 2
    assert all(text.strip().startswith("Only for ") for text in secret.all_inner_texts())
    one.page.locator(".eyes select").select_option("0")
    expect(secret).to_have_count(0)


OPEN = {  # what a replay with nothing hidden shows halfway, and no seat sees then; and what asks a viewer for something
    "werewolf/match": (".village [aria-label*='dealt ']", "Tap a card"),
    "spyfall/all": ("section[aria-label='What was hidden'] :text('Joker')", "Tap a place"),
    "nightshift/short-3": (".dancers summary .main > .small:not(.committed)", "Your turn"),
}


@pytest.mark.parametrize("record", OPEN)
def test_a_replay_without_secrets_lays_everything_open_and_asks_for_nothing(comes: Comes, record: str) -> None:
    one = comes()
    one.opens("/replay")
    one.page.locator("input[type=file]").set_input_files(Path(__file__).parents[1] / "records" / f"{record}.record")
    one.page.locator(".controls, dialog").first.wait_for()
    one.is_of_age()
    slider = one.page.locator("input[type=range]")
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    hidden, asks = OPEN[record]
    shown = one.page.locator(f".board {hidden}").first
    expect(shown).to_be_attached()
    assert asks not in one.page.locator("main").inner_text()
    assert one.page.evaluate(SPILLS) == []
    one.page.evaluate(AXE.read_text(encoding="utf-8"))
    one.page.wait_for_timeout(300)
    assert one.page.evaluate(FINDS) == []
    one.page.locator(".eyes select").select_option("null")
    expect(shown).not_to_be_attached()
    one.wrong = [text for text in one.wrong if "403" not in text]  # she had to say first that she is of age
    assert asks not in one.page.locator("main").inner_text()


@pytest.mark.parametrize("game", registry.games())
def test_what_can_be_tapped_is_large_enough(comes: Comes, game: str) -> None:
    one = comes(PHONE, "de")
    found = {name: one.page.evaluate(SMALL) for name in screens(one, game)}
    assert {name: small for name, small in found.items() if small} == {}


def glance(one: Somebody) -> tuple[str, float, str]:
    """What a neighbour sees of a prompt, its height, and how bright the screen is."""
    prompt = one.page.locator("section.prompt")
    box = prompt.bounding_box()
    assert box is not None
    said = "".join(letter for letter in prompt.inner_text() if not letter.isdecimal())
    return said, box["height"], one.page.evaluate("document.documentElement.dataset.theme")


def test_among_people_at_one_table_all_prompts_of_the_night_look_alike(comes: Comes) -> None:
    people = [comes(PHONE) for _ in range(3)]
    for one, theme in zip(people, ("night", "day", "night"), strict=True):
        one.prefers(lang="en", together=True, theme=theme)
    code = people[0].makes("werewolf")
    for _ in range(2):
        people[0].page.locator("button[aria-label='One seat less']").click()
    for seat, one in enumerate(people[1:], 1):
        one.joins(code, f"Guest {seat}")
        one.sits(seat)
        one.page.locator(".go button.main").click()
    people[0].page.locator(".go button.main:enabled").click()
    for one in people:
        one.page.locator("section.prompt button").wait_for()
        assert one.page.locator("aside.lesson").count() == 0
    assert len({glance(one) for one in people}) == 1
    asked = []
    for one in people:
        one.page.locator("section.prompt button").dispatch_event("pointerdown", {"pointerId": 1})
        asked.append(one.page.locator("section.prompt button").inner_text())
    assert all(text != "Hold to read what only you may know" for text in asked)


@pytest.mark.parametrize("game", registry.games())
def test_the_table_in_words_offers_the_same(comes: Comes, game: str) -> None:
    one = comes()
    one.prefers(lang="en", words=True)
    one.plays_alone(game)
    one.page.locator("section.words p").nth(1).wait_for()
    assert one.page.locator(".board").count() == 0
