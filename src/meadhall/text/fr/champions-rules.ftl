### Les règles numérotées de Champions of Midgard, rédigées avec nos propres mots.
### Un message par règle ; l’identifiant du message est celui de la règle. Sources : champions/rules.toml.

## Mise en place

C-chapter-setup = Mise en place
C-SETUP-1 = Le jeu se joue de deux à quatre et dure huit manches. Après le décompte final, le joueur qui a le plus de gloire l’emporte.
C-SETUP-2 = Les étals du marché sont tirés au hasard et posés face visible : à deux, 1 militaire et 1 économique ; à trois, 1 militaire et 2 économiques ; à quatre, 2 militaires et 2 économiques. Les autres étals sont écartés de la partie.
C-SETUP-3 = Le Petit et le Grand drakkar public sont posés sur leurs emplacements du plateau, les drakkars privés à côté. Un drakkar privé marqué 3+ ne sert qu’à trois ou quatre joueurs, un drakkar marqué 4+ qu’à quatre.
C-SETUP-4 = Sept paquets sont mélangés séparément et posés face cachée : runes, Destins, Navires marchands, trolls, draugr, Expéditions et monstres.
C-SETUP-5 = Le premier joueur est tiré au sort et reçoit le marqueur Premier joueur.
C-SETUP-6 = Les joueurs choisissent leur chef l’un après l’autre, en commençant par le voisin de droite du premier joueur, puis dans le sens antihoraire ; le premier joueur choisit donc en dernier. Chacun des cinq chefs ne peut être pris qu’une fois.
C-SETUP-7 = Chaque joueur commence avec 1 nourriture, 1 bois, 1 pièce, 1 faveur et 1 épéiste, et avec 0 point de gloire.
C-SETUP-8 = Chaque joueur commence avec 3 ouvriers, ou 4 dans une partie à deux. Un ouvrier supplémentaire par joueur attend dans la réserve et ne s’obtient qu’aux Huttes des ouvriers.
C-SETUP-9 = Chaque joueur reçoit 1 carte Destin au hasard. Un Destin n’est connu que de son propriétaire jusqu’à son décompte.

## Règles générales

C-chapter-gen = Règles générales
C-GEN-1 = La nourriture, le bois, les pièces, les faveurs et les blâmes sont illimités : la réserve n’en manque jamais.
C-GEN-2 = Les dés de guerriers sont limités à 12 épéistes, 12 lanciers et 10 porte-haches. Tant que la réserve d’un type est vide, personne ne peut y prendre de dé de ce type.
C-GEN-3 = La maison longue d’un joueur abrite au plus 8 guerriers. Le joueur qui dépasserait 8 ne prend que ce qui tient, choisit lesquels des nouveaux guerriers il prend et rend les autres à la réserve.
C-GEN-4 = Seul le joueur à qui une décision est demandée peut répondre, et uniquement par l’un des choix proposés.
C-GEN-5 = Une fois le décompte final effectué, la partie est terminée et plus aucune action n’est possible.

## Mise en place de la manche

C-chapter-round = Mise en place de la manche
C-ROUND-1 = Premièrement, la carte du dessus du paquet des trolls est posée face visible sur l’emplacement du troll.
C-ROUND-2 = Deuxièmement, les deux cartes du dessus du paquet des draugr sont posées face visible sur les deux emplacements de draugr, celui de gauche d’abord.
C-ROUND-3 = Troisièmement, une carte Expédition est posée face cachée sur chaque emplacement d’Expédition utilisé qui est vide. Une carte qui n’a pas été révélée lors d’une manche précédente reste en place.
C-ROUND-4 = Quatrièmement, une rune est posée face visible sur chacun des deux emplacements voisins du Graveur de runes qui est vide, tant qu’il reste des cartes.
C-ROUND-5 = Cinquièmement, un monstre est posé face visible sur chaque emplacement de monstre utilisé qui est vide. Un monstre non vaincu reste, avec les pièces posées sur lui.
C-ROUND-6 = Sixièmement, la carte Navire marchand suivante est révélée et posée sur les précédentes. Seule la carte du dessus compte.
C-ROUND-7 = Septièmement, on ajoute 1 épéiste chez le Forgeron d’épées, 1 lancier chez l’Emmancheur, 1 porte-hache chez le Forgeron et 1 nourriture au Fumoir.
C-ROUND-8 = Les biens de C-ROUND-7 sont ajoutés à chaque manche, que les précédents aient été pris ou non : ils s’accumulent jusqu’à ce que quelqu’un les récolte.
C-ROUND-9 = À deux ou trois joueurs, trois rivages servent : deux proches et un lointain. Le quatrième, un rivage lointain à l’extrême droite, ne sert qu’à quatre joueurs, avec ses emplacements d’Expédition et de monstre.

