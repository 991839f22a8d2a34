"""The engine: agenda, chance, views, words and events. What games are built from; compiled where that is possible."""
