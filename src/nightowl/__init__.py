"""Nightowl: one table for four night games."""

__version__ = "0.1.0"
