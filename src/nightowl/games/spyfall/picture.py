"""A Spyfall round in the terminal: what the reader holds, who has done what, which places are left."""

from __future__ import annotations

from textwrap import wrap

from ...kernel.texts import Texts
from .cards import JOKER, KIND_OF, NO_POWER, PLACE_COUNT, UNSEEN
from .moves import CARD, POWER, QUESTION_AT, QUESTION_KIND
from .view import SpyfallView

WIDTH = 80
COLUMNS = 2


def picture(view: SpyfallView, texts: Texts, names: list[str]) -> list[str]:
    """At most 80 columns: the clock, one's own cards, a row for each player, the places."""
    lines = [line for told in holding(view, texts) for line in wrap(told, WIDTH)]
    width = max(len(name) for name in names)
    for seat, name in enumerate(names):
        mark = ">" if seat in view.asked else " "
        row = f"{mark} {name:{width}} {view.points[seat]:>3}  " + ", ".join(deeds(view, seat, texts))
        lines += wrap(row, WIDTH, subsequent_indent=" " * (width + 8), drop_whitespace=True) or [row]
    return [*lines, "", *columns(left(view, texts))]


def sentences(view: SpyfallView, texts: Texts, names: list[str]) -> list[str]:
    """The same for those who listen; the places only on request."""
    lines = holding(view, texts)
    for seat, name in enumerate(names):
        said = [texts.say("picture-points", points=view.points[seat]), *deeds(view, seat, texts)]
        lines.append(f"{name}: {', '.join(said)}.")
    return lines


def details(view: SpyfallView, texts: Texts, names: list[str]) -> list[str]:
    return [texts.say("picture-places", places=", ".join(left(view, texts)))]


def remark(view: SpyfallView, move: int, texts: Texts) -> str:
    """What a question is about: the place, being there, or anyone."""
    return texts.say(f"kind-{KIND_OF[move - QUESTION_AT]}") if QUESTION_KIND.has(move) else ""


def paint(texts: Texts) -> dict[str, str]:
    return {texts.say("picture-joker"): "bold red", texts.say("picture-harley"): "bold magenta", "> ": "bold"}


def holding(view: SpyfallView, texts: Texts) -> list[str]:
    """Time, and what the reader knows by her own cards."""
    time = f"{view.left // 60}:{view.left % 60:02}"
    lines = [texts.say("picture-round", round=view.round, rounds=view.rounds, time=time)]
    if view.how:
        lines.append(texts.say("picture-was", location=place(view.location, texts)))
    elif view.card == JOKER:
        lines.append(texts.say("picture-joker"))
    elif view.card != UNSEEN:
        lines.append(texts.say("picture-here", location=place(view.card, texts)))
    if view.is_harley:
        lines.append(texts.say("picture-harley"))
    if view.power != NO_POWER:
        name = str(texts.value(POWER, view.power, []))
        lines.append(texts.say("picture-power", power=name))
    return lines


def deeds(view: SpyfallView, seat: int, texts: Texts) -> list[str]:
    """What everybody knows of that player."""
    found = []
    if seat == view.dealer:
        found.append(texts.say("picture-dealer"))
    if seat == view.asker:
        found.append(texts.say("picture-asker"))
    if any(pair[0] == seat for pair in view.accusations):
        found.append(texts.say("picture-accuser"))
    if seat in view.claimed:
        found.append(texts.say("picture-claimer"))
    if view.cards[seat] != UNSEEN:
        found.append(place(view.cards[seat], texts))
    if seat == view.harley:
        found.append(texts.say("picture-is-harley"))
    if view.powers[seat] != NO_POWER:
        found.append(str(texts.value(POWER, view.powers[seat], [])))
    return found


def left(view: SpyfallView, texts: Texts) -> list[str]:
    """The places not yet played in this match."""
    return [place(number, texts) for number in range(PLACE_COUNT) if number not in view.used]


def columns(words: list[str]) -> list[str]:
    rows = -(-len(words) // COLUMNS)
    width = WIDTH // COLUMNS - 2
    return ["  ".join(word[:width].ljust(width) for word in words[row::rows]).rstrip() for row in range(rows)]


def place(card: int, texts: Texts) -> str:
    return str(texts.value(CARD, card, []))
