"""The rulebook of Tiny Epic Vikings with Ragnarok, a chapter a file, in the order in which one reads it:

setup, draft            before the game [V-SETUP] [V-RAG], and hands that are passed on [V-DRAFT] [V-TWO]
turns                   a card a turn, and a village dedicated [V-TURN] [V-DEDICATE]
actions                 what cards, boons and the era mat let one do, and boosts [V-BOOST]; each has its chapter:
sailing                 moving, docking, deploying, attacking, raiding [V-SAIL] [V-REGION]
ashore                  exploring, harvesting, building [V-EXPLORE] [V-HARVEST] [V-BUILD]
rune_actions, boons     what only runes and gods allow [V-RUNE] [V-BOON]
control, fury           who holds a rune, and how furious the gods are [V-CONTROL] [V-FURY]
battles                 favors fought for, Invaders, losers [V-BATTLE]
giants, valkyries       Ragnarok [V-GIANT] [V-VALKYRIE] [V-NEWCARD]
cleanup, scoring        the end of an era and of the game [V-CLEANUP] [V-SCORE]
enemy                   who plays alone plays against it [V-SOLO] [V-SOLORAG]: its turn, enemy_sailing, enemy_icons,
                        enemy_battles
clan, deck              what all of them use: clan mats, and the deck
contents                every step in the order of its number

Options and rulings [V-VARIANT] [V-RULING] stand where they act.
"""
