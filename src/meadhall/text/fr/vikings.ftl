### Ce que dit le programme pendant une partie de Tiny Epic Vikings : noms, réponses, questions, événements et refus.
### Les identifiants viennent des noms de names.py, say.py et news.py de sa table et des classes des étapes.

## Le jeu et ses options

vikings-title = Tiny Epic Vikings
vikings-about = Vous menez un clan viking parmi les îles runiques. À chacune des trois ères, vous choisissez une main de cartes au draft et les jouez pour naviguer, explorer, récolter et construire, ou les posez face cachée pour combattre et gagner les faveurs des dieux. Plus un dieu est furieux à la fin, plus sa rune vaut de points. En solitaire, vous affrontez un ennemi qui suit ses propres règles ; avec Ragnarök, des Géants parcourent les îles et des Valkyries vous viennent en aide.
vikings-stand-in-notice = Les valeurs marquées * sont des valeurs de remplacement inventées par le projet, faute de connaître celles qui sont imprimées ; un pack de données peut les remplacer. Pour ce jeu, il s’agit de presque toutes les cartes et de presque tous les plateaux.

vikings-option-ragnarok-title = Ragnarök
vikings-option-enemy_mat-title = Plateau Ennemi
vikings-option-calm_last-title = Géants à la dernière ère
vikings-option-gate_leader-title = Condition des nouvelles cartes
vikings-option-own_rune-title = Rune de la carte jouée
vikings-option-favors_up-title = Cartes Faveur face visible
vikings-option-explore_attacks-title = Attaque en explorant
vikings-option-need_boots-title = Présence à terre
vikings-option-lone_payer-title = Un seul peut payer
vikings-option-docked_is_there-title = Drakkars et pillage
vikings-option-joker_is_chosen-title = Joker pour terrasser
vikings-option-invaders_stay-title = Les Envahisseurs restent
vikings-option-return_up-title = Faveurs remises
vikings-option-carrier_counts-title = Valkyries qui transportent
vikings-option-facts-title = Pack de données

vikings-option-ragnarok = L’extension Ragnarök : un autre plateau Océan avec des régions, des Géants, des Valkyries, douze cartes et six dieux de plus.
vikings-option-enemy_mat = Le plateau dont se sert l’ennemi d’une partie en solitaire, et donc sa force. Ceux de Ragnarök ne peuvent être choisis qu’avec l’extension. Les parties à plusieurs ne sont pas concernées.
vikings-option-calm_last = Si les Géants apaisent aussi les dieux à l’entretien de la troisième ère, juste avant le décompte. Avec Ragnarök seulement.
vikings-option-gate_leader = Si l’action Jarl des cartes Valkyrie et Einherjar demande elle aussi leur condition, et pas seulement leur action Rune. Avec Ragnarök seulement.
vikings-option-own_rune = Si la rune de la carte qui vient d’être jouée compte pour sa propre action Rune.
vikings-option-favors_up = Si les cartes Faveur des deux rangées sont face visible. Sinon, une carte n’est vue que par celui qui la gagne.
vikings-option-explore_attacks = Si les Colons qui arrivent en explorant attaquent les autres comme ceux qui sont déployés.
vikings-option-need_boots = Si celui qui contrôle une île doit y garder un Colon, un Temple ou une Valkyrie. Sinon, un peu d’influence suffit pour garder la rune.
vikings-option-lone_payer = Si le seul combattant qui peut payer l’acier affronte les Envahisseurs. Sinon, il gagne aussitôt.
vikings-option-docked_is_there = Si un Drakkar à quai suffit pour piller sans acier un village de la région. Avec Ragnarök seulement.
vikings-option-joker_is_chosen = Si celui qui terrasse un Géant avec une carte Valkyrie choisit le dieu dont la Fureur augmente. Sinon, c’est le dieu de la région. Avec Ragnarök seulement.
vikings-option-invaders_stay = Si les cartes des Envahisseurs restent en place quand les cartes défaussées forment un nouveau paquet.
vikings-option-return_up = Si une carte Faveur remise dans une rangée est posée face visible.
vikings-option-carrier_counts = Si une Valkyrie qui apporte un Colon compte comme un Colon de plus dans l’attaque. Avec Ragnarök seulement.
vikings-option-facts = L’origine des valeurs imprimées sur les cartes et les plateaux. Sans pack de données, le jeu utilise les valeurs du projet, dont la plupart sont des valeurs de remplacement.

# Ce sont aussi les valeurs de l’option de ce nom.
vikings-enemy_mat-base_1 = jeu de base 1 : facile
vikings-enemy_mat-base_2 = jeu de base 2 : normal
vikings-enemy_mat-base_3 = jeu de base 3 : difficile
vikings-enemy_mat-base_4 = jeu de base 4 : redoutable
vikings-enemy_mat-ragnarok_1 = Ragnarök 1 : facile
vikings-enemy_mat-ragnarok_2 = Ragnarök 2 : normal
vikings-enemy_mat-ragnarok_3 = Ragnarök 3 : difficile
vikings-enemy_mat-ragnarok_4 = Ragnarök 4 : redoutable

vikings-map-base_3 = plateau Océan de base, côté pour un à trois joueurs
vikings-map-base_4 = plateau Océan de base, côté pour quatre joueurs
vikings-map-ragnarok_3 = Nord Mordant, côté pour un à trois joueurs
vikings-map-ragnarok_4 = Nord Mordant, côté pour quatre joueurs

## Clans. Un joueur est appelé par son nom ; l’ennemi d’une partie à un ou deux joueurs par le mot ci-dessous.

vikings-seat-0 = { vikings-owner-0 }
vikings-seat-1 = { vikings-owner-1 }
vikings-seat-2 = { vikings-owner-2 }
vikings-seat-3 = { vikings-owner-3 }
vikings-owner-0 = Joueur 1
vikings-owner-1 = Joueur 2
vikings-owner-2 = Joueur 3
vikings-owner-3 = Joueur 4
vikings-owner-enemy = Ennemi

# Le clan qui fait quelque chose, au début d’une phrase. [Ennemi] est le mot de vikings-owner-enemy : là où l’ennemi est
# montré seul, c’est vikings-word-enemy.
vikings-subject =
    { $owner ->
        [Ennemi] L’ennemi
       *[other] { $you ->
            [owner] Vous
           *[nobody] { $owner }
        }
    }
# Le clan à qui on le fait, au milieu d’une phrase.
vikings-object =
    { $other_owner ->
        [Ennemi] l’ennemi
       *[other] { $you ->
            [other_owner] vous
           *[nobody] { $other_owner }
        }
    }
# Le Colon à qui on le fait, au milieu d’une phrase.
vikings-settler-of =
    { $you ->
        [other_owner] votre Colon
       *[nobody] { $other_owner ->
            [Ennemi] un Colon de l’ennemi
           *[other] un Colon ({ $other_owner })
        }
    }

## Runes, ressources et dieux

vikings-rune-fehu = Fehu
vikings-rune-hagalaz = Hagalaz
vikings-rune-pertho = Pertho
vikings-glyph-fehu = ᚠ
vikings-glyph-hagalaz = ᚺ
vikings-glyph-pertho = ᛈ
vikings-glyph-joker = ✶

vikings-resource-wood = bois
vikings-resource-food = nourriture
vikings-resource-steel = acier

vikings-god-odin = Odin
vikings-god-thor = Thor
vikings-god-frigg = Frigg
vikings-god-freya = Freya
vikings-god-loki = Loki
vikings-god-tyr = Tyr
vikings-god-heimdall = Heimdall
vikings-god-baldr = Baldr
vikings-god-njord = Njord
vikings-god-hel = Hel
vikings-god-skadi = Skadi
vikings-god-ullr = Ullr

## La mer. Les régions, les quais et les fjords portent les noms du plateau Océan utilisé.