## Placement des ouvriers

C-chapter-place = Placement des ouvriers
C-PLACE-1 = En commençant par le détenteur du marqueur Premier joueur, puis dans le sens horaire, chacun place à son tour un seul ouvrier, jusqu’à ce que plus personne n’en ait. Un joueur sans ouvrier est sauté.
C-PLACE-2 = Un lieu accueille un seul ouvrier par manche ; une fois occupé, il est fermé à tous. Les Terrains de chasse accueillent un nombre quelconque d’ouvriers, mendier est toujours possible, et pour les Huttes des ouvriers voir C-TOWN-16.
C-PLACE-3 = Un lieu qui demande un prix ne peut être choisi que par un joueur capable de le payer entièrement à ce moment.
C-PLACE-4 = Les lieux bruns et bleus prennent effet immédiatement. Les lieux rouges n’ont pas encore d’effet : ils réservent un combat pour la suite de la manche. Un drakkar fait les deux : il part aussitôt vers un rivage et son combat vient plus tard.
C-PLACE-5 = Le joueur qui ne peut ou ne veut utiliser aucun lieu doit mendier : il couche l’ouvrier sur son propre plateau et prend 1 nourriture et 1 blâme. Il est interdit de passer.

## Lieux de la ville

C-chapter-town = Lieux de la ville
C-TOWN-1 = Forgeron : prenez tous les porte-haches qui s’y trouvent.
C-TOWN-2 = Emmancheur : prenez tous les lanciers qui s’y trouvent.
C-TOWN-3 = Forgeron d’épées : prenez tous les épéistes qui s’y trouvent.
C-TOWN-4 = Fumoir : prenez toute la nourriture qui s’y trouve.
C-TOWN-5 = Terrains de chasse : vos guerriers non affectés chasseront pendant la résolution des combats (C-RESOLVE-2). Le nombre de joueurs et d’ouvriers n’y est pas limité.
C-TOWN-6 = Maison longue du Jarl : prenez 1 épéiste de la réserve ainsi que le marqueur Premier joueur. Si vous l’avez déjà, vous devez le donner à votre voisin de gauche. Le marqueur ne change de main d’aucune autre façon.
C-TOWN-7 = Marché : échangez avec la réserve nourriture, bois et pièces, à un contre un, autant de fois que vous voulez au cours de cette visite.
C-TOWN-8 = Navire marchand : payez 1 pièce et prenez dans la réserve tout ce que montre la carte Navire marchand du dessus.
C-TOWN-9 = Graveur de runes : payez 1 bois et prenez une rune, soit l’une de celles qui sont visibles, soit la carte inconnue du dessus du paquet. Posez-la face visible devant vous.
C-TOWN-10 = Maison du Sage : regardez en secret une carte Expédition face cachée du plateau et remettez-la en place, puis piochez 1 carte Destin, que vous gardez secrète.
C-TOWN-11 = Charpentier naval : choisissez un drakkar privé encore disponible à côté du plateau, payez le bois et les pièces qui y sont indiqués et posez-le près de votre chef. Chaque joueur n’en construit qu’un de toute la partie et ne peut pas en changer.
C-TOWN-12 = Petit drakkar public : gratuit. Envoyez-le aussitôt vers un rivage dont le mouillage est libre. Il transporte au plus 5 guerriers et nourritures au total.
C-TOWN-13 = Grand drakkar public : payez 1 pièce, puis envoyez-le aussitôt vers un rivage dont le mouillage est libre. Il transporte au plus 10 guerriers et nourritures au total.
C-TOWN-14 = Un drakkar privé est un lieu réservé à son propriétaire, qui peut y placer un ouvrier une fois par manche, y compris la manche de sa construction. Son usage est gratuit ; il part vers un rivage dont le mouillage est libre et transporte jusqu’à la capacité qu’il indique.
C-TOWN-15 = Église en bois debout : payez 1, 3, 6 ou 10 pièces pour 1, 2, 3 ou 4 faveurs. Vous choisissez une seule de ces quatre offres par ouvrier placé ici.
C-TOWN-16 = Huttes des ouvriers : payez des pièces et prenez votre ouvrier supplémentaire, utilisable dès cette manche. La première utilisation de la partie coûte 5 pièces, la deuxième 4, la troisième 3 et la quatrième 2. Chaque joueur n’y a droit qu’une fois par partie, et un seul ouvrier par manche peut y être placé.
C-TOWN-17 = Emplacement du troll : votre ouvrier vous réserve, à vous seul, le combat contre le troll de la manche.
C-TOWN-18 = Emplacements de draugr : il y en a deux, et un ouvrier posé sur l’un d’eux réserve à son joueur seul le combat contre le draugr qui s’y trouve. Un joueur peut prendre les deux, avec un ouvrier pour chacun.
C-TOWN-19 = Le mouillage de chaque rivage n’accueille qu’un drakkar par manche. Si aucun mouillage utilisé n’est libre, aucun drakkar ne peut être choisi.

