"""What each role does and learns by night, whichever way the night is played.

Who wakes is decided by the card dealt and what the Doppelgänger copied, never by the card now in front.
"""

from __future__ import annotations

from typing import Final

from ....kernel.game import whisper
from ..moves import (
    ALONE,
    COPIED,
    DRINK_AT,
    FELLOW,
    GROUPS,
    LOOK_AT,
    LOOK_CENTRE_AT,
    LOOK_PAIR_AT,
    PAIRS,
    ROB_AT,
    ROBBED,
    SAW,
    SAW_CENTRE,
    SEATS,
    SLEEP,
    SWAP_AT,
    WOKE,
    pair_moves,
)
from ..roles import (
    ACTS,
    CENTRE,
    CENTRE_CARDS,
    COPY,
    COPY_ACTION,
    COPY_INSOMNIAC,
    COPY_MINION,
    DOPPELGANGER,
    DRUNK,
    INSOMNIACS,
    MASON,
    MASONS,
    MINIONS,
    NO_ROLE,
    ROBBER,
    SEER,
    STEP_ROLE,
    TROUBLEMAKER,
    WEREWOLF,
    WEREWOLVES,
)
from ..state import Village

CENTRE_LOOKS: Final = [LOOK_CENTRE_AT + card for card in range(CENTRE_CARDS)]
PAIR_LOOKS: Final = [LOOK_PAIR_AT + pair for pair in range(len(PAIRS))]
DRINKS: Final = [DRINK_AT + card for card in range(CENTRE_CARDS)]


def is_awake(s: Village, seat: int, step: int) -> bool:
    """Whether that seat wakes when the step is called."""
    dealt = s.dealt[seat]
    if step == COPY:
        return dealt == DOPPELGANGER
    if step == COPY_ACTION:
        return dealt == DOPPELGANGER and s.copied != NO_ROLE and ACTS[s.copied]
    if step in (COPY_MINION, COPY_INSOMNIAC):
        return dealt == DOPPELGANGER and s.copied == STEP_ROLE[step]
    if step in (WEREWOLVES, MASONS):
        return s.role_tonight(seat) == STEP_ROLE[step]
    return dealt == STEP_ROLE[step]


def those(s: Village, role: int) -> list[int]:
    """The seats that are that role tonight."""
    return [seat for seat in range(s.seats) if s.role_tonight(seat) == role]


def learn(s: Village, step: int) -> None:
    """What those who wake see without choosing."""
    if s.story is None:
        return
    for seat in range(s.seats):
        if not is_awake(s, seat, step):
            continue
        if step in (WEREWOLVES, MINIONS, COPY_MINION):
            meet(s, seat, WEREWOLF)
        elif step == MASONS:
            meet(s, seat, MASON)
        elif step in (INSOMNIACS, COPY_INSOMNIAC):
            whisper(s, 1 << seat, WOKE, s.cards[seat])


def meet(s: Village, seat: int, role: int) -> None:
    """That seat sees all others of the role, or that there are none."""
    group = GROUPS.index(role)
    others = [other for other in those(s, role) if other != seat]
    for other in others:
        whisper(s, 1 << seat, FELLOW, group, other)
    if not others:
        whisper(s, 1 << seat, ALONE, group)


def choices(s: Village, seat: int, step: int) -> list[int]:
    """What a seat awake in that step may do; empty where there is nothing to choose."""
    if not is_awake(s, seat, step):
        return []
    if step == COPY:
        return looks(s.seats, seat)
    if step == WEREWOLVES:
        return [*CENTRE_LOOKS, SLEEP] if is_lone_wolf(s, seat) else []
    return actions(s.seats, seat, s.copied if step == COPY_ACTION else STEP_ROLE[step])


def is_lone_wolf(s: Village, seat: int) -> bool:
    return s.agreed.lone_wolf and those(s, WEREWOLF) == [seat]


def looks(seats: int, seat: int) -> list[int]:
    return [LOOK_AT + other for other in range(seats) if other != seat]


def actions(seats: int, seat: int, role: int) -> list[int]:
    """The choices of a role: Seer, Robber and Troublemaker may, the Drunk must."""
    if role == SEER:
        return [*looks(seats, seat), *PAIR_LOOKS, SLEEP]
    if role == ROBBER:
        return [*[ROB_AT + other for other in range(seats) if other != seat], SLEEP]
    if role == TROUBLEMAKER:
        return [*pair_moves(SWAP_AT, seats, seat), SLEEP]
    return DRINKS.copy() if role == DRUNK else []


def copy(s: Village, seat: int, move: int) -> None:
    """The Doppelgänger looks at another player's card and is that role from now on."""
    other = move - LOOK_AT
    s.acts.append((seat, move))
    s.copied = s.cards[other]
    whisper(s, 1 << seat, COPIED, other, s.copied)


def act(s: Village, seat: int, move: int) -> None:
    """A night action takes effect on the cards as they lie now; who acts sees what it shows."""
    if move == SLEEP:
        return
    s.acts.append((seat, move))
    if move >= DRINK_AT:
        s.swap(seat, CENTRE + move - DRINK_AT)
    elif move >= SWAP_AT:
        s.swap((move - SWAP_AT) // SEATS, (move - SWAP_AT) % SEATS)
    elif move >= ROB_AT:
        other = move - ROB_AT
        s.swap(seat, other)
        whisper(s, 1 << seat, ROBBED, other, s.cards[seat])
    elif move >= LOOK_PAIR_AT:
        for card in PAIRS[move - LOOK_PAIR_AT]:
            whisper(s, 1 << seat, SAW_CENTRE, card, s.cards[CENTRE + card])
    elif move >= LOOK_CENTRE_AT:
        card = move - LOOK_CENTRE_AT
        whisper(s, 1 << seat, SAW_CENTRE, card, s.cards[CENTRE + card])
    else:
        whisper(s, 1 << seat, SAW, move - LOOK_AT, s.cards[move - LOOK_AT])
