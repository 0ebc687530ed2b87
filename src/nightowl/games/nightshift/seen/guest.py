"""A customer in words: who he is, what he is worth to the reader, what he offers, whose he is."""

from __future__ import annotations

from ....kernel.texts import Texts
from ..codes import money, stars
from ..codes import word as named
from ..moves import CUSTOMER, DANCER, OUTCOME, PLACE, ROOM
from ..pack.cards import IS_SKIPPABLE
from .shown import Face, NightshiftView, Space


def worth(view: NightshiftView, face: Face) -> str:
    """His stars; for the reader's own dancer where he prefers her."""
    return stars(face.fond if is_fond(view, face) else face.stars)


def is_fond(view: NightshiftView, face: Face) -> bool:
    return view.seat is not None and face.prefers >= 0 and view.players[view.seat].dancer == face.prefers


def told(view: NightshiftView, texts: Texts, names: list[str], space: int) -> str:
    """All there is to know of who lies on that space."""
    there = view.spaces[space]
    face = face_of(view, there.customer)
    said = [brief(view, texts, space)]
    if face is not None:
        said = [named(texts, CUSTOMER, there.customer) + " " + ", ".join(printed(view, texts, face))]
    if there.token >= 0:
        said.append(texts.say("picture-committed", name=names[there.token], room=named(texts, ROOM, there.room)))
    return texts.headed(named(texts, PLACE, space), ", ".join(said)) + "."


def printed(view: NightshiftView, texts: Texts, face: Face) -> list[str]:
    """What he is worth, whom he prefers where she is at this table, whether one may walk past him, what he offers."""
    said = [f"{worth(view, face)} ♥{face.loyalty}"]
    if face.prefers in [player.dancer for player in view.players if player.dancer >= 0]:
        dancer = named(texts, DANCER, face.prefers)
        said.append(texts.say("picture-fond", dancer=dancer, worth=f"{stars(face.fond)} ♥{2 * face.loyalty}"))
    if not IS_SKIPPABLE[face.customer]:
        said.append(texts.say("picture-bound"))
    return said + [offer(texts, face, index) for index in range(len(face.outcomes))]


def brief(view: NightshiftView, texts: Texts, space: int) -> str:
    there: Space = view.spaces[space]
    face = face_of(view, there.customer)
    if face is not None:
        return f"{named(texts, CUSTOMER, there.customer)} {worth(view, face)} ♥{face.loyalty}"
    return texts.say(f"picture-{there.lies}" if not there.back > 0 else "picture-tipper")


def offer(texts: Texts, face: Face, index: int) -> str:
    """An Outcome in a word: `4+ cash $1,000`."""
    offered = face.outcomes[index]
    said = f"{offered.at}+ {named(texts, OUTCOME, offered.gives)}"
    if offered.amount >= 500:
        return f"{said} {money(texts, offered.amount)}"
    return f"{said} ×{offered.amount}" if offered.amount > 1 else said


def face_of(view: NightshiftView, customer: int) -> Face | None:
    return next((face for face in view.faces if face.customer == customer), None)
