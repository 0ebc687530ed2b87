"""Gelini Nightlife: a queue, a die, cliques that change clubs."""

from .rules import Gelini

GAME = Gelini()
