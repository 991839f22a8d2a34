"""The sea as it is drawn on the map: which regions, docks and fjords lie beside which. [V-SEA]

Only questions about the map itself; nothing here changes anything, or depends on where pieces are.
"""

from mypy_extensions import i64

from meadhall.games.vikings.table import on, printed
from meadhall.kernel.engine.agenda import State


def on_map(s: State) -> i64:
    """Where the facts of the map begin that is played."""
    return printed.MAP + printed.MAP_SIZE * s.at[on.MAP]


def regions(s: State) -> i64:
    """How many regions there are; an island without a border is one region. [V-RAG-7]"""
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
    """The set of regions that a ferry route or a border leads to. [V-ACTION-10] [V-RAG-8]"""
    return s.fact[on_map(s) + printed.BESIDE + region]


def docks_of(s: State, region: i64) -> i64:
    """The set of the docks of a region."""
    return s.fact[on_map(s) + printed.SHORE_OF + region]


def regions_served(s: State, dock: i64) -> i64:
    """The set of regions that a dock serves: two at the end of a border. [V-RAG-9]"""
    return s.fact[on_map(s) + printed.SERVES + dock]


def fjords_at(s: State, dock: i64) -> i64:
    """The set of fjords that a dock opens onto: those beside its route. [V-ACTION-2]"""
    return s.fact[on_map(s) + printed.OPENS + dock]


def fjords_beside(s: State, fjord: i64) -> i64:
    """The set of fjords beside a fjord. [V-ACTION-2]"""
    return s.fact[on_map(s) + printed.WATERS + fjord]


def docks_on(s: State, fjord: i64) -> i64:
    """The set of docks on a fjord. [V-ACTION-2]"""
    return s.fact[on_map(s) + printed.QUAYS + fjord]
