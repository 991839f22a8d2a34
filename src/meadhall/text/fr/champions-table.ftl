### Ce que seule la table dessinée de Champions of Midgard dit. La page remplit elle-même `$n` et les autres,
### donc rien ici ne dépend du singulier ou du pluriel.

## Quartiers et plateau

champions-table-smiths = Forgerons et vivres
champions-table-smiths-note = garnis à chaque manche
champions-table-halls = Demeures
champions-table-stalls = Marché
champions-table-stalls-note = les étals de cette partie
champions-table-gates = Aux portes
champions-table-gates-note = un seul champion chacun
champions-table-runes-on-offer = runes proposées
champions-table-near = Proche
champions-table-far = Lointain
champions-table-feeds = nourrit { $n }
champions-table-holds = porte { $n }
champions-table-taken-by = occupé par : { $who }
champions-table-open-to-you = jouable
champions-table-not-open = pas jouable pour vous
champions-table-lies-empty = rien ici
champions-table-beaten = vaincu pendant cette manche
champions-table-no-monster = aucun monstre
champions-table-face-down = carte Expédition face cachée
champions-table-you-looked = vous l’avez vue : { $journey }
champions-table-bounty = pièces posées dessus : { $n }
champions-table-no-set = n’entre dans aucune série
champions-table-set = série : { $colour }
champions-table-ships-left = Drakkars à construire
champions-table-up-to = jusqu’à { $n }
champions-table-small_longship = Petit drakkar
champions-table-large_longship = Grand drakkar
champions-table-round-of = Manche { $n } sur { $of }
champions-table-phase-workers = Ouvriers
champions-table-phase-assign = Affectation
champions-table-phase-combat = Combat
champions-table-phase-scoring = Décompte
champions-table-tab-town = Ville
champions-table-tab-fights = Combats
champions-table-lit-places = lieux ouverts : { $n }

## Joueurs

champions-table-you = Vous
champions-table-seat = Place { $n }
champions-table-bot = robot
champions-table-first = premier
champions-table-no-workers = plus d’ouvriers
champions-table-workers-left = ouvriers restants : { $n }
champions-table-begging = mendient : { $n }
champions-table-stores = Possessions
champions-table-store-food = nourriture
champions-table-store-wood = bois
champions-table-store-coins = pièces
champions-table-store-favor = faveurs
champions-table-store-blame = blâmes
champions-table-hits-a-roll = environ { $n } touches par lancer
champions-table-blame-costs = coûte { $n }
champions-table-beg = Mendier
champions-table-lay-down = Coucher
champions-table-no-leader = pas encore de chef
champions-table-alone-tied = seul { $alone } · à égalité { $tied }
champions-table-sets-done = ennemis : { $n }
champions-table-rune-used = déjà utilisée
champions-table-hidden-destinies = Destins en main : { $n }

## Choix

champions-table-unknown-rune = Rune inconnue
champions-table-costs = coûte
champions-table-board = Voir le plateau
champions-table-back-to = Revenir au choix

## Affectation des guerriers

champions-table-send-title = Envoyez vos guerriers
champions-table-send-help = Glissez un dé vers un combat, ou touchez un dé puis un combat.
champions-table-send-keys = Clavier : 1 à 4 pour prendre un guerrier ou de la nourriture, flèches pour changer de combat, Entrée pour poser, Retour arrière pour reprendre.
champions-table-also-choosing = choisissent aussi : { $who }
champions-table-others-send = Les autres envoient des guerriers
champions-table-others-send-help = Vous n’avez aucun combat pendant cette manche. Vous pouvez demander que les autres choisissent ouvertement, dans l’ordre du tour.
champions-table-stay-home = Restent chez vous
champions-table-safe = à l’abri dans la maison longue
champions-table-will-hunt = ils iront chasser
champions-table-bars = interdit : { $die }
champions-table-barred-fall = guerriers interdits qui tomberont : { $n }
champions-table-all-fed = tous nourris
champions-table-unfed = sans nourriture : { $n }
champions-table-aboard = { $ship } : { $n } sur { $of }
champions-table-chance-to-win = chance de vaincre
champions-table-if-quiet = si l’Expédition est calme
champions-table-lose-average = perte moyenne : { $n }
champions-table-with-one = avec 1 { $die } de plus : { $n } %
champions-table-with-food = avec 1 nourriture de plus : { $n } %
champions-table-nobody-sent = aucun guerrier envoyé
champions-table-food = Nourriture
champions-table-food-left = à charger : { $n }
champions-table-clear-all = Tout reprendre
champions-table-suggest = Proposer
champions-table-sending = Envoi…
champions-table-take-back = Reprendre 1 { $item }
champions-table-pick-up = Prendre 1 { $item } (reste : { $n })
champions-table-put-here = Poser 1 { $item } ici
champions-table-holding = En main : { $item }. Touchez un combat en surbrillance.
champions-table-sent-already = déjà envoyé
champions-table-gave-up = La situation a changé : tout n’a pas pu être fait. Regardez à nouveau.
champions-table-suggest-nobody = Mieux vaut n’envoyer personne.
champions-table-doubt-nobody = Personne n’est envoyé : vos combats n’auront pas lieu.
champions-table-doubt-unfed = { $where } – guerriers qui mourront de faim : { $n }.
champions-table-doubt-hopeless = { $where } : aucune chance de gagner.
champions-table-doubt-send = Envoyer quand même
champions-table-doubt-rethink = Revoir

