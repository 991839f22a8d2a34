"""The rulebook of Champions of Midgard, a chapter a file, in the order in which one reads it:

setup, rounds           before the game, and before and after each round
town, stalls            placing workers: the turn, the locations of the board, the market stalls
harbour, sage           the locations that need more words: longships, and the Sage's House
assign, resolution      sending warriors, then hunting and the fights in their order
combat, journey         a fight round by round, and the way to the distant shores
runes, scoring          runes at any time, and who has won
goods                   what all of them use: gaining, paying, recruiting
contents                every step in the order of its number
"""
