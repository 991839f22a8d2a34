"""Everything printed on the components, told in one language: what a program needs to draw the table."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final, cast

from meadhall.games.champions.documents.facts import PUBLIC_SHIPS
from meadhall.games.champions.rules.recruiting import LONGHOUSE_LIMIT
from meadhall.games.champions.rules.resolution import MOST_FOOD_FROM_HUNT
from meadhall.games.champions.rules.rounds import ROUNDS
from meadhall.games.champions.rules.scoring import BLAME_GLORY
from meadhall.games.champions.rules.town import FAVOR_PRICE, HUT_PRICE, MERCHANT_FEE, RUNE_PRICE
from meadhall.games.champions.table.names import (
    COLOUR_NAMES,
    JOURNEY_COPIES,
    JOURNEY_KINDS,
    LOCATION_NAMES,
    NAMES,
    PRIVATE_SHIP_NAMES,
    RUNE_NAMES,
    STALL_NAMES,
    kind_of,
)
from meadhall.kernel.documents.facts import STAND_IN
from meadhall.kernel.documents.printed import Facts, Printed
from meadhall.kernel.game import Json
from meadhall.text import arguments, ids, say

Named = Callable[[str, str], str]  # the name of a thing by its kind and id, in the language asked for

MOST_COUNTED: Final = 20  # counted words are told for 0 to so many
PREFIX: Final = "champions-table-"
COUNTED: Final = ("food", "wood", "coins", "favor", "blame", "glory", "sword", "spear", "axe", "worker", "warrior")
SPOILS: Final = {"troll": "wood", "draugr": "coins", "monster": "favor"}
ECONOMIC_STALLS: Final = 4  # of the stalls, the first so many
RULE_OF_ENEMY: Final = {
    "troll": "C-TOWN-17",
    "draugr": "C-TOWN-18",
    "monster": "C-COMBAT-10",
    "kraken": "C-JOURNEY-4",
}
RULE_OF_LOCATION: Final = {
    "blacksmith": "C-TOWN-1",
    "hafter": "C-TOWN-2",
    "swordsmith": "C-TOWN-3",
    "smokehouse": "C-TOWN-4",
    "hunting_grounds": "C-TOWN-5",
    "jarls_longhouse": "C-TOWN-6",
    "market": "C-TOWN-7",
    "merchant_ship": "C-TOWN-8",
    "runesmith": "C-TOWN-9",
    "sages_house": "C-TOWN-10",
    "shipwright": "C-TOWN-11",
    "small_longship": "C-TOWN-12",
    "large_longship": "C-TOWN-13",
    **dict.fromkeys(PRIVATE_SHIP_NAMES, "C-TOWN-14"),
    "stave_church": "C-TOWN-15",
    "worker_huts": "C-TOWN-16",
    "troll": "C-TOWN-17",
    "draugr_left": "C-TOWN-18",
    "draugr_right": "C-TOWN-18",
    **{stall: f"C-STALL-{number}" for number, stall in enumerate(STALL_NAMES, 2)},
}
RULE_OF_THING: Final = {
    "food": "C-JOURNEY-9",
    "wood": "C-GEN-1",
    "coins": "C-SCORE-7",
    "favor": "C-COMBAT-4",
    "blame": "C-SCORE-8",
    "glory": "C-SCORE-9",
    "longhouse": "C-GEN-3",
    "workers": "C-PLACE-1",
    "first_player": "C-TOWN-6",
    "slain": "C-COMBAT-11",
}
# What a stall asks and gives, as printed on it.
STALL_PRICES: Final[dict[str, dict[str, int]]] = {
    "aumingi": {"food": 1},
    "folk_warriors": {"food": 1},
    "raiders": {"wood": 1},
    "jomsvikings": {"coins": 2},
    "varyags": {"coins": 1},
}
STALL_GOODS: Final[dict[str, dict[str, int]]] = {
    "aumingi": {"favor": 1},
    "skald": {"glory": 2},
    "generous_merchant": {"food": 1, "wood": 1},
    "wealthy_stranger": {"coins": 2},
    "folk_warriors": {"sword": 2},
    "raiders": {"spear": 2},
    "jomsvikings": {"sword": 1, "axe": 1},
    "varyags": {"sword": 1, "spear": 1},
}


def components_of(facts: Facts, lang: str, name: Named) -> Json:
    """Every component with its name, its numbers, what it does and the rule that says so.

    `text` is what stands on a card; `says` the sentence of the rule, where nothing else tells what a thing does.
    """
    return {
        **words(lang),
        "things": things(lang),
        "leaders": leaders(lang, name),
        "locations": {place: location(place, lang, name) for place in LOCATION_NAMES},
        "enemies": {card: enemy(facts, card, lang) for card in NAMES["enemy"]},
        "dice": dice(facts, name),
        "journeys": journeys(lang, name),
        "destinies": destinies(facts, lang, name),
        "runes": runes(facts, lang, name),
        "merchants": {
            card: {"name": name("merchant", card), "rule": "C-TOWN-8", **numbers(facts, "merchant", card)}
            for card in NAMES["merchant"]
        },
        "ships": {ship: ship_of(facts, ship, lang, name) for ship in NAMES["ship"]},
        "prices": {
            "favor": list(FAVOR_PRICE[1:]),
            "huts": [HUT_PRICE - hired for hired in range(4)],
            "merchant": MERCHANT_FEE,
            "rune": RUNE_PRICE,
            "blame": [-glory for glory in BLAME_GLORY],
        },
        "limits": {"longhouse": LONGHOUSE_LIMIT, "hunt": MOST_FOOD_FROM_HUNT, "rounds": ROUNDS},
    }


def words(lang: str) -> Json:
    """Words of the table: plain ones, counted ones and those of the drawn table."""
    plain = "champions-word-"
    return {
        "texts": texts(lang),
        "words": {id.removeprefix(plain): say(lang, id) for id in sorted(ids(lang)) if id.startswith(plain)},
        "counts": {
            thing: [say(lang, f"champions-count-{thing}", n=n) for n in range(MOST_COUNTED + 1)] for thing in COUNTED
        },
        "colours": {colour: say(lang, f"champions-colour-{colour}") for colour in COLOUR_NAMES},
        "targets": {target: say(lang, f"champions-target-{target}") for target in (*NAMES["target"], "hunt")},
    }


def leaders(lang: str, name: Named) -> Json:
    """The leaders, with a short name for narrow places."""
    return {
        leader: {
            "name": name("leader", leader),
            "short": say(lang, f"{PREFIX}leader-{leader}"),
            "text": say(lang, f"champions-leader-does-{leader}"),
            "rule": f"C-LEADER-{number}",
        }
        for number, leader in enumerate(NAMES["leader"], 1)
    }


def journeys(lang: str, name: Named) -> Json:
    """The kinds of journey cards."""
    return {
        kind: {
            "name": name("journey", kind),
            "text": say(lang, f"champions-journey-does-{kind}"),
            "rule": f"C-JOURNEY-{number}",
            "copies": JOURNEY_COPIES[number - 3],
        }
        for number, kind in enumerate(JOURNEY_KINDS, 3)
    }


def runes(facts: Facts, lang: str, name: Named) -> Json:
    """The runes; the rulebook has them by the alphabet."""
    return {
        rune: {
            "name": name("rune", rune),
            "text": say(lang, f"champions-rune-does-{rune}"),
            "rule": f"C-RUNE-{number}",
            **numbers(facts, "rune", rune),
        }
        for number, rune in enumerate(sorted(RUNE_NAMES), 2)
    }


@cache
def texts(lang: str) -> dict[str, str]:
    """What only the drawn table says; `{n}` and the like stand where the page fills in a number or a name."""
    return {
        id.removeprefix(PREFIX): say(lang, id, **{word: f"{{{word}}}" for word in arguments(lang, id)})
        for id in sorted(ids(lang))
        if id.startswith(PREFIX)
    }


def numbers(facts: Facts, kind: str, card: str) -> Json:
    """The numbers printed on a card, and which of them are made up."""
    printed: Mapping[str, Printed] = facts.printed[kind][card]
    made_up = [field for field, said in printed.items() if said.source == STAND_IN]
    return {**{field: said.value for field, said in printed.items()}, "stand_ins": made_up}


def things(lang: str) -> Json:
    """Stores, warriors and the marker: what they are called, and the rule about them."""
    return {
        thing: {"name": say(lang, f"champions-word-{thing}"), "rule": rule, "says": say(lang, rule)}
        for thing, rule in RULE_OF_THING.items()
    }


def location(place: str, lang: str, name: Named) -> Json:
    """A place for workers. What it asks and gives is told where it is always the same."""
    rule = RULE_OF_LOCATION[place]
    told: Json = {"name": name("location", place), "says": say(lang, rule), "rule": rule}
    if place in STALL_NAMES:
        told |= {
            "text": say(lang, f"champions-stall-does-{place}"),
            "military": STALL_NAMES.index(place) >= ECONOMIC_STALLS,
            "cost": STALL_PRICES.get(place, {}),
            "gain": STALL_GOODS[place],
        }
    return told


def enemy(facts: Facts, card: str, lang: str) -> Json:
    """An enemy card; the colour is told apart from the name."""
    kind = next(kind for kind in ("troll", "draugr", "monster", "kraken") if card in facts.printed[kind])
    printed = numbers(facts, kind, card)
    spoils = SPOILS.get(kind)
    colour = card.rpartition("_")[2]
    return {
        "name": facts.name(kind, card, lang) or say(lang, f"champions-enemy-{kind_of(card)}"),
        "kind": kind,
        "figure": kind_of(card),
        "colour": colour if colour in COLOUR_NAMES else None,
        "attack": printed["attack"],
        "defense": printed["defense"],
        "glory": printed["glory"],
        "spoils": {spoils: printed[spoils]} if spoils else {},
        "barred": printed["barred"] or None,
        "stand_ins": printed["stand_ins"],
        "rule": RULE_OF_ENEMY[kind],
        "says": say(lang, RULE_OF_ENEMY[kind]),
    }


def dice(facts: Facts, name: Named) -> Json:
    """The warrior dice and their six sides."""
    return {
        die: {
            "name": name("item", die),
            "rule": "C-COMBAT-5",
            "faces": list(cast(tuple[str, ...], facts.printed["die"][die]["faces"].value)),
            "face_names": {face: name("face", face) for face in NAMES["face"]},
            "stand_ins": numbers(facts, "die", die)["stand_ins"],
        }
        for die in NAMES["die"]
    }


def destinies(facts: Facts, lang: str, name: Named) -> Json:
    """The destiny cards."""
    return {
        card: {
            "name": name("destiny", card),
            "text": say(lang, f"champions-destiny-needs-{card}"),
            "rule": "C-SCORE-1",
            **numbers(facts, "destiny", card),
        }
        for card in NAMES["destiny"]
    }


def ship_of(facts: Facts, ship: str, lang: str, name: Named) -> Json:
    """A longship, public or private."""
    public = ship in PUBLIC_SHIPS
    rule = RULE_OF_LOCATION[ship]
    return {
        "name": name("ship", ship),
        "short": say(lang, f"{PREFIX}{ship}") if public else name("ship", ship),
        "says": say(lang, rule),
        "rule": rule,
        "public": public,
        **numbers(facts, "public_ship" if public else "private_ship", ship),
    }
