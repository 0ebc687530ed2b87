"""Power cards: when each may be played, whom it is aimed at, and how it is played. What it then does is in `effects`.

Whether a card can be played depends on what all may know, so that who is asked in a window tells nothing; `peek` alone also
asks what its holder has seen, and no window is opened for it.
"""

from __future__ import annotations

from typing import Final

from ....kernel.pile import NO_POOL
from ..board import SPACES, sides
from ..moves import AIM_FACE_AT, AIM_SEAT_AT, AIM_SPACE_AT, PLAY_AT
from ..pack.cards import EFFECT, LOYALTY, ROOM, STARS, TRAITS, WHO, mask
from ..state import BUSTED, DOWN, EMPTY, NOBODY, NOT_COMMITTED, NOTHING_YET, TO_PRIVATE, TO_VIP, Shift, Visit

YOUR_TURN: Final[int] = mask("your-turn", ("self",))
BEFORE_DRAW: Final[int] = mask("before-draw", ("self",))
AFTER_DRAW: Final[int] = mask("after-draw", ("self",))
ON_STAGE: Final[int] = mask("on-stage", ("self",))

WINDOWS: Final[list[str]] = ["other-turn", "before-roll", "after-roll", "on-steal", "on-commit", "on-leave", "on-play"]
OTHER_TURN: Final = 0
BEFORE_ROLL: Final = 1
AFTER_ROLL: Final = 2
ON_STEAL: Final = 3
ON_COMMIT: Final = 4
ON_LEAVE: Final = 5
ON_PLAY: Final = 6
BY_SELF: Final[list[int]] = [mask(moment, ("self",)) for moment in WINDOWS]
BY_OTHER: Final[list[int]] = [mask(moment, ("other",)) for moment in WINDOWS]
BY_VICTIM: Final[list[int]] = [mask(moment, ("other", "victim")) for moment in WINDOWS]
BY_ANYBODY: Final[list[int]] = [mask(moment, ("self", "other", "victim")) for moment in WINDOWS]

CHAMPAGNE_PRICE: Final = 2  # in steps of $500
ALWAYS_PLAYABLE: Final[list[str]] = [
    "cash",
    "drinks",
    "toast",
    "add-roll",
    "help-roll",
    "reroll",
    "force-draw",
    "skip-stage",
    "more-tips",
    "cancel",
]  # in their moment
ALWAYS: Final[int] = sum([1 << card for card, effect in enumerate(EFFECT) if effect in ALWAYS_PLAYABLE])
ON_THE_FLOOR: Final[list[str]] = ["energy", "fly", "flip-around", "peek", "discard-customer", "new-customer"]
MOST_STARS: Final = 3


def answers(s: Shift, seat: int, actor: int, window: int) -> int:
    """The Power cards (bits) with which that seat could answer what `actor` does."""
    if seat == actor:
        return BY_SELF[window]
    if window == ON_STEAL and s.throw is not None and s.throw.victim == seat:
        return BY_VICTIM[window]
    return BY_OTHER[window]


def could_hold(s: Shift, seat: int, cards: int) -> int:
    """Those of the cards that this seat may hold for all the public knows; where hands are open, those it holds."""
    if s.has_open_hands():
        return cards & s.hands[seat]
    if s.hands[seat] == 0:
        return 0
    return cards & ~s.power_discard & ~s.out


def plays(s: Shift, seat: int, cards: int) -> list[int]:
    """The moves that play one of these cards from her hand now."""
    held = cards & s.hands[seat]
    moves: list[int] = []
    while held:
        lowest = held & -held
        card = lowest.bit_length() - 1
        if is_playable(s, seat, card):
            moves.append(PLAY_AT + card)
        held ^= lowest
    return moves


def any_playable(s: Shift, seat: int, cards: int) -> bool:
    if cards & ALWAYS:
        return True
    while cards:
        lowest = cards & -cards
        if is_playable(s, seat, lowest.bit_length() - 1):
            return True
        cards ^= lowest
    return False


