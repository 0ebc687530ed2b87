"""When to stop in a room: optimal play of the Private and the VIP Room, worked out exactly, Champagne included.

Money is in steps of $500. `prize` is what collecting the customer is worth beyond the pay, `bottle` what a Champagne left
over is worth. A Private Room deck is a set of cards, one bit each; a drawn card, cancelled or not, does not come back before
the deck is empty. With Champagne that takes seconds on a full deck; `quick` takes a cancelled card for shuffled back, which
is off by about one per cent and some twenty times faster. `short` looks one draw ahead only and then leaves.
"""

from __future__ import annotations

from typing import Final

from ..pack.cards import (
    CARD_DANCES,
    CARD_PAY,
    DANCES,
    IN_LOVE,
    PRIVATE_BUST,
    PRIVATE_COUNT,
    VIP_BUST,
    VIP_PAY,
)

TRAIT_COUNT: Final = 5
BUST_AT: Final = 3  # of one move
ROOM_FOR: Final[int] = (BUST_AT - 1) * len(DANCES)  # moves, before any further one busts

# How often each move was shown, three bits each: adding ONES turns a count of three or more into a FOURS bit.
SHIFT: Final[list[int]] = [3 * move for move in range(len(DANCES))]
ONES: Final[int] = sum([1 << shift for shift in SHIFT])
FOURS: Final[int] = sum([4 << shift for shift in SHIFT])
SHOWN: Final[list[int]] = [sum([1 << SHIFT[move] for move in moves]) for moves in CARD_DANCES]
MOVES_ON: Final[list[int]] = [len(moves) for moves in CARD_DANCES]
FULL_DECK: Final[int] = (1 << PRIVATE_COUNT) - 1
NEVER: Final = -1.0e9


def is_bust(shown: int) -> bool:
    return (shown + ONES) & FOURS != 0


class Show:
    """One visit to the Private Room: what it pays by stars, and what is worth keeping."""

    __slots__ = ("bottle", "bust", "known", "pay", "prize", "quick", "short", "spent")

    def __init__(
        self,
        stars: int,
        prize: float,
        bottle: float,
        extra: int = 0,
        spent: int = 0,
        quick: bool = False,
        short: bool = False,
    ) -> None:
        self.pay: list[int] = [row[stars - 1] for row in CARD_PAY]
        self.prize = prize + extra  # leaving without a bust; `extra` is a dancer's own pay
        self.bottle = bottle
        self.bust = float(PRIVATE_BUST)
        self.quick = quick
        self.short = short
        self.spent = spent  # the discards, which become the deck when it is empty
        self.known: dict[int, float] = {}

    def leave(self, total: int, champagne: int) -> float:
        return total + self.prize + self.bottle * champagne

    def best(self, deck: int, shown: int, total: int, champagne: int) -> float:
        """What this place is worth when one may leave or draw."""
        leave = self.leave(total, champagne)
        if self.short or self.is_stop(deck, shown, total, champagne):
            return leave
        return max(leave, self.draw(deck, shown, total, champagne))

    def draw(self, deck: int, shown: int, total: int, champagne: int) -> float:
        """What drawing is worth."""
        if deck == 0:
            deck = self.spent
        if deck == 0:
            return self.leave(total, champagne)
        key = ((champagne << 8 | total) << 15 | shown) << 35 | deck
        if key in self.known:
            return self.known[key]
        worth = 0.0
        cards = 0
        for card in range(PRIVATE_COUNT):
            if deck >> card & 1:
                cards += 1
                worth += self.drawn(card, deck, shown, total, champagne)
        worth /= cards
        self.known[key] = worth
        return worth

    def drawn(self, card: int, deck: int, shown: int, total: int, champagne: int) -> float:
        """What it is worth to have drawn that card; the rest is as it was before."""
        after = shown + SHOWN[card]
        rest = deck & ~(1 << card)
        if is_bust(after):
            worth = self.bust + self.bottle * champagne
        else:
            worth = self.best(rest, after, total + self.pay[card], champagne)
        if champagne > 0:
            worth = max(worth, self.draw(deck if self.quick else rest, shown, total, champagne - 1))
        return worth

    def is_worth_a_draw(self, deck: int, shown: int, total: int, champagne: int) -> bool:
        """Whether drawing is better than leaving. One more draw and then out is often reason enough."""
        if deck == 0:
            deck = self.spent
        worth = 0.0
        cards = 0
        for card in range(PRIVATE_COUNT):
            if deck >> card & 1:
                cards += 1
                if is_bust(shown + SHOWN[card]):
                    worth += self.bust + self.bottle * champagne
                else:
                    worth += self.leave(total + self.pay[card], champagne)
        leave = self.leave(total, champagne)
        if cards > 0 and worth / cards >= leave:
            return True
        if self.short and champagne == 0:
            return False
        return not self.is_stop(deck, shown, total, champagne) and self.draw(deck, shown, total, champagne) > leave

    def is_stop(self, deck: int, shown: int, total: int, champagne: int) -> bool:
        """Whether leaving is surely best: no later draw can be worth more than this one, and this one is a loss.

        Along any line the busting part of the deck only grows, up to the bottles that may take one busting card each out of
        it; the safe cards only get fewer. So a bound on the next draw holds for all that follow.
        """
        if deck == 0:
            deck = self.spent
        cards = busting = moves = most = safe = 0
        for card in range(PRIVATE_COUNT):
            if deck >> card & 1:
                cards += 1
                if is_bust(shown + SHOWN[card]):
                    busting += 1
                else:
                    safe += self.pay[card]
                    most = max(most, self.pay[card])
        for shift in SHIFT:
            moves += shown >> shift & 7
        fewest = cards - (ROOM_FOR - moves) - champagne
        if fewest <= 0:
            return busting == cards and champagne == 0
        risk = max(0, busting - champagne) / (cards - champagne)
        redraw = self.bust
        for bottles in range(champagne + 1):
            leave = self.leave(total, bottles)
            loss = leave - redraw
            if loss < 0.0 or safe / fewest > risk * loss:
                return False
            # What a forced draw with this many bottles is worth at most, now that leaving is best after it.
            bust = max(redraw, self.bust + self.bottle * bottles)
            redraw = (1 - risk) * (leave + most) + risk * bust
        return True


class Tease:
    """One visit to the VIP Room: what each level pays, and what is worth keeping."""

    __slots__ = ("bottle", "bust", "pay", "prize")

    def __init__(self, stars: int, prize: float, bottle: float, extra: int = 0) -> None:
        self.pay: list[int] = VIP_PAY[stars - 1]
        self.prize = prize + extra
        self.bottle = bottle
        self.bust = float(VIP_BUST)

    def leave(self, level: int, champagne: int) -> float:
        """With no earned trait there is no level to be paid for."""
        if level == 0:
            return NEVER
        return self.pay[level - 1] + self.prize + self.bottle * champagne

    def best(self, level: int, champagne: int) -> float:
        if level == IN_LOVE:
            return self.leave(level, champagne)
        return max(self.leave(level, champagne), self.roll(level, champagne))

    def roll(self, level: int, champagne: int) -> float:
        """One trait is her own, `level` are earned, the others are new."""
        again = self.roll(level, champagne - 1) if champagne > 0 else NEVER
        own = max(again, self.bust + self.bottle * champagne)
        old = max(again, self.leave(level, champagne))
        new = max(again, self.best(level + 1, champagne))
        return (own + level * old + (TRAIT_COUNT - 1 - level) * new) / TRAIT_COUNT
