"""What a seat sees of a shift: all that lies open, her own Power cards, the faces she has looked at.

Money is in dollars. `faces` are the printed numbers of every customer in sight: a board can be drawn from a view alone.
"""

from __future__ import annotations

from typing import Any, Final

from ....kernel.game import Game
from ....kernel.pile import Hidden, possible
from ..club.guests import pools_for
from ..club.powers import stars
from ..club.purse import cards_in, count
from ..pack.cards import (
    CARD_DANCES,
    CARD_PAY,
    CUSTOMER_COUNT,
    LOYALTY,
    OUTCOME_AMOUNT,
    OUTCOME_AT,
    OUTCOME_GIVES,
    PREFERS,
    PRIVATE_BUST,
    PRIVATE_COUNT,
    ROSTER,
    SHIFTS,
    STARS,
    STEP,
    TIMER,
    VIP_BUST,
    VIP_PAY,
)
from ..rounds.judge import HOW, collected, income, loyalty_of, target
from ..state import (
    DIAMONDS,
    DOWN,
    EMPTY,
    IN_DISCARD,
    MODES,
    NOBODY,
    NOT_COMMITTED,
    SOLO,
    STATUSES,
    TO_PRIVATE,
    Shift,
)
from ..turn.inside import Room
from ..turn.visit import pay_of
from ..turn.windows import Reaction
from .going import going, said
from .shown import (
    NO_ONE,
    Commitment,
    Danced,
    DiamondView,
    Face,
    Held,
    NightshiftView,
    Offered,
    Part,
    Player,
    Rolling,
    Round,
    Space,
    Visiting,
)

ALL_EYES: Final = -1  # reads what lies hidden, wherever it is decided; for going through a shift that is over


def view(game: Game[Shift], s: Shift, seat: int | None) -> NightshiftView:
    assert seat is None or seat >= 0, "chance and the clock look at nothing"
    return seen(game, s, seat)


def laid_open(game: Game[Shift], s: Shift) -> NightshiftView:
    return seen(game, s, ALL_EYES)


def seen(game: Game[Shift], s: Shift, reader: int | None) -> NightshiftView:
    seat = None if reader == ALL_EYES else reader
    ask = game.ask(s)
    top = s.stack[-1] if s.stack else None
    asked = () if ask is None else ask.seats
    if isinstance(top, Reaction):
        asked = tuple(top.seats)  # not who has answered yet: that would tell who thinks
    mine, card = said(top, seat)
    spaces = tuple([space_of(s, space, reader) for space in range(len(s.board))])
    return NightshiftView(
        seat=seat,
        moment="over" if ask is None else ask.moment,
        asked=asked,
        pace="" if ask is None else ask.pace,
        legal=() if seat is None else tuple(game.legal(s, seat)),
        story=() if s.story is None else tuple(s.story.seen_by(seat)),
        mode=MODES[s.mode],
        shift=SHIFTS[s.shift],
        abilities=s.has_abilities,
        hidden_money=s.hidden_money and reader != ALL_EYES,
        clocked=s.clocked,
        rounds=ROUNDS[s.shift],
        round=s.round,
        first=s.first,
        order=tuple(s.order),
        active=s.active,
        energy=s.energy,
        bought=s.bought,
        staged=s.is_staged,
        target=target(s) * STEP,
        players=tuple([player(s, of, reader) for of in range(s.seats)]),
        hand=() if seat is None else tuple(cards_in(s.hands[seat])),
        spaces=spaces,
        faces=faces(s, spaces, "" if ask is None else ask.moment),
        discards=tuple([c for c in range(CUSTOMER_COUNT) if s.where[c] == IN_DISCARD]),
        deck=tuple([part_of(s, part, reader) for part in s.deck.parts]),
        unseen=tuple([tuple(pool) for pool in pools_of(s, reader)]),
        power_deck=count(s.power_deck),
        power_discards=tuple(cards_in(s.power_discard)),
        unseen_powers=unseen_powers(s, reader),
        private_deck=tuple([card for card in range(PRIVATE_COUNT) if (s.privates >> card) & 1]),
        events=tuple(s.seen_events),
        rolling=rolling(s),
        visiting=visiting(s, top),
        diamond=diamond(s, reader),
        going=going(s, seat),
        said=mine,
        said_power=card,
        end=HOW[s.end],
    )