vikings-region-region_1 = région 1
vikings-region-region_2 = région 2
vikings-region-region_3 = région 3
vikings-region-region_4 = région 4
vikings-region-region_5 = région 5
vikings-region-region_6 = région 6
vikings-region-region_7 = région 7
vikings-region-region_8 = région 8
vikings-region-region_9 = région 9
vikings-dock-dock_1 = quai 1
vikings-dock-dock_2 = quai 2
vikings-dock-dock_3 = quai 3
vikings-dock-dock_4 = quai 4
vikings-dock-dock_5 = quai 5
vikings-dock-dock_6 = quai 6
vikings-dock-dock_7 = quai 7
vikings-dock-dock_8 = quai 8
vikings-dock-dock_9 = quai 9
vikings-dock-dock_10 = quai 10
vikings-dock-dock_11 = quai 11
vikings-dock-dock_12 = quai 12
vikings-dock-dock_13 = quai 13
vikings-dock-dock_14 = quai 14
vikings-dock-dock_15 = quai 15
vikings-dock-dock_16 = quai 16
vikings-dock-dock_17 = quai 17
vikings-dock-dock_18 = quai 18
vikings-dock-dock_19 = quai 19
vikings-dock-dock_20 = quai 20
vikings-dock-dock_21 = quai 21
vikings-dock-dock_22 = quai 22
vikings-dock-dock_23 = quai 23
vikings-dock-dock_24 = quai 24
vikings-dock-dock_25 = quai 25
vikings-dock-dock_26 = quai 26
vikings-dock-dock_27 = quai 27
vikings-dock-dock_28 = quai 28
vikings-dock-dock_29 = quai 29
vikings-dock-dock_30 = quai 30
vikings-dock-dock_31 = quai 31
vikings-dock-dock_32 = quai 32
vikings-fjord-fjord_1 = fjord 1
vikings-fjord-fjord_2 = fjord 2
vikings-fjord-fjord_3 = fjord 3
vikings-fjord-fjord_4 = fjord 4
vikings-fjord-fjord_5 = fjord 5
vikings-fjord-fjord_6 = fjord 6
vikings-fjord-fjord_7 = fjord 7
vikings-fjord-fjord_8 = fjord 8
vikings-fjord-fjord_9 = fjord 9
vikings-fjord-fjord_10 = fjord 10
vikings-fjord-fjord_11 = fjord 11
vikings-fjord-fjord_12 = fjord 12
vikings-fjord-fjord_13 = fjord 13
vikings-fjord-fjord_14 = fjord 14

## Cartes Viking. Les noms sont les nôtres ; une carte est appelée par son Viking et sa rune.

vikings-viking-helmsman = Timonier
vikings-viking-raider = Ravageur
vikings-viking-shipwright = Charpentier naval
vikings-viking-gothi = Godi
vikings-viking-farmer = Fermier
vikings-viking-fisher = Pêcheur
vikings-viking-smith = Forgeron
vikings-viking-woodcutter = Bûcheron
vikings-viking-scout = Éclaireur
vikings-viking-pathfinder = Pisteur
vikings-viking-skald = Scalde
vikings-viking-berserker = Berserker
vikings-viking-shieldmaiden = Guerrière au bouclier
vikings-viking-champion = Champion
vikings-viking-navigator = Navigateur
vikings-viking-seer = Voyante

# $name est le nom d’un Viking, même venu d’un pack de données, $rune celui de la rune.
vikings-viking-with-rune = { $name } de { $rune }

vikings-card-helmsman_fehu = { vikings-viking-helmsman } de { vikings-rune-fehu }
vikings-card-raider_fehu = { vikings-viking-raider } de { vikings-rune-fehu }
vikings-card-shipwright_fehu = { vikings-viking-shipwright } de { vikings-rune-fehu }
vikings-card-gothi_fehu = { vikings-viking-gothi } de { vikings-rune-fehu }
vikings-card-farmer_fehu = { vikings-viking-farmer } de { vikings-rune-fehu }
vikings-card-fisher_fehu = { vikings-viking-fisher } de { vikings-rune-fehu }
vikings-card-smith_fehu = { vikings-viking-smith } de { vikings-rune-fehu }
vikings-card-woodcutter_fehu = { vikings-viking-woodcutter } de { vikings-rune-fehu }
vikings-card-scout_fehu = { vikings-viking-scout } de { vikings-rune-fehu }
vikings-card-pathfinder_fehu = { vikings-viking-pathfinder } de { vikings-rune-fehu }
vikings-card-skald_fehu = { vikings-viking-skald } de { vikings-rune-fehu }
vikings-card-berserker_fehu = { vikings-viking-berserker } de { vikings-rune-fehu }
vikings-card-shieldmaiden_fehu = { vikings-viking-shieldmaiden } de { vikings-rune-fehu }
vikings-card-champion_fehu = { vikings-viking-champion } de { vikings-rune-fehu }
vikings-card-navigator_fehu = { vikings-viking-navigator } de { vikings-rune-fehu }
vikings-card-seer_fehu = { vikings-viking-seer } de { vikings-rune-fehu }
vikings-card-helmsman_hagalaz = { vikings-viking-helmsman } de { vikings-rune-hagalaz }
vikings-card-raider_hagalaz = { vikings-viking-raider } de { vikings-rune-hagalaz }
vikings-card-shipwright_hagalaz = { vikings-viking-shipwright } de { vikings-rune-hagalaz }
vikings-card-gothi_hagalaz = { vikings-viking-gothi } de { vikings-rune-hagalaz }
vikings-card-farmer_hagalaz = { vikings-viking-farmer } de { vikings-rune-hagalaz }
vikings-card-fisher_hagalaz = { vikings-viking-fisher } de { vikings-rune-hagalaz }
vikings-card-smith_hagalaz = { vikings-viking-smith } de { vikings-rune-hagalaz }
vikings-card-woodcutter_hagalaz = { vikings-viking-woodcutter } de { vikings-rune-hagalaz }
vikings-card-scout_hagalaz = { vikings-viking-scout } de { vikings-rune-hagalaz }
vikings-card-pathfinder_hagalaz = { vikings-viking-pathfinder } de { vikings-rune-hagalaz }
vikings-card-skald_hagalaz = { vikings-viking-skald } de { vikings-rune-hagalaz }
vikings-card-berserker_hagalaz = { vikings-viking-berserker } de { vikings-rune-hagalaz }
vikings-card-shieldmaiden_hagalaz = { vikings-viking-shieldmaiden } de { vikings-rune-hagalaz }
vikings-card-champion_hagalaz = { vikings-viking-champion } de { vikings-rune-hagalaz }
vikings-card-navigator_hagalaz = { vikings-viking-navigator } de { vikings-rune-hagalaz }
vikings-card-seer_hagalaz = { vikings-viking-seer } de { vikings-rune-hagalaz }
vikings-card-helmsman_pertho = { vikings-viking-helmsman } de { vikings-rune-pertho }
vikings-card-raider_pertho = { vikings-viking-raider } de { vikings-rune-pertho }
vikings-card-shipwright_pertho = { vikings-viking-shipwright } de { vikings-rune-pertho }
vikings-card-gothi_pertho = { vikings-viking-gothi } de { vikings-rune-pertho }
vikings-card-farmer_pertho = { vikings-viking-farmer } de { vikings-rune-pertho }
vikings-card-fisher_pertho = { vikings-viking-fisher } de { vikings-rune-pertho }
vikings-card-smith_pertho = { vikings-viking-smith } de { vikings-rune-pertho }
vikings-card-woodcutter_pertho = { vikings-viking-woodcutter } de { vikings-rune-pertho }
vikings-card-scout_pertho = { vikings-viking-scout } de { vikings-rune-pertho }
vikings-card-pathfinder_pertho = { vikings-viking-pathfinder } de { vikings-rune-pertho }
vikings-card-skald_pertho = { vikings-viking-skald } de { vikings-rune-pertho }
vikings-card-berserker_pertho = { vikings-viking-berserker } de { vikings-rune-pertho }
vikings-card-shieldmaiden_pertho = { vikings-viking-shieldmaiden } de { vikings-rune-pertho }
vikings-card-champion_pertho = { vikings-viking-champion } de { vikings-rune-pertho }
vikings-card-navigator_pertho = { vikings-viking-navigator } de { vikings-rune-pertho }
vikings-card-seer_pertho = { vikings-viking-seer } de { vikings-rune-pertho }

vikings-card-valkyrie_1 = Celle qui choisit les morts
vikings-card-valkyrie_2 = Robe de cygne
vikings-card-valkyrie_3 = Porteuse d’hydromel
vikings-card-valkyrie_4 = Tisseuse de destins
vikings-card-valkyrie_5 = Cavalière du vent
vikings-card-valkyrie_6 = Tempête de lances

vikings-card-einherjar_1 = Voile des morts
vikings-card-einherjar_2 = Convive du sanglier
vikings-card-einherjar_3 = Fidèle au serment
vikings-card-einherjar_4 = Veilleur de la porte
vikings-card-einherjar_5 = Bâtisseur de la halle
vikings-card-einherjar_6 = Relevé à l’aube

## Cartes Faveur et Géants

# Ce que montre une carte Faveur : ses runes et le contenu de son sac.
vikings-favor-showing = carte Faveur { $runes } ({ $bag })

# Un Géant dont on voit le dos.
vikings-giant-worth =
    { $n ->
        [one] Géant à { $n } point
       *[other] Géant à { $n } points
    }

vikings-row_end-top_left = bout gauche de la rangée du haut
vikings-row_end-top_right = bout droit de la rangée du haut
vikings-row_end-bottom_left = bout gauche de la rangée du bas
vikings-row_end-bottom_right = bout droit de la rangée du bas

## Le plateau Ère : les dieux des runes, et ses actions

vikings-spot-fehu = dieu de { vikings-rune-fehu }
vikings-spot-hagalaz = dieu de { vikings-rune-hagalaz }
vikings-spot-pertho = dieu de { vikings-rune-pertho }
# Ce qu’est une action du plateau Ère.
vikings-spot-showing = « { vikings-action-n } » du plateau Ère

