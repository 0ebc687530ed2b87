"""What each move would win and what is at risk, for people who want to know: read off the view."""

from __future__ import annotations

from typing import Any

from ....kernel.wire import Hint
from ..moves import ACCEPT, CHAMPAGNE, CHARM, DRAW, ENGAGE, LEAVE, PERFORM, STEAL
from ..pack.cards import CARD_DANCES, PRIVATE_COUNT
from .shown import Face, NightshiftView, Visiting

FACES = 6
TRAITS = 5
TOO_MANY = 3
TIP = 500


def hints(view: NightshiftView) -> list[Any]:
    """One hint for a move where there is something to say: chances in percent, money in dollars."""
    if view.seat is None or not view.legal:
        return []
    found = []
    for move in view.legal:
        if move in (ENGAGE, STEAL):
            found.append(roll_hint(view, move))
        elif move in (DRAW, CHARM) and view.visiting is not None:
            found.append(Hint(move, "bust", bust_chance(view, view.visiting)))
        elif move in (LEAVE, ACCEPT) and view.visiting is not None:
            pays = view.visiting.bust if view.visiting.status == "busted" else view.visiting.pay
            found.append(Hint(move, "pays", pays))
        elif move == CHAMPAGNE:
            found.append(Hint(move, "again"))
        elif move == PERFORM:
            found.append(Hint(move, "tips", TIP * tippers(view)))
    return found


def tippers(view: NightshiftView) -> int:
    return sum(space.lies == "down" and space.back == 1 for space in view.spaces)


def roll_hint(view: NightshiftView, move: int) -> Hint:
    """The chance to steal him, or to be offered a room, by the die alone."""
    assert view.seat is not None
    there = view.spaces[view.players[view.seat].place]
    face = next(face for face in view.faces if face.customer == there.customer)
    least = face.loyalty if move == STEAL else room_at(face)
    chance = max(0, FACES + 1 - least) * 100 // FACES
    return Hint(move, "steals" if move == STEAL else "commits", chance)


def room_at(face: Face) -> int:
    """The smallest roll with which he commits; beyond the die if he never does."""
    rooms = [offered.at for offered in face.outcomes if offered.gives in (0, 1)]
    return min(rooms, default=FACES + 1)


def bust_chance(view: NightshiftView, visit: Visiting) -> int:
    """In percent: the share of Private Room cards that would bust; in the VIP Room her own trait is one of five."""
    if visit.chart:
        return 100 // TRAITS
    counts = [0] * TRAITS
    for danced in visit.cards:
        for dance in danced.dances if danced.counts else ():
            counts[dance] += 1
    busts = 0
    deck = view.private_deck or shuffled_back(visit)
    for card in deck:
        after = counts[:]
        for dance in CARD_DANCES[card]:
            after[dance] += 1
        busts += max(after) >= TOO_MANY
    return busts * 100 // len(deck)


def shuffled_back(visit: Visiting) -> tuple[int, ...]:
    """What an empty deck takes back before the next draw: all but the cards in the room."""
    here = {*visit.gone, *(danced.card for danced in visit.cards)}
    return tuple(card for card in range(PRIVATE_COUNT) if card not in here)
