### What Meadhall itself says, whatever game is on the table.

## What is asked

ask-chance = Chance decides.

## Why an answer is refused

why-not-now = That is not what is asked now.
why-not-asked = It is not this player’s decision now.
why-over = The game is over.
why-rune-not-held = You do not hold this rune, or it is used.
why-rune-not-now = This rune cannot be used at this moment.
why-unknown = There is no such answer.