vikings-right-left = gauche
vikings-right-right = droite

## Actions, et ce que seules les Bénédictions permettent

vikings-action-sail = Naviguer
vikings-action-explore = Explorer
vikings-action-harvest = Récolter
vikings-action-build = Construire
vikings-action-explore_temple = Explorer avec un Temple
vikings-action-smite = Pourfendre un Colon
vikings-action-draw_replace = Piocher et remplacer
vikings-action-enter_battle = Entrer dans un combat
vikings-action-collect = Ramasser
vikings-action-exchange = Échanger
vikings-action-fury = Fureur
vikings-action-raid_free = Piller sans acier
vikings-action-move_giant = Déplacer un Géant
vikings-action-smite_near = Pourfendre un Colon à proximité
vikings-action-deploy_free = Déployer sans payer
vikings-action-fury_down_other = Apaiser un autre dieu
vikings-action-collect_steel = Gagner de l’acier
vikings-action-harvest_one_kind = Récolter d’une seule sorte
vikings-action-sail_light = Naviguer en petit équipage
vikings-action-recall_harvest = Reprendre et Récolter
vikings-action-smite_or_giant = Pourfendre un Colon ou déplacer un Géant
vikings-action-build_boat = Construire un Drakkar à prix réduit

# Une action avec son nombre.
vikings-action-n =
    { $action ->
        [Construire] { $n ->
            [one] { $action }
           *[other] { $action } { $n }
        }
       *[other] { $action } { $n }
    }

vikings-action-does-sail =
    { $n ->
        [one] Au plus { $n } déplacement avec un de vos Drakkars ; là où il accoste, déployez au plus { $n } Colon et pillez le village.
       *[other] Au plus { $n } déplacements avec un de vos Drakkars ; là où il accoste, déployez au plus { $n } Colons et pillez le village.
    }
vikings-action-does-explore =
    { $n ->
        [one] Au plus { $n } pas d’un de vos Colons vers une île adjacente.
       *[other] Au plus { $n } pas de vos Colons vers des îles adjacentes.
    }
vikings-action-does-harvest =
    { $n ->
        [one] Gagnez { $n } ressource quelconque, et le bonus de vos plateaux.
       *[other] Gagnez { $n } ressources en un mélange quelconque, et le bonus de vos plateaux.
    }
vikings-action-does-build =
    { $n ->
        [one] Payez un Drakkar ou un Temple et placez-le sur le plateau Océan.
       *[other] Payez des Drakkars et des Temples, { $n } au plus, et placez-les sur le plateau Océan.
    }
vikings-action-does-explore_temple =
    { $n ->
        [one] Au plus { $n } pas d’un de vos Temples vers une île adjacente.
       *[other] Au plus { $n } pas de vos Temples vers des îles adjacentes.
    }
vikings-action-does-smite = Colons d’autres clans que vous retirez d’îles quelconques : { $n }.
vikings-action-does-draw_replace = Piochez une carte, puis défaussez-en une ; nombre de fois : { $n }.
vikings-action-does-enter_battle = Retournez cette carte face cachée : elle rejoint le combat en cours.
vikings-action-does-collect = Gagnez ce que montre le sac de la carte.
vikings-action-does-exchange = Échangez au plus { $n } d’une ressource contre autant d’une autre.
vikings-action-does-fury = Augmentez ou réduisez de { $n } la Fureur d’un dieu.
vikings-action-does-raid_free = Villages que vous pillez sans acier là où vous avez une unité : { $n }.
vikings-action-does-move_giant = Déplacez un Géant vers une région adjacente sans Géant.
vikings-action-does-smite_near = Colons d’autres clans que vous retirez d’îles où vous avez une unité : { $n }.
vikings-action-does-deploy_free = Colons que vous déployez sans payer là où l’un de vos Drakkars est à quai : { $n }.
vikings-action-does-fury_down_other = Réduisez de { $n } la Fureur d’un autre dieu.
vikings-action-does-collect_steel = Gagnez { vikings-count-steel }.
vikings-action-does-harvest_one_kind =
    { $n ->
        [one] Gagnez { $n } ressource, et le bonus de vos plateaux.
       *[other] Gagnez { $n } ressources, toutes d’une sorte, et le bonus de vos plateaux.
    }
vikings-action-does-sail_light =
    { $n ->
        [one] Au plus { $n } déplacement avec un de vos Drakkars ; là où il accoste, déployez au plus 1 Colon.
       *[other] Au plus { $n } déplacements avec un de vos Drakkars ; là où il accoste, déployez au plus 1 Colon.
    }
vikings-action-does-recall_harvest = Reprenez un de vos Colons, puis Récoltez { $n }.
vikings-action-does-smite_or_giant = Retirez un Colon d’un autre clan d’une île quelconque, { $n } au plus, ou déplacez un Géant.
vikings-action-does-build_boat = Construisez un Drakkar pour { $n } bois.

# Ce par quoi un nombre d’une carte augmente : une rune, une ressource, des Valkyries, des Géants.
vikings-boost-rune = { $n } par { $rune }
vikings-boost-resource = { $n } par { $resource }
vikings-boost-valkyries = { $n } par Valkyrie à vous sur le plateau Océan
vikings-boost-giants = { $n } par Géant que vous avez terrassé

vikings-icon-fury = Fureur
vikings-icon-chase = Poursuite
vikings-icon-cross = Transbordeur
vikings-icon-settler = Colon
vikings-icon-boat = Drakkar
vikings-icon-temple = Temple
vikings-icon-battle = Combat

vikings-icon-does-fury = La Fureur du dieu dont l’ennemi contrôle le plus de runes augmente de 1.
vikings-icon-does-chase = Le Drakkar Solitaire va au quai de votre Drakkar à quai le plus proche.
vikings-icon-does-cross = Le Drakkar Solitaire prend le transbordeur de son quai.
vikings-icon-does-settler = L’ennemi pose 1 Colon là où se trouve le Drakkar Solitaire.
vikings-icon-does-boat = L’ennemi place 1 Drakkar au quai du Drakkar Solitaire, ou au prochain quai libre.
vikings-icon-does-temple = L’ennemi place un Temple là où il a le plus de Colons, et la moitié d’entre eux repart.
vikings-icon-does-battle = L’ennemi commence un combat.

## Parties du score

vikings-part-islands = Îles
vikings-part-favors = Cartes Faveur
vikings-part-giants = Géants

## Choses comptées

vikings-count-settler =
    { $n ->
        [one] { $n } Colon
       *[other] { $n } Colons
    }
vikings-count-boat =
    { $n ->
        [one] { $n } Drakkar
       *[other] { $n } Drakkars
    }
vikings-count-temple =
    { $n ->
        [one] { $n } Temple
       *[other] { $n } Temples
    }
vikings-count-valkyrie =
    { $n ->
        [one] { $n } Valkyrie
       *[other] { $n } Valkyries
    }
vikings-count-giant =
    { $n ->
        [one] { $n } Géant
       *[other] { $n } Géants
    }
vikings-count-village =
    { $n ->
        [one] { $n } village
       *[other] { $n } villages
    }
vikings-count-card =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
vikings-count-favor =
    { $n ->
        [one] { $n } carte Faveur
       *[other] { $n } cartes Faveur
    }
vikings-count-rune =
    { $n ->
        [one] { $n } rune
       *[other] { $n } runes
    }
vikings-count-move =
    { $n ->
        [one] { $n } déplacement
       *[other] { $n } déplacements
    }
vikings-count-point =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
vikings-count-wood = { $n } bois
vikings-count-food =
    { $n ->
        [one] { $n } nourriture
       *[other] { $n } nourritures
    }
vikings-count-steel =
    { $n ->
        [one] { $n } acier
       *[other] { $n } aciers
    }
# Une quantité d’une ressource.
vikings-amount =
    { $resource ->
        [nourriture] { vikings-count-food }
        [acier] { vikings-count-steel }
       *[bois] { vikings-count-wood }
    }
# Un marqueur sur une piste du plateau Ennemi.
vikings-marker =
    { $resource ->
        [acier] Le marqueur d’acier de l’ennemi
       *[other] Le marqueur de { $resource } de l’ennemi
    }

