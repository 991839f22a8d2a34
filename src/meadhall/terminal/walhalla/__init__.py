"""Walhalla in a terminal."""
