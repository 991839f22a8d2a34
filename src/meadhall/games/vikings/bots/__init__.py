"""Bots that this game brings."""
