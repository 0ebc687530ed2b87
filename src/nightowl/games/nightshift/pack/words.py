"""What the cards are made of: who and what the rulebook fixes, and the effects with the moments and numbers each needs.

`turn/effects.py` has a function for every effect; docs/games/nightshift.md says what each does.
"""

from __future__ import annotations

SPACES = 12
CUSTOMERS = 56
PRIVATE_CARDS = 35
POWER_CARDS = 40
EVENT_CARDS = 5
FEWEST_ROUNDS = 8
STEP = 500  # all money is a multiple of it

DANCERS = {"ruby": "compassion", "topaz": "ego", "emerald": "fun", "sapphire": "intellect", "amethyst": "fantasy"}
SOLID = (
    "bad-influence",
    "chastity-cage",
    "cold-feet",
    "i-dont-think-so",
    "money-troubles",
    "sprained-ankle",
    "wandering-eyes",
)
HOLLOW = (
    "bad-karma",
    "cheers",
    "double-trouble",
    "drinks-on-you",
    "fresh-meat",
    "girl-code",
    "helping-hand",
    "profit-and-power",
    "rigged-roll",
    "spell-doll",
    "stolen-goods",
)
NOT_SOLO = ("card-cartel", "quiet-night")

# Every effect: the moments it may be printed with, whose doing it answers, and the numbers it needs.
EFFECTS: dict[str, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]] = {
    "energy": (("your-turn",), ("self",), ("amount",)),
    "fly": (("your-turn",), ("self",), ()),
    "flip-around": (("your-turn",), ("self",), ()),
    "peek": (("your-turn",), ("self",), ()),
    "discard-customer": (("your-turn",), ("self",), ()),
    "new-customer": (("your-turn",), ("self",), ()),
    "cash": (("your-turn",), ("self",), ("amount",)),
    "drinks": (("your-turn",), ("self",), ("shots", "champagne")),
    "draw-power": (("your-turn",), ("self",), ("cards",)),
    "toast": (("your-turn",), ("self",), ("amount",)),
    "drink-on-other": (("your-turn",), ("self",), ()),
    "profit-and-power": (("your-turn",), ("self",), ("amount", "cards")),
    "take-card": (("your-turn",), ("self",), ()),
    "take-energy": (("other-turn",), ("other",), ("amount",)),
    "fine": (("other-turn",), ("other",), ("amount",)),
    "second-die": (("before-roll",), ("self", "other"), ()),
    "set-roll": (("before-roll",), ("self",), ("amount",)),
    "name-roll": (("before-roll",), ("self", "other"), ()),
    "lower-loyalty": (("before-roll",), ("self",), ("amount",)),
    "add-roll": (("after-roll",), ("self",), ("amount",)),
    "help-roll": (("after-roll",), ("other",), ("amount", "fee")),
    "reroll": (("after-roll",), ("self", "other"), ()),
    "stop-steal": (("on-steal",), ("other", "victim"), ()),
    "take-money": (("on-steal",), ("victim",), ("amount",)),
    "uncommit": (("on-commit",), ("other",), ()),
    "to-room": (("on-commit",), ("self", "other"), ("room",)),
    "replace-customer": (("on-commit",), ("self", "other"), ()),
    "raise-stars": (("before-draw",), ("self",), ("amount",)),
    "pick-draw": (("before-draw",), ("self",), ()),
    "add-trait": (("before-draw",), ("self",), ()),
    "ignore-moves": (("after-draw",), ("self",), ()),
    "soften-bust": (("after-draw",), ("self",), ()),
    "force-draw": (("on-leave",), ("other",), ()),
    "skip-stage": (("on-stage",), ("self",), ()),
    "more-tips": (("on-stage",), ("self",), ("amount",)),
    "keep-customer": (("on-stage",), ("self",), ()),
    "cancel": (("on-play",), ("other",), ()),
}
# Which numbers count dollars, and so come in steps of $500.
IN_DOLLARS = ("cash", "toast", "profit-and-power", "fine", "take-money", "more-tips")
NUMBERS = ("amount", "fee", "cards", "shots", "champagne", "room")
NEEDS = {"draw-each": "cards", "pay-each": "amount", "drinks-each": "champagne"}
