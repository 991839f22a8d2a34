"""Everything printed on the components, told in one language: what a program needs to draw the table."""

from collections.abc import Callable
from functools import cache
from typing import Final

from meadhall.games.vikings.documents.facts import ERA_SPOTS, ERAS, RANKS, ids_on, rune_meant
from meadhall.games.vikings.rules.giants import SETTLERS_OF_AN_EINHERJAR, SETTLERS_TO_SLAY
from meadhall.games.vikings.rules.turns import DEDICATED_FURY
from meadhall.games.vikings.rules.valkyries import FOOD_FOR_A_SETTLER, STEEL_FOR_A_TEMPLE
from meadhall.games.vikings.table import box
from meadhall.games.vikings.table.names import (
    BOON_NAMES,
    CARD_NAMES,
    DOCK_NAMES,
    EINHERJAR_CARD_NAMES,
    ENEMY_MAT_NAMES,
    FAVOR_NAMES,
    FJORD_NAMES,
    GIANT_NAMES,
    GOD_NAMES,
    ICON_NAMES,
    MAP_NAMES,
    NAMES,
    PART_NAMES,
    REGION_NAMES,
    RESOURCE_NAMES,
    RUNE_NAMES,
    SPOT_NAMES,
    VALKYRIE_CARD_NAMES,
)
from meadhall.kernel.documents.printed import Facts
from meadhall.kernel.game import Json
from meadhall.text import arguments, ids, say

Named = Callable[[str, str], str]  # the name of a thing by its kind and id, in the language asked for

PREFIX: Final = "vikings-table-"
PLAIN: Final = "vikings-word-"
COUNTED: Final = {  # counted words are told for 0 to so many
    "settler": box.ENEMY_SETTLERS,
    "boat": box.ENEMY_BOATS,
    "temple": box.ENEMY_TEMPLES,
    "valkyrie": box.ENEMY_VALKYRIES * box.RUNES,
    "giant": box.GIANTS,
    "village": box.VILLAGES,
    "card": box.CARDS,
    "favor": box.FAVORS,
    "rune": box.GIANTS,
    "move": 20,
    "point": 200,
    **dict.fromkeys(RESOURCE_NAMES, box.MOST_OF_A_RESOURCE),
}
RULE_OF_ACTION: Final = {
    "sail": "V-SAIL-1",
    "explore": "V-EXPLORE-1",
    "harvest": "V-HARVEST-1",
    "build": "V-BUILD-1",
    "explore_temple": "V-RUNE-1",
    "smite": "V-RUNE-2",
    "draw_replace": "V-RUNE-3",
    "enter_battle": "V-RUNE-4",
    "collect": "V-RUNE-5",
    "exchange": "V-RUNE-6",
    "fury": "V-RUNE-7",
    "raid_free": "V-NEWCARD-9",
    "move_giant": "V-NEWCARD-8",
    "smite_near": "V-BOON-2",
    "deploy_free": "V-BOON-4",
    "fury_down_other": "V-BOON-5",
    "collect_steel": "V-BOON-6",
    "harvest_one_kind": "V-BOON-8",
    "sail_light": "V-BOON-9",
    "recall_harvest": "V-BOON-10",
    "smite_or_giant": "V-BOON-11",
    "build_boat": "V-BOON-12",
}
RULE_OF_ICON: Final = {
    "fury": "V-SOLO-23",
    "chase": "V-SOLO-24",
    "cross": "V-SOLO-25",
    "settler": "V-SOLO-26",
    "boat": "V-SOLO-27",
    "temple": "V-SOLO-28",
    "battle": "V-SOLO-29",
}


