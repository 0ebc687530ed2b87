"""The roles and the steps of a night by number, in the order in which they wake."""

from __future__ import annotations

from typing import Final

from .content import load

_pack = load()

ROLES: Final[list[str]] = list(_pack.roles)
COUNT: Final[list[int]] = [role.count for role in _pack.roles.values()]
TEAM: Final[list[str]] = [role.team for role in _pack.roles.values()]
ACTS: Final[list[bool]] = [role.acts for role in _pack.roles.values()]  # with a choice, which a Doppelgänger makes at once
KINDS: Final[int] = len(ROLES)
CONTENT: Final[str] = _pack.hash

NO_ROLE: Final = -1
DOPPELGANGER: Final[int] = ROLES.index("doppelganger")
WEREWOLF: Final[int] = ROLES.index("werewolf")
MINION: Final[int] = ROLES.index("minion")
MASON: Final[int] = ROLES.index("mason")
SEER: Final[int] = ROLES.index("seer")
ROBBER: Final[int] = ROLES.index("robber")
TROUBLEMAKER: Final[int] = ROLES.index("troublemaker")
DRUNK: Final[int] = ROLES.index("drunk")
INSOMNIAC: Final[int] = ROLES.index("insomniac")
HUNTER: Final[int] = ROLES.index("hunter")
TANNER: Final[int] = ROLES.index("tanner")
VILLAGER: Final[int] = ROLES.index("villager")
UNCOPIED: Final[int] = VILLAGER  # a Doppelgänger card that copied nobody

STEPS: Final[list[str]] = list(_pack.steps)
STEP_ROLES: Final[list[list[int]]] = [[ROLES.index(name) for name in step.roles] for step in _pack.steps.values()]
COPY: Final[int] = STEPS.index("doppelganger")
COPY_ACTION: Final[int] = STEPS.index("doppelganger-action")
COPY_MINION: Final[int] = STEPS.index("doppelganger-minion")
COPY_INSOMNIAC: Final[int] = STEPS.index("doppelganger-insomniac")
WEREWOLVES: Final[int] = STEPS.index("werewolf")
MINIONS: Final[int] = STEPS.index("minion")
MASONS: Final[int] = STEPS.index("mason")
INSOMNIACS: Final[int] = STEPS.index("insomniac")
STEP_ROLE: Final[list[int]] = [roles[-1] for roles in STEP_ROLES]  # whose card, dealt or copied, wakes in that step

MOST_SEATS: Final = 10
CENTRE: Final = 10  # places 0..9 are before the seats, 10..12 in the centre
CENTRE_CARDS: Final = 3
PLACES: Final = 13
MASONS_TOGETHER: Final = 2
FEWEST_WEREWOLVES: Final = 1


def counts_of(names: list[str]) -> list[int]:
    return [names.count(role) for role in ROLES]


class Set:
    """The last set of roles somebody asked about, in all its forms: most questions are about the same one."""

    __slots__ = ("counts", "roles", "steps")

    def __init__(self) -> None:
        self.counts: list[int] = []
        self.roles: tuple[int, ...] = ()
        self.steps: list[int] = []


_last: Final = Set()
_called: Final = Set()


def roles_in(counts: list[int]) -> tuple[int, ...]:
    """All cards of a set by their roles."""
    if _last.counts is not counts:
        _last.counts = counts
        _last.roles = tuple([role for role, n in enumerate(counts) for _ in range(n)])
    return _last.roles


def counts_in(roles: tuple[int, ...]) -> list[int]:
    """How many cards of each role there are. To read, not to change."""
    if _last.roles is not roles:
        _last.counts = [roles.count(role) for role in range(KINDS)]
        _last.roles = roles
    return _last.counts


def steps_of(counts: list[int]) -> list[int]:
    """The steps that are called: all whose roles are in play. To read, not to change."""
    if _called.counts is not counts:
        _called.counts = counts
        _called.steps = [step for step in range(len(STEPS)) if is_called(step, counts)]
    return _called.steps


def is_called(step: int, counts: list[int]) -> bool:
    return all(counts[role] > 0 for role in STEP_ROLES[step])


def preset(kind: str, seats: int) -> list[str]:
    """The ready-made set of that kind for so many seats; empty if there is none."""
    for row in _pack.presets.values():
        if row.set == kind and row.seats == seats:
            return list(row.roles)
    return []
