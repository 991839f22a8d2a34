### Ce que seule dit la table dessinée de Tiny Epic Vikings. La page remplit `$n` et les autres,
### si bien que rien ici ne dépend du singulier ou du pluriel.

## Le plateau Océan

vikings-table-region = Région { $n }
vikings-table-dock = Quai { $n }
vikings-table-fjord = Fjord { $n }
vikings-table-of = { $what } : { $said }
vikings-table-region-rune = rune : { $rune }
vikings-table-held-by = contrôlée par : { $who }
vikings-table-held-nobody = la rune se trouve sur l’île
vikings-table-influence = influence : { $n }
vikings-table-influence-of = { $who } : influence { $n }
vikings-table-leads = domine à présent : { $who }
vikings-table-tied = égalité à présent
vikings-table-no-boots = pas de présence à terre
vikings-table-outer = île extérieure
vikings-table-border = frontière avec la région { $n }
vikings-table-border-dock = quai frontalier : dessert les deux régions
vikings-table-ferry-to = transbordeur vers le quai { $n }
vikings-table-ferry-off = le transbordeur mène hors du plateau Océan
vikings-table-village-there = village pas encore pillé
vikings-table-village-gone = pas de village
vikings-table-boat-of = Drakkar ({ $who })
vikings-table-settlers-of = Colons ({ $who }) : { $n }
vikings-table-temple-of = Temple ({ $who })
vikings-table-valkyrie-of = Valkyrie ({ $who })
vikings-table-giant-there = un Géant : aucun Temple ne peut venir ici
vikings-table-chieftain-boat = Drakkar Solitaire

## Dieux, ères et cartes Faveur

vikings-table-era-of = Ère { $n } sur { $of }
vikings-table-raid-costs = acier pour un pillage : { $n }
vikings-table-pass-left = les mains passent à gauche
vikings-table-pass-right = les mains passent à droite
vikings-table-fury = Fureur { $n }
vikings-table-god-rank = n° { $n } à présent
vikings-table-god-worth = par rune d’île : { $islands }, par rune de carte Faveur : { $favors }
vikings-table-god-boon = Bénédiction : { $boon }
vikings-table-spot-room = villages : { $n } sur { $of }
vikings-table-spot-full = plus de place
vikings-table-favors-above = Cartes Faveur au-dessus du plateau Océan
vikings-table-favors-below = Cartes Faveur au-dessous du plateau Océan
vikings-table-favor-down = carte Faveur, face cachée
vikings-table-favor-bag = dans le sac : { $bag }
vikings-table-deck = paquet : { $n }
vikings-table-discard = défausse : { $n }
vikings-table-invaders = Envahisseurs : { $n }

## Joueurs

vikings-table-you = Vous
vikings-table-seat = Place { $n }
vikings-table-chieftain = Chef
vikings-table-active = son tour
vikings-table-stores = Ressources
vikings-table-of-seven = { $n } sur 7
vikings-table-on-mat = sur le plateau Clan : { $n }
vikings-table-villages = villages à dédier : { $n }
vikings-table-favors = cartes Faveur : { $n } sur { $of }
vikings-table-favors-secret = visibles par vous seulement
vikings-table-giants = Géants terrassés : { $n }
vikings-table-active-runes = runes actives
vikings-table-points-now = points des îles à présent : { $n }
vikings-table-hand = Votre main
vikings-table-hidden-hand = cartes en main : { $n }
vikings-table-kept = gardées jusqu’ici
vikings-table-row = Cartes de cette ère
vikings-table-row-empty = aucune carte jouée
vikings-table-next-bonus = bonus d’une récolte : { $bag }

## Cartes

vikings-table-strength = Force { $n }
vikings-table-strength-now = Force à présent : { $n }
vikings-table-fight-costs = acier pour combattre : { $n }
vikings-table-leader = Action Jarl : { $action }
vikings-table-rune-action = Action Rune : { $action }
vikings-table-needs = demande { $runes }
vikings-table-needs-valkyries = demande des Valkyries déployées : { $n }
vikings-table-needs-giants = demande des Géants terrassés : { $n }
vikings-table-needs-met = vous avez ce qu’elle demande
vikings-table-needs-missing = il manque encore : { $runes }
vikings-table-joker = Joker : n’importe quelle rune

## Draft et jeu

