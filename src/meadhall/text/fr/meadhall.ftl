### Ce que dit Meadhall lui-même, quel que soit le jeu sur la table.

## Ce qui est demandé

ask-chance = Le hasard décide.

## Pourquoi une réponse est refusée

why-not-now = Ce n’est pas ce qui est demandé maintenant.
why-not-asked = Ce n’est pas à ce joueur de décider maintenant.
why-over = La partie est terminée.
why-rune-not-held = Vous n’avez pas cette rune, ou elle est déjà utilisée.
why-rune-not-now = Cette rune ne peut pas être utilisée à ce moment.
why-unknown = Cette réponse n’existe pas.
