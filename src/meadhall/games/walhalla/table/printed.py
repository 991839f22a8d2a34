"""What is printed on the components, and where it stands in the row of facts: see facts.toml."""

from typing import Final

TILE_HALF: Final = 0  # + 2 * tile + half: its terrain
SHIP_PLACE: Final = 36  # + ship: which place is the coloured one
CARD_COUNT: Final = 48  # + card
SUPPLY: Final = 59  # + 4 * (seats - 3) + place from 0
START_MIDGARD: Final = 67  # + seats - 3
WHEAT_POINTS: Final = 69  # + attack from 0
WALHALLA_POINTS: Final = 72  # + place from 0
FACTS_SIZE: Final = 74