## Étals du marché

C-chapter-stall = Étals du marché
C-STALL-1 = Un étal en jeu est un lieu comme un autre : il accueille un ouvrier par manche, agit immédiatement et ne donne son effet qu’une fois par placement, sauf si sa règle dit autre chose.
C-STALL-2 = Aumingi (économique) : rendez 1 nourriture pour 1 faveur. Vous pouvez le faire jusqu’à trois fois par visite.
C-STALL-3 = Scalde (économique) : marquez aussitôt 2 points de gloire.
C-STALL-4 = Marchand généreux (économique) : prenez 1 nourriture et 1 bois.
C-STALL-5 = Riche étranger (économique) : prenez 2 pièces.
C-STALL-6 = Guerriers du peuple (militaire) : payez 1 nourriture et prenez 2 épéistes.
C-STALL-7 = Pillards (militaire) : payez 1 bois et prenez 2 lanciers.
C-STALL-8 = Jomsvikings (militaire) : payez 2 pièces et prenez 1 épéiste et 1 porte-hache.
C-STALL-9 = Varègues (militaire) : payez 1 pièce et prenez 1 épéiste et 1 lancier.

## Affectation des guerriers

C-chapter-assign = Affectation des guerriers
C-ASSIGN-1 = Quand tous les ouvriers sont placés, chaque joueur qui a un ouvrier sur le troll, sur un draugr ou sur un drakkar affecte à ces combats des guerriers de sa maison longue. Les drakkars se chargent aussi de nourriture.
C-ASSIGN-2 = Tous ces joueurs affectent en même temps et en secret. Les affectations sont révélées ensemble, quand chacun a terminé.
C-ASSIGN-3 = Tout joueur peut demander que l’on procède plutôt dans l’ordre du tour, tant qu’il n’a pas terminé cette phase. Elle recommence alors : on affecte ouvertement, l’un après l’autre, dans le sens horaire à partir du premier joueur.
C-ASSIGN-4 = Il est permis de n’affecter aucun dé à un combat ou à un drakkar.
C-ASSIGN-5 = Un type de guerrier interdit par un troll ou un draugr ne peut pas lui être affecté. Tous les types peuvent embarquer, quoi qu’interdise le monstre (voir C-JOURNEY-13).
C-ASSIGN-6 = Guerriers et nourriture à bord d’un drakkar ne dépassent jamais ensemble sa capacité ; chaque dé et chaque nourriture compte pour 1.
C-ASSIGN-7 = La nourriture ne s’affecte qu’aux drakkars, jamais au troll ni à un draugr.
C-ASSIGN-8 = Les guerriers non affectés restent dans la maison longue ; si leur propriétaire a un ouvrier aux Terrains de chasse, ils chassent tous.

