"""What lies on the table, and where: the places of the one row of numbers that is a situation.

A name is the place of the first number; `MIDGARD + seat` are the Vikings a seat has in Midgard. "+1" in a comment
means that 0 says "none". Fields of the land are numbered peninsula by peninsula, row by row from the board:
`VIKING + ROWS * peninsula + row`.
"""

from typing import Final

from meadhall.kernel.engine.views import HIDDEN, OWN, PUBLIC, Field

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
SELL_SEVERAL: Final = 12  # option [W-RULING-32]
# --- one number per seat -----------------------------------------------------------------------------------
MIDGARD: Final = 13
ASGARD: Final = 17
WALHALLA: Final = 21
POINTS: Final = 25
HAND_COUNT: Final = 29  # cards in hand, and those laid face down and not yet revealed
# --- more than one number per seat, field, fjord ... ---------------------------------------------------------
PARTS: Final = 33  # + 7 * seat + part: where the points come from
LOW_TIP: Final = 61  # + peninsula: points of the second place, 0 while the land is built
HIGH_TIP: Final = 64  # + peninsula: points of the first place
TILE_AT: Final = 67  # + 7 * peninsula + place: 2 * tile + whether it is turned, +1
VIKING: Final = 88  # + 14 * peninsula + row: seat +1
SHIP_AT: Final = 130  # + 5 * fjord + slot: 2 * ship + whether its stern lies nearer the board, +1
ABOARD: Final = 150  # + place: seat +1
DISCARD: Final = 153  # + card: how many lie in the discard pile
# --- hidden ------------------------------------------------------------------------------------------------
HAND: Final = 164  # + 11 * seat + card
LAID: Final = 208  # + 11 * seat + card: face down until REVEALED
DECK: Final = 252  # + card: how many are in the draw pile, whose order nobody has decided yet
SIZE: Final = 263

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
    Field("whole table", ATTACK, 13, PUBLIC),
    Field("Vikings, points, number of cards", MIDGARD, 20, PUBLIC),
    Field("points by part", PARTS, 28, PUBLIC),
    Field("land, ships, discards", LOW_TIP, 103, PUBLIC),
    Field("hands", HAND, 44, OWN),
    Field("cards laid face down", LAID, 44, OWN),  # everyone's once they are revealed
    Field("draw pile", DECK, 11, HIDDEN),  # others' cards look like cards of the pile
)
