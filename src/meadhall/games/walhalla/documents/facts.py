"""The facts of Walhalla: facts.toml, or a pack laid over it, as the row of numbers of a match."""

from typing import Final

from meadhall.games.walhalla.table import box, printed
from meadhall.games.walhalla.table.names import CARD_NAMES, PLACE_NAMES, SHIP_NAMES, TERRAIN_NAMES, TILE_NAMES
from meadhall.kernel.documents.facts import Kind, ListOf, OneOf, WholeNumber
from meadhall.kernel.documents.printed import FactBook, Facts

PLACES: Final = ("first", "second", "third", "fourth")
PLAYERS: Final = ("three", "four")
FIELDS_OF_A_TILE: Final = 2

_VIKINGS: Final = WholeNumber(0, box.VIKINGS)
_POINTS: Final = WholeNumber(0, 50)

KINDS: Final = (
    Kind(
        "supply",
        PLAYERS,
        # One Viking of each colour is needed for Walhalla. [W-SETUP-4]
        {"midgard": WholeNumber(1, box.VIKINGS - 1), **dict.fromkeys(PLACES, _VIKINGS)},
        optional=frozenset({PLACES[-1]}),  # three players have three places
    ),
    Kind("wheat", (), dict.fromkeys(PLACES[:3], _POINTS)),
    Kind("majority", (), dict.fromkeys(PLACES[:2], _POINTS)),
    Kind("card", CARD_NAMES, {"count": WholeNumber(1, 9)}, fixed=frozenset({"count"})),
    Kind("ship", SHIP_NAMES, {"place": OneOf(PLACE_NAMES)}),
    Kind("tile", TILE_NAMES, {"fields": ListOf(TERRAIN_NAMES, FIELDS_OF_A_TILE)}),
)


def row_of_facts(facts: Facts) -> list[int]:
    """The facts as the numbers that a match reads, at the places named in printed.py."""
    row = [0] * printed.FACTS_SIZE
    for players, table in enumerate(PLAYERS):
        row[printed.START_MIDGARD + players] = facts.number("supply", table, "midgard")
        for place, field in enumerate(PLACES[: box.FEWEST_SEATS + players]):
            row[printed.SUPPLY + box.MOST_SEATS * players + place] = facts.number("supply", table, field)
    for attack, field in enumerate(PLACES[:3]):
        row[printed.WHEAT_POINTS + attack] = facts.number("wheat", "wheat", field)
    for place, field in enumerate(PLACES[:2]):
        row[printed.WALHALLA_POINTS + place] = facts.number("majority", "majority", field)
    for card, name in enumerate(CARD_NAMES):
        row[printed.CARD_COUNT + card] = facts.number("card", name, "count")
    for ship, name in enumerate(SHIP_NAMES):
        row[printed.SHIP_PLACE + ship] = PLACE_NAMES.index(facts.word("ship", name, "place"))
    for tile, name in enumerate(TILE_NAMES):
        for half, terrain in enumerate(facts.words("tile", name, "fields")):
            row[printed.TILE_HALF + FIELDS_OF_A_TILE * tile + half] = TERRAIN_NAMES.index(terrain)
    return row


BOOK: Final = FactBook("meadhall.games.walhalla", KINDS, row_of_facts)
