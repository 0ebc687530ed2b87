"""What it is worth to engage each customer, written down by what that depends on: a night is asked it again and again.

Nothing is rounded: a page found again says what would be worked out anew.
"""

from __future__ import annotations

from typing import Final

from ..pack.cards import BACKS, CUSTOMER_COUNT, GIVES_PAY, OUTCOME_AMOUNT, OUTCOME_GIVES, STEP
from ..state import UNSEEN

MOST_PAGES: Final = 5000
MOST_TO_PAY: Final[int] = max(
    [
        OUTCOME_AMOUNT[customer][index] // STEP
        for customer in range(CUSTOMER_COUNT)
        for index in range(len(OUTCOME_GIVES[customer]))
        if OUTCOME_GIVES[customer][index] == GIVES_PAY
    ],
    default=0,
)  # with more money than this it does not matter how much


class Page:
    """By customer; and the customers, the best first."""

    __slots__ = ("order", "worth")

    def __init__(self, worth: list[float]) -> None:
        self.worth = worth
        pairs = sorted([(-worth[customer], customer) for customer in range(len(worth))])
        self.order: list[int] = [customer for _, customer in pairs]

    def strangers(self, where: list[int], back: int) -> Crowd:
        """Those with that back whom nobody has seen."""
        return Crowd([self.worth[c] for c in self.order if where[c] == UNSEEN and BACKS[c] == back])


class Crowd:
    """What strangers would be worth, best first, and what the best of them are worth together."""

    __slots__ = ("sums", "values")

    def __init__(self, values: list[float]) -> None:
        self.values: list[float] = values
        total = 0.0
        self.sums: list[float] = [total]
        for value in values:
            total += value
            self.sums.append(total)

    def above(self, floor: float) -> float:
        """The mean of the better of each and `floor`; `floor` if there is nobody."""
        count = len(self.values)
        if count == 0:
            return floor
        better, end = 0, count
        while better < end:
            middle = (better + end) // 2
            if self.values[middle] > floor:
                better = middle + 1
            else:
                end = middle
        return (self.sums[better] + floor * (count - better)) / count


PAGES: Final[dict[int, Page]] = {}


def note(key: int, page: Page) -> None:
    """A full book is begun anew."""
    if len(PAGES) >= MOST_PAGES:
        PAGES.clear()
    PAGES[key] = page
