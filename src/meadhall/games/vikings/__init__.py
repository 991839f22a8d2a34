"""Tiny Epic Vikings with Ragnarok, for one to four."""
