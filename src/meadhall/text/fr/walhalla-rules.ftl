### Les règles numérotées de Walhalla, rédigées avec nos propres mots.
### Un message par règle ; l’identifiant du message est celui de la règle. Sources : walhalla/rules.toml.

## Règles générales

W-chapter-gen = Règles générales
W-GEN-1 = Le jeu se joue à trois ou quatre. Vos Vikings entrent dans les fjords et se disputent la terre, et ceux qui tombent trouvent leur place au Walhalla. Celui qui a le plus de points de victoire après le décompte final de la troisième attaque l’emporte.
W-GEN-2 = Il y a 56 Vikings, 14 de chacune des quatre couleurs. Chaque Viking en jeu est toujours à l’un de ces cinq endroits : à Midgard, la réserve de son propriétaire ; à bord d’un drakkar ; sur une case de terrain ; au Walhalla, parmi les héros tombés ; ou à Asgard, où il attend d’être appelé. Aucun Viking ne quitte jamais la partie.
W-GEN-3 = On joue dans le sens horaire. Seul le joueur à qui une décision est demandée peut répondre, et uniquement par l’un des choix proposés.
W-GEN-4 = Une fois le décompte final effectué, la partie est terminée et plus aucune action n’est possible.
W-GEN-5 = Sont secrets les cartes en main, l’ordre de la pioche et celui des drakkars, ainsi que les cartes posées face cachée jusqu’à leur révélation. Tout le reste est visible : la terre, tous les Vikings, tous les points, le nombre de cartes de chacun, les cartes défaussées et les drakkars encore à venir.

## Mise en place

W-chapter-setup = Mise en place
W-SETUP-1 = Les 18 tuiles de terrain sont mélangées. Chacune porte deux cases, une à chaque bout. Depuis un bord du plateau, elles forment trois presqu’îles droites de six tuiles : chaque presqu’île est une file de douze cases. Entre elles et de part et d’autre s’ouvrent quatre fjords. L’un ou l’autre bout d’une tuile peut se trouver du côté du plateau.
W-SETUP-2 = Les pointes 3, 4 et 5 sont mélangées et l’on en pose une au bout de chaque presqu’île ; puis les pointes 6, 7 et 8 sont mélangées et l’on en pose une derrière chacune des premières. Chaque presqu’île a donc une pointe basse pour la deuxième place et une pointe haute pour la première.
W-SETUP-3 = Chaque joueur a une couleur et place des Vikings de cette couleur à Midgard : 7 à quatre joueurs, 9 à trois.
W-SETUP-4 = Un Viking de plus de chaque couleur passe d’Asgard au Walhalla. Les autres restent à Asgard : 6 à quatre joueurs, 4 à trois.
W-SETUP-5 = À trois joueurs, les Vikings de la couleur absente restent dans la boîte. Les drakkars de cette couleur restent en jeu.
W-SETUP-6 = Les 32 cartes action sont mélangées en une pioche face cachée, et chaque joueur en reçoit une en secret : 4 de chaque pour Forêt, Blé, Culte, Village, Chasse, Attaque et Bouclier, 1 de chaque pour Presqu’île 6, 7 et 8, et 1 carte Walhalla.
W-SETUP-7 = Les 12 drakkars, trois de chaque couleur, sont mélangés et posés face cachée.
W-SETUP-8 = Tous les joueurs commencent avec 0 point.
W-SETUP-9 = Le premier joueur est tiré au sort.

## L’attaque

W-chapter-attack = L’attaque
W-ATTACK-1 = Une partie compte trois attaques. Chaque attaque se compose de tours joués dans le sens horaire à partir de son premier joueur, et se termine par un décompte.
W-ATTACK-2 = Un tour a trois phases : le joueur actif tire un drakkar et des Vikings montent à bord ; le joueur actif envoie le drakkar dans un fjord ; les Vikings à bord débarquent.
W-ATTACK-3 = L’attaque prend fin quand les douze drakkars ont pris la mer.
W-ATTACK-4 = L’attaque prend fin aussi quand plus aucun joueur n’a de Viking à Midgard.

