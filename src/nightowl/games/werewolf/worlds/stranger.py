"""Possible worlds where somebody else may be the Doppelgänger.

Most often she moves no card and joins no group: then whom she copied hangs on nothing else, and she is counted like any
other card. Where she moved cards, was met or tells whom she copied, that is taken way by way: see `copying`.
"""

from __future__ import annotations

from ..roles import CENTRE, DOPPELGANGER, KINDS, NO_ROLE, PLACES, UNCOPIED, WEREWOLF
from ..state import NOBODY
from ..told.tales import UNSAID, Tale
from .alike import each, without
from .copying import JOINED, Copy, idle_share, joined, looks_in, tells, told_by
from .counting import card
from .hearsay import Manners, Testimony, trust_in
from .moving import First
from .opening import Opening
from .sharing import Shares
from .whole import MOVERS, Whole


class Part:
    """The worlds where the Doppelgänger lies in a group of places: `weight` of each, `copying` if a player has her."""

    __slots__ = ("copying", "places", "shared", "weight")

    def __init__(self, weight: float, copying: float, shared: Shares, places: list[int]) -> None:
        self.weight = weight
        self.copying = copying
        self.shared = shared
        self.places = places


class Stranger(Whole):
    """As `Whole`; nobody knows for sure who she is."""

    __slots__ = ("card", "target", "who")

    def __init__(self, seats: int, counts: list[int], tales: list[Tale], manners: Manners) -> None:
        super().__init__(seats, counts, tales, manners)
        self.card = NO_ROLE
        self.who = NOBODY  # the Doppelgänger, where what she copied is settled
        self.target = NOBODY
        self.became = UNCOPIED

    def reads(self, me: int, card: int, mine: Tale) -> None:
        """Who looks on, and what she knows."""
        self.me, self.card, self.mine = me, card, mine

    def suppose_all(self) -> None:
        self.suppose(Copy(NOBODY, NOBODY, UNCOPIED, 1.0))
        if self.mine.group in JOINED:
            for copy in joined(self.seats, self.mine.group, self.mine.fellows):
                self.suppose(copy)
        for who, times in each([seat for seat in range(self.seats) if seat != self.me], self.alike):
            for role in MOVERS:
                if self.counts[role] > 0:
                    share = times * (1.0 - idle_share(role, self.seats)) / (self.seats - 1)
                    self.suppose(Copy(who, NOBODY, role, share))

    def suppose(self, copy: Copy) -> None:
        """All worlds in which she did that; a role that moves cards she has used."""
        kept, alike = self.mark(), self.alike
        self.alike = without(without(alike, copy.who), copy.target)
        if copy.role in MOVERS:
            self.move.open = Opening(self.seats, copy.who, copy.role)
        if self.settle(copy):
            known = self.mark()
            for first, share in self.settled(looks_in(self.mine)):
                before = self.move.become_first(first)
                if self.me == NOBODY or self.know(self.me, self.card, self.mine):
                    self.hear(0, copy.share * share)
                self.wakes.clear()
                self.restore(known)
                self.move.unsettle(before)
        self.unsettle()
        self.move.open = Opening(self.seats)
        self.restore(kept)
        self.alike = alike

    def settled(self, places: list[int]) -> list[tuple[First, float]]:
        """All that she may have swapped, as far as these places go, and how likely each is."""
        move = self.move
        found = [((move.first, move.open), 1.0)]
        for place in places:
            further: list[tuple[First, float]] = []
            for first, share in found:
                kept = move.become_first(first)
                for partner, times in each(move.open.partners(place), without(self.alike, place)):
                    likely = share * times * move.open.share(place, partner)
                    before = move.settle(place, partner)
                    further.append(((move.first, move.open), likely))
                    move.unsettle(before)
                move.unsettle(kept)
            found = further
        return found

    def settle(self, copy: Copy) -> bool:
        """She is that player and copied that; False if it cannot be."""
        if copy.who == NOBODY:
            return True
        self.who, self.target, self.became = copy.who, copy.target, copy.role
        return self.pin(copy.who, DOPPELGANGER) and (copy.target == NOBODY or self.pin(copy.target, copy.role))

    def unsettle(self) -> None:
        self.who, self.target, self.became = NOBODY, NOBODY, UNCOPIED

    def has_joined(self, seat: int, group: int) -> bool:
        return seat == self.who and self.became == group

    def know(self, me: int, card: int, mine: Tale) -> bool:
        if not super().know(me, card, mine):
            return False
        known = [me, *mine.fellows]
        return mine.group == NO_ROLE or not any(
            self.is_pinned(seat, mine.group) for seat in range(self.seats) if seat not in known
        )

    # Who tells the truth

    def listen(self) -> None:
        super().listen()
        for told in self.heard:
            if told.role == DOPPELGANGER:  # how likely she did so is reckoned way by way
                told.trust = trust_in(told.tale, self.manners)

    def believe(self, at: int, told: Testimony, weight: float) -> None:
        if told.role == DOPPELGANGER:
            self.believe_copy(at, told, weight)
            return
        for first, share in self.settled(looks_in(told.tale)):
            kept = self.move.become_first(first)
            self.believe_other(at, told, weight * share)
            self.move.unsettle(kept)

    def believe_other(self, at: int, told: Testimony, weight: float) -> None:
        """She is no Doppelgänger; she may have met one."""
        super().believe(at, told, weight)
        if self.who == NOBODY and told.tale.group in JOINED:
            kept = self.mark()
            for copy in joined(self.seats, told.tale.group, told.tale.fellows):
                if self.may_join(copy.role) and self.settle(copy):
                    super().believe(at, told, weight * copy.share)
                self.unsettle()
                self.restore(kept)

    def may_join(self, group: int) -> bool:
        """Whether a group may have a member nobody has named."""
        return self.banned >> group & 1 == 0

    def believe_copy(self, at: int, told: Testimony, weight: float) -> None:
        """She says she is the Doppelgänger."""
        kept = self.mark()
        if self.who == told.seat:
            for first, share in self.settled(list(range(self.seats))):
                before = self.move.become_first(first)
                if tells(told.tale, told.seat, self.became, self.move.first) and self.pin_copy(told.tale):
                    self.believe_rest(at, told, weight * share)
                self.restore(kept)
                self.move.unsettle(before)
        elif self.who == NOBODY:
            for copy in told_by(told.tale, told.seat, self.seats):
                may_be = copy.role not in JOINED or self.may_join(copy.role)
                if may_be and self.settle(copy) and self.pin_all(told.tale.saw):
                    self.believe_rest(at, told, weight * copy.share)
                self.unsettle()
                self.restore(kept)

    def believe_rest(self, at: int, told: Testimony, weight: float) -> None:
        """Whom she met, how she woke, and what the others say."""
        if self.pin_group(told):
            wakes = len(self.wakes)
            if told.tale.woke != NO_ROLE:
                self.wakes.append((told.seat, told.tale.woke))
            self.hear(at + 1, weight)
            del self.wakes[wakes:]

    def pin_copy(self, tale: Tale) -> bool:
        """The look and the robbery she tells of; what she copied is settled, and she is no Seer."""
        for place, face in tale.saw:
            if face != self.became or place >= CENTRE or self.target not in (NOBODY, place):
                return False
        return self.pin_all(tale.saw) and (tale.took == UNSAID or self.pin(tale.took, tale.face))

    def pin_all(self, pins: list[tuple[int, int]]) -> bool:
        return all(self.pin(place, face) for place, face in pins)

    def pin_group(self, told: Testimony) -> bool:
        is_met = self.who != NOBODY and self.became == told.alone
        return not is_met and super().pin_group(told)

    # What is left

    def rise(self, weight: float) -> None:
        if self.became not in MOVERS or self.seat_of(self.became) != NOBODY:  # or she could not have copied it
            super().rise(weight)

    def share_out(self, weight: float, liars: list[int], silent: list[int], centre: list[int]) -> None:
        if self.who != NOBODY:
            super().share_out(weight, liars, silent, centre)
            return
        met = [0] * KINDS  # players she may have met, by the role they are pinned to
        for role in self.faces()[:CENTRE]:
            if role not in (NO_ROLE, DOPPELGANGER):
                met[role] += 1
        odds = [self.odds(role) for role in range(KINDS)]
        free = 1.0  # of all her looks
        for role in range(KINDS):
            free -= met[role] * (1.0 - odds[role]) / (self.seats - 1)
        parts = self.parts(weight, free, liars, silent, centre)
        if parts:
            self.add_parts(parts, met, odds, [liars, silent, centre])
        else:
            super().share_out(weight, liars, silent, centre)

    def odds(self, role: int) -> float:
        """How much of having copied that role is reckoned here: she moved no card, and was met by nobody."""
        if role in JOINED:
            return 1.0 if self.may_join(role) else 0.0
        return idle_share(role, self.seats)

    def parts(self, weight: float, free: float, liars: list[int], silent: list[int], centre: list[int]) -> list[Part]:
        """By where she lies; none if she cannot be a player."""
        a, b, c = len(liars), len(silent), len(centre)
        seat = self.seat_of(DOPPELGANGER)
        if seat != NOBODY:
            return [Part(weight * free, weight, self.shared(self.left, a, b, c), [seat])]
        if self.left >> 2 * DOPPELGANGER & 3 == 0:
            return []
        left = self.left - card(DOPPELGANGER)
        found: list[Part] = []
        lying = weight * a * self.manners.lie[DOPPELGANGER]
        if a > 0:
            found.append(Part(lying * free, lying, self.shared(left, a - 1, b, c), liars))
        if b > 0:
            found.append(Part(weight * b * free, weight * b, self.shared(left, a, b - 1, c), silent))
        if c > 0:
            found.append(Part(weight * c, 0.0, self.shared(left, a, b, c - 1), centre))
        return found

    def add_parts(self, parts: list[Part], met: list[int], odds: list[float], groups: list[list[int]]) -> None:
        total = 0.0
        for part in parts:
            total += part.weight * part.shared.sum
            if met[WEREWOLF] == 0:
                self.way.calm += part.weight * part.shared.calm
        if total == 0:
            return
        self.way.total += total
        now = self.now()
        self.add_others(now, total)
        for part in parts:
            shared = part.shared
            for place in part.places:
                self.dealt[DOPPELGANGER * PLACES + place] += part.weight * shared.sum / len(part.places)
            for role in shared.free:
                self.add(now, role, groups[0], part.weight * shared.liars[role])
                self.add(now, role, groups[1], part.weight * shared.silent[role])
                self.add(now, role, groups[2], part.weight * shared.centre[role])
            self.add_copies(now, part, met, odds)

    def add_others(self, now: list[float], weight: float) -> None:
        """All that is pinned but her."""
        held = self.held
        seat = self.seat_of(DOPPELGANGER)
        if seat != NOBODY:
            self.held ^= 1 << seat
        self.add_pinned(now, weight)
        self.held = held

    def add_copies(self, now: list[float], part: Part, met: list[int], odds: list[float]) -> None:
        """Her card where she lies, as what she may have copied; nothing but a Villager in the centre."""
        shared = part.shared
        if part.copying == 0:
            for place in part.places:
                now[UNCOPIED * PLACES + place] += part.weight * shared.sum / len(part.places)
            return
        share = part.copying / ((self.seats - 1) * len(part.places))
        for role in range(KINDS):
            copied = share * odds[role] * (met[role] * shared.sum + shared.liars[role] + shared.silent[role])
            if copied > 0:
                for place in part.places:
                    now[role * PLACES + place] += copied
