"""The names of everything that has a number: used in answers, positions, events and match files.

They are the same in every language; what people read is looked up by them (`walhalla-<kind>-<name>`).
"""

from typing import Final

from meadhall.games.walhalla.table import box

COLOUR_NAMES: Final = ("blue", "red", "yellow", "black")  # seat by seat [W-RULING-28]
SEAT_NAMES: Final = ("0", "1", "2", "3")
PENINSULA_NAMES: Final = ("peninsula_1", "peninsula_2", "peninsula_3")
FJORD_NAMES: Final = ("fjord_1", "fjord_2", "fjord_3", "fjord_4")
TERRAIN_NAMES: Final = ("cult", "forest_2", "forest_3", "village_1", "village_2", "wheat")
PLACE_NAMES: Final = ("bow", "middle", "stern")  # the three places aboard a ship

# Cards for the end of an attack come first, those for the landing after them.
CARD_NAMES: Final = (
    "forest",
    "wheat",
    "cult",
    "village",
    "peninsula_6",
    "peninsula_7",
    "peninsula_8",
    "walhalla",
    "hunt",
    "attack",
    "shield",
)
TILE_NAMES: Final = tuple(f"tile_{n}" for n in range(1, 19))
SHIP_NAMES: Final = tuple(f"{colour}_{n}" for colour in COLOUR_NAMES for n in (1, 2, 3))
# Mirrored ones are alike. [W-RULING-33]
LAYOUT_NAMES: Final = tuple("-".join(map(str, tiles)) for tiles in box.TILES_OF)
PART_NAMES: Final = ("forest", "cards", "peninsulas", "wheat", "fields", "walhalla", "sold")

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "seat": SEAT_NAMES,
    "other": SEAT_NAMES,
    "colour": COLOUR_NAMES,
    "peninsula": PENINSULA_NAMES,
    "fjord": FJORD_NAMES,
    # Which places are taken: every set of one, two or three of them.
    "places": ("bow", "middle", "bow_middle", "stern", "bow_stern", "middle_stern", "all"),
    "end": ("bow", "stern"),  # which end of a ship goes in first
    "terrain": TERRAIN_NAMES,
    "card": CARD_NAMES,
    "tile": TILE_NAMES,
    "turned": ("straight", "turned"),
    "ship": SHIP_NAMES,
    "low_tip": ("3", "4", "5"),
    "high_tip": ("6", "7", "8"),
    # A field: its peninsula and its row, counted from the board.
    "field": tuple(f"{p}.{row}" for p in (1, 2, 3) for row in range(1, box.ROWS + 1)),
    "part": PART_NAMES,
    "peninsulas": LAYOUT_NAMES,
    "blocked": ("midgard", "asgard"),
    "first_hero": ("asgard", "midgard"),
    "selling": ("one_by_one", "several"),
}
