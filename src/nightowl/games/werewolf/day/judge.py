"""Who dies, who wins, and the reveal."""

from __future__ import annotations

from typing import Final

from ....kernel.game import tell
from ..moves import (
    BECAME,
    DID,
    DIED,
    FIRST,
    IS,
    IS_CENTRE,
    NOBODY_DIED,
    NOBODY_WON,
    SECOND,
    SHOT,
    VOTED,
    WAS,
    WAS_CENTRE,
    WON,
)
from ..roles import CENTRE, CENTRE_CARDS, HUNTER, MINION, NO_ROLE, TANNER, TEAM, WEREWOLF
from ..state import Village

VILLAGE_TEAM: Final = "village"


def judge(s: Village) -> None:
    """The votes are shown, the dead die, everything is revealed."""
    for seat in range(s.seats):
        tell(s, VOTED, seat, s.votes[seat])
    lynch(s)
    shoot(s)
    s.over = True
    if s.story is None:
        return
    reveal(s)
    won = winners(s)
    for seat in won:
        tell(s, WON, seat)
    if not won:
        tell(s, NOBODY_WON)


def lynch(s: Village) -> None:
    """Most votes dies, all tied for most die; if nobody has more than one vote, nobody dies."""
    votes = [0] * s.seats
    for target in s.votes:
        votes[target] += 1
    most = max(votes)
    if most <= 1:
        tell(s, NOBODY_DIED)
        return
    for seat in range(s.seats):
        if votes[seat] == most:
            s.dead.append(seat)
            tell(s, DIED, seat)


def shoot(s: Village) -> None:
    """A dead Hunter takes the player he voted for with him; that may be a Hunter too."""
    at = 0
    while at < len(s.dead):
        seat = s.dead[at]
        at += 1
        target = s.votes[seat]
        if s.role_now(seat) == HUNTER and target not in s.dead:
            s.dead.append(target)
            tell(s, SHOT, seat, target)


def reveal(s: Village) -> None:
    """What was dealt, what was done, what lies there now."""
    for seat in range(s.seats):
        tell(s, WAS, seat, s.dealt[seat])
    for card in range(CENTRE_CARDS):
        tell(s, WAS_CENTRE, card, s.dealt[CENTRE + card])
    for seat, move in s.acts:
        kind = DID[move]
        if kind is not None:
            tell(s, kind, seat, FIRST[move], SECOND[move])
    if s.copied != NO_ROLE:
        tell(s, BECAME, s.copied)
    for seat in range(s.seats):
        tell(s, IS, seat, s.cards[seat])
    for card in range(CENTRE_CARDS):
        tell(s, IS_CENTRE, card, s.cards[CENTRE + card])


def is_dead(s: Village, role: int) -> bool:
    """Whether somebody of that role died."""
    return role in [s.role_now(seat) for seat in s.dead]


def has_werewolf(s: Village) -> bool:
    return WEREWOLF in [s.role_now(seat) for seat in range(s.seats)]


def village_wins(s: Village) -> bool:
    """A Werewolf died; or nobody is a Werewolf and nobody died."""
    return is_dead(s, WEREWOLF) or (not s.dead and not has_werewolf(s))


def werewolves_win(s: Village) -> bool:
    """Somebody is a Werewolf, and neither a Werewolf nor a Tanner died."""
    return has_werewolf(s) and not is_dead(s, WEREWOLF) and not is_dead(s, TANNER)


def lonely_minion_wins(s: Village, seat: int) -> bool:
    """Nobody is a Werewolf: a Minion wins if he lives and somebody died. An option lets a Tanner's death spoil it."""
    if has_werewolf(s) or seat in s.dead or not s.dead:
        return False
    return not (s.agreed.tanner_blocks and is_dead(s, TANNER))


def wins(s: Village, seat: int) -> bool:
    role = s.role_now(seat)
    if role == TANNER:
        return seat in s.dead
    if TEAM[role] == VILLAGE_TEAM:
        return village_wins(s)
    return werewolves_win(s) or (role == MINION and lonely_minion_wins(s, seat))


def winners(s: Village) -> list[int]:
    return [seat for seat in range(s.seats) if wins(s, seat)]


def how(s: Village, won: list[int]) -> str:
    """Who won, as the id of a text."""
    roles = [s.role_now(seat) for seat in won]
    parts: list[str] = []
    if VILLAGE_TEAM in [TEAM[role] for role in roles]:
        parts.append(VILLAGE_TEAM)
    if werewolves_win(s):
        parts.append("werewolf")
    if TANNER in roles:
        parts.append("tanner")
    if MINION in roles and not werewolves_win(s):
        parts.append("minion")
    return "-".join(parts) if parts else "nobody"


def chips_after(s: Village, won: list[int]) -> list[int]:
    """The chips of the match with those of this game."""
    return [had + (1 if seat in won else 0) for seat, had in enumerate(s.chips)]


def champion(chips: list[int], target: int) -> int | None:
    """The one player who leads with enough chips; None while several lead or nobody has enough."""
    most = max(chips)
    return chips.index(most) if most >= target and chips.count(most) == 1 else None
