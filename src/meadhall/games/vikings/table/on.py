"""What lies on the table, and where: the places of the one row of numbers that is a situation.

A name is the place of the first number; `VILLAGES + seat` are the raided villages of a seat. "+1" in a comment means
that 0 says "none". Sets of cards, regions and docks are the bits of one number.
"""

from typing import Final

from meadhall.kernel.engine.views import HIDDEN, OWN, PUBLIC, Field

# A favor card in its place.
NO_CARD: Final = 0
FACE_DOWN: Final = 1  # nobody has seen it, and chance has not yet said which it is
KNOWN: Final = 2  # + card

# How a seat takes part in the battle.
NOT_FIGHTING: Final = 0
CARD_IS_DOWN: Final = 1
DOWN_AND_KNOWN: Final = 2  # its card entered from the row: it lies face down, and everybody has seen it [V-RULING-28]
FLIPPED: Final = 3  # + card

# --- the whole table ---
ERA: Final = 0  # 1 to 3; 0 while the game is set up
CHIEFTAIN: Final = 1  # seat with the Chieftain marker
MAP: Final = 2  # which of the four maps
RAGNAROK: Final = 3  # option: whether the expansion is in play
OVER: Final = 4
CALM_LAST: Final = 5  # option [V-VARIANT-1]
GATE_LEADER: Final = 6  # option [V-VARIANT-2]
OWN_RUNE: Final = 7  # option [V-VARIANT-3]
FAVORS_UP: Final = 8  # option [V-VARIANT-4]
EXPLORE_ATTACKS: Final = 9  # option [V-VARIANT-5]
NEED_BOOTS: Final = 10  # option [V-VARIANT-6]
LONE_PAYER: Final = 11  # option [V-VARIANT-7]
DOCKED_IS_THERE: Final = 12  # option [V-VARIANT-8]
JOKER_IS_CHOSEN: Final = 13  # option [V-VARIANT-9]
INVADERS_STAY: Final = 14  # option [V-VARIANT-10]
RETURN_UP: Final = 15  # option [V-VARIANT-11]
CARRIER_COUNTS: Final = 16  # option [V-VARIANT-12]
STARTER: Final = 17  # owner who started the battle, +1; 0 while there is none
PRIZE: Final = 18  # the favor fought for: NO_CARD, FACE_DOWN or KNOWN + card
PRIZE_PLACE: Final = 19  # 2 * row + end, where it came from
PRIZE_SEEN: Final = 20  # mask of seats that know a prize lying face down; 0 if all know it or nobody
INVADERS: Final = 21  # set of cards
DISCARD: Final = 22  # set of cards that lie face up
DECK_LEFT: Final = 23  # cards in the deck
DUMMY_COUNT: Final = 24  # cards in the hand that nobody plays
GIANT_AT: Final = 25  # set of regions
VILLAGE_AT: Final = 26  # set of docks
GOD: Final = 27  # + mat from the left: god +1
GOD_RUNE: Final = 30  # + mat from the left: its rune +1
FURY: Final = 33  # + rune
DEDICATED: Final = 36  # + spot: villages there
ROW_COUNT: Final = 43  # + row of favor cards
HELD: Final = 45  # + region: owner of its rune, +1
BOAT_AT: Final = 54  # + dock: owner +1
# --- of each owner: four seats, then the enemy ---
SETTLERS_LEFT: Final = 86  # on the mat
BOATS_LEFT: Final = 91
TEMPLES_LEFT: Final = 96
SETTLER: Final = 101  # + 9 * owner + region
TEMPLE: Final = 146  # + 9 * owner + region
FLEET: Final = 191  # + 14 * owner + fjord: boats there
PARTS: Final = 261  # + 4 * owner + part of the final scoring
# --- of each seat ---
RESOURCE: Final = 281  # + 3 * seat + resource
ROW: Final = 293  # set of cards face up this era
HAND_COUNT: Final = 297
KEPT_COUNT: Final = 301  # cards drafted so far
FIGHTS: Final = 305  # NOT_FIGHTING, CARD_IS_DOWN, DOWN_AND_KNOWN or FLIPPED + card
VILLAGES: Final = 309  # raided and not yet dedicated
FAVOR_COUNT: Final = 313
GIANT_COUNT: Final = 317
VALKYRIE: Final = 321  # + 3 * seat + rune: region +1
# --- the enemy of a game for one ---
ENEMY_MAT: Final = 333  # +1
CHIEFTAIN_BOAT: Final = 334  # dock +1
TRACK: Final = 335  # + resource
ENEMY_ROW: Final = 338  # set of cards
ENEMY_BATTLE_ROW: Final = 339  # set of cards
ENEMY_FAVORS: Final = 340  # set of favor cards
ENEMY_GIANTS: Final = 341  # how many
ENEMY_VALKYRIES: Final = 342  # + rune: left on its mat
ENEMY_VALKYRIE_AT: Final = 345  # set of regions
ENEMY_CARD: Final = 346  # the card that it plays or fights with, +1
ENEMY_BONUS: Final = 347  # what the battle it started adds to its Strength
ENEMY_RAIDED: Final = 348  # villages it has raided and not yet dedicated
ENEMY_ICONS: Final = 349  # + resource: set of spaces whose icons its marker has passed
FAVOR_AT: Final = 352  # + 12 * row + place: NO_CARD, FACE_DOWN or KNOWN + card
FAVOR_SEEN: Final = 376  # + 12 * row + place: mask of seats that know a card lying face down
# --- hidden ---
HAND: Final = 400  # set of cards
KEPT: Final = 404  # set of cards
CHOSEN: Final = 408  # card chosen in the draft and not yet laid aside, +1
FIGHTER: Final = 412  # card in the battle, +1
FAVOR: Final = 416  # set of favor cards won
GIANT: Final = 420  # set of giants slain
DECK: Final = 424  # set of cards, whose order nobody has decided yet
DISCARD_DOWN: Final = 425  # set of cards discarded unseen
DUMMY: Final = 426  # set of cards
ENEMY_FIGHTER: Final = 427  # the enemy's card in a battle it started, +1
FAVOR_BAG: Final = 428  # set of favor cards nobody has seen, with those that lie FACE_DOWN
GIANT_BAG: Final = 429  # set of giants whose value nobody has seen, with those on the map
ENEMY_GIANT: Final = 430  # set of giants the enemy has slain, decided when the game is scored
SIZE: Final = 431

