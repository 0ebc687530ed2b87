"""A full round that a view allows, with the right probabilities: Bayes by hand over set, Joker, Harley and power cards."""

from __future__ import annotations

from itertools import product
from math import perm
from typing import Any

from ...kernel.chance import Source
from ...kernel.stack import UNANSWERED, Sealed
from ...kernel.story import Story
from .cards import HERO_CARDS, JEST, JOKER, MULTIVERSE, NO_POWER, PLACE_COUNT, POWER_COUNT, UNSEEN
from .deal import Deal, set_odds, sets
from .moves import GO_ON, MOVES, POINT_AT
from .options import TALKS
from .scoring import Honour
from .state import NOBODY, NOT_OVER, Round
from .stops import Pause
from .talk import Talk
from .view import SpyfallView
from .votes import Accusation, Claim, Discussion, GodComplex, Pointing


def imagine(seen: SpyfallView, chance: Source) -> Round:
    s = public_part(seen)
    if seen.moment == "deal":
        s.stack = [Deal("dealer" if seen.dealer == NOBODY else "set")]
        return s
    if seen.how != NOT_OVER:
        s.place, s.cards, s.quinn, s.powers = seen.location, list(seen.cards), seen.harley, list(seen.powers)
    else:
        imagine_cards(s, seen, chance)
        if s.has_mission:
            imagine_powers(s, seen, chance)
    s.stack = frames(s, seen, chance)
    return s


def public_part(seen: SpyfallView) -> Round:
    s = Round(seen.seats)
    s.story = Story(list(seen.story), len(seen.story))
    s.talk = TALKS.index(seen.talk)
    s.has_harley = "harley" in seen.modes
    s.has_jest = "jest" in seen.modes
    s.has_multiverse = "multiverse" in seen.modes
    s.has_mission = "mission" in seen.modes
    s.has_honour = seen.honour
    s.has_pauses = seen.pauses
    s.is_simulated = seen.simulated
    s.fresh_copies = seen.fresh_copies
    s.most_questions = seen.most_questions
    s.length = seen.length
    s.wait = seen.discussion
    s.round, s.rounds, s.dealer = seen.round, seen.rounds, seen.dealer
    s.points, s.used, s.copies = list(seen.points), list(seen.used), list(seen.copies)
    s.left, s.ticks, s.asked = seen.left, seen.ticks, seen.questions
    s.spent = list(seen.spent)
    s.accusations = [(pair[0], pair[1]) for pair in seen.accusations]
    s.claimed, s.shown, s.barred = list(seen.claimed), list(seen.shown), list(seen.barred)
    s.gains, s.next_dealer, s.how = list(seen.gains), seen.next_dealer, seen.how
    return s


def place_odds(s: Round, seen: SpyfallView) -> list[int]:
    """The weight of each set in the box, given the reader's card."""
    weights = set_odds(s)
    seats = s.seats
    copies = len(s.copies_left())
    for at, place in enumerate(sets(s)):
        if seen.location != UNSEEN:
            weights[at] = int(place == seen.location)
        elif seen.card == UNSEEN:
            continue
        elif seen.card == JOKER:
            weights[at] *= seats if place == JEST else int(place < PLACE_COUNT)
        elif place == MULTIVERSE:
            fits = seen.card in s.copies_left() and not seen.is_harley
            weights[at] *= seats * HERO_CARDS if fits else 0
        else:
            mine = 1 if seen.is_harley else HERO_CARDS - 1 if s.has_harley else HERO_CARDS
            weights[at] *= (seats - 1) * mine * max(1, copies) if place == seen.card else 0
    return weights


def imagine_cards(s: Round, seen: SpyfallView, chance: Source) -> None:
    s.place = sets(s)[chance.pick(place_odds(s, seen))]
    if s.place == JEST:
        s.cards = [JOKER] * s.seats
    elif s.place == MULTIVERSE:
        left = [copy for copy in s.copies_left() if copy != seen.card]
        for seat in range(s.seats):
            s.cards[seat] = seen.card if seat == seen.seat else left.pop(chance.below(len(left)))
    else:
        s.cards = [s.place] * s.seats
        s.cards[imagine_joker(s, seen, chance)] = JOKER
        if s.has_harley:
            s.quinn = imagine_harley(s, seen, chance)


