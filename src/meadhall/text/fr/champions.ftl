### Ce que dit le programme pendant une partie de Champions of Midgard : noms, réponses, questions, événements et refus.
### Les identifiants viennent des noms de names.py, say.py et news.py de sa table et des classes des étapes.

## Le jeu et ses options

champions-title = Champions of Midgard
champions-about = Vous êtes des chefs vikings dans une ville portuaire harcelée par les trolls, les draugr et les monstres de rivages lointains. Pendant huit manches, vous placez des ouvriers, rassemblez des guerriers et lancez leurs dés au combat ; celui qui a le plus de gloire à la fin devient jarl.
champions-stand-in-notice = Les valeurs marquées * sont des valeurs de remplacement inventées par le projet, faute de connaître celles qui sont imprimées ; un pack de données peut les remplacer.
champions-option-edition-title = Édition
champions-option-hall_of_records-title = Salle des archives
champions-option-mistrustful_villagers-title = Villageois méfiants
champions-option-roll_runes-title = Runes et relances
champions-option-french_kraken-title = Kraken français
champions-option-turn_order-title = Ordre du tour
champions-option-facts-title = Pack de données
champions-option-edition = L’édition dont on suit les règles. Les éditions française et japonaise inversent les rivages et diffèrent sur les blâmes dus au troll, la mendicité, les Expéditions et les relances.
champions-option-hall_of_records = Salle des archives : les ennemis vaincus restent face visible, à la vue de tous, au lieu de former une pile cachée.
champions-option-mistrustful_villagers = Villageois méfiants : chaque joueur commence la partie avec 1 blâme.
champions-option-roll_runes = Quand Potentiel, Réaction et Guérison s’utilisent sur un lancer : dans n’importe quel ordre avec les faveurs, ou seulement après la dernière.
champions-option-french_kraken = Si tuer le Kraken rapporte de la gloire dans l’édition française, dont le livret ne donne aucun nombre. Les autres éditions ne changent pas.
champions-option-turn_order = Qui peut demander que les guerriers soient affectés ouvertement, dans l’ordre du tour : tous les joueurs, ou seulement ceux qui en affectent. Dans les éditions française et japonaise, personne ne peut le demander.
champions-option-facts = L’origine des valeurs imprimées sur les cartes, les dés et les drakkars. Sans pack de données, le jeu utilise les valeurs du projet, dont certaines sont des valeurs de remplacement.

## Chefs

champions-leader-asmundr = Asmundr le Pieux
champions-leader-dagrun = Dagrun la Prédestinée
champions-leader-gylfir = Gylfir le Loup de mer
champions-leader-svanhildr = Svanhildr la Demoiselle à l’épée
champions-leader-ullr = Ullr le Berserker

champions-leader-does-asmundr = Marque 2 points de gloire par faveur défaussée pour relancer des dés.
champions-leader-does-dagrun = Pioche un Destin de plus à la Maison du Sage et garde une des cartes piochées.
champions-leader-does-gylfir = Utilise le Navire marchand sans payer la pièce.
champions-leader-does-svanhildr = La touche d’un épéiste compte pour 2 touches, sa double touche pour 3.
champions-leader-does-ullr = Marque 1 point de gloire à chaque assaut où l’un de ses dés montre une double touche.

## Lieux

champions-location-blacksmith = Forgeron
champions-location-hafter = Emmancheur
champions-location-swordsmith = Forgeron d’épées
champions-location-smokehouse = Fumoir
champions-location-hunting_grounds = Terrains de chasse
champions-location-jarls_longhouse = Maison longue du Jarl
champions-location-market = Marché
champions-location-merchant_ship = Navire marchand
champions-location-runesmith = Graveur de runes
champions-location-sages_house = Maison du Sage
champions-location-shipwright = Charpentier naval
champions-location-small_longship = Petit drakkar public
champions-location-large_longship = Grand drakkar public
champions-location-karve = { champions-private_ship-karve }
champions-location-snekke = { champions-private_ship-snekke }
champions-location-skeid = { champions-private_ship-skeid }
champions-location-dreki = { champions-private_ship-dreki }
champions-location-stave_church = Église en bois debout
champions-location-worker_huts = Huttes des ouvriers
champions-location-troll = Emplacement du troll
champions-location-draugr_left = Emplacement de draugr de gauche
champions-location-draugr_right = Emplacement de draugr de droite
champions-location-aumingi = { champions-stall-aumingi }
champions-location-skald = { champions-stall-skald }
champions-location-generous_merchant = { champions-stall-generous_merchant }
champions-location-wealthy_stranger = { champions-stall-wealthy_stranger }
champions-location-folk_warriors = { champions-stall-folk_warriors }
champions-location-raiders = { champions-stall-raiders }
champions-location-jomsvikings = { champions-stall-jomsvikings }
champions-location-varyags = { champions-stall-varyags }

## Étals du marché

champions-stall-aumingi = Aumingi
champions-stall-skald = Scalde
champions-stall-generous_merchant = Marchand généreux
champions-stall-wealthy_stranger = Riche étranger
champions-stall-folk_warriors = Guerriers du peuple
champions-stall-raiders = Pillards
champions-stall-jomsvikings = Jomsvikings
champions-stall-varyags = Varègues

