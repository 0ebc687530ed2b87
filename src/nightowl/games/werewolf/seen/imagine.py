"""A full village that a view allows, with the right probabilities: deals that fit, and free choices of the others.

The village is played anew, so that every other player remembers what she would. The Insomniac's last look alone depends
on choices of several others: villages in which her card is another are played again.
"""

from __future__ import annotations

from ....kernel.chance import Source
from ....kernel.game import CHANCE, CLOCK, Game
from ....kernel.moves import Kind
from ....kernel.story import Event
from ..day.day import Ballot, Day
from ..moves import (
    ALONE,
    CALLED,
    CHOSE,
    COPIED,
    DAWN,
    DEAL_AT,
    DID,
    DRAW_AT,
    FELLOW,
    GROUPS,
    HANDS,
    MOVES,
    ROBBED,
    SAID,
    SAW,
    SAW_CENTRE,
    SLEEP,
    TOKENS,
    VOTE_AT,
    WAVE_CAME,
    WOKE,
)
from ..night.calls import Call, Wave
from ..night.deal import Bag, Deal
from ..roles import CENTRE, CENTRE_CARDS, DOPPELGANGER, KINDS, NO_ROLE, PLACES
from ..state import NOBODY, Agreed, Village
from ..timed import Timed
from .deals import Branch, Facts, branches
from .view import Terms, WerewolfView

MEANS: dict[int, Kind] = {
    event.index: MOVES.kind_of(move) for told in (CHOSE, DID, SAID) for move, event in enumerate(told) if event is not None
}


def imagine(game: Game[Village], seen: WerewolfView, chance: Source) -> Village:
    known = choices_in(seen)
    if seen.dealt or seen.drawn < KINDS:
        return Retelling(game, seen, known, chance).until_now([*seen.dealt, *seen.centre_dealt], Branch([], NO_ROLE))
    found = branches(facts(seen))
    weights = [branch.weight for branch in found]
    while True:
        branch = found[chance.pick(weights)] if len(found) > 1 else found[0]
        dealt = branch.deal(len(seen.left), chance)
        s = Retelling(game, seen, known, chance).until_now(on_the_table(dealt, len(seen.left)), branch)
        if last_look(seen.story, seen.seat) == last_look(told(s), seen.seat):
            return s


def facts(seen: WerewolfView) -> Facts:
    """What the reader knows for sure of the deal."""
    counts = [seen.roles.count(role) for role in range(KINDS)]
    f = Facts(len(seen.left), counts, NOBODY if seen.seat is None else seen.seat, seen.card)
    acts_first = seen.card == DOPPELGANGER or counts[DOPPELGANGER] == 0
    looks = f.pins if acts_first else f.looks
    for event in seen.story:
        values = event.facts
        if event.kind in (COPIED, SAW, ROBBED):
            looks.append((values[0], values[1]))
        elif event.kind is SAW_CENTRE:
            looks.append((CENTRE + values[0], values[1]))
        elif event.kind in (FELLOW, ALONE):
            f.group = GROUPS[values[0]]
            f.members += values[1:]
    return f


def choices_in(seen: WerewolfView) -> list[list[int]]:
    """What each seat is known to have chosen by night: the reader's own choices; at the end, all."""
    chosen: list[list[int]] = [[] for _ in seen.left]
    for event in seen.story:
        kind = MEANS.get(event.kind.index)
        if kind is None or kind.base >= VOTE_AT:
            continue
        name = event.kind.name
        if seen.dealt and name.startswith("did-"):
            chosen[event.facts[0]].append(kind.of(*event.facts[1:]))
        elif not seen.dealt and name.startswith("you-") and seen.seat is not None:
            chosen[seen.seat].append(kind.of(*event.facts))
    return chosen


