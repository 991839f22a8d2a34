### Ce que seule dit la table dessinée de Walhalla. La page remplit `$n` et les autres,
### si bien que rien ici ne dépend du singulier ou du pluriel.

## Le plateau

walhalla-table-peninsula = Presqu’île { $n }
walhalla-table-fjord = Fjord { $n }
walhalla-table-field-name = Presqu’île { $n }, case { $row }
walhalla-table-field-free = libre
walhalla-table-field-held = occupée par : { $who }
walhalla-table-tip-name = Presqu’île { $n } : pointe { $value }
walhalla-table-tip-nobody = personne ne l’aurait maintenant
walhalla-table-first-place = pour la première place sur cette presqu’île
walhalla-table-second-place = pour la deuxième place sur cette presqu’île
walhalla-table-first-short = 1er
walhalla-table-second-short = 2e
walhalla-table-hall-supply = prochain approvisionnement
walhalla-table-hall-points = points à la fin
walhalla-table-wheat-now = { $n } chacun
walhalla-table-ships-left = drakkars à venir : { $n }
walhalla-table-ships-short = { $n } à venir
walhalla-table-fjord-short = F { $n }
walhalla-table-coloured-place = place colorée : { $place }
walhalla-table-deck = pioche : { $n }
walhalla-table-ships-turned = drakkar { $n } sur { $of }
walhalla-table-attack-of = Attaque { $n } sur { $of }

## Joueurs

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
walhalla-table-now-turn = C’est à { $who } de jouer.
walhalla-table-now-you = C’est à vous de jouer.
walhalla-table-now-fight = { $who } attaque : { $other }.
walhalla-table-now-lay = Posent des cartes face cachée : { $who }.
walhalla-table-now-setup = La terre se met en place.
walhalla-table-now-over = La partie est terminée.

## Embarquement

walhalla-table-place-nobody = à personne (couleur absente : { $colour })
walhalla-table-board-help = Touchez les places où vos Vikings embarquent.
walhalla-table-sold-help = Touchez une place pour chaque Viking qui embarque ; au moins un de ceux venus d’Asgard doit le faire.
walhalla-table-sell-more = Touchez des places pour embarquer au moins un Viking, ou une carte ci-dessous pour en faire venir un autre : 1 point chacun.
walhalla-table-sell-help = Votre Midgard est vide. Touchez une carte ci-dessous pour la vendre : la carte et 1 point font venir 1 Viking d’Asgard à bord.
walhalla-table-sell-short = vendre : −1 point
walhalla-table-midgard-left = restent à Midgard : { $n }
walhalla-table-board-with = Embarquer : { $n }

## Envoi du drakkar

walhalla-table-send-help = Désignez un fjord : vous voyez où le drakkar s’arrêterait et qui pourrait débarquer où. Touchez-le pour le choisir.
walhalla-table-send-help-empty = Personne n’est à bord, mais le drakkar doit partir et prend sa place. Touchez un fjord.
walhalla-table-send-empty = Personne n’est à bord.
walhalla-table-send = Envoyer
walhalla-table-turn-round = Changer de sens
walhalla-table-inward = ← vers la terre
walhalla-table-end-bow = proue en avant
walhalla-table-end-stern = poupe en avant
walhalla-table-side-free = libre
walhalla-table-side-enemy = combat
walhalla-table-side-own = Viking à vous, bloqué
walhalla-table-side-none = ne peut pas débarquer

## Débarquement et combat

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

## Cartes à la fin d’une attaque

walhalla-table-lay-help = Touchez des cartes de votre main pour les poser face cachée. Toutes sont révélées ensemble.
walhalla-table-lay-more = Posez-en d’autres, ou choisissez « { walhalla-do-done-LayCards } ». « { web-undo } » reprend la dernière carte.
walhalla-table-lay-sum = Cartes posées : { $points }.
walhalla-table-lay-points = +{ $points }
walhalla-table-lay-vikings = Vikings : +{ $n }
walhalla-table-would-bring = Elle rapporterait maintenant { $points }.
walhalla-table-would-count = Sur la presqu’île { $n }, vous compteriez { $to } au lieu de { $from } ; le meilleur des autres a { $best }.
walhalla-table-also-laying = Choisissent aussi : { $who }.
walhalla-table-laid = posées face cachée

## Classement et fin