## Résolution des combats

C-chapter-resolve = Résolution des combats
C-RESOLVE-1 = La résolution suit cet ordre : la chasse, le troll, les draugr de gauche à droite, les rivages de gauche à droite.
C-RESOLVE-2 = Chasse : chaque joueur qui a un ouvrier aux Terrains de chasse lance une fois tous ses dés non affectés ailleurs et prend 1 nourriture par touche, une double touche comptant pour 2. La chasse ne coûte aucun guerrier.
C-RESOLVE-3 = Une chasse rapporte au plus 6 nourritures à un joueur, quel que soit le nombre de touches.
C-RESOLVE-4 = À la chasse, un joueur peut défausser 1 faveur pour relancer une partie ou la totalité des dés, aussi souvent qu’il le veut, comme au combat.
C-RESOLVE-5 = Troll : le joueur dont l’ouvrier occupe l’emplacement du troll le combat, assaut après assaut, jusqu’à ce que le troll soit tué ou qu’il ne reste aucun guerrier dans ce combat.
C-RESOLVE-6 = Celui qui tue le troll défausse 1 de ses blâmes, s’il en a, et désigne un autre joueur, qui prend 1 blâme.
C-RESOLVE-7 = Draugr : le combat de l’emplacement de gauche est résolu d’abord, puis celui de droite. Un draugr auquel aucun guerrier n’est affecté est sauté.
C-RESOLVE-8 = Rivages : de gauche à droite, chaque drakkar passe par trois étapes : sa carte Expédition, le ravitaillement des guerriers, le combat contre le monstre. Un rivage sans drakkar est sauté et sa carte Expédition reste face cachée.

## Expéditions

C-chapter-journey = Expéditions
C-JOURNEY-1 = La carte Expédition d’un rivage vers lequel un drakkar a été envoyé est révélée, appliquée et défaussée, même s’il n’y a aucun guerrier à bord.
C-JOURNEY-2 = Ce qu’une carte Expédition fait perdre est pris parmi les guerriers et la nourriture de ce drakkar et retourne à la réserve.
C-JOURNEY-3 = Mer tranquille : il ne se passe rien.
C-JOURNEY-4 = Kraken : combattez-le selon les règles de combat avec les guerriers à bord. Le tuer rapporte 3 points de gloire. Quelle que soit l’issue, les survivants poursuivent leur route vers le monstre.
C-JOURNEY-5 = Égarés : perdez deux éléments à bord, à votre choix : 2 nourritures, 2 guerriers ou 1 de chaque.
C-JOURNEY-6 = Pas de vent : perdez 1 nourriture.
C-JOURNEY-7 = Tempête : perdez 1 nourriture ou 1 guerrier, à votre choix.
C-JOURNEY-8 = Tourbillon : perdez 1 guerrier, que vous choisissez.
C-JOURNEY-9 = Sur un rivage proche, 1 nourriture suffit pour 2 guerriers au plus. Les deux rivages de gauche sont proches.
C-JOURNEY-10 = Sur un rivage lointain, 1 nourriture suffit pour 1 guerrier. Les deux rivages de droite sont lointains.
C-JOURNEY-11 = Seule la nourriture à bord nourrit les guerriers à bord, et tous ceux qui peuvent être nourris doivent l’être. Les autres meurent de faim et retournent à la réserve ; leur propriétaire choisit lesquels.
C-JOURNEY-12 = Après le ravitaillement, toute la nourriture à bord retourne à la réserve, même celle qui n’a pas servi.
C-JOURNEY-13 = Les guerriers d’un type interdit par le monstre sont éliminés après le ravitaillement et avant le premier assaut de ce combat. Ils retournent à la réserve et ne sont jamais lancés contre lui.

## Combat

