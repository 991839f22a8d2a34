"""The names of everything that has a number: used in answers, positions, events and match files.

They are the same in every language; what people read is looked up by them (`vikings-<kind>-<name>`). Regions, docks
and fjords are numbered as on the map that is played; what the map calls them stands in the facts.
"""

from typing import Final

from meadhall.games.vikings.table import box

SEAT_NAMES: Final = ("0", "1", "2", "3")
OWNER_NAMES: Final = (*SEAT_NAMES, "enemy")
RUNE_NAMES: Final = ("fehu", "hagalaz", "pertho")
RESOURCE_NAMES: Final = ("wood", "food", "steel")
REGION_NAMES: Final = tuple(f"region_{n}" for n in range(1, box.REGIONS + 1))
DOCK_NAMES: Final = tuple(f"dock_{n}" for n in range(1, box.DOCKS + 1))
FJORD_NAMES: Final = tuple(f"fjord_{n}" for n in range(1, box.FJORDS + 1))
MAP_NAMES: Final = ("base_3", "base_4", "ragnarok_3", "ragnarok_4")
VIKING_NAMES: Final = (
    "helmsman",
    "raider",
    "shipwright",
    "gothi",
    "farmer",
    "fisher",
    "smith",
    "woodcutter",
    "scout",
    "pathfinder",
    "skald",
    "berserker",
    "shieldmaiden",
    "champion",
    "navigator",
    "seer",
)
VALKYRIE_CARD_NAMES: Final = tuple(f"valkyrie_{n}" for n in range(1, 7))
EINHERJAR_CARD_NAMES: Final = tuple(f"einherjar_{n}" for n in range(1, 7))
# Card by card: all kinds with the first rune, with the second, with the third, then those of Ragnarok.
CARD_NAMES: Final = (
    *(f"{kind}_{rune}" for rune in RUNE_NAMES for kind in VIKING_NAMES),
    *VALKYRIE_CARD_NAMES,
    *EINHERJAR_CARD_NAMES,
)
FAVOR_NAMES: Final = tuple(f"favor_{n}" for n in range(1, box.FAVORS + 1))
GOD_NAMES: Final = (
    "odin",
    "thor",
    "frigg",
    "freya",
    "loki",
    "tyr",
    "heimdall",
    "baldr",
    "njord",
    "hel",
    "skadi",
    "ullr",
)
GIANT_NAMES: Final = tuple(f"giant_{n}" for n in range(1, box.GIANTS + 1))
ENEMY_MAT_NAMES: Final = (
    *(f"base_{n}" for n in range(1, box.BASE_ENEMY_MATS + 1)),
    *(f"ragnarok_{n}" for n in range(1, box.BASE_ENEMY_MATS + 1)),
)
SPOT_NAMES: Final = ("first", "second", "third", "fourth", *RUNE_NAMES)
# What a card or a spot lets one do, then what only boons do.
ACTION_NAMES: Final = (
    "",
    "sail",
    "explore",
    "harvest",
    "build",
    "explore_temple",
    "smite",
    "draw_replace",
    "enter_battle",
    "collect",
    "exchange",
    "fury",
    "raid_free",
    "move_giant",
)
BOON_NAMES: Final = (
    *ACTION_NAMES,
    "smite_near",
    "deploy_free",
    "fury_down_other",
    "collect_steel",
    "harvest_one_kind",
    "sail_light",
    "recall_harvest",
    "smite_or_giant",
    "build_boat",
)
# Why the enemy of a game for one does nothing.
HINDRANCE_NAMES: Final = (
    "no_piece",
    "no_place",
    "no_target",
    "no_rune",
    "off_the_map",
    "no_docked_boat",
    "no_battle",
)
ICON_NAMES: Final = ("fury", "chase", "cross", "settler", "boat", "temple", "battle")
BOOST_NAMES: Final = ("", "own", "next", "third", *RESOURCE_NAMES)
PART_NAMES: Final = ("islands", "favors", "giants")
COUNTS: Final = tuple(str(n) for n in range(box.MOST_OF_A_RESOURCE + 1))

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "seat": SEAT_NAMES,
    "owner": OWNER_NAMES,
    "other_owner": OWNER_NAMES,
    "rune": RUNE_NAMES,
    "resource": RESOURCE_NAMES,
    "resource_to": RESOURCE_NAMES,
    "region": REGION_NAMES,
    "region_to": REGION_NAMES,
    "dock": DOCK_NAMES,
    "fjord": FJORD_NAMES,
    "map": MAP_NAMES,
    "card": CARD_NAMES,
    "favor": FAVOR_NAMES,
    "god": GOD_NAMES,
    "giant": GIANT_NAMES,
    "enemy_mat": ENEMY_MAT_NAMES,
    "spot": SPOT_NAMES,
    "action": BOON_NAMES,
    "icon": ICON_NAMES,
    "hindrance": HINDRANCE_NAMES,
    "row_end": ("top_left", "top_right", "bottom_left", "bottom_right"),
    "settlers": COUNTS[1 : box.SETTLERS + 1],
    "wood_n": COUNTS,
    "food_n": COUNTS,
    "steel_n": COUNTS,
    "exchanged": COUNTS[1:],
    "part": PART_NAMES,
    "right": ("left", "right"),  # where hands are passed
}
