"""Nightshift: a working night at a club."""

from .rules import Nightshift

GAME = Nightshift()