champions-stall-does-aumingi = Rendez 1 nourriture pour 1 faveur, jusqu’à trois fois.
champions-stall-does-skald = Marquez 2 points de gloire.
champions-stall-does-generous_merchant = Prenez 1 nourriture et 1 bois.
champions-stall-does-wealthy_stranger = Prenez 2 pièces.
champions-stall-does-folk_warriors = Payez 1 nourriture : prenez 2 épéistes.
champions-stall-does-raiders = Payez 1 bois : prenez 2 lanciers.
champions-stall-does-jomsvikings = Payez 2 pièces : prenez 1 épéiste et 1 porte-hache.
champions-stall-does-varyags = Payez 1 pièce : prenez 1 épéiste et 1 lancier.

## Drakkars, rivages et cibles. Les rivages se comptent à partir de la gauche.

champions-private_ship-karve = Karve
champions-private_ship-snekke = Snekke
champions-private_ship-skeid = Skeid
champions-private_ship-dreki = Dreki

champions-ship-small_longship = { champions-location-small_longship }
champions-ship-large_longship = { champions-location-large_longship }
champions-ship-karve = { champions-private_ship-karve }
champions-ship-snekke = { champions-private_ship-snekke }
champions-ship-skeid = { champions-private_ship-skeid }
champions-ship-dreki = { champions-private_ship-dreki }

champions-shore-shore_1 = rivage 1
champions-shore-shore_2 = rivage 2
champions-shore-shore_3 = rivage 3
champions-shore-shore_4 = rivage 4

champions-target-troll = troll
champions-target-draugr_left = draugr de gauche
champions-target-draugr_right = draugr de droite
champions-target-shore_1 = { champions-shore-shore_1 }
champions-target-shore_2 = { champions-shore-shore_2 }
champions-target-shore_3 = { champions-shore-shore_3 }
champions-target-shore_4 = { champions-shore-shore_4 }
champions-target-hunt = chasse

## Biens, guerriers et dés : le mot pour une unité, à placer après un nombre

champions-good-food = nourriture
champions-good-wood = bois
champions-good-coins = pièce

champions-item-sword = épéiste
champions-item-spear = lancier
champions-item-axe = porte-hache
champions-item-food = nourriture

champions-face-blank = face vide
champions-face-hit = touche
champions-face-two_hits = double touche
champions-face-shield = bouclier

champions-count-food =
    { $n ->
        [one] { $n } nourriture
       *[other] { $n } nourritures
    }
champions-count-wood = { $n } bois
champions-count-coins =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
champions-count-favor =
    { $n ->
        [one] { $n } faveur
       *[other] { $n } faveurs
    }
champions-count-blame =
    { $n ->
        [one] { $n } blâme
       *[other] { $n } blâmes
    }
champions-count-glory =
    { $n ->
        [-1] { $n } point de gloire
        [one] { $n } point de gloire
       *[other] { $n } points de gloire
    }
champions-count-sword =
    { $n ->
        [one] { $n } épéiste
       *[other] { $n } épéistes
    }
champions-count-spear =
    { $n ->
        [one] { $n } lancier
       *[other] { $n } lanciers
    }
champions-count-axe =
    { $n ->
        [one] { $n } porte-hache
       *[other] { $n } porte-haches
    }
champions-count-worker =
    { $n ->
        [one] { $n } ouvrier
       *[other] { $n } ouvriers
    }
champions-count-warrior =
    { $n ->
        [one] { $n } guerrier
       *[other] { $n } guerriers
    }

## Runes

champions-rune-glory = Gloire
champions-rune-healing = Guérison
champions-rune-journey = Expédition
champions-rune-potential = Potentiel
champions-rune-reaction = Réaction
champions-rune-true_vision = Vraie vision
champions-rune-gifts = Présents
champions-rune-knowledge = Savoir
champions-rune-success = Réussite
champions-rune-wealth = Richesse

champions-rune-does-glory = Quand vous tuez un ennemi, marquez en plus la moitié de sa gloire, arrondie à l’inférieur.
champions-rune-does-healing = Pendant un assaut, vous ne perdez aucun guerrier.
champions-rune-does-journey = Défaussez votre carte Expédition révélée ; la carte suivante du paquet s’applique à sa place.
champions-rune-does-potential = Après l’un de vos lancers, relancez tous les dés qui montrent une face vide.
champions-rune-does-reaction = Après l’un de vos lancers, chaque bouclier compte aussi pour une touche.
champions-rune-does-true_vision = À la Maison du Sage, piochez deux Destins de plus et gardez-en un parmi tous ceux piochés.
champions-rune-does-gifts = Prenez 4 biens : nourriture, bois et pièces, à votre gré.
champions-rune-does-knowledge = Regardez en secret toutes les cartes Expédition face cachée du plateau.
champions-rune-does-success = Révélez l’un de vos Destins et marquez-le aussitôt ; il est marqué à nouveau à la fin.
champions-rune-does-wealth = Prenez autant de pièces que vous en avez, 5 au plus.

## Destins

champions-destiny-crusher_of_ice = Briseur de glace
champions-destiny-earth_smasher = Fendeur de terre
champions-destiny-master_of_flames = Maître des flammes
champions-destiny-craftsman = Artisan
champions-destiny-leader_of_armies = Meneur d’armées
champions-destiny-odins_favored = Favori d’Odin
champions-destiny-prepared = Prévoyant
champions-destiny-prosperous = Prospère
champions-destiny-runemaster = Maître des runes
champions-destiny-monster_hunter = Chasseur de monstres
champions-destiny-slayer_of_the_undead = Pourfendeur de morts-vivants
champions-destiny-troll_slayer = Tueur de trolls