C-chapter-combat = Combat
C-COMBAT-1 = Les trolls, les draugr, les krakens et les monstres sont des ennemis, chacun doté d’une attaque et d’une défense. Un ennemi est tué dès que ses dégâts égalent ou dépassent sa défense.
C-COMBAT-2 = Les deux camps frappent en même temps : un ennemi tué lors d’un assaut inflige encore ses dégâts pendant cet assaut.
C-COMBAT-3 = Chaque assaut commence par le lancer de tous les dés encore engagés dans le combat.
C-COMBAT-4 = Vous pouvez ensuite défausser 1 faveur pour relancer une partie ou la totalité de ces dés. Vous pouvez recommencer tant que vous avez des faveurs à défausser.
C-COMBAT-5 = L’ennemi subit 1 dégât par arme visible sur les dés ; une face à deux armes en inflige 2.
C-COMBAT-6 = Vous perdez autant de dés de ce combat que l’attaque de l’ennemi, moins un par bouclier obtenu, sans descendre sous zéro ni dépasser le nombre de dés engagés. Vous choisissez lesquels ; ils retournent à la réserve.
C-COMBAT-7 = Si l’ennemi est tué, prenez sa carte et sa récompense, même si vos derniers guerriers sont tombés au cours du même assaut. Les survivants rentrent dans votre maison longue.
C-COMBAT-8 = Si l’ennemi vit et qu’il vous reste des guerriers dans le combat, un nouvel assaut commence. Les dégâts déjà infligés restent sur l’ennemi.
C-COMBAT-9 = Si l’ennemi vit et qu’il ne vous reste aucun guerrier dans le combat, vous êtes battu et ne recevez aucune récompense. Tous les dégâts de l’ennemi sont retirés.
C-COMBAT-10 = La récompense comprend la gloire de la carte et, selon ce qui est indiqué, du bois pour un troll, des pièces pour un draugr, des faveurs pour un monstre. Avec un monstre, vous prenez aussi les pièces accumulées sur lui.
C-COMBAT-11 = Vos ennemis vaincus forment une seule pile face cachée. Vous n’êtes tenu d’en révéler ni le nombre, ni les types, ni les couleurs.

## Nettoyage

C-chapter-clean = Nettoyage
C-CLEAN-1 = D’abord, les ouvriers reviennent à leurs propriétaires, les drakkars publics à leurs emplacements du plateau et les drakkars privés à leurs propriétaires.
C-CLEAN-2 = Si le troll n’a pas été tué pendant la manche, il est défaussé et chaque joueur prend 1 blâme.
C-CLEAN-3 = Les draugr non vaincus sont défaussés.
C-CLEAN-4 = Les cartes Expédition révélées vont dans la défausse des Expéditions. Celles qui ne l’ont pas été restent à leur place.
C-CLEAN-5 = On pose 1 pièce de la réserve sur chaque monstre non vaincu. Ces pièces s’additionnent et reviennent à celui qui le tuera.
C-CLEAN-6 = Après la manche 8, on passe au décompte final ; sinon, la manche suivante commence par sa mise en place.

## Décompte final

C-chapter-score = Décompte final
C-SCORE-1 = Chaque joueur ne marque que ses propres Destins. Si vous êtes seul à posséder le plus de l’élément demandé, vous marquez le plus grand nombre de la carte ; si vous êtes à égalité pour la première place, le plus petit ; sinon, rien.
C-SCORE-2 = Pour marquer un Destin, il faut posséder au moins un exemplaire de l’élément demandé.
C-SCORE-3 = Chaque série complète d’un ennemi vaincu rouge, d’un bleu et d’un jaune rapporte 5 points de gloire. Les trolls n’ont pas de couleur et n’entrent dans aucune série.
C-SCORE-4 = Chacune de vos runes, utilisée ou non, rapporte la gloire qu’elle indique.
C-SCORE-5 = Votre drakkar privé rapporte la gloire qu’il indique.
C-SCORE-6 = Chaque faveur restante rapporte 2 points de gloire.
C-SCORE-7 = Chaque lot complet de 3 pièces restantes rapporte 1 point de gloire.
C-SCORE-8 = Les blâmes coûtent de la gloire : 1 blâme en fait perdre 1, 2 en font perdre 3, 3 en font perdre 6, 4 en font perdre 10, 5 en font perdre 15, et 6 ou plus en font perdre 21.
C-SCORE-9 = Le joueur qui a le plus de gloire devient jarl et remporte la partie.
C-SCORE-10 = En cas d’égalité, le joueur à égalité qui a vaincu le plus d’ennemis, trolls compris, l’emporte. Si l’égalité persiste, la victoire est partagée.

