"""A full state that a view allows: hands, faces and Diamond's subscribers dealt from what its reader cannot place."""

from __future__ import annotations

from ....kernel.chance import Source
from ....kernel.pile import NO_POOL, Hidden, Pool
from ....kernel.stack import UNANSWERED
from ....kernel.story import Story
from ..moves import PASS
from ..pack.cards import BACKS, CUSTOMER_COUNT, SHIFTS, STEP
from ..rounds.judge import HOW
from ..state import (
    DIAMONDS,
    DOWN,
    EMPTY,
    IN_DISCARD,
    MODES,
    NOBODY,
    NOT_COMMITTED,
    ON_FLOOR,
    STATUSES,
    Shift,
    Throw,
    Visit,
)
from ..turn.windows import Reaction
from .going import answer, made
from .shown import NightshiftView, Part


def imagine(seen: NightshiftView, chance: Source) -> Shift:
    s = public_part(seen)
    lay_out(s, seen)
    deal_hands(s, seen, chance)
    deal_faces(s, seen, chance)
    s.stack = [made(s, it) for it in seen.going]
    for frame, it in zip(s.stack, seen.going, strict=True):
        if isinstance(frame, Reaction):
            answer_for(s, frame, seen.seat, answer(it), chance)
    return s


def public_part(seen: NightshiftView) -> Shift:
    s = Shift(len(seen.players), MODES.index(seen.mode), SHIFTS.index(seen.shift))
    s.story = Story(list(seen.story), len(seen.story))
    s.has_abilities, s.hidden_money, s.clocked = seen.abilities, seen.hidden_money, seen.clocked
    s.first, s.order, s.round = seen.first, list(seen.order), seen.round
    s.active, s.energy, s.bought, s.is_staged = seen.active, seen.energy, seen.bought, seen.staged
    s.seen_events = list(seen.events)
    s.privates = sum(1 << card for card in seen.private_deck)
    s.end = HOW.index(seen.end)
    s.throw, s.visit = throw(seen), visit(seen)
    if seen.diamond is not None:
        s.diamond = seen.diamond.money // STEP
    for customer in seen.discards:
        s.where[customer] = IN_DISCARD
    s.dancers = [player.dancer for player in seen.players]
    for seat, player in enumerate(seen.players):
        s.money[seat] = player.money // STEP
        s.shots[seat], s.champagne[seat] = player.shots, player.champagne
        s.places[seat], s.rolled_on[seat] = player.place, player.rolled_on
        held = player.commitment
        s.commits[seat] = NOT_COMMITTED if held is None else held.space * 2 + held.room
        for customer in player.subscribers:
            s.where[customer] = seat
    return s


def throw(seen: NightshiftView) -> Throw | None:
    rolling = seen.rolling
    if rolling is None:
        return None
    made = Throw(rolling.seat, rolling.space, rolling.victim)
    made.fixed, made.chooser, made.less, made.failed = rolling.fixed, rolling.chooser, rolling.less, rolling.failed
    made.face, made.other_face, made.bonus = rolling.face, rolling.other_face, rolling.bonus
    return made


def visit(seen: NightshiftView) -> Visit | None:
    visiting = seen.visiting
    if visiting is None:
        return None
    made = Visit(visiting.seat, visiting.room, visiting.customer)
    made.more_stars, made.status = visiting.more_stars, STATUSES.index(visiting.status)
    made.last, made.is_leaving = max(visiting.last_card, visiting.last_trait), visiting.leaving
    made.cards = [danced.card for danced in visiting.cards]
    made.ignored = sum(1 << danced.card for danced in visiting.cards if not danced.counts)
    made.gone, made.earned = list(visiting.gone), list(visiting.earned)
    return made


def lay_out(s: Shift, seen: NightshiftView) -> None:
    """The board as it lies, faces of those who lie face-down apart."""
    for number, space in enumerate(seen.spaces):
        s.board[number] = EMPTY if space.lies == "empty" else DOWN if space.lies == "down" else space.customer
        s.tokens[number] = space.token
        s.stolen |= int(space.stolen) << number
        if space.lies == "up":
            s.where[space.customer] = ON_FLOOR
    if seen.visiting is not None:
        s.where[seen.visiting.customer] = ON_FLOOR
    if seen.diamond is not None:
        for customer in seen.diamond.shown:
            s.where[customer] = DIAMONDS


def deal_hands(s: Shift, seen: NightshiftView, chance: Source) -> None:
    """Cards of one shuffle that the reader cannot place are alike: they fill the hands, and what is left is the deck."""
    left = [list(batch) for batch in seen.unseen_powers]
    s.power_discard = sum(1 << card for card in seen.power_discards)
    s.batches = [sum(1 << card for card in batch) for batch in left]
    for seat, player in enumerate(seen.players):
        for held in player.hand:
            card = held.power
            if card == NOBODY:
                rest = left[held.batch]
                card = rest.pop(chance.below(len(rest)))
            s.hands[seat] |= 1 << card
            s.batches[held.batch] |= 1 << card
            s.known[card] = sum(1 << knower for knower in held.known_by)
    s.power_deck = sum(1 << card for card in left[-1])


def deal_faces(s: Shift, seen: NightshiftView, chance: Source) -> None:
    """Pools hold what the reader cannot place; open backs are promised. Whom others have looked at has a face already."""
    for customers in seen.unseen:
        counts = [0] * CUSTOMER_COUNT
        left = [0] * (max(BACKS) + 1)
        for customer in customers:
            counts[customer] = 1
            left[BACKS[customer]] += 1
        s.stock.pools.append(Pool(counts, left))
    for number, space in enumerate(seen.spaces):
        if space.lies == "down":
            s.origin[number] = space.pool
            s.guests[number] = Hidden(space.pool, 1, space.back)
            if space.customer == NOBODY:
                s.stock.pools[space.pool].promised[space.back] += 1
    s.deck.parts = [unseen_card(s, part) for part in seen.deck]
    if seen.diamond is not None:
        s.diamond_fans = [unseen_card(s, part) for part in seen.diamond.unseen]
    for number, space in enumerate(seen.spaces):
        known = sum(1 << knower for knower in space.seen_by)
        if space.customer != NOBODY and space.lies == "down":
            s.guests[number] = Hidden(NO_POOL, 1, space.back, space.customer, known)
        elif known:
            customer = chance.pick(s.stock.card_odds(s.guests[number]))
            s.guests[number] = s.stock.resolve(s.guests[number], customer, known)


def unseen_card(s: Shift, part: Part) -> Hidden:
    if part.customer != NOBODY:
        return Hidden(NO_POOL, 1, part.back, part.customer, 1)
    if part.back != NOBODY:
        s.stock.pools[part.pool].promised[part.back] += part.cards
    return Hidden(part.pool, part.cards, part.back)


def answer_for(s: Shift, window: Reaction, reader: int | None, mine: int, chance: Source) -> None:
    """The reader's answer as she gave it; others may have said anything they can. Whoever was looked at already is done."""
    for at, seat in enumerate(window.seats):
        if seat == reader:
            window.answers[at] = mine
        elif window.at != UNANSWERED:
            choices = window.choices(s, seat) if at >= window.at else [PASS]
            window.answers[at] = choices[chance.below(len(choices))]