# Nombres dits dans les réponses, avec ce qui est compté. « none » n’est jamais montré : il dit qu’il n’y a rien à dire.
vikings-settlers-1 = 1 Colon
vikings-settlers-2 = 2 Colons
vikings-settlers-3 = 3 Colons
vikings-settlers-4 = 4 Colons
vikings-settlers-5 = 5 Colons
vikings-settlers-6 = 6 Colons
vikings-wood_n-0 = none
vikings-wood_n-1 = 1 bois
vikings-wood_n-2 = 2 bois
vikings-wood_n-3 = 3 bois
vikings-wood_n-4 = 4 bois
vikings-wood_n-5 = 5 bois
vikings-wood_n-6 = 6 bois
vikings-wood_n-7 = 7 bois
vikings-food_n-0 = none
vikings-food_n-1 = 1 nourriture
vikings-food_n-2 = 2 nourritures
vikings-food_n-3 = 3 nourritures
vikings-food_n-4 = 4 nourritures
vikings-food_n-5 = 5 nourritures
vikings-food_n-6 = 6 nourritures
vikings-food_n-7 = 7 nourritures
vikings-steel_n-0 = none
vikings-steel_n-1 = 1 acier
vikings-steel_n-2 = 2 aciers
vikings-steel_n-3 = 3 aciers
vikings-steel_n-4 = 4 aciers
vikings-steel_n-5 = 5 aciers
vikings-steel_n-6 = 6 aciers
vikings-steel_n-7 = 7 aciers
vikings-exchanged-1 = 1
vikings-exchanged-2 = 2
vikings-exchanged-3 = 3
vikings-exchanged-4 = 4
vikings-exchanged-5 = 5
vikings-exchanged-6 = 6
vikings-exchanged-7 = 7

## Réponses des joueurs

vikings-do-done = Terminé
# Terminer, sous le nom que cela porte dans chaque question que l’on peut quitter.
vikings-do-done-ExploreOn = Ne plus explorer
vikings-do-done-HarvestSome = Ne rien gagner
vikings-do-done-BuildSomething = Ne plus rien construire
vikings-do-done-UseTheBoon = Ne pas utiliser la Bénédiction
vikings-do-done-DeployForNothing = Ne déployer personne
vikings-do-done-RecallToHarvest = Ne reprendre personne
vikings-do-done-JoinTheEnemy = Rester hors du combat
vikings-do-done-MoveGiant = Ne déplacer aucun Géant
vikings-do-done-MoveTemple = { vikings-do-done-ExploreOn }
vikings-do-done-SmiteSettler = Ne pourfendre personne
vikings-do-done-MayDraw = Ne piocher aucune carte
vikings-do-done-ExchangeSome = Ne rien échanger
vikings-do-done-StirFury = Laisser la Fureur telle quelle
vikings-do-done-EnterBattle = { vikings-do-done-JoinTheEnemy }
vikings-do-done-RaidForNothing = Ne rien piller
vikings-do-done-ChooseBoat = Ne pas naviguer
vikings-do-done-SailOn = S’arrêter ici
vikings-do-done-AtTheDock = Rester à quai
vikings-do-done-DedicateVillage = Ne dédier aucun village
vikings-do-done-SendValkyrie = Ne déployer aucune Valkyrie
vikings-do-draft = Garder « { $card } »
vikings-do-play = Jouer « { $card } » face visible
vikings-do-fight = Combattre avec « { $card } », face cachée
vikings-do-slay = Terrasser un Géant avec « { $card } »
vikings-do-slay_in = Terrasser le Géant de la { $region }
vikings-do-start_in = Mettre à l’eau votre premier Drakkar dans le { $fjord }
vikings-do-sail_from = Naviguer avec le Drakkar du { $dock }
vikings-do-sail_in = Naviguer avec un Drakkar du { $fjord }
vikings-do-sail_to = Naviguer vers le { $fjord }
vikings-do-dock_at = Accoster au { $dock }
vikings-do-push_to = Déplacer le Drakkar vers le { $fjord }
vikings-do-deploy = Déployer { $settlers } dans la { $region }
vikings-do-raid = Piller le village
vikings-do-recall = Reprendre un Colon de la { $region }
vikings-do-explore = Explorer avec un Colon, de la { $region } à la { $region_to }
vikings-do-carry_temple = Explorer avec un Temple, de la { $region } à la { $region_to }
vikings-do-fly = Voler avec une Valkyrie, de la { $region } à la { $region_to }
vikings-do-fly_settler = Voler avec une Valkyrie qui emporte un Colon, pour 1 nourriture, de la { $region } à la { $region_to }
vikings-do-fly_temple = Voler avec une Valkyrie qui emporte un Temple, pour 3 aciers, de la { $region } à la { $region_to }
vikings-do-harvest =
    { $wood_n ->
        [none] { $food_n ->
            [none] { $steel_n ->
                [none] Ne rien gagner
               *[some] Gagner { $steel_n }
            }
           *[some] { $steel_n ->
                [none] Gagner { $food_n }
               *[some] Gagner { $food_n } et { $steel_n }
            }
        }
       *[some] { $food_n ->
            [none] { $steel_n ->
                [none] Gagner { $wood_n }
               *[some] Gagner { $wood_n } et { $steel_n }
            }
           *[some] { $steel_n ->
                [none] Gagner { $wood_n } et { $food_n }
               *[some] Gagner { $wood_n }, { $food_n } et { $steel_n }
            }
        }
    }
vikings-do-build_boat = Construire un Drakkar au { $dock }
vikings-do-build_temple = Construire un Temple dans la { $region }
vikings-do-smite =
    { $owner ->
        [Ennemi] Pourfendre un Colon de l’ennemi dans la { $region }
       *[other] Pourfendre un Colon ({ $owner }) dans la { $region }
    }
vikings-do-draw = Piocher une carte pour en remplacer une
vikings-do-discard = Défausser « { $card } »
vikings-do-exchange =
    Échanger { $resource ->
        [nourriture] de la nourriture
        [acier] de l’acier
       *[bois] du bois
    } contre { $resource_to ->
        [nourriture] de la nourriture
        [acier] de l’acier
       *[bois] du bois
    } : { $exchanged } contre { $exchanged }
vikings-do-fury_up = Augmenter la Fureur du dieu de { $rune }
vikings-do-fury_down = Réduire la Fureur du dieu de { $rune }
vikings-do-dedicate = Dédier un village : { $spot }
vikings-do-fight_for = Combattre pour la carte Faveur au { $row_end }
vikings-do-enter_battle = Entrer dans le combat avec cette carte, face cachée
vikings-do-use_boon = Utiliser la Bénédiction
vikings-do-joker_as = Compter le Joker comme { $rune }
vikings-do-send_valkyrie = Déployer la Valkyrie dans la { $region }
vikings-do-move_giant = Déplacer le Géant de la { $region } vers la { $region_to }
vikings-do-raid_at = Piller le village du { $dock }, sans acier
vikings-do-give_back = Remettre la { $favor } au { $row_end }
vikings-do-enemy_to = Choisir la { $region } pour l’ennemi
vikings-do-enemy_by = Choisir le { $dock } pour le Drakkar Solitaire

## Réponses du hasard

vikings-do-draw_god = Dieu tiré : { $god }
vikings-do-draw_rune = Rune de ce dieu : { $rune }
vikings-do-draw_favor = Tirage : { $favor }
vikings-do-start_with = Chef : { $seat }
vikings-do-draw_card = Carte piochée : { $card }
vikings-do-drop_card = Carte retirée de la main que personne ne joue : { $card }
vikings-do-draw_giant = Retourné : { $giant }
vikings-do-enemy_starts = Départ du Drakkar Solitaire : { $dock }

## Questions, une par étape qui interroge un joueur

vikings-ask-PlaceFirstBoat = Choisissez le fjord d’où part votre premier Drakkar.
vikings-ask-DraftCard = Gardez une de ces cartes, en secret ; les autres sont passées.
vikings-ask-PlayCard = C’est votre tour : jouez une carte, face visible pour ses actions ou face cachée pour combattre.
vikings-ask-DedicateVillage = Vous pouvez dédier un de vos villages, ou choisir « { vikings-do-done-DedicateVillage } ».
vikings-ask-ChooseBoat =
    { $moves ->
        [one] Naviguer : choisissez le Drakkar qui fait le déplacement, ou « { vikings-do-done-ChooseBoat } » pour rester.
       *[other] Naviguer : choisissez le Drakkar qui fait au plus { $moves } déplacements, ou « { vikings-do-done-ChooseBoat } » pour rester.
    }
vikings-ask-SailOn =
    { $moves ->
        [one] Il reste un déplacement à votre Drakkar : où va-t-il ?
       *[other] Il reste { $moves } déplacements à votre Drakkar : où va-t-il ?
    }
vikings-ask-AtTheDock =
    Votre Drakkar a accosté ({ $dock }) : { $landing ->
        [0] {""}
        [1] déployez un Colon,{" "}
       *[other] déployez au plus { $landing } Colons,{" "}
    }{ $raids ->
        [0] {""}
       *[other] pillez le village,{" "}
    }{ $moves ->
        [0] {""}
        [1] naviguez encore avec le dernier déplacement,{" "}
       *[other] naviguez encore (il reste { $moves } déplacements),{" "}
    }{ $recalls ->
        [0] {""}
       *[other] reprenez des Colons pour les déployer ici,{" "}
    }ou choisissez « { vikings-do-done-AtTheDock } ».
vikings-ask-PushBoat =
    { $owner ->
        [Ennemi] Vous repoussez un Drakkar de l’ennemi ({ $dock }) : choisissez-lui un fjord.
       *[other] Votre Drakkar est repoussé ({ $dock }) : choisissez-lui un fjord.
    }
