### Ce que dit le programme pendant une partie de Walhalla : noms, réponses, questions, événements et refus.
### Les identifiants viennent des noms de names.py, say.py et news.py de sa table et des classes des étapes.

## Le jeu et ses options

walhalla-title = Walhalla
walhalla-about = Vous êtes des chefs vikings qui attaquent une terre de trois presqu’îles. À chacune des trois attaques, les drakkars sont tirés un à un ; des Vikings embarquent, remontent un fjord et débarquent sur des forêts, des villages, des lieux de culte et des champs de blé. C’est le défenseur qui décide de l’issue d’un combat ; ceux qui tombent vont au Walhalla et apportent de nouveaux Vikings à celui qui en a le plus là-bas.
walhalla-stand-in-notice = Les valeurs marquées * sont des valeurs de remplacement inventées par le projet, faute de connaître celles qui sont imprimées ; un pack de données peut les remplacer.
walhalla-option-peninsulas-title = Presqu’îles
walhalla-option-blocked-title = Vikings qui ne peuvent pas débarquer
walhalla-option-first_hero-title = Premier héros
walhalla-option-lone_card-title = Carte Presqu’île seule
walhalla-option-selling-title = Vente de cartes
walhalla-option-facts-title = Pack de données
walhalla-option-peninsulas = Le nombre de tuiles des presqu’îles 1, 2 et 3. Six chacune pour la partie normale ; des longueurs inégales sont une variante.
walhalla-option-blocked = Où va un Viking qui ne peut débarquer d’aucun côté de son drakkar. La source est abîmée à cet endroit.
walhalla-option-first_hero = D’où vient le Viking que chaque joueur place au Walhalla avant la partie. Les sources divergent.
walhalla-option-lone_card = Si une carte Presqu’île compte comme deux Vikings même pour un joueur qui n’en a aucun sur cette presqu’île.
walhalla-option-selling = Si un joueur dont le Midgard est vide peut vendre plusieurs cartes avant d’embarquer, ou doit embarquer chaque Viking avant de vendre la carte suivante.
walhalla-option-facts = L’origine des valeurs imprimées sur les tuiles, les drakkars et le plateau. Sans pack de données, le jeu utilise les valeurs du projet, dont certaines sont des valeurs de remplacement.

walhalla-peninsulas-6-6-6 = 6, 6 et 6 tuiles
walhalla-peninsulas-5-6-7 = 5, 6 et 7 tuiles
walhalla-peninsulas-5-7-6 = 5, 7 et 6 tuiles
walhalla-peninsulas-6-5-7 = 6, 5 et 7 tuiles
walhalla-blocked-midgard = { walhalla-region-midgard }
walhalla-blocked-asgard = { walhalla-region-asgard }
walhalla-first_hero-asgard = d’Asgard
walhalla-first_hero-midgard = de Midgard
walhalla-selling-several = plusieurs à la fois
walhalla-selling-one_by_one = une par une

## Couleurs des joueurs

walhalla-colour-blue = bleu
walhalla-colour-red = rouge
walhalla-colour-yellow = jaune
walhalla-colour-black = noir

## La terre. Les presqu’îles et les fjords se comptent à partir de la gauche, les cases à partir du plateau.

walhalla-peninsula-peninsula_1 = presqu’île 1
walhalla-peninsula-peninsula_2 = presqu’île 2
walhalla-peninsula-peninsula_3 = presqu’île 3

walhalla-fjord-fjord_1 = fjord 1
walhalla-fjord-fjord_2 = fjord 2
walhalla-fjord-fjord_3 = fjord 3
walhalla-fjord-fjord_4 = fjord 4

# $peninsula et $row sont des nombres, comptés tous deux à partir de 1.
walhalla-field = presqu’île { $peninsula }, case { $row }

walhalla-terrain-cult = lieu de culte
walhalla-terrain-forest_2 = forêt 2
walhalla-terrain-forest_3 = forêt 3
walhalla-terrain-village_1 = village +1
walhalla-terrain-village_2 = village +2
walhalla-terrain-wheat = champ de blé

