"""What is printed on the components, and where it stands in the row of facts: see facts.toml."""

from typing import Final

ATTACK: Final = 0  # + enemy
DEFENSE: Final = 74
WORTH: Final = 148  # glory
SPOILS: Final = 222  # wood of a troll, coins of a draugr, favor of a monster
BARRED: Final = 296  # kind of die that may not fight it, +1
COLOUR: Final = 370  # 0 none, RED, BLUE, YELLOW
SIDES: Final = 444  # + 6 * kind of die + side: the face shown
RUNE_WORTH: Final = 462
JOURNEY_KIND: Final = 472
ALONE: Final = 490  # + destiny: glory if alone
TIED: Final = 502
CARGO: Final = 514  # + 5 * merchant ship + (SWORD, SPEAR, AXE, food, wood)
CARGO_KINDS: Final = 5
SHIP_WOOD: Final = 554  # + private ship
SHIP_COINS: Final = 558
SHIP_WORTH: Final = 562
SHIP_SEATS: Final = 566
CAPACITY: Final = 570  # + ship, the public ones first
FACTS_SIZE: Final = 576
