"""The names of everything that has a number: used in answers, positions, events and match files.

They are the same in every language; what people read is looked up by them (`champions-<kind>-<name>`).
"""

from typing import Final

COLOUR_NAMES: Final = ("red", "blue", "yellow")

TROLL_KINDS: Final = (
    "hill_troll",
    "forest_troll",
    "moss_troll",
    "stone_troll",
    "marsh_troll",
    "cave_troll",
    "iron_troll",
    "elder_troll",
)
DRAUGR_KINDS: Final = (
    "barrow_thrall",
    "restless_dead",
    "mound_dweller",
    "grave_raider",
    "draugr_warlord",
    "cursed_guard",
    "barrow_king",
)
MONSTER_KINDS: Final = (
    "sea_wolf",
    "water_horse",
    "horned_serpent",
    "night_mare",
    "stone_hag",
    "fire_jotun",
    "storm_eagle",
    "hel_hound",
    "frost_jotun",
    "great_wyrm",
    "deep_dragon",
    "serpent_spawn",
)
JOURNEY_KINDS: Final = ("all_quiet", "kraken", "lost", "no_wind", "storm", "whirlpool")
JOURNEY_COPIES: Final = (8, 2, 2, 2, 2, 2)

STALL_NAMES: Final = (
    "aumingi",
    "skald",
    "generous_merchant",
    "wealthy_stranger",
    "folk_warriors",
    "raiders",
    "jomsvikings",
    "varyags",
)
PRIVATE_SHIP_NAMES: Final = ("karve", "snekke", "skeid", "dreki")
TARGET_NAMES: Final = ("troll", "draugr_left", "draugr_right", "shore_1", "shore_2", "shore_3", "shore_4")
ITEM_NAMES: Final = ("sword", "spear", "axe", "food")
GOOD_NAMES: Final = ("food", "wood", "coins")
SEAT_NAMES: Final = ("0", "1", "2", "3")
RUNE_NAMES: Final = (
    "glory",
    "healing",
    "journey",
    "potential",
    "reaction",
    "true_vision",
    "gifts",
    "knowledge",
    "success",
    "wealth",
)
DESTINY_NAMES: Final = (
    "crusher_of_ice",
    "earth_smasher",
    "master_of_flames",
    "craftsman",
    "leader_of_armies",
    "odins_favored",
    "prepared",
    "prosperous",
    "runemaster",
    "monster_hunter",
    "slayer_of_the_undead",
    "troll_slayer",
)
LOCATION_NAMES: Final = (
    "blacksmith",
    "hafter",
    "swordsmith",
    "smokehouse",
    "hunting_grounds",
    "jarls_longhouse",
    "market",
    "merchant_ship",
    "runesmith",
    "sages_house",
    "shipwright",
    "small_longship",
    "large_longship",
    *PRIVATE_SHIP_NAMES,
    "stave_church",
    "worker_huts",
    "troll",
    "draugr_left",
    "draugr_right",
    *STALL_NAMES,
)
TROLL_NAMES: Final = tuple(f"{kind}_{copy}" for kind in TROLL_KINDS for copy in (1, 2))
DRAUGR_NAMES: Final = tuple(f"{kind}_{colour}" for kind in DRAUGR_KINDS for colour in COLOUR_NAMES)
MONSTER_NAMES: Final = tuple(f"{kind}_{colour}" for kind in MONSTER_KINDS for colour in COLOUR_NAMES)
JOURNEY_NAMES: Final = tuple(
    f"{kind}_{copy}"
    for kind, copies in zip(JOURNEY_KINDS, JOURNEY_COPIES, strict=True)
    for copy in range(1, copies + 1)
)

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "leader": ("asmundr", "dagrun", "gylfir", "svanhildr", "ullr"),
    "location": LOCATION_NAMES,
    "shore": TARGET_NAMES[3:],
    "good": GOOD_NAMES,
    "good_back": GOOD_NAMES,
    "rune": RUNE_NAMES,
    "destiny": DESTINY_NAMES,
    "private_ship": PRIVATE_SHIP_NAMES,
    "ship": ("small_longship", "large_longship", *PRIVATE_SHIP_NAMES),
    "favors": ("1", "2", "3", "4"),
    "die": ITEM_NAMES[:3],
    "item": ITEM_NAMES,
    "target": TARGET_NAMES,
    "face": ("blank", "hit", "two_hits", "shield"),
    "seat": SEAT_NAMES,
    "other": SEAT_NAMES,
    "side": ("1", "2", "3", "4", "5", "6"),
    "stall": STALL_NAMES,
    "troll": TROLL_NAMES,
    "draugr": DRAUGR_NAMES,
    "monster": MONSTER_NAMES,
    "enemy": (*TROLL_NAMES, *DRAUGR_NAMES, *MONSTER_NAMES, "kraken"),
    "journey": JOURNEY_NAMES,
    "merchant": tuple(f"merchant_{n}" for n in range(1, 9)),
    "thing": ("food", "wood", "coins", "favor", "blame", "glory", *ITEM_NAMES[:3]),
    "part": ("destinies", "sets", "runes", "ship", "favor", "coins", "blame"),
    "edition": ("en", "fr", "ja"),
    "roll_runes": ("any_order", "after_favor"),
    "french_kraken": ("glory", "no_glory"),
    "turn_order": ("anyone", "fighters"),
}


def kind_of(name: str) -> str:
    """The name of a card without its copy or colour: `hill_troll_2` is a `hill_troll`."""
    stem, _, last = name.rpartition("_")
    return stem if last.isdecimal() or last in COLOUR_NAMES else name
