"""The contents page of the rulebook: every step and its number on the agenda. contents.py joins them to the code."""

from typing import Final

# Setting up
LAY_TILES: Final = 1
LAY_LOW_TIPS: Final = 2
LAY_HIGH_TIPS: Final = 3
DEAL_CARDS: Final = 4
DRAW_START_PLAYER: Final = 5
# An attack
BEGIN_ATTACK: Final = 6
BEGIN_TURN: Final = 7
# Drawing a ship and boarding
TURN_UP_SHIP: Final = 8
BOARD_PASSENGER: Final = 9
BOARD_CREW: Final = 10
BOARD_SOLD: Final = 11
# Sending the ship
SEND_SHIP: Final = 12
# Landing and fighting
LAND_VIKING: Final = 13
DEFEND: Final = 14
# Terrain
HUNT_IN_FOREST: Final = 15
TAKE_CARD: Final = 16
# The end of an attack
END_ATTACK: Final = 17
LAY_CARDS: Final = 18
REVEAL_CARDS: Final = 19
SCORE_PENINSULAS: Final = 20
SCORE_WHEAT: Final = 21
# Preparing the next attack
CLEAR_LAND: Final = 22
SUPPLY_MIDGARD: Final = 23
REMOVE_HEROES: Final = 24
# The end
FINAL_SCORING: Final = 25
