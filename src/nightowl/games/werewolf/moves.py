"""All moves and facts of Werewolf. Whatever is said by day, or done by night, is also a fact with the same fields."""

from __future__ import annotations

from typing import Final

from ...kernel.domain import SEAT, Domain, named, numbers
from ...kernel.moves import Kind, MoveTable
from ...kernel.story import EventKind, EventTable
from .roles import KINDS, MASON, ROLES, STEPS, WEREWOLF

ROLE: Final[Domain] = named("role", ROLES)
CENTRE_CARD: Final[Domain] = named("centre", ["left", "middle", "right"])
PAIR: Final[Domain] = named("pair", ["left-middle", "left-right", "middle-right"])
PAIRS: Final[list[list[int]]] = [[0, 1], [0, 2], [1, 2]]
STEP: Final[Domain] = named("step", STEPS)
WAVE: Final[Domain] = numbers("wave", 1, 3)
GROUP: Final[Domain] = named("group", [ROLES[WEREWOLF], ROLES[MASON]])
GROUPS: Final[list[int]] = [WEREWOLF, MASON]
PACES: Final[list[str]] = ["slot", "wave", "day", "vote"]
PACE: Final[Domain] = named("pace", PACES)
TOKENS: Final[Domain] = numbers("tokens", 0, 3)

MOVES: Final = MoveTable()
DRAW: Final = MOVES.kind("draw", role=ROLE, n=TOKENS)
DEAL: Final = MOVES.kind("deal", role=ROLE)
TIME_UP: Final = MOVES.kind("time-up", pace=PACE)

LOOK: Final = MOVES.kind("look", seat=SEAT)
LOOK_CENTRE: Final = MOVES.kind("look-centre", centre=CENTRE_CARD)
LOOK_PAIR: Final = MOVES.kind("look-pair", pair=PAIR)
ROB: Final = MOVES.kind("rob", seat=SEAT)
SWAP: Final = MOVES.kind("swap", one=SEAT, other=SEAT)
DRINK: Final = MOVES.kind("drink", centre=CENTRE_CARD)
SLEEP_KIND: Final = MOVES.kind("sleep")
VOTE: Final = MOVES.kind("vote", seat=SEAT)
SECRET: Final[list[Kind]] = [LOOK, LOOK_CENTRE, LOOK_PAIR, ROB, SWAP, DRINK, SLEEP_KIND, VOTE]

CLAIM: Final = MOVES.kind("claim", role=ROLE)
CLAIM_SAW: Final = MOVES.kind("claim-saw", seat=SEAT, role=ROLE)
CLAIM_SAW_CENTRE: Final = MOVES.kind("claim-saw-centre", centre=CENTRE_CARD, role=ROLE)
CLAIM_ROBBED: Final = MOVES.kind("claim-robbed", seat=SEAT, role=ROLE)
CLAIM_SWAPPED: Final = MOVES.kind("claim-swapped", one=SEAT, other=SEAT)
CLAIM_DRANK: Final = MOVES.kind("claim-drank", centre=CENTRE_CARD)
CLAIM_WOKE: Final = MOVES.kind("claim-woke", role=ROLE)
CLAIM_FELLOW: Final = MOVES.kind("claim-fellow", group=GROUP, seat=SEAT)
CLAIM_NONE: Final = MOVES.kind("claim-none", group=GROUP)
CLAIM_IDLE: Final = MOVES.kind("claim-idle")
LAY: Final = MOVES.kind("lay", seat=SEAT, role=ROLE)
LAY_CENTRE: Final = MOVES.kind("lay-centre", centre=CENTRE_CARD, role=ROLE)
LIFT: Final = MOVES.kind("lift", seat=SEAT)
LIFT_CENTRE: Final = MOVES.kind("lift-centre", centre=CENTRE_CARD)
ACCUSE: Final = MOVES.kind("accuse", seat=SEAT)
TRUST: Final = MOVES.kind("trust", seat=SEAT)
ANNOUNCE: Final = MOVES.kind("announce", seat=SEAT)
CALL_ON: Final = MOVES.kind("call-on", seat=SEAT)
CIRCLE_KIND: Final = MOVES.kind("circle")
READY_KIND: Final = MOVES.kind("ready")
WAIT_KIND: Final = MOVES.kind("wait")
TALK: Final[list[Kind]] = MOVES.kinds[MOVES.kinds.index(CLAIM) :]

