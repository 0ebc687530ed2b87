"""One Night Ultimate Werewolf: one night, one day, one vote."""

from .rules import Werewolf

GAME = Werewolf()
