"""Where everything on the table lies: the places of the one row of numbers that is a situation.

A name is the place of the first number; `MIDGARD + seat` are the Vikings a seat has in Midgard. Things are
numbered as in names.py; "+1" in a comment means that 0 says "none". Fields of the land are numbered peninsula by
peninsula, row by row from the board: `VIKING + ROWS * peninsula + row`.
"""

from typing import Final

from meadhall.kernel.views import HIDDEN, OWN, PUBLIC, Field

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

# --- the whole table -------------------------------------------------------------------------------------
ATTACK: Final = 0  # which of the three; 0 while the land is built
START_PLAYER: Final = 1
LAYOUT_OF_LAND: Final = 2  # which arrangement of peninsulas, as in names.LAYOUT_NAMES
BLOCKED_TO_ASGARD: Final = 3  # option [W-RULING-1]
HERO_FROM_MIDGARD: Final = 4  # option [W-RULING-4]
LONE_CARD: Final = 5  # option [W-RULING-16]
OVER: Final = 6
SHIP_BAG: Final = 7  # set of ships still face down
SHIP: Final = 8  # the ship that is boarded or lands now, +1
TILE_BAG: Final = 9  # set of tiles not yet laid
DECK_LEFT: Final = 10  # cards in the draw pile
REVEALED: Final = 11  # 1 from the reveal of the laid cards until they are discarded
# --- one number per seat -----------------------------------------------------------------------------------
MIDGARD: Final = 12
ASGARD: Final = 16
WALHALLA: Final = 20
POINTS: Final = 24
HAND_COUNT: Final = 28  # cards in hand, and those laid face down and not yet revealed
# --- more than one number per seat, field, fjord ... ---------------------------------------------------------
PARTS: Final = 32  # + 7 * seat + part: where the points come from
LOW_TIP: Final = 60  # + peninsula: points of the second place, 0 while the land is built
HIGH_TIP: Final = 63  # + peninsula: points of the first place
TILE_AT: Final = 66  # + 7 * peninsula + place: 2 * tile + whether it is turned, +1
VIKING: Final = 87  # + 14 * peninsula + row: seat +1
SHIP_AT: Final = 129  # + 5 * fjord + slot: 2 * ship + whether its stern lies nearer the board, +1
ABOARD: Final = 149  # + place: seat +1
DISCARD: Final = 152  # + card: how many lie in the discard pile
# --- hidden ------------------------------------------------------------------------------------------------
HAND: Final = 163  # + 11 * seat + card
LAID: Final = 207  # + 11 * seat + card: face down until REVEALED
DECK: Final = 251  # + card: how many are in the draw pile, whose order nobody has decided yet
SIZE: Final = 262

# Where points come from, in the order of the game.
PART_FOREST: Final = 0
PART_CARDS: Final = 1
PART_PENINSULAS: Final = 2
PART_WHEAT: Final = 3
PART_FIELDS: Final = 4
PART_WALHALLA: Final = 5
PART_SOLD: Final = 6
SCORE_PARTS: Final = 7

# Who may see what. HIDDEN fields reach a view only as far as views.py says.
LAYOUT: Final[tuple[Field, ...]] = (
    Field("whole table", ATTACK, 12, PUBLIC),
    Field("Vikings, points, number of cards", MIDGARD, 20, PUBLIC),
    Field("points by part", PARTS, 28, PUBLIC),
    Field("land, ships, discards", LOW_TIP, 103, PUBLIC),
    Field("hands", HAND, 44, OWN),
    Field("cards laid face down", LAID, 44, OWN),  # everyone's once they are revealed
    Field("draw pile", DECK, 11, HIDDEN),  # others' cards look like cards of the pile
)

# --- facts: what is printed on the components (see facts.toml), numbered the same way ------------------------
TILE_HALF: Final = 0  # + 2 * tile + half: its terrain
SHIP_PLACE: Final = 36  # + ship: which place is the coloured one
CARD_COUNT: Final = 48  # + card
SUPPLY: Final = 59  # + 4 * (seats - 3) + place from 0
START_MIDGARD: Final = 67  # + seats - 3
WHEAT_POINTS: Final = 69  # + attack from 0
WALHALLA_POINTS: Final = 72  # + place from 0
FACTS_SIZE: Final = 74

SHIPS_OF_A_COLOUR: Final = 3  # ships are numbered colour by colour
FEWEST_SEATS: Final = 3

# Tiles of each peninsula, by arrangement. [W-SETUP-1] [W-VARIANT-1]
TILES_OF: Final[tuple[tuple[int, int, int], ...]] = ((6, 6, 6), (5, 6, 7), (5, 7, 6), (6, 5, 7))