champions-destiny-needs-crusher_of_ice = le plus d’ennemis bleus
champions-destiny-needs-earth_smasher = le plus d’ennemis jaunes
champions-destiny-needs-master_of_flames = le plus d’ennemis rouges
champions-destiny-needs-craftsman = le plus de bois
champions-destiny-needs-leader_of_armies = le plus de guerriers
champions-destiny-needs-odins_favored = le plus de faveurs
champions-destiny-needs-prepared = le plus de nourriture
champions-destiny-needs-prosperous = le plus de pièces
champions-destiny-needs-runemaster = le plus de runes
champions-destiny-needs-monster_hunter = le plus de monstres
champions-destiny-needs-slayer_of_the_undead = le plus de draugr
champions-destiny-needs-troll_slayer = le plus de trolls

## Expéditions

champions-journey-all_quiet = Mer tranquille
champions-journey-kraken = Kraken
champions-journey-lost = Égarés
champions-journey-no_wind = Pas de vent
champions-journey-storm = Tempête
champions-journey-whirlpool = Tourbillon

champions-journey-does-all_quiet = Il ne se passe rien.
champions-journey-does-kraken = Combattez le Kraken avec les guerriers à bord.
champions-journey-does-lost = Perdez deux éléments à bord : nourriture, guerriers ou un de chaque.
champions-journey-does-no_wind = Perdez 1 nourriture.
champions-journey-does-storm = Perdez 1 nourriture ou 1 guerrier.
champions-journey-does-whirlpool = Perdez 1 guerrier.

## Ennemis

champions-enemy-hill_troll = Troll des collines
champions-enemy-forest_troll = Troll des forêts
champions-enemy-moss_troll = Troll des mousses
champions-enemy-stone_troll = Troll de pierre
champions-enemy-marsh_troll = Troll des marais
champions-enemy-cave_troll = Troll des cavernes
champions-enemy-iron_troll = Troll de fer
champions-enemy-elder_troll = Troll ancien
champions-enemy-barrow_thrall = Serf du tumulus
champions-enemy-restless_dead = Mort sans repos
champions-enemy-mound_dweller = Hôte du tertre
champions-enemy-grave_raider = Pilleur de tombes
champions-enemy-draugr_warlord = Seigneur de guerre draugr
champions-enemy-cursed_guard = Garde maudit
champions-enemy-barrow_king = Roi du tumulus
champions-enemy-sea_wolf = Loup des mers
champions-enemy-water_horse = Cheval des eaux
champions-enemy-horned_serpent = Serpent cornu
champions-enemy-night_mare = Jument de la nuit
champions-enemy-stone_hag = Sorcière de pierre
champions-enemy-fire_jotun = Jötunn de feu
champions-enemy-storm_eagle = Aigle des tempêtes
champions-enemy-hel_hound = Chien de Hel
champions-enemy-frost_jotun = Jötunn de givre
champions-enemy-great_wyrm = Grand ver
champions-enemy-deep_dragon = Dragon des abysses
champions-enemy-serpent_spawn = Rejeton du serpent
champions-enemy-kraken = Kraken

champions-colour-red = rouge
champions-colour-blue = bleu
champions-colour-yellow = jaune
champions-coloured-enemy = { $name } ({ $colour })

## Navires marchands, parties du décompte final, éditions

champions-merchant-merchant_1 = Navire marchand 1
champions-merchant-merchant_2 = Navire marchand 2
champions-merchant-merchant_3 = Navire marchand 3
champions-merchant-merchant_4 = Navire marchand 4
champions-merchant-merchant_5 = Navire marchand 5
champions-merchant-merchant_6 = Navire marchand 6
champions-merchant-merchant_7 = Navire marchand 7
champions-merchant-merchant_8 = Navire marchand 8

champions-part-destinies = Destins
champions-part-sets = Séries de couleurs
champions-part-runes = Runes
champions-part-ship = Drakkar privé
champions-part-favor = Faveurs
champions-part-coins = Pièces
champions-part-blame = Blâmes

champions-edition-en = Édition anglaise
champions-edition-fr = Édition française
champions-edition-ja = Édition japonaise
champions-roll_runes-any_order = dans n’importe quel ordre
champions-roll_runes-after_favor = après les faveurs
champions-french_kraken-glory = rapporte sa gloire
champions-french_kraken-no_glory = n’en rapporte pas
champions-turn_order-anyone = tout le monde
champions-turn_order-fighters = ceux qui affectent

## Réponses des joueurs

champions-do-done = Terminé
# Terminer, sous le nom que cela porte dans chaque question que l’on peut quitter.
champions-do-done-AssignSealed =
    { $part ->
        [idle] Accepter le secret
       *[fight] { champions-do-done-seal }
    }