walhalla-terrain-does-cult = Piochez aussitôt une carte action.
walhalla-terrain-does-forest_2 = Marquez aussitôt 2 points.
walhalla-terrain-does-forest_3 = Marquez aussitôt 3 points.
walhalla-terrain-does-village_1 = Ce Viking compte 1 de plus au décompte de la presqu’île.
walhalla-terrain-does-village_2 = Ce Viking compte 2 de plus au décompte de la presqu’île.
walhalla-terrain-does-wheat = 1, 2 ou 3 points après la première, la deuxième ou la troisième attaque ; le Viking reste.

walhalla-low_tip-3 = 3
walhalla-low_tip-4 = 4
walhalla-low_tip-5 = 5
walhalla-high_tip-6 = 6
walhalla-high_tip-7 = 7
walhalla-high_tip-8 = 8

walhalla-tile-tile_1 = tuile 1
walhalla-tile-tile_2 = tuile 2
walhalla-tile-tile_3 = tuile 3
walhalla-tile-tile_4 = tuile 4
walhalla-tile-tile_5 = tuile 5
walhalla-tile-tile_6 = tuile 6
walhalla-tile-tile_7 = tuile 7
walhalla-tile-tile_8 = tuile 8
walhalla-tile-tile_9 = tuile 9
walhalla-tile-tile_10 = tuile 10
walhalla-tile-tile_11 = tuile 11
walhalla-tile-tile_12 = tuile 12
walhalla-tile-tile_13 = tuile 13
walhalla-tile-tile_14 = tuile 14
walhalla-tile-tile_15 = tuile 15
walhalla-tile-tile_16 = tuile 16
walhalla-tile-tile_17 = tuile 17
walhalla-tile-tile_18 = tuile 18
walhalla-turned-straight = première case vers le plateau
walhalla-turned-turned = deuxième case vers le plateau

## Où sont les Vikings qui ne sont ni à bord ni à terre

walhalla-region-midgard = Midgard
walhalla-region-asgard = Asgard
walhalla-region-walhalla = Walhalla

walhalla-region-does-midgard = Vos Vikings prêts à embarquer. Ils sont réapprovisionnés avant chaque attaque.
walhalla-region-does-asgard = Vos Vikings qui attendent d’être rappelés à Midgard.
walhalla-region-does-walhalla = Vos héros tombés. Ils paient les combats que vous gagnez, décident de votre approvisionnement en Vikings et rapportent des points à la fin.

## Drakkars

walhalla-ship-blue_1 = drakkar bleu 1
walhalla-ship-blue_2 = drakkar bleu 2
walhalla-ship-blue_3 = drakkar bleu 3
walhalla-ship-red_1 = drakkar rouge 1
walhalla-ship-red_2 = drakkar rouge 2
walhalla-ship-red_3 = drakkar rouge 3
walhalla-ship-yellow_1 = drakkar jaune 1
walhalla-ship-yellow_2 = drakkar jaune 2
walhalla-ship-yellow_3 = drakkar jaune 3
walhalla-ship-black_1 = drakkar noir 1
walhalla-ship-black_2 = drakkar noir 2
walhalla-ship-black_3 = drakkar noir 3

walhalla-places-bow = proue
walhalla-places-middle = milieu
walhalla-places-stern = poupe
walhalla-places-bow_middle = proue et milieu
walhalla-places-bow_stern = proue et poupe
walhalla-places-middle_stern = milieu et poupe
walhalla-places-all = les trois places

walhalla-end-bow = proue
walhalla-end-stern = poupe

## Cartes action

walhalla-card-forest = Forêt
walhalla-card-wheat = Blé
walhalla-card-cult = Culte
walhalla-card-village = Village
walhalla-card-peninsula_6 = Presqu’île 6
walhalla-card-peninsula_7 = Presqu’île 7
walhalla-card-peninsula_8 = Presqu’île 8
walhalla-card-walhalla = Walhalla
walhalla-card-hunt = Chasse
walhalla-card-attack = Attaque
walhalla-card-shield = Bouclier

