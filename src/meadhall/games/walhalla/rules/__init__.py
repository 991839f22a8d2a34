"""The rulebook, one chapter a file; contents.py lists its steps in order."""
