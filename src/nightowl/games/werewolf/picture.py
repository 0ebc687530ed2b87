"""A village in the terminal, drawn in columns (`picture`) or told in sentences: tokens, who is ready; at the end, all."""

from __future__ import annotations

from collections import Counter
from functools import cache
from textwrap import wrap
from typing import Any

from ...kernel.texts import Texts
from .moves import CENTRE_CARD, ROLE
from .roles import CENTRE_CARDS, NO_ROLE, ROLES, TEAM
from .seen.view import WerewolfView

WIDTH = 80
INDENT = " " * 4
PAINT = {"werewolf": "bold red", "tanner": "yellow", "copied": "magenta"}


def picture(view: WerewolfView, texts: Texts, names: list[str]) -> list[str]:
    """At most 80 columns: the roles in play, the reader's card, then a line for each player and each card with news."""
    lines = told("", texts.say("picture-roles", roles=listed(view.roles, texts)))
    if view.card != NO_ROLE:
        lines += told("", texts.say("picture-card", role=word(view.card, texts)))
    width = max(len(name) for name in names)
    for seat, name in enumerate(names):
        mark = ">" if seat == view.seat else " "
        lines += told(f"{mark} {name:{width}}  ", "; ".join(news(view, seat, texts, names)))
    for card in range(CENTRE_CARDS):
        said = centre_news(view, card, texts)
        if said:
            lines += told("  ", texts.headed(str(texts.value(CENTRE_CARD, card, names)), "; ".join(said)))
    return lines


def sentences(view: WerewolfView, texts: Texts, names: list[str]) -> list[str]:
    """The same for those who listen: no columns, and only who has news."""
    lines = [texts.say("picture-roles", roles=listed(view.roles, texts))]
    if view.card != NO_ROLE:
        lines.append(texts.say("picture-card", role=word(view.card, texts)))
    rows = [(name, news(view, seat, texts, names)) for seat, name in enumerate(names)]
    rows += [(str(texts.value(CENTRE_CARD, card, names)), centre_news(view, card, texts)) for card in range(CENTRE_CARDS)]
    return lines + [texts.headed(name, "; ".join(said)) for name, said in rows if said]


def details(view: WerewolfView, texts: Texts, names: list[str]) -> list[str]:
    """Nothing is left out."""
    return []


def remark(view: WerewolfView, move: int, texts: Texts) -> str:
    """Every move says itself what it does."""
    return ""


def reckoned(what: dict[str, Any], texts: Texts, names: list[str]) -> list[str]:
    """The chances of the roles of every card as it lies there now, the likeliest first."""
    lines = [texts.say("reckoned-deals", n=what["deals"]), texts.say("reckoned-now")]
    width = max(len(name) for name in names)
    for name, card in zip(names, what["seats"], strict=True):
        lines += told(f"  {name:{width}}  ", chances(card["now"], texts))
    for number, card in enumerate(what["centre"]):
        lines += told("  ", texts.headed(str(texts.value(CENTRE_CARD, number, names)), chances(card["now"], texts)))
    return [*lines, texts.say("reckoned-calm", n=percent(what["calm"]))]


def chances(now: dict[str, float], texts: Texts) -> str:
    likely = sorted(now.items(), key=lambda item: -item[1])
    shown = [(ROLES.index(role), percent(share)) for role, share in likely if percent(share) > 0]
    return ", ".join(texts.say("reckoned-role", role=word(role, texts), n=n) for role, n in shown)


def percent(share: float) -> int:
    return round(100 * share)


@cache
def paint(texts: Texts) -> dict[str, str]:
    """Who is no villager stands out."""
    return {word(role, texts): PAINT[team] for role, team in enumerate(TEAM) if team in PAINT}


def news(view: WerewolfView, seat: int, texts: Texts, names: list[str]) -> list[str]:
    """What there is to say of a player: her token and whether she is ready; at the end, cards, vote and fate."""
    if view.dealt:
        said = [
            texts.say("picture-dealt", role=word(view.dealt[seat], texts)),
            texts.say("picture-now", role=word(view.cards[seat], texts)),
            texts.say("picture-votes", name=names[view.votes[seat]]),
        ]
        said += [texts.say("picture-dies")] if seat in view.dead else []
        return said + ([texts.say("picture-wins")] if seat in view.winners else [])
    said = [] if view.tokens[seat] == NO_ROLE else [texts.say("picture-token", role=word(view.tokens[seat], texts))]
    if view.moment == "day":
        said.append(texts.say("picture-left", n=view.left[seat]))
        said += [texts.say("picture-ready")] if view.ready[seat] else []
    return said


def centre_news(view: WerewolfView, card: int, texts: Texts) -> list[str]:
    if view.dealt:
        return [
            texts.say("picture-dealt", role=word(view.centre_dealt[card], texts)),
            texts.say("picture-now", role=word(view.centre_cards[card], texts)),
        ]
    token = view.centre_tokens[card]
    return [] if token == NO_ROLE else [texts.say("picture-token", role=word(token, texts))]


def listed(roles: tuple[int, ...], texts: Texts) -> str:
    """Roles by name, equal ones once with their number."""
    return ", ".join(word(role, texts) + (f" ×{n}" if n > 1 else "") for role, n in sorted(Counter(roles).items()))


def word(role: int, texts: Texts) -> str:
    return str(texts.value(ROLE, role, []))


def told(first: str, rest: str) -> list[str]:
    """A beginning and what follows, in as many lines as it needs."""
    return [line.rstrip() for line in wrap(first + rest, WIDTH, subsequent_indent=INDENT, drop_whitespace=False)] or [first]