## Chefs

C-chapter-leader = Chefs
C-LEADER-1 = Asmundr le Pieux marque 2 points de gloire chaque fois qu’il défausse une faveur pour relancer des dés. La faveur est tout de même dépensée.
C-LEADER-2 = Dagrun la Prédestinée pioche un Destin de plus à la Maison du Sage, garde une des cartes piochées et remet le reste sous le paquet.
C-LEADER-3 = Gylfir le Loup de mer utilise le Navire marchand sans payer la pièce.
C-LEADER-4 = Svanhildr la Demoiselle à l’épée : chaque face à une touche d’un épéiste compte pour 2 touches et chaque double touche pour 3. Cela vaut au combat et à la chasse, où la limite de 6 nourritures demeure.
C-LEADER-5 = Ullr le Berserker marque 1 point de gloire à chaque assaut où au moins un de ses dés montre une double touche, quelle que soit l’issue du combat.

## Runes

C-chapter-rune = Runes
C-RUNE-1 = Les runes sont posées face visible devant leur propriétaire. Chacune s’utilise une fois dans la partie, à tout moment permis par sa règle, en la retournant ; on la garde ensuite pour le décompte.
C-RUNE-2 = Présents : prenez dans la réserve 4 éléments au total, en combinant à votre gré bois, nourriture et pièces.
C-RUNE-3 = Gloire : quand vous tuez un ennemi (troll, draugr, kraken ou monstre), marquez en plus la moitié de sa gloire, arrondie à l’inférieur ; 13 points en donnent 6 de plus.
C-RUNE-4 = Guérison : pendant un assaut, vous ne perdez aucun guerrier. Les assauts suivants du même combat causent des pertes normales.
C-RUNE-5 = Expédition : quand votre carte Expédition vient d’être révélée, défaussez-la sans effet ; la carte suivante du paquet est révélée et s’applique à sa place, même si elle est pire.
C-RUNE-6 = Savoir : regardez en secret toutes les cartes Expédition face cachée du plateau, mais pas celles du paquet.
C-RUNE-7 = Potentiel : après l’un de vos lancers, au combat ou à la chasse, relancez tous les dés qui montrent une face vide. Les nouveaux résultats comptent.
C-RUNE-8 = Réaction : après l’un de vos lancers, au combat ou à la chasse, chaque bouclier compte aussi pour une touche, tout en restant un bouclier. Pour Svanhildr, le bouclier d’un épéiste compte pour deux touches.
C-RUNE-9 = Réussite : révélez l’un de vos Destins et marquez-le aussitôt. Gardez-le : il est marqué une seconde fois au décompte final.
C-RUNE-10 = Vraie vision : quand vous utilisez la Maison du Sage, piochez deux Destins de plus, gardez-en un seul parmi tous ceux piochés et remettez les autres sous le paquet. Dagrun en pioche quatre au total et en garde un.
C-RUNE-11 = Richesse : prenez autant de pièces que vous en avez, mais 5 au plus.

## Variantes

C-chapter-variant = Variantes
C-VARIANT-1 = Salle des archives : les ennemis vaincus restent face visible devant leurs propriétaires, à la vue de tous, au lieu de former une pile cachée.
C-VARIANT-2 = Villageois méfiants : chaque joueur commence la partie avec 1 blâme.

## Éditions

