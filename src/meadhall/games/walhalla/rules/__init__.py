"""The rulebook of Walhalla, a chapter a file, in the order in which one reads it:

setup, attack           before the game, and an attack turn by turn
boarding, sailing       who boards the ship, and the fjord it is sent to
landing, terrain        from the board outwards, fights, and what each terrain does
cards                   action cards, at any time and at the end of an attack
scoring, supply         points after an attack, and Vikings for the next one
points                  what all of them use: where points come from
contents                every step in the order of its number
"""