walhalla-card-does-forest = Fin d’une attaque : 1 point par forêt que vous tenez.
walhalla-card-does-wheat = Fin d’une attaque : 1 point par champ de blé que vous tenez.
walhalla-card-does-cult = Fin d’une attaque : 1 point par lieu de culte que vous tenez.
walhalla-card-does-village = Fin d’une attaque : 1 point par village que vous tenez.
walhalla-card-does-peninsula_6 = Fin d’une attaque : deux Vikings de plus pour vous sur la presqu’île de pointe 6.
walhalla-card-does-peninsula_7 = Fin d’une attaque : deux Vikings de plus pour vous sur la presqu’île de pointe 7.
walhalla-card-does-peninsula_8 = Fin d’une attaque : deux Vikings de plus pour vous sur la presqu’île de pointe 8.
walhalla-card-does-walhalla = Fin d’une attaque : deux Vikings de plus pour vous au Walhalla lors de l’approvisionnement.
walhalla-card-does-hunt = Quand vous occupez une forêt : elle rapporte le double.
walhalla-card-does-attack = Avant d’attaquer un Viking : le défenseur perd, même avec un bouclier.
walhalla-card-does-shield = Quand on vous attaque : vous gagnez sans rien payer.

## Parties du score

walhalla-part-forest = Forêts
walhalla-part-cards = Cartes de bonus
walhalla-part-peninsulas = Presqu’îles
walhalla-part-wheat = Blé
walhalla-part-fields = Cases tenues
walhalla-part-walhalla = Walhalla
walhalla-part-sold = Cartes vendues

## Choses comptées

walhalla-count-viking =
    { $n ->
        [one] { $n } Viking
       *[other] { $n } Vikings
    }
walhalla-count-card =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
walhalla-count-point =
    { $n ->
        [-1] { $n } point
        [one] { $n } point
       *[other] { $n } points
    }
walhalla-count-ship =
    { $n ->
        [one] { $n } drakkar
       *[other] { $n } drakkars
    }

## Réponses des joueurs

walhalla-do-done = Terminé
# Terminer, sous le nom que cela porte dans chaque question que l’on peut quitter.
walhalla-do-done-BoardPassenger = Rester à terre
walhalla-do-done-BoardCrew =
    { $aboard ->
        [0] { walhalla-do-done-BoardPassenger }
       *[other] N’embarquer personne d’autre
    }
walhalla-do-done-HuntInForest = Ne jouer aucune carte
walhalla-do-done-LayCards = Ne plus poser de carte
walhalla-do-board = Embarquer : { $places }
walhalla-do-sell = Vendre la carte « { $card } » : 1 point de moins, 1 Viking d’Asgard
walhalla-do-send = Envoyer le drakkar dans le { $fjord }, { $end } en avant
walhalla-do-land = Débarquer sur la { $peninsula }
walhalla-do-attack = Débarquer sur la { $peninsula } avec une carte Attaque
walhalla-do-lose = Perdre le combat
walhalla-do-win = Gagner le combat et payer d’un Viking du Walhalla
walhalla-do-shield = Gagner le combat avec une carte Bouclier
walhalla-do-hunt = Jouer une carte Chasse
walhalla-do-lay = Poser la carte « { $card } »

## Réponses du hasard

walhalla-do-lay_tile = Tuile suivante : { $tile }, { $turned }
walhalla-do-low_tip = Pointe basse : { $low_tip }
walhalla-do-high_tip = Pointe haute : { $high_tip }
walhalla-do-start_with = Premier joueur : { $seat }
walhalla-do-draw_card = Carte piochée : { $card }
walhalla-do-draw_ship = Drakkar tiré : { $ship }

## Questions, une par étape qui interroge un joueur

walhalla-ask-BoardPassenger =
    { $midgard ->
        [0] La place colorée de ce drakkar est à vous, mais votre Midgard est vide : vendez une carte et cédez un point pour embarquer un Viking d’Asgard, ou choisissez « { walhalla-do-done-BoardPassenger } ».
       *[other] La place colorée de ce drakkar est à vous : embarquez un Viking, ou choisissez « { walhalla-do-done-BoardPassenger } ».
    }
walhalla-ask-BoardCrew =
    { $midgard ->
        [0] Votre Midgard est vide : vous pouvez vendre une carte et céder un point pour embarquer un Viking d’Asgard, ou choisir « { walhalla-do-done-BoardCrew } ».
       *[other] C’est votre tour : embarquez autant de vos Vikings que vous voulez, ou choisissez « { walhalla-do-done-BoardCrew } ».
    }