C-chapter-edition = Éditions
C-EDITION-1 = Éditions française et japonaise : les rivages sont inversés. Les deux de gauche sont lointains et les deux de droite proches, et celui de l’extrême gauche ne sert qu’à quatre joueurs ; les rivages lointains sont donc résolus avant les proches.
C-EDITION-2 = Édition française : celui qui tue le troll peut défausser 1 de ses blâmes et peut obliger tous ses adversaires à prendre 1 blâme chacun. Ces deux choix sont libres et indépendants ; cette règle remplace C-RESOLVE-6.
C-EDITION-3 = Édition japonaise : celui qui tue le troll défausse 1 de ses blâmes, s’il en a ; chaque autre joueur prend 1 blâme ; puis un autre joueur, qu’il désigne, en prend 1 de plus. Cette règle remplace C-RESOLVE-6.
C-EDITION-4 = Édition japonaise : si le troll vit encore à l’issue de son étape de la résolution, chaque joueur prend 1 blâme à ce moment-là, et aucun pour lui lors du nettoyage.
C-EDITION-5 = Édition française : le joueur qui ne peut ou ne veut pas utiliser un lieu peut mendier, sans y être obligé. S’il ne mendie pas, l’ouvrier est simplement couché et le joueur ne prend ni nourriture ni blâme.
C-EDITION-6 = Édition française : chaque emplacement d’Expédition utilisé reçoit une nouvelle carte à chaque mise en place de manche. Les cartes qui n’ont pas été révélées sont d’abord remélangées au paquet des Expéditions.
C-EDITION-7 = Éditions française et japonaise : les faveurs ne permettent de relancer qu’au combat, pas à la chasse.
C-EDITION-8 = Édition japonaise : les guerriers interdits par un troll ou un draugr peuvent lui être affectés. Ils retournent à la réserve sans être lancés, avant le premier assaut de ce combat.
C-EDITION-9 = Éditions française et japonaise : personne ne peut demander l’ordre du tour pour l’affectation des guerriers ; C-ASSIGN-3 ne s’applique pas.
C-EDITION-10 = Édition française : la rune de Gloire vaut pour les trolls, les draugr et les monstres ; elle ne s’utilise pas contre le Kraken, que sa liste ne nomme pas.

## Décisions

