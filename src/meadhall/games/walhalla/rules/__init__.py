"""The rulebook of Walhalla, a chapter a file, in the order in which one reads it:

setup, attack           before the game [W-SETUP], and an attack turn by turn [W-ATTACK]
boarding, sailing       who boards the ship [W-BOARD], also by selling [W-SELL], and the fjord it is sent to [W-SAIL]
landing, terrain        from the board outwards [W-LAND], fights [W-FIGHT], and what each terrain does [W-TERRAIN]
cards                   action cards, at any time and at the end of an attack [W-CARD]
scoring, supply         points [W-SCORE] [W-FINAL], and Vikings for the next attack [W-NEXT]
points                  what all of them use: where points come from
contents                every step in the order of its number

Unequal lands and rulings [W-VARIANT] [W-RULING] stand where they act.
"""
