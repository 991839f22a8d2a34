### Tiny Epic Vikings lu là où rien ne le dessine : comment s’appellent les champs de son image (documents/sheet.py),
### et ce qui est imprimé sur ses éléments (documents/printed_words.py).

## Champs

vikings-field-raid_cost = Acier pour un pillage
vikings-field-chosen = Choisie à l’instant
vikings-field-fighter = Face cachée au combat
vikings-field-known_to = vue par
vikings-field-starter = Commencé par
vikings-field-place = Provenance
vikings-field-bonus = Bonus de l’ennemi
vikings-field-face_up = face visible
vikings-field-strength = Force
vikings-field-favor_worth = Valeur actuelle des cartes Faveur
vikings-field-settlers = Colons sur le plateau Clan
vikings-field-boats = Drakkars sur le plateau Clan
vikings-field-temples = Temples sur le plateau Clan
vikings-field-parts = Points à la fin
vikings-field-giants = Géants terrassés
vikings-field-fights = au combat
vikings-field-jokers = Jokers
vikings-field-entered = Au combat face cachée, connue de tous
vikings-field-flipped = Retournée au combat
vikings-field-hand_count = Cartes en main
vikings-field-kept_count = Cartes gardées
vikings-field-villages = Villages à dédier
vikings-field-valkyries = Valkyries déployées
vikings-field-enemy_card = Dernière carte
vikings-field-icons = Icônes en attente
vikings-field-ahead = Icônes à venir
vikings-field-space = case
vikings-field-raided = Villages pillés
vikings-field-enemy_valkyries = Valkyries restantes
vikings-field-rank = Rang à présent
vikings-field-island_points = Points d’une rune d’île
vikings-field-favor_points = Points d’une rune de carte Faveur
vikings-field-dedicated = Villages dédiés
vikings-field-spot_room = Places à chaque endroit
vikings-field-held = Contrôlée par
vikings-field-boat = Drakkar
vikings-field-dummy = Cartes de la main que personne ne joue

## Ce qui est imprimé

vikings-printed-rune = { $rune } { $sign }
vikings-printed-favor = { $runes } ({ $bag })
vikings-printed-then = { $first }. { $more }
vikings-printed-strength-more = Force { $n }, et { $times } de plus par { $what }
vikings-printed-strength-by = Force : { $times } par { $what }
vikings-printed-grows = Ce nombre augmente de 1 par { $what }.
vikings-printed-active = rune active { $rune }
vikings-printed-valkyries = Valkyrie que vous avez déployée
vikings-printed-giants = Géant que vous avez terrassé
vikings-printed-rune_action = Action Rune ({ $needs }) : { $action }
vikings-printed-collect = Gagnez { $bag }.
vikings-printed-afterwards = Ensuite : { $action }
vikings-printed-spot-fury = La Fureur de ce dieu augmente de { $n }.
vikings-printed-ferry = Transbordeur vers le quai { $id }
vikings-printed-adjacent = Régions adjacentes : { $regions }
vikings-printed-adjacent-fjords = Fjords adjacents : { $fjords }