champions-do-done-seal = Valider l’affectation
champions-do-done-AssignInTurn = Terminer l’affectation
champions-do-done-RerollWithFavor = Garder ce lancer
champions-do-done-RunesAfterRoll = { champions-do-done-RerollWithFavor }
champions-do-done-TakeReward = N’utiliser aucune rune
champions-do-done-AnswerJourney = { champions-do-done-TakeReward }
champions-do-done-Moment = { champions-do-done-TakeReward }
champions-do-done-ConsultSage = { champions-do-done-TakeReward }
champions-do-done-LessenOwnBlame = Garder le blâme
champions-do-done-SpreadBlame = Ne blâmer personne
champions-do-done-FeedAumingi = Ne plus rendre de nourriture
champions-do-done-TradeGoods = Ne plus rien échanger
champions-do-turn_order = Demander l’ordre du tour
champions-do-reroll = Défausser 1 faveur et relancer les dés marqués
champions-do-discard_blame = Défausser 1 de vos blâmes
champions-do-blame_all = Donner 1 blâme à chaque adversaire
champions-do-give_food = Rendre 1 nourriture pour 1 faveur
champions-do-beg = Mendier : 1 nourriture et 1 blâme
champions-do-lay_down = Coucher l’ouvrier sans mendier
champions-do-rune_from_deck = Prendre la rune inconnue du dessus du paquet
champions-do-choose_leader = Choisir { $leader }
champions-do-place = Placer un ouvrier : { $location }
champions-do-sail_to = Envoyer le drakkar vers le { $shore }
champions-do-trade = Échanger 1 { $good } contre 1 { $good_back }
champions-do-take_rune = Prendre la rune « { $rune } »
champions-do-look_at = Regarder la carte Expédition du { $shore }
champions-do-keep_destiny = Garder le Destin « { $destiny } »
champions-do-reveal_destiny = Révéler et marquer le Destin « { $destiny } »
champions-do-build_ship = Construire un drakkar : { $private_ship }
champions-do-buy_favor = Acheter des faveurs : { $favors }
champions-do-take_die = Prendre 1 { $die }
champions-do-send = Envoyer 1 { $item } : { $target }
champions-do-mark = Marquer 1 { $die } à relancer : { $face }
champions-do-lose = Perdre 1 { $item }
champions-do-gift = Prendre 1 { $good }
champions-do-blame_on = Donner 1 blâme à { $seat }
champions-do-use_rune = Utiliser la rune « { $rune } »

## Réponses du hasard

champions-do-side = Le dé montre la face { $side }
champions-do-start_with = Premier joueur : { $seat }
champions-do-draw_stall = Tirage : { $stall }
champions-do-draw_troll = Pioche : { $troll }
champions-do-draw_draugr = Pioche : { $draugr }
champions-do-draw_monster = Pioche : { $monster }
champions-do-draw_journey = Pioche : { $journey }
champions-do-draw_destiny = Pioche : { $destiny }
champions-do-draw_rune = Pioche : { $rune }
champions-do-draw_merchant = Pioche : { $merchant }

## Questions, une par étape qui interroge un joueur

champions-ask-AssignSealed =
    { $part ->
        [idle] Vous n’avez aucun combat pendant cette manche, et les autres affectent en secret. Choisissez « { champions-do-done-AssignSealed } », ou demandez l’ordre du tour : ils affecteront alors ouvertement, l’un après l’autre.
        [fight] Affectez des guerriers à vos combats, en secret et en même temps que les autres ; choisissez « { champions-do-done-AssignSealed } » quand vous n’avez plus rien à affecter.
        [ship] Chargez vos drakkars, en secret et en même temps que les autres ; choisissez « { champions-do-done-AssignSealed } » quand vous n’avez plus rien à affecter.
       *[both] Affectez des guerriers à vos combats et chargez vos drakkars, en secret et en même temps que les autres ; choisissez « { champions-do-done-AssignSealed } » quand vous n’avez plus rien à affecter.
    }
champions-ask-AssignInTurn =
    { $part ->
        [fight] C’est à vous d’affecter ouvertement des guerriers à vos combats ; choisissez « { champions-do-done-AssignInTurn } » quand vous avez fini.
        [ship] C’est à vous de charger ouvertement vos drakkars ; choisissez « { champions-do-done-AssignInTurn } » quand vous avez fini.
       *[both] C’est à vous d’affecter ouvertement des guerriers à vos combats et de charger vos drakkars ; choisissez « { champions-do-done-AssignInTurn } » quand vous avez fini.
    }
champions-ask-RerollWithFavor =
    { $choice ->
        [favor] Vos dés sont lancés ({ $target }) : vous pouvez défausser 1 faveur pour en relancer, en les marquant d’abord un par un, ou choisir « { champions-do-done-RerollWithFavor } ».
        [runes] Vos dés sont lancés ({ $target }) : vous pouvez défausser 1 faveur pour en relancer, en les marquant d’abord un par un, ou utiliser une rune, ou choisir « { champions-do-done-RerollWithFavor } ».
       *[marked] Dés marqués à relancer ({ $target }) : { $marked }. Marquez-en d’autres, ou défaussez 1 faveur et relancez.
    }
champions-ask-RunesAfterRoll = Vous pouvez utiliser une rune sur ce lancer ({ $target }), ou choisir « { champions-do-done-RunesAfterRoll } ».
champions-ask-TakeLosses =
    { $owed ->
        [one] L’ennemi frappe ({ $target }) : choisissez le guerrier que vous perdez.
       *[other] L’ennemi frappe ({ $target }) : choisissez les guerriers que vous perdez, encore { $owed }.
    }
champions-ask-TakeReward = Ennemi tué : { $enemy }. Vous pouvez utiliser la rune de Gloire pour marquer en plus la moitié de sa gloire, ou choisir « { champions-do-done-TakeReward } ».
champions-ask-LessenOwnBlame = Vous avez tué le troll : vous pouvez défausser 1 de vos blâmes, ou choisir « { champions-do-done-LessenOwnBlame } ».
champions-ask-SpreadBlame = Vous avez tué le troll : décidez qui en reçoit le blâme.
champions-ask-TakeWarriors = Votre maison longue n’a pas de place pour tous ces guerriers : choisissez lesquels prendre.
champions-ask-AnswerJourney = La carte Expédition de votre drakkar ({ $target }) est « { $journey } » : vous pouvez utiliser la rune d’Expédition pour avoir la carte suivante à la place, ou choisir « { champions-do-done-AnswerJourney } ».
champions-ask-LoseItems =
    { $owed ->
        [one] L’Expédition prélève son dû ({ $target }) : choisissez ce que perd le drakkar.
       *[other] L’Expédition prélève son dû ({ $target }) : choisissez ce que perd le drakkar, encore { $owed }.
    }
