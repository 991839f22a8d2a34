"""Everything printed on the components, told in one language: what a program needs to draw the table."""

from collections.abc import Callable
from functools import cache
from typing import Final

from meadhall.games.walhalla.documents.facts import PLACES, PLAYERS
from meadhall.games.walhalla.rules.scoring import VIKINGS_OF_A_CARD
from meadhall.games.walhalla.rules.terrain import HUNT_TIMES
from meadhall.games.walhalla.table import box
from meadhall.games.walhalla.table.names import (
    CARD_NAMES,
    COLOUR_NAMES,
    FJORD_NAMES,
    NAMES,
    PART_NAMES,
    PENINSULA_NAMES,
    PLACE_NAMES,
    SHIP_NAMES,
    TERRAIN_NAMES,
    TILE_NAMES,
)
from meadhall.kernel.documents.printed import Facts
from meadhall.kernel.game import Json
from meadhall.text import arguments, ids, say

Named = Callable[[str, str], str]  # the name of a thing by its kind and id, in the language asked for

PREFIX: Final = "walhalla-table-"
PLAIN: Final = "walhalla-word-"
COUNTED: Final = {"viking": 20, "card": 32, "point": 200, "ship": 12}  # counted words are told for 0 to so many
REGIONS: Final = {"midgard": "W-BOARD-6", "walhalla": "W-FIGHT-2", "asgard": "W-NEXT-5"}
RULE_OF_TERRAIN: Final = {
    "cult": "W-TERRAIN-1",
    "forest_2": "W-TERRAIN-2",
    "forest_3": "W-TERRAIN-2",
    "village_1": "W-TERRAIN-3",
    "village_2": "W-TERRAIN-3",
    "wheat": "W-TERRAIN-4",
}
RULE_OF_CARD: Final = {
    **dict.fromkeys(("forest", "wheat", "cult", "village"), "W-CARD-7"),
    **dict.fromkeys(("peninsula_6", "peninsula_7", "peninsula_8"), "W-CARD-8"),
    "walhalla": "W-CARD-9",
    "hunt": "W-CARD-2",
    "attack": "W-CARD-3",
    "shield": "W-CARD-4",
}


def components_of(facts: Facts, lang: str, name: Named) -> Json:
    """Every component with its name, its numbers, what it does and the rule that says so."""
    return {
        **words(lang),
        "colours": {colour: {"name": name("colour", colour)} for colour in COLOUR_NAMES},
        "peninsulas": {peninsula: {"name": name("peninsula", peninsula)} for peninsula in PENINSULA_NAMES},
        "fjords": {fjord: {"name": name("fjord", fjord)} for fjord in FJORD_NAMES},
        "places": {place: {"name": name("places", place)} for place in NAMES["places"]},
        "terrains": {terrain: terrain_of(terrain, lang, name) for terrain in TERRAIN_NAMES},
        "cards": {card: card_of(facts, card, lang, name) for card in CARD_NAMES},
        "ships": {ship: ship_of(facts, ship, name) for ship in SHIP_NAMES},
        "tiles": {tile: tile_of(facts, tile, name) for tile in TILE_NAMES},
        "regions": {
            region: {
                "name": say(lang, f"walhalla-region-{region}"),
                "text": say(lang, f"walhalla-region-does-{region}"),
                "rule": rule,
            }
            for region, rule in REGIONS.items()
        },
        "parts": {part: {"name": name("part", part)} for part in PART_NAMES},
        "supply": by_place(facts),
        "wheat": [facts.number("wheat", "wheat", place) for place in PLACES[:3]],
        "majority": [
            {
                "points": facts.number("majority", "majority", place),
                "stand_in": facts.is_stand_in("majority", "majority", place),
            }
            for place in PLACES[:2]
        ],
        "limits": {
            "attacks": box.ATTACKS,
            "vikings": box.VIKINGS,
            "ships": box.SHIPS,
            "ship_length": box.SHIP_LENGTH,
        },
    }


def by_place(facts: Facts) -> Json:
    """The table of supply by the number of players: how many Vikings each place gets, and which are made up."""
    return {
        str(box.FEWEST_SEATS + k): [
            {
                "vikings": facts.number("supply", players, place),
                "stand_in": facts.is_stand_in("supply", players, place),
            }
            for place in PLACES[: box.FEWEST_SEATS + k]
        ]
        for k, players in enumerate(PLAYERS)
    }


def words(lang: str) -> Json:
    """Words of the table: plain ones, counted ones and those of the drawn table."""
    return {
        "texts": texts(lang),
        "words": {id.removeprefix(PLAIN): say(lang, id) for id in sorted(ids(lang)) if id.startswith(PLAIN)},
        "counts": {
            thing: [say(lang, f"walhalla-count-{thing}", n=n) for n in range(most + 1)]
            for thing, most in COUNTED.items()
        },
    }


@cache
def texts(lang: str) -> dict[str, str]:
    """What only the drawn table says; `{n}` and the like stand where the page fills in a number or a name."""
    return {
        id.removeprefix(PREFIX): say(lang, id, **{word: f"{{{word}}}" for word in arguments(lang, id)})
        for id in sorted(ids(lang))
        if id.startswith(PREFIX)
    }


def terrain_of(terrain: str, lang: str, name: Named) -> Json:
    """A terrain: what a forest gives, alone and with a hunt card, and what a village adds."""
    told: Json = {
        "name": name("terrain", terrain),
        "text": say(lang, f"walhalla-terrain-does-{terrain}"),
        "rule": RULE_OF_TERRAIN[terrain],
    }
    kind, _, n = terrain.partition("_")
    if kind == "forest":
        told |= {"points": int(n), "hunted": HUNT_TIMES * int(n)}
    if kind == "village":
        told["bonus"] = int(n)
    return told


def card_of(facts: Facts, card: str, lang: str, name: Named) -> Json:
    """An action card; some count as Vikings."""
    is_viking = card.startswith("peninsula") or card == "walhalla"
    return {
        "name": name("card", card),
        "text": say(lang, f"walhalla-card-does-{card}"),
        "rule": RULE_OF_CARD[card],
        "count": facts.number("card", card, "count"),
        "vikings": VIKINGS_OF_A_CARD if is_viking else 0,
        "is_for_landing": CARD_NAMES.index(card) >= box.END_CARDS,
    }


def ship_of(facts: Facts, ship: str, name: Named) -> Json:
    """A ship: its colour, and which of its places is the coloured one."""
    return {
        "name": name("ship", ship),
        "colour": ship.partition("_")[0],
        "place": PLACE_NAMES.index(facts.word("ship", ship, "place")),
        "stand_in": facts.is_stand_in("ship", ship, "place"),
        "rule": "W-BOARD-1",
    }


def tile_of(facts: Facts, tile: str, name: Named) -> Json:
    """A tile: its two fields, the first nearer the board unless it is turned."""
    return {
        "name": name("tile", tile),
        "fields": list(facts.words("tile", tile, "fields")),
        "stand_in": facts.is_stand_in("tile", tile, "fields"),
        "rule": "W-SETUP-1",
    }