## Combats et Expéditions

champions-table-order = Ordre : chasse, troll, draugr, rivages
champions-table-hunt = La chasse
champions-table-fights-now = { $who } combat
champions-table-hunts-now = { $who } chasse
champions-table-sails-now = { $who } navigue
champions-table-struck = touches : { $n } sur { $of }
champions-table-hits-for-you = touches de ce lancer
champions-table-you-lose = guerriers qui tomberont
champions-table-food-won = nourriture de ce lancer
champions-table-kills = vaincu
champions-table-before-blows = Avant que les coups portent
champions-table-mark-help = Touchez les dés à relancer.
champions-table-reroll-n = Relancer : { $n }
champions-table-reroll-cost = 1 faveur sur { $n }
champions-table-reroll-odds = { $n } % de chances de le vaincre maintenant
champions-table-reroll-hits = environ { $n } touches en tout
champions-table-reroll-saves = sauve environ { $n } des vôtres
champions-table-reroll-risks = coûte environ { $n } des vôtres en plus
champions-table-rune-hits = touches en tout : { $n }
champions-table-rune-no-loss = aucune perte pendant cet assaut
champions-table-rune-more-glory = points de gloire en plus : { $n }
champions-table-rune-of = Rune : { $rune }
champions-table-who-falls = Choisissez qui tombe
champions-table-who-starves = Choisissez qui meurt de faim
champions-table-what-is-lost = Choisissez ce que la mer prend
champions-table-owed = encore { $n }
champions-table-whom-to-blame = Qui reçoit le blâme ?
champions-table-aboard-now = À bord
champions-table-reports-close = Fermer les comptes rendus
champions-table-report-slain = victoire
champions-table-report-beaten = défaite

## Fin de la partie

champions-table-jarl = { $who } devient jarl avec { $n } points de gloire
champions-table-jarls = { $who } partagent la victoire avec { $n } points de gloire
champions-table-where-from = D’où vient la gloire
champions-table-round-by-round = Gloire après chaque manche
champions-table-play = Combats et jeu
champions-table-enemy-sets = Séries d’ennemis
champions-table-ship-and-runes = Drakkar et runes
champions-table-favor-and-coins = Faveurs et pièces
champions-table-wins = gagne
champions-table-rank = n° { $n }
champions-table-end = fin
champions-table-enemies-killed = Ennemis vaincus : { $n }

## Noms courts des chefs

champions-table-leader-asmundr = Asmundr
champions-table-leader-dagrun = Dagrun
champions-table-leader-gylfir = Gylfir
champions-table-leader-svanhildr = Svanhildr
champions-table-leader-ullr = Ullr

## Ce qui se passe, temps par temps

champions-table-beat-roll = { $who } lance les dés
champions-table-beat-roll-you = Vous lancez les dés
champions-table-beat-reroll = { $who } relance
champions-table-beat-reroll-you = Vous relancez
champions-table-beat-rune = { $who } utilise la rune « { $rune } »
champions-table-beat-rune-you = Vous utilisez la rune « { $rune } »
champions-table-beat-strike = Les coups portent
champions-table-beat-fall = Qui tombe
champions-table-beat-slain = Ennemi vaincu : { $enemy } !
champions-table-beat-beaten = { $who } perd le combat
champions-table-beat-beaten-you = Vous perdez le combat
champions-table-beat-reward = La récompense
champions-table-beat-food = De la chasse
champions-table-beat-round-n = assaut { $n }
champions-table-beat-hits = Touches
champions-table-beat-falling = Tombent
champions-table-beat-none-falls = personne
champions-table-beat-fallen = tombés
champions-table-beat-nothing-won = rien
champions-table-beat-barred = { $who } : guerriers interdits par l’ennemi
champions-table-beat-barred-you = Vos guerriers interdits par l’ennemi
champions-table-beat-barred-lost = Ils tombent avant le combat.
champions-table-beat-journey = { $who } prend la mer
champions-table-beat-journey-you = Vous prenez la mer
champions-table-beat-sea = { $who } : pertes en mer
champions-table-beat-sea-you = Vos pertes en mer
champions-table-beat-starved = morts de faim
champions-table-beat-secret = Visible par vous seulement
champions-table-beat-destiny = Votre Destin
champions-table-beat-rune-used = { $who } utilise une rune
champions-table-beat-rune-taken = { $who } prend une rune
champions-table-beat-leader = { $who } choisit un chef
champions-table-beat-blamed = { $who } blâme { $whom }
champions-table-beat-blamed-you = { $who } vous blâme
champions-table-beat-blamed-by-you = Vous blâmez { $whom }
champions-table-beat-troll-lives = Le troll vit : tout le monde est blâmé
champions-table-beat-assigned = Les guerriers sont révélés
champions-table-beat-round = La manche { $n } est finie
champions-table-beat-troll = le troll
champions-table-beat-blame-from = blâmé par : { $who }
champions-table-beat-quiet = aucun combat
champions-table-beat-scoring = Décompte : { $part }
champions-table-beat-part-destinies = Destins
champions-table-beat-part-sets = séries d’ennemis
champions-table-beat-part-runes = runes
champions-table-beat-part-ship = drakkar privé
champions-table-beat-part-favor = faveurs
champions-table-beat-part-coins = pièces
champions-table-beat-part-blame = blâmes
champions-table-beat-total = { $n } en tout