walhalla-ask-BoardSold =
    { $choice ->
        [board] Parmi les Vikings venus d’Asgard, au moins un embarque : choisissez les places.
       *[more] Vikings venus d’Asgard : { $midgard }. Embarquez-en au moins un, ou vendez d’abord une autre carte.
    }
walhalla-ask-SendShip = Envoyez le drakkar : choisissez le fjord et le bout qui y entre en premier.
walhalla-ask-LandViking =
    { $land ->
        [only] Votre Viking ne peut débarquer que d’un côté, là où se trouve un Viking d’un autre joueur.
        [only-attack] Votre Viking ne peut débarquer que d’un côté, là où se trouve un Viking d’un autre joueur : attaquez-le avec ou sans carte Attaque.
        [attack] Votre Viking débarque : choisissez le côté, et si vous jouez une carte Attaque.
       *[side] Votre Viking débarque : choisissez le côté.
    }
walhalla-ask-Defend =
    { $means ->
        [none] Votre Viking est attaqué. Vous n’avez ni Viking au Walhalla pour payer, ni carte Bouclier : il perd le combat.
        [hero] Votre Viking est attaqué : il perd le combat, ou le gagne si vous payez d’un Viking du Walhalla.
        [shield] Votre Viking est attaqué : il perd le combat, ou le gagne si vous jouez une carte Bouclier.
        [both] Votre Viking est attaqué : il perd le combat, ou le gagne si vous payez d’un Viking du Walhalla ou jouez une carte Bouclier.
       *[unknown] Votre Viking est attaqué : décidez s’il perd ou gagne le combat.
    }
walhalla-ask-HuntInForest =
    { $hunt ->
        [yes] Votre Viking occupe une forêt : vous pouvez jouer une carte Chasse pour en doubler les points, ou choisir « { walhalla-do-done-HuntInForest } ».
        [no] Votre Viking occupe une forêt. Vous n’avez pas de carte Chasse : choisissez « { walhalla-do-done-HuntInForest } ».
       *[unknown] Votre Viking occupe une forêt : une carte Chasse en doublerait les points.
    }
walhalla-ask-LayCards =
    { $lay ->
        [no] L’attaque est terminée, et vous n’avez plus de carte à poser : choisissez « { walhalla-do-done-LayCards } ».
       *[yes] L’attaque est terminée : posez autant de cartes que vous voulez face cachée, en secret et en même temps que les autres.
    }

## Événements

walhalla-event-land-is-built = La terre est en place.
walhalla-event-start-player-is =
    { $you ->
        [seat] Vous êtes premier joueur.
       *[nobody] Premier joueur : { $seat }.
    }
walhalla-event-card-drawn =
    { $you ->
        [seat] Vous piochez une carte.
       *[nobody] { $seat } pioche une carte.
    }
walhalla-event-card-seen =
    { $you ->
        [seat] Visible par vous seulement : la carte « { $card } ».
       *[nobody] Visible par { $seat } seulement : la carte « { $card } ».
    }
walhalla-event-no-card-left =
    { $you ->
        [seat] Il ne reste aucune carte à piocher pour vous.
       *[nobody] Il ne reste aucune carte à piocher pour { $seat }.
    }
walhalla-event-cards-reshuffled = Les cartes défaussées sont mélangées pour former une nouvelle pioche.
walhalla-event-attack-begins = L’attaque { $n } commence.
walhalla-event-ship-drawn =
    { $you ->
        [seat] Vous tirez le { $ship }.
       *[nobody] { $seat } tire le { $ship }.
    }
walhalla-event-boarded =
    { $you ->
        [seat] Vous embarquez { walhalla-count-viking } : { $places }.
       *[nobody] { $seat } embarque { walhalla-count-viking } : { $places }.
    }
walhalla-event-stayed-ashore =
    { $you ->
        [seat] Vous restez à terre.
       *[nobody] { $seat } reste à terre.
    }
walhalla-event-sold =
    { $you ->
        [seat] Vous vendez la carte « { $card } » pour un Viking d’Asgard.
       *[nobody] { $seat } vend la carte « { $card } » pour un Viking d’Asgard.
    }
walhalla-event-ship-sent =
    { $you ->
        [seat] Vous envoyez le { $ship } dans le { $fjord }, { $end } en avant.
       *[nobody] { $seat } envoie le { $ship } dans le { $fjord }, { $end } en avant.
    }