champions-ask-Starve =
    { $owed ->
        [one] La nourriture manque à bord ({ $target }) : choisissez le guerrier qui meurt de faim.
       *[other] La nourriture manque à bord ({ $target }) : choisissez les guerriers qui meurent de faim, encore { $owed }.
    }
champions-ask-Moment = Avant que la partie continue, vous pouvez utiliser une rune, ou choisir « { champions-do-done-Moment } ».
champions-ask-PickGifts = La rune de Présents vous laisse prendre des biens dans la réserve, encore { $left } : choisissez-en un.
champions-ask-ScoreDestiny = La rune de Réussite marque aussitôt un de vos Destins : choisissez celui que vous révélez.
champions-ask-LookAtJourney = Le Sage vous laisse regarder en secret une carte Expédition face cachée : choisissez le rivage.
champions-ask-ConsultSage = Vous allez piocher un Destin à la Maison du Sage : vous pouvez utiliser la rune de Vraie vision pour en piocher deux de plus, ou choisir « { champions-do-done-ConsultSage } ».
champions-ask-ChooseDestiny = Gardez un des Destins piochés ; les autres vont sous le paquet.
champions-ask-ChooseLeaders = Choisissez votre chef pour cette partie.
champions-ask-FeedAumingi =
    { $times ->
        [0] À l’étal Aumingi, vous rendez 1 nourriture pour 1 faveur, jusqu’à trois fois.
       *[other] À l’étal Aumingi, vous pouvez rendre 1 nourriture pour 1 faveur jusqu’à trois fois, ou choisir « { champions-do-done-FeedAumingi } » ; déjà fait : { $times }.
    }
champions-ask-PlaceWorker = C’est votre tour : placez un ouvrier sur un lieu, ou mendiez.
champions-ask-TradeGoods = Au Marché, échangez des biens un contre un autant de fois que vous voulez ; ce que vous y recevez ne se rééchange pas. Choisissez « { champions-do-done-TradeGoods } » quand vous avez fini.
champions-ask-ChooseRune = Le Graveur de runes est payé : choisissez la rune que vous prenez.
champions-ask-ChoosePrivateShip = Choisissez le drakkar privé que le Charpentier naval construit pour vous, et payez-le.
champions-ask-ChooseShore = Choisissez le rivage vers lequel part le drakkar ({ $ship }) ; son mouillage doit être libre.
champions-ask-BuyFavors =
    { $most ->
        [1] À l’Église en bois debout, vous pouvez acheter 1 faveur pour 1 pièce.
        [2] Choisissez combien de faveurs vous achetez à l’Église en bois debout : 1 ou 2 faveurs coûtent 1 ou 3 pièces.
        [3] Choisissez combien de faveurs vous achetez à l’Église en bois debout : 1, 2 ou 3 faveurs coûtent 1, 3 ou 6 pièces.
       *[other] Choisissez combien de faveurs vous achetez à l’Église en bois debout : 1, 2, 3 ou 4 faveurs coûtent 1, 3, 6 ou 10 pièces.
    }

## Événements

champions-event-round-begins = La manche { $n } commence.
champions-event-gained =
    { $you ->
        [seat] Vous recevez { $amount }.
       *[nobody] { $seat } reçoit { $amount }.
    }
champions-event-paid =
    { $you ->
        [seat] Vous rendez { $amount } à la réserve.
       *[nobody] { $seat } rend { $amount } à la réserve.
    }
champions-event-placed =
    { $you ->
        [seat] Vous placez un ouvrier : { $location }.
       *[nobody] { $seat } place un ouvrier : { $location }.
    }
champions-event-begged =
    { $you ->
        [seat] Vous mendiez.
       *[nobody] { $seat } mendie.
    }
champions-event-laid-down =
    { $you ->
        [seat] Vous couchez un ouvrier sans mendier.
       *[nobody] { $seat } couche un ouvrier sans mendier.
    }
champions-event-enemy-appears = Nouvel ennemi ({ $target }) : { $enemy }.
champions-event-rune-laid-out = La rune « { $rune } » est posée près du Graveur de runes.
champions-event-merchant-comes = Nouvelle carte Navire marchand sur le dessus : { $merchant }.
champions-event-stall-opens = Un étal est installé : { $stall }.
champions-event-marker-moves =
    { $you ->
        [seat] Vous recevez le marqueur Premier joueur.
       *[nobody] { $seat } reçoit le marqueur Premier joueur.
    }
champions-event-leader-chosen =
    { $you ->
        [seat] Vous choisissez { $leader }.
       *[nobody] { $seat } choisit { $leader }.
    }
champions-event-destiny-drawn =
    { $you ->
        [seat] Vous recevez un Destin.
       *[nobody] { $seat } reçoit un Destin.
    }
champions-event-destiny-seen =
    { $you ->
        [seat] Vous piochez le Destin « { $destiny } ».
       *[nobody] { $seat } pioche le Destin « { $destiny } ».
    }
