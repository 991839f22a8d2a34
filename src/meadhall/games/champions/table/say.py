"""The sentences a player (or chance) can say. One number is one sentence in every situation."""

from typing import Final

from meadhall.kernel.engine.words import Verb

DONE: Final = 0
TURN_ORDER: Final = 1  # ask that warriors be assigned in turn order
REROLL: Final = 2  # discard a favor and roll the marked dice again
DISCARD_BLAME: Final = 3
BLAME_ALL: Final = 4
GIVE_FOOD: Final = 5  # at the Aumingi stall
BEG: Final = 6
LAY_DOWN: Final = 7  # lay a worker down without begging (French edition)
RUNE_FROM_DECK: Final = 8
CHOOSE_LEADER: Final = 10  # + leader from 0
PLACE: Final = 20  # + location
SAIL_TO: Final = 50  # + shore
TRADE: Final = 54  # + 3 * given + received, of food, wood, coins
TAKE_RUNE: Final = 63  # + rune
LOOK_AT: Final = 73  # + shore
KEEP_DESTINY: Final = 77  # + destiny
REVEAL_DESTINY: Final = 89  # + destiny
BUILD_SHIP: Final = 101  # + private ship
BUY_FAVOR: Final = 105  # + how many less one
TAKE_DIE: Final = 109  # + kind of die
SEND: Final = 112  # + 4 * target + item
MARK: Final = 140  # + 4 * kind of die + face
LOSE: Final = 152  # + item
GIFT: Final = 156  # + food, wood, coins
BLAME_ON: Final = 159  # + seat
USE_RUNE: Final = 163  # + rune
# Chance.
SIDE: Final = 173  # + side of the die
START_WITH: Final = 179  # + seat
DRAW_STALL: Final = 183
DRAW_TROLL: Final = 191
DRAW_DRAUGR: Final = 207
DRAW_MONSTER: Final = 228
DRAW_JOURNEY: Final = 264
DRAW_DESTINY: Final = 282
DRAW_RUNE: Final = 294
DRAW_MERCHANT: Final = 304
ANSWERS: Final = 312

# The same as a table: verb, first number, and what its objects are (see names.py).
VERBS: Final[tuple[Verb, ...]] = (
    Verb("done", DONE, ()),
    Verb("turn_order", TURN_ORDER, ()),
    Verb("reroll", REROLL, ()),
    Verb("discard_blame", DISCARD_BLAME, ()),
    Verb("blame_all", BLAME_ALL, ()),
    Verb("give_food", GIVE_FOOD, ()),
    Verb("beg", BEG, ()),
    Verb("lay_down", LAY_DOWN, ()),
    Verb("rune_from_deck", RUNE_FROM_DECK, ()),
    Verb("choose_leader", CHOOSE_LEADER, ("leader",)),
    Verb("place", PLACE, ("location",)),
    Verb("sail_to", SAIL_TO, ("shore",)),
    Verb("trade", TRADE, ("good", "good_back")),
    Verb("take_rune", TAKE_RUNE, ("rune",)),
    Verb("look_at", LOOK_AT, ("shore",)),
    Verb("keep_destiny", KEEP_DESTINY, ("destiny",)),
    Verb("reveal_destiny", REVEAL_DESTINY, ("destiny",)),
    Verb("build_ship", BUILD_SHIP, ("private_ship",)),
    Verb("buy_favor", BUY_FAVOR, ("favors",)),
    Verb("take_die", TAKE_DIE, ("die",)),
    Verb("send", SEND, ("target", "item")),
    Verb("mark", MARK, ("die", "face")),
    Verb("lose", LOSE, ("item",)),
    Verb("gift", GIFT, ("good",)),
    Verb("blame_on", BLAME_ON, ("seat",)),
    Verb("use_rune", USE_RUNE, ("rune",)),
    Verb("side", SIDE, ("side",)),
    Verb("start_with", START_WITH, ("seat",)),
    Verb("draw_stall", DRAW_STALL, ("stall",)),
    Verb("draw_troll", DRAW_TROLL, ("troll",)),
    Verb("draw_draugr", DRAW_DRAUGR, ("draugr",)),
    Verb("draw_monster", DRAW_MONSTER, ("monster",)),
    Verb("draw_journey", DRAW_JOURNEY, ("journey",)),
    Verb("draw_destiny", DRAW_DESTINY, ("destiny",)),
    Verb("draw_rune", DRAW_RUNE, ("rune",)),
    Verb("draw_merchant", DRAW_MERCHANT, ("merchant",)),
)
