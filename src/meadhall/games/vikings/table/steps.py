"""The contents page of the rulebook: every step and its number on the agenda. contents.py joins them to the code."""

from typing import Final

# Setting up
DRAW_GODS: Final = 1
LINK_RUNES: Final = 2
LAY_FAVORS: Final = 3
DRAW_CHIEFTAIN: Final = 4
PLACE_FIRST_BOAT: Final = 5
# An era: draft, turns, clean-up
BEGIN_ERA: Final = 6
DEAL_CARD: Final = 7
DRAFT_CARD: Final = 8
PASS_HANDS: Final = 9
DROP_FROM_DUMMY: Final = 10
BEGIN_TURN: Final = 11
PLAY_CARD: Final = 12
LEADER_ACTION: Final = 13
RUNE_ACTION: Final = 14
DEDICATE_VILLAGE: Final = 15
END_TURN: Final = 16
CLEAN_UP: Final = 17
# The four main actions
CHOOSE_BOAT: Final = 18
SAIL_ON: Final = 19
AT_THE_DOCK: Final = 20
PUSH_BOAT: Final = 21
EXPLORE_ON: Final = 22
HARVEST_SOME: Final = 23
BUILD_SOMETHING: Final = 24
# Actions that only runes and boons allow
MOVE_TEMPLE: Final = 25
SMITE_SETTLER: Final = 26
MAY_DRAW: Final = 27
DRAW_ONE: Final = 28
REPLACE_CARD: Final = 29
EXCHANGE_SOME: Final = 30
STIR_FURY: Final = 31
ENTER_THE_BATTLE: Final = 32
RAID_FOR_NOTHING: Final = 33
DEPLOY_FOR_NOTHING: Final = 34
RECALL_TO_HARVEST: Final = 35
# Control
CHECK_CONTROL: Final = 36
# Battles
CHOOSE_PRIZE: Final = 37
FLIP_CARDS: Final = 38
DRAW_INVADER: Final = 39
COMPARE_STRENGTH: Final = 40
WIN_FAVOR: Final = 41
RETURN_FAVOR: Final = 42
LOSERS: Final = 43
CHOOSE_RUNE: Final = 44
USE_THE_BOON: Final = 45
DO_ACTION: Final = 46
SEND_A_VALKYRIE: Final = 47
RAISE_FURY: Final = 48
END_BATTLE: Final = 49
# Giants
SLAY_GIANT: Final = 50
LOOK_AT_GIANT: Final = 51
HONOUR_THE_SLAYER: Final = 52
MOVE_A_GIANT: Final = 53
# The enemy of a game for one
PLACE_CHIEFTAIN_BOAT: Final = 54
ENEMY_TURN: Final = 55
ENEMY_LEADER_ACTION: Final = 56
ENEMY_RUNE_ACTION: Final = 57
ENEMY_DEDICATES: Final = 58
RESOURCE_ACTIONS: Final = 59
ENEMY_TURN_ENDS: Final = 60
ENEMY_SAILS: Final = 61
ENEMY_MOVES: Final = 62
ENEMY_DEPLOYS: Final = 63
ENEMY_LEAVES: Final = 64
ENEMY_ARRIVES: Final = 65
ENEMY_BUILDS: Final = 66
ENEMY_TEMPLE: Final = 67
ENEMY_CHASES: Final = 68
ENEMY_JOINS: Final = 69
ENEMY_BEGINS_BATTLE: Final = 70
JOIN_THE_ENEMY: Final = 71
ENEMY_MEETS_INVADERS: Final = 72
ENEMY_WINS: Final = 73
ENEMY_LOSES: Final = 74
LOOK_AT_ENEMY_GIANTS: Final = 75
# The end
FINAL_SCORING: Final = 76