champions-event-destinies-returned =
    { $you ->
        [seat] { $n ->
            [one] Vous remettez { $n } Destin sous le paquet.
           *[other] Vous remettez { $n } Destins sous le paquet.
        }
       *[nobody] { $n ->
            [one] { $seat } remet { $n } Destin sous le paquet.
           *[other] { $seat } remet { $n } Destins sous le paquet.
        }
    }
champions-event-journey-looked-at =
    { $you ->
        [seat] Vous regardez en secret la carte Expédition du { $shore }.
       *[nobody] { $seat } regarde en secret la carte Expédition du { $shore }.
    }
champions-event-journey-seen-as =
    { $you ->
        [seat] Vous voyez la carte Expédition du { $shore } : { $journey }.
       *[nobody] { $seat } voit la carte Expédition du { $shore } : { $journey }.
    }
champions-event-ship-sails =
    { $you ->
        [seat] Vous envoyez un drakkar vers le { $shore } : { $ship }.
       *[nobody] { $seat } envoie un drakkar vers le { $shore } : { $ship }.
    }
champions-event-rune-taken =
    { $you ->
        [seat] Vous prenez la rune « { $rune } ».
       *[nobody] { $seat } prend la rune « { $rune } ».
    }
champions-event-rune-used =
    { $you ->
        [seat] Vous utilisez la rune « { $rune } ».
       *[nobody] { $seat } utilise la rune « { $rune } ».
    }
champions-event-ship-built =
    { $you ->
        [seat] Vous construisez un drakkar : { $private_ship }.
       *[nobody] { $seat } construit un drakkar : { $private_ship }.
    }
champions-event-town-stocked = La ville reçoit 1 { $item }.
champions-event-assigned =
    { $you ->
        [seat] Vous envoyez { $n } × { $item } : { $target }.
       *[nobody] { $seat } envoie { $n } × { $item } : { $target }.
    }
champions-event-turn-order-asked =
    { $you ->
        [seat] Vous demandez l’ordre du tour : l’affectation recommence, ouvertement.
       *[nobody] { $seat } demande l’ordre du tour : l’affectation recommence, ouvertement.
    }
champions-event-die-rolled =
    { $you ->
        [seat] Vous lancez 1 { $die } : { $face }.
       *[nobody] { $seat } lance 1 { $die } : { $face }.
    }
champions-event-die-rolled-together =
    { $you ->
        [seat] Vous lancez { $all }.
       *[nobody] { $seat } lance { $all }.
    }
champions-event-die-rolled-group = { $n } × { $die } : { $face }
champions-event-favor-reroll =
    { $you ->
        [seat] Vous défaussez une faveur pour relancer des dés.
       *[nobody] { $seat } défausse une faveur pour relancer des dés.
    }
champions-event-die-lifted =
    { $you ->
        [seat] Vous reprenez 1 { $die } : { $face }.
       *[nobody] { $seat } reprend 1 { $die } : { $face }.
    }
champions-event-die-lifted-together =
    { $you ->
        [seat] Vous reprenez { $all }.
       *[nobody] { $seat } reprend { $all }.
    }
champions-event-die-lifted-group = { $n } × { $die } : { $face }
champions-event-damage-dealt =
    { $you ->
        [seat] { $n ->
            [one] Vous infligez { $n } dégât à l’ennemi : { $enemy }.
           *[other] Vous infligez { $n } dégâts à l’ennemi : { $enemy }.
        }
       *[nobody] { $n ->
            [one] { $seat } inflige { $n } dégât à l’ennemi : { $enemy }.
           *[other] { $seat } inflige { $n } dégâts à l’ennemi : { $enemy }.
        }
    }
champions-event-item-lost =
    { $you ->
        [seat] Vous perdez 1 { $item }.
       *[nobody] { $seat } perd 1 { $item }.
    }
champions-event-enemy-slain =
    { $you ->
        [seat] Vous tuez un ennemi : { $enemy }.
       *[nobody] { $seat } tue un ennemi : { $enemy }.
    }
champions-event-warriors-beaten =
    { $you ->
        [seat] Vous perdez le combat : { $enemy }.
       *[nobody] { $seat } perd le combat : { $enemy }.
    }
champions-event-journey-revealed =
    { $you ->
        [seat] Vous révélez la carte Expédition du { $shore } : { $journey }.
       *[nobody] { $seat } révèle la carte Expédition du { $shore } : { $journey }.
    }
champions-event-starved =
    { $you ->
        [seat] Vous manquez de nourriture : 1 { $die } meurt de faim.
       *[nobody] { $seat } manque de nourriture : 1 { $die } meurt de faim.
    }
champions-event-barred-fall =
    { $you ->
        [seat] Vous perdez { $n } × { $die } sans lancer de dé : cet ennemi interdit ce type de guerrier.
       *[nobody] { $seat } perd { $n } × { $die } sans lancer de dé : cet ennemi interdit ce type de guerrier.
    }
champions-event-blamed =
    { $you ->
        [seat] Vous blâmez { $other }.
        [other] { $seat } vous blâme.
       *[nobody] { $seat } blâme { $other }.
    }
champions-event-troll-lives = Le troll vit encore : tous les joueurs sont blâmés.
champions-event-bounty-grows =
    { $n ->
        [one] Il y a maintenant { $n } pièce sur le monstre du { $shore }.
       *[other] Il y a maintenant { $n } pièces sur le monstre du { $shore }.
    }
