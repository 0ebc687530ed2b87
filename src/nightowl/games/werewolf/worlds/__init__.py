"""Possible worlds: what can be worked out from what a seat knows and what all have said."""
