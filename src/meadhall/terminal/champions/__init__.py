"""Champions of Midgard in a terminal."""
