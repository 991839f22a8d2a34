"""Where everything on the table lies: the places of the one row of numbers that is a situation.

A name is the place of the first number; `FOOD + seat` is the food of a seat. Cards are numbered as in
facts.toml; "+1" in a comment means that 0 says "none". Sets of cards are the bits of one number.
"""

from typing import Final

from meadhall.kernel.views import HIDDEN, OWN, PUBLIC, Field

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

# A journey card on its space.
NO_CARD: Final = 0
FACE_DOWN: Final = 1  # nobody knows it and chance has not yet said which it is
KNOWN: Final = 2  # + the card: it is fixed, and those in JOURNEY_SEEN know it

KNOWN_TO_NOBODY: Final = MOST_SEATS + 1  # destinies under the deck, after somebody else has drawn one of them

# --- the whole table -------------------------------------------------------------------------------------
ROUND: Final = 0
FIRST_PLAYER: Final = 1
EDITION: Final = 2
HALL_OF_RECORDS: Final = 3
MISTRUSTFUL: Final = 4
HUTS_USED: Final = 5  # workers bought so far, which sets the price of the next
SEALED: Final = 6  # mask of seats whose assignment is still secret
HUNTERS: Final = 7  # mask of seats with a worker at the Hunting Grounds
STALLS: Final = 8  # set of stall tiles in play
MERCHANT: Final = 9  # merchant ship card on top, +1
SMOKEHOUSE: Final = 10  # food waiting there
DAMAGE: Final = 11  # on the enemy being fought
ROLL_RUNES: Final = 12  # runes in force for this roll: bits REACTION, HEALING
OVER: Final = 13
JOURNEY_OLD: Final = 14  # set of journey spaces dealt before the last reshuffle
REVEALED: Final = 15  # set of journey cards face up on the board until clean-up
AT_SMITH: Final = 16  # + kind of die: waiting at Swordsmith, Hafter, Blacksmith
SUPPLY: Final = 19  # + kind of die
DECK_LEFT: Final = 22  # trolls, draugr, monsters left in their decks
# --- one number per seat -----------------------------------------------------------------------------------
FOOD: Final = 25
WOOD: Final = 29
COINS: Final = 33
FAVOR: Final = 37
BLAME: Final = 41
GLORY: Final = 45
LEADER: Final = 49
WORKERS: Final = 53  # not yet placed this round
WORKERS_OWNED: Final = 57
SHIP: Final = 61  # private longship, +1
RUNES: Final = 65  # set of rune cards, used or not
RUNES_USED: Final = 69
BEGGED: Final = 73  # workers lying on the leader board
DESTINIES: Final = 77  # set of destiny cards in hand
DESTINIES_HELD: Final = 81
DESTINIES_SHOWN: Final = 85  # those revealed with the Success rune
SLAIN_TROLLS: Final = 89  # sets of enemy cards in the pile, numbered within their kind
SLAIN_DRAUGR: Final = 93
SLAIN_MONSTERS: Final = 97
# --- more than one number per seat, location, target ... -----------------------------------------------------
HALL: Final = 101  # + 3 * seat + kind of die
WORKER_AT: Final = 113  # + location: seat +1
FIGHTER: Final = 145  # + target: seat +1
CREW: Final = 152  # + 4 * target + item
ENEMY: Final = 180  # + target: enemy card +1
BOUNTY: Final = 187  # + shore: coins on the monster
SHIP_AT: Final = 191  # + shore: ship +1
JOURNEY: Final = 195  # + shore: NO_CARD, FACE_DOWN or KNOWN + card
JOURNEY_SEEN: Final = 199  # + shore: mask of seats that looked
RUNE_SHOWN: Final = 203  # + space: rune +1
ROLLED: Final = 205  # + 4 * kind of die + face
MARKED: Final = 217  # the same, chosen for a reroll
PARTS: Final = 229  # + 7 * seat + part of the final scoring
# --- decks: bags, whose order nobody has decided yet ---------------------------------------------------------
TROLL_DECK: Final = 257
DRAUGR_DECK: Final = 258
MONSTER_DECK: Final = 259
TROLL_DISCARD: Final = 260
DRAUGR_DISCARD: Final = 261
JOURNEY_DECK: Final = 262  # with the cards that lie FACE_DOWN on the board
JOURNEY_DISCARD: Final = 263
JOURNEY_OLD_BAG: Final = 264  # in views only: the hidden cards of spaces dealt before the reshuffle
DESTINY_DECK: Final = 265
RUNE_DECK: Final = 266
MERCHANT_DECK: Final = 267
STALL_BAG: Final = 268
DRAWN: Final = 269  # destinies drawn at the Sage, to keep one
DRAWN_COUNT: Final = 270
RETURNED: Final = 271  # + layer: destinies put under the deck together
RETURNED_BY: Final = 279  # + layer: seat +1, or KNOWN_TO_NOBODY
RETURNED_COUNT: Final = 287
SIZE: Final = 295