## Embarquement

W-chapter-board = Tirer un drakkar et monter à bord
W-BOARD-1 = Le joueur actif retourne le drakkar du dessus. Celui-ci a trois places : proue, milieu et poupe. L’une d’elles est colorée et réservée au joueur de cette couleur ; les deux autres sont réservées au joueur actif.
W-BOARD-2 = Le propriétaire de la place colorée décide le premier s’il y fait monter un Viking.
W-BOARD-3 = Ensuite, le joueur actif fait monter zéro, un ou deux Vikings, sur celles de ses deux places qu’il veut. Sur un drakkar de sa couleur, il en a trois (W-BOARD-4).
W-BOARD-4 = Si la place colorée est de la couleur du joueur actif, les trois places sont à lui et il peut faire monter jusqu’à trois Vikings.
W-BOARD-5 = À trois joueurs, la place colorée d’un drakkar de la couleur absente reste vide.
W-BOARD-6 = Les Vikings montent à bord depuis Midgard. Celui qui n’en a plus à Midgard ne peut pas embarquer, sauf en vendant des cartes (W-SELL-1).

## Navigation

W-chapter-sail = Envoyer le drakkar
W-SAIL-1 = Le joueur actif envoie le drakkar dans l’un des quatre fjords, n’importe lequel, avec l’un ou l’autre bout en avant.
W-SAIL-2 = Le drakkar glisse jusqu’à toucher le plateau ou le drakkar qui le précède. Il longe alors trois rangs de cases, un par place.
W-SAIL-3 = Un fjord ne peut être choisi que si le drakkar doit y longer au moins une case de terrain. Les pointes ne sont pas du terrain.
W-SAIL-4 = Le drakkar doit être envoyé.
W-SAIL-5 = Les drakkars restent dans leurs fjords jusqu’à la fin de l’attaque.

## Débarquement

W-chapter-land = Débarquer
W-LAND-1 = Les Vikings à bord débarquent l’un après l’autre : d’abord celui qui est le plus près du plateau, puis celui du milieu, puis celui qui est le plus au large.
W-LAND-2 = Un Viking ne peut débarquer que sur la case située juste à côté de sa propre place, à gauche ou à droite du drakkar ; jamais plus loin, et jamais sur une pointe.
W-LAND-3 = C’est le propriétaire du Viking qui choisit le côté.
W-LAND-4 = Un Viking qui peut débarquer doit débarquer.
W-LAND-5 = Personne n’attaque son propre Viking. Entre son propre Viking d’un côté et celui d’un autre joueur de l’autre, il faut attaquer celui de l’autre joueur ; entre son propre Viking et une case libre, il faut prendre la case libre.
W-LAND-6 = Un Viking qui ne peut débarquer d’aucun côté quitte le drakkar et retourne à Midgard.
W-LAND-7 = Sur une case libre, le Viking est posé et le terrain produit son effet.

## Combats

W-chapter-fight = Combats
W-FIGHT-1 = Un Viking qui débarque sur celui d’un autre joueur l’attaque. Le défenseur décide seul si le combat est perdu ou gagné.
W-FIGHT-2 = Si le défenseur perd, son Viking va au Walhalla. Le Viking attaquant occupe la case et le terrain produit son effet.
W-FIGHT-3 = Si le défenseur gagne, son Viking reste en place et le défenseur paie cette victoire : il fait passer un de ses propres Vikings du Walhalla à Asgard. Le Viking attaquant va au Walhalla.
W-FIGHT-4 = Un défenseur qui n’a aucun Viking au Walhalla ne peut pas gagner, sauf avec une carte Bouclier (W-CARD-4).

## Terrain

W-chapter-terrain = Terrain
W-TERRAIN-1 = Lieu de culte : celui qui l’occupe pioche aussitôt une carte action.
W-TERRAIN-2 = Forêt : celui qui l’occupe marque aussitôt 2 ou 3 points, selon ce qui y est imprimé.
W-TERRAIN-3 = Village : le Viking qui s’y trouve compte 1 ou 2 de plus, selon ce qui y est imprimé, au décompte de sa presqu’île.
W-TERRAIN-4 = Champ de blé : il rapporte des points à la fin de chaque attaque où il est tenu (W-SCORE-7), et le Viking qui s’y trouve reste pour l’attaque suivante (W-NEXT-2).