def components_of(facts: Facts, lang: str, name: Named) -> Json:
    """Every component with its name, its numbers, what it does and the rule that says so."""
    return {
        **words(lang),
        "runes": {
            rune: {"name": name("rune", rune), "glyph": say(lang, f"vikings-glyph-{rune}"), "rule": "V-GEN-4"}
            for rune in RUNE_NAMES
        },
        "joker": {"name": say(lang, "vikings-word-joker"), "glyph": say(lang, "vikings-glyph-joker")},
        "resources": {resource: {"name": name("resource", resource)} for resource in RESOURCE_NAMES},
        "row_ends": {end: {"name": name("row_end", end)} for end in NAMES["row_end"]},
        "parts": {part: {"name": name("part", part)} for part in PART_NAMES},
        "enemy": {"name": say(lang, "vikings-word-enemy")},
        "actions": {
            action: {"name": name("action", action), "rule": RULE_OF_ACTION[action]} for action in BOON_NAMES[1:]
        },
        "icons": {
            icon: {
                "name": name("icon", icon),
                "text": say(lang, f"vikings-icon-does-{icon}"),
                "rule": RULE_OF_ICON[icon],
            }
            for icon in ICON_NAMES
        },
        "cards": {card: card_of(facts, card, lang, name) for card in CARD_NAMES},
        "favors": {favor: favor_of(facts, favor, name) for favor in FAVOR_NAMES},
        "gods": {god: god_of(facts, god, lang, name) for god in GOD_NAMES},
        "giants": {
            giant: {
                "name": name("giant", giant),
                "points": facts.number("giant", giant, "points"),
                "stand_ins": made_up(facts, "giant", giant),
                "rule": "V-SCORE-5",
            }
            for giant in GIANT_NAMES
        },
        "valkyries": {rune: valkyrie_of(facts, rune) for rune in RUNE_NAMES},
        "eras": [era_of(facts, era) for era in ERAS],
        "spots": {spot: spot_of(facts, spot, lang, name) for spot in SPOT_NAMES},
        "clan": clan_of(facts),
        "score": {
            "islands": [facts.number("score", "score", f"island_{rank}") for rank in RANKS],
            "favors": [facts.number("score", "score", f"favor_{rank}") for rank in RANKS],
            "stand_ins": made_up(facts, "score", "score"),
            "rule": "V-SCORE-1",
        },
        "enemy_mats": {mat: enemy_mat_of(facts, mat, name) for mat in ENEMY_MAT_NAMES},
        "maps": {map_name: map_told(facts, map_name, lang, name) for map_name in MAP_NAMES},
        "limits": {
            "eras": box.ERAS,
            "of_a_resource": box.MOST_OF_A_RESOURCE,
            "favor_slots": box.FAVOR_SLOTS,
            "settlers": box.SETTLERS,
            "boats": box.BOATS,
            "temples": box.TEMPLES,
            "valkyries": box.VALKYRIES,
            "fury": box.MOST_FURY,
            "track": box.TRACK_END,
        },
        "influence": {
            "settler": box.SETTLER_INFLUENCE,
            "boat": box.BOAT_INFLUENCE,
            "temple": box.TEMPLE_INFLUENCE,
            "valkyrie": box.VALKYRIE_INFLUENCE,
            "rule": "V-CONTROL-1",
        },
        "slaying": {
            "settlers": SETTLERS_TO_SLAY,
            "settlers_of_an_einherjar": SETTLERS_OF_AN_EINHERJAR,
            "rule": "V-GIANT-2",
        },
        "flights": {
            "food_for_a_settler": FOOD_FOR_A_SETTLER,
            "steel_for_a_temple": STEEL_FOR_A_TEMPLE,
            "rule": "V-VALKYRIE-9",
        },
    }