def is_playable(s: Shift, seat: int, card: int) -> bool:
    """Whether it would change something; that it is the moment for it is known."""
    if (ALWAYS >> card) & 1:
        return True
    effect = EFFECT[card]
    visit = s.visit
    if visit is not None:
        if effect in ON_THE_FLOOR:
            return False
        if s.active == seat and WHO[card] == "self":
            return is_playable_in_a_room(s, visit, card)
    throw = s.throw
    if throw is not None:
        return is_playable_on_a_roll(s, seat, card)
    if effect in ("flip-around", "peek", "new-customer"):
        return is_playable_here(s, seat, effect)
    if effect == "discard-customer":
        return any(s.board[space] != EMPTY for space in range(SPACES))
    if effect in ("drink-on-other", "take-card", "profit-and-power"):
        return len(aims(s, seat, card)) > 0
    if effect == "draw-power":
        return s.power_deck != 0 or s.power_discard != 0
    if effect == "take-energy":
        return s.energy > 0
    if effect == "fine":
        return s.money[s.active] > 0
    if effect == "to-room":
        commit = s.commits[s.active]
        return commit != NOT_COMMITTED and commit % 2 != (TO_VIP if ROOM[card] == "vip" else TO_PRIVATE)
    if effect in ("uncommit", "replace-customer"):
        return s.commits[s.active] != NOT_COMMITTED
    if effect == "keep-customer":
        return s.commits[seat] != NOT_COMMITTED
    return True


def is_playable_here(s: Shift, seat: int, effect: str) -> bool:
    place = s.places[seat]
    if place >= SPACES:
        return False
    if effect == "new-customer":
        return s.tokens[place] == NOBODY
    if effect == "peek":
        return len(unseen_around(s, seat)) > 0
    return any(s.board[space] == DOWN for space in [place, *sides(place)])


def unseen_around(s: Shift, seat: int) -> list[int]:
    """The face-down customers on her space and the two beside it whom she does not know yet."""
    place = s.places[seat]
    found: list[int] = []
    for space in [place, *sides(place)]:
        if s.board[space] == DOWN and not (s.guests[space].pool == NO_POOL and (s.guests[space].known >> seat) & 1):
            found.append(space)
    return found


def is_playable_on_a_roll(s: Shift, seat: int, card: int) -> bool:
    throw = s.throw
    assert throw is not None
    effect = EFFECT[card]
    if effect in ("set-roll", "name-roll"):
        return throw.fixed == 0
    if effect == "second-die":
        return throw.fixed == 0 and throw.chooser == NOBODY
    if effect == "lower-loyalty":
        return throw.victim != NOBODY and LOYALTY[s.board[throw.space]] - throw.less > 1
    if effect == "stop-steal":
        return not throw.failed
    if effect == "take-money":
        return not throw.failed and s.money[throw.seat] > 0
    return True


def is_playable_in_a_room(s: Shift, visit: Visit, card: int) -> bool:
    effect = EFFECT[card]
    if effect == "raise-stars":
        return stars(s, visit) < MOST_STARS
    if effect == "pick-draw":
        return visit.room == TO_PRIVATE
    if effect == "add-trait":
        return visit.room == TO_VIP and len(visit.earned) < len(TRAITS)
    if effect == "ignore-moves":
        return visit.room == TO_PRIVATE and visit.last != NOTHING_YET and (visit.ignored >> visit.last) & 1 == 0
    if effect == "soften-bust":
        return visit.status == BUSTED
    if effect in ("drink-on-other", "take-card", "profit-and-power"):
        return len(aims(s, visit.seat, card)) > 0
    if effect == "draw-power":
        return s.power_deck != 0 or s.power_discard != 0
    return True


def stars(s: Shift, visit: Visit) -> int:
    """The customer's stars for who is in the room with him."""
    return min(MOST_STARS, STARS[visit.customer][s.dancers[visit.seat]] + visit.more_stars)


def is_aimed(card: int) -> bool:
    return EFFECT[card] in ("fly", "discard-customer", "drink-on-other", "take-card", "profit-and-power", "name-roll")


def aims(s: Shift, seat: int, card: int) -> list[int]:
    """The moves that say what the card is aimed at."""
    effect = EFFECT[card]
    if effect == "fly":
        return [AIM_SPACE_AT + space for space in range(SPACES) if space != s.places[seat]]
    if effect == "discard-customer":
        return [AIM_SPACE_AT + space for space in range(SPACES) if s.board[space] != EMPTY]
    if effect == "drink-on-other":
        return [AIM_SEAT_AT + other for other in s.others(seat) if s.money[other] >= CHAMPAGNE_PRICE]
    if effect == "take-card":
        return [AIM_SEAT_AT + other for other in s.others(seat) if s.hands[other] != 0]
    if effect == "profit-and-power":
        return [AIM_SEAT_AT + other for other in s.others(seat)]
    if effect == "name-roll":
        return [AIM_FACE_AT + face for face in range(1, 7)]
    return []
