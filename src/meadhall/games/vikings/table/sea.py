"""The sea as it is drawn on the map: which regions, docks and fjords lie beside which. [V-GEN-6]

Only questions about the map itself; nothing here changes anything, or depends on where pieces are.
"""

from mypy_extensions import i64

from meadhall.games.vikings.table import on, printed
from meadhall.kernel.engine.agenda import State


def on_map(s: State) -> i64:
    """Where the facts of the map begin that is played."""
    return printed.MAP + printed.MAP_SIZE * s.at[on.MAP]


def regions(s: State) -> i64:
    """How many regions there are; an island without a border is one region. [V-REGION-1]"""
    return s.fact[on_map(s) + printed.REGIONS]


def docks(s: State) -> i64:
    """How many docks there are."""
    return s.fact[on_map(s) + printed.DOCKS]


def fjords(s: State) -> i64:
    """How many fjords there are."""
    return s.fact[on_map(s) + printed.FJORDS]


def outer_regions(s: State) -> i64:
    """The set of the regions that touch the edge of the map, as games for one and two need them. [V-TWO-1]"""
    return s.fact[on_map(s) + printed.OUTER]


def rune_of(s: State, region: i64) -> i64:
    """The rune of a region."""
    return s.fact[on_map(s) + printed.RUNE_OF + region]


def regions_beside(s: State, region: i64) -> i64:
    """The set of regions that a ferry route or a border leads to. [V-GEN-7] [V-REGION-2]"""
    return s.fact[on_map(s) + printed.BESIDE + region]


def docks_of(s: State, region: i64) -> i64:
    """The set of the docks of a region."""
    return s.fact[on_map(s) + printed.SHORE_OF + region]


def regions_served(s: State, dock: i64) -> i64:
    """The set of regions that a dock serves: two at the end of a border. [V-REGION-3]"""
    return s.fact[on_map(s) + printed.SERVES + dock]


def fjords_at(s: State, dock: i64) -> i64:
    """The set of fjords that a dock opens onto: those beside its route. [V-GEN-7]"""
    return s.fact[on_map(s) + printed.OPENS + dock]


def fjords_beside(s: State, fjord: i64) -> i64:
    """The set of fjords beside a fjord. [V-GEN-7]"""
    return s.fact[on_map(s) + printed.WATERS + fjord]


def docks_on(s: State, fjord: i64) -> i64:
    """The set of docks on a fjord. [V-GEN-7]"""
    return s.fact[on_map(s) + printed.QUAYS + fjord]


def circled_docks(s: State) -> i64:
    """The set of docks where the enemy of a game for one may begin. [V-SOLO-3]"""
    return s.fact[on_map(s) + printed.CIRCLED]


def upper_regions(s: State) -> i64:
    """The set of regions above the middle of the map. [V-SOLO-31] [V-RULING-21]"""
    return s.fact[on_map(s) + printed.TOP]


def western_regions(s: State) -> i64:
    """The set of regions in the left half of the map. [V-RULING-46]"""
    return s.fact[on_map(s) + printed.WEST]


def easting(s: State, region: i64) -> i64:
    """How far east a region lies. [V-RULING-21]"""
    return s.fact[on_map(s) + printed.EASTING + region]


def ferry_from(s: State, dock: i64) -> i64:
    """The dock at the other end of the ferry route of a dock, +1; 0 if the route leads off the map."""
    return s.fact[on_map(s) + printed.FERRY + dock]


def next_on_shore(s: State, dock: i64) -> i64:
    """The next dock of the island clockwise, +1; 0 where the shore ends at the edge of the map."""
    return s.fact[on_map(s) + printed.SHORE_NEXT + dock]


def before_on_shore(s: State, dock: i64) -> i64:
    """The dock of the island before this one, +1; 0 where the shore ends at the edge of the map."""
    return s.fact[on_map(s) + printed.SHORE_BEFORE + dock]