C-chapter-ruling = Décisions
C-RULING-1 = Si le paquet des Expéditions est vide alors qu’il faut une carte, les Expéditions défaussées sont mélangées pour former un nouveau paquet.
C-RULING-2 = Si la réserve n’a plus de dé du type qu’un lieu devrait recevoir à la mise en place de la manche, ce lieu n’en reçoit pas cette fois-ci, et rien ne le compense plus tard.
C-RULING-3 = Si un étal, le Navire marchand ou un autre lieu donne un dé qui manque dans la réserve, ce dé est perdu pour le joueur, sans compensation.
C-RULING-4 = La gloire d’Ullr se juge sur les dés définitifs, après toutes les relances, une fois par assaut et jamais à la chasse. C’est la face à double touche qui compte, non des dégâts augmentés par un autre effet.
C-RULING-5 = La Guérison s’annonce après le lancer et avant que les coups de cet assaut ne soient portés. Aucune perte n’est subie pendant cet assaut, quels que soient les boucliers obtenus.
C-RULING-6 = Potentiel, Réaction et Guérison s’utilisent à tout moment entre un lancer et les coups qui le suivent : avant, entre et après les relances par faveur. Potentiel relance chaque dé qui montre une face vide, une seule fois chacun, et une faveur peut relancer les nouveaux résultats. Avec l’option roll_runes=after_favor, ces runes attendent qu’on ne dépense plus de faveur sur ce lancer.
C-RULING-7 = La rune de Gloire donne la moitié de la gloire imprimée sur l’ennemi, arrondie à l’inférieur. Ni ses autres récompenses ni les pièces posées sur un monstre n’augmentent.
C-RULING-8 = La rune de Réussite se juge aussitôt selon les règles du décompte final : seul ou à égalité en tête, avec au moins un exemplaire de l’élément demandé. Aucun autre joueur ne peut y répondre par une rune avant ce jugement.
C-RULING-9 = Un joueur peut placer plusieurs ouvriers aux Terrains de chasse, mais il ne chasse qu’une fois : les ouvriers en plus n’ont aucun effet.
C-RULING-10 = Un drakkar qui ne porte que de la nourriture, ou rien, part tout de même et révèle sa carte Expédition, mais il n’y a pas de combat contre le monstre.
C-RULING-11 = Si Pas de vent ne trouve aucune nourriture à bord, ou Tourbillon aucun guerrier, rien d’autre n’est perdu à la place.
C-RULING-12 = Si Égarés ne trouve qu’un seul élément à bord, celui-ci est perdu ; s’il n’y en a aucun, rien n’est perdu.
C-RULING-13 = Celui qui tue le troll doit désigner un adversaire pour prendre le blâme ; il ne peut pas y renoncer.
C-RULING-14 = Les Destins sont jugés en premier au décompte final, toutes les faveurs et pièces étant encore en main, avant leur conversion en gloire.
C-RULING-15 = Le livret français omet l’étape qui renouvelle les runes, alors que son Graveur de runes parle de runes visibles. Nous y voyons un oubli : les runes sont renouvelées dans toutes les éditions.
C-RULING-16 = Dans toutes les éditions, des dégâts égaux à la défense tuent. Une parenthèse du livret français exige plus que la défense, mais elle contredit la phrase même du livret.
C-RULING-17 = Présents, Richesse et Savoir sont proposées à chaque décision de leur propriétaire, juste avant l’affectation des guerriers et juste avant le décompte final. Réussite l’est à ces mêmes moments et aussi après chaque tour et chaque combat des autres joueurs. Aucune rune ne s’utilise pendant l’affectation secrète ; le moment qui la précède en tient lieu.
C-RULING-18 = Les Destins remis après une pioche de plusieurs cartes (Dagrun, Vraie vision) vont sous le paquet dans un ordre aléatoire que personne ne connaît.
C-RULING-19 = Si le paquet des Destins contient moins de cartes qu’il n’en faut piocher, on ne pioche que celles-là ; s’il est vide, aucune.
C-RULING-20 = Seul le joueur dont le drakkar est en route peut utiliser la rune d’Expédition sur la carte Expédition de cette traversée.
C-RULING-21 = Un lieu qui ne demande aucun prix peut être choisi même s’il ne donne rien à ce moment.
C-RULING-22 = Le Kraken est une carte Expédition : il est défaussé et non gardé, et ne compte ni pour les séries et les Destins, ni pour départager les égalités.
C-RULING-23 = Les guerriers et la nourriture à bord d’un drakkar, ainsi que les guerriers engagés dans un combat, comptent toujours comme ceux de leur propriétaire pour les Destins et pour la limite de 8 guerriers.
C-RULING-24 = Le livret français compte le Kraken parmi les ennemis dont on prend la récompense, sans en imprimer le nombre. Nous donnons la gloire de C-JOURNEY-4 ; avec l’option french_kraken=no_glory, le tuer n’en rapporte aucune.
C-RULING-25 = « Tout joueur », dans C-ASSIGN-3, désigne chaque joueur à la table : ceux qui n’affectent rien sont aussi interrogés, et acceptent le secret ou demandent l’ordre du tour. Quand un seul joueur affecte des guerriers, la question ne se pose pas. Avec l’option turn_order=fighters, seuls ceux qui affectent des guerriers peuvent le demander.
C-RULING-26 = Quand les mêmes choix mènent au même résultat dans tous les ordres, un seul est proposé : on envoie du troll au dernier rivage et, pour chacun, épéistes, lanciers, porte-haches, nourriture ; les dés se marquent par type et par face ; les Présents se prennent dans l’ordre nourriture, bois, pièces ; et au Marché on ne rééchange pas ce qu’on vient de recevoir, un échange direct faisant de même.
C-RULING-27 = Une action en plusieurs réponses se termine avant toute autre chose : dès qu’un dé est marqué, la faveur est dépensée ; et aucune rune ne s’utilise pendant qu’on marque des dés, qu’on prend des Présents ou qu’on choisit le Destin pour Réussite.
