"""Playing in a terminal: the table, what happened, the question, and what the player types."""