vikings-ask-ExploreOn =
    { $left ->
        [one] Explorer : il vous reste un pas. Choisissez-le, ou « { vikings-do-done-ExploreOn } ».
       *[other] Explorer : il vous reste { $left } pas. Choisissez le suivant, ou « { vikings-do-done-ExploreOn } ».
    }
vikings-ask-HarvestSome =
    { $kind ->
        [0] Récolter { $n } : choisissez votre mélange.
       *[other] Récolter { $n }, d’une seule sorte : choisissez laquelle.
    }
vikings-ask-BuildSomething =
    { $price ->
        [0] Construisez un Drakkar ou un Temple, ou choisissez « { vikings-do-done-BuildSomething } ».
       *[other] Construisez un Drakkar à prix réduit, ou choisissez « { vikings-do-done-BuildSomething } ».
    }
vikings-ask-MoveTemple =
    { $left ->
        [one] Explorer avec un Temple : choisissez son pas, ou « { vikings-do-done-MoveTemple } ».
       *[other] Explorer avec un Temple : il reste { $left } pas. Choisissez le suivant, ou « { vikings-do-done-MoveTemple } ».
    }
vikings-ask-SmiteSettler =
    { $where ->
        [0] Pourfendez un Colon d’un autre clan, ou choisissez « { vikings-do-done-SmiteSettler } ».
        [1] Pourfendez un Colon d’un autre clan là où vous avez une unité, ou choisissez « { vikings-do-done-SmiteSettler } ».
       *[other] Pourfendez un Colon d’un autre clan ou déplacez un Géant, ou choisissez « { vikings-do-done-SmiteSettler } ».
    }
vikings-ask-MayDraw = Vous pouvez piocher une carte Viking, puis en défausser une de votre main, ou choisir « { vikings-do-done-MayDraw } ».
vikings-ask-ReplaceCard = Vous avez pioché une carte : défaussez-en une de votre main.
vikings-ask-ExchangeSome = Vous pouvez échanger au plus { $n } d’une ressource contre une autre, ou choisir « { vikings-do-done-ExchangeSome } ».
vikings-ask-StirFury =
    { $way ->
        [0] Augmentez ou réduisez de { $n } la Fureur d’un dieu, ou choisissez « { vikings-do-done-StirFury } ».
       *[other] Réduisez de { $n } la Fureur d’un autre dieu, ou choisissez « { vikings-do-done-StirFury } ».
    }
vikings-ask-EnterBattle = Un combat est en cours : votre carte « { $card } » peut y entrer, face cachée.
vikings-ask-RaidForNothing = Pillez sans acier un village là où vous avez une unité, ou choisissez « { vikings-do-done-RaidForNothing } ».
vikings-ask-DeployForNothing = Déployez sans payer un Colon là où l’un de vos Drakkars est à quai, ou choisissez « { vikings-do-done-DeployForNothing } ».
vikings-ask-RecallToHarvest = Vous pouvez reprendre un de vos Colons : vous Récoltez alors { $n }.
vikings-ask-ChoosePrize = Vous commencez un combat : choisissez la carte Faveur qui en est l’enjeu.
vikings-ask-ReturnFavor = Vous n’avez de place que pour trois cartes Faveur : remettez-en une à un bout de rangée.
vikings-ask-ChooseRune = Votre carte Valkyrie a perdu : choisissez la rune dont le Joker tient lieu, et avec elle le dieu.
vikings-ask-UseTheBoon =
    { $valkyries ->
        [1] Vous avez perdu le combat : vous pouvez utiliser la Bénédiction du dieu de { $rune } ({ $god }), puis votre Valkyrie de { $rune } peut venir ; ou choisir « { vikings-do-done-UseTheBoon } ».
       *[other] Vous avez perdu le combat : vous pouvez utiliser la Bénédiction du dieu de { $rune } ({ $god }), ou choisir « { vikings-do-done-UseTheBoon } ».
    }
vikings-ask-SendValkyrie = Votre Valkyrie de { $rune } peut venir dans la région de votre choix : choisissez laquelle, ou « { vikings-do-done-SendValkyrie } ».
vikings-ask-SlayGiant = Choisissez le Géant que vous terrassez avec « { $card } ».
vikings-ask-HonourTheSlayer = Le Géant est terrassé : choisissez la rune dont le Joker tient lieu. La Fureur de son dieu augmente.
vikings-ask-MoveGiant = Vous pouvez déplacer un Géant vers une région adjacente, ou choisir « { vikings-do-done-MoveGiant } ».
vikings-ask-EnemySails = L’ennemi pourrait naviguer vers chacune de ces régions : choisissez sa cible.
vikings-ask-EnemyMoves = Le Drakkar Solitaire navigue vers la { $region } ; plusieurs chemins se valent : choisissez son prochain quai.
vikings-ask-EnemyDeploys = L’ennemi manque de Colons et en prend un sur l’une de ses îles ; plusieurs se valent : choisissez laquelle.
vikings-ask-EnemyLeaves = L’ennemi explore depuis l’île où il a le plus de Colons ; plusieurs se valent : choisissez laquelle.
vikings-ask-EnemyArrives = Un Colon de l’ennemi quitte la { $region } ; plusieurs destinations se valent : choisissez laquelle.
vikings-ask-EnemyTemple = L’ennemi pourrait placer son Temple dans chacune de ces régions : choisissez laquelle.
vikings-ask-EnemyChases = Le Drakkar Solitaire poursuit votre Drakkar le plus proche ; plusieurs le sont autant : choisissez lequel.
vikings-ask-JoinTheEnemy = L’ennemi a commencé un combat : rejoignez-le avec une carte, ou choisissez « { vikings-do-done-JoinTheEnemy } » et laissez venir les Envahisseurs.

## Événements : mise en place et draft

vikings-event-god-appears = Un plateau Dieu est posé : { $god }.
vikings-event-rune-linked = { $god } reçoit la rune { $rune }.
vikings-event-chieftain-is =
    { $you ->
        [seat] Vous recevez le marqueur Chef.
       *[nobody] { $seat } reçoit le marqueur Chef.
    }
vikings-event-boat-launched =
    { $you ->
        [seat] Vous mettez à l’eau votre premier Drakkar dans le { $fjord }.
       *[nobody] { $seat } met à l’eau son premier Drakkar dans le { $fjord }.
    }
vikings-event-era-begins = L’ère { $n } commence.
vikings-event-cards-reshuffled = Les cartes défaussées sont mélangées pour former un nouveau paquet.
vikings-event-card-seen =
    { $you ->
        [seat] Carte visible par vous seulement : « { $card } ».
       *[nobody] Carte visible par { $seat } seulement : « { $card } ».
    }
vikings-event-card-kept =
    { $you ->
        [seat] Vous gardez « { $card } ».
       *[nobody] { $seat } garde « { $card } ».
    }
vikings-event-hands-passed = Les mains passent à { $right }.

## Événements : tours et actions

vikings-event-card-played =
    { $you ->
        [seat] Vous jouez « { $card } » face visible.
       *[nobody] { $seat } joue « { $card } » face visible.
    }
vikings-event-village-dedicated =
    { $you ->
        [seat] Vous dédiez un village : { $spot }.
       *[nobody] { $seat } dédie un village : { $spot }.
    }
vikings-event-settler-recalled =
    { $you ->
        [seat] Vous reprenez un Colon de la { $region }.
       *[nobody] { $seat } reprend un Colon de la { $region }.
    }
vikings-event-gained =
    { $you ->
        [seat] Vous gagnez { vikings-amount }.
       *[nobody] { $seat } gagne { vikings-amount }.
    }
vikings-event-paid =
    { $you ->
        [seat] Vous payez { vikings-amount }.
       *[nobody] { $seat } paie { vikings-amount }.
    }
vikings-event-sailed =
    { $you ->
        [seat] Vous naviguez vers le { $fjord }.
       *[nobody] { $seat } navigue vers le { $fjord }.
    }
vikings-event-docked =
    { $you ->
        [seat] Vous accostez au { $dock }.
       *[nobody] { $seat } accoste au { $dock }.
    }
vikings-event-pushed =
    { $owner ->
        [Ennemi] Un Drakkar de l’ennemi est repoussé dans le { $fjord }.
       *[other] { $you ->
            [owner] Votre Drakkar est repoussé dans le { $fjord }.
           *[nobody] { $owner } voit son Drakkar repoussé dans le { $fjord }.
        }
    }
vikings-event-deployed =
    { $owner ->
        [Ennemi] L’ennemi déploie { vikings-count-settler } dans la { $region }, où se trouve le Drakkar Solitaire (V-SOLO-14, V-SOLO-26).
       *[other] { $you ->
            [owner] Vous déployez { vikings-count-settler } dans la { $region }.
           *[nobody] { $owner } déploie { vikings-count-settler } dans la { $region }.
        }
    }