ROUNDS = [
    tuple([Round(step, tuple(stage)) for step, stage in zip(TIMER[n], ROSTER[n], strict=True)]) for n in range(len(SHIFTS))
]


def player(s: Shift, seat: int, reader: int | None) -> Player:
    commit = s.commits[seat]
    fans = collected(s, seat)
    counts = tuple([loyalty_of(s, seat, [fan]) for fan in fans])
    total = sum(counts)
    return Player(
        dancer=s.dancers[seat],
        money=s.money[seat] * STEP,
        shots=s.shots[seat],
        champagne=s.champagne[seat],
        place=s.places[seat],
        commitment=None if commit == NOT_COMMITTED else Commitment(commit // 2, commit % 2, s.board[commit // 2]),
        subscribers=tuple(fans),
        printed=tuple([LOYALTY[fan] for fan in fans]),
        counts=counts,
        loyalty=total,
        income=income(total) * STEP,
        hand=hand_of(s, seat, reader),
        rolled_on=s.rolled_on[seat],
    )


def has_seen(s: Shift, reader: int | None, known: int) -> bool:
    """Whether the reader has looked at a face-down customer those seats (bits) know; a solo player hides it from nobody."""
    if reader == ALL_EYES:
        return True
    if s.mode == SOLO:
        return known != 0
    return reader is not None and (known >> reader) & 1 == 1


def knows(s: Shift, reader: int | None, seat: int, card: int) -> bool:
    """Whether the reader knows that this Power card is in that seat's hand."""
    if s.has_open_hands() or reader == ALL_EYES:
        return True
    return reader is not None and (reader == seat or (s.known[card] >> reader) & 1 == 1)


def hand_of(s: Shift, seat: int, reader: int | None) -> tuple[Held, ...]:
    """Sorted, so that the order tells nothing of cards the reader does not know."""
    found = []
    for card in cards_in(s.hands[seat]):
        shown = card if knows(s, reader, seat, card) else NOBODY
        found.append((batch_of(s, card), [s.order.index(of) for of in bits(s, s.known[card])], shown))
    return tuple([Held(card, batch, tuple([s.order[at] for at in known])) for batch, known, card in sorted(found)])


def batch_of(s: Shift, card: int) -> int:
    return next(number for number, batch in enumerate(s.batches) if (batch >> card) & 1)


def bits(s: Shift, seats: int) -> tuple[int, ...]:
    """The seats of a set, in turn order."""
    if seats == 0:
        return ()
    return tuple([seat for seat in s.order if (seats >> seat) & 1])


def pools_of(s: Shift, reader: int | None) -> list[list[int]]:
    """By pool: the customers of whom the reader does not know where they are; nobody does of those not decided yet."""
    return [possible(pool.counts) for pool in s.stock.pools] if reader == ALL_EYES else pools_for(s, reader)


def unseen_powers(s: Shift, reader: int | None) -> tuple[tuple[int, ...], ...]:
    """By shuffle of the Power deck: the cards that are in it or in hands, the reader does not know which."""
    placed = s.power_discard
    for seat in range(s.seats):
        for card in cards_in(s.hands[seat]):
            if knows(s, reader, seat, card):
                placed |= 1 << card
    return tuple([tuple(cards_in(batch & ~placed)) for batch in s.batches])


def space_of(s: Shift, space: int, reader: int | None) -> Space:
    there, guest, token = s.board[space], s.guests[space], s.tokens[space]
    if there == EMPTY:
        return NO_ONE
    known = guest.known if there == DOWN else 0
    return Space(
        lies="down" if there == DOWN else "up",
        customer=there if there >= 0 else guest.card if has_seen(s, reader, known) else NOBODY,
        back=guest.back if there == DOWN else NOBODY,
        token=token,
        room=NOBODY if token == NOBODY else s.commits[token] % 2,
        stolen=(s.stolen >> space) & 1 == 1,
        seen_by=bits(s, known),
        pool=s.origin[space] if there == DOWN else NOBODY,
    )


def part_of(s: Shift, part: Hidden, reader: int | None) -> Part:
    return Part(part.n, part.pool, part.back, part.card if has_seen(s, reader, part.known) else NOBODY)


def faces(s: Shift, spaces: tuple[Space, ...], moment: str) -> tuple[Face, ...]:
    """Everybody in sight on the floor or in a room; among the discards only while one of them is to be chosen."""
    found = {space.customer for space in spaces if space.customer != NOBODY}
    if s.visit is not None:
        found.add(s.visit.customer)
    if moment == "swap":
        found |= {c for c in range(CUSTOMER_COUNT) if s.where[c] == IN_DISCARD}
    return tuple([FACES[customer] for customer in sorted(found)])


def face(customer: int) -> Face:
    shown = zip(OUTCOME_AT[customer], OUTCOME_GIVES[customer], OUTCOME_AMOUNT[customer], strict=True)
    prefers = PREFERS[customer]
    others = [STARS[customer][dancer] for dancer in range(len(STARS[customer])) if dancer != prefers]
    return Face(
        customer=customer,
        stars=others[0],
        prefers=prefers,
        fond=STARS[customer][prefers] if prefers >= 0 else 0,
        loyalty=LOYALTY[customer],
        outcomes=tuple([Offered(at, gives, amount) for at, gives, amount in shown]),
    )


FACES = [face(customer) for customer in range(CUSTOMER_COUNT)]


def rolling(s: Shift) -> Rolling | None:
    throw = s.throw
    if throw is None:
        return None
    customer = s.board[throw.space]
    return Rolling(
        seat=throw.seat,
        space=throw.space,
        customer=customer,
        victim=throw.victim,
        needs=0 if throw.victim == NOBODY else max(1, LOYALTY[customer] - throw.less),
        fixed=throw.fixed,
        chooser=throw.chooser,
        face=throw.face,
        other_face=throw.other_face,
        bonus=throw.bonus,
        result=throw.result() if throw.face else 0,
        less=throw.less,
        failed=throw.failed,
    )


def visiting(s: Shift, top: Any) -> Visiting | None:
    visit = s.visit
    if visit is None:
        return None
    worth = stars(s, visit)
    is_private = visit.room == TO_PRIVATE
    return Visiting(
        seat=visit.seat,
        room=visit.room,
        customer=visit.customer,
        stars=worth,
        more_stars=visit.more_stars,
        status=STATUSES[visit.status],
        last_card=visit.last if is_private else NOBODY,
        last_trait=NOBODY if is_private else visit.last,
        leaving=visit.is_leaving,
        drawing=isinstance(top, Room) and top.is_drawing,
        cards=tuple([danced(card, worth, (visit.ignored >> card) & 1 == 0) for card in visit.cards]),
        gone=tuple(visit.gone),
        earned=tuple(visit.earned),
        level=0 if is_private else visit.level(),
        pay=pay_of(s, visit) * STEP,
        bust=(PRIVATE_BUST if is_private else VIP_BUST) * STEP,
        chart=() if is_private else tuple([pay * STEP for pay in VIP_PAY[worth - 1]]),
    )


def danced(card: int, worth: int, counts: bool) -> Danced:
    return Danced(card, tuple(CARD_DANCES[card]), CARD_PAY[card][worth - 1] * STEP, counts)


def diamond(s: Shift, reader: int | None) -> DiamondView | None:
    if s.mode != SOLO:
        return None
    shown = tuple([c for c in range(CUSTOMER_COUNT) if s.where[c] == DIAMONDS])
    unseen = tuple([part_of(s, fan, reader) for fan in s.diamond_fans])
    printed = tuple([LOYALTY[customer] for customer in shown])
    return DiamondView(s.diamond * STEP, len(unseen) + len(shown), unseen, shown, printed)