## Cartes action

W-chapter-card = Cartes action
W-CARD-1 = Les cartes jouées vont face visible à la défausse. Quand la pioche est vide, les cartes défaussées sont mélangées pour en former une nouvelle. Le nombre de cartes en main n’est pas limité.
W-CARD-2 = Chasse : se joue quand votre Viking occupe une forêt. La forêt rapporte le double de ses points, soit 4 ou 6.
W-CARD-3 = Attaque : se joue avant que votre Viking qui débarque n’attaque celui d’un autre joueur. Le défenseur n’a pas le choix et perd.
W-CARD-4 = Bouclier : se joue en défense. Vous gagnez le combat sans retirer de Viking du Walhalla ; vous pouvez le jouer même si vous n’y en avez aucun.
W-CARD-5 = Un Bouclier est sans effet contre une carte Attaque.
W-CARD-6 = À la fin d’une attaque, chaque joueur peut poser face cachée autant de cartes Forêt, Blé, Culte, Village, Presqu’île et Walhalla qu’il veut, tous en même temps ; puis toutes sont révélées ensemble. Les cartes Chasse, Attaque et Bouclier ne se jouent que pendant le débarquement.
W-CARD-7 = Cartes Forêt, Blé, Culte et Village : 1 point par case de ce terrain que vous tenez.
W-CARD-8 = Carte Presqu’île 6, 7 ou 8 : elle compte comme deux Vikings de plus pour vous sur la presqu’île qui porte cette pointe.
W-CARD-9 = Carte Walhalla : elle compte comme deux Vikings de plus pour vous au Walhalla quand on compare les places pour l’approvisionnement, mais pas quand les héros quittent le Walhalla.

## Vendre des cartes

W-chapter-sell = Vendre des cartes action
W-SELL-1 = Un joueur qui veut embarquer, sur son propre drakkar ou comme passager, et qui n’a pas de Viking à Midgard peut y faire venir des Vikings d’Asgard : pour chacun d’eux, il défausse une carte action et recule d’un point.

## Décompte d’une attaque

W-chapter-score = La fin d’une attaque
W-SCORE-1 = À la fin d’une attaque, les cartes posées face cachée sont révélées et les cartes de bonus décomptées ; puis on décompte les presqu’îles, puis le blé.
W-SCORE-2 = Chaque presqu’île est décomptée à part. Votre total y est le nombre de vos Vikings, plus ce qu’ajoutent vos villages, plus deux pour une carte Presqu’île de son numéro.
W-SCORE-3 = Le total le plus élevé reçoit les points de la pointe haute : 6, 7 ou 8.
W-SCORE-4 = Le deuxième total reçoit les points de la pointe basse : 3, 4 ou 5.
W-SCORE-5 = En cas d’égalité pour la première place, les deux pointes sont additionnées et partagées entre les joueurs à égalité, en arrondissant au supérieur. Il n’y a alors pas de deuxième place. Avec les pointes 3 et 8, deux joueurs à égalité marquent 6 points chacun.
W-SCORE-6 = En cas d’égalité pour la deuxième place, la pointe basse est partagée entre les joueurs à égalité, en arrondissant au supérieur. Avec la pointe basse 5, deux joueurs à égalité marquent 3 points chacun.
W-SCORE-7 = Chaque champ de blé que vous tenez rapporte 1 point après la première attaque, 2 après la deuxième et 3 après la troisième.

## L’attaque suivante

