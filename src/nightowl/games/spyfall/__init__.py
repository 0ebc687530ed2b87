"""DC Spyfall: one at the table does not know where everybody is, and must not let on."""

from .rules import Spyfall

GAME = Spyfall()
