"""Tiny Epic Vikings in a terminal."""
