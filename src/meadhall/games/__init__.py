"""The games: a folder each, with what its box holds. None of them knows another."""