vikings-event-settler-attacked =
    { $owner ->
        [Ennemi] L’ennemi attaque dans la { $region } : { vikings-settler-of } est retiré.
       *[other] { $you ->
            [owner] Vous attaquez dans la { $region } : { vikings-settler-of } est retiré.
           *[nobody] { $owner } attaque dans la { $region } : { vikings-settler-of } est retiré.
        }
    }
vikings-event-raided =
    { $owner ->
        [Ennemi] L’ennemi pille sans frais le village du { $dock } (V-SOLO-13).
       *[other] { $you ->
            [owner] Vous pillez le village du { $dock }.
           *[nobody] { $owner } pille le village du { $dock }.
        }
    }
vikings-event-explored =
    { $owner ->
        [Ennemi] L’ennemi explore : un Colon quitte la { $region }, où il en a le plus, pour la { $region_to }, où il lui manque le moins pour dominer (V-SOLO-18).
       *[other] { $you ->
            [owner] Vous explorez avec un Colon, de la { $region } à la { $region_to }.
           *[nobody] { $owner } explore avec un Colon, de la { $region } à la { $region_to }.
        }
    }
vikings-event-boat-built =
    { $owner ->
        [Ennemi] L’ennemi place un Drakkar au { $dock }, le premier quai libre à partir du Drakkar Solitaire (V-SOLO-27).
       *[other] { $you ->
            [owner] Vous construisez un Drakkar au { $dock }.
           *[nobody] { $owner } construit un Drakkar au { $dock }.
        }
    }
vikings-event-temple-built =
    { $owner ->
        [Ennemi] L’ennemi place un Temple dans la { $region }, où il a le plus de Colons et pas encore de Temple (V-SOLO-28).
       *[other] { $you ->
            [owner] Vous construisez un Temple dans la { $region }.
           *[nobody] { $owner } construit un Temple dans la { $region }.
        }
    }
vikings-event-temple-moved =
    { $you ->
        [seat] Vous explorez avec un Temple, de la { $region } à la { $region_to }.
       *[nobody] { $seat } explore avec un Temple, de la { $region } à la { $region_to }.
    }
vikings-event-settler-smitten =
    { $you ->
        [seat] Vous pourfendez { vikings-settler-of } dans la { $region }.
       *[nobody] { $seat } pourfend { vikings-settler-of } dans la { $region }.
    }
vikings-event-card-drawn =
    { $you ->
        [seat] Vous piochez une carte.
       *[nobody] { $seat } pioche une carte.
    }
vikings-event-card-discarded =
    { $you ->
        [seat] Vous défaussez « { $card } ».
       *[nobody] { $seat } défausse « { $card } ».
    }
vikings-event-card-enters =
    { $you ->
        [seat] Vous entrez dans le combat avec « { $card } », face cachée.
       *[nobody] { $seat } entre dans le combat avec « { $card } », face cachée.
    }

## Événements : contrôle et Fureur

vikings-event-rune-taken =
    { $owner ->
        [Ennemi] L’ennemi prend la rune { $rune } de la { $region }.
       *[other] { $you ->
            [owner] Vous prenez la rune { $rune } de la { $region }.
           *[nobody] { $owner } prend la rune { $rune } de la { $region }.
        }
    }
vikings-event-rune-stolen =
    { $owner ->
        [Ennemi] { $you ->
            [other_owner] L’ennemi vous vole la rune { $rune } de la { $region }.
           *[nobody] L’ennemi vole à { vikings-object } la rune { $rune } de la { $region }.
        }
       *[other] { $you ->
            [owner] Vous volez à { vikings-object } la rune { $rune } de la { $region }.
            [other_owner] { $owner } vous vole la rune { $rune } de la { $region }.
           *[nobody] { $owner } vole à { vikings-object } la rune { $rune } de la { $region }.
        }
    }
vikings-event-rune-laid-back = La rune de la { $region } retourne sur son île.
vikings-event-fury-rises = La Fureur du dieu de { $rune } augmente de { $n }.
vikings-event-fury-falls = La Fureur du dieu de { $rune } baisse de { $n }.

## Événements : combats

vikings-event-battle-begins =
    { $you ->
        [seat] Vous commencez un combat.
       *[nobody] { $seat } commence un combat.
    }
vikings-event-prize-chosen =
    { $you ->
        [seat] Vous combattez pour la { $favor } au { $row_end }.
       *[nobody] { $seat } combat pour la { $favor } au { $row_end }.
    }
vikings-event-prize-chosen-unseen =
    { $you ->
        [seat] Vous combattez pour la carte face cachée au { $row_end }.
       *[nobody] { $seat } combat pour la carte face cachée au { $row_end }.
    }
vikings-event-battle-joined =
    { $you ->
        [seat] Vous rejoignez le combat.
       *[nobody] { $seat } rejoint le combat.
    }
vikings-event-card-flipped =
    { $you ->
        [seat] Vous retournez « { $card } ».
       *[nobody] { $seat } retourne « { $card } ».
    }
vikings-event-cannot-pay =
    { $you ->
        [seat] Vous ne pouvez pas payer l’acier pour « { $card } » et ne participez pas.
       *[nobody] { $seat } ne peut pas payer l’acier pour « { $card } » et ne participe pas.
    }
vikings-event-invaders-come = Les Envahisseurs viennent avec « { $card } » : Force { $n }.
vikings-event-no-invaders = Il ne reste pas de carte pour les Envahisseurs : personne ne vient.
vikings-event-strength-is =
    { $you ->
        [seat] Vous avez « { $card } » : Force { $n }.
       *[nobody] { $seat } a « { $card } » : Force { $n }.
    }
vikings-event-battle-won =
    { $you ->
        [seat] Vous gagnez le combat et prenez la carte Faveur.
       *[nobody] { $seat } gagne le combat et prend la carte Faveur.
    }
vikings-event-battle-tied = Égalité (Force { $n }) : personne ne gagne le combat.
vikings-event-invaders-win = Les Envahisseurs gagnent avec une Force de { $n }.
vikings-event-prize-returns = La carte Faveur retourne au { $row_end }.
vikings-event-favor-seen =
    { $you ->
        [seat] Gain visible par vous seulement : { $favor }.
       *[nobody] Gain visible par { $seat } seulement : { $favor }.
    }
vikings-event-favor-given-back =
    { $you ->
        [seat] Vous remettez la { $favor } au { $row_end }.
       *[nobody] { $seat } remet la { $favor } au { $row_end }.
    }
vikings-event-favor-given-back-unseen =
    { $you ->
        [seat] Vous remettez une carte Faveur face cachée au { $row_end }.
       *[nobody] { $seat } remet une carte Faveur face cachée au { $row_end }.
    }
vikings-event-battle-lost =
    { $you ->
        [seat] Vous avez perdu avec la rune { $rune }.
       *[nobody] { $seat } a perdu avec la rune { $rune }.
    }
vikings-event-boon-used =
    { $you ->
        [seat] Vous utilisez une Bénédiction : { $god }.
       *[nobody] { $seat } utilise une Bénédiction : { $god }.
    }

## Événements : Ragnarök

vikings-event-valkyrie-sent =
    { $owner ->
        [Ennemi] Une Valkyrie de { $rune } arrive pour l’ennemi dans la { $region }, où se trouve le Drakkar Solitaire (V-SOLORAG-11).
       *[other] { $you ->
            [owner] Vous déployez votre Valkyrie de { $rune } dans la { $region }.
           *[nobody] { $owner } déploie sa Valkyrie de { $rune } dans la { $region }.
        }
    }
vikings-event-valkyrie-flies =
    { $you ->
        [seat] Votre Valkyrie vole de la { $region } à la { $region_to }.
       *[nobody] { $seat } fait voler une Valkyrie de la { $region } à la { $region_to }.
    }
vikings-event-valkyrie-carries-settler =
    { $you ->
        [seat] Votre Valkyrie emporte un Colon de la { $region } à la { $region_to }.
       *[nobody] { $seat } emporte un Colon avec une Valkyrie, de la { $region } à la { $region_to }.
    }
vikings-event-valkyrie-carries-temple =
    { $you ->
        [seat] Votre Valkyrie emporte un Temple de la { $region } à la { $region_to }.
       *[nobody] { $seat } emporte un Temple avec une Valkyrie, de la { $region } à la { $region_to }.
    }
vikings-event-giant-slain =
    { $owner ->
        [Ennemi] L’ennemi terrasse le Géant de la { $region }, où se trouve le Drakkar Solitaire (V-SOLORAG-6, V-SOLORAG-7).
       *[other] { $you ->
            [owner] Vous terrassez le Géant de la { $region }.
           *[nobody] { $owner } terrasse le Géant de la { $region }.
        }
    }
vikings-event-giant-seen =
    { $you ->
        [seat] Dos visible par vous seulement : { $giant }.
       *[nobody] Dos visible par { $seat } seulement : { $giant }.
    }
vikings-event-giant-moved =
    { $you ->
        [seat] Vous déplacez le Géant de la { $region } vers la { $region_to }.
       *[nobody] { $seat } déplace le Géant de la { $region } vers la { $region_to }.
    }