walhalla-table-standings = Classement
walhalla-table-standings-title = Si l’attaque finissait maintenant
walhalla-table-standings-note = Le petit nombre est ce qui compte : Vikings, villages et cartes révélées. Les cartes encore à poser n’y sont pas.
walhalla-table-scored-title = Décompte de l’attaque { $n }
walhalla-table-supplied = Approvisionnement
walhalla-table-supply-gets = Vikings : +{ $n }
walhalla-table-each = { $n } chacun
walhalla-table-would-score = en tout
walhalla-table-close = Fermer
walhalla-table-winner = { $who } gagne avec { $points }
walhalla-table-winners = { $who } partagent la victoire avec { $points }
walhalla-table-where-from = D’où viennent les points
walhalla-table-attack-by-attack = Points au début de chaque attaque
walhalla-table-wins = gagne
walhalla-table-rank = n° { $n }
walhalla-table-heroes = au Walhalla : { $n }
walhalla-table-end = fin

## Ce qui se passe, temps par temps. `-you` et `-by-you` : celui qui regarde le fait ; `-on-you` : on le lui fait.

walhalla-table-beat-fight = { $who } attaque { $other }
walhalla-table-beat-fight-by-you = Vous attaquez { $other }
walhalla-table-beat-fight-on-you = { $who } vous attaque
walhalla-table-beat-taken = { $who } prend une case à { $other }
walhalla-table-beat-taken-by-you = Vous prenez une case à { $other }
walhalla-table-beat-taken-on-you = { $who } prend votre case
walhalla-table-beat-held = { $other } tient la case face à { $who }
walhalla-table-beat-held-by-you = { $other } tient la case face à vous
walhalla-table-beat-held-on-you = Vous tenez la case face à { $who }
walhalla-table-beat-place = Presqu’île { $n }, case { $row } : { $terrain }
walhalla-table-beat-chip-taken = case prise
walhalla-table-beat-chip-held = case tenue
walhalla-table-beat-chip-fallen = au Walhalla
walhalla-table-beat-paid = payé d’un héros, reste au Walhalla : { $n }
walhalla-table-beat-no-card = aucune carte
walhalla-table-beat-forest = { $who } prend une forêt
walhalla-table-beat-forest-you = Vous prenez une forêt
walhalla-table-beat-hunt = { $who } chasse dans la forêt
walhalla-table-beat-hunt-you = Vous chassez dans la forêt
walhalla-table-beat-hunted = le double de la forêt ({ $points })
walhalla-table-beat-drawn = Vous piochez une carte
walhalla-table-beat-sold = { $who } vend une carte
walhalla-table-beat-sold-you = Vous vendez une carte
walhalla-table-beat-sold-for = Pour 1 point de moins, un Viking vient d’Asgard.
walhalla-table-beat-blocked = { $who } a un Viking qui ne peut débarquer nulle part
walhalla-table-beat-blocked-you = Votre Viking ne peut débarquer nulle part
walhalla-table-beat-ends = L’attaque { $n } est finie
walhalla-table-beat-ends-text = Voici la terre que l’on décompte maintenant.
walhalla-table-beat-revealed = Les cartes sont révélées
walhalla-table-beat-tied-first = Égalité à la première place : { $high } + { $low }, divisé par { $n }, arrondi au supérieur
walhalla-table-beat-tied-second = Égalité à la deuxième place : { $low }, divisé par { $n }, arrondi au supérieur
walhalla-table-beat-nobody = Personne n’est ici.
walhalla-table-beat-cleared = La terre se vide
walhalla-table-beat-leave = vers Asgard : { $n }
walhalla-table-beat-stay = sur le blé : { $n }
walhalla-table-beat-supply = Approvisionnement selon les places au Walhalla
walhalla-table-beat-heroes = Des héros quittent le Walhalla
walhalla-table-beat-attack = Attaque { $n } : ce qu’elle a rapporté
walhalla-table-beat-deed-ships = Drakkars envoyés
walhalla-table-beat-deed-fields = Cases prises
walhalla-table-beat-deed-won = Combats gagnés
walhalla-table-beat-deed-lost = Tombés au combat
walhalla-table-beat-deed-cards = Cartes jouées
walhalla-table-beat-before = Avant
walhalla-table-beat-after = Après
walhalla-table-beat-begins = L’attaque { $n } commence
walhalla-table-beat-starts = { $who } envoie le premier drakkar
walhalla-table-beat-starts-you = Vous envoyez le premier drakkar
walhalla-table-beat-winner-you = Vous gagnez avec { $points }
