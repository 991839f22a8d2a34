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
DRAW_ONE: Final = 27
REPLACE_CARD: Final = 28
EXCHANGE_SOME: Final = 29
STIR_FURY: Final = 30
ENTER_THE_BATTLE: Final = 31
RAID_FOR_NOTHING: Final = 32
DEPLOY_FOR_NOTHING: Final = 33
RECALL_TO_HARVEST: Final = 34
# Control
CHECK_CONTROL: Final = 35
# Battles
CHOOSE_PRIZE: Final = 36
FLIP_CARDS: Final = 37
DRAW_INVADER: Final = 38
COMPARE_STRENGTH: Final = 39
WIN_FAVOR: Final = 40
RETURN_FAVOR: Final = 41
LOSERS: Final = 42
CHOOSE_RUNE: Final = 43
USE_THE_BOON: Final = 44
DO_ACTION: Final = 45
SEND_A_VALKYRIE: Final = 46
RAISE_FURY: Final = 47
END_BATTLE: Final = 48
# Giants
SLAY_GIANT: Final = 49
LOOK_AT_GIANT: Final = 50
HONOUR_THE_SLAYER: Final = 51
MOVE_A_GIANT: Final = 52
# The enemy of a game for one
PLACE_CHIEFTAIN_BOAT: Final = 53
ENEMY_TURN: Final = 54
ENEMY_LEADER_ACTION: Final = 55
ENEMY_RUNE_ACTION: Final = 56
ENEMY_DEDICATES: Final = 57
RESOURCE_ACTIONS: Final = 58
ENEMY_TURN_ENDS: Final = 59
ENEMY_SAILS: Final = 60
ENEMY_MOVES: Final = 61
ENEMY_DEPLOYS: Final = 62
ENEMY_LEAVES: Final = 63
ENEMY_ARRIVES: Final = 64
ENEMY_BUILDS: Final = 65
ENEMY_TEMPLE: Final = 66
ENEMY_CHASES: Final = 67
ENEMY_JOINS: Final = 68
ENEMY_BEGINS_BATTLE: Final = 69
JOIN_THE_ENEMY: Final = 70
ENEMY_MEETS_INVADERS: Final = 71
ENEMY_WINS: Final = 72
ENEMY_LOSES: Final = 73
LOOK_AT_ENEMY_GIANTS: Final = 74
# The end
FINAL_SCORING: Final = 75
