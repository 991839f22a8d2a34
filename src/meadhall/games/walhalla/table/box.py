"""What is in the box: the kinds of things there are, how many of each, and their numbers, as in names.py."""

from typing import Final

MOST_SEATS: Final = 4
COLOURS: Final = 4
VIKINGS: Final = 14  # of each colour [W-GEN-2]
ATTACKS: Final = 3  # [W-ATTACK-1]

PENINSULAS: Final = 3
FJORDS: Final = 4  # fjord f lies between peninsula f - 1 and peninsula f
TILES: Final = 18
MOST_TILES: Final = 7  # of one peninsula [W-VARIANT-1]
ROWS: Final = 14  # fields of a peninsula of seven tiles
FIELDS: Final = 42
SHIPS: Final = 12
SHIP_LENGTH: Final = 3  # places aboard, each beside one row
SLOTS: Final = 5  # ships that fit into a fjord beside a peninsula of seven tiles

# Terrain.
CULT: Final = 0
FOREST_2: Final = 1
FOREST_3: Final = 2
VILLAGE_1: Final = 3
VILLAGE_2: Final = 4
WHEAT: Final = 5
NO_FIELD: Final = -1  # a tip, or the open sea

# Cards, by kind: those for the end of an attack come first.
FOREST_CARD: Final = 0
WHEAT_CARD: Final = 1
CULT_CARD: Final = 2
VILLAGE_CARD: Final = 3
PENINSULA_CARD: Final = 4  # of tip 6; 7 and 8 follow
WALHALLA_CARD: Final = 7
HUNT_CARD: Final = 8
ATTACK_CARD: Final = 9
SHIELD_CARD: Final = 10
CARDS: Final = 11
END_CARDS: Final = 8  # the first so many are for the end of an attack
LOWEST_HIGH_TIP: Final = 6

SHIPS_OF_A_COLOUR: Final = 3  # ships are numbered colour by colour
FEWEST_SEATS: Final = 3

# Tiles of each peninsula, by arrangement. [W-SETUP-1] [W-VARIANT-1]
TILES_OF: Final[tuple[tuple[int, int, int], ...]] = ((6, 6, 6), (5, 6, 7), (5, 7, 6), (6, 5, 7))