## Événements : l’ennemi d’une partie en solitaire. Chacun dit la règle qui a fait le choix.

vikings-event-enemy-begins-at = Le Drakkar Solitaire commence au { $dock }, l’un des quais cerclés, tiré au sort (V-SOLO-3).
vikings-event-enemy-plays = L’ennemi joue la carte du dessus du paquet : « { $card } » (V-SOLO-6).
vikings-event-enemy-leader = Son action Jarl : { vikings-action-n } (V-SOLO-6).
vikings-event-enemy-rune = Ses runes suffisent pour l’action Rune : { vikings-action-n } (V-SOLO-7).
vikings-event-enemy-mat-action = Son plateau agit pour { $rune } : { vikings-action-n } (V-SOLO-8, V-SOLO-34).
vikings-event-enemy-lacks-runes = Ses runes ne suffisent pas pour l’action Rune (V-SOLO-7).
vikings-event-enemy-target =
    { $n ->
        [one] L’ennemi navigue vers la { $region }, la plus proche qui a { $rune } (V-SOLO-11), avec un déplacement (V-SOLO-12).
       *[other] L’ennemi navigue vers la { $region }, la plus proche qui a { $rune } (V-SOLO-11), avec au plus { $n } déplacements (V-SOLO-12).
    }
vikings-event-enemy-stays = Il n’y a pas d’autre île avec { $rune } vers où naviguer : le Drakkar Solitaire reste (V-SOLO-11).
vikings-event-enemy-moves = Le Drakkar Solitaire avance au { $dock }, par le plus court chemin (V-SOLO-10, V-RULING-19).
vikings-event-enemy-takes-settler = Les plateaux de l’ennemi ont trop peu de Colons : il en prend un dans la { $region }, où il en a le plus (V-SOLO-14).
vikings-event-enemy-harvests = { vikings-marker } avance de { $n } (V-SOLO-16, V-SOLO-33).
vikings-event-enemy-dedicates = L’ennemi dédie un village à l’action qui en a le moins (V-SOLO-15) : { $spot }.
vikings-event-enemy-spots-full = Les actions du plateau Ère n’ont plus de place : ce que l’ennemi a pillé va dans la boîte (V-SOLO-15).
vikings-event-enemy-icon =
    { $n ->
        [0] { vikings-marker } a atteint une icône (V-SOLO-22) : { $icon }.
       *[other] { vikings-marker } a atteint une icône (V-SOLO-22) : { $icon } +{ $n }.
    }
vikings-hindrance-no_piece = il n’a pas de pièce pour cela (V-RULING-50)
vikings-hindrance-no_place = il n’y a pas de place pour cela (V-RULING-50)
vikings-hindrance-no_target = il contrôle toutes les régions qu’il pourrait atteindre (V-RULING-52)
vikings-hindrance-no_rune = il ne contrôle aucune rune (V-SOLO-23)
vikings-hindrance-off_the_map = le transbordeur de son quai mène hors du plateau Océan (V-RULING-49)
vikings-hindrance-no_docked_boat = aucun Drakkar du joueur n’est à quai (V-RULING-49)
vikings-hindrance-no_battle = un combat est en cours, ou il n’y a aucun enjeu pour combattre (V-RULING-45, V-RULING-46)
vikings-event-enemy-nothing = Sans effet : { $hindrance }.
vikings-event-enemy-settlers-leave =
    { $n ->
        [one] { $n } Colon de l’ennemi quitte la { $region }, la moitié de ceux qui s’y trouvent (V-SOLO-28).
       *[other] { $n } Colons de l’ennemi quittent la { $region }, la moitié de ceux qui s’y trouvent (V-SOLO-28).
    }
vikings-event-enemy-sacrifices =
    { $n ->
        [one] { $n } Colon de l’ennemi quitte la { $region }, sacrifié pour le Géant (V-SOLORAG-8).
       *[other] Les { $n } Colons de l’ennemi quittent la { $region }, sacrifiés pour le Géant (V-SOLORAG-8).
    }
vikings-event-enemy-crosses = Le Drakkar Solitaire prend le transbordeur de son quai jusqu’au { $dock } (V-SOLO-25).
vikings-event-enemy-chases = Le Drakkar Solitaire va au { $dock }, où se trouve le Drakkar du joueur à quai le plus proche (V-SOLO-24).
vikings-event-enemy-track-full =
    { $n ->
        [0] { vikings-marker } est au bout de sa piste et retourne à 0 ; le joueur n’a rien à perdre (V-SOLO-17).
       *[other] { vikings-marker } est au bout de sa piste et retourne à 0 ; le joueur perd { vikings-amount } (V-SOLO-17).
    }
vikings-event-enemy-starts-battle = L’ennemi commence un combat avec une carte face cachée et +{ $n } de Force (V-SOLO-29). Il combat pour la carte Faveur au { $row_end }, le plus proche du Drakkar Solitaire (V-SOLO-31).
vikings-event-enemy-flips = L’ennemi combat avec la carte du dessus du paquet, « { $card } » (V-SOLO-30, V-SOLO-31).
vikings-event-enemy-strength = L’ennemi a « { $card } » : Force { $n }, selon ses runes et ses marqueurs et sans payer (V-SOLO-9).
vikings-event-enemy-wins = L’ennemi gagne le combat et prend la { $favor } ; ses marqueurs avancent des ressources du sac (V-SOLO-33).
vikings-event-enemy-loses = L’ennemi a perdu avec la rune { $rune } : son plateau agit au lieu d’une Bénédiction, puis la Fureur de ce dieu augmente (V-SOLO-34).
vikings-event-enemy-joker = Le Joker de l’ennemi tient lieu de { $rune }, la rune de la { $region }, où se trouve le Drakkar Solitaire (V-SOLORAG-17).
vikings-event-enemy-giant-is = Les Géants que l’ennemi a terrassés sont retournés (V-SOLORAG-9) : { $giant }.

## Événements : fin d’une ère et de la partie

vikings-event-era-ends = L’ère { $n } est terminée.
vikings-event-chieftain-passes =
    { $you ->
        [seat] Vous avez le marqueur Chef pour l’ère suivante.
       *[nobody] { $seat } a le marqueur Chef pour l’ère suivante.
    }
vikings-event-god-ranked =
    { $n ->
        [1] { $god } ({ $rune }) a la plus grande Fureur : 1er rang.
        [2] { $god } ({ $rune }) compte au 2e rang.
       *[other] { $god } ({ $rune }) compte au 3e rang.
    }
vikings-event-islands-scored = { vikings-subject } – îles : { vikings-count-point }.
vikings-event-favors-scored = { vikings-subject } – cartes Faveur : { vikings-count-point }.
vikings-event-giants-scored = { vikings-subject } – Géants : { vikings-count-point }.
vikings-event-game-over = La partie est terminée.
vikings-event-favor-revealed =
    { $owner ->
        [Ennemi] L’ennemi montre la { $favor }.
       *[other] { $you ->
            [owner] Vous montrez la { $favor }.
           *[nobody] { $owner } montre la { $favor }.
        }
    }
vikings-event-giant-calms = Le Géant de la { $region } apaise le dieu de { $rune } : sa Fureur baisse de 1.
vikings-event-nothing-comes = { told-seat } – { $action } : c’est impossible maintenant, et cela reste sans effet.

## Pourquoi une réponse est refusée

