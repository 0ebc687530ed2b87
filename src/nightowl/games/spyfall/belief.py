"""What one seat believes: Bayes over what it may not know, from its own card and the public talk."""

from __future__ import annotations

from math import exp, log

from .cards import COPIES, HERO_CARDS, JOKER, MULTIVERSE, MULTIVERSE_BAGS, PLACE_COUNT
from .reading import Heard, Row, heard, shares, talk_of
from .view import SpyfallView


class Belief:
    """`places`: where she may be; `jokers`: who may be the Joker, by seat; `special`: how likely a special round is.

    `trust` says how much weight the reader gives to what she hears: 1 is all of it.
    """

    def __init__(self, seen: SpyfallView, trust: float = 1.0) -> None:
        self.seen = seen
        self.trust = trust
        self.used = tuple(place for place in seen.used if place < PLACE_COUNT)
        self.heard: Heard = heard(seen.seats, self.used, talk_of(seen.story))
        self.is_joker = seen.card == JOKER
        self.places: Row = [0.0] * PLACE_COUNT
        self.jokers: Row = [0.0] * seen.seats
        self.special = 0.0
        if self.is_joker:
            self.as_joker()
        else:
            self.as_hero()

    def others(self) -> list[int]:
        return [seat for seat in range(self.seen.seats) if seat != self.seen.seat]

    def scaled(self, row: Row) -> Row:
        return [self.trust * value for value in row]

    def as_joker(self) -> None:
        """Each place by what all others said; a Jest if they sound like Jokers too."""
        seat = self.own()
        logs = self.scaled(self.heard.without(seat))
        self.places = shares(logs, self.used)
        self.jokers[seat] = 1.0
        if "call" in self.seen.menu:
            jest = self.trust * sum(self.heard.joker[other] for other in self.others()) + log(self.seen.seats)
            most = max(jest, *logs)
            real = sum(exp(value - most) for place, value in enumerate(logs) if place not in self.used)
            self.special = exp(jest - most) / (exp(jest - most) + real)

    def as_hero(self) -> None:
        """Each other seat by how much more it sounds like a Joker than like a hero; the Multiverse if nobody fits."""
        place = self.seen.card
        self.places[place] = 1.0
        others = self.others()
        sounds = {o: self.trust * (self.heard.joker[o] - self.heard.hero[o][place]) for o in others}
        most = max(sounds.values())
        weights = {other: exp(sound - most) for other, sound in sounds.items()}
        total = sum(weights.values())
        for other, weight in weights.items():
            self.jokers[other] = weight / total
        if "claim" in self.seen.menu:
            ordinary = self.trust * sum(self.heard.hero[o][place] for o in others) + most + log(total / len(others))
            self.special = self.madness(ordinary)

    def madness(self, ordinary: float) -> float:
        """The chance that every card shows another place."""
        bags = MULTIVERSE_BAGS - self.seen.used.count(MULTIVERSE)
        copies = [copy for copy in COPIES if copy not in self.seen.copies and copy != self.seen.card]
        if self.seen.card not in COPIES or self.seen.card in self.seen.copies or self.seen.is_harley or not copies:
            return 0.0
        strange = 0.0
        for other in self.others():
            row = self.scaled(self.heard.hero[other])
            most = max(row[copy] for copy in copies)
            strange += most + log(sum(exp(row[copy] - most) for copy in copies) / len(copies))
        seats = self.seen.seats
        mine = (HERO_CARDS - 1) / HERO_CARDS if "harley" in self.seen.modes else 1.0
        prior = bags / (len(copies) + 1) / ((seats - 1) / seats * mine)
        ratio = prior * exp(max(-700.0, min(700.0, strange - ordinary)))
        return ratio / (1 + ratio)

    def public_places(self, without: int) -> Row:
        """Where a Joker in that seat would think to be, by what all others said."""
        return shares(self.heard.without(without), self.used)

    def looks_like_the_joker(self) -> Row:
        """How suspicious each seat looks to the heroes, as far as the reader can tell; her own is told by others' eyes."""
        place = self.best_place()
        sounds = [j - row[place] for j, row in zip(self.heard.joker, self.heard.hero, strict=True)]
        return shares(sounds)

    def best_place(self) -> int:
        return self.places.index(max(self.places))

    def own(self) -> int:
        assert self.seen.seat is not None
        return self.seen.seat
