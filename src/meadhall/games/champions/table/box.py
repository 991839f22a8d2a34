"""What is in the box: the kinds of things there are, how many of each, and their numbers.

Cards are numbered as in facts.toml.
"""

from typing import Final

MOST_SEATS: Final = 4

# The warriors' three kinds of dice, and what else can be on a ship.
SWORD: Final = 0
SPEAR: Final = 1
AXE: Final = 2
COLOURS: Final = 3
FOOD_ITEM: Final = 3
ITEMS: Final = 4

# What a side of a die shows.
BLANK: Final = 0
HIT: Final = 1
TWO_HITS: Final = 2
SHIELD: Final = 3
FACES: Final = 4
GROUPS: Final = 12  # a kind of die and a face: equal dice are one choice

# Where warriors can be sent.
TROLL: Final = 0
DRAUGR: Final = 1  # the left one; the right one follows
SHORE: Final = 3  # the leftmost one; three more follow
TARGETS: Final = 7
SHORES: Final = 4
HUNT: Final = 7  # not a target: what is not sent elsewhere hunts

# Enemy cards, in one numbering; the Kraken is a journey card that fights like an enemy.
TROLL_CARDS: Final = 16
DRAUGR_CARDS: Final = 21
MONSTER_CARDS: Final = 36
FIRST_DRAUGR: Final = 16
FIRST_MONSTER: Final = 37
ENEMIES: Final = 73
KRAKEN: Final = 73

JOURNEY_CARDS: Final = 18
DESTINY_CARDS: Final = 12
RUNE_CARDS: Final = 10
MERCHANT_CARDS: Final = 8
STALL_TILES: Final = 8
ECONOMIC_STALLS: Final = 4  # the first four tiles; the other four are military
LEADERS: Final = 5
PRIVATE_SHIPS: Final = 4
SHIPS: Final = 6  # small, large, then the private ones
RUNE_SPACES: Final = 2
LAYERS: Final = 8  # groups of destinies returned under the deck: one visit to the Sage a round at most

# Leaders, as LEADER shows them (0: not chosen yet).
ASMUNDR: Final = 1
DAGRUN: Final = 2
GYLFIR: Final = 3
SVANHILDR: Final = 4
ULLR: Final = 5

# Runes. Those that have their own moment come first, those for any time after them.
GLORY_RUNE: Final = 0
HEALING: Final = 1
JOURNEY_RUNE: Final = 2
POTENTIAL: Final = 3
REACTION: Final = 4
TRUE_VISION: Final = 5
GIFTS: Final = 6
KNOWLEDGE: Final = 7
SUCCESS: Final = 8
WEALTH: Final = 9

# Editions.
EN: Final = 0
FR: Final = 1
JA: Final = 2

# Locations, in the order of the rulebook's list with the stalls after it.
BLACKSMITH: Final = 0
HAFTER: Final = 1
SWORDSMITH: Final = 2
SMOKEHOUSE_SPACE: Final = 3
HUNTING_GROUNDS: Final = 4
JARLS_LONGHOUSE: Final = 5
MARKET: Final = 6
MERCHANT_SHIP: Final = 7
RUNESMITH: Final = 8
SAGES_HOUSE: Final = 9
SHIPWRIGHT: Final = 10
SMALL_LONGSHIP: Final = 11
LARGE_LONGSHIP: Final = 12
PRIVATE_LONGSHIP: Final = 13  # + private ship
STAVE_CHURCH: Final = 17
WORKER_HUTS: Final = 18
TROLL_SPACE: Final = 19
DRAUGR_SPACE: Final = 20  # left; the right one follows
STALL: Final = 22  # + stall tile
LOCATIONS: Final = 30

# Stall tiles: economic first, then military.
AUMINGI: Final = 0
SKALD: Final = 1
GENEROUS_MERCHANT: Final = 2
WEALTHY_STRANGER: Final = 3
FOLK_WARRIORS: Final = 4
RAIDERS: Final = 5
JOMSVIKINGS: Final = 6
VARYAGS: Final = 7

# Colours of enemies.
RED: Final = 1
BLUE: Final = 2
YELLOW: Final = 3

# Kinds of journey card.
ALL_QUIET: Final = 0
KRAKEN_CARD: Final = 1
LOST: Final = 2
NO_WIND: Final = 3
STORM: Final = 4
WHIRLPOOL: Final = 5
