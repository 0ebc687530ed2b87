"""The end of a night in words: what everybody has, what came from subscribers, who has won."""

from __future__ import annotations

from ....kernel.texts import Texts
from ..codes import money
from ..facts import WON
from ..state import MODES, TEAMS
from .shown import NightshiftView

SHOT_VALUE, CHAMPAGNE_VALUE = 500, 1_000


def standings(view: NightshiftView, texts: Texts, names: list[str]) -> list[str]:
    """Everybody, or every team, with all her money, most first; drinks too where they decide; then who has won."""
    sides = [[seat, seat + 2] for seat in range(2)] if view.mode == MODES[TEAMS] else [[seat] for seat in range(len(names))]
    sides.sort(key=lambda seats: (-cash(view, seats), -drinks(view, seats)))
    sums = [cash(view, seats) for seats in sides]
    lines = []
    for seats in sides:
        name = " & ".join(names[seat] for seat in seats)
        income = sum(view.players[seat].income for seat in seats)
        said = {"name": name, "pay": money(texts, cash(view, seats)), "income": money(texts, income)}
        if view.target or sums.count(cash(view, seats)) == 1:
            lines.append(texts.say("picture-end", **said))
        else:
            lines.append(texts.say("picture-end-tied", drinks=money(texts, drinks(view, seats)), **said))
    if view.diamond is not None:
        pay = money(texts, view.diamond.money)
        lines.append(texts.say("picture-diamond", pay=pay, subscribers=view.diamond.subscribers))
    if view.target:
        lines.append(texts.say("picture-together", pay=money(texts, sum(sums)), target=money(texts, view.target)))
    return lines + [texts.event(event, names) for event in view.story if event.kind is WON]


def cash(view: NightshiftView, seats: list[int]) -> int:
    return sum(view.players[seat].money for seat in seats)


def drinks(view: NightshiftView, seats: list[int]) -> int:
    """What their drinks are worth: it decides between equals."""
    players = [view.players[seat] for seat in seats]
    return sum(player.shots * SHOT_VALUE + player.champagne * CHAMPAGNE_VALUE for player in players)