walhalla-event-landed =
    { $you ->
        [seat] Vous occupez une case ({ $terrain }) : { $field }.
       *[nobody] { $seat } occupe une case ({ $terrain }) : { $field }.
    }
walhalla-event-blocked =
    { $you ->
        [seat] Votre Viking ne peut débarquer nulle part et va à { $blocked }.
       *[nobody] { $seat } a un Viking qui ne peut débarquer nulle part : il va à { $blocked }.
    }
walhalla-event-fight-begins =
    { $you ->
        [seat] Vous attaquez { $other } : { $field } ({ $terrain }).
        [other] { $seat } vous attaque : { $field } ({ $terrain }).
       *[nobody] { $seat } attaque { $other } : { $field } ({ $terrain }).
    }
walhalla-event-attack-card-played =
    { $you ->
        [seat] Vous jouez une carte Attaque.
       *[nobody] { $seat } joue une carte Attaque.
    }
walhalla-event-shield-played =
    { $you ->
        [seat] Vous jouez une carte Bouclier.
       *[nobody] { $seat } joue une carte Bouclier.
    }
walhalla-event-defender-loses =
    { $you ->
        [seat] Vous perdez le combat contre { $other } : { $field }. Votre Viking va au Walhalla.
       *[nobody] { $seat } perd le combat contre { told-other } : { $field }. Son Viking va au Walhalla.
    }
walhalla-event-defender-wins =
    { $you ->
        [seat] Vous gagnez le combat contre { $other } : { $field }. L’attaquant va au Walhalla.
        [other] { $seat } gagne le combat contre vous : { $field }. Votre Viking va au Walhalla.
       *[nobody] { $seat } gagne le combat contre { $other } : { $field }. L’attaquant va au Walhalla.
    }
walhalla-event-hunt-played =
    { $you ->
        [seat] Vous jouez une carte Chasse.
       *[nobody] { $seat } joue une carte Chasse.
    }
walhalla-event-forest-scored = { told-seat } – forêt : { walhalla-count-point }.
walhalla-event-attack-ends = L’attaque { $n } est terminée.
walhalla-event-card-revealed =
    { $you ->
        [seat] Vous révélez la carte « { $card } ».
       *[nobody] { $seat } révèle la carte « { $card } ».
    }
walhalla-event-bonus-scored = { told-seat } – carte « { $card } » : { walhalla-count-point }.
walhalla-event-peninsula-scored = { told-seat } – { $peninsula } : { walhalla-count-point }.
walhalla-event-wheat-scored = { told-seat } – blé : { walhalla-count-point }.
walhalla-event-land-cleared = La terre se vide : seuls restent les Vikings des champs de blé.
walhalla-event-supplied =
    { $you ->
        [seat] Vous faites passer { walhalla-count-viking } d’Asgard à Midgard.
       *[nobody] { $seat } fait passer { walhalla-count-viking } d’Asgard à Midgard.
    }
walhalla-event-heroes-leave =
    { $n ->
        [one] { $n } Viking de chaque joueur quitte le Walhalla pour Asgard.
       *[other] { $n } Vikings de chaque joueur quittent le Walhalla pour Asgard.
    }
walhalla-event-fields-scored = { told-seat } – cases tenues : { walhalla-count-point }.
walhalla-event-walhalla-scored = { told-seat } – Walhalla : { walhalla-count-point }.
walhalla-event-game-over = La partie est terminée.
walhalla-event-cannot-win =
    { $you ->
        [seat] Vous ne pouvez pas gagner : vous n’avez ni Viking au Walhalla pour payer, ni carte.
       *[nobody] { $seat } ne peut pas gagner, n’ayant ni Viking au Walhalla pour payer, ni carte.
    }

## Pourquoi une réponse est refusée