def words(lang: str) -> Json:
    """Words of the table: plain ones, counted ones and those of the drawn table."""
    return {
        "texts": texts(lang),
        "words": {id.removeprefix(PLAIN): say(lang, id) for id in sorted(ids(lang)) if id.startswith(PLAIN)},
        "counts": {
            thing: [say(lang, f"vikings-count-{thing}", n=n) for n in range(most + 1)]
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


def made_up(facts: Facts, kind: str, name: str) -> list[str]:
    """Which values of a table are stand-ins. [V-STANDIN-1]"""
    return [field for field in facts.printed[kind][name] if facts.is_stand_in(kind, name, field)]


def action_of(action: str, n: int, lang: str) -> Json | None:
    """An action with its number, and what it lets one do; None if there is none."""
    if not action:
        return None
    return {
        "action": action,
        "n": n,
        "text": say(lang, f"vikings-action-does-{action}", n=n),
        "rule": RULE_OF_ACTION[action],
    }


def bag_of(facts: Facts, kind: str, name: str, prefix: str = "") -> dict[str, int]:
    """The resources in a bag."""
    bag = {resource: facts.number(kind, name, f"{prefix}{resource}") for resource in RESOURCE_NAMES}
    return {resource: n for resource, n in bag.items() if n}


def boost_told(word: str, rune: int) -> str | None:
    """What a number on a card grows by: the name of a rune or a resource."""
    if word in RESOURCE_NAMES or not word:
        return word or None
    return RUNE_NAMES[rune_meant(word, rune)]


def card_of(facts: Facts, card: str, lang: str, name: Named) -> Json:
    """A Viking card: its rune, Strength, Leader Action, what its Rune Action needs, and that. [V-TURN-12]"""
    if card in VALKYRIE_CARD_NAMES or card in EINHERJAR_CARD_NAMES:
        return ragnarok_card_of(facts, card, lang, name)
    viking, _, rune = card.partition("_")
    number = RUNE_NAMES.index(rune)
    return {
        "name": name("card", card),
        "viking": viking,
        "rune": rune,
        "strength": facts.number("viking", viking, "strength"),
        "times": facts.number("viking", viking, "times"),
        "strength_by": boost_told(facts.word("viking", viking, "strength_by"), number),
        "steel": facts.number("viking", viking, "steel"),
        "leader": action_of(facts.word("viking", viking, "leader"), facts.number("viking", viking, "leader_n"), lang),
        "leader_by": boost_told(facts.word("viking", viking, "leader_by"), number),
        "needs": [boost_told(word, number) for word in facts.words("viking", viking, "needs")],
        "needs_valkyries": 0,
        "needs_giants": 0,
        "rune_action": action_of(
            facts.word("viking", viking, "rune_action"), facts.number("viking", viking, "rune_n"), lang
        ),
        "bag": bag_of(facts, "viking", viking, "collect_"),
        "stand_ins": made_up(facts, "viking", viking),
        "rule": "V-TURN-12",
    }


def ragnarok_card_of(facts: Facts, card: str, lang: str, name: Named) -> Json:
    """A Valkyrie or Einherjar card: Strength and condition by Valkyries or Giants. [V-NEWCARD-3] [V-NEWCARD-4]"""
    is_valkyrie = card in VALKYRIE_CARD_NAMES
    kind = "valkyrie_card" if is_valkyrie else "einherjar_card"
    return {
        "name": name("card", card),
        "viking": kind,
        "rune": "joker" if is_valkyrie else facts.word(kind, card, "rune"),
        "strength": 0,
        "times": facts.number(kind, card, "times"),
        "strength_by": "valkyries" if is_valkyrie else "giants",
        "steel": 0,
        "leader": action_of(facts.word(kind, card, "leader"), facts.number(kind, card, "leader_n"), lang),
        "leader_by": None,
        "needs": [],
        "needs_valkyries": facts.number(kind, card, "valkyries") if is_valkyrie else 0,
        "needs_giants": 0 if is_valkyrie else 1,
        "rune_action": action_of(facts.word(kind, card, "rune_action"), facts.number(kind, card, "rune_n"), lang),
        "bag": {},
        "stand_ins": made_up(facts, kind, card),
        "rule": "V-NEWCARD-3" if is_valkyrie else "V-NEWCARD-4",
    }


def favor_of(facts: Facts, favor: str, name: Named) -> Json:
    """A favor card: its runes, and what is in its bag. [V-BATTLE-6]"""
    return {
        "name": name("favor", favor),
        "runes": list(facts.words("favor", favor, "runes")),
        "bag": bag_of(facts, "favor", favor),
        "stand_ins": made_up(facts, "favor", favor),
        "rule": "V-BATTLE-6",
    }


def god_of(facts: Facts, god: str, lang: str, name: Named) -> Json:
    """A god: what the Boon offers, and what then. [V-BOON-13]"""
    return {
        "name": name("god", god),
        "boon": action_of(facts.word("god", god, "boon"), facts.number("god", god, "n"), lang),
        "then": action_of(facts.word("god", god, "then"), facts.number("god", god, "then_n"), lang),
        "is_of_ragnarok": GOD_NAMES.index(god) >= box.BASE_GODS,
        "stand_ins": made_up(facts, "god", god),
        "rule": "V-BOON-13",
    }


def valkyrie_of(facts: Facts, rune: str) -> Json:
    """A slot of the Valkyrie mat: what a Harvest brings when it is empty. [V-VALKYRIE-11]"""
    return {
        "resource": facts.word("valkyrie", rune, "resource"),
        "n": facts.number("valkyrie", rune, "n"),
        "stand_ins": made_up(facts, "valkyrie", rune),
        "rule": "V-VALKYRIE-11",
    }


def era_of(facts: Facts, era: str) -> Json:
    """An era: how many cards are dealt, where hands are passed, what a raid costs. [V-DRAFT-1] [V-SAIL-12]"""
    return {
        "hand": facts.number("era", era, "hand"),
        "pass": facts.word("era", era, "pass"),
        "raid": facts.number("era", era, "raid"),
        "stand_ins": made_up(facts, "era", era),
        "rule": "V-DRAFT-1",
    }


def spot_of(facts: Facts, spot: str, lang: str, name: Named) -> Json:
    """Where a village is dedicated: an action of the era mat, or a god. [V-DEDICATE-2] [V-DEDICATE-4]"""
    if spot not in ERA_SPOTS:
        return {"name": name("spot", spot), "action": None, "fury": DEDICATED_FURY, "rule": "V-DEDICATE-2"}
    return {
        "name": name("spot", spot),
        "action": action_of(facts.word("spot", spot, "action"), facts.number("spot", spot, "n"), lang),
        "fury": 0,
        "stand_ins": made_up(facts, "spot", spot),
        "rule": "V-DEDICATE-4",
    }


def clan_of(facts: Facts) -> Json:
    """A clan mat: what things cost, and what one begins with. [V-SETUP-9] [V-SAIL-7] [V-BUILD-1]"""
    costs = ("settler_food", "boat_wood", "temple_wood", "temple_food", "temple_steel")
    return {
        **{cost: facts.number("clan", "clan", cost) for cost in costs},
        "start": {resource: facts.number("clan", "clan", f"start_{resource}") for resource in RESOURCE_NAMES},
        "stand_ins": made_up(facts, "clan", "clan"),
        "rule": "V-SETUP-9",
    }


def enemy_mat_of(facts: Facts, mat: str, name: Named) -> Json:
    """An enemy mat: how far the Chieftain Boat sails, what it does for each rune, and the icons. [V-SOLO-2]"""
    return {
        "name": name("enemy_mat", mat),
        "sail": facts.number("enemy_mat", mat, "sail"),
        **{pieces: facts.number("enemy_mat", mat, pieces) for pieces in ("settlers", "boats", "temples")},
        "actions": {
            rune: {"action": facts.word("enemy_mat", mat, rune), "n": facts.number("enemy_mat", mat, f"{rune}_n")}
            for rune in RUNE_NAMES
        },
        "tracks": {
            resource: [
                {"space": icon["space"], "icon": icon["does"], "n": icon["n"]}
                for icon in facts.rows("enemy_mat", mat, "icon")
                if icon["track"] == resource
            ]
            for resource in RESOURCE_NAMES
        },
        "is_of_ragnarok": ENEMY_MAT_NAMES.index(mat) >= box.BASE_ENEMY_MATS,
        "stand_ins": made_up(facts, "enemy_mat", mat),
        "rule": "V-SOLO-2",
    }


def map_told(facts: Facts, map_name: str, lang: str, name: Named) -> Json:
    """A map: its regions, docks and fjords by their numbers, with what the map calls them. [V-GEN-6]"""
    regions, docks = facts.rows("map", map_name, "region"), facts.rows("map", map_name, "dock")
    region_names, dock_names, fjord_names = (
        dict(zip(ids_on(facts, map_name, kind), names, strict=False))
        for kind, names in (("region", REGION_NAMES), ("dock", DOCK_NAMES), ("fjord", FJORD_NAMES))
    )
    return {
        "name": name("map", map_name),
        "width": facts.number("map", map_name, "width"),
        "height": facts.number("map", map_name, "height"),
        "regions": {
            region_names[str(region["id"])]: {
                "id": region["id"],
                "name": say(lang, "vikings-place-region", id=str(region["id"])),
                "island": region["island"],
                "rune": region["rune"],
                "is_outer": region["outer"] == "yes",
                "x": region["x"],
                "y": region["y"],
            }
            for region in regions
        },
        "docks": {
            dock_names[str(dock["id"])]: {
                "id": dock["id"],
                "name": say(lang, "vikings-place-dock", id=str(dock["id"])),
                "regions": [region_names[id] for id in words_in(dock["regions"])],
                "fjords": [fjord_names[id] for id in words_in(dock["fjords"])],
                "ferry": dock_names[str(dock["ferry"])] if "ferry" in dock else None,
                "is_circled": dock.get("circled") == "yes",
            }
            for dock in docks
        },
        "fjords": {
            fjord: {"id": id, "name": say(lang, "vikings-place-fjord", id=id)} for id, fjord in fjord_names.items()
        },
        "open_shores": [shore["island"] for shore in facts.rows("map", map_name, "open_shore")],
        "stand_ins": made_up(facts, "map", map_name),
        "rule": "V-GEN-6",
    }


def words_in(value: object) -> tuple[str, ...]:
    """The ids that a dock names."""
    return tuple(str(word) for word in value) if isinstance(value, tuple) else ()
