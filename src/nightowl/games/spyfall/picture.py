"""A Spyfall round in the terminal: what the reader holds, who has done what, which places are left."""

from __future__ import annotations

from textwrap import wrap

from ...kernel.texts import Texts
from .cards import JOKER, KIND_OF, NO_POWER, NO_QUESTION, PLACE_COUNT, UNSEEN
from .moves import (
    ANSWER,
    ASK_KIND,
    CARD,
    GO_ON,
    GOT_POWER,
    MATCH_WON,
    POWER,
    QUESTION,
    QUESTION_AT,
    QUESTION_KIND,
    READY,
    SAY,
)
from .reading import talk_of
from .view import SpyfallView
from .words import recognise

WIDTH = 80
LAST = 2  # answers shown of each player
IDEAS = {"place": 5, "being": 5, "anyone": 2}  # questions a menu begins with
STRIDE = 7  # from one of them to the next
COLUMNS = 2


def picture(view: SpyfallView, texts: Texts, names: list[str]) -> list[str]:
    """At most 80 columns: the clock, one's own cards, and for each player what all know and the last answers."""
    lines = [line for told in holding(view, texts) for line in wrap(told, WIDTH)]
    width = max(len(name) for name in names)
    said = talk(view, texts) if not view.how else [[] for _ in names]
    for seat, name in enumerate(names):
        mark = ">" if seat in view.asked else " "
        row = f"{mark} {name:{width}} {view.points[seat]:>3}  " + ", ".join(deeds(view, seat, texts))
        indent = " " * (width + 8)
        lines += wrap(row, WIDTH, subsequent_indent=indent, drop_whitespace=True) or [row]
        for line in said[seat][-LAST:]:
            lines += wrap(line, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ")
    return lines


def talk(view: SpyfallView, texts: Texts) -> list[list[str]]:
    """By seat: each question answered with a card, and the answer."""
    said: list[list[str]] = [[] for _ in range(view.seats)]
    for seat, question, answer in talk_of(view.story):
        said[seat].append(f"{texts.value(QUESTION, question, [])} – {texts.value(ANSWER, answer, [])}")
    return said


def aside(view: SpyfallView, texts: Texts, names: list[str]) -> list[str]:
    """What the own power does, and the places: a Joker wants to know them, a hero what the Joker may think of."""
    powers = [texts.event(event, names) for event in view.story if event.kind is GOT_POWER]
    return [*(line for told in powers for line in wrap(told, WIDTH)), "", *columns(left(view, texts))]


def standings(view: SpyfallView, texts: Texts, names: list[str]) -> list[str]:
    """Everybody's points in the match, most first, with those of this round; at the end of it, who has won."""
    lines = [texts.say("picture-standings", round=view.round, rounds=view.rounds)]
    for seat in sorted(range(view.seats), key=lambda seat: -view.points[seat]):
        gained = f" (+{view.gains[seat]})" if view.gains[seat] else ""
        lines.append("  " + texts.headed(names[seat], f"{view.points[seat]}{gained}"))
    return lines + [texts.event(event, names) for event in view.story if event.kind is MATCH_WON]


def first(view: SpyfallView) -> list[int]:
    """Some questions of each kind, others each time; all of the rest."""
    found: list[int] = []
    for kind, count in IDEAS.items():
        cards = [move for move in view.legal if QUESTION_KIND.has(move) and KIND_OF[move - QUESTION_AT] == kind]
        at = [(view.questions * STRIDE + step * STRIDE) % len(cards) for step in range(min(count, len(cards)))]
        found += sorted({cards[place] for place in at})
    return found + [move for move in view.legal if not QUESTION_KIND.has(move)] if found else []


def note(view: SpyfallView, move: int) -> str:
    """The text that asks for words beside a move, where questions and answers are written."""
    if view.talk != "written":
        return ""
    return "note-ask" if ASK_KIND.has(move) else "note-say" if move == SAY else ""


def meant(view: SpyfallView, typed: str, texts: Texts) -> list[int]:
    """The question card that somebody asks for in words of her own."""
    question = recognise(typed, texts) if view.moment == "question" else NO_QUESTION
    return [move for move in view.legal if question != NO_QUESTION and move == QUESTION_AT + question]


def sentences(view: SpyfallView, texts: Texts, names: list[str]) -> list[str]:
    """The same for those who listen; the places only on request."""
    lines = holding(view, texts)
    for seat, name in enumerate(names):
        said = [texts.say("picture-points", points=view.points[seat]), *deeds(view, seat, texts)]
        lines.append(texts.headed(name, ", ".join(said)) + ".")
    return lines


def details(view: SpyfallView, texts: Texts, names: list[str]) -> list[str]:
    return [texts.say("picture-places", places=", ".join(left(view, texts)))]


def enter(view: SpyfallView) -> int | None:
    """Letting the game go on is said again and again."""
    return next((move for move in (GO_ON, READY) if move in view.legal), None)


def remark(view: SpyfallView, move: int, texts: Texts) -> str:
    """What a question is about: the place, being there, or anyone. And what Enter does."""
    if move == enter(view):
        return texts.say("remark-enter")
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