W-chapter-next = Préparer l’attaque suivante
W-NEXT-1 = Après la première et la deuxième attaque, tous les Vikings des villages, des forêts et des lieux de culte vont à Asgard.
W-NEXT-2 = Les Vikings des champs de blé restent où ils sont.
W-NEXT-3 = Tous les drakkars sont retirés des fjords et mélangés à nouveau.
W-NEXT-4 = Le voisin de gauche du premier joueur de la dernière attaque commence l’attaque suivante.
W-NEXT-5 = Approvisionnement : les joueurs sont classés selon leurs Vikings au Walhalla, celui qui en a le plus en tête. Chacun fait passer d’Asgard à Midgard le nombre de sa place : à quatre joueurs 8, 7, 6 ou 5, à trois joueurs 10, 9 ou 8.
W-NEXT-6 = Les joueurs à égalité partagent une place, et celui qui les suit a la place suivante : avec 3, 2, 2 et 1 Vikings au Walhalla, on est premier, deuxième, deuxième et troisième.
W-NEXT-7 = Les Vikings encore à Midgard y restent ; l’approvisionnement s’y ajoute.
W-NEXT-8 = Départ des héros : après l’approvisionnement, chaque joueur fait passer du Walhalla à Asgard autant de Vikings qu’en a au Walhalla le joueur qui en a le moins. Avec 4, 3, 2 et 2, chacun en déplace deux.
W-NEXT-9 = Si un joueur n’en a aucun au Walhalla, personne n’en déplace.

## Décompte final

W-chapter-final = Décompte final
W-FINAL-1 = Après la troisième attaque, les cartes, les presqu’îles et le blé sont décomptés comme auparavant. Ensuite, la terre n’est pas vidée et il n’y a pas d’approvisionnement : on passe aux derniers points.
W-FINAL-2 = Chaque case que vous tenez, champs de blé compris, rapporte 1 point.
W-FINAL-3 = Le joueur qui a le plus de Vikings au Walhalla marque 7 points, le deuxième 4.
W-FINAL-4 = En cas d’égalité pour la première place au Walhalla, 7 et 4 sont additionnés et partagés entre les joueurs à égalité, en arrondissant au supérieur, et il n’y a pas de deuxième place. En cas d’égalité pour la deuxième place, les 4 points sont partagés entre les joueurs à égalité, en arrondissant au supérieur.
W-FINAL-5 = Le joueur qui a le plus de points l’emporte. Les cartes encore en main ne comptent pas.

## Variantes

W-chapter-variant = Variantes
W-VARIANT-1 = Presqu’îles de longueurs inégales : l’une a cinq tuiles, une autre six et une autre sept. Là où un drakkar longe une pointe ou le large, ses places n’ont pas de case de ce côté.

## Décisions

