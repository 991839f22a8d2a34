"""The sentences a player (or chance) can say. One number is one sentence in every situation."""

from typing import Final

from meadhall.kernel.engine.words import Verb

DONE: Final = 0
DRAFT: Final = 1  # + card to keep
PLAY: Final = 61  # + card, face up
FIGHT: Final = 121  # + card, face down
SLAY: Final = 181  # + card, to slay a giant
SLAY_IN: Final = 241  # + region whose giant is slain
START_IN: Final = 250  # + fjord of the first boat
BOAT_AT_DOCK: Final = 264  # + dock of the boat that sails
BOAT_IN_FJORD: Final = 296  # + fjord of the boat that sails
SAIL_TO: Final = 310  # + fjord
DOCK_AT: Final = 324  # + dock
PUSH_TO: Final = 356  # + fjord for a boat that is pushed
DEPLOY: Final = 370  # + 6 * region + settlers less one
RAID: Final = 424  # the village at the dock
RECALL: Final = 425  # + region of a settler that goes home
EXPLORE: Final = 434  # + 9 * from + to
EXPLORE_TEMPLE: Final = 515  # + 9 * from + to
FLY: Final = 596  # + 9 * from + to: a Valkyrie alone
FLY_SETTLER: Final = 677  # with a settler
FLY_TEMPLE: Final = 758  # with a temple
HARVEST: Final = 839  # + 64 * wood + 8 * food + steel
BUILD_BOAT: Final = 1351  # + dock
BUILD_TEMPLE: Final = 1383  # + region
SMITE: Final = 1392  # + 9 * owner + region
DRAW: Final = 1437
DISCARD: Final = 1438  # + card
EXCHANGE: Final = 1498  # + 21 * given + 7 * received + how many less one
FURY_UP: Final = 1561  # + rune
FURY_DOWN: Final = 1564  # + rune
DEDICATE: Final = 1567  # + spot
TAKE_PRIZE: Final = 1574  # + 2 * row + end
ENTER: Final = 1578
USE_BOON: Final = 1579
JOKER_AS: Final = 1580  # + rune
SEND_VALKYRIE: Final = 1583  # + region
MOVE_GIANT: Final = 1592  # + 9 * from + to
RAID_AT: Final = 1673  # + dock of a village
GIVE_BACK: Final = 1705  # + 4 * favor card + 2 * row + end
ENEMY_REGION: Final = 1777  # + region that the enemy turns to
ENEMY_DOCK: Final = 1786  # + dock that the enemy goes by
DRAW_GOD: Final = 1818  # chance from here on
DRAW_RUNE: Final = 1830
DRAW_FAVOR: Final = 1833
START_WITH: Final = 1851
DRAW_CARD: Final = 1855
DROP_CARD: Final = 1915  # out of the hand that nobody plays
DRAW_GIANT: Final = 1975
ENEMY_STARTS: Final = 1984
ANSWERS: Final = 2016

# The same as a table: verb, first number, and what its objects are (see NAMES).
VERBS: Final[tuple[Verb, ...]] = (
    Verb("done", DONE, ()),
    Verb("draft", DRAFT, ("card",)),
    Verb("play", PLAY, ("card",)),
    Verb("fight", FIGHT, ("card",)),
    Verb("slay", SLAY, ("card",)),
    Verb("slay_in", SLAY_IN, ("region",)),
    Verb("start_in", START_IN, ("fjord",)),
    Verb("sail_from", BOAT_AT_DOCK, ("dock",)),
    Verb("sail_in", BOAT_IN_FJORD, ("fjord",)),
    Verb("sail_to", SAIL_TO, ("fjord",)),
    Verb("dock_at", DOCK_AT, ("dock",)),
    Verb("push_to", PUSH_TO, ("fjord",)),
    Verb("deploy", DEPLOY, ("region", "settlers")),
    Verb("raid", RAID, ()),
    Verb("recall", RECALL, ("region",)),
    Verb("explore", EXPLORE, ("region", "region_to")),
    Verb("carry_temple", EXPLORE_TEMPLE, ("region", "region_to")),
    Verb("fly", FLY, ("region", "region_to")),
    Verb("fly_settler", FLY_SETTLER, ("region", "region_to")),
    Verb("fly_temple", FLY_TEMPLE, ("region", "region_to")),
    Verb("harvest", HARVEST, ("wood_n", "food_n", "steel_n")),
    Verb("build_boat", BUILD_BOAT, ("dock",)),
    Verb("build_temple", BUILD_TEMPLE, ("region",)),
    Verb("smite", SMITE, ("owner", "region")),
    Verb("draw", DRAW, ()),
    Verb("discard", DISCARD, ("card",)),
    Verb("exchange", EXCHANGE, ("resource", "resource_to", "exchanged")),
    Verb("fury_up", FURY_UP, ("rune",)),
    Verb("fury_down", FURY_DOWN, ("rune",)),
    Verb("dedicate", DEDICATE, ("spot",)),
    Verb("fight_for", TAKE_PRIZE, ("row_end",)),
    Verb("enter_battle", ENTER, ()),
    Verb("use_boon", USE_BOON, ()),
    Verb("joker_as", JOKER_AS, ("rune",)),
    Verb("send_valkyrie", SEND_VALKYRIE, ("region",)),
    Verb("move_giant", MOVE_GIANT, ("region", "region_to")),
    Verb("raid_at", RAID_AT, ("dock",)),
    Verb("give_back", GIVE_BACK, ("favor", "row_end")),
    Verb("enemy_to", ENEMY_REGION, ("region",)),
    Verb("enemy_by", ENEMY_DOCK, ("dock",)),
    Verb("draw_god", DRAW_GOD, ("god",)),
    Verb("draw_rune", DRAW_RUNE, ("rune",)),
    Verb("draw_favor", DRAW_FAVOR, ("favor",)),
    Verb("start_with", START_WITH, ("seat",)),
    Verb("draw_card", DRAW_CARD, ("card",)),
    Verb("drop_card", DROP_CARD, ("card",)),
    Verb("draw_giant", DRAW_GIANT, ("giant",)),
    Verb("enemy_starts", ENEMY_STARTS, ("dock",)),
)