# Parts of the final scoring, in its order.
PART_ISLANDS: Final = 0
PART_FAVORS: Final = 1
PART_GIANTS: Final = 2
SCORE_PARTS: Final = 4

# Who may see what. HIDDEN fields reach a view only as far as views.py says. [V-GEN-10]
LAYOUT: Final[tuple[Field, ...]] = (
    Field("whole table", ERA, PRIZE, PUBLIC),
    Field("prize", PRIZE, 1, HIDDEN),
    Field("gods, pieces, rows, the enemy", PRIZE_PLACE, FAVOR_AT - PRIZE_PLACE, PUBLIC),
    Field("favor at", FAVOR_AT, 24, HIDDEN),
    Field("who knows favor cards", FAVOR_SEEN, 24, PUBLIC),
    Field("hand", HAND, 4, OWN),
    Field("kept", KEPT, 4, OWN),
    Field("chosen", CHOSEN, 4, OWN),
    Field("fighter", FIGHTER, 4, OWN),
    Field("favor", FAVOR, 4, OWN),
    Field("giant", GIANT, 4, OWN),
    Field("deck", DECK, 1, HIDDEN),
    Field("discard down", DISCARD_DOWN, 1, HIDDEN),
    Field("dummy", DUMMY, 1, HIDDEN),
    Field("enemy fighter", ENEMY_FIGHTER, 1, HIDDEN),
    Field("favor bag", FAVOR_BAG, 1, HIDDEN),
    Field("giant bag", GIANT_BAG, 1, HIDDEN),
    Field("enemy giant", ENEMY_GIANT, 1, HIDDEN),
)