def imagine_joker(s: Round, seen: SpyfallView, chance: Source) -> int:
    if JOKER in seen.cards:
        return seen.cards.index(JOKER)
    if seen.seat is not None and seen.card == JOKER:
        return seen.seat
    suspects = [seat for seat in range(s.seats) if seat != seen.seat]
    return suspects[chance.below(len(suspects))]


def imagine_harley(s: Round, seen: SpyfallView, chance: Source) -> int:
    """Each hero card but the reader's own may be the one; the rest lie in the box."""
    if seen.is_harley and seen.seat is not None:
        return seen.seat
    unknown = [seat for seat in range(s.seats) if seat != seen.seat and s.cards[seat] != JOKER]
    own = int(seen.seat is not None and seen.card != JOKER)
    in_box = HERO_CARDS - own - len(unknown)
    return [*unknown, NOBODY][chance.pick([1] * len(unknown) + [in_box])]


def imagine_powers(s: Round, seen: SpyfallView, chance: Source) -> None:
    """Cards nobody showed. Those that somebody has acted against find their place first, by how many ways are left then."""
    s.powers = [seen.power if seat == seen.seat else seen.powers[seat] for seat in range(s.seats)]
    left = [power for power in range(POWER_COUNT) if power not in s.powers]
    open_seats = [seat for seat in range(s.seats) if s.powers[seat] == NO_POWER]
    bound = [power for power in left if any(s.barred[seat] >> power & 1 for seat in open_seats)]
    free = [power for power in left if power not in bound]
    ways = [
        way
        for way in product([NOBODY, *open_seats], repeat=len(bound))
        if all(seat == NOBODY or not s.barred[seat] >> power & 1 for seat, power in zip(way, bound, strict=True))
        and all(way.count(seat) == 1 for seat in way if seat != NOBODY)
    ]
    held = [len(way) - way.count(NOBODY) for way in ways]
    way = ways[chance.pick([perm(len(free), len(open_seats) - n) for n in held])]
    for seat, power in zip(way, bound, strict=True):
        if seat != NOBODY:
            s.powers[seat] = power
    for seat in open_seats:
        if s.powers[seat] == NO_POWER:
            s.powers[seat] = free.pop(chance.below(len(free)))


def frames(s: Round, seen: SpyfallView, chance: Source) -> list[Any]:
    stack: list[Any] = []
    if seen.asker != NOBODY:
        talk = Talk(seen.asker, seen.before)
        talk.target, talk.question = seen.target, seen.question
        if seen.target != NOBODY:
            talk.step = "question" if seen.talk == "deck" and seen.question == UNSEEN else "answer"
        stack.append(talk)
    if seen.passed is not None:
        pause = Pause(s.around(s.dealer))
        pause.answers = [GO_ON if seat in seen.passed else UNANSWERED for seat in pause.seats]
        stack.append(pause)
    top = vote(seen)
    if top is not None:
        fill(s, top, seen, chance)
        stack.append(top)
    return stack


def vote(seen: SpyfallView) -> Sealed[Round] | None:
    voters = list(seen.voters)
    if seen.moment == "accusation":
        return Accusation(seen.caller, seen.accused, voters)
    if seen.moment == "claim":
        return Claim(seen.caller, voters)
    if seen.moment == "god-complex":
        return GodComplex(seen.accused, voters)
    if seen.moment in ("discussion", "harley-talk"):
        return Discussion(seen.moment, voters)
    if seen.moment in ("point", "harley-vote"):
        return Pointing(seen.moment, voters)
    return Honour(voters) if seen.moment == "honour" else None


def fill(s: Round, frame: Sealed[Round], seen: SpyfallView, chance: Source) -> None:
    """Answers that are in but sealed: the reader's own as she gave it, others' as anything they may have said."""
    for at, seat in enumerate(frame.seats):
        if seat in seen.asked:
            continue
        if seat == seen.seat:
            frame.answers[at] = own_move(seen)
        else:
            choices = frame.choices(s, seat)
            frame.answers[at] = choices[chance.below(len(choices))]


def own_move(seen: SpyfallView) -> int:
    return MOVES.named(seen.said).base if seen.pointed == NOBODY else POINT_AT + seen.pointed