walhalla-why-no-viking-in-midgard = Vous n’avez pas de Viking à Midgard.
walhalla-why-too-many-for-midgard = Vous avez moins de Vikings que cela à Midgard.
walhalla-why-not-your-place = Ces places ne sont pas toutes libres pour vous.
walhalla-why-must-board-sold = Au moins un des Vikings venus d’Asgard doit embarquer.
walhalla-why-sell-not-empty = On ne peut vendre une carte que si l’on n’a plus de Viking à Midgard.
walhalla-why-sell-no-card = Vous n’avez pas cette carte à vendre.
walhalla-why-sell-cannot-pay = Pour vendre encore, il faut une carte, un point et un Viking à Asgard.
walhalla-why-sell-one-at-a-time = Le Viking que vous avez fait venir embarque avant que vous puissiez vendre la carte suivante.
walhalla-why-fjord-full = Le drakkar n’y longerait aucune case de terrain.
walhalla-why-not-beside = La place du Viking ne borde pas cette presqu’île.
walhalla-why-own-viking = Votre propre Viking s’y trouve ; on n’attaque pas les siens.
walhalla-why-no-field = Il n’y a pas de case de ce côté de la place du Viking.
walhalla-why-must-land = Un Viking qui peut débarquer doit débarquer.
walhalla-why-must-send = Le drakkar doit être envoyé, même sans personne à bord.
walhalla-why-nobody-to-attack = Il n’y a personne à attaquer sur cette case.
walhalla-why-card-not-held = Vous n’avez pas cette carte en main.
walhalla-why-cannot-win = Vous n’avez pas de Viking au Walhalla pour payer la victoire.
walhalla-why-landing-card = Les cartes Chasse, Attaque et Bouclier ne se jouent que pendant le débarquement.
walhalla-why-no-supply-left = Après la troisième attaque, il n’y a plus d’approvisionnement pour lequel la carte Walhalla compterait.
walhalla-why-must-defend = Vous devez décider de l’issue du combat.

## Mots autour de la table

walhalla-word-attack = Attaque
walhalla-word-start_player = Premier joueur
walhalla-word-points = Points
walhalla-word-hand = Main
walhalla-word-laid = Posées
walhalla-word-low_tip = pointe basse
walhalla-word-high_tip = pointe haute
walhalla-word-empty = vide
walhalla-word-free = libre
walhalla-word-nobody = personne
walhalla-word-total = Total
walhalla-word-supply = Approvisionnement
walhalla-word-supply_by_rank = approvisionnement par rang
walhalla-word-deck = Pioche
walhalla-word-discard = Défausse
walhalla-word-ships_left = Drakkars à venir
walhalla-word-fight = Combat
walhalla-word-laying = Posent encore des cartes
walhalla-word-final_scoring = Décompte final
walhalla-word-turn = Tour
walhalla-word-majority = points à la fin
walhalla-word-cards = Cartes

## Ce que seul le terminal dit

walhalla-rows = rangs { $first } à { $last }
walhalla-short-send = { $fjord }, { $end } en avant
walhalla-short-sell = Vendre « { $card } »
walhalla-letter-blue = B
walhalla-letter-red = R
walhalla-letter-yellow = J
walhalla-letter-black = N
walhalla-word-land = Terre
walhalla-word-players = Joueurs
walhalla-word-standings = Classement
walhalla-word-stock = Drakkars et cartes
walhalla-word-now = Drakkar et combat
walhalla-word-tips = pointes
walhalla-legend-cult = c lieu de culte
walhalla-legend-forest = f forêt (points)
walhalla-legend-village = v village (bonus)
walhalla-legend-wheat = b champ de blé
walhalla-short-terrain-cult = c
walhalla-short-terrain-forest_2 = f2
walhalla-short-terrain-forest_3 = f3
walhalla-short-terrain-village_1 = v1
walhalla-short-terrain-village_2 = v2
walhalla-short-terrain-wheat = b
walhalla-head-points = Pts
walhalla-head-midgard = Mid.
walhalla-head-walhalla = Wal.
walhalla-head-asgard = Asg.
walhalla-head-hand = Main

## La liste des valeurs de remplacement

walhalla-kind-supply = Approvisionnement de Midgard
walhalla-kind-wheat = Champs de blé
walhalla-kind-majority = Points du Walhalla à la fin
walhalla-kind-card = Cartes
walhalla-kind-ship = Drakkars
walhalla-kind-tile = Tuiles de terrain
walhalla-supply-three = trois joueurs
walhalla-supply-four = quatre joueurs
walhalla-value-first = première place
walhalla-value-second = deuxième place
walhalla-value-third = troisième place
walhalla-value-fourth = quatrième place
walhalla-value-midgard = Vikings à Midgard
walhalla-value-place = place colorée
walhalla-value-fields = cases
