"""What a game states about itself, from its rules alone, so that the laws can be checked.

A game's charter is the one visible place for its modes, its bounds, what each seat observes, and its exceptions.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from fractions import Fraction
from typing import Any

from .game import Game
from .plain import Codec


class Charter:
    """A game subclasses it in `games/<g>/laws.py`; what is said here holds for a game that hides nothing."""

    codec: Codec
    modes: dict[str, dict[str, Any]] = {"base": {}}  # every variant the laws are to hold in, as options
    hows: tuple[str, ...] = ()  # every way it can end
    secrets = False  # whether anybody knows what another does not
    may_have_no_winner = False
    small: tuple[tuple[str, int, int], ...] = ()  # mode, seats, moves: positions where all worlds can be enumerated
    exceptions: dict[int, str] = {}  # a law that does not hold for this game, and why

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def seats(self, mode: str) -> Iterable[int]:
        return range(self.game.fewest, self.game.most + 1)

    def has_secrets(self, mode: str) -> bool:
        """Whether that variant hides anything at all."""
        return self.secrets

    def bound(self, seats: int) -> int:
        """No game is longer than so many moves, chance and clock included."""
        raise NotImplementedError

    def sees(self, before: Any, actor: int, move: int, after: Any, observer: int | None) -> Hashable | None:
        """What that seat (None: a spectator) observes of a move; None: not even that there was one.

        Written from the rules, never with `view` or `imagine`: this is what a view is measured by.
        """
        return (actor, move)

    def likelihood(self, before: Any, actor: int, moves: list[int]) -> list[Fraction]:
        """How likely another player is taken to make each of her moves: evenly. What law 7 weighs worlds by.

        Where passing or reacting is not to count as evidence of what she holds, a game says 1 for each.
        """
        return [Fraction(1, len(moves))] * len(moves)

    def conserved(self, s: Any) -> Any:
        """Cards, coins and pieces: the same at every moment of a game."""
        return None

    def symmetries(self, seats: int) -> Iterable[tuple[int, ...]]:
        """The ways to relabel seats that must change nothing else: seat i becomes the i-th entry."""
        return ()

    def gist(self, s: Any) -> bytes:
        """What two worlds must share to be the same: everything but the story."""
        copy = self.game.clone(s)
        copy.story = None
        return self.codec.encode(copy)