champions-event-part-scored = { told-seat } – { $part } : { champions-count-glory }.
champions-event-destiny-scored = { told-seat } – Destin « { $destiny } » : { champions-count-glory }.
champions-event-game-over = La partie est terminée.
champions-event-dice-left-behind =
    { $you ->
        [seat] Vous laissez { $n } × { $die } dans la réserve : votre maison longue est pleine.
       *[nobody] { $seat } laisse { $n } × { $die } dans la réserve : sa maison longue est pleine.
    }
champions-event-journeys-reshuffled = Les cartes Expédition défaussées sont mélangées pour former un nouveau paquet.
champions-event-worker-hired =
    { $you ->
        [seat] Vous obtenez votre ouvrier supplémentaire.
       *[nobody] { $seat } obtient son ouvrier supplémentaire.
    }
champions-event-fight-begins =
    { $you ->
        [seat] Vous engagez le combat : { $enemy }.
       *[nobody] { $seat } engage le combat : { $enemy }.
    }
champions-event-hunt-begins =
    { $you ->
        [seat] Vous partez à la chasse.
       *[nobody] { $seat } part à la chasse.
    }
champions-event-nobody-fights =
    { $you ->
        [seat] Vous n’avez là aucun guerrier pour combattre, et le combat est perdu sans lancer de dé : { $enemy }.
       *[nobody] { $seat } n’a là aucun guerrier pour combattre, et le combat est perdu sans lancer de dé : { $enemy }.
    }

## Pourquoi une réponse est refusée

champions-why-occupied = Un ouvrier s’y trouve déjà ; le lieu est fermé pour cette manche.
champions-why-no-coins-merchant = Vous n’avez pas de pièce pour payer le Navire marchand.
champions-why-no-wood-runesmith = Vous n’avez pas de bois pour payer le Graveur de runes.
champions-why-no-runes-left = Il ne reste plus de runes.
champions-why-ship-owned = Vous avez déjà un drakkar privé ; chaque joueur ne peut en construire qu’un.
champions-why-no-ship-affordable = Il ne reste aucun drakkar privé que vous puissiez payer.
champions-why-no-harbour = Aucun mouillage n’est libre pour un drakkar.
champions-why-no-coins-large-ship = Vous n’avez pas de pièce pour payer le Grand drakkar public.
champions-why-not-your-ship = Ce drakkar privé n’est pas à vous.
champions-why-no-coins-church = Vous n’avez pas assez de pièces pour cela à l’Église en bois debout.
champions-why-worker-hired = Vous avez déjà votre ouvrier supplémentaire ; chaque joueur n’y a droit qu’une fois.
champions-why-no-coins-huts = Vous n’avez pas assez de pièces pour les Huttes des ouvriers.
champions-why-stall-not-open = Cet étal n’est pas en jeu.
champions-why-no-price-stall = Vous ne pouvez pas payer le prix de cet étal.
champions-why-must-beg = Dans cette édition, on ne peut pas coucher un ouvrier sans mendier.
champions-why-same-good = Un bien s’échange contre un autre bien, pas contre le même.
champions-why-nothing-to-give = Vous n’avez rien de ce bien à donner.
champions-why-trade-back = Ce que vous avez reçu ici ne se rééchange pas, et ce que vous avez donné ne se reprend pas : échangez directement contre ce que vous voulez.
champions-why-rune-not-there = Cette rune n’est pas disponible maintenant.
champions-why-shore-not-used = Ce rivage ne sert pas à ce nombre de joueurs.
champions-why-harbour-taken = Un autre drakkar occupe déjà le mouillage de ce rivage.
champions-why-no-such-die = Aucun guerrier de ce type ne vous est proposé.
champions-why-leader-taken = Un autre joueur a déjà ce chef.
champions-why-no-journey-there = Il n’y a pas de carte Expédition face cachée à cet endroit.
champions-why-destiny-not-drawn = Vous n’avez pas pioché ce Destin.
champions-why-not-your-fight = Vous n’avez ni réservé ce combat ni envoyé de drakkar là-bas.
champions-why-nothing-to-send = Il ne vous en reste plus à envoyer.
champions-why-ship-full = Le drakkar est plein.
champions-why-no-food-to-fight = La nourriture ne se charge que sur les drakkars.
champions-why-barred = Cet ennemi interdit ce type de guerrier.
champions-why-send-in-order = L’affectation suit un ordre fixe – troll, draugr, rivages et, pour chacun, épéistes, lanciers, porte-haches, nourriture – et vous avez déjà dépassé ce point.
champions-why-no-turn-order = Dans cette édition, personne ne peut demander l’ordre du tour.
champions-why-marked-already = Vous avez déjà marqué des dés : relancez-les.
champions-why-nothing-marked = Vous n’avez encore marqué aucun dé à relancer.
champions-why-no-die-to-mark = Il ne reste aucun dé de ce genre à marquer.
champions-why-none-to-lose = Vous n’en avez pas à perdre ici.
champions-why-blame-an-opponent = Ce joueur ne peut pas être désigné : le blâme va à un adversaire ou, dans l’édition française, à tous ou à aucun.
champions-why-gifts-in-order = Les biens se prennent dans l’ordre nourriture, bois, pièces, et vous avez déjà dépassé celui-ci.
champions-why-not-your-destiny = Vous n’avez pas ce Destin.
champions-why-one-assigns = Un seul joueur affecte des guerriers : l’ordre du tour n’y changerait rien.
champions-why-in-turn-already = L’affectation se fait déjà dans l’ordre du tour.
champions-why-mark-in-order = Les dés se marquent dans l’ordre où ils sont proposés, et vous avez déjà dépassé celui-ci.
champions-why-rune-after-favor = Dans cette partie, les runes ne s’utilisent sur un lancer qu’après toutes les faveurs ; choisissez d’abord « { champions-do-done-RerollWithFavor } ».
champions-why-favor-was-done = Dans cette partie, on ne dépense plus de faveur sur un lancer une fois venu le moment des runes.
champions-why-no-favor = Vous n’avez pas de faveur à défausser.
champions-why-no-favor-in-hunt = Dans cette édition, une faveur ne relance pas les dés de la chasse.
champions-why-blows-are-struck = Les coups de ce lancer sont portés : il est trop tard pour cette rune.
champions-why-no-destiny = Vous n’avez aucun Destin à révéler.
champions-why-no-passing = On ne passe pas : l’ouvrier doit être placé ou couché sur votre plateau.
champions-why-must-choose = On ne peut pas passer ici : choisissez parmi ce qui est proposé.
champions-why-feed-one = À l’étal Aumingi, on rend au moins 1 nourriture.
champions-why-blame-one = On ne peut désigner qu’un seul adversaire.
champions-why-die-not-in-supply = La réserve n’a plus de guerrier de ce type.
champions-why-ship-not-used = Ce drakkar privé ne sert pas à ce nombre de joueurs.
champions-why-ship-built = Ce drakkar privé n’est plus à côté du plateau.
champions-why-ship-too-dear = Vous ne pouvez pas payer ce drakkar privé.
champions-why-no-food-to-lose = On ne peut choisir ici que des guerriers, pas de la nourriture.

