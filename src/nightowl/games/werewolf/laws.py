"""What Werewolf states about itself: what each seat may observe, from the rules alone."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any

from ...kernel.charter import Charter
from ...kernel.plain import Codec
from . import GAME
from .day.day import Ballot, Day
from .moves import DRINK, EVENTS, LOOK, LOOK_CENTRE, LOOK_PAIR, MOVES, PAIRS, ROB, SWAP, TALK_AT
from .night.calls import FIRST_WAVE, RESULTS, Call, Wave
from .night.deal import Bag, Deal
from .roles import (
    CENTRE,
    COPY_INSOMNIAC,
    COPY_MINION,
    DOPPELGANGER,
    INSOMNIAC,
    INSOMNIACS,
    MASON,
    MASONS,
    MINION,
    MINIONS,
    WEREWOLF,
    WEREWOLVES,
)
from .state import Agreed, Village
from .timed import Timed

TINY = {"talk": 0, "night": "narrated"}
VILLAGERS = ("villager",) * 3


class WerewolfCharter(Charter):
    codec = Codec(EVENTS, Village, Agreed, Bag, Deal, Call, Wave, Day, Ballot)
    modes = {
        "quick": {"talk": 4},
        "narrated": {"night": "narrated", "talk": 3},
        "doppelganger": {"set": "doppelganger", "talk": 3},
        "doppelganger-narrated": {"set": "doppelganger", "night": "narrated", "talk": 3},
        "random": {"set": "random", "talk": 3, "lone_wolf": False, "tanner_blocks": True},
        "tiny": {**TINY, "roles": ["werewolf", "werewolf", "seer", *VILLAGERS]},
        "tiny-masons": {**TINY, "roles": ["werewolf", "minion", "mason", "mason", "villager", "villager"]},
        "tiny-robber": {**TINY, "roles": ["doppelganger", "werewolf", "robber", *VILLAGERS]},
        "tiny-drunk": {**TINY, "roles": ["doppelganger", "werewolf", "drunk", *VILLAGERS]},
        "tiny-quick": {"talk": 0, "roles": ["werewolf", "werewolf", "robber", *VILLAGERS]},
    }
    hows = ("village", "werewolf", "tanner", "minion", "village-tanner", "tanner-minion", "nobody")
    secrets = True
    may_have_no_winner = True
    small = (
        ("tiny", 3, 3),
        ("tiny", 3, 8),
        ("tiny-masons", 3, 10),
        ("tiny-robber", 3, 12),
        ("tiny-drunk", 3, 12),
        ("tiny-quick", 3, 13),
    )

    def seats(self, mode: str) -> Iterable[int]:
        if mode.startswith("tiny"):
            return (3,)
        if mode.startswith("doppelganger"):
            return (5, 7, 10)
        return range(3, 11) if mode == "quick" else (3, 5, 8, 10)

    def bound(self, seats: int) -> int:
        """The set, the deal, calls with an answer and chance's for it, talk with going back on being ready, votes."""
        return 12 + seats + 3 + 12 * 3 + 6 * seats + 2 * (4 + 1) * seats + 1 + 2 * seats + 1

    def sees(self, before: Any, actor: int, move: int, after: Any, observer: int | None) -> Hashable | None:
        """What is said and done in the open, her own card and choices, and what the rules show her for them."""
        said = (actor, move) if move >= TALK_AT else None
        was, now = _shown(before, observer), _shown(after, observer)
        if said is None and was == now:
            return None
        return said, now

    def conserved(self, s: Any) -> Any:
        """Every card in play is still to come or lies in one place."""
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Bag):
            return None
        left = top.left if isinstance(top, Deal) else [0] * len(s.counts)
        if [s.cards.count(role) + left[role] for role in range(len(left))] != s.counts:
            return "a card is lost"
        return None


def _shown(s: Village, observer: int | None) -> Hashable:
    return _public(s), None if observer is None else _own(s, observer)


def _public(s: Village) -> Hashable:
    top = s.stack[-1] if s.stack else None
    at: Hashable = type(top).__name__
    if isinstance(top, Bag):
        at = tuple(top.drawn)
    elif isinstance(top, Deal | Call):
        at = (at, top.at)
    elif isinstance(top, Wave):
        at = (at, top.number)
    end = (tuple(s.dealt), tuple(s.cards), tuple(s.acts), tuple(s.votes)) if s.over else None
    return at, tuple(s.left), tuple(s.ready), tuple(s.tokens), end


def _own(s: Village, seat: int) -> Hashable:
    top = s.stack[-1] if s.stack else None
    answer = top.answer_of(seat) if isinstance(top, Timed) else None
    did = tuple(move for who, move in s.acts if who == seat)
    return s.dealt[seat], answer, s.planned[seat], did, _met(s, seat), _faces(s, seat)


def _has_come(s: Village, step: int) -> bool:
    """Whether that step of the night has been called, or the wave that shows it has come."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Bag | Deal):
        return False
    if isinstance(top, Call):
        return s.steps[top.at] >= step
    if isinstance(top, Wave):
        return top.number > FIRST_WAVE if step < INSOMNIACS else top.number == RESULTS
    return True


def _met(s: Village, seat: int) -> Hashable:
    """The wolves or Masons she was shown."""
    tonight = [s.copied if s.dealt[i] == DOPPELGANGER else s.dealt[i] for i in range(s.seats)]
    for role, step, met in (
        (WEREWOLF, WEREWOLVES, WEREWOLF),
        (MINION, COPY_MINION if s.dealt[seat] == DOPPELGANGER else MINIONS, WEREWOLF),
        (MASON, MASONS, MASON),
    ):
        if tonight[seat] == role and _has_come(s, step):
            return tuple(i for i in range(s.seats) if i != seat and tonight[i] == met)
    return None


def _faces(s: Village, seat: int) -> Hashable:
    """The cards she saw, worked out from the deal and all that was done since."""
    cards = list(s.dealt)
    seen: list[int] = []
    copied = False
    for who, move in s.acts:
        kind = MOVES.kind_of(move)
        values = kind.values(move)
        looked: list[int] = []
        if kind is LOOK:
            looked = values
            copied = copied or s.dealt[who] == DOPPELGANGER
        elif kind is LOOK_CENTRE:
            looked = [CENTRE + values[0]]
        elif kind is LOOK_PAIR:
            looked = [CENTRE + card for card in PAIRS[values[0]]]
        elif kind is ROB:
            cards[who], cards[values[0]] = cards[values[0]], cards[who]
            looked = [who]
        elif kind is SWAP:
            cards[values[0]], cards[values[1]] = cards[values[1]], cards[values[0]]
        elif kind is DRINK:
            cards[who], cards[CENTRE + values[0]] = cards[CENTRE + values[0]], cards[who]
        if who == seat:
            seen += [cards[place] for place in looked]
    woken = s.dealt[seat] == INSOMNIAC and _has_come(s, INSOMNIACS)
    woken = woken or (s.dealt[seat] == DOPPELGANGER and s.copied == INSOMNIAC and _has_come(s, COPY_INSOMNIAC))
    return tuple(seen), cards[seat] if woken else None


CHARTER = WerewolfCharter(GAME)
