"""What is printed on a card is what it does: the numbers of the rows stand in their texts, in every language."""

from __future__ import annotations

import re

import pytest

from nightowl.games.nightshift.pack import content
from nightowl.games.nightshift.pack.pack import DANCES, OUTCOMES, TRAITS
from nightowl.kernel.texts import LANGUAGES, Texts

PACK = content.load()
FOLDER = content.FOLDER.parent / "texts"
IN_WORDS = ("drinks", "raise-stars")  # "a Shot and a Champagne", "one star more"


def rule(texts: Texts, id: str) -> set[int]:
    """The numbers in the rule of a card, read without the marks that part thousands."""
    said = texts._say(id, {}, "about")
    return {int(number) for number in re.findall(r"\d+", re.sub(r"(?<=\d)[.,\s](?=\d{3})", "", said))}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_power_cards_say_their_numbers(lang: str) -> None:
    texts = Texts(lang, [FOLDER])
    for name, card in PACK.power.items():
        numbers = {n for n in (card.amount, card.fee, card.cards) if n}
        if card.effect not in IN_WORDS:
            assert numbers <= rule(texts, f"power-{name}"), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_events_and_dancers_say_their_numbers(lang: str) -> None:
    texts = Texts(lang, [FOLDER])
    for name, event in PACK.events.items():
        assert {n for n in (event.amount, event.cards) if n} <= rule(texts, f"event-{name}"), name
    for name, dancer in PACK.dancers.items():
        assert dancer.amount in rule(texts, f"dancer-{name}"), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_a_line(lang: str) -> None:
    texts = Texts(lang, [FOLDER])
    for name in PACK.customers:
        assert texts._say(f"customer-{name}", {}, "about")
    for domain, names in (("power", PACK.power), ("event", PACK.events), ("dancer", PACK.dancers)):
        for name in names:
            assert texts._say(f"{domain}-{name}", {}, "line")
    values = [*[f"trait-{id}" for id in TRAITS], *[f"dance-{id}" for id in DANCES], *[f"outcome-{id}" for id in OUTCOMES]]
    for id in [*values, *[f"private-{name}" for name in PACK.private]]:
        assert texts.say(id)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_customers_or_power_cards_share_a_name(lang: str) -> None:
    texts = Texts(lang, [FOLDER])
    for domain, names in (("customer", PACK.customers), ("power", PACK.power)):
        said = [texts.say(f"{domain}-{name}") for name in names]
        assert len(set(said)) == len(said)
