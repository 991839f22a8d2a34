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
RUNES_AFTER_FAVOR: Final = 5  # 1 if runes on a roll wait until no more favor is spent on it [C-RULING-6]
BARE_KRAKEN: Final = 6  # 1 if the Kraken of the French edition gives no glory [C-RULING-24]
FIGHTERS_ASK: Final = 7  # 1 if only those who assign warriors may ask for turn order [C-RULING-25]
HUTS_USED: Final = 8  # workers bought so far, which sets the price of the next
SEALED: Final = 9  # mask of seats whose assignment is still secret
HUNTERS: Final = 10  # mask of seats with a worker at the Hunting Grounds
STALLS: Final = 11  # set of stall tiles in play
MERCHANT: Final = 12  # merchant ship card on top, +1
SMOKEHOUSE: Final = 13  # food waiting there
DAMAGE: Final = 14  # on the enemy being fought
ROLL_RUNES: Final = 15  # runes in force for this roll: bits REACTION, HEALING
OVER: Final = 16
JOURNEY_OLD: Final = 17  # set of journey spaces dealt before the last reshuffle
REVEALED: Final = 18  # set of journey cards face up on the board until clean-up
AT_SMITH: Final = 19  # + kind of die: waiting at Swordsmith, Hafter, Blacksmith
SUPPLY: Final = 22  # + kind of die
DECK_LEFT: Final = 25  # trolls, draugr, monsters left in their decks
# --- one number per seat -----------------------------------------------------------------------------------
FOOD: Final = 28
WOOD: Final = 32
COINS: Final = 36
FAVOR: Final = 40
BLAME: Final = 44
GLORY: Final = 48
LEADER: Final = 52
WORKERS: Final = 56  # not yet placed this round
WORKERS_OWNED: Final = 60
SHIP: Final = 64  # private longship, +1
RUNES: Final = 68  # set of rune cards, used or not
RUNES_USED: Final = 72
BEGGED: Final = 76  # workers lying on the leader board
DESTINIES: Final = 80  # set of destiny cards in hand
DESTINIES_HELD: Final = 84
DESTINIES_SHOWN: Final = 88  # those revealed with the Success rune
SLAIN_TROLLS: Final = 92  # sets of enemy cards in the pile, numbered within their kind
SLAIN_DRAUGR: Final = 96
SLAIN_MONSTERS: Final = 100
# --- more than one number per seat, location, target ... -----------------------------------------------------
HALL: Final = 104  # + 3 * seat + kind of die
WORKER_AT: Final = 116  # + location: seat +1
FIGHTER: Final = 148  # + target: seat +1
CREW: Final = 155  # + 4 * target + item
ENEMY: Final = 183  # + target: enemy card +1
BOUNTY: Final = 190  # + shore: coins on the monster
SHIP_AT: Final = 194  # + shore: ship +1
JOURNEY: Final = 198  # + shore: NO_CARD, FACE_DOWN or KNOWN + card
JOURNEY_SEEN: Final = 202  # + shore: mask of seats that looked
RUNE_SHOWN: Final = 206  # + space: rune +1
ROLLED: Final = 208  # + 4 * kind of die + face
MARKED: Final = 220  # the same, chosen for a reroll
PARTS: Final = 232  # + 7 * seat + part of the final scoring
# --- decks: bags, whose order nobody has decided yet ---------------------------------------------------------
TROLL_DECK: Final = 260
DRAUGR_DECK: Final = 261
MONSTER_DECK: Final = 262
TROLL_DISCARD: Final = 263
DRAUGR_DISCARD: Final = 264
JOURNEY_DECK: Final = 265  # with the cards that lie FACE_DOWN on the board
JOURNEY_DISCARD: Final = 266
JOURNEY_OLD_BAG: Final = 267  # in views only: the hidden cards of spaces dealt before the reshuffle
DESTINY_DECK: Final = 268
RUNE_DECK: Final = 269
MERCHANT_DECK: Final = 270
STALL_BAG: Final = 271
DRAWN: Final = 272  # destinies drawn at the Sage, to keep one
DRAWN_COUNT: Final = 273
RETURNED: Final = 274  # + layer: destinies put under the deck together
RETURNED_BY: Final = 282  # + layer: seat +1, or KNOWN_TO_NOBODY
RETURNED_COUNT: Final = 290
SIZE: Final = 298

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
    Field("whole table", ROUND, 28, PUBLIC),
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
