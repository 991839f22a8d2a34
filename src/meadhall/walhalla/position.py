"""A situation of Walhalla as one document with names instead of numbers; reading.py reads it again."""

from typing import Final

from mypy_extensions import i64

from meadhall.kernel.agenda import State, count_bits, first, second, third
from meadhall.kernel.game import Json
from meadhall.walhalla.contents import STEPS
from meadhall.walhalla.fields import (
    ABOARD,
    ASGARD,
    ATTACK,
    BLOCKED_TO_ASGARD,
    CARDS,
    DECK,
    DECK_LEFT,
    DISCARD,
    FJORDS,
    HAND,
    HAND_COUNT,
    HERO_FROM_MIDGARD,
    HIGH_TIP,
    LAID,
    LAYOUT_OF_LAND,
    LONE_CARD,
    LOW_TIP,
    MIDGARD,
    MOST_TILES,
    OVER,
    PARTS,
    PENINSULAS,
    POINTS,
    REVEALED,
    ROWS,
    SCORE_PARTS,
    SHIP,
    SHIP_AT,
    SHIP_BAG,
    SHIP_LENGTH,
    SLOTS,
    START_PLAYER,
    TILE_AT,
    VIKING,
    WALHALLA,
)
from meadhall.walhalla.land import fields_held, has_room, ships_in, terrain_of, tiles_of, vikings_aboard
from meadhall.walhalla.names import COLOUR_NAMES, NAMES
from meadhall.walhalla.scoring import peninsula_points, peninsula_total
from meadhall.walhalla.steps import BEGIN_TURN, DEFEND, LAND_VIKING, LAY_CARDS

FORMAT: Final = 1
MASKS: Final = ("owing",)  # arguments of steps that are sets of seats
NAMED: Final = {"fjord": NAMES["fjord"], "field": NAMES["field"]}  # arguments that have names
STEP_NAMES: Final = tuple(type(line).__name__ for line in STEPS)

# One number per seat: name in the document, place.
PLAYER_NUMBERS: Final = (
    ("midgard", MIDGARD),
    ("walhalla", WALHALLA),
    ("asgard", ASGARD),
)