SEATS: Final[int] = SEAT.size
DRAW_AT: Final[int] = DRAW.base
DEAL_AT: Final[int] = DEAL.base
SLOT_UP: Final[int] = TIME_UP.base
WAVE_UP: Final[int] = TIME_UP.base + 1
DAY_UP: Final[int] = TIME_UP.base + 2
VOTE_UP: Final[int] = TIME_UP.base + 3
LOOK_AT: Final[int] = LOOK.base
LOOK_CENTRE_AT: Final[int] = LOOK_CENTRE.base
LOOK_PAIR_AT: Final[int] = LOOK_PAIR.base
ROB_AT: Final[int] = ROB.base
SWAP_AT: Final[int] = SWAP.base
DRINK_AT: Final[int] = DRINK.base
SLEEP: Final[int] = SLEEP_KIND.base
VOTE_AT: Final[int] = VOTE.base
TALK_AT: Final[int] = CLAIM.base
LAY_AT: Final[int] = LAY.base
LAY_CENTRE_AT: Final[int] = LAY_CENTRE.base
LIFT_AT: Final[int] = LIFT.base
LIFT_CENTRE_AT: Final[int] = LIFT_CENTRE.base
TOKENS_END: Final[int] = ACCUSE.base
READY: Final[int] = READY_KIND.base
WAIT: Final[int] = WAIT_KIND.base


def _values(nth: int) -> list[int]:
    """For every move the value of its first or second field; -1 if it has none."""
    rows = [MOVES.kind_of(move).values(move) for move in range(MOVES.size)]
    return [row[nth] if len(row) > nth else -1 for row in rows]


FIRST: Final = _values(0)
SECOND: Final = _values(1)

EVENTS: Final = EventTable()
DRAWN: Final = EVENTS.kind("drawn", role=ROLE, n=TOKENS)
DEALT: Final = EVENTS.kind("dealt", role=ROLE)
NIGHT: Final = EVENTS.kind("night")
CALLED: Final = EVENTS.kind("called", step=STEP)
WAVE_CAME: Final = EVENTS.kind("wave", wave=WAVE)
COPIED: Final = EVENTS.kind("copied", seat=SEAT, role=ROLE)
FELLOW: Final = EVENTS.kind("fellow", group=GROUP, seat=SEAT)
ALONE: Final = EVENTS.kind("alone", group=GROUP)
SAW: Final = EVENTS.kind("saw", seat=SEAT, role=ROLE)
SAW_CENTRE: Final = EVENTS.kind("saw-centre", centre=CENTRE_CARD, role=ROLE)
ROBBED: Final = EVENTS.kind("robbed", seat=SEAT, role=ROLE)
WOKE: Final = EVENTS.kind("woke", role=ROLE)
DAWN: Final = EVENTS.kind("dawn")
HANDS: Final = EVENTS.kind("hands")
VOTED: Final = EVENTS.kind("voted", by=SEAT, seat=SEAT)
DIED: Final = EVENTS.kind("died", seat=SEAT)
SHOT: Final = EVENTS.kind("shot", by=SEAT, seat=SEAT)
NOBODY_DIED: Final = EVENTS.kind("nobody-died")
WAS: Final = EVENTS.kind("was", seat=SEAT, role=ROLE)
WAS_CENTRE: Final = EVENTS.kind("was-centre", centre=CENTRE_CARD, role=ROLE)
IS: Final = EVENTS.kind("is", seat=SEAT, role=ROLE)
IS_CENTRE: Final = EVENTS.kind("is-centre", centre=CENTRE_CARD, role=ROLE)
BECAME: Final = EVENTS.kind("became", role=ROLE)
WON: Final = EVENTS.kind("won", seat=SEAT)
NOBODY_WON: Final = EVENTS.kind("nobody-won")


def _events_of(kinds: list[Kind], prefix: str, by: bool) -> list[EventKind | None]:
    """For every move of those kinds the fact that tells it."""
    found: list[EventKind | None] = [None] * MOVES.size
    for kind in kinds:
        fields: dict[str, Domain] = {"by": SEAT} if by else {}
        fields.update(kind.fields)
        event = EVENTS.kind(prefix + kind.name, **fields)
        for move in range(kind.base, kind.base + kind.size):
            found[move] = event
    return found


CHOSE: Final = _events_of(SECRET, "you-", False)  # to who chose it
DID: Final = _events_of(SECRET[:-2], "did-", True)  # to all, when everything is revealed
SAID: Final = _events_of(TALK, "said-", True)


def pair_moves(base: int, seats: int, without: int) -> list[int]:
    """A swap of two of the seats, but not of that one; either may be named first."""
    others = [seat for seat in range(seats) if seat != without]
    return [base + one * SEATS + other for one in others for other in others if one != other]


def role_moves(base: int, at: int, counts: list[int]) -> list[int]:
    """Moves whose last field is a role: one for every role in play."""
    return [base + at * KINDS + role for role in range(KINDS) if counts[role] > 0]
