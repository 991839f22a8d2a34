"""The kernel: what every game is built from and every match is kept in. It knows no game."""
