"""What Power cards do: a word on the card is a function here, and what it means is said in docs/games/nightshift.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....kernel.game import CHANCE, Ask, Frame, tell
from ..board import sides
from ..club.guests import FACE_UP, Peek, Reveal, TopUp, commit, discard, send_off, uncommit
from ..club.powers import CHAMPAGNE_PRICE, unseen_around
from ..club.purse import ONES, Draw, Taken, earn, give_drinks, pay
from ..club.stage import excuse, perform
from ..facts import AIMED_SHARE, DRANK, ENERGY_CHANGED, REROLLED, SHOWED_TRAIT, UNCOMMITTED, WENT
from ..moves import AIM_FACE_AT, AIM_SEAT_AT, AIM_SPACE_AT, MOST_DRINKS, ROLL_AT
from ..pack.cards import AMOUNT, CARDS, CHAMPAGNE, EFFECT, FEE, ROOM, SHOTS, STEP, TRAITS
from ..state import DOWN, FRESH, MAY, NOBODY, TO_PRIVATE, TO_VIP, Shift
from .visit import PickDraw, force, ignore_moves, soften

DIE_ASK: Final = Ask((CHANCE,), "roll")
ROLLS: Final = [ROLL_AT + face for face in range(1, 7)]
MONEY: Final = 0  # of a share


def do(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    EFFECTS[EFFECT[card]](s, seat, card, aim, share)


def drink(s: Shift, seat: int) -> None:
    """A Shot: +1 to her roll once rolled, else +1 Energy."""
    s.shots[seat] -= 1
    tell(s, DRANK, seat)
    if s.throw is not None:
        s.throw.bonus += 1
    else:
        s.energy += 1


# On your turn


def energy(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    s.energy += AMOUNT[card]
    tell(s, ENERGY_CHANGED, seat, AMOUNT[card])


def fly(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    s.stand(seat, aim - AIM_SPACE_AT)
    tell(s, WENT, seat, aim - AIM_SPACE_AT)


def flip_around(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    place = s.places[seat]
    for space in reversed([place, *sides(place)]):
        if s.board[space] == DOWN:
            s.stack.append(Reveal(space, FACE_UP))


def peek(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    for space in reversed(unseen_around(s, seat)):
        s.stack.append(Peek(seat, space))


def discard_customer(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    send_off(s, aim - AIM_SPACE_AT)


def new_customer(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    s.stack.append(TopUp(s.places[seat]))
    send_off(s, s.places[seat])


def cash(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    earn(s, seat, AMOUNT[card] // STEP)


def drinks(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    give_drinks(s, seat, SHOTS[card], CHAMPAGNE[card])


def draw_power(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    s.stack.append(Draw(seat, CARDS[card]))


def toast(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    for other in s.around(seat):
        if s.drinks(other) < MOST_DRINKS:
            give_drinks(s, other, 1, 0)
    earn(s, seat, (s.seats - 1) * AMOUNT[card] // STEP)


def drink_on_other(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    pay(s, aim - AIM_SEAT_AT, CHAMPAGNE_PRICE)
    give_drinks(s, seat, 0, 1)


def profit_and_power(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    other = aim - AIM_SEAT_AT
    tell(s, AIMED_SHARE, seat, share)
    earn(s, seat if share == MONEY else other, AMOUNT[card] // STEP)
    s.stack.append(Draw(other if share == MONEY else seat, CARDS[card]))


def take_card(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    other = aim - AIM_SEAT_AT
    if s.hands[other] != 0:
        s.stack.append(Taken(seat, other))


# As another player's turn begins


def take_energy(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    taken = min(s.energy, AMOUNT[card])
    s.energy -= taken
    tell(s, ENERGY_CHANGED, s.active, -taken)


def fine(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    pay(s, s.active, AMOUNT[card] // STEP)


# Around a roll of the numbered die


def second_die(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    assert s.throw is not None
    s.throw.chooser = seat


def set_roll(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    assert s.throw is not None
    s.throw.fixed = AMOUNT[card]


def name_roll(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    assert s.throw is not None
    s.throw.fixed = aim - AIM_FACE_AT


def lower_loyalty(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    assert s.throw is not None
    s.throw.less += AMOUNT[card]


def add_roll(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    assert s.throw is not None
    s.throw.bonus += AMOUNT[card]


def help_roll(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    add_roll(s, seat, card, aim, share)
    earn(s, seat, FEE[card] // STEP)


def reroll(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    s.stack.append(Reroll())


class Reroll(Frame[Shift]):
    """The die is rolled again; what was added to it stays."""

    __slots__ = ()

    def ask(self, s: Shift) -> Ask:
        return DIE_ASK

    def legal(self, s: Shift, seat: int) -> list[int]:
        return ROLLS if seat == CHANCE else []

    def odds(self, s: Shift) -> list[int]:
        return ONES[6]

    def play(self, s: Shift, seat: int, move: int) -> None:
        s.stack.pop()
        assert s.throw is not None
        s.throw.face = move - ROLL_AT
        tell(s, REROLLED, s.throw.seat, s.throw.face)

    def clone(self) -> Reroll:
        return Reroll()


def stop_steal(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    assert s.throw is not None
    s.throw.failed = True


def take_money(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    assert s.throw is not None
    earn(s, seat, pay(s, s.throw.seat, AMOUNT[card] // STEP))


# When a customer has just committed


def end_commitment(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    space = s.commits[s.active] // 2
    uncommit(s, space)
    tell(s, UNCOMMITTED, s.active, s.board[space])


def to_room(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    commit(s, s.active, s.commits[s.active] // 2, TO_VIP if ROOM[card] == "vip" else TO_PRIVATE)


def replace_customer(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    space, room = s.commits[s.active] // 2, s.commits[s.active] % 2
    discard(s, space)
    s.stack.append(TopUp(space, s.active, room))


# In a room


def raise_stars(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    assert s.visit is not None
    s.visit.more_stars += AMOUNT[card]


def pick_draw(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    s.stack.append(PickDraw(seat))


def add_trait(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    visit = s.visit
    assert visit is not None
    trait = next_trait(visit.earned)
    visit.earned.append(trait)
    if visit.status == FRESH:
        visit.status = MAY  # there is a level now
    tell(s, SHOWED_TRAIT, seat, trait, visit.level())


def next_trait(earned: list[int]) -> int:
    for trait in range(len(TRAITS)):
        if trait not in earned:
            return trait
    return NOBODY


def stop_moves(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    ignore_moves(s)


def soften_bust(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    soften(s)


def force_draw(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    force(s)


# On Stage


def skip_stage(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    excuse(s, seat)


def more_tips(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    perform(s, seat, AMOUNT[card] // STEP, False)


def keep_customer(s: Shift, seat: int, card: int, aim: int, share: int) -> None:
    perform(s, seat, 0, True)


Effect = Callable[[Shift, int, int, int, int], None]
EFFECTS: Final[dict[str, Effect]] = {
    "energy": energy,
    "fly": fly,
    "flip-around": flip_around,
    "peek": peek,
    "discard-customer": discard_customer,
    "new-customer": new_customer,
    "cash": cash,
    "drinks": drinks,
    "draw-power": draw_power,
    "toast": toast,
    "drink-on-other": drink_on_other,
    "profit-and-power": profit_and_power,
    "take-card": take_card,
    "take-energy": take_energy,
    "fine": fine,
    "second-die": second_die,
    "set-roll": set_roll,
    "name-roll": name_roll,
    "lower-loyalty": lower_loyalty,
    "add-roll": add_roll,
    "help-roll": help_roll,
    "reroll": reroll,
    "stop-steal": stop_steal,
    "take-money": take_money,
    "uncommit": end_commitment,
    "to-room": to_room,
    "replace-customer": replace_customer,
    "raise-stars": raise_stars,
    "pick-draw": pick_draw,
    "add-trait": add_trait,
    "ignore-moves": stop_moves,
    "soften-bust": soften_bust,
    "force-draw": force_draw,
    "skip-stage": skip_stage,
    "more-tips": more_tips,
    "keep-customer": keep_customer,
}  # `cancel` has a law of its own: windows.Play.stop
