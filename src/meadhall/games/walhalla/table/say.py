"""The sentences a player (or chance) can say. One number is one sentence in every situation."""

from typing import Final

from meadhall.kernel.engine.words import Verb

DONE: Final = 0
BOARD: Final = 1  # + set of places aboard (bow 1, middle 2, stern 4), less 1
SELL: Final = 8  # + card: discard it and a point for a Viking from Asgard
SEND: Final = 19  # + 2 * fjord + end that goes in first
LAND: Final = 27  # + peninsula
ATTACK_WITH_CARD: Final = 30  # + peninsula: land there and play an attack card
LOSE: Final = 33
WIN: Final = 34
USE_SHIELD: Final = 35
USE_HUNT: Final = 36
LAY: Final = 37  # + card: face down, at the end of an attack
# Chance.
LAY_TILE: Final = 48  # + 2 * tile + whether it is turned round
LOW_TIP: Final = 84  # + tip
HIGH_TIP: Final = 87  # + tip
START_WITH: Final = 90  # + seat
DRAW_CARD: Final = 94  # + card
DRAW_SHIP: Final = 105  # + ship
ANSWERS: Final = 117

# The same as a table: verb, first number, and what its objects are (see names.py).
VERBS: Final[tuple[Verb, ...]] = (
    Verb("done", DONE, ()),
    Verb("board", BOARD, ("places",)),
    Verb("sell", SELL, ("card",)),
    Verb("send", SEND, ("fjord", "end")),
    Verb("land", LAND, ("peninsula",)),
    Verb("attack", ATTACK_WITH_CARD, ("peninsula",)),
    Verb("lose", LOSE, ()),
    Verb("win", WIN, ()),
    Verb("shield", USE_SHIELD, ()),
    Verb("hunt", USE_HUNT, ()),
    Verb("lay", LAY, ("card",)),
    Verb("lay_tile", LAY_TILE, ("tile", "turned")),
    Verb("low_tip", LOW_TIP, ("low_tip",)),
    Verb("high_tip", HIGH_TIP, ("high_tip",)),
    Verb("start_with", START_WITH, ("seat",)),
    Verb("draw_card", DRAW_CARD, ("card",)),
    Verb("draw_ship", DRAW_SHIP, ("ship",)),
)