# Parts of the final scoring, in its order.
PART_DESTINIES: Final = 0
PART_SETS: Final = 1
PART_RUNES: Final = 2
PART_SHIP: Final = 3
PART_FAVOR: Final = 4
PART_COINS: Final = 5
PART_BLAME: Final = 6
SCORE_PARTS: Final = 7

# Who may see what. HIDDEN fields reach a view only as far as views.py says.
LAYOUT: Final[tuple[Field, ...]] = (
    Field("whole table", ROUND, 25, PUBLIC),
    Field("food", FOOD, 4, HIDDEN),  # sealed food counts as still at home
    Field("goods", WOOD, 20, PUBLIC),
    Field("leader, workers, ship, runes, begged", LEADER, 28, PUBLIC),
    Field("destinies", DESTINIES, 4, OWN),
    Field("destinies held and shown", DESTINIES_HELD, 8, PUBLIC),
    Field("slain trolls", SLAIN_TROLLS, 4, OWN),  # all of them with Hall of Records
    Field("slain draugr", SLAIN_DRAUGR, 4, OWN),
    Field("slain monsters", SLAIN_MONSTERS, 4, OWN),
    Field("longhouses", HALL, 12, HIDDEN),  # sealed warriors count as still at home
    Field("workers and fighters", WORKER_AT, 39, PUBLIC),
    Field("crews", CREW, 28, HIDDEN),
    Field("enemies, bounties, ships", ENEMY, 15, PUBLIC),
    Field("journeys", JOURNEY, 4, HIDDEN),
    Field("who looked, runes shown, dice, scores", JOURNEY_SEEN, 58, PUBLIC),
    Field("enemy decks", TROLL_DECK, 3, HIDDEN),
    Field("enemy discards", TROLL_DISCARD, 2, PUBLIC),
    Field("journey deck", JOURNEY_DECK, 1, HIDDEN),
    Field("journey discard", JOURNEY_DISCARD, 1, PUBLIC),
    Field("old journeys", JOURNEY_OLD_BAG, 1, HIDDEN),
    Field("destiny deck", DESTINY_DECK, 1, HIDDEN),
    Field("rune, merchant and stall decks", RUNE_DECK, 3, PUBLIC),  # all their other cards lie open
    Field("drawn destinies", DRAWN, 1, HIDDEN),
    Field("number drawn", DRAWN_COUNT, 1, PUBLIC),
    Field("returned destinies", RETURNED, 8, HIDDEN),
    Field("who returned how many", RETURNED_BY, 16, PUBLIC),
)

# --- facts: what is printed on the components (see facts.toml), numbered the same way ------------------------
ATTACK: Final = 0  # + enemy
DEFENSE: Final = 74
WORTH: Final = 148  # glory
SPOILS: Final = 222  # wood of a troll, coins of a draugr, favor of a monster
BARRED: Final = 296  # kind of die that may not fight it, +1
COLOUR: Final = 370  # 0 none, RED, BLUE, YELLOW
SIDES: Final = 444  # + 6 * kind of die + side: the face shown
RUNE_WORTH: Final = 462
JOURNEY_KIND: Final = 472
ALONE: Final = 490  # + destiny: glory if alone
TIED: Final = 502
CARGO: Final = 514  # + 5 * merchant ship + (SWORD, SPEAR, AXE, food, wood)
CARGO_KINDS: Final = 5
SHIP_WOOD: Final = 554  # + private ship
SHIP_COINS: Final = 558
SHIP_WORTH: Final = 562
SHIP_SEATS: Final = 566
CAPACITY: Final = 570  # + ship, the public ones first
FACTS_SIZE: Final = 576

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
