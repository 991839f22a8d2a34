"""Meadhall: play, study and teach machines to play Viking board games."""

__version__ = "0.1.0"
