"""The contents page of the rulebook: every step and its number on the agenda. contents.py joins them to the code."""

from typing import Final

# Goods
TAKE_WARRIORS: Final = 1
# Setting up
DRAW_STALLS: Final = 2
DRAW_START_PLAYER: Final = 3
CHOOSE_LEADERS: Final = 4
DEAL_DESTINIES: Final = 5
# Round set-up
BEGIN_ROUND: Final = 6
TURN_UP_TROLL: Final = 7
TURN_UP_DRAUGR: Final = 8
LAY_JOURNEYS: Final = 9
LAY_OUT_RUNES: Final = 10
TURN_UP_MONSTERS: Final = 11
TURN_UP_MERCHANT: Final = 12
STOCK_TOWN: Final = 13
# Placing workers
PLACE_WORKER: Final = 14
END_TURN: Final = 15
TRADE_GOODS: Final = 16
CHOOSE_RUNE: Final = 17
DRAW_RUNE_CARD: Final = 18
LOOK_AT_JOURNEY: Final = 19
CONSULT_SAGE: Final = 20
DRAW_DESTINIES: Final = 21
CHOOSE_DESTINY: Final = 22
CHOOSE_PRIVATE_SHIP: Final = 23
CHOOSE_SHORE: Final = 24
BUY_FAVORS: Final = 25
FEED_AUMINGI: Final = 26
# Assigning warriors
BEGIN_ASSIGNMENT: Final = 27
ASSIGN_SEALED: Final = 28
ASSIGN_IN_TURN: Final = 29
REVEAL_ASSIGNMENTS: Final = 30
# Resolution and combat
RESOLVE: Final = 31
HUNT_FOR_FOOD: Final = 32
BRING_FOOD_HOME: Final = 33
FIGHT: Final = 34
COMBAT_ROUND: Final = 35
ROLL_DICE: Final = 36
REROLL_WITH_FAVOR: Final = 37
RUNES_AFTER_ROLL: Final = 38
STRIKE: Final = 39
TAKE_LOSSES: Final = 40
CHECK_OUTCOME: Final = 41
TAKE_REWARD: Final = 42
LESSEN_OWN_BLAME: Final = 43
SPREAD_BLAME: Final = 44
BLAME_FOR_TROLL: Final = 45
# Journeys
SAIL: Final = 46
FIX_JOURNEY: Final = 47
SEE_JOURNEY: Final = 48
TURN_UP_JOURNEY: Final = 49
ANSWER_JOURNEY: Final = 50
REPLACE_JOURNEY: Final = 51
SUFFER_JOURNEY: Final = 52
LOSE_ITEMS: Final = 53
FEED_WARRIORS: Final = 54
STARVE: Final = 55
RESHUFFLE_JOURNEYS: Final = 56
# Runes at any time
MOMENT: Final = 57
PICK_GIFTS: Final = 58
SCORE_DESTINY: Final = 59
# Clean-up and scoring
CLEAN_UP: Final = 60
FINAL_SCORING: Final = 61
