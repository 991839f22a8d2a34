### What only the drawn table of Walhalla says. `$n` and the like are filled in by the page,
### so nothing here depends on whether a number is one or many.

## The board

walhalla-table-peninsula = Presqu’île { $n }
walhalla-table-fjord = Fjord { $n }
walhalla-table-field-name = Presqu’île { $n }, case { $row }
walhalla-table-field-free = libre
walhalla-table-field-held = occupé par : { $who }
walhalla-table-tip-name = Presqu’île { $n } : pointe { $value }
walhalla-table-tip-nobody = personne ne l’aurait maintenant
walhalla-table-first-place = pour la première place sur cette presqu’île
walhalla-table-second-place = pour la deuxième place sur cette presqu’île
walhalla-table-first-short = 1er
walhalla-table-second-short = 2e
walhalla-table-hall-supply = prochain renfort
walhalla-table-hall-points = points à la fin
walhalla-table-wheat-now = { $n } chacun
walhalla-table-ships-left = drakkars à venir : { $n }
walhalla-table-ships-short = { $n } à venir
walhalla-table-fjord-short = F { $n }
walhalla-table-coloured-place = place colorée : { $place }
walhalla-table-deck = pioche : { $n }
walhalla-table-ships-turned = drakkar { $n } sur { $of }
walhalla-table-attack-of = Attaque { $n } sur { $of }
walhalla-table-stand-in-tile = Les deux cases de cette tuile sont des valeurs de remplacement : les vraies tuiles ne sont pas connues.
walhalla-table-stand-in-ships = L’emplacement de la place colorée est une valeur de remplacement : les vrais drakkars ne sont pas connus.
walhalla-table-stand-in-supply = Certains de ces nombres sont des valeurs de remplacement : les vrais ne sont pas connus.

## Players

walhalla-table-of = { $what } : { $said }
walhalla-table-you = Vous
walhalla-table-seat = Place { $n }
walhalla-table-starts = commence
walhalla-table-active = son tour
walhalla-table-on-land = à terre : { $n }
walhalla-table-hand = Cartes en main
walhalla-table-no-cards = Aucune carte en main.
walhalla-table-hidden-cards = Cartes en main : { $n }
walhalla-table-points = points
walhalla-table-quay = Le drakkar de ce tour
walhalla-table-now-turn = C’est le tour de { $who }.
walhalla-table-now-you = C’est votre tour.
walhalla-table-now-fight = { $who } attaque : { $other }.
walhalla-table-now-lay = Posent des cartes face cachée : { $who }.
walhalla-table-now-setup = Le terrain se construit.
walhalla-table-now-over = La partie est finie.

## Boarding

walhalla-table-place-nobody = à personne (couleur absente : { $colour })
walhalla-table-board-help = Touchez les places où vos Vikings embarquent.
walhalla-table-sold-help = Touchez une place pour chaque Viking qui embarque ; au moins un de ceux venus d’Asgard doit le faire.
walhalla-table-sell-more = Touchez des places pour embarquer avec au moins un Viking, ou une carte ci-dessous pour en faire venir un autre : 1 point chacun.
walhalla-table-sell-help = Votre Midgard est vide. Touchez une carte ci-dessous pour la vendre : la carte et 1 point font venir 1 Viking d’Asgard à bord.
walhalla-table-sell-short = vendre : −1 point
walhalla-table-midgard-left = restent à Midgard : { $n }
walhalla-table-board-with = Embarquer : { $n }
walhalla-table-board-nobody = Rester à terre
walhalla-table-board-enough = Plus personne

## Sending the ship

walhalla-table-send-help = Désignez un fjord : vous voyez où le drakkar s’arrêterait et qui pourrait débarquer où. Touchez-le pour le choisir.
walhalla-table-send-help-empty = Personne n’est à bord, mais le drakkar doit partir et prend sa place. Touchez un fjord.
walhalla-table-send-empty = Personne n’est à bord.
walhalla-table-send = Envoyer
walhalla-table-turn-round = Retourner
walhalla-table-inward = ← vers la terre
walhalla-table-end-bow = proue en avant
walhalla-table-end-stern = poupe en avant
walhalla-table-side-free = libre
walhalla-table-side-enemy = combat
walhalla-table-side-own = à soi, bloqué
walhalla-table-side-none = ne peut pas débarquer

## Landing and fighting

walhalla-table-land-on = Presqu’île { $n } : { $terrain }
walhalla-table-land-fight = Attaquez { $who }, qui décide de l’issue du combat.
walhalla-table-land-card = Presqu’île { $n } : avec une carte Attaque
walhalla-table-land-card-text = { $who } perd aussitôt, même avec un bouclier.
walhalla-table-defend-lose = Perdre
walhalla-table-defend-lose-text = Votre Viking va au Walhalla. { $who } prend la case ({ $terrain }) et son effet.
walhalla-table-defend-win = Gagner
walhalla-table-defend-win-text = Vous payez : un de vos Vikings quitte le Walhalla pour Asgard ({ $n } → { $left }). L’attaquant, { $who }, va au Walhalla.
walhalla-table-defend-win-none = Vous n’avez aucun Viking au Walhalla pour payer.
walhalla-table-defend-shield = Bouclier
walhalla-table-defend-shield-text = Vous gagnez sans rien payer d’autre que la carte (en main : { $n }). L’attaquant, { $who }, va au Walhalla.
walhalla-table-hunt-yes = Jouer une carte Chasse
walhalla-table-hunt-no = Sans carte

## Cards at the end of an attack

walhalla-table-lay-help = Touchez des cartes de votre main pour les poser face cachée. Toutes sont révélées ensemble.
walhalla-table-lay-more = Posez-en d’autres ou terminez. Revenir en arrière reprend la dernière carte.
walhalla-table-lay-sum = Cartes posées : { $points }.
walhalla-table-lay-points = +{ $points }
walhalla-table-lay-vikings = +{ $n } Vikings
walhalla-table-would-bring = Elle rapporterait maintenant { $points }.
walhalla-table-would-count = Sur la presqu’île { $n } vous compteriez { $to } au lieu de { $from } ; le meilleur autre a { $best }.
walhalla-table-also-laying = Choisissent aussi : { $who }.
walhalla-table-laid = posées face cachée

## Standings and the end

walhalla-table-standings = Classement
walhalla-table-standings-title = Si l’attaque finissait maintenant
walhalla-table-standings-note = Le petit nombre est ce qui compte : Vikings, villages et cartes révélées. Les cartes encore à poser n’y sont pas.
walhalla-table-scored-title = Décompte de l’attaque { $n }
walhalla-table-supplied = Renfort
walhalla-table-supply-gets = +{ $n } Vikings
walhalla-table-each = { $n } chacun
walhalla-table-would-score = en tout
walhalla-table-close = Fermer
walhalla-table-board = Voir le plateau
walhalla-table-back-to = Retour au résultat
walhalla-table-winner = { $who } gagne avec { $points }
walhalla-table-winners = { $who } partagent la victoire avec { $points }
walhalla-table-where-from = D’où viennent les points
walhalla-table-attack-by-attack = Points au début de chaque attaque
walhalla-table-wins = gagne
walhalla-table-rank = n° { $n }
walhalla-table-heroes = au Walhalla : { $n }
walhalla-table-end = fin