W-chapter-ruling = Décisions
W-RULING-1 = Notre source est abîmée là où elle dit où va un Viking qui ne peut pas débarquer. Nous l’envoyons à Midgard ; l’option blocked=asgard l’envoie à Asgard.
W-RULING-2 = Notre source est abîmée là où elle dit ce que vaut à la fin la première place au Walhalla. Nous prenons 7 points, une valeur de remplacement ; un pack de données peut dire autre chose.
W-RULING-3 = Notre source ne donne pas tous les nombres de l’approvisionnement. Ceux du quatrième de quatre joueurs, 5, et du deuxième et du troisième de trois, 9 et 8, sont des valeurs de remplacement ; un pack de données peut dire autre chose.
W-RULING-4 = Les sources divergent sur l’origine du premier Viking au Walhalla. Nous le prenons à Asgard ; l’option first_hero=midgard le prend à Midgard, où il reste alors 6 Vikings à quatre joueurs et 8 à trois.
W-RULING-5 = Nous ignorons quelles cases porte chaque tuile. Nos tuiles sont des valeurs de remplacement : chaque paire de terrains différents existe trois fois, soit neuf cases de chaque terrain. Des neuf forêts, trois valent 3 points ; des neuf villages, trois comptent +2.
W-RULING-6 = Nous ignorons où se trouve la place colorée de chaque drakkar. Nos drakkars sont des valeurs de remplacement : chaque couleur l’a une fois à la proue, une fois au milieu et une fois à la poupe.
W-RULING-7 = Celui qui fait monter moins de Vikings qu’il n’a de places choisit librement celles qui restent vides.
W-RULING-8 = Un drakkar sans personne à bord est envoyé tout de même ; il prend sa place dans le fjord.
W-RULING-9 = On peut attaquer même si la case de l’autre côté est libre.
W-RULING-10 = On ne peut pas vendre sans carte action à défausser, sans point à perdre ou sans Viking à Asgard.
W-RULING-11 = Celui qui a un seul Viking à Midgard peut le faire monter ; Midgard est alors vide, et il peut vendre une carte pour la place suivante.
W-RULING-12 = L’attaque prend fin quand toutes les réserves de Midgard sont vides entre deux tours, même si quelqu’un pouvait encore vendre une carte.
W-RULING-13 = Une phrase de notre source additionne les deux pointes en cas d’égalité pour la deuxième place, mais son propre exemple ne partage que la pointe basse. Nous suivons l’exemple.
W-RULING-14 = Si trois ou quatre joueurs sont à égalité, les points sont divisés par trois ou quatre et arrondis au supérieur.
W-RULING-15 = Un total de 0 ne donne aucune place sur une presqu’île. Un joueur qui y est seul prend la première place, et les points de la deuxième ne sont pas attribués.
W-RULING-16 = Une carte Presqu’île compte comme deux Vikings même pour un joueur qui n’en a aucun sur cette presqu’île ; avec l’option lone_card=false, elle ne compte que pour celui qui en a.
W-RULING-17 = Plusieurs cartes de bonus identiques posées ensemble rapportent chacune leurs points.
W-RULING-18 = La carte Walhalla se pose avec les autres à la fin d’une attaque. Après la troisième attaque il n’y a pas d’approvisionnement, et elle ne peut donc pas être posée.
W-RULING-19 = Les cartes de bonus comptent les cases tenues avant que la terre ne soit vidée pour l’attaque suivante.
W-RULING-20 = Un Viking qui vient d’arriver au Walhalla peut payer le combat suivant, même celui du même drakkar.
W-RULING-21 = Un défenseur qui gagne tient la case comme avant ; le terrain ne produit pas son effet à nouveau.
W-RULING-22 = Les Vikings arrivés au Walhalla pendant l’attaque qui vient de finir comptent pour l’approvisionnement.
W-RULING-23 = Le point du décompte final est attribué par case, et non par tuile de deux cases.
W-RULING-24 = S’il faut piocher une carte alors que la pioche et la défausse sont vides, on n’en pioche pas.
W-RULING-25 = Nous ne connaissons pas de règle pour les égalités de points à la fin. Parmi les joueurs à égalité, celui qui a le plus de Vikings au Walhalla l’emporte ; si l’égalité persiste, la victoire est partagée.
W-RULING-26 = Si Asgard compte moins de Vikings que n’en donne l’approvisionnement, tous viennent, et rien ne compense le reste.
W-RULING-27 = Les joueurs peuvent négocier comme ils veulent, mais les promesses n’engagent personne.
W-RULING-28 = Celui qui prend une place à la table prend sa couleur, dans cet ordre : bleu, rouge, jaune, noir. À trois joueurs, le noir est la couleur absente.
W-RULING-29 = Les questions sont posées d’après ce que tout le monde voit. Celui qui a une carte en main, quelle qu’elle soit, au moment où l’on pourrait en jouer une – pour attaquer, se défendre, chasser, à la fin d’une attaque ou pour la vendre – est interrogé même si aucune ne convient : être interrogé ou non n’apprend donc rien aux autres.
W-RULING-30 = Celui qui vend des cartes fait monter à bord au moins un des Vikings qu’elles ont fait venir ; les autres restent à Midgard.
W-RULING-31 = Un joueur qui n’a aucun Viking au Walhalla n’y prend aucune place au décompte final.
W-RULING-32 = Plusieurs cartes peuvent être vendues avant d’embarquer, car notre source parle de Vikings au pluriel ; avec l’option selling=one_by_one, chaque Viking monte à bord avant que la carte suivante puisse être vendue.
W-RULING-33 = Les presqu’îles de longueurs inégales ont trois dispositions de tuiles : 5-6-7, 5-7-6 et 6-5-7. Leurs images dans un miroir sont la même terre vue de l’autre côté.