vikings-table-draft-title = Gardez une carte
vikings-table-draft-help = Touchez la carte que vous gardez. Tous choisissent en même temps, et le reste passe au voisin.
vikings-table-draft-waiting = Choisissent encore : { $who }.
vikings-table-start-help = Touchez un fjord éclairé : votre premier Drakkar en partira.
vikings-table-choices = Réponses
vikings-table-play-help = Touchez une carte de votre main, puis dites à quoi elle sert.
vikings-table-play-up = Face visible : actions
vikings-table-play-down = Face cachée : combattre
vikings-table-play-down-join = Face cachée : rejoindre le combat
vikings-table-play-slay = Terrasser un Géant
vikings-table-recall-help = Avant de jouer, touchez un de vos Colons pour le reprendre.
vikings-table-sail-help = Touchez un Drakkar, puis fjord après fjord, puis un quai.
vikings-table-moves-left = déplacements restants : { $n }
vikings-table-crew-left = Colons à déployer : { $n }
vikings-table-explore-help = Touchez un Colon ou une Valkyrie, puis sa destination.
vikings-table-steps-left = pas restants : { $n }
vikings-table-harvest-help = Choisissez votre mélange.
vikings-table-harvest-left = encore à choisir : { $n }
vikings-table-harvest-full = plein
vikings-table-build-help = Touchez un quai ou une région en surbrillance.
vikings-table-build-costs = coûte { $bag }
vikings-table-exchange-help = Choisissez ce que vous donnez et ce que vous recevez.
vikings-table-dedicate-help = Touchez une place du plateau Ère ou un dieu, ou gardez votre village.
vikings-table-take-it = Prendre
vikings-table-now-turn = C’est à { $who } de jouer.
vikings-table-now-you = C’est à vous de jouer.
vikings-table-now-draft = Chacun garde une carte.
vikings-table-now-setup = La mise en place est en cours.
vikings-table-now-over = La partie est terminée.

## Combats

vikings-table-battle = Combat
vikings-table-no-battle = Aucun combat en cours
vikings-table-battle-for = enjeu : { $favor }
vikings-table-battle-by = commencé par { $who }
vikings-table-battle-when = résolu quand ce sera à { $who } de jouer
vikings-table-fighters = y participent : { $who }
vikings-table-your-card = votre carte : { $card }
vikings-table-card-down = une carte face cachée
vikings-table-prize-help = Touchez une carte Faveur à un bout d’une rangée.
vikings-table-give-back-help = Touchez la carte que vous rendez, puis un bout d’une rangée.

## L’ennemi d’une partie en solitaire

vikings-table-enemy = Ennemi
vikings-table-enemy-mat = Plateau Ennemi
vikings-table-enemy-sail = Drakkar Solitaire : déplacements en plus : { $n }
vikings-table-enemy-track = { $resource } : case { $n } sur 7
vikings-table-enemy-next-icon = prochaine icône, case { $n } : { $icon }
vikings-table-enemy-mat-action = { $rune } : { $action }
vikings-table-enemy-leader-row = Rangée Jarl
vikings-table-enemy-battle-row = Rangée Combat
vikings-table-enemy-report = Ce que l’ennemi a fait
vikings-table-enemy-choose = Vous choisissez pour l’ennemi
vikings-table-enemy-cards = cartes jouées : { $n }
vikings-table-enemy-west = impair : il se tourne vers l’ouest
vikings-table-enemy-east = pair : il se tourne vers l’est
vikings-table-enemy-valkyries = Valkyries restantes : { $n }

## La fin

vikings-table-board = Voir le plateau Océan
vikings-table-back-to = Retour au résultat
vikings-table-close = Fermer
vikings-table-winner = { $who } gagne avec { $points }
vikings-table-winners = { $who } partagent la victoire avec { $points }
vikings-table-enemy-won = L’ennemi gagne avec { $points }
vikings-table-where-from = D’où viennent les points
vikings-table-era-by-era = Points des îles après chaque ère
vikings-table-wins = gagne
vikings-table-rank = n° { $n }
vikings-table-end = fin

## Ce que seul le terminal dit : les signes de la carte marine, et les choix en peu de mots

vikings-chart-holder = [1] le joueur 1 a la rune
vikings-chart-influence = 1=4 influence du joueur 1
vikings-chart-boat = A-B:1 Drakkar du joueur 1
vikings-chart-village = { $sign } village non pillé
vikings-chart-chieftain = { $sign } Drakkar Solitaire
vikings-chart-both = { $sign } quai des deux régions
vikings-chart-fury = Fureur (rune d’île/de faveur)
vikings-chart-bonus = +{ $n } pour l’ennemi
vikings-short-draft = { $card }
vikings-short-discard = { $card }
vikings-short-play = Jouer { $card }
vikings-short-fight = Combattre : { $card }
vikings-short-slay = Terrasser un Géant : { $card }
vikings-short-fight_for = { $row_end }
vikings-short-start_in = { $fjord }
vikings-short-push_to = { $fjord }
vikings-short-sail_to = Vers { $fjord }
vikings-short-dock_at = Accoster : { $dock }
vikings-short-enemy_to = { $region }
vikings-short-enemy_by = { $dock }
vikings-short-carry_temple = { $region } → { $region_to }
vikings-short-fly = Valkyrie : { $region } → { $region_to }
vikings-short-fly_settler = Valkyrie + Colon : { $region } → { $region_to }
vikings-short-fly_temple = Valkyrie + Temple : { $region } → { $region_to }
vikings-short-move_giant = Géant : { $region } → { $region_to }
vikings-short-send_valkyrie = { $region }
vikings-short-build_boat = Drakkar : { $dock }
vikings-short-build_temple = Temple : { $region }
vikings-short-smite = { $owner } : { $region }
vikings-short-raid_at = { $dock }
vikings-short-slay_in = { $region }
vikings-short-recall = Reprendre : { $region }
