"""What is in the boxes: the kinds of things there are, how many of each, and their numbers. [V-GEN-2] [V-RAG-7]"""

from typing import Final

MOST_SEATS: Final = 4
# Whose pieces they are: a seat, or the enemy that a game for one or two has.
ENEMY: Final = 4
OWNERS: Final = 5

ERAS: Final = 3  # [V-GEN-1]

# Runes. Each belongs to one of the three gods in play; a joker stands for any. [V-GEN-4]
FEHU: Final = 0
HAGALAZ: Final = 1
PERTHO: Final = 2
RUNES: Final = 3
JOKER: Final = 3

# Resources, in the order of the tracks.
WOOD: Final = 0
FOOD: Final = 1
STEEL: Final = 2
RESOURCES: Final = 3
MOST_OF_A_RESOURCE: Final = 7  # [V-GEN-5]

# Pieces of a clan. [V-GEN-3]
SETTLERS: Final = 6
BOATS: Final = 4
TEMPLES: Final = 2
VALKYRIES: Final = 3  # one for each rune [V-RAG-2]
FAVOR_SLOTS: Final = 3  # [V-BATTLE-6]

# The most that a map has; the maps themselves are facts.
MAPS: Final = 4  # two of the base game, two of Ragnarok; for up to three and for four players
REGIONS: Final = 9
DOCKS: Final = 32
FJORDS: Final = 14
SIDES_OF_A_DOCK: Final = 2  # fjords beside its route, regions it serves
VILLAGES: Final = 13

# Viking cards: sixteen kinds with each rune, then those of Ragnarok.
VIKING_KINDS: Final = 16
FIRST_VALKYRIE_CARD: Final = 48
FIRST_EINHERJAR_CARD: Final = 54
BASE_CARDS: Final = 48
CARDS: Final = 60

FAVORS: Final = 18
ROWS: Final = 2  # of favor cards, above and below the map
ROW_LENGTH: Final = 12  # as many cards as could ever lie in one row
GODS: Final = 12  # those of the base game first
BASE_GODS: Final = 6
GIANTS: Final = 9
ENEMY_MATS: Final = 8  # those of the base game first
BASE_ENEMY_MATS: Final = 4

# What a card, a boon or a spot of the era mat lets one do. [V-TURN-12] [V-RUNE-8]
NO_ACTION: Final = 0
SAIL: Final = 1
EXPLORE: Final = 2
HARVEST: Final = 3
BUILD: Final = 4
EXPLORE_TEMPLE: Final = 5
SMITE: Final = 6
DRAW_REPLACE: Final = 7
ENTER_BATTLE: Final = 8
COLLECT: Final = 9
EXCHANGE: Final = 10
FURY: Final = 11
RAID_FREE: Final = 12
MOVE_GIANT: Final = 13
ACTIONS: Final = 14  # so far what cards offer; what follows only boons do
SMITE_NEAR: Final = 14
DEPLOY_FREE: Final = 15
CALM_ANOTHER: Final = 16
COLLECT_STEEL: Final = 17
HARVEST_ONE_KIND: Final = 18
SAIL_LIGHT: Final = 19
RECALL_HARVEST: Final = 20
SMITE_OR_GIANT: Final = 21
BUILD_BOAT: Final = 22

# What a number on a card can grow by: each active rune of a kind, or each unit of a resource.
BY_NOTHING: Final = 0
BY_RUNE: Final = 1  # + rune
BY_RESOURCE: Final = 4  # + resource
BY_VALKYRIES: Final = 7
BY_GIANTS: Final = 8

# Where villages are dedicated: four actions of the era mat, then the god of each rune.
ERA_SPOTS: Final = 4
GOD_SPOT: Final = 4  # + rune
SPOTS: Final = 7

# What the icons on the tracks of an enemy mat make it do.
ICON_FURY: Final = 0
ICON_CHASE: Final = 1
ICON_CROSS: Final = 2
ICON_SETTLER: Final = 3
ICON_BOAT: Final = 4
ICON_TEMPLE: Final = 5
ICON_BATTLE: Final = 6
TRACK_END: Final = 7  # the last space of a track

# Why it does nothing.
NO_PIECE: Final = 0
NO_PLACE: Final = 1
NO_TARGET: Final = 2
NO_RUNE: Final = 3
OFF_THE_MAP: Final = 4
NO_DOCKED_BOAT: Final = 5
NO_BATTLE: Final = 6

# The most pieces that the enemy of a game for one can have: those of two colours. [V-SOLO-1]
ENEMY_SETTLERS: Final = 12
ENEMY_BOATS: Final = 8  # one of them is the Chieftain Boat
ENEMY_TEMPLES: Final = 4
ENEMY_VALKYRIES: Final = 2  # for each rune [V-SOLORAG-2]

# How influential a unit is. [V-GEN-8] [V-CONTROL-1]
SETTLER_INFLUENCE: Final = 1
BOAT_INFLUENCE: Final = 2
VALKYRIE_INFLUENCE: Final = 2
TEMPLE_INFLUENCE: Final = 4
MOST_FURY: Final = 40  # twice round the track of twenty [V-FURY-1] [V-RULING-32]
