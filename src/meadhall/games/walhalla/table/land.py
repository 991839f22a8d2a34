"""The land as it lies: which terrain a field has, who stands there, which fields a ship lies beside. [W-SETUP-1]

Only questions; nothing here changes anything.
"""

from mypy_extensions import i64

from meadhall.games.walhalla.table import box, on, printed
from meadhall.kernel.engine.agenda import State


def tiles_of(s: State, peninsula: i64) -> i64:
    """How many tiles a peninsula has. [W-SETUP-1] [W-VARIANT-1]"""
    return box.TILES_OF[s.at[on.LAYOUT_OF_LAND]][peninsula]


def rows_of(s: State, peninsula: i64) -> i64:
    """How many fields a peninsula has: two on each tile, one behind the other."""
    return 2 * tiles_of(s, peninsula)


def terrain_of(s: State, field: i64) -> i64:
    """The terrain of a field; NO_FIELD where there is no tile."""
    row = field % box.ROWS
    laid = s.at[on.TILE_AT + box.MOST_TILES * (field // box.ROWS) + row // 2]
    if laid == 0:
        return box.NO_FIELD
    tile = (laid - 1) // 2
    half = row % 2 if (laid - 1) % 2 == 0 else 1 - row % 2
    return s.fact[printed.TILE_HALF + 2 * tile + half]


def is_forest(terrain: i64) -> bool:
    """Whether a terrain is a forest, of 2 or of 3."""
    return box.FOREST_2 <= terrain <= box.FOREST_3


def is_village(terrain: i64) -> bool:
    """Whether a terrain is a village, of +1 or of +2."""
    return box.VILLAGE_1 <= terrain <= box.VILLAGE_2


def field_beside(s: State, peninsula: i64, row: i64) -> i64:
    """The field of a peninsula in a row; NO_FIELD beyond its last tile, where its tips or the sea are. [W-LAND-2]"""
    if peninsula < 0 or peninsula >= box.PENINSULAS or row >= rows_of(s, peninsula):
        return box.NO_FIELD
    return box.ROWS * peninsula + row


def ships_in(s: State, fjord: i64) -> i64:
    """How many ships lie in a fjord."""
    n: i64 = 0
    while n < box.SLOTS and s.at[on.SHIP_AT + box.SLOTS * fjord + n] != 0:
        n += 1
    return n


def has_room(s: State, fjord: i64) -> bool:
    """Whether one more ship would lie beside at least one field. [W-SAIL-2] [W-SAIL-3]"""
    first_row = box.SHIP_LENGTH * ships_in(s, fjord)
    longest: i64 = 0
    if fjord > 0:
        longest = rows_of(s, fjord - 1)
    if fjord < box.FJORDS - 1 and rows_of(s, fjord) > longest:
        longest = rows_of(s, fjord)
    return first_row < longest


def colour_of(ship: i64) -> i64:
    """The colour of a ship's coloured place, which is also the seat of its player. [W-BOARD-1] [W-RULING-28]"""
    return ship // box.SHIPS_OF_A_COLOUR


def place_in_row(landing: i64, turned: i64) -> i64:
    """Which place aboard is the n-th from the board: bow first, or stern first if the ship is turned. [W-LAND-1]"""
    return landing if turned == 0 else box.SHIP_LENGTH - 1 - landing


def fields_held(s: State, seat: i64) -> i64:
    """How many fields a seat's Vikings hold."""
    n: i64 = 0
    for field in range(box.FIELDS):
        if s.at[on.VIKING + field] == seat + 1:
            n += 1
    return n


def vikings_aboard(s: State, seat: i64) -> i64:
    """How many of a seat's Vikings are on the ship."""
    n: i64 = 0
    for place in range(box.SHIP_LENGTH):
        if s.at[on.ABOARD + place] == seat + 1:
            n += 1
    return n