## Mots autour de la table

champions-word-round = Manche
champions-word-first_player = Premier joueur
champions-word-supply = Réserve
champions-word-longhouse = Maison longue
champions-word-workers = Ouvriers
champions-word-food = Nourriture
champions-word-wood = Bois
champions-word-coins = Pièces
champions-word-favor = Faveurs
champions-word-blame = Blâmes
champions-word-glory = Gloire
champions-word-runes = Runes
champions-word-used = utilisée
champions-word-destinies = Destins
champions-word-slain = Vaincus
champions-word-ship = Drakkar
champions-word-town = Ville
champions-word-free = libre
champions-word-waiting = en attente
champions-word-attack = Attaque
champions-word-defense = Défense
champions-word-reward = Récompense
champions-word-barred = interdit
champions-word-capacity = Capacité
champions-word-bounty = Prime
champions-word-journey = Expédition
champions-word-face_down = face cachée
champions-word-nobody = personne
champions-word-damage = Dégâts
champions-word-dice = Dés
champions-word-stalls = Étals du marché
champions-word-merchant = Navire marchand
champions-word-near = proche
champions-word-far = lointain
champions-word-deck = Paquet
champions-word-hidden = caché
champions-word-shores = Rivages
champions-word-fighters = Combattants
champions-word-crew = Équipage
champions-word-total = Total
champions-word-winner = Vainqueur
champions-word-shared_victory = Victoire partagée
champions-word-stand_in = valeur de remplacement
champions-word-cards = Cartes
champions-word-leader = Chef
champions-word-final_scoring = Décompte final

## Ce que seul le terminal dit

champions-word-enemies = Ennemis
champions-word-players = Joueurs
champions-word-strength = Att/Déf
champions-barred = { $die } interdit
champions-place-hunting_grounds = les guerriers restés à la maison longue chassent
champions-place-jarls_longhouse = 1 épéiste, marqueur Premier joueur
champions-place-market = échanger des biens un contre un
champions-place-sages_house = regarder une Expédition, piocher un Destin
champions-stays = { $n } à la maison longue
champions-there = avec { $crew }
champions-marked = { $n } ×, marqués : { $marked }
champions-marked-dice = marqués : { $n }
champions-hits =
    { $n ->
        [one] { $n } touche
       *[other] { $n } touches
    }
champions-head-glory = Glo.
champions-head-food = Nour
champions-head-wood = Bois
champions-head-coins = Pièc
champions-head-favor = Fav.
champions-head-blame = Blâm
champions-head-workers = Ouvr
champions-head-destinies = Dest
champions-head-slain = Vainc
champions-head-sword = Épée
champions-head-spear = Lanc
champions-head-axe = Hach
champions-count-short_glory = gloire { $n }

## La liste des valeurs de remplacement

champions-kind-die = Dés
champions-kind-troll = Trolls
champions-kind-draugr = Draugr
champions-kind-monster = Monstres
champions-kind-kraken = Kraken
champions-kind-journey = Cartes Expédition
champions-kind-destiny = Cartes Destin
champions-kind-rune = Runes
champions-kind-merchant = Cartes Navire marchand
champions-kind-public_ship = Drakkars publics
champions-kind-private_ship = Drakkars privés
champions-value-faces = faces
champions-value-attack = attaque
champions-value-defense = défense
champions-value-glory = gloire
champions-value-wood = bois
champions-value-coins = pièces
champions-value-favor = faveur
champions-value-barred = guerriers interdits
champions-value-swords = épéistes
champions-value-spears = lanciers
champions-value-axes = porte-haches
champions-value-food = nourriture
champions-value-capacity = capacité
champions-value-seats = nombre de joueurs
champions-value-alone = gloire pour un joueur seul
champions-value-tied = gloire à égalité
