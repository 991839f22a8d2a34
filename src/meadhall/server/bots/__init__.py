"""Bots of the server, which think in processes of their own."""
