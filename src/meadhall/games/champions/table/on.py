"""What lies on the table, and where: the places of the one row of numbers that is a situation.

A name is the place of the first number; `FOOD + seat` is the food of a seat. "+1" in a comment means that 0 says
"none". Sets of cards are the bits of one number.
"""

from typing import Final

from meadhall.games.champions.table import box
from meadhall.kernel.engine.views import HIDDEN, OWN, PUBLIC, Field

# A journey card on its space.
NO_CARD: Final = 0
FACE_DOWN: Final = 1  # nobody knows it and chance has not yet said which it is
KNOWN: Final = 2  # + the card: it is fixed, and those in JOURNEY_SEEN know it

KNOWN_TO_NOBODY: Final = box.MOST_SEATS + 1  # destinies under the deck, after somebody else has drawn one of them

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
