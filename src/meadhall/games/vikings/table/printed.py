"""What is printed on the components, and where it stands in the row of facts: see facts.toml."""

from typing import Final

# The era mat.
HAND: Final = 0  # + era from 0: cards dealt
PASS_RIGHT: Final = 3  # + era from 0: 1 if hands are passed counter-clockwise
RAID_STEEL: Final = 6  # + era from 0
SPOT_ACTION: Final = 9  # + spot
SPOT_N: Final = 13
# Clan mats, favor rows, points.
SETTLER_FOOD: Final = 17
BOAT_WOOD: Final = 18
TEMPLE_WOOD: Final = 19
TEMPLE_FOOD: Final = 20
START: Final = 21  # + resource
ROW_BESIDES: Final = 24  # favor cards in a row, besides one for each player
ISLAND_POINTS: Final = 25  # + rank of the god from 0
FAVOR_POINTS: Final = 28
# Viking cards.
RUNE: Final = 31  # + card: its rune, or JOKER
STRENGTH: Final = 91
TIMES: Final = 151  # + card: for each of what STRENGTH_BY says
STRENGTH_BY: Final = 211
FIGHT_STEEL: Final = 271
LEADER: Final = 331  # + card: an action
LEADER_N: Final = 391
LEADER_BY: Final = 451  # + card: what LEADER_N grows by, one for each
NEEDS: Final = 511  # + 3 * card + rune
NEEDS_VALKYRIES: Final = 691
NEEDS_GIANTS: Final = 751
RUNE_ACTION: Final = 811
RUNE_N: Final = 871
BAG: Final = 931  # + 3 * card + resource: what its rune action collects
# Favor cards, gods, giants, Valkyries.
FAVOR_RUNES: Final = 1111  # + 3 * favor + rune
FAVOR_GIVES: Final = 1165  # + 3 * favor + resource
BOON: Final = 1219  # + god
BOON_N: Final = 1231
THEN: Final = 1243
THEN_N: Final = 1255
GIANT_POINTS: Final = 1267
VALKYRIE_GIVES: Final = 1276  # + rune: resource
VALKYRIE_N: Final = 1279
# Enemy mats.
CHIEFTAIN_SAIL: Final = 1282  # + mat
MAT_ACTION: Final = 1290  # + 3 * mat + rune
MAT_N: Final = 1314
ICON: Final = 1338  # + 24 * mat + 8 * resource + space: icon +1
ICON_N: Final = 1530
# Maps: so many numbers for each, at the places below.
MAP: Final = 1722  # + MAP_SIZE * map
MAP_SIZE: Final = 232
REGIONS: Final = 0
DOCKS: Final = 1
FJORDS: Final = 2
OUTER: Final = 3  # set of regions
VILLAGES: Final = 4  # set of docks
CIRCLED: Final = 5  # set of docks
TOP: Final = 6  # set of regions in the upper half
RUNE_OF: Final = 7  # + region
EASTING: Final = 16  # + region: how far east it lies
BESIDE: Final = 25  # + region: set of regions that a ferry or a border leads to
SHORE_OF: Final = 34  # + region: set of docks
SERVES: Final = 43  # + dock: set of regions
OPENS: Final = 75  # + dock: set of fjords
FERRY: Final = 107  # + dock: dock at the other end of its route, +1
SHORE_NEXT: Final = 139  # + dock: next dock of its island clockwise, +1
SHORE_BEFORE: Final = 171  # + dock: the one before it, +1
WATERS: Final = 203  # + fjord: set of fjords beside it
QUAYS: Final = 217  # + fjord: set of docks on it
WEST: Final = 231  # set of regions in the left half
# Pieces that come with an enemy mat.
MAT_SETTLERS: Final = 2650  # + mat
MAT_BOATS: Final = 2658  # with the Chieftain Boat
MAT_TEMPLES: Final = 2666
TEMPLE_STEEL: Final = 2674
FACTS_SIZE: Final = 2675
