"""The server: tables that people and bots share, a log that loses nothing, and a page to play on."""