vikings-why-no-such-fjord = Le plateau Océan n’a pas ce fjord.
vikings-why-card-not-in-hand = Vous n’avez pas cette carte en main.
vikings-why-must-play = Vous ne pouvez pas passer : jouez une carte, face visible ou face cachée.
vikings-why-no-battle = Vous ne pouvez pas combattre maintenant : votre carte est déjà dans le combat, ou il ne reste pas de carte Faveur à gagner.
vikings-why-cannot-slay = Avec cette carte, vous ne pouvez terrasser aucun Géant : il vous manque la Valkyrie ou les Colons auprès de l’un d’eux.
vikings-why-cannot-slay-there = Vous ne pouvez pas y terrasser de Géant : il manque le Géant, votre Valkyrie ou assez de vos Colons.
vikings-why-must-slay = Vous avez déclaré terrasser un Géant : choisissez lequel.
vikings-why-spot-full = Il n’y a plus de place pour un village.
vikings-why-no-boat-there = Aucun de vos Drakkars ne s’y trouve.
vikings-why-own-boat-there = Un de vos propres Drakkars s’y trouve déjà.
vikings-why-too-far = Votre Drakkar n’y arrive pas en un déplacement.
vikings-why-no-move-left = Votre Drakkar n’a plus de déplacement.
vikings-why-not-beside-dock = Ce fjord n’est pas adjacent au quai.
vikings-why-no-village = Il n’y a pas de village à cet endroit.
vikings-why-no-unit-there = Vous n’avez pas d’unité là où se trouve ce village.
vikings-why-not-at-this-dock = Ce quai ne dessert pas cette région.
vikings-why-too-many-settlers = Avec cette action Naviguer, vous ne pouvez pas déployer autant de Colons.
vikings-why-landed-already = Vos Colons ont déjà débarqué là : ceux d’un même accostage viennent ensemble.
vikings-why-no-settler-left = Vous n’avez pas autant de Colons sur votre plateau Clan.
vikings-why-no-need-to-recall = On ne peut reprendre des Colons ici que si le plateau Clan en a moins qu’on ne peut encore en déployer, et que l’on a la nourriture.
vikings-why-no-settler-there = Ce Colon ne s’y trouve pas.
vikings-why-own-settler = Vous ne pouvez pas pourfendre vos propres Colons.
vikings-why-not-near = Vous n’y avez pas d’unité, et cette Bénédiction ne va pas plus loin.
vikings-why-no-docked-boat = Aucun de vos Drakkars n’y est à quai.
vikings-why-one-by-one = Cette Bénédiction déploie les Colons un par un.
vikings-why-not-beside = Ces deux régions ne sont pas adjacentes.
vikings-why-no-valkyrie-there = Aucune de vos Valkyries ne s’y trouve.
vikings-why-no-temple-there = Vous n’y avez pas de Temple.
vikings-why-temple-there = Vous y avez déjà un Temple.
vikings-why-giant-there = Un Géant s’y trouve.
vikings-why-no-giant-there = Aucun Géant ne s’y trouve.
vikings-why-no-food = Vous n’avez pas assez de nourriture.
vikings-why-cannot-pay = Vous n’avez pas de quoi payer.
vikings-why-no-steel = Vous n’avez pas assez d’acier.
vikings-why-no-room = Vous ne pouvez pas garder plus de 7 d’une même sorte.
vikings-why-one-kind-only = Tout doit être d’une seule sorte, et autant qu’il y a de place.
vikings-why-too-much = C’est plus que vous ne pouvez prendre.
vikings-why-too-little = C’est moins que ce que vous gagnez : prenez le nombre entier.
vikings-why-same-kind = Une ressource s’échange contre une autre, pas contre elle-même.
vikings-why-not-enough = Vous n’en avez pas autant à donner.
vikings-why-no-boat-left = Il ne reste pas de Drakkar sur votre plateau Clan.
vikings-why-no-temple-left = Il ne reste pas de Temple sur votre plateau Clan.
vikings-why-dock-taken = Un Drakkar se trouve déjà à ce quai.
vikings-why-nobody-lives-there = Aucun de vos Colons ni de vos Temples n’est sur l’île de ce quai.
vikings-why-boat-only = Seul un Drakkar peut être construit maintenant.
vikings-why-must-discard = Vous avez pioché une carte et devez en défausser une.
vikings-why-only-down = La Fureur ne peut être que réduite maintenant.
vikings-why-another-god = Ce doit être un autre dieu que celui dont vous utilisez la Bénédiction.
vikings-why-no-fury-left = La Fureur de ce dieu est déjà de 0.
vikings-why-must-choose = Vous ne pouvez pas y renoncer : choisissez une carte Faveur.
vikings-why-no-favor-there = Aucune carte Faveur ne peut y être prise.
vikings-why-must-give-back = Vous avez quatre cartes Faveur et devez en remettre une.
vikings-why-not-your-favor = Cette carte Faveur n’est pas à vous.
vikings-why-one-end-only = Une rangée vide n’a qu’un bout : choisissez celui de gauche.
vikings-why-join-or-not = Rejoignez le combat avec une carte, ou choisissez « { vikings-do-done-JoinTheEnemy } ».
vikings-why-not-equal = Les règles de l’ennemi ne laissent pas ce choix : vous ne décidez qu’entre ce qui se vaut.

## Mots autour de la table

vikings-word-era = Ère
vikings-word-chieftain = Chef
vikings-word-turn = Tour
vikings-word-map = Plateau Océan
vikings-word-regions = Régions
vikings-word-region = Région
vikings-word-island = Île
vikings-word-dock = Quai
vikings-word-docks = Quais
vikings-word-fjord = Fjord
vikings-word-fjords = Fjords
vikings-word-ferry = Transbordeur
vikings-word-village = Village
vikings-word-villages = Villages
vikings-word-dedicated = Dédiés
vikings-word-era_mat = Plateau Ère
vikings-word-gods = Dieux
vikings-word-god = Dieu
vikings-word-rune = Rune
vikings-word-runes = Runes
vikings-word-joker = Joker
vikings-word-active_runes = Runes actives
vikings-word-island_runes = Runes d’île
vikings-word-fury = Fureur
vikings-word-boon = Bénédiction
vikings-word-resources = Ressources
vikings-word-wood = Bois
vikings-word-food = Nourriture
vikings-word-steel = Acier
vikings-word-settlers = Colons
vikings-word-boats = Drakkars
vikings-word-temples = Temples
vikings-word-valkyries = Valkyries
vikings-word-giants = Géants
vikings-word-giant = Géant
vikings-word-clan_mat = Plateau Clan
vikings-word-influence = Influence
vikings-word-held_by = contrôlée par
vikings-word-nobody = personne
vikings-word-free = libre
vikings-word-empty = vide
vikings-word-hand = Main
vikings-word-kept = Gardées
vikings-word-row = Rangée
vikings-word-deck = Paquet
vikings-word-discard = Défausse
vikings-word-cards = Cartes
vikings-word-card = Carte
vikings-word-face_down = face cachée
vikings-word-strength = Force
vikings-word-costs_steel = acier pour combattre
vikings-word-leader_action = Action Jarl
vikings-word-rune_action = Action Rune
vikings-word-needs = demande
vikings-word-bag = Sac
vikings-word-battle = Combat
vikings-word-starter = commencé par
vikings-word-fighters = Combattants
vikings-word-prize = Enjeu
vikings-word-invaders = Envahisseurs
vikings-word-favors = Cartes Faveur
vikings-word-upper_row = Rangée du haut
vikings-word-lower_row = Rangée du bas
vikings-word-enemy = Ennemi
vikings-word-enemy_mat = Plateau Ennemi
vikings-word-chieftain_boat = Drakkar Solitaire
vikings-word-tracks = Pistes
vikings-word-leader_row = Rangée Jarl
vikings-word-battle_row = Rangée Combat
vikings-word-points = Points
vikings-word-points_now = Points des îles à présent
vikings-word-total = Total
vikings-word-final_scoring = Décompte final
vikings-word-players = Joueurs
vikings-word-standings = Classement
vikings-word-now = À présent
vikings-word-drafting = Choisissent encore une carte
vikings-word-winner = Vainqueur
vikings-word-stand_in = valeur de remplacement

## Ce que seul le terminal dit

vikings-short-explore = { $region } → { $region_to }
vikings-short-deploy = { $settlers } : { $region }
vikings-short-give_back = { $favor } : { $row_end }
vikings-letter-0 = 1
vikings-letter-1 = 2
vikings-letter-2 = 3
vikings-letter-3 = 4
vikings-letter-enemy = E
vikings-short-settler = C
vikings-short-boat = D
vikings-short-temple = T
vikings-short-valkyrie = V
vikings-short-giant = G
vikings-legend-settler = C Colon
vikings-legend-temple = T Temple
vikings-legend-valkyrie = V Valkyrie
vikings-legend-giant = G Géant
vikings-head-points = Pts
vikings-head-wood = Bois
vikings-head-food = Nour
vikings-head-steel = Aci.
vikings-head-settlers = Col.
vikings-head-boats = Drak
vikings-head-temples = Tmpl
vikings-head-valkyries = Valk
vikings-head-villages = Vill
vikings-head-favors = Fav.
vikings-head-giants = Géa.
vikings-head-hand = Main
vikings-head-runes = Runes

## La liste des valeurs de remplacement

vikings-kind-era = Plateau Ère
vikings-kind-spot = Actions du plateau Ère
vikings-kind-clan = Plateaux Clan
vikings-kind-favor_rows = Rangées de cartes Faveur
vikings-kind-score = Points des runes
vikings-kind-viking = Cartes Viking
vikings-kind-valkyrie_card = Cartes Valkyrie
vikings-kind-einherjar_card = Cartes Einherjar
vikings-kind-favor = Cartes Faveur
vikings-kind-god = Plateaux Dieu
vikings-kind-giant = Géants
vikings-kind-valkyrie = Emplacements des Valkyries
vikings-kind-enemy_mat = Plateaux Ennemi
vikings-kind-map = Plateaux Océan
vikings-era-first = première ère
vikings-era-second = deuxième ère
vikings-era-third = troisième ère
vikings-value-raid = acier pour un pillage
vikings-value-island_first = rune d’île du premier dieu
vikings-value-island_second = rune d’île du deuxième dieu
vikings-value-island_third = rune d’île du troisième dieu
vikings-value-favor_first = rune de faveur du premier dieu
vikings-value-favor_second = rune de faveur du deuxième dieu
vikings-value-favor_third = rune de faveur du troisième dieu