class Retelling:
    """Plays a village up to where the view stands."""

    def __init__(self, game: Game[Village], seen: WerewolfView, known: list[list[int]], chance: Source) -> None:
        self.game = game
        self.seen = seen
        self.known = [list(reversed(moves)) for moves in known]
        self.chance = chance
        self.s = Village(len(seen.left))
        self.s.agreed = agreed(seen.terms)
        self.s.chips = list(seen.chips)

    def until_now(self, dealt: list[int], branch: Branch) -> Village:
        s, seen = self.s, self.seen
        if not self.deals(dealt):
            return s
        calls = count(seen.story)
        while isinstance(s.stack[-1], Call | Wave):
            top: Timed = s.stack[-1]
            if count(told(s)) == calls and DAWN not in [event.kind for event in seen.story]:
                self.partly(top, branch)
                return s
            for seat in top.waiting():
                self.play(seat, self.choice(top, seat, branch))
            self.play(CLOCK, top.closing())
        self.talks()
        return s

    def play(self, seat: int, move: int) -> None:
        self.game.advance(self.s, seat, move)

    def deals(self, dealt: list[int]) -> bool:
        """The set and the cards; False if the view stands before the last card."""
        s, seen = self.s, self.seen
        counts = [seen.roles.count(role) for role in range(KINDS)]
        if seen.terms.random:
            s.stack.append(Bag())
            for role in range(seen.drawn):
                self.play(CHANCE, DRAW_AT + role * TOKENS.size + counts[role])
            if seen.drawn < KINDS:
                return False
        else:
            s.plays_with(counts)
            s.stack.append(Deal(counts))
        for role in dealt[: min(seen.out, s.seats + CENTRE_CARDS - 1)]:
            self.play(CHANCE, DEAL_AT + role)
        return seen.out == s.seats + CENTRE_CARDS

    def choice(self, top: Timed, seat: int, branch: Branch) -> int:
        """What is known, what the branch says, what everybody chooses who has no choice, or anything."""
        legal = top.choices(self.s, seat)
        known = self.known[seat]
        if known and known[-1] in legal:
            return known.pop()
        if self.seen.dealt:
            return SLEEP
        if seat == branch.who:
            planned = branch.look if self.s.copied == NO_ROLE else branch.act
            if planned in legal:
                return planned
        return legal[self.chance.below(len(legal))]

    def partly(self, top: Timed, branch: Branch) -> None:
        """Nobody can tell who else has answered already: any of them, as likely as not."""
        for seat in top.waiting():
            knows = seat == self.seen.seat
            if (knows and self.known[seat]) or (not knows and self.chance.below(2)):
                self.play(seat, self.choice(top, seat, branch))

    def talks(self) -> None:
        for event in self.seen.story:
            kind = MEANS.get(event.kind.index)
            if event.kind is HANDS and isinstance(self.s.stack[-1], Day):
                self.play(CLOCK, self.game.legal(self.s, CLOCK)[0])
            elif kind is not None and event.kind.name.startswith("said-"):
                self.play(event.facts[0], kind.of(*event.facts[1:]))
        top = self.s.stack[-1]
        if isinstance(top, Ballot):
            self.votes(top)

    def votes(self, top: Ballot) -> None:
        s, seen = self.s, self.seen
        if seen.votes:
            for seat, target in enumerate(seen.votes):
                self.play(seat, VOTE_AT + target)
            return
        own = [event.facts[0] for event in seen.story if event.kind is CHOSE[VOTE_AT]]
        others = [seat for seat in range(s.seats) if seat != seen.seat]
        sets = 1 << len(others)  # of others who have voted: not all of them, unless the reader is still to vote
        answered = self.chance.below(sets if seen.seat is not None and not own else sets - 1)
        if own and seen.seat is not None:
            self.play(seen.seat, VOTE_AT + own[0])
        for i, seat in enumerate(others):
            if answered >> i & 1:
                legal = top.choices(s, seat)
                self.play(seat, legal[self.chance.below(len(legal))])


def agreed(terms: Terms) -> Agreed:
    plain = Agreed()
    for name in Terms.__struct_fields__:
        setattr(plain, name, getattr(terms, name))
    return plain


def on_the_table(dealt: list[int], seats: int) -> list[int]:
    return dealt[:seats] + dealt[CENTRE:PLACES]


def told(s: Village) -> tuple[Event, ...]:
    return () if s.story is None else tuple(s.story.since(0))


def count(story: tuple[Event, ...]) -> int:
    """How many calls or waves there have been."""
    return sum(1 for event in story if event.kind in (CALLED, WAVE_CAME))


def last_look(story: tuple[Event, ...], seat: int | None) -> list[tuple[int, ...]]:
    """The Insomniac's own card, once she has seen it."""
    return [event.facts for event in story if event.kind is WOKE and event.is_for(seat)]
