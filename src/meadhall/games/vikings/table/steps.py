"""The contents page of the rulebook: every step and its number on the agenda. contents.py joins them to the code."""

from typing import Final

# Setting up
DRAW_GODS: Final = 1
LINK_RUNES: Final = 2
LAY_FAVORS: Final = 3
DRAW_CHIEFTAIN: Final = 4
PLACE_FIRST_BOAT: Final = 5
# An era: draft, actions, clean-up
BEGIN_ERA: Final = 6
DEAL_HAND: Final = 7
DEAL_DUMMY: Final = 8
DRAFT_CARD: Final = 9
PASS_HANDS: Final = 10
DROP_FROM_DUMMY: Final = 11
BEGIN_TURN: Final = 12
PLAY_CARD: Final = 13
LEADER_ACTION: Final = 14
RUNE_ACTION: Final = 15
DEDICATE_VILLAGE: Final = 16
END_TURN: Final = 17
CLEAN_UP: Final = 18
# What an action asks
CHOOSE_BOAT: Final = 19
SAIL_ON: Final = 20
AT_THE_DOCK: Final = 21
PUSH_BOAT: Final = 22
EXPLORE_ON: Final = 23
HARVEST_SOME: Final = 24
BUILD_SOMETHING: Final = 25
MOVE_TEMPLE: Final = 26
SMITE_SETTLER: Final = 27
DRAW_ONE: Final = 28
REPLACE_CARD: Final = 29
EXCHANGE_SOME: Final = 30
STIR_FURY: Final = 31
ENTER_THE_BATTLE: Final = 32
CHECK_CONTROL: Final = 33
# Battles
CHOOSE_PRIZE: Final = 34
RESOLVE_BATTLE: Final = 35
DRAW_INVADER: Final = 36
COMPARE_STRENGTH: Final = 37
WIN_FAVOR: Final = 38
DRAW_FAVOR_WON: Final = 39
GIVE_FAVOR_BACK: Final = 40
PUT_FAVOR_BACK: Final = 41
LOSE_BATTLE: Final = 42
USE_THE_BOON: Final = 43
DO_ACTION: Final = 44
RAISE_FURY: Final = 45
# The end
FINAL_SCORING: Final = 46
