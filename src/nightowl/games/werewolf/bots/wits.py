"""What a player says and whom it votes for: villagers tell and compare, liars keep their story straight."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Source
from ..moves import ACCUSE, ANNOUNCE, CALL_ON, CIRCLE_KIND, READY, TRUST, VOTE_AT
from ..roles import KINDS, MASON, MINION, NO_ROLE, WEREWOLF
from ..state import NOBODY
from ..told.tales import Tale
from .lying import invent, likings, pick, sentences_of
from .mind import TANNERS, TURNED, VILLAGE, WOLVES, Mind

GRAIN: Final = 1000
SURE: Final = 0.5  # accuses from this chance on
PATIENCE: Final = 2  # how often the clever ask others to speak before they do


class Skill:
    """What makes a level: how carefully it lies, whether it compares tales by possible worlds, how much of it is whim."""

    __slots__ = ("details", "sway", "thinks", "whim", "worlds")

    def __init__(self, whim: float, sway: float, details: int, worlds: bool, thinks: bool) -> None:
        self.whim = whim  # how much of a vote is whim
        self.sway = sway  # how much it goes by what others suspect
        self.details = details  # of 100, how often it tells more than its role
        self.worlds = worlds  # votes by possible worlds
        self.thinks = thinks  # chooses its lie by what the others would make of it, and talks others round


class Turn:
    """One decision by day: what the seat makes of it all, and how well it plays."""

    __slots__ = ("chance", "left", "mind", "skill")

    def __init__(self, mind: Mind, left: int, skill: Skill, chance: Source) -> None:
        self.mind = mind
        self.left = left  # how much the seat may still say
        self.skill = skill
        self.chance = chance

    # Talk

    def speaks(self) -> int:
        mind = self.mind
        if self.waits():
            return CALL_ON.base + self.any_of(mind.silent())
        said = sentences_of(mind.told[mind.me]) if mind.told[mind.me].role != NO_ROLE else []
        for move in sentences_of(self.tale()):
            if move not in said and (not said or self.tells(move)):
                return move
        return self.reacts()

    def tells(self, move: int) -> bool:
        """Whether it says such a thing at all: a villager of few words leaves out the details."""
        return self.skill.details == 100 or (7 * move + 13 * self.mind.me) % 100 < self.skill.details

    def waits(self) -> bool:
        """The clever let others commit themselves first: liars choose better then, and others can contradict them."""
        mind = self.mind
        if not self.skill.thinks or mind.told[mind.me].role != NO_ROLE or mind.heard.asked[mind.me]:
            return False
        return mind.heard.calls[mind.me] < PATIENCE and self.left > 4 and 2 * len(mind.silent()) >= mind.seats

    def tale(self) -> Tale:
        """The true tale on the village's side; otherwise one made up, kept once it is begun."""
        mind = self.mind
        side = mind.side()
        if side == VILLAGE:
            return mind.mine
        role = mind.told[mind.me].role
        if role != NO_ROLE:
            return self.made(role)
        if self.skill.thinks:
            return self.best_lie(side)
        return self.made(self.lie(side))

    def made(self, role: int) -> Tale:
        mind = self.mind
        return invent(role, mind.told, mind.me, mind.counts, mind.friends(), self.chance)

    def lie(self, side: int) -> int:
        """A role to claim. The Tanner likes best what another has claimed, the careless anything."""
        mind = self.mind
        liking = likings(mind.told, mind.me, mind.counts, mind.mine)
        if side == TANNERS:
            contested = [1.0 if n == 1 and self.is_claimed(role) else 0.0 for role, n in enumerate(mind.counts)]
            contested[WEREWOLF] = 0.4
            return pick(contested, self.chance)
        if not self.skill.worlds:
            liking = [1.0 if n > 0 and role not in (WEREWOLF, MINION) else 0.0 for role, n in enumerate(mind.counts)]
        return pick(liking, self.chance) if sum(liking) > 0 else WEREWOLF

    def is_claimed(self, role: int) -> bool:
        return any(tale.role == role for seat, tale in enumerate(self.mind.told) if seat != self.mind.me)

    def best_lie(self, side: int) -> Tale:
        """Of some tales the one that makes all suspect wolves least, or a Tanner most."""
        mind = self.mind
        wolves = [*mind.friends(), *([mind.me] if mind.role_now() == WEREWOLF else [])]
        best, least = None, float("inf")
        for role in range(KINDS):
            if mind.counts[role] == 0 or role in (WEREWOLF, MINION):
                continue
            tale = self.made(role)
            chances = mind.public_if(tale).wolf
            worth = sum(chances[seat] for seat in wolves) - (0.3 if mind.me not in wolves else 0.0) * chances[mind.me]
            worth += 0.15 * self.chance.below(GRAIN) / GRAIN
            if side == TANNERS:
                worth = -chances[mind.me]
            if worth < least:
                best, least = tale, worth
        return best if best is not None else self.made(self.lie(side))

    def reacts(self) -> int:
        """After its own tale: name a liar, ask the silent, stand by a Mason, say whom one suspects; or be ready."""
        mind = self.mind
        if len(mind.heard.done[mind.me]) < 3 and self.left > 1:
            move = self.about_others()
            if move != NOBODY and move not in mind.heard.done[mind.me]:
                return move
        quiet = [seat for seat in mind.silent() if not mind.heard.asked[seat]]
        if quiet and mind.heard.calls[mind.me] == 0 and self.left > 1 and self.skill.worlds:
            return CALL_ON.base + self.any_of(quiet)
        return READY

    def about_others(self) -> int:
        mind = self.mind
        if mind.side() != VILLAGE:
            return self.blames() if self.skill.worlds else NOBODY
        liar = mind.knows_liar()
        if liar != NOBODY:
            return ACCUSE.base + liar
        if mind.mine.group == MASON and mind.mine.fellows and self.skill.worlds:
            return TRUST.base + mind.mine.fellows[0]
        if not self.skill.thinks or mind.silent():
            return NOBODY
        found = mind.outlook()
        chances = found.wolf
        suspect = top(chances, mind.me)
        if found.calm > max(SURE, chances[suspect]):
            return CIRCLE_KIND.base
        return ANNOUNCE.base + suspect if chances[suspect] > max(SURE, chances[mind.me]) else NOBODY

    def blames(self) -> int:
        """A liar turns on whoever is suspect already and no friend: who claims its own role, or has been accused."""
        mind = self.mind
        friends = mind.friends()
        rivals = [s for s in range(mind.seats) if s != mind.me and s not in friends]
        claims = mind.told[mind.me].role
        rows = [seat for seat in rivals if mind.told[seat].role == claims and mind.counts[claims] == 1]
        rows = rows or [seat for seat in rivals if mind.accused(seat) > 0]
        if not rows and self.skill.thinks and not mind.silent():
            chances = mind.public().outlook.wolf
            rows = [max(rivals, key=lambda seat: chances[seat])] if rivals else []
        return ACCUSE.base + rows[0] if rows and mind.side() == WOLVES else NOBODY

    # The vote

    def votes(self) -> int:
        mind = self.mind
        if not self.skill.worlds:
            return VOTE_AT + self.naive()
        side = mind.side()
        if side == TANNERS:
            return VOTE_AT + self.scapegoat([])
        if side == WOLVES and (mind.role_now() == MINION or not mind.is_moved()):
            return VOTE_AT + self.scapegoat(mind.friends())
        found = mind.outlook()
        chances = found.wolf
        if side == WOLVES and chances[mind.me] > 1 - TURNED:
            return VOTE_AT + self.scapegoat(mind.friends())
        if chances[mind.me] > TURNED:
            return VOTE_AT + self.scapegoat([])
        suspect = top(self.talked_round(chances), mind.me)
        is_agreed = mind.heard.circle > mind.seats // 2 and chances[suspect] < SURE
        if is_agreed or found.calm > max(SURE, chances[suspect]):
            return VOTE_AT + (mind.me + 1) % mind.seats
        return VOTE_AT + suspect

    def scapegoat(self, friends: list[int]) -> int:
        """Whom all others suspect, but no friend."""
        mind = self.mind
        chances = mind.public().outlook.wolf
        weights = self.talked_round(chances)
        for friend in friends:
            weights[friend] = -1.0
        return top(weights, mind.me)

    def talked_round(self, chances: list[float]) -> list[float]:
        """Suspicions with what others say, as far as they are believed, and some whim: votes count only together."""
        mind = self.mind
        weights = [chance + self.skill.whim * self.chance.below(GRAIN) / GRAIN for chance in chances]
        for by, whom in mind.heard.blame:
            if by != mind.me:
                weights[whom] += self.skill.sway * (1 - chances[by])
        return weights

    def naive(self) -> int:
        """Believe whoever was not contradicted: vote for a known liar, the accused, or who has said least."""
        mind = self.mind
        friends = mind.friends() if mind.side() == WOLVES else []
        liar = mind.knows_liar() if mind.side() == VILLAGE else NOBODY
        weights = [self.skill.whim * self.chance.below(GRAIN) / GRAIN for _ in range(mind.seats)]
        for seat in range(mind.seats):
            weights[seat] += (
                0.3 * mind.accused(seat) + (seat == liar) + 0.2 * (mind.told[seat].role == NO_ROLE) - 5 * (seat in friends)
            )
        return top(weights, mind.me)

    def any_of(self, seats: list[int]) -> int:
        return seats[self.chance.below(len(seats))]


def top(weights: list[float], me: int) -> int:
    """The seat with the most, but not oneself."""
    best = 1 if me == 0 else 0
    for seat, weight in enumerate(weights):
        if seat != me and weight > weights[best]:
            best = seat
    return best
