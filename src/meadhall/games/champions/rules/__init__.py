"""The rulebook of Champions of Midgard, a chapter a file, in the order in which one reads it:

setup, rounds           before the game [C-SETUP], and before and after each round [C-ROUND] [C-CLEAN]
town, stalls            placing workers [C-PLACE]: the locations of the board [C-TOWN], the market stalls [C-STALL]
harbour, sage           the locations that need more words: longships, and the Sage's House [C-TOWN]
assign, resolution      sending warriors [C-ASSIGN], then hunting and the fights in their order [C-RESOLVE]
combat, journey         a fight round by round [C-COMBAT], and the way to the distant shores [C-JOURNEY]
runes, scoring          runes at any time [C-RUNE], and who has won [C-SCORE]
goods, recruiting       what all of them use: gaining, paying, taking warriors [C-GEN]
refusals                what is told of an answer that cannot be given
contents                every step in the order of its number

Leaders, variants, editions and rulings [C-LEADER] [C-VARIANT] [C-EDITION] [C-RULING] stand where they act.
"""
